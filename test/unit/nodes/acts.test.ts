import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fail } from '../../../src-main/base/errors.ts';
import type { NodeAnswer } from '../../../src-main/nodes/state/answer.ts';
import { nothingKnown } from '../../../src-main/nodes/state/evidence.ts';
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

const accepted: NodeAnswer = { kind: 'accepted' };
const changing: NodeAnswer = { kind: 'changingState' };
const locked: NodeAnswer = { kind: 'locked' };
const unlocked: NodeAnswer = { kind: 'unlocked' };
const gone: NodeAnswer = { kind: 'noAnswer', why: { kind: 'refused' } };
const silent: NodeAnswer = { kind: 'noAnswer', why: { kind: 'late' } };
const notReady = (status: number): NodeAnswer => ({ kind: 'notReady', status });
const SAID: Readonly<Record<string, NodeAnswer>> = {
  ...{ accepted, changing, locked, unlocked, gone, silent, 502: notReady(502), 504: notReady(504) },
  ...{ already: { kind: 'alreadyUnlocked' }, wrong: { kind: 'wrongPassword' } },
  no: { kind: 'wayRefused', status: 403 },
};
type Call = 'upgrade' | 'unlock' | 'probe';
type Script = { readonly [C in Call]?: readonly NodeAnswer[] } & {
  readonly status?: readonly (string | null)[];
};

/** A node with these answers in turn, the last one for ever, and the optional calls that they need. */
function means(script: Script): ActCredentials {
  const turn = <T>(list: readonly T[] = [], name: string): Promise<T> => {
    const count = asked.filter((one) => one === name).length;
    asked.push(name);
    const answer = list[Math.min(count, list.length - 1)];
    if (answer === undefined) throw new Error(`nobody said what ${name} answers`);
    return Promise.resolve(answer);
  };
  const service = nodeApi({
    detail: async (nodeId) => apiNode(nodeId, { status: await turn(script.status, 'detail') }),
    upgrade: () => turn(script.upgrade, 'upgrade'),
    unlock: () => turn(script.unlock, 'unlock'),
    probe: () => turn(script.probe, 'probe'),
  });
  return credentials(service, { detail: 'status' in script, probe: 'probe' in script });
}

function start(kind: ActKind, with_: ActCredentials): { end: ActEnd | null } {
  const box: { end: ActEnd | null } = { end: null };
  void acts.start(registry.node(NODE), kind, 'you', with_).ended.then((end) => void (box.end = end));
  return box;
}
const DONE: ActEnd = { outcome: 'done', text: '' };

/** Answers by call; then the act's end within ten minutes, the calls made, the state and the trouble. */
const CASES: Readonly<Record<string, string>> = {
  'an unlock is done when the node says so': 'unlock accepted | done | unlock | unlocked unlockAccepted',
  'an unlock asks before it sends the password again: what a gateway gave up went through':
    'unlock 504; probe changing changing unlocked | done | unlock probe probe probe | unlocked',
  'an unlock ends where what stands before the node refuses, as no word of the node’s':
    'unlock no | failed: wayRefused | unlock | locked | wayRefused',
  'an unlock takes “already unlocked” for success': 'unlock already | already | unlock | unlocked',
  'an unlock never tries a wrong password a second time':
    'unlock wrong | failed: wrongPassword | unlock | locked answeredLocked | wrongPassword',
  'an upgrade ends where the document ends: accepted, and nobody can be asked more':
    'upgrade accepted | done | upgrade | upgrading upgradeAccepted',
  'an upgrade watches the cloud’s status where there is one, then is locked with the new image':
    'upgrade accepted; status IN_PROGRESS - RUNNING | done | upgrade detail detail detail | locked upgradeEnded new',
  'an upgrade failed when the cloud says so':
    'upgrade accepted; status FAILED | failed: the service reports FAILED | upgrade detail | | upgradeFailed',
  'an upgrade claims nothing where the call was not answered, and does not ask a second time':
    'upgrade silent | unknown: gaveUp | upgrade | locked',
  'an upgrade goes on to unlocked in one act, without any extra of the service':
    'upgrade accepted; unlock 502 silent changing accepted | done | upgrade unlock unlock unlock unlock | unlocked unlockAccepted new',
  'an upgrade waits with the probe for the lock before it unlocks':
    'upgrade accepted; probe locked gone locked; unlock accepted | done | upgrade probe probe probe unlock | unlocked',
};

it.each(Object.entries(CASES))('%s', async (_, row) => {
  const [says = '', ends = '', calls, seen = '', trouble = null] = row.split('|').map((part) => part.trim());
  const script: Record<string, readonly (NodeAnswer | string | null)[]> = {};
  for (const one of says.split('; ')) {
    const [name = '', ...words] = one.split(' ');
    script[name] = words.map((word) => SAID[word] ?? (word === '-' ? null : word));
  }
  const act = 'upgrade' in script ? ('unlock' in script ? 'upgradeToUnlocked' : 'upgrade') : 'unlock';
  const began = start(act, means(script));
  await time.pass(10 * MINUTE);
  const [outcome, text = ''] = ends.split(': ');
  expect(began.end).toEqual({ outcome, text });
  expect(asked.join(' ')).toBe(calls);
  const [state, proof, isNew] = seen.split(' ');
  expect(registry.seen(NODE)).toMatchObject({
    ...(seen === '' ? {} : { state }),
    ...(proof === undefined ? {} : { proof }),
    ...(isNew === undefined ? {} : { outdated: false }),
  });
  expect(registry.act(NODE)).toBeNull();
  if (trouble !== null) expect(registry.row(NODE).trouble).toMatchObject({ kind: trouble });
});

