import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAssetId } from '../../../src-main/invoices/asset-id.ts';
import { parseEndpoint } from '../../../src-main/base/service/route.ts';
import {
  disagreement,
  expiryState,
  parseInvoice,
  type RgbInvoice,
} from '../../../src-main/invoices/invoice.ts';
import { formatInvoice } from '../../support/rgb/format-invoice.ts';
import { formatRecipientId } from '../../../src-main/invoices/recipient.ts';

const CONTRACT = 'lXijPaL7-gDQZASh-f3x8kzZ-clunObs-mrAyGXq-GekWcb0';
const SCHEMA = 'RWhwUfTMpuP2Zfx1~j4nswCANGeJrYOqDcKelaMV4zU';
const SEAL = 'bcrt:utxob:JSMVybz8-7GzUmKQ-ocJn9Ls-XTqULSs-lFAo9po-nnsH2cd-ykZE~';
const BARE = `rgb:~/~/~/${SEAL}`;
const FULL = `rgb:${CONTRACT}/${SCHEMA}/BF/${SEAL}?assignment_name=assetOwner&expiry=1797789103&endpoints=rpc://127.0.0.1:3001/json-rpc`;

function read(text: string): RgbInvoice {
  const parsed = parseInvoice(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.invoice;
}

describe('an invoice', () => {
  it('says all that is asked', () => {
    const { recipient, ...rest } = read(FULL);
    expect(recipient).toMatchObject({ kind: 'blinded', network: 'regtest' });
    expect(rest).toEqual({
      assetId: `rgb:${CONTRACT}`,
      schemaId: SCHEMA,
      asked: { kind: 'amount', amount: 100n },
      recipientId: SEAL,
      assignmentName: 'assetOwner',
      expiryUnixSeconds: 1_797_789_103n,
      endpoints: [
        {
          text: 'rpc://127.0.0.1:3001/json-rpc',
          scheme: 'rpc',
          host: '127.0.0.1',
          port: 3001,
          hostKind: 'loopback',
          encrypted: false,
          isJsonRpc: true,
        },
      ],
      unknown: [],
    });
  });

  it('may leave everything open but whom to pay', () =>
    expect(read(BARE)).toMatchObject({
      assetId: null,
      schemaId: null,
      asked: { kind: 'open' },
      assignmentName: null,
      expiryUnixSeconds: null,
      endpoints: [],
      unknown: [],
    }));

  it('may ask for a token, or for a right without a quantity', () => {
    expect(read(BARE.replace('~/bcrt', '1@0/bcrt')).asked).toEqual({ kind: 'token', fraction: 1n, index: 0 });
    expect(read(BARE.replace('~/bcrt', '18446744073709551615@4294967295/bcrt')).asked).toEqual({
      kind: 'token',
      fraction: 2n ** 64n - 1n,
      index: 0xffff_ffff,
    });
    expect(read(BARE.replace('~/bcrt', '/bcrt')).asked).toEqual({ kind: 'void' });
  });

  it('keeps what it does not know, to be shown', () => {
    expect(read(`${BARE}?b=1&a=%C3%A4%20%26%3D&expiry=-5&c=`)).toMatchObject({
      expiryUnixSeconds: -5n,
      unknown: [
        { key: 'b', value: '1' },
        { key: 'a', value: 'ä &=' },
        { key: 'c', value: '' },
      ],
    });
    expect(read(`${BARE}?__proto__=x&constructor=y`).unknown).toHaveLength(2);
  });

  it.each([
    ['x'.repeat(4_097), 'tooLong'],
    [`${BARE}?x=${'y'.repeat(100_000)}`, 'tooLong'],
    ['', 'characters'],
    [` ${BARE}`, 'characters'],
    [`${BARE}\n`, 'characters'],
    [`\ufeff${BARE}`, 'characters'],
    [`${BARE}?x=\u202egnp`, 'characters'],
    [BARE.replace('bcrt', 'bc\u200brt'), 'characters'],
    [`${BARE}\0`, 'characters'],
    [BARE.replace('r', 'ｒ'), 'characters'],
    [BARE.slice(4), 'scheme'],
    [BARE.replace('rgb:', 'RGB:'), 'scheme'],
    [BARE.replace('rgb:', 'bitcoin:'), 'scheme'],
    [BARE.replace('rgb:', 'rgb://'), 'parts'],
    ['rgb:', 'parts'],
    [`${BARE}/`, 'parts'],
    [`rgb:~/~/${SEAL}`, 'olderLayout'],
    [`rgb:${CONTRACT}/RGB20/BF+utxob:abc`, 'olderLayout'],
    [`rgb:~/~/${SEAL.replace('utxob', 'wvout')}`, 'parts'],
    [`rgb:${CONTRACT}/RGB20/utxob:abc`, 'olderLayout'],
    [
      `rgb:${CONTRACT}/RGB20/1000+tb1pgdl5cks7zu7wymr5vwwcc5rstvkxuj03c8qctvarx5g6qgfsgjms04f86n`,
      'olderLayout',
    ],
    [`rgb:${CONTRACT}/RGB20/BF/${SEAL}`, 'olderLayout'],
    [
      'contract:tb@67_1NUe3-eKElFZ0-N45wL4F-sBn6RH5-tNYvxqu-ZZJqpVM/90@at:8jpzjEaj-_GdnazSD/?expiry=2026-12-01T17:36:46.535+00:00',
      'rgb012',
    ],
    [`contract:${CONTRACT}`, 'scheme'],
    [`rgb:~/~/xutxob:abc`, 'parts'],
    [`rgb:~/~/${SEAL}/x/y`, 'parts'],
    [BARE.replace('rgb:', 'rgb:?'), 'parts'],
    [BARE.replace('~/~/~', '/~/~'), 'contract'],
    [BARE.replace('~/~/~', `rgb:${CONTRACT}/~/~`), 'contract'],
    [BARE.replace('~/~/~', `${CONTRACT.replaceAll('-', '')}/~/~`), 'contract'],
    [BARE.replace('~/~/~', '~//~'), 'schema'],
    [BARE.replace('~/~/~', `~/${SCHEMA.slice(1)}/~`), 'schema'],
    [BARE.replace('~/bcrt', '100/bcrt'), 'amount'],
    [BARE.replace('~/bcrt', 'BFa/bcrt'), 'amount'],
    [BARE.replace('~/bcrt', '01@0/bcrt'), 'amount'],
    [BARE.replace('~/bcrt', '@/bcrt'), 'amount'],
    [BARE.replace('~/bcrt', '1@00/bcrt'), 'amount'],
    [BARE.replace('~/bcrt', '18446744073709551616@0/bcrt'), 'amount'],
    [BARE.replace('~/bcrt', '1@4294967296/bcrt'), 'amount'],
    [BARE.replace('~/bcrt', '1@/bcrt'), 'amount'],
    [BARE.replace('bcrt', 'tb'), 'network'],
    [BARE.replace('JSMV', 'JSMW'), 'checksum'],
    [`${BARE}?`, 'query'],
    [`${BARE}?a`, 'query'],
    [`${BARE}?=1`, 'query'],
    [`${BARE}?a=1&`, 'query'],
    [`${BARE}?a=1&&b=1`, 'query'],
    [`${BARE}?a=%`, 'query'],
    [`${BARE}?a=%4`, 'query'],
    [`${BARE}?a=%4g`, 'query'],
    [`${BARE}?a=%zz`, 'query'],
    [`${BARE}?a=%ff`, 'query'],
    [`${BARE}?a=%c0%af`, 'query'],
    [`${BARE}?a=%ed%a0%80`, 'query'],
    [`${BARE}?a=%00`, 'query'],
    [`${BARE}?a=%0a`, 'query'],
    [`${BARE}?a=%e2%80%ae`, 'query'],
    [`${BARE}?a=%e2%80%8b`, 'query'],
    [`${BARE}?a=%e2%80%a8`, 'query'],
    [`${BARE}?%e2%80%8ba=1`, 'query'],
    [`${BARE}?a=<b>`, 'query'],
    [`${BARE}?a=1#f`, 'query'],
    [`${BARE}#f`, 'form'],
    [`${BARE}?a=1&a=1`, 'duplicateKey'],
    [`${BARE}?expiry=1&expiry=2`, 'duplicateKey'],
    [`${BARE}?expiry=1&exp%69ry=2`, 'duplicateKey'],
    [`${BARE}?expiry=`, 'expiry'],
    [`${BARE}?expiry=01`, 'expiry'],
    [`${BARE}?expiry=+1`, 'expiry'],
    [`${BARE}?expiry=-0`, 'expiry'],
    [`${BARE}?expiry=1e9`, 'expiry'],
    [`${BARE}?expiry=1.5`, 'expiry'],
    [`${BARE}?expiry=9223372036854775808`, 'expiry'],
    [`${BARE}?assignment_name=`, 'assignmentName'],
    [`${BARE}?assignment_name=1a`, 'assignmentName'],
    [`${BARE}?assignment_name=a%20b`, 'assignmentName'],
    [`${BARE}?endpoints=`, 'endpoint'],
    [`${BARE}?endpoints=rpc://a,`, 'endpoint'],
    [`${BARE}?endpoints=rpcs://user:pass@host.example`, 'credentials'],
    [`${BARE}?endpoints=rpc://a,rpc://b,rpc://c,rpc://d`, 'tooManyEndpoints'],
  ])('G13, G14: %.80j is refused: %s', (text, reason) =>
    expect(parseInvoice(text)).toEqual({ ok: false, reason }),
  );

  it('ends: at its second, with a minute to begin, and a warning beyond a month', () => {
    const invoice = read(FULL);
    const end = 1_797_789_103_000;
    const at = (ms: number) => expiryState(invoice, ms);
    expect([end + 1, end, end - 1, end - 59_999].map(at)).toEqual(['expired', 'expired', 'soon', 'soon']);
    expect([end - 60_000, end - 30 * 86_400_000].map(at)).toEqual(['open', 'open']);
    expect(at(end - 30 * 86_400_000 - 1)).toBe('far');
    expect(expiryState(read(BARE), end)).toBe('none');
  });

  it('is held against what is to be paid on it', () => {
    const chosen = { assetId: `rgb:${CONTRACT}`, amount: 100n, recipientId: SEAL };
    expect(disagreement(read(FULL), chosen)).toBeNull();
    expect(disagreement(read(BARE), chosen)).toBeNull();
    expect(disagreement(read(FULL), { ...chosen, assetId: 'rgb:other' })).toBe('asset');
    expect(disagreement(read(FULL), { ...chosen, amount: 101n })).toBe('amount');
    expect(disagreement(read(FULL), { ...chosen, recipientId: `${SEAL}x` })).toBe('recipient');
    const token = read(BARE.replace('~/bcrt', '1@0/bcrt'));
    expect([1n, 2n].map((amount) => disagreement(token, { ...chosen, amount }))).toEqual([null, 'amount']);
    expect(disagreement(read(BARE.replace('~/bcrt', '/bcrt')), chosen)).toBe('amount');
  });

  const text = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' });
  const u64 = fc.bigInt(0n, 2n ** 64n - 1n);
  const endpoint = fc
    .tuple(
      fc.constantFrom('rpc', 'rpcs', 'http', 'https'),
      fc.domain(),
      fc.option(fc.integer({ min: 1, max: 65_535 })),
    )
    .map(([scheme, host, port]) =>
      parseEndpoint(`${scheme}://${host}${port === null ? '' : `:${port}`}/json-rpc`),
    )
    .filter((one) => typeof one !== 'string');
  const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
  const invoices = fc
    .record({
      assetId: fc.option(bytes32.map(formatAssetId)),
      schemaId: fc.option(fc.constant(SCHEMA)),
      asked: fc.oneof(
        fc.constantFrom({ kind: 'open' as const }, { kind: 'void' as const }),
        u64.map((amount) => ({ kind: 'amount' as const, amount })),
        fc
          .tuple(u64, fc.nat(0xffff_ffff))
          .map(([fraction, index]) => ({ kind: 'token' as const, fraction, index })),
      ),
      recipient: fc.record({
        kind: fc.constant('blinded' as const),
        network: fc.constantFrom('mainnet' as const, 'regtest' as const),
        secretSeal: bytes32,
      }),
      assignmentName: fc.option(fc.constant('assetOwner')),
      expiryUnixSeconds: fc.option(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n)),
      endpoints: fc.array(endpoint, { maxLength: 3 }),
      unknown: fc.uniqueArray(fc.record({ key: text, value: text }), {
        maxLength: 3,
        selector: ({ key }) => key,
      }),
    })
    .filter(({ unknown }) =>
      unknown.every(({ key }) => !['expiry', 'endpoints', 'assignment_name'].includes(key)),
    )
    .map((parts): RgbInvoice => ({ ...parts, recipientId: formatRecipientId(parts.recipient) }));

  it('gives back what was written, whatever is in it', () =>
    fc.assert(
      fc.property(invoices, (invoice) => {
        expect(parseInvoice(formatInvoice(invoice))).toEqual({ ok: true, invoice });
      }),
      { numRuns: 300, seed: 20_251_120 },
    ));

  it('has one text, whatever it leaves open', () => {
    const texts = [
      FULL,
      BARE,
      BARE.replace('~/bcrt', '1@0/bcrt'),
      BARE.replace('~/bcrt', '/bcrt'),
      BARE.replace('~/bcrt', 'BF/bcrt'),
      `${BARE}?expiry=-5`,
      `${BARE}?assignment_name=assetOwner&a=1,%20&b=$+;%26`,
      `${BARE}?endpoints=rpc://host.example/x,rpcs://%5B::1%5D:1/y?z`,
    ];
    for (const text of texts) expect(formatInvoice(read(text))).toBe(text);
  });

  it('is read up to 4,096 characters', () => {
    const of = (length: number) => `${BARE}?x=${'y'.repeat(length - BARE.length - 3)}`;
    expect([parseInvoice(of(4_096)).ok, parseInvoice(of(4_097))]).toEqual([
      true,
      { ok: false, reason: 'tooLong' },
    ]);
  });

  it('G12: may name three endpoints', () =>
    expect(read(`${BARE}?endpoints=rpc://a,rpc://b,rpc://c`).endpoints.map(({ host }) => host)).toEqual([
      'a',
      'b',
      'c',
    ]));

  it('never fails to be read or refused, whatever it is', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('rgb:', '/', '?', '&', '=', '%', SEAL, '~', CONTRACT),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        expect(typeof parseInvoice(parts.join('')).ok).toBe('boolean');
      }),
      { numRuns: 2_000, seed: 20_251_120 },
    );
  });
});

