import { describe, expect, it } from 'vitest';
import { differences, type ToldReading } from '../../../src-main/invoices/compare-readings.ts';
import {
  checkOwnInvoice,
  expiresAtMs,
  endpointRisk,
  payProblem,
  parseInvoice,
  type RgbInvoice,
} from '../../../src-main/invoices/invoice.ts';
import { parseEndpoint } from '../../../src-main/base/service/route.ts';

const ASSET = 'rgb:lXijPaL7-gDQZASh-f3x8kzZ-clunObs-mrAyGXq-GekWcb0';
const RECIPIENT = 'bcrt:utxob:JSMVybz8-7GzUmKQ-ocJn9Ls-XTqULSs-lFAo9po-nnsH2cd-ykZE~';
const ENDPOINT = 'rpcs://proxy.example/json-rpc';
const NOW_MS = 1_750_000_000_000;
const END = NOW_MS / 1000 + 3_600;

/** 100 units, ending in an hour, unless told. */
const text = (part: { asset?: string; state?: string; query?: string } = {}) =>
  `${part.asset ?? ASSET}/~/${part.state ?? 'BF'}/${RECIPIENT}?${part.query ?? `expiry=${String(END)}&endpoints=${ENDPOINT}`}`;
function read(of: string): RgbInvoice {
  const parsed = parseInvoice(of);
  if (!parsed.ok) throw new Error(`${of}: ${parsed.reason}`);
  return parsed.invoice;
}

describe('two readings of one invoice', () => {
  const told: ToldReading = {
    recipientId: RECIPIENT,
    assetId: ASSET,
    amount: 100n,
    expiresAtMs: END * 1000,
    transportEndpoints: [ENDPOINT],
  };

  it('agree where every field is the same, whatever the order of the endpoints', () => {
    expect(differences(read(text()), told)).toEqual([]);
    const two = read(text({ query: `expiry=${String(END)}&endpoints=rpc://a.example,${ENDPOINT}` }));
    const transportEndpoints = [ENDPOINT, 'rpc://a.example'];
    expect(differences(two, { ...told, transportEndpoints })).toEqual([]);
  });

  it('agree where the amount is not said, which some services do of every one', () => {
    const { amount: _, ...unsaid } = told;
    expect(differences(read(text()), unsaid)).toEqual([]);
  });

  it.each([
    ['recipient', { recipientId: `${RECIPIENT}x` }],
    ['asset', { assetId: null }],
    ['amount', { amount: 101n }],
    ['amount', { amount: null }],
    ['expiry', { expiresAtMs: END * 1000 + 1000 }],
    ['expiry', { expiresAtMs: null }],
    ['endpoints', { transportEndpoints: [] }],
    ['endpoints', { transportEndpoints: [ENDPOINT, 'rpc://a.example'] }],
  ] as const)('G09, G10, G12: differ in the %s', (field, change) =>
    expect(differences(read(text()), { ...told, ...change }).map((one) => one.field)).toEqual([field]),
  );

  it('differ where one of them fills in what the other leaves open', () => {
    const open = read(text({ asset: 'rgb:~', state: '~', query: '' }).replace('?', ''));
    expect(differences(open, told)).toEqual([
      { field: 'asset', here: '~', service: ASSET },
      { field: 'amount', here: '~', service: '100' },
      { field: 'expiry', here: '~', service: String(END) },
      { field: 'endpoints', here: '', service: ENDPOINT },
    ]);
  });

  it('of a unique asset agree on its one token, also where the service names no amount', () => {
    const unique = read(text({ state: '1@0' }));
    for (const amount of [1n, null]) expect(differences(unique, { ...told, amount })).toEqual([]);
    expect(differences(unique, { ...told, amount: 2n })).toMatchObject([{ field: 'amount', here: '1' }]);
  });
});

