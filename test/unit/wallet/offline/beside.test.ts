import { describe, expect, it } from 'vitest';
import { fails } from '../fails.ts';
import type { Signing, SignedImportRecord } from '../../../../src-main/ports/index.ts';
import {
  refuseConflict,
  conflictingTransactionsOf,
  payeesKnown,
} from '../../../../src-main/wallet/pay/refuse-second-payment.ts';
import { failureOf } from '../../../support/failure-of.ts';
import { spendingOf } from '../../../support/spending.ts';

const TXID = 'ab'.repeat(32);
const coin = (at: number): string => `${'01'.repeat(32)}:${String(at)}`;

function books(
  bound: readonly object[],
  unfinished: readonly object[] = [],
  compared: readonly string[] = [],
) {
  return {
    signings: {
      handedOver: () => [],
      unfinished: () => unfinished as Signing[],
      imports: {
        comparedPayees: () => compared,
        bound: () =>
          bound.map((spending) => ({
            id: 'one',
            txid: TXID,
            name: 'a.psbt',
            signedAtMs: 5,
            spending,
          })) as unknown as SignedImportRecord[],
      },
    },
  } as unknown as Parameters<typeof refuseConflict>[0];
}

const paid = { kind: 'send', inputs: [coin(1)], recipients: ['seal'] } as const;
const OTHER = { id: 'f', txid: 'cd'.repeat(32), imported: false } as const;

describe('a send beside one that was signed here as brought', () => {
  it('is refused where it pays the same recipient of assets from other coins', async () => {
    const refused = await failureOf(
      Promise.resolve().then(() => {
        refuseConflict(books([paid]), 'w', { ...paid, ...OTHER, inputs: [coin(2)] });
      }),
    );
    expect(refused).toEqual({ code: 'SIGNED_BEFORE', facts: { txid: TXID, atMs: 5 } });
  });

  it.each([
    ['the same coin, since only one of them can confirm', { ...paid, inputs: [coin(1), coin(2)] }],
    ['another recipient', { ...paid, inputs: [coin(2)], recipients: ['another'] }],
    ['plain bitcoin', { kind: 'sendBtc', inputs: [coin(2)], recipients: ['seal'] }],
  ] as const)('goes on with %s', (_, wanted) => {
    expect(() => refuseConflict(books([paid]), 'w', { ...OTHER, ...wanted })).not.toThrow();
  });
});

describe('something brought beside a flow that is signed here, or away to be signed', () => {
  const flow = (state: 'signed' | 'away', spending: object) => ({
    id: 'f1',
    origin: 'built',
    kind: 'send',
    state,
    updatedAtMs: 9,
    data: { [state]: spendingOf({ txid: TXID, ...spending }) },
  });
  const beside = (state: 'signed' | 'away', txid: string, inputs: readonly string[]) => () =>
    refuseConflict(books([], [flow(state, paid)]), 'w', { ...paid, id: 'x', txid, imported: true, inputs });

  it.each(['signed', 'away'] as const)(
    'is refused where %s pays the same from other coins',
    async (state) => {
      const asked = Promise.resolve().then(beside(state, 'cd'.repeat(32), [coin(2)]));
      await fails(failureOf(asked), 'FLOW_LIVE', { flowId: 'f1' });
    },
  );

  it('goes on where it is the very same transaction, or shares a coin with it', () => {
    expect(beside('away', TXID, [coin(1)])).not.toThrow();
    expect(beside('away', 'cd'.repeat(32), [coin(1)])).not.toThrow();
  });

  /** Named beside one that spends the first coin. */
  const rivals = (bound: readonly object[], unfinished: readonly object[], txid = 'cd'.repeat(32)) =>
    conflictingTransactionsOf(books(bound, unfinished), 'w', { txid, inputs: [coin(1)] });

  it.each(['signed', 'away'] as const)('is told of what is %s and spends the same coin', (state) => {
    const beside = { txid: TXID, atMs: 9, isAway: state === 'away' };
    expect(rivals([], [flow(state, paid)])).toEqual([beside]);
    expect(rivals([], [flow(state, { ...paid, inputs: [coin(2)] })])).toEqual([]);
    expect(rivals([], [flow(state, paid)], TXID)).toEqual([]);
  });

  it('is told once of a transaction that was signed for more than one amount of others', () =>
    expect(rivals([paid, paid], [])).toEqual([{ txid: TXID, atMs: 5, isAway: false }]));
});

describe('the addresses that a person knows', () => {
  const built = (state: string, recipients: readonly string[]) => ({
    ...{ id: 'f1', origin: 'built', kind: 'send', state, updatedAtMs: 9 },
    data: { [state]: spendingOf({ txid: TXID, recipients }) },
  });
  const known = (...given: Parameters<typeof books>) => [...payeesKnown(books(...given), 'w')];

  it('are those that were entered here and signed, and those that were compared', () =>
    expect(known([], [built('signed', ['script 51', 'script 52'])], ['script 53'])).toEqual([
      'script 51',
      'script 52',
      'script 53',
    ]));

  it('are neither of what is away to be signed, nor of what was brought, nor a seal of one invoice', () => {
    expect(known([], [built('away', ['script 51'])])).toEqual([]);
    expect(known([{ ...paid, recipients: ['script 51'] }])).toEqual([]);
    expect(known([], [built('signed', ['seal 00'])])).toEqual([]);
  });
});
