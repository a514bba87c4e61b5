import { describe, expect, it, onTestFinished } from 'vitest';
import { blockHash, headerAt } from '../../../../src-main/headers/header.ts';
import type { ContractFacts } from '../../../../src-main/verify/history/validate.ts';
import type { Allocation } from '../../../../src-main/verify/history/rules.ts';
import type { WalletRecord } from '../../../../src-main/records/wallet.ts';
import type { LearntOutput } from '../../../../src-main/ports/index.ts';
import { openJournal } from '../../../../src-main/records/journal/journal.ts';
import { openHeaderFiles } from '../../../../src-main/records/header-file.ts';
import { goneFrom, learnHistory } from '../../../../src-main/wallet/book/learn-history.ts';
import { createRegtestWorld } from '../../../support/chain/world.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const WALLET = 'a1'.repeat(16);
const TX = 'cc'.repeat(32);
const wallet = {
  id: WALLET,
  origin: 'created',
  highestIndex: { vanilla: -1, colored: -1 },
  keys: {},
  keychains: {},
} as unknown as WalletRecord;
const contract = {
  ...{
    contractId: 'dd'.repeat(32),
    assetId: 'rgb:gold',
    schema: 'NIA',
    ticker: 'GOLD',
    name: 'Gold',
    precision: 2,
  },
} as unknown as ContractFacts;
const ours = Uint8Array.from([0x51, 0x20, ...new Uint8Array(32).fill(7)]);
const theirs = Uint8Array.from([0x51, 0x20, ...new Uint8Array(32).fill(8)]);

const at = (vout: number, part: Partial<Allocation> = {}): Allocation => ({
  ...{ opid: 'ee'.repeat(32), type: 4000, no: vout, state: { kind: 'fungible', amount: 5n } },
  seal: { kind: 'outpoint', txid: TX, vout },
  ...part,
});

interface Given {
  readonly spent?: string[];
  readonly gone?: number[];
  readonly outputs?: number;
  /** All that is open, if not said. */
  readonly received?: readonly Allocation[];
  readonly isOutgoing?: boolean;
  /** What the book has already. */
  readonly before?: readonly LearntOutput[];
}

/** What is learnt of these, where outputs 0 to 9 of the transaction are ours and the others are not. */
async function learnt(
  open: readonly Allocation[],
  { spent = [], gone = [], outputs = 10, received = open, isOutgoing = false, before = [] }: Given = {},
) {
  const journal = openJournal(tempFolder(), { nowMs: () => 1 });
  onTestFinished(() => journal.close());
  journal.learnOutputs(WALLET, before);
  let [searched, asked] = [0, 0];
  const made = Array.from({ length: outputs }, (_, i) => ({
    amountSats: 900n,
    script: i < 10 ? ours : theirs,
  }));
  await learnHistory(
    {
      signings: journal,
      reader: {
        ownPlace: (_: unknown, script: Uint8Array) => {
          searched += 1;
          return Promise.resolve(script === ours ? { branch: 'colored', index: 3 } : null);
        },
      } as never,
    },
    wallet,
    { contract, open, received, isOutgoing },
    {
      unspent: () => {
        asked += 1;
        const there = made.map((_, vout) => ({ txid: TX, vout, height: 1, amountSats: 900n }));
        return Promise.resolve(there.filter(({ vout }) => !gone.includes(vout)));
      },
      outputs: new Map([[TX, made]]),
      spent: new Set(spent),
      block: { height: 5, hash: 'ab'.repeat(32) },
    },
    () => undefined,
  );
  const { outputs: known, allocations } = journal.book(WALLET, []);
  return {
    ...{ searched, asked },
    outputs: known.map(({ vout }) => vout),
    allocations: allocations.map(({ vout, amount, opout }) => [vout, amount, opout]),
  };
}
const opout = (no: number) => `${'ee'.repeat(32)}/4000/${String(no)}`;

describe('what the own book learns of a history', () => {
  it('is the asset on outputs of ours, and no right to issue more', async () => {
    const found = await learnt([
      at(1),
      at(2, { type: 4010 }),
      at(3, { state: { kind: 'void' } }),
      at(4, { seal: { kind: 'secret', secretSeal: 'aa'.repeat(32) } }),
      at(5, { seal: { kind: 'outpoint', txid: 'bb'.repeat(32), vout: 5 } }),
      at(99),
    ]);
    expect(found).toEqual({ ...{ searched: 1, asked: 1, outputs: [1] }, allocations: [[1, 5n, opout(1)]] });
  });

  const known = (branch: 'colored' | 'vanilla'): LearntOutput => ({
    ...{ txid: 'ab'.repeat(32), vout: 3, amountSats: 900n, branch, index: 1, ground: 'derived' },
  });
  const gift = at(30, { seal: { kind: 'outpoint', txid: known('colored').txid, vout: 3 } });
  const issued = at(3, { opid: contract.contractId });
  const earlier = at(2, { opid: 'ef'.repeat(32) });
  const paid = at(99);

  it.each<[string, Allocation[], Given, number[]]>([
    [
      'on an output that the history spends, or that the server lists no more',
      [at(1), at(2), at(3)],
      { spent: [`${TX}:1`], gone: [2] },
      [3],
    ],
    ['where one payment lies in pieces, whose sum is listed', [at(1), at(1, { no: 20 }), at(2)], {}, [2]],
    [
      'that a stranger put beside what we asked for, onto a slot of ours or not',
      [at(1), gift, at(2), issued],
      { received: [at(1)], before: [known('colored')] },
      [1],
    ],
    ['but our change where we send', [earlier, paid, at(1)], { received: [paid], isOutgoing: true }, [1]],
    ['on a plain coin of ours, which is spent as bitcoin', [gift], { before: [known('vanilla')] }, []],
  ])('is nothing %s', async (_, open, given, vouts) => {
    const { allocations, outputs } = await learnt(open, given);
    expect(outputs.toSorted()).toEqual([...vouts, ...(given.before ?? []).map(({ vout }) => vout)]);
    expect(allocations).toEqual(vouts.map((vout) => [vout, 5n, opout(vout)]));
  });
});

it('blocks that are gone are those of another hash, and those above the last header; below the first nothing is looked at', async () => {
  const world = createRegtestWorld();
  world.mine(5);
  const file = openHeaderFiles(tempFolder())(world.rules);
  await file.put(world.headers());
  const hashAt = (height: number) => blockHash(headerAt(world.headers(), height));
  const blocks = [
    { height: 2, hash: hashAt(2) },
    { height: 3, hash: hashAt(4) },
    { height: 6, hash: 'ab'.repeat(32) },
    { height: 1, hash: 'cd'.repeat(32) },
  ];
  expect([...(await goneFrom(blocks, { from: 2 }, file))]).toEqual([hashAt(4), 'ab'.repeat(32)]);
});
