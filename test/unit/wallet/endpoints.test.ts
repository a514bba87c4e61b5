import { describe, expect, it } from 'vitest';
import { createEndpoints } from '../../../src-main/wallet/transfers/endpoints.ts';

const OURS = 'bcrt:wvout:ours';

/** Where it is asked for what was left, by what the service lists and what our invoices say. */
function asked(
  listed: readonly string[],
  given: { agreed?: readonly string[]; invoiced?: readonly string[]; sent?: boolean } = {},
): readonly string[] {
  const { agreed = null, invoiced = [], sent = false } = given;
  const kept = { invoices: () => [{ recipientId: OURS, endpoints: invoiced }] as never };
  const kindName = sent ? 'send' : 'receiveWitness';
  const recipientId = OURS;
  const transportEndpoints = listed.map((endpoint) => ({ endpoint, transportType: 0, used: true }));
  const isOpen = agreed && ((endpoint: string) => agreed.includes(endpoint));
  return createEndpoints(kept, isOpen)({ kindName, recipientId, transportEndpoints });
}

describe('where the asset data of a transfer is asked for', () => {
  it('is by itself only where a person agreed to it, and is asked over HTTP', () => {
    const listed = ['http://127.0.0.1:3000/x', 'https://proxy.example/x', 'https://other.example/x'];
    expect(asked(listed, { agreed: [] })).toEqual([]);
    expect(asked(listed, { agreed: listed.slice(0, 2) })).toEqual(listed.slice(0, 2));
    expect(asked(listed)).toEqual(listed);
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
