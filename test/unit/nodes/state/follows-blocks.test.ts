import { expect, it } from 'vitest';
import { applyEvidence } from '../../../../src-main/nodes/state/apply-evidence.ts';
import { nothingKnown, type Evidence } from '../../../../src-main/nodes/state/evidence.ts';
import type { NodeFacts } from '../../../../src-main/records/node.ts';
import { isProvedAgain, stateOf } from '../../../../src-main/nodes/state/state.ts';

const T0 = 1_800_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const unlocked = applyEvidence(nothingKnown, { kind: 'probeUnlocked' }, T0);

const told = (height: number, aheadSinceMs: number | null = null, network = 'Mainnet'): Evidence => ({
  kind: 'heightTold',
  network,
  height,
  aheadSinceMs,
});
const stillSince = (facts: NodeFacts): number | null => stateOf(facts, null, 'node').stillSinceMs;

/** A first height at T0; then a time and a height; whether the node stands still. */
const [testnet, regtest] = ['Testnet4', 'Regtest'];
const CASES: readonly (readonly [string, Evidence, number, Evidence, boolean])[] = [
  ['another block', told(5), 3 * HOUR, told(6), false],
  ['a lower one: it reads anew', told(5), 3 * HOUR, told(4), false],
  ['the same for less than two hours', told(5), 2 * HOUR - 1, told(5), false],
  ['the same for two hours', told(5), 2 * HOUR, told(5), true],
  ['the same on a testnet', told(5, null, testnet), 2 * HOUR, told(5, null, testnet), true],
  ['the same where nobody makes blocks', told(5, null, regtest), 24 * HOUR, told(5, null, regtest), false],
  ['the same on another such name', told(5, null, 'Regtest2'), 2 * HOUR, told(5, null, 'Regtest2'), true],
  ['the same on a name with that', told(5, null, 'myregtest'), 2 * HOUR, told(5, null, 'myregtest'), true],
  ['the same, another is 15 min further', told(5), 20 * MINUTE, told(5, T0 + 5 * MINUTE), true],
  ['the same, another came further now', told(5), 20 * MINUTE, told(5, T0 + 5 * MINUTE + 1), false],
  ['the same, another was further always', told(5), 15 * MINUTE, told(5, T0 - 8 * HOUR), true],
  ['the same for less, another was so', told(5), 15 * MINUTE - 1, told(5, T0 - 8 * HOUR), false],
  ['another block, still behind: it catches up', told(5), 3 * HOUR, told(6, T0), false],
  ['the same, another makes some', told(5, null, 'regtest'), HOUR, told(5, T0, 'regtest'), true],
  ['the same for long, another came further now', told(5), 2 * HOUR, told(5, T0 + 2 * HOUR), true],
];

it.each(CASES)('a node that reports %s', (_, first, afterMs, then, standsStill) => {
  const facts = applyEvidence(applyEvidence(unlocked, first, T0), then, T0 + afterMs);
  expect(stillSince(facts)).toBe(standsStill ? T0 : null);
  // The node is unlocked nevertheless.
  expect(stateOf(facts, null, 'node').state).toBe('unlocked');
});

const still = applyEvidence(applyEvidence(unlocked, told(5), T0), told(5), T0 + 3 * HOUR);

const EVIDENCE: Readonly<Record<string, Evidence>> = {
  ...{ b5: told(5), b6: told(6), accepted: { kind: 'upgradeAccepted', image: null } },
};
/** The facts after this evidence as well, an hour apart. */
const after = (heard: string): NodeFacts =>
  heard.split(' ').reduce<NodeFacts>((facts, word, at) => {
    const evidence = EVIDENCE[word] ?? ({ kind: word } as Evidence);
    return applyEvidence(facts, evidence, T0 + (4 + at) * HOUR);
  }, still);

it.each([
  ['follows blocks again with the next one', 'b6', null],
  ['does so still when it is proved unlocked again', 'probeUnlocked', T0],
  ['does so still when the same is told again', 'probeUnlocked b5', T0],
  ['is not said of a lock', 'probeLocked', null],
  ['begins anew after a lock', 'probeLocked unlockAccepted b5', null],
  ['is not said of an upgrade', 'accepted', null],
  ['begins anew after an upgrade', 'accepted unlockAccepted b5', null],
  ['is not said where nothing is proved', 'tokenRefused tokenRefused tokenRefused', null],
  ['begins anew after a restart that somebody unlocked', 'gone probeUnlocked', null],
])('a node without new blocks %s: %s', (_, heard, since) => expect(stillSince(after(heard))).toBe(since));

it.each(['probeLocked', 'accepted'])(
  'a node without new blocks is forgotten with its height: %s',
  (heard) => {
    const none = { height: null, heightSinceMs: null, heightAtMs: null, standsStill: false };
    expect(after(heard)).toMatchObject(none);
  },
);

it("a node that stops at a block is news for screens; a new block of another node isn't", () => {
  const one = applyEvidence(unlocked, told(5), T0);
  expect(isProvedAgain(one, applyEvidence(one, told(6), T0 + MINUTE), null)).toBe(true);
  expect(isProvedAgain(one, applyEvidence(one, told(5), T0 + 3 * HOUR), null)).toBe(false);
});

it("the height of a node that isn't unlocked is ignored", () => {
  const locked = applyEvidence(nothingKnown, { kind: 'probeLocked' }, T0);
  expect(applyEvidence(locked, told(5), T0)).toBe(locked);
});
