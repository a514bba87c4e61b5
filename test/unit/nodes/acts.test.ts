import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fail } from '../../../src-main/base/errors.ts';
import type { NodeAnswer } from '../../../src-main/nodes/state/answer.ts';
import { nothingKnown } from '../../../src-main/nodes/state/evidence.ts';
import type { NodeStatus } from '../../../src-main/nodes/state/state.ts';
import { createActs, type NodeActs } from '../../../src-main/nodes/act/acts.ts';
import type { ActEnd, ActCredentials } from '../../../src-main/nodes/act/node-operation.ts';
import type { NodeRegistry } from '../../../src-main/nodes/registry/node-registry.ts';
import type { ActKind } from '../../../src-preload/contract/node-runs.ts';
import { codeOfThrown } from '../../support/failure-of.ts';
import type { manualTime } from '../../support/manual-timers.ts';
import { credentials, nodeApi, openBoard } from '../../support/node-board.ts';
import { apiNode, nodeRecord } from '../../support/node-records.ts';

const NODE = '0d'.repeat(16);
const MINUTE = 60_000;

let time: ReturnType<typeof manualTime>;
let registry: NodeRegistry;
let acts: NodeActs;
let asked: string[];

beforeEach(() => {
  ({ time, registry } = openBoard({ newest: { id: 'b2', firstSeenAtMs: 1, seenAtMs: 1 } }));
  const lock = { lock: 'locked', lockProof: 'probeLocked', lockSinceMs: 5, lockProvedAtMs: 5 } as const;
  registry.put([nodeRecord(1, { id: NODE, facts: { ...nothingKnown, ...lock } })]);
  acts = createActs({ registry, ...time });
  onTestFinished(() => acts.close());
  asked = [];
});

interface Script {
  readonly upgrade?: NodeAnswer;
  readonly unlock?: readonly NodeAnswer[];
  readonly probe?: readonly NodeAnswer[];
  readonly status?: readonly (string | null)[];
}
type Extra = 'detail' | 'probe';

/** A node that gives these answers in turn, and the last one for ever. */
function means(script: Script, extra: Extra | null = null): ActCredentials {
  const turn = <T>(list: readonly T[] = [], name: string): Promise<T> => {
    const count = asked.filter((one) => one === name).length;
    asked.push(name);
    const answer = list[Math.min(count, list.length - 1)];
    if (answer === undefined) throw new Error(`nobody said what ${name} answers`);
    return Promise.resolve(answer);
  };
  const service = nodeApi({
    detail: async (nodeId) => apiNode(nodeId, { status: await turn(script.status, 'detail') }),
    upgrade: () => turn(script.upgrade === undefined ? [] : [script.upgrade], 'upgrade'),
    unlock: () => turn(script.unlock, 'unlock'),
    probe: () => turn(script.probe, 'probe'),
  });
  return credentials(service, { detail: extra === 'detail', probe: extra === 'probe' });
}

function start(kind: ActKind, with_: ActCredentials): { end: ActEnd | null } {
  const box: { end: ActEnd | null } = { end: null };
  void acts.start(registry.node(NODE), kind, 'you', with_).ended.then((end) => {
    box.end = end;
  });
  return box;
}
const accepted: NodeAnswer = { kind: 'accepted' };
const changing: NodeAnswer = { kind: 'changingState' };
const locked: NodeAnswer = { kind: 'locked' };
const unlocked: NodeAnswer = { kind: 'unlocked' };
const gone: NodeAnswer = { kind: 'noAnswer', why: { kind: 'refused' } };
const silent: NodeAnswer = { kind: 'noAnswer', why: { kind: 'late' } };
const notReady = (status: number): NodeAnswer => ({ kind: 'notReady', status });
const text = 'Failed to connect to bitcoind client';

const DONE: ActEnd = { outcome: 'done', text: '' };
const failed = (why: string, more: Partial<ActEnd> = {}): ActEnd => ({
  outcome: 'failed',
  text: why,
  ...more,
});
const OLD_LOCK = { state: 'locked', sinceMs: 5 } as const;
const upgradeThenUnlock = 'upgradeToUnlocked';

/** What a node answers, for so many minutes; how the act ends, what was asked, what is seen, and the trouble. */
interface Case {
  readonly act?: ActKind;
  readonly says: Script;
  readonly extra?: Extra;
  readonly end: ActEnd;
  readonly asked: string;
  readonly seen: Partial<NodeStatus>;
  readonly trouble?: object;
}