it("a refused unlock ends with the node's own words and the part it concerns", async () => {
  const [text, about] = ['Failed to connect to bitcoind client', 'bitcoind'] as const;
  const act = start('unlock', means({ unlock: [{ kind: 'refused', status: 403, text, about }] }));
  await time.pass(10 * MINUTE);
  expect(act.end).toEqual({ outcome: 'failed', text, own: true, about });
  expect(asked).toEqual(['unlock']);
  expect(registry.seen(NODE)).toMatchObject({ state: 'locked', sinceMs: 5 });
  expect(registry.row(NODE).trouble).toMatchObject({ kind: 'refused', text, about });
});

describe('unlocking', () => {
  it.each([
    [{ kind: 'notInitialized' }, 'notInitialized'],
    [{ kind: 'tokenRefused' }, 'tokenRefused'],
    [{ kind: 'refused', status: 400, text: 'bad body' }, 'bad body'],
  ] as const)('ends at once after %j', async (answer, why) => {
    const act = start('unlock', means({ unlock: [answer] }));
    await time.pass(MINUTE);
    expect(act.end).toMatchObject({ outcome: 'failed', text: why });
    expect(asked).toEqual(['unlock']);
    expect(registry.seen(NODE).state).toBe('locked');
  });

  it('waits as long as a gateway asks, without failing by that', async () => {
    const busy: NodeAnswer = { kind: 'notReady', status: 429, retryAfterSeconds: 5_400 };
    const act = start('unlock', means({ unlock: [busy, accepted], probe: [locked] }));
    await time.pass(5_399_000);
    expect(asked).toEqual(['unlock']);
    await time.pass(60_000);
    expect(act.end).toEqual(DONE);
    expect(asked).toEqual(['unlock', 'probe', 'unlock']);
  });

  it.each([
    ['a failure', fail('INVALID_INPUT', { path: 'unlock body', problem: 'words' })],
    ['a fault', new TypeError('undefined is not a function')],
  ])('ends with a reason and leaves no node unlocking, whatever is thrown: %s', async (_, thrown) => {
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

  it('waits for a node that changes its state, starts or is silent, and says for what', async () => {
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

  it('sends the password again only if the node reports itself locked, and once', async () => {
    const act = start(
      'unlock',
      means({ unlock: [notReady(504), changing], probe: [...Array<NodeAnswer>(9).fill(locked), unlocked] }),
    );
    await time.pass(0);
    expect(asked).toEqual(['unlock']);
    await time.pass(20 * 60_000);
    expect(act.end).toEqual(DONE);
    expect(asked.filter((one) => one === 'unlock')).toHaveLength(2);
    expect(registry.seen(NODE)).toMatchObject({ state: 'unlocked', proof: 'probeUnlocked' });
  });

  it('reports a node as hanging that broke off and changes its state for minutes', async () => {
    const broken: NodeAnswer = { kind: 'noAnswer', why: { kind: 'reset' } };
    const act = start('unlock', means({ unlock: [broken, changing], probe: [locked] }));
    await time.pass(2 * 60_000);
    expect(act.end).toBeNull();
    await time.pass(3 * 60_000);
    expect(act.end).toEqual({ outcome: 'failed', text: 'hangs', own: true });
    expect(registry.row(NODE).trouble).toMatchObject({ kind: 'hangs' });
    expect(asked.filter((one) => one === 'unlock')).toHaveLength(2);
    expect(registry.seen(NODE)).toMatchObject({ state: 'locked', sinceMs: 5 });
  });

  it('has a new hour of patience after a sleep', async () => {
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

  it.each<[ActKind, Script]>([
    ['unlock', { unlock: [{ kind: 'notReady', status: 429, retryAfterSeconds: 600 }] }],
    ['upgradeToUnlocked', { upgrade: [accepted], unlock: [accepted] }],
  ])('can be stopped while it waits, and then asks nobody: %s', async (kind, says) => {
    const act = start(kind, means(says));
    await time.pass(0);
    acts.stop(NODE);
    await time.pass(60 * MINUTE);
    expect(act.end).toEqual({ outcome: 'stopped', text: '' });
    expect(asked).toHaveLength(1);
  });

  it('refuses a second act on the same node', async () => {
    start('unlock', means({ unlock: [changing] }));
    await time.pass(0);
    expect(
      codeOfThrown(() => acts.start(registry.node(NODE), 'unlock', 'you', means({ unlock: [accepted] }))),
    ).toBe('NODE_BUSY');
  });
});

it('an unlock during an upgrade ends by time if nothing else can tell', async () => {
  registry.heard(NODE, { kind: 'upgradeAccepted', image: 'b2' }, 'plan');
  const act = start('unlock', means({ unlock: [accepted, { kind: 'alreadyUnlocked' }] }));
  await time.pass(9 * MINUTE);
  expect(act.end).toBeNull();
  await time.pass(2 * MINUTE);
  expect(act.end).toEqual({ outcome: 'already', text: '' });
  expect(registry.seen(NODE).state).toBe('unlocked');
});

it("an upgrade takes only the new image's unlock: it asks until the node was down and is back", async () => {
  const act = start(
    'upgradeToUnlocked',
    means({ upgrade: [accepted], unlock: [accepted, { kind: 'alreadyUnlocked' }, gone, accepted] }),
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
