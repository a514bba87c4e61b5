import { describe, expect, it } from 'vitest';
import {
  kindName,
  statusName,
  type KindName,
  type StatusName,
} from '../../../../src-main/domain/transfers/numbering.ts';
import {
  lapsesAtMs,
  mayBeGivenUp,
  transferState,
  type StateFacts,
} from '../../../../src-main/domain/transfers/state.ts';

const NOW = 1_753_268_800_000;
const facts = (kind: KindName, status: StatusName, more: Partial<StateFacts> = {}): StateFacts => ({
  kindName: kind,
  statusName: status,
  hasTxid: kind === 'send',
  expiresAtMs: null,
  ...more,
});

describe('whose turn it is', () => {
  it.each([
    ['receiveBlind', 'initiated', 'waitingForYou'],
    ['receiveBlind', 'waitingCounterparty', 'waitingForThem'],
    ['receiveWitness', 'waitingCounterparty', 'waitingForThem'],
    ['receiveBlind', 'waitingSafeHeight', 'confirming'],
    ['receiveBlind', 'waitingBroadcast', 'waitingForThem'],
    ['receiveBlind', 'waitingConfirmations', 'confirming'],
    ['receiveBlind', 'settled', 'settled'],
    ['receiveBlind', 'failed', 'failed'],
    ['send', 'initiated', 'waitingForYou'],
    ['send', 'waitingCounterparty', 'waitingForThem'],
    ['send', 'waitingSafeHeight', 'confirming'],
    ['send', 'waitingBroadcast', 'waitingForYou'],
    ['send', 'waitingConfirmations', 'confirming'],
    ['send', 'settled', 'settled'],
    ['send', 'failed', 'failed'],
    ['issuance', 'settled', 'settled'],
  ] as const)('of a %s that is %s: %s', (kind, status, state) => {
    expect(transferState(facts(kind, status), NOW)).toBe(state);
  });

  it('is ours once what was sent has arrived', () => {
    expect(transferState(facts('receiveBlind', 'waitingCounterparty', { hasTxid: true }), NOW)).toBe(
      'waitingForYou',
    );
  });

  it('stays theirs for a send, which has its transaction from the start', () => {
    expect(transferState(facts('send', 'waitingCounterparty', { hasTxid: true }), NOW)).toBe(
      'waitingForThem',
    );
  });
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

  it.each([
    'waitingSafeHeight',
    'waitingBroadcast',
    'waitingConfirmations',
    'settled',
    'failed',
    'unknown',
  ] as const)('ends nothing that is %s', (status) => {
    const past = facts('send', status, { expiresAtMs: NOW - 1 });
    expect(transferState(past, NOW)).not.toBe('expired');
    expect(lapsesAtMs(past)).toBeNull();
  });

  it('does not end a receive that arrived: giving it up could throw away what was sent', () => {
    const arrived = facts('receiveBlind', 'waitingCounterparty', { expiresAtMs: NOW - 1, hasTxid: true });
    expect(transferState(arrived, NOW)).toBe('waitingForYou');
  });

  it('never comes where no time can be believed (G30)', () => {
    expect(transferState(facts('send', 'waitingCounterparty', { expiresAtMs: null }), NOW)).toBe(
      'waitingForThem',
    );
  });
});

describe('a number that nobody knows', () => {
  it('G38: is unknown, whatever else is told, and never expired nor failed', () => {
    const odd = facts('send', statusName(4, 'documentEra'), { expiresAtMs: NOW - 1 });
    expect(transferState(odd, NOW)).toBe('unknown');
  });

  it('G38: makes every state unknown where it is the kind', () => {
    for (const status of [0, 1, 2, 3])
      expect(transferState(facts(kindName(6), statusName(status, 'documentEra')), NOW)).toBe('unknown');
  });

  it('G38: is never given up', () => {
    expect(mayBeGivenUp(facts('send', 'unknown'))).toBe(false);
    expect(mayBeGivenUp(facts('unknown', 'waitingCounterparty'))).toBe(false);
  });
});

it('only what waits for the other side, or was not handed over, may be given up', () => {
  const may = ['initiated', 'waitingCounterparty'];
  for (const status of [
    'waitingSafeHeight',
    'waitingBroadcast',
    'waitingConfirmations',
    'settled',
    'failed',
  ] as const)
    expect(mayBeGivenUp(facts('send', status))).toBe(false);
  for (const status of may) expect(mayBeGivenUp(facts('send', status as StatusName))).toBe(true);
});