const CASES: Readonly<Record<string, Case>> = {
  'an unlock is done when the node says so': {
    says: { unlock: [accepted] },
    end: DONE,
    asked: 'unlock',
    seen: { state: 'unlocked', proof: 'unlockAccepted' },
  },
  'an unlock looks whether it is open before the password goes again, where nobody answered': {
    says: { unlock: [silent], probe: [unlocked] },
    extra: 'probe',
    end: DONE,
    asked: 'unlock probe',
    seen: { state: 'unlocked' },
  },
  'an unlock asks before it sends the password again: what a gateway gave up went through': {
    says: { unlock: [notReady(504)], probe: [changing, changing, unlocked] },
    extra: 'probe',
    end: DONE,
    asked: 'unlock probe probe probe',
    seen: { state: 'unlocked' },
  },
  'an unlock ends where what stands before the node refuses, as no word of the node’s': {
    says: { unlock: [{ kind: 'wayRefused', status: 403 }] },
    end: failed('wayRefused'),
    asked: 'unlock',
    seen: { state: 'locked' },
    trouble: { kind: 'wayRefused' },
  },
  'an unlock takes “already unlocked” for success': {
    says: { unlock: [{ kind: 'alreadyUnlocked' }] },
    end: { outcome: 'already', text: '' },
    asked: 'unlock',
    seen: { state: 'unlocked' },
  },
  'an unlock ends with the node’s own refusal in its words, and says what it was for': {
    says: { unlock: [{ kind: 'refused', status: 403, text, about: 'bitcoind' }] },
    end: failed(text, { own: true, about: 'bitcoind' }),
    asked: 'unlock',
    seen: OLD_LOCK,
    trouble: { kind: 'refused', text, about: 'bitcoind' },
  },
  'an unlock never tries a wrong password a second time': {
    says: { unlock: [{ kind: 'wrongPassword' }] },
    end: failed('wrongPassword'),
    asked: 'unlock',
    seen: { state: 'locked', proof: 'answeredLocked' },
    trouble: { kind: 'wrongPassword' },
  },
  'an upgrade ends where the document ends: accepted, and nobody can be asked more': {
    act: 'upgrade',
    says: { upgrade: accepted },
    end: DONE,
    asked: 'upgrade',
    seen: { state: 'upgrading', proof: 'upgradeAccepted' },
  },
  'an upgrade watches the cloud’s status where there is one, then is locked with the new image': {
    act: 'upgrade',
    says: { upgrade: accepted, status: ['IN_PROGRESS', null, 'RUNNING'] },
    extra: 'detail',
    end: DONE,
    asked: 'upgrade detail detail detail',
    seen: { state: 'locked', proof: 'upgradeEnded', outdated: false },
  },
  'an upgrade failed when the cloud says so': {
    act: 'upgrade',
    says: { upgrade: accepted, status: ['FAILED'] },
    extra: 'detail',
    end: failed('the service reports FAILED'),
    asked: 'upgrade detail',
    seen: {},
    trouble: { kind: 'upgradeFailed' },
  },
  'an upgrade claims nothing where the call was not answered, and does not ask a second time': {
    act: 'upgrade',
    says: { upgrade: silent },
    end: { outcome: 'unknown', text: 'gaveUp' },
    asked: 'upgrade',
    seen: { state: 'locked' },
  },
  'an upgrade goes on to unlocked in one act, without any extra of the service': {
    act: upgradeThenUnlock,
    says: { upgrade: accepted, unlock: [notReady(502), silent, changing, accepted] },
    end: DONE,
    asked: 'upgrade unlock unlock unlock unlock',
    seen: { state: 'unlocked', outdated: false },
  },
  'an upgrade waits with the probe for the lock before it unlocks': {
    act: upgradeThenUnlock,
    says: { upgrade: accepted, probe: [locked, gone, locked], unlock: [accepted] },
    extra: 'probe',
    end: DONE,
    asked: 'upgrade probe probe probe unlock',
    seen: { state: 'unlocked' },
  },
};

it.each(Object.entries(CASES))(
  '%s',
  async (_, { act = 'unlock', says, extra = null, end, asked: calls, seen, trouble = null }) => {
    const began = start(act, means(says, extra));
    await time.pass(10 * MINUTE);
    expect(began.end).toEqual(end);
    expect(asked.join(' ')).toBe(calls);
    expect(registry.seen(NODE)).toMatchObject(seen);
    expect(registry.act(NODE)).toBeNull();
    if (trouble !== null) expect(registry.row(NODE).trouble).toMatchObject(trouble);
  },
);