describe('what may be paid', () => {
  const at = { network: 'regtest', nowMs: NOW_MS } as const;
  const reason = (of: string, where: { network: 'regtest' | 'mainnet'; nowMs: number } = at) =>
    payProblem(read(of), where)?.reason ?? null;
  const on = (network: 'mainnet', of: string) =>
    reason(of.replaceAll('bcrt:', 'bc:'), { network, nowMs: NOW_MS });

  it('G11: has a minute left at least', () => {
    expect(reason(text())).toBeNull();
    expect(reason(text(), { ...at, nowMs: END * 1000 - 60_000 })).toBeNull();
    expect(reason(text(), { ...at, nowMs: END * 1000 - 59_999 })).toBe('expiresSoon');
    expect(reason(text(), { ...at, nowMs: END * 1000 })).toBe('expired');
  });

  it('asks for an amount of the asset, and for no other right', () => {
    expect(reason(text({ state: '' }))).toBe('notAnAmount');
    expect(reason(text({ state: 'aa' }))).toBe('notAnAmount');
    const query = `assignment_name=inflationAllowance&endpoints=${ENDPOINT}`;
    expect(reason(text({ query }))).toBe('notAnAmount');
  });

  it('names a place that can be delivered to; on mainnet none where others could read on the way', () => {
    expect(reason(text({ query: 'endpoints=https://a.example' }))).toBe('noEndpoint');
    expect(reason(text({ query: '' }).replace('?', ''))).toBe('noEndpoint');
    const plain = text({ query: `endpoints=${ENDPOINT},rpc://a.example` });
    expect(reason(plain)).toBeNull();
    expect(on('mainnet', plain)).toBe('endpointRefused');
    expect(on('mainnet', text())).toBeNull();
    expect(on('mainnet', text({ query: `endpoints=rpc://${'a'.repeat(56)}.onion/` }))).toBeNull();
    expect(reason(text(), { network: 'mainnet', nowMs: NOW_MS })).toBe('otherNetwork');
  });

  it.each([
    ['rpcs://proxy.example/', null],
    ['rpc://proxy.example/', 'plain'],
    ['rpc://192.0.2.1/', 'plain'],
    ['rpcs://192.0.2.1/', 'address'],
    ['rpcs://[2001:db8::1]/', 'address'],
    ['rpc://127.0.0.1:3000/', 'address'],
    ['rpc://localhost/', 'address'],
    [`rpc://${'a'.repeat(56)}.onion/`, 'address'],
  ])('G12: the endpoint %s is at risk: %s', (endpoint, risk) => {
    const parsed = parseEndpoint(endpoint);
    expect(typeof parsed === 'string' ? parsed : endpointRisk(parsed)).toBe(risk);
  });
});

describe('an invoice that was made for us', () => {
  const asked = {
    assetId: ASSET,
    amount: 100n,
    network: 'regtest',
    serviceHost: null,
    nowMs: NOW_MS,
  } as const;
  const check = (invoice: string, told: number | null = END * 1000) =>
    checkOwnInvoice(asked, { invoice, recipientId: RECIPIENT, expiresAtMs: told });
  const field = (invoice: string, told?: number | null) => {
    const result = check(invoice, told);
    return result.ok ? 'as asked' : result.field;
  };

  it('G05, G06, G07: is as asked, and nothing less', () => {
    expect(check(text())).toMatchObject({ ok: true, warnings: [] });
    expect(field(text({ asset: 'rgb:~' }))).toBe('asset');
    expect(field(text({ state: 'gk' }))).toBe('amount');
    expect(field(text({ state: '~' }))).toBe('amount');
    expect(field(text().replace('bcrt:', 'tb4:'))).toBe('network');
    expect(field(`${text()}&assignment_name=inflationAllowance`)).toBe('form');
    expect(checkOwnInvoice({ ...asked, assetId: null }, { ...told(), invoice: text() })).toMatchObject({
      field: 'asset',
      asked: '~',
    });
  });
  const told = () => ({ recipientId: RECIPIENT, expiresAtMs: END * 1000 });

  it('G08: ends when it is told to end, in seconds', () => {
    const ending = (expiry: number) => text({ query: `expiry=${String(expiry)}&endpoints=${ENDPOINT}` });
    expect(field(text(), END * 1000 + 1000)).toBe('expiry');
    expect(field(ending(NOW_MS / 1000), null)).toBe('expiry');
    expect(field(ending(END * 1000), null)).toBe('expiry');
    expect(field(ending(NOW_MS / 1000 + 1), null)).toBe('as asked');
    const month = 30 * 86_400;
    expect(check(ending(NOW_MS / 1000 + month), null)).toMatchObject({ warnings: [] });
    expect(check(ending(NOW_MS / 1000 + month + 1), null)).toMatchObject({ warnings: ['farExpiry'] });
    expect(expiresAtMs(read(ending(Number.MAX_SAFE_INTEGER)))).toBeNull();
    expect(expiresAtMs(read(text()))).toBe(END * 1000);
  });

  it('is warned of where it is delivered through a foreign server or in the clear', () => {
    const warned = (serviceHost: string, endpoint: string) => {
      const invoice = text({ query: `expiry=${String(END)}&endpoints=${endpoint}` });
      const result = checkOwnInvoice({ ...asked, serviceHost }, { ...told(), invoice });
      return result.ok ? result.warnings : result.field;
    };
    expect(warned('Proxy.example', ENDPOINT)).toEqual([]);
    expect(warned('service.example', ENDPOINT)).toEqual(['foreignEndpoint']);
    expect(warned('proxy.example', 'rpc://proxy.example/')).toEqual(['plainEndpoint']);
    expect(warned('proxy.example', 'ws://proxy.example/')).toBe('endpoints');
  });
});
