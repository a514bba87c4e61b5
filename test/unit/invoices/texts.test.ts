import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmountCode, parseAmountCode } from '../../../src-main/invoices/invoice.ts';
import {
  formatAssetId,
  isSchemaId,
  parseAssetId,
  decodeBaid64,
  encodeBaid64,
} from '../../../src-main/invoices/asset-id.ts';
import {
  formatRecipientId,
  isPayableOn,
  parseRecipientId,
  type Recipient,
} from '../../../src-main/invoices/recipient.ts';
import { SCHEMA_IDS } from '../../support/rgb/schema-ids.ts';
import { testWallet } from '../../support/psbt/test-wallet.ts';

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
const runs = { numRuns: 300, seed: 20_251_120 };
const ASSET = 'rgb:lXijPaL7-gDQZASh-f3x8kzZ-clunObs-mrAyGXq-GekWcb0';
const SEAL = 'bcrt:utxob:JSMVybz8-7GzUmKQ-ocJn9Ls-XTqULSs-lFAo9po-nnsH2cd-ykZE~';
const WITNESS = 'bcrt:wvout:BVwpURK5-ykjoKg7-fup5rIB-1tuHdyW-KS~~_SQ-~gzDVES-gnI_P7w';

it('baid64 gives back what was written, chunked or not, checked or not', () =>
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 33 }),
      fc.boolean(),
      fc.boolean(),
      (bytes, chunked, checked) => {
        const form = { chunked, checksum: checked ? 'utxob' : null };
        expect(decodeBaid64(encodeBaid64(bytes, form), bytes.length, form)).toEqual(bytes);
      },
    ),
    runs,
  ));

it('baid64 has one text for these bytes: no other dash, letter, length, or loose bit', () => {
  const form = { chunked: true, checksum: null };
  const text = ASSET.slice(4);
  const others = [
    '',
    text.replace('-', ''),
    text.replaceAll('-', ''),
    `${text}-`,
    `-${text}`,
    text.replace('-', '--'),
    `${text}A`,
    text.slice(0, -1),
    // The last character holds four bits of the id and two that are zero.
    text.replace(/0$/, '1'),
    text.replace('l', '+'),
    text.replace('l', '/'),
    text.replace('l', '='),
    text.replace('l', ' '),
    `${text}=`,
    ` ${text}`,
  ];
  for (const other of others) expect(decodeBaid64(other, 32, form)).toBe('form');
  expect(decodeBaid64(text, 33, form)).toBe('form');
});

it('baid64 knows a mistyped seal, wherever the mistake is', () => {
  const text = SEAL.slice('bcrt:utxob:'.length);
  const form = { chunked: true, checksum: 'utxob' };
  expect(decodeBaid64(text, 32, form)).toHaveLength(32);
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '-') continue;
    const typo = `${text.slice(0, i)}${text[i] === 'A' ? 'B' : 'A'}${text.slice(i + 1)}`;
    expect(decodeBaid64(typo, 32, form)).toBe('checksum');
  }
  expect(decodeBaid64(text, 32, { chunked: true, checksum: 'wvout' })).toBe('checksum');
});

describe('an asset id', () => {
  it('gives back its contract', () =>
    fc.assert(
      fc.property(bytes32, (contract) => {
        expect(parseAssetId(formatAssetId(contract))).toEqual(contract);
      }),
      runs,
    ));

  it('is refused without its prefix, in capitals, with a mnemonic, or with anything around it', () => {
    expect(parseAssetId(ASSET)).toHaveLength(32);
    for (const other of [
      ASSET.slice(4),
      ASSET.replace('rgb', 'RGB'),
      `${ASSET}#a-b-c`,
      `${ASSET} `,
      `${ASSET}\n`,
      'rgb:~',
      '',
    ])
      expect(parseAssetId(other)).toBeNull();
  });

  it('of a schema is plain', () => {
    expect([...SCHEMA_IDS.keys()].every(isSchemaId)).toBe(true);
    expect(isSchemaId(ASSET.slice(4))).toBe(false);
  });
});

it('an amount code gives back its amount', () =>
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 64n - 1n), (amount) => {
      expect(parseAmountCode(formatAmountCode(amount))).toBe(amount);
    }),
    runs,
  ));

it('an amount code has the known ends, and none beyond', () => {
  expect([0n, 1n, 255n, 256n, 2n ** 64n - 1n].map(formatAmountCode)).toEqual([
    'aa',
    'ae',
    'ZW',
    'aaaF',
    'ZZZZZZZZZZZZY',
  ]);
  expect(() => formatAmountCode(-1n)).toThrow(RangeError);
  expect(() => formatAmountCode(2n ** 64n)).toThrow(RangeError);
});

it('an amount code is not read in another spelling of the same amount', () => {
  const plain = 'a aaa aaaa aea aeaa af BG BFa bf 100 iB oB lB jB IB OB ZZZZZZZZZZZZZ ZZZZZZZZZZZZYa';
  for (const other of [...plain.split(' '), '', 'BF ', 'B F', 'BF\n'])
    expect(parseAmountCode(other)).toBeNull();
});

