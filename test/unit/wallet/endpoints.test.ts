import { describe, expect, it } from 'vitest';
import type { WalletRecord } from '../../../src-main/domain/wallet/wallet-record.ts';
import { createEndpoints } from '../../../src-main/wallet/transfers/endpoints.ts';

const at = (baseUrl: string) => ({ connection: { kind: 'remote', baseUrl } }) as WalletRecord;
const [elsewhere, here] = [at('https://wallet.example/'), at('http://127.0.0.1:8000/')];
const OURS = 'bcrt:wvout:ours';

/** Where it is asked for what was left, by what the service lists and what our invoices say. */
function asked(
  listed: readonly string[],
  given: { wallet?: WalletRecord; byItself?: boolean; invoiced?: readonly string[]; sent?: boolean } = {},
): readonly string[] {
  const { wallet = elsewhere, byItself = true, invoiced = [], sent = false } = given;
  const kept = { invoices: () => [{ recipientId: OURS, endpoints: invoiced }] as never };
  const kindName = sent ? 'send' : 'receiveWitness';
  const recipientId = `${OURS}+key`;
  const transportEndpoints = listed.map((endpoint) => ({ endpoint, transportType: 0, used: true }));
  return createEndpoints(kept, wallet, byItself)({ kindName, recipientId, transportEndpoints });
}

describe('where the asset data of a transfer is asked for', () => {
  it('is no program of this computer by itself, while the service is elsewhere', () => {
    const local = ['http://127.0.0.1:3000/x', 'http://localhost/x'];
    const far = ['https://proxy.example/x'];
    expect(asked([...local, ...far])).toEqual(far);
    expect(asked([...local, ...far], { byItself: false })).toEqual([...local, ...far]);
    expect(asked([...local, ...far], { wallet: here })).toEqual([...local, ...far]);
    expect(
      asked(['wss://proxy.example/x', 'storm://proxy.example/x', 'nonsense', 'rpcs://a@b.example/']),
    ).toEqual([]);
  });

  it('is first where our own invoice says, and each place once, however it is written', () => {
    const invoiced = ['rpcs://ours.example/json-rpc'];
    const listed = ['https://theirs.example/x', 'https://ours.example/json-rpc', 'rpcs://theirs.example/x'];
    const both = ['https://ours.example/json-rpc', 'https://theirs.example/x'];
    expect(asked(listed, { invoiced })).toEqual(both);
    expect(asked([], { invoiced })).toEqual(both.slice(0, 1));
    expect(asked(listed.slice(0, 1), { invoiced, sent: true })).toEqual(both.slice(1));
  });

  it('is three places at most, whatever is listed', () => {
    const listed = Array.from({ length: 5_000 }, (_, i) => `https://h${String(i)}.example/`);
    expect(asked(listed)).toEqual(listed.slice(0, 3));
    expect(asked(listed, { invoiced: ['rpcs://ours.example/'] })[0]).toBe('https://ours.example/');
  });
});