describe('an endpoint', () => {
  it.each([
    ['rpcs://proxy.iriswallet.com/0.2/json-rpc', 'name', true, true],
    ['https://host.example:8443', 'name', true, false],
    ['http://HOST.example', 'name', false, false],
    ['wss://host.example', 'name', true, false],
    ['storm://_/', 'name', false, false],
    ['rpc://localhost:3000/json-rpc', 'loopback', false, true],
    ['rpc://127.1.2.3', 'loopback', false, true],
    ['rpc://[::1]:3000', 'loopback', false, true],
    ['rpc://10.0.2.2', 'address', false, true],
    ['rpcs://[2001:db8::1]:1234', 'address', true, true],
    ['rpc://127.0.0.1.example', 'name', false, true],
    ['rpc://a.127.0.0.1x', 'name', false, true],
    ['rpc://10.0.2.2.example', 'name', false, true],
    ['rpc://192.168.100.200', 'address', false, true],
    ['rpc://127.10.20.30', 'loopback', false, true],
    ['rpc://abcdef.onion', 'onion', false, true],
    ['rpc://ABCDEF.ONION:80', 'onion', false, true],
  ] as const)('G12: %s is on a host of kind %s', (text, hostKind, encrypted, isJsonRpc) =>
    expect(parseEndpoint(text)).toMatchObject({ text, hostKind, encrypted, isJsonRpc }),
  );

  it.each([
    ...'bad rpca://host.example.com rpc/host.example.com rpc:host.example.com RPC://host.example.com'.split(
      ' ',
    ),
    ...'rpc:// rpc:///path rpc://host:0 rpc://host: rpc://host:65536 rpc://host:080 rpc://host:80:80'.split(
      ' ',
    ),
    ...'1rpc://host rpc://2130706433 rpc://0x7f.1 rpc://127.1 rpc://0177.0.0.1 rpc://256.1.1.1'.split(' '),
    ...'rpc://[::1 rpc://[1:2] rpc://[0:0:0:0:0:0:0:1] rpc://a%2eb rpc://hö.example rpc://host/<script>'.split(
      ' ',
    ),
    ...['x rpc://host', 'rpc://a b', 'rpc://host\\evil', 'rpc://host/a b'],
    `rpc://${'a'.repeat(300)}`,
  ])('G12: %s is none', (text) => expect(parseEndpoint(text)).toBe('endpoint'));

  it('has the port that it names, or none', () => {
    expect(parseEndpoint('rpc://host.example')).toMatchObject({ host: 'host.example', port: null });
    expect(parseEndpoint('rpc://host.example:1/x')).toMatchObject({ host: 'host.example', port: 1 });
    expect(parseEndpoint('rpc://[::1]:65535')).toMatchObject({ host: '[::1]', port: 65_535 });
  });

  it('G12: with a user name in it is refused as that', () => {
    expect(parseEndpoint('rpcs://user:pass@host.example')).toBe('credentials');
    expect(parseEndpoint('rpcs://@host.example')).toBe('credentials');
  });
});