describe('unlocking', () => {
  it.each([
    [{ kind: 'notInitialized' }, 'notInitialized'],
    [{ kind: 'tokenRefused' }, 'tokenRefused'],
    [{ kind: 'refused', status: 400, text: 'bad body' }, 'bad body'],
  ] as const)('ends at once with %j', async (answer, why) => {
    const act = start('unlock', means({ unlock: [answer] }));
    await time.pass(MINUTE);
    expect(act.end).toMatchObject({ outcome: 'failed', text: why });
    expect(asked).toEqual(['unlock']);
    expect(registry.seen(NODE).state).toBe('locked');
  });

  it('waits as long as what stands before it asks for, and is no failure by that', async () => {
    const busy: NodeAnswer = { kind: 'notReady', status: 429, retryAfterSeconds: 5_400 };
    const act = start('unlock', means({ unlock: [busy, accepted], probe: [locked] }, 'probe'));
    await time.pass(5_399_000);
    expect(asked).toEqual(['unlock']);
    await time.pass(60_000);
    expect(act.end).toEqual(DONE);
    expect(asked).toEqual(['unlock', 'probe', 'unlock']);
  });

  it('is stopped while it waits for its turn, and asks nobody then', async () => {
    const busy: NodeAnswer = { kind: 'notReady', status: 429, retryAfterSeconds: 600 };
    const act = start('unlock', means({ unlock: [busy] }));
    await time.pass(1_000);
    acts.stop(NODE);
    await time.pass(3_600_000);
    expect(act.end).toEqual({ outcome: 'stopped', text: '' });
    expect(asked).toEqual(['unlock']);
    expect(registry.seen(NODE).state).toBe('locked');
  });

  it.each([
    ['a failure', fail('INVALID_INPUT', { path: 'unlock body', problem: 'words' })],
    ['a fault', new TypeError('undefined is not a function')],
  ])('ends in words and leaves no node unlocking, whatever is thrown: %s', async (_, thrown) => {
    const throwing = means({});
    const service = { ...throwing.service, unlock: () => Promise.reject(thrown) };
    const act = start('unlock', { ...throwing, service });
    await time.pass(0);
    expect(act.end).toEqual({ outcome: 'failed', text: 'broke' });
    expect(registry.seen(NODE).state).toBe('locked');
    expect(registry.act(NODE)).toBeNull();
    expect(registry.row(NODE).trouble).toMatchObject({ kind: 'broke' });
    expect(acts.isBusy(NODE)).toBe(false);
  });

  it('is patient with a node that changes its state, starts or does not answer, and says what it waits for', async () => {
    const act = start('unlock', means({ unlock: [silent, notReady(502), changing, accepted] }));
    await time.pass(0);
    expect(registry.seen(NODE).state).toBe('unlocking');
    expect(registry.act(NODE)).toMatchObject({
      step: 'waitForUnlock',
      lastAnswer: 'silence-late',
      nextTryAtMs: time.clock.nowMs() + 2_000,
    });
    await time.pass(2_000);
    expect(registry.act(NODE)?.lastAnswer).toBe('not ready yet (502)');
    await time.pass(4_000);
    expect(registry.act(NODE)?.lastAnswer).toBe('changingState');
    expect(act.end).toBeNull();
    await time.pass(8_000);
    expect(act.end).toEqual(DONE);
  });

  it('sends the password again only where the node says that it is locked, and once', async () => {
    const act = start(
      'unlock',
      means(
        {
          unlock: [notReady(504), changing],
          probe: [...Array<NodeAnswer>(9).fill(locked), unlocked],
        },
        'probe',
      ),
    );
    await time.pass(0);
    expect(asked).toEqual(['unlock']);
    await time.pass(20 * 60_000);
    expect(act.end).toEqual(DONE);
    expect(asked.filter((one) => one === 'unlock')).toHaveLength(2);
    expect(registry.seen(NODE)).toMatchObject({ state: 'unlocked', proof: 'probeUnlocked' });
  });

  it('says of a node that broke off and changes its state for minutes that it hangs', async () => {
    const broken: NodeAnswer = { kind: 'noAnswer', why: { kind: 'reset' } };
    const act = start('unlock', means({ unlock: [broken, changing], probe: [locked] }, 'probe'));
    await time.pass(2 * 60_000);
    expect(act.end).toBeNull();
    await time.pass(3 * 60_000);
    expect(act.end).toEqual({ outcome: 'failed', text: 'hangs', own: true });
    expect(registry.row(NODE).trouble).toMatchObject({ kind: 'hangs' });
    expect(asked.filter((one) => one === 'unlock')).toHaveLength(2);
    expect(registry.seen(NODE)).toMatchObject({ state: 'locked', sinceMs: 5 });
  });

  it('gives up after an hour without calling it a failure', async () => {
    const act = start('unlock', means({ unlock: [silent] }));
    await time.pass(59 * 60_000);
    expect(act.end).toBeNull();
    await time.pass(2 * 60_000);
    expect(act.end).toEqual({ outcome: 'unknown', text: 'gaveUp' });
    expect(registry.seen(NODE).state).not.toBe('unlocked');
  });

  it('has an hour’s patience anew after a sleep, in which it asked nobody', async () => {
    const act = start('unlock', means({ unlock: [silent] }));
    await time.pass(50 * 60_000);
    const sinceMs = time.clock.nowMs();
    time.setAhead(8 * 3_600_000);
    registry.moments.slept(sinceMs);
    await time.pass(50 * 60_000);
    expect(act.end).toBeNull();
    await time.pass(12 * 60_000);
    expect(act.end).toEqual({ outcome: 'unknown', text: 'gaveUp' });
  });

  it('refuses a second act at the same node', async () => {
    start('unlock', means({ unlock: [changing] }));
    await time.pass(0);
    expect(
      codeOfThrown(() => acts.start(registry.node(NODE), 'unlock', 'you', means({ unlock: [accepted] }))),
    ).toBe('NODE_BUSY');
  });
});