describe('a recipient', () => {
  const key = Buffer.from(testWallet().key('colored', 0, 3).script, 'hex').subarray(2);
  const forms = [
    ['pkh', 20, '76a914', '88ac'],
    ['sh', 20, 'a914', '87'],
    ['wpkh', 20, '0014', ''],
    ['wsh', 32, '0020', ''],
    ['tr', 32, '5120', ''],
  ] as const;
  const payloadOf = (type: number, hash: Uint8Array): string => {
    const payload = new Uint8Array(33);
    payload[0] = type;
    payload.set(hash, 1);
    return encodeBaid64(payload, { chunked: true, checksum: 'wvout' });
  };

  it('is a blinded seal', () => {
    const parsed = parseRecipientId(SEAL);
    expect(parsed).toMatchObject({ ok: true, recipient: { kind: 'blinded', network: 'regtest' } });
    expect(
      parsed.ok &&
        parsed.recipient.kind === 'blinded' &&
        Buffer.from(parsed.recipient.secretSeal).toString('hex'),
    ).toBe('252315c9bcfcec6cd498a4287099fd2ec5d3a942d2b25140a3da689e7b07d9c7');
  });

  it.each(forms)('is an output of type %s', (scriptType, length, before, after) => {
    const type = forms.findIndex(([name]) => name === scriptType) + 1;
    const hash = key.subarray(0, length);
    const text = `tb4:wvout:${payloadOf(type, hash)}+${'0a'.repeat(32)}`;
    const parsed = parseRecipientId(text);
    if (!parsed.ok || parsed.recipient.kind !== 'witness') throw new Error('not read');
    const { script, ...rest } = parsed.recipient;
    expect(Buffer.from(script).toString('hex')).toBe(`${before}${hash.toString('hex')}${after}`);
    expect(rest).toEqual({
      kind: 'witness',
      network: 'testnet4',
      scriptType,
      isSegwit: !['pkh', 'sh'].includes(scriptType),
      internalKey: '0a'.repeat(32),
    });
    expect(formatRecipientId(parsed.recipient)).toBe(text);
  });

  it('gives back the text of an output without a hint of its key', () => {
    const parsed = parseRecipientId(WITNESS);
    expect(parsed.ok && formatRecipientId(parsed.recipient)).toBe(WITNESS);
  });

  it('gives back its text, on every network', () => {
    const network = fc.constantFrom(
      'mainnet',
      'testnet3',
      'testnet4',
      'signet',
      'customSignet',
      'regtest' as const,
    );
    fc.assert(
      fc.property(bytes32, network, (secretSeal, name) => {
        const recipient: Recipient = { kind: 'blinded', network: name, secretSeal };
        expect(parseRecipientId(formatRecipientId(recipient))).toEqual({ ok: true, recipient });
      }),
      runs,
    );
  });

  it.each([
    ['', 'form'],
    ['bcrt', 'form'],
    ['bcrt:utxob:', 'form'],
    [SEAL.slice('bcrt:'.length), 'form'],
    [`${SEAL}:`, 'form'],
    [SEAL.replace('bcrt', 'lq'), 'liquid'],
    [SEAL.replace('bcrt', 'tl'), 'liquid'],
    [SEAL.replace('bcrt', 'tb'), 'network'],
    [SEAL.replace('bcrt', 'BC'), 'network'],
    [SEAL.replace('bcrt', ''), 'network'],
    [SEAL.replace('utxob', 'txob'), 'kind'],
    [SEAL.replace('utxob', 'wvout'), 'form'],
    [SEAL.replace('JSMV', 'JSMW'), 'checksum'],
    [`${SEAL}+${'0a'.repeat(32)}`, 'form'],
    [WITNESS.replace('wvout', 'utxob'), 'form'],
    [WITNESS.replace('BVwp', 'BVwq'), 'checksum'],
    [`${WITNESS}+`, 'form'],
    [`${WITNESS}+${'0A'.repeat(32)}`, 'form'],
    [`${WITNESS}+${'0a'.repeat(31)}`, 'form'],
    [`${WITNESS}+zz${'0a'.repeat(32)}`, 'form'],
    [`${WITNESS}+${'0a'.repeat(32)}zz`, 'form'],
    [`${WITNESS}+${'0a'.repeat(32)}+${'0a'.repeat(32)}`, 'form'],
    [`bcrt:wvout:${payloadOf(0, key)}`, 'scriptType'],
    [`bcrt:wvout:${payloadOf(6, key)}`, 'scriptType'],
    [`bcrt:wvout:${payloadOf(3, key)}`, 'padding'],
    [`bcrt:wvout:${payloadOf(1, key.subarray(0, 21))}`, 'padding'],
    [`bcrt:wvout:${payloadOf(5, Buffer.alloc(32, 0xff))}`, 'notOnCurve'],
    [`bcrt:wvout:${payloadOf(5, Buffer.alloc(32))}`, 'notOnCurve'],
  ])('%j is refused: %s', (text, reason) => expect(parseRecipientId(text)).toEqual({ ok: false, reason }));

  it('is paid on its own network only', () => {
    const all = ['mainnet', 'testnet3', 'testnet4', 'signet', 'customSignet', 'regtest'] as const;
    const payable = (network: Parameters<typeof isPayableOn>[0]) =>
      all.filter((named) => isPayableOn(network, named));
    expect(payable('mainnet')).toEqual(['mainnet']);
    expect(payable('testnet')).toEqual(['testnet3', 'testnet4']);
    expect(payable('signet')).toEqual(['signet', 'customSignet']);
    expect(payable('regtest')).toEqual(['regtest']);
  });
});
