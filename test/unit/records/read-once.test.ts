import { expect, it, onTestFinished } from 'vitest';
import {
  SUBMITTED,
  mayFollow,
  SIGNING_STATES,
  type SigningState,
} from '../../../src-main/records/signing.ts';
import { openJournal } from '../../../src-main/records/journal/journal.ts';
import { spendingOf } from '../../support/spending.ts';
import { seededRandom } from '../../support/psbt/mutate.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { A, B, clock, hex, idOf } from './record-ids.ts';

// Each begins otherwise: what is read is read in parts, by how a txid begins.
const txidOf = (at: number): string => (at % 16).toString(16) + hex(at, 32).slice(1);
const coin = (at: number): string => `${txidOf(at)}:0`;
const COINS = Array.from({ length: 40 }, (_, at) => coin(at));

/** What it signs spends some of the coins, of few, so that transactions exclude each other, and makes another. */
function stepOf(at: number, random: () => number) {
  const inputs = [...new Set([0, 1].map(() => coin(Math.floor(random() * COINS.length))))];
  return spendingOf({
    txid: txidOf(at),
    inputs,
    made: [{ vout: 0, colored: true, sats: '1700', index: at }],
    back: [{ assetId: 'rgb:one', amount: '7', opout: `${hex(at, 32)}/4000/0`, txid: txidOf(at), vout: 0 }],
    coins: [{ txid: txidOf(Math.floor(random() * 20)), vout: 0, sats: '2000', colored: false, index: 2 }],
  });
}

it.each([1, 2, 3])(
  'what is kept of the book and of what was signed is what lies on the disk (%d)',
  async (seed) => {
    const folder = tempFolder();
    const journal = openJournal(folder, clock);
    onTestFinished(journal.close);
    const below = seededRandom(seed);
    const random = () => below(1_000_000) / 1_000_000;
    const pick = <T>(some: readonly T[]): T | undefined => some[Math.floor(random() * some.length)];
    // Mostly the same again, since what was asked for last is kept.
    const told = (from: typeof journal, turn: number) =>
      (turn % 10 === 0 ? [COINS, []] : [[]]).flatMap((listed) =>
        (turn % 10 === 5 ? [B, A] : [A]).map((wallet) => [
          from.book(wallet, listed),
          from.handedOver(wallet),
          from.handedOver(wallet, [SUBMITTED[seed] ?? 'settled']),
        ]),
      );
    const states = new Map<number, SigningState>();
    for (let turn = 0; turn < 250; turn += 1) {
      const act = random();
      const at = pick([...states.keys()]);
      if (act < 0.15 || at === undefined) {
        const next = states.size;
        journal.open({ id: idOf(next), walletId: random() < 0.8 ? A : B, kind: 'send', data: {} });
        states.set(next, 'asked');
      } else if (act < 0.9) {
        const from = states.get(at) ?? 'asked';
        const ways = SIGNING_STATES.filter((state) => mayFollow(from, state));
        const onwards = ways.filter((state) => state !== 'dropped' && state !== 'contradicted');
        const to = pick(random() < 0.9 ? onwards : ways);
        if (to === undefined) continue;
        journal.advance(
          idOf(at),
          from,
          to,
          ['approved', 'away', 'signed'].includes(to) ? stepOf(at, random) : {},
        );
        states.set(at, to);
      } else if (act < 0.95) {
        const where = {
          txid: txidOf(Math.floor(random() * 40)),
          vout: 0,
          index: 3,
          branch: 'vanilla',
        } as const;
        journal.learnOutputs(A, [{ ...where, amountSats: 500n, ground: 'chain' }]);
      } else {
        // Something is written while it is read in parts.
        const warming = [journal.warmBook(A), journal.warmSigned(A), journal.warmBook(B)];
        const next = states.size;
        journal.open({ id: idOf(next), walletId: A, kind: 'send', data: {} });
        for (const [before, to] of [
          ['asked', 'built'],
          ['built', 'away'],
        ] as const)
          journal.advance(idOf(next), before, to, to === 'away' ? stepOf(next, random) : {});
        states.set(next, 'away');
        await Promise.all(warming);
      }
      const fresh = openJournal(folder, clock);
      expect(told(journal, turn), `after ${String(turn)}`).toEqual(told(fresh, turn));
      fresh.close();
    }
    expect(new Set(states.values()).size).toBeGreaterThan(7);
  },
);