describe('upgrading', () => {
  it('does not take the unlock of the old image for the new one’s: it asks until it was taken down and is back', async () => {
    const act = start(
      'upgradeToUnlocked',
      means({ upgrade: accepted, unlock: [accepted, { kind: 'alreadyUnlocked' }, gone, accepted] }),
    );
    await time.pass(2_000);
    expect(asked).toEqual(['upgrade', 'unlock']);
    expect(act.end).toBeNull();
    expect(registry.seen(NODE)).toMatchObject({ state: 'upgrading', proof: 'upgradeAccepted' });
    expect(registry.act(NODE)).toMatchObject({
      step: 'waitForUpgrade',
      lastAnswer: 'the old image still answers',
      nextTryAtMs: time.clock.nowMs() + 4_000,
    });
    await time.pass(4_000);
    expect(act.end).toBeNull();
    expect(registry.seen(NODE).state).toBe('upgrading');
    await time.pass(60_000);
    expect(act.end).toEqual(DONE);
    expect(asked).toEqual(['upgrade', 'unlock', 'unlock', 'unlock', 'unlock']);
    expect(registry.seen(NODE)).toMatchObject({ state: 'unlocked', outdated: false });
  });

  it('asks the cloud’s RUNNING for nothing until it was seen to upgrade', async () => {
    const act = start(
      'upgrade',
      means({ upgrade: accepted, status: ['RUNNING', 'RUNNING', 'IN_PROGRESS', 'RUNNING'] }, 'detail'),
    );
    await time.pass(6_000);
    expect(asked).toEqual(['upgrade', 'detail', 'detail']);
    expect(registry.seen(NODE).state).toBe('upgrading');
    await time.pass(60_000);
    expect(act.end).toEqual(DONE);
    expect(registry.seen(NODE)).toMatchObject({ state: 'locked', proof: 'upgradeEnded' });
  });

  it('ends its waiting for the upgrade when it is told to stop, and asks for no unlock', async () => {
    const act = start('upgradeToUnlocked', means({ upgrade: accepted, unlock: [accepted] }));
    await time.pass(0);
    acts.stop(NODE);
    await time.pass(60_000);
    expect(act.end).toEqual({ outcome: 'stopped', text: '' });
    expect(asked).toEqual(['upgrade']);
  });
});

describe('an unlock of a node that is being upgraded', () => {
  it('goes on until the new image took it', async () => {
    registry.heard(NODE, { kind: 'upgradeAccepted', image: 'b2' }, 'plan');
    const act = start('unlock', means({ unlock: [accepted, notReady(502), accepted] }));
    await time.pass(0);
    expect(act.end).toBeNull();
    expect(registry.seen(NODE).state).toBe('upgrading');
    await time.pass(10_000);
    expect(act.end).toEqual(DONE);
    expect(registry.seen(NODE)).toMatchObject({
      state: 'unlocked',
      proof: 'unlockAccepted',
      outdated: false,
    });
  });

  it('is over at last where nothing but time can tell', async () => {
    registry.heard(NODE, { kind: 'upgradeAccepted', image: 'b2' }, 'plan');
    const act = start('unlock', means({ unlock: [accepted, { kind: 'alreadyUnlocked' }] }));
    await time.pass(9 * 60_000);
    expect(act.end).toBeNull();
    await time.pass(2 * 60_000);
    expect(act.end).toEqual({ outcome: 'already', text: '' });
    expect(registry.seen(NODE).state).toBe('unlocked');
  });
});
