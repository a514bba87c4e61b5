import { describe, expect, it } from 'vitest';
import {
  kindName,
  statusName,
  type KindName,
  type StatusName,
} from '../../../src-main/base/service/numbering.ts';
import {
  lapsesAtMs,
  isCancellable,
  transferState,
  type StateFacts,
} from '../../../src-main/records/transfer-state.ts';

const NOW = 1_753_268_800_000;
const facts = (kind: KindName, status: StatusName, more: Partial<StateFacts> = {}): StateFacts => ({
  kindName: kind,
  statusName: status,
  hasTxid: kind === 'send',
  expiresAtMs: null,
  ...more,
});

it.each([
  ['initiated', 'waitingForYou', 'waitingForYou'],
  ['waitingCounterparty', 'waitingForThem', 'waitingForThem'],
  ['waitingSafeHeight', 'confirming', 'confirming'],
  ['waitingBroadcast', 'waitingForThem', 'waitingForYou'],
  ['waitingConfirmations', 'confirming', 'confirming'],
  ['settled', 'settled', 'settled'],
  ['failed', 'failed', 'failed'],
] as const)('whose turn it is of what is %s: of a receive %s, of a send %s', (status, receive, send) => {
  const kinds = ['receiveBlind', 'receiveWitness', 'send'] as const;
  const states = kinds.map((kind) => transferState(facts(kind, status), NOW));
  expect(states).toEqual([receive, receive, send]);
});

describe('expiry', () => {
  it.each(['receiveBlind', 'receiveWitness', 'send'] as const)(
    'ends the waiting of a %s at its very moment',
    (kind) => {
      const at = (expiresAtMs: number) =>
        transferState(facts(kind, 'waitingCounterparty', { expiresAtMs }), NOW);
      expect(at(NOW + 1)).toBe('waitingForThem');
      expect(at(NOW)).toBe('expired');
      expect(at(NOW - 1)).toBe('expired');
    },
  );

  const lasting = [
    'waitingSafeHeight',
    'waitingBroadcast',
    'waitingConfirmations',
    'settled',
    'failed',
    'unknown',
  ] as const;
  it.each(lasting)('ends nothing that is %s', (status) => {
    const past = facts('send', status, { expiresAtMs: NOW - 1 });
    expect(transferState(past, NOW)).not.toBe('expired');
    expect(lapsesAtMs(past)).toBeNull();
  });

  it('does not end a receive that arrived, and is ours now: giving it up could throw away what was sent', () => {
    for (const expiresAtMs of [null, NOW - 1]) {
      const arrived = facts('receiveBlind', 'waitingCounterparty', { expiresAtMs, hasTxid: true });
      expect(transferState(arrived, NOW)).toBe('waitingForYou');
    }
  });
});

describe('a number that nobody knows', () => {
  it('G38: is unknown, whatever else is told, and never expired nor failed', () => {
    const odd = facts('send', statusName(4, 'documentEra'), { expiresAtMs: NOW - 1 });
    expect(transferState(odd, NOW)).toBe('unknown');
  });

  it('G38: makes every state unknown where it is the kind, and is never given up', () => {
    const odd = facts('unknown', 'waitingCounterparty', { expiresAtMs: NOW - 1 });
    expect(isCancellable(odd, NOW)).toBe(false);
    for (const status of [0, 1, 2, 3])
      expect(transferState(facts(kindName(6), statusName(status, 'documentEra')), NOW)).toBe('unknown');
  });
});

describe('what may be given up', () => {
  it.each([
    ['initiated', true, true, true],
    ['waitingCounterparty', true, true, true],
    ['waitingSafeHeight', true, true, true],
    ['waitingBroadcast', false, true, false],
    ['waitingConfirmations', false, false, false],
    ['settled', false, false, false],
    ['failed', false, false, false],
    ['unknown', false, false, false],
  ] as const)('of a receive that is %s: open %s, expired %s, without an expiry %s', (status, ...may) => {
    const ends = [NOW + 1, NOW - 1, null];
    expect(
      ends.map((expiresAtMs) => isCancellable(facts('receiveBlind', status, { expiresAtMs }), NOW)),
    ).toEqual(may);
  });

  it('is no send that waits for safe height: it is broadcast', () => {
    for (const kind of ['send', 'inflation', 'burn'] as const)
      expect(isCancellable(facts(kind, 'waitingSafeHeight', { expiresAtMs: NOW - 1 }), NOW)).toBe(false);
  });

  it('is what waits for broadcast from the moment after its expiry, as the service counts', () => {
    const at = (expiresAtMs: number) =>
      isCancellable(facts('send', 'waitingBroadcast', { expiresAtMs }), NOW);
    expect([at(NOW + 1), at(NOW), at(NOW - 1)]).toEqual([false, false, true]);
  });
});

describe('a transfer of which it is in doubt whether it has ended', () => {
  const DAY_MS = 86_400_000;
  const doubted = (more: Partial<StateFacts>) =>
    facts('receiveBlind', 'waitingBroadcast', { hasTxid: true, namedBy: 'beta7', ...more });

  it('is under way until a day after its expiry, and unknown then', () => {
    const at = (expiresAtMs: number) => transferState(doubted({ expiresAtMs }), NOW);
    expect(at(NOW + 1)).toBe('waitingForThem');
    expect(at(NOW - DAY_MS + 1)).toBe('waitingForThem');
    expect(at(NOW - DAY_MS)).toBe('unknown');
  });

  it('that never expires is under way for two weeks from when it was made', () => {
    const at = (createdAtMs: number) => transferState(doubted({ createdAtMs }), NOW);
    expect(at(NOW - 14 * DAY_MS + 1)).toBe('waitingForThem');
    expect(at(NOW - 14 * DAY_MS)).toBe('unknown');
  });

  it('is unknown where no time is told of it: nothing says how long to wait', () =>
    expect(transferState(doubted({ createdAtMs: null }), NOW)).toBe('unknown'));

  it('never settles, fails or expires by the clock', () => {
    for (const expiresAtMs of [null, 0, NOW, NOW + DAY_MS])
      for (const status of ['waitingCounterparty', 'waitingSafeHeight', 'waitingConfirmations'] as const) {
        const now = transferState(facts('receiveBlind', status, { namedBy: 'beta7', expiresAtMs }), NOW);
        expect(['settled', 'failed', 'expired']).not.toContain(now);
      }
  });
});
