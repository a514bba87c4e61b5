import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fail } from '../../../src-main/base/errors.ts';
import type { NodeAnswer } from '../../../src-main/nodes/state/answer.ts';
import { nothingKnown } from '../../../src-main/nodes/state/evidence.ts';
import type { NodeRecord } from '../../../src-main/records/node.ts';
import type { NodeApi } from '../../../src-main/nodes/api/client.ts';
import { openFleet } from '../../../src-main/records/fleet.ts';
import { createActs, type Acts } from '../../../src-main/nodes/act/acts.ts';
import type { ActEnd, ActCredentials } from '../../../src-main/nodes/act/node-operation.ts';
import { createNodeRegistry, type NodeRegistry } from '../../../src-main/nodes/registry/node-registry.ts';
import { codeOfThrown } from '../../support/failure-of.ts';
import { manualTime } from '../../support/manual-timers.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { apiNode, cloudRecord, nodeRecord } from '../../support/node-records.ts';

const NODE = '0d'.repeat(16);
const node: NodeRecord = nodeRecord(1, {
  id: NODE,
  name: 'zrh-pay-07',
  nodeId: 'n1',
  userId: 'u1',
  invokeUrl: 'https://n1.example',
  unlockTemplate: '{"password":"{{password}}"}',
  facts: { ...nothingKnown, lock: 'locked', lockProof: 'probeLocked', lockSinceMs: 5, lockProvedAtMs: 5 },
});

let time: ReturnType<typeof manualTime>;
let registry: NodeRegistry;
let acts: Acts;
let asked: string[];

beforeEach(() => {
  time = manualTime();
  const fleet = openFleet(tempFolder(), time.clock);
  registry = createNodeRegistry({ ...time, fleet, tell: () => undefined });
  onTestFinished(() => {
    acts.close();
    registry.close();
    fleet.close();
  });
  registry.putCloud(cloudRecord({ newest: { id: 'b2', firstSeenAtMs: 1, seenAtMs: 1 } }));
  registry.put([node]);
  acts = createActs({ registry, ...time });
  asked = [];
});

/** A node that gives these answers in turn, and the last one for ever. */
function means(
  script: { upgrade?: NodeAnswer; unlock?: NodeAnswer[]; probe?: NodeAnswer[]; status?: (string | null)[] },
  extras = { detail: false, probe: false },
): ActCredentials {
  const turn = <T>(list: readonly T[], name: string): Promise<T> => {
    const count = asked.filter((one) => one === name).length;
    asked.push(name);
    const answer = list[Math.min(count, list.length - 1)];
    if (answer === undefined) throw new Error(`nobody said what ${name} answers`);
    return Promise.resolve(answer);
  };
  const service: NodeApi = {
    host: 'cloud.example',
    logs: () => Promise.reject(new Error('not asked here')),
    latestImage: () => Promise.reject(new Error('not asked here')),
    list: () => Promise.reject(new Error('not asked here')),
    detail: async (nodeId) => apiNode(nodeId, { status: await turn(script.status ?? [], 'detail') }),
    upgrade: () => turn(script.upgrade === undefined ? [] : [script.upgrade], 'upgrade'),
    unlock: () => turn(script.unlock ?? [], 'unlock'),
    probe: () => turn(script.probe ?? [], 'probe'),
    height: () => Promise.reject(new Error('not asked here')),
  };
  const target = { address: { kind: 'invokeUrl', url: 'https://n1.example' }, token: null } as const;
  return { service, target, body: { password: 'p' }, extras };
}

const start = (
  kind: 'upgrade' | 'unlock' | 'upgradeToUnlocked',
  with_: ActCredentials,
): { end: ActEnd | null } => {
  const box: { end: ActEnd | null } = { end: null };
  void acts.start(registry.node(NODE), kind, 'you', with_).ended.then((end) => {
    box.end = end;
  });
  return box;
};
const accepted: NodeAnswer = { kind: 'accepted' };
const changing: NodeAnswer = { kind: 'changingState' };
const gone: NodeAnswer = { kind: 'noAnswer', why: { kind: 'refused' } };
const silent: NodeAnswer = { kind: 'noAnswer', why: { kind: 'late' } };

describe('unlocking', () => {
  it('is done when the node says so', async () => {
    const act = start('unlock', means({ unlock: [accepted] }));
    await time.pass(0);
    expect(act.end).toEqual({ outcome: 'done', text: '' });
    expect(registry.seen(NODE)).toMatchObject({ state: 'unlocked', proof: 'unlockAccepted' });
    expect(registry.act(NODE)).toBeNull();
  });

  it.each([
    ['what stands before it', { kind: 'notReady', status: 524 }],
    ['nobody', { kind: 'noAnswer', why: { kind: 'late' } }],
  ] as const)(
    'looks whether it is open before the password goes again, where %s answered',
    async (_, first) => {
      const act = start(
        'unlock',
        means({ unlock: [first], probe: [{ kind: 'unlocked' }] }, { detail: false, probe: true }),
      );
      await time.pass(60_000);
      expect(act.end).toEqual({ outcome: 'done', text: '' });
      expect(asked).toEqual(['unlock', 'probe']);
    },
  );

  it('waits as long as what stands before it asks for, and is no failure by that', async () => {
    const busy: NodeAnswer = { kind: 'notReady', status: 429, retryAfterSeconds: 5_400 };
    const act = start(
      'unlock',
      means({ unlock: [busy, accepted], probe: [{ kind: 'locked' }] }, { detail: false, probe: true }),
    );
    await time.pass(5_399_000);
    expect(asked).toEqual(['unlock']);
    await time.pass(60_000);
    expect(act.end).toEqual({ outcome: 'done', text: '' });
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

  it('ends where what stands before the node refuses, as no word of the node’s', async () => {
    const act = start('unlock', means({ unlock: [{ kind: 'wayRefused', status: 403 }] }));
    await time.pass(0);
    expect(act.end).toEqual({ outcome: 'failed', text: 'wayRefused' });
    expect(registry.seen(NODE).state).toBe('locked');
    expect(registry.row(NODE).trouble).toMatchObject({ kind: 'wayRefused' });
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

  it('takes “already unlocked” for success', async () => {
    const act = start('unlock', means({ unlock: [{ kind: 'alreadyUnlocked' }] }));
    await time.pass(0);
    expect(act.end).toEqual({ outcome: 'already', text: '' });
    expect(registry.seen(NODE).state).toBe('unlocked');
  });

  it('is patient with a node that changes its state, starts or does not answer, and says what it waits for', async () => {
    const act = start(
      'unlock',
      means({ unlock: [silent, { kind: 'notReady', status: 502 }, changing, accepted] }),
    );
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
    expect(act.end).toEqual({ outcome: 'done', text: '' });
  });

  it('sends the password again only where the node says that it is locked, and once', async () => {
    const act = start(
      'unlock',
      means(
        {
          unlock: [{ kind: 'notReady', status: 504 }, changing],
          probe: [...Array<NodeAnswer>(9).fill({ kind: 'locked' }), { kind: 'unlocked' }],
        },
        { detail: false, probe: true },
      ),
    );
    await time.pass(0);
    expect(asked).toEqual(['unlock']);
    await time.pass(20 * 60_000);
    expect(act.end).toEqual({ outcome: 'done', text: '' });
    expect(asked.filter((one) => one === 'unlock')).toHaveLength(2);
    expect(registry.seen(NODE)).toMatchObject({ state: 'unlocked', proof: 'probeUnlocked' });
  });

  it('asks before it sends the password again: what a gateway gave up went through', async () => {
    const act = start(
      'unlock',
      means(
        { unlock: [{ kind: 'notReady', status: 504 }], probe: [changing, changing, { kind: 'unlocked' }] },
        { detail: false, probe: true },
      ),
    );
    await time.pass(60_000);
    expect(act.end).toEqual({ outcome: 'done', text: '' });
    expect(asked).toEqual(['unlock', 'probe', 'probe', 'probe']);
  });

  it('says of a node that broke off and changes its state for minutes that it hangs', async () => {
    const broken: NodeAnswer = { kind: 'noAnswer', why: { kind: 'reset' } };
    const act = start(
      'unlock',
      means({ unlock: [broken, changing], probe: [{ kind: 'locked' }] }, { detail: false, probe: true }),
    );
    await time.pass(2 * 60_000);
    expect(act.end).toBeNull();
    await time.pass(3 * 60_000);
    expect(act.end).toEqual({ outcome: 'failed', text: 'hangs', own: true });
    expect(registry.row(NODE).trouble).toMatchObject({ kind: 'hangs' });
    expect(asked.filter((one) => one === 'unlock')).toHaveLength(2);
    expect(registry.seen(NODE)).toMatchObject({ state: 'locked', sinceMs: 5 });
  });

  it('ends with the node’s own refusal in its words, and says what it was for', async () => {
    const text = 'Failed to connect to bitcoind client';
    const act = start(
      'unlock',
      means({ unlock: [{ kind: 'refused', status: 403, text, about: 'bitcoind' }] }),
    );
    await time.pass(60_000);
    expect(act.end).toEqual({ outcome: 'failed', text, own: true, about: 'bitcoind' });
    expect(registry.row(NODE).trouble).toMatchObject({ kind: 'refused', text, about: 'bitcoind' });
    expect(registry.seen(NODE)).toMatchObject({ state: 'locked', sinceMs: 5 });
  });

  it('says when it was answered last, though the answer was the same', async () => {
    start('unlock', means({ unlock: [changing] }));
    await time.pass(2_000);
    expect(registry.act(NODE)?.lastAnswerAtMs).toBe(time.clock.nowMs());
  });

  it('never tries a wrong password a second time', async () => {
    const act = start('unlock', means({ unlock: [{ kind: 'wrongPassword' }] }));
    await time.pass(3_600_000);
    expect(act.end).toEqual({ outcome: 'failed', text: 'wrongPassword' });
    expect(asked).toEqual(['unlock']);
    expect(registry.seen(NODE)).toMatchObject({ state: 'locked', proof: 'answeredLocked' });
    expect(registry.row(NODE).trouble).toMatchObject({ kind: 'wrongPassword' });
  });

  it.each([
    [{ kind: 'notInitialized' }, 'notInitialized'],
    [{ kind: 'tokenRefused' }, 'tokenRefused'],
    [{ kind: 'refused', status: 400, text: 'bad body' }, 'bad body'],
  ] as const)('ends at once with %j', async (answer, text) => {
    const act = start('unlock', means({ unlock: [answer] }));
    await time.pass(60_000);
    expect(act.end).toMatchObject({ outcome: 'failed', text });
    expect(asked).toEqual(['unlock']);
    expect(registry.seen(NODE).state).toBe('locked');
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

  it('takes an unlock that was accepted before a sleep for as old as that', async () => {
    let letGo: (answer: NodeAnswer) => void = () => undefined;
    const held = new Promise<NodeAnswer>((resolve) => {
      letGo = resolve;
    });
    const with_ = means({ unlock: [accepted] });
    const act = start('unlock', { ...with_, service: { ...with_.service, unlock: () => held } });
    await time.pass(5_000);
    const sinceMs = time.clock.nowMs();
    time.setAhead(8 * 3_600_000);
    registry.moments.slept(sinceMs);
    letGo(accepted);
    await time.pass(1_000);
    expect(act.end).toEqual({ outcome: 'done', text: '' });
    expect(registry.seen(NODE)).toMatchObject({ state: 'unlocked', provedAtMs: sinceMs });
  });

  it('stops waiting when it is told to, and asks nothing more', async () => {
    const act = start('unlock', means({ unlock: [changing] }));
    await time.pass(0);
    acts.stop(NODE);
    await time.pass(0);
    expect(act.end).toEqual({ outcome: 'stopped', text: '' });
    expect(registry.seen(NODE).state).toBe('locked');
    await time.pass(600_000);
    expect(asked).toEqual(['unlock']);
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
  it('ends where the document ends: accepted, locked, and nobody can be asked more', async () => {
    const act = start('upgrade', means({ upgrade: accepted }));
    await time.pass(600_000);
    expect(act.end).toEqual({ outcome: 'done', text: '' });
    expect(asked).toEqual(['upgrade']);
    expect(registry.seen(NODE)).toMatchObject({ state: 'upgrading', proof: 'upgradeAccepted' });
  });

  it('watches the cloud’s status where there is one, and then is locked with the new image', async () => {
    const act = start(
      'upgrade',
      means({ upgrade: accepted, status: ['IN_PROGRESS', null, 'RUNNING'] }, { detail: true, probe: false }),
    );
    await time.pass(60_000);
    expect(act.end).toEqual({ outcome: 'done', text: '' });
    expect(registry.seen(NODE)).toMatchObject({ state: 'locked', proof: 'upgradeEnded', outdated: false });
    expect(registry.row(NODE).image).toBe('b2');
  });

  it('says that it failed when the cloud says so', async () => {
    const act = start(
      'upgrade',
      means({ upgrade: accepted, status: ['FAILED'] }, { detail: true, probe: false }),
    );
    await time.pass(10_000);
    expect(act.end).toEqual({ outcome: 'failed', text: 'the service reports FAILED' });
    expect(registry.row(NODE).trouble).toMatchObject({ kind: 'upgradeFailed' });
  });

  it('claims nothing where the call was not answered, and does not ask a second time', async () => {
    const act = start('upgrade', means({ upgrade: silent }));
    await time.pass(600_000);
    expect(act.end).toEqual({ outcome: 'unknown', text: 'gaveUp' });
    expect(asked).toEqual(['upgrade']);
    expect(registry.seen(NODE).state).toBe('locked');
  });

  it('goes on to unlocked in one act, without any extra of the service', async () => {
    const act = start(
      'upgradeToUnlocked',
      means({ upgrade: accepted, unlock: [{ kind: 'notReady', status: 502 }, silent, changing, accepted] }),
    );
    await time.pass(120_000);
    expect(act.end).toEqual({ outcome: 'done', text: '' });
    expect(registry.seen(NODE)).toMatchObject({ state: 'unlocked', outdated: false });
    expect(asked).toEqual(['upgrade', 'unlock', 'unlock', 'unlock', 'unlock']);
  });

  it('waits with the probe for the lock before it unlocks', async () => {
    const act = start(
      'upgradeToUnlocked',
      means(
        { upgrade: accepted, probe: [{ kind: 'locked' }, gone, { kind: 'locked' }], unlock: [accepted] },
        { detail: false, probe: true },
      ),
    );
    await time.pass(120_000);
    expect(act.end).toEqual({ outcome: 'done', text: '' });
    expect(asked).toEqual(['upgrade', 'probe', 'probe', 'probe', 'unlock']);
  });

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
    expect(act.end).toEqual({ outcome: 'done', text: '' });
    expect(asked).toEqual(['upgrade', 'unlock', 'unlock', 'unlock', 'unlock']);
    expect(registry.seen(NODE)).toMatchObject({ state: 'unlocked', outdated: false });
  });

  it('asks the cloud’s RUNNING for nothing until it was seen to upgrade', async () => {
    const act = start(
      'upgrade',
      means(
        { upgrade: accepted, status: ['RUNNING', 'RUNNING', 'IN_PROGRESS', 'RUNNING'] },
        { detail: true, probe: false },
      ),
    );
    await time.pass(6_000);
    expect(asked).toEqual(['upgrade', 'detail', 'detail']);
    expect(registry.seen(NODE).state).toBe('upgrading');
    await time.pass(60_000);
    expect(act.end).toEqual({ outcome: 'done', text: '' });
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
    const notReady: NodeAnswer = { kind: 'notReady', status: 502 };
    const act = start('unlock', means({ unlock: [accepted, notReady, accepted] }));
    await time.pass(0);
    expect(act.end).toBeNull();
    expect(registry.seen(NODE).state).toBe('upgrading');
    await time.pass(10_000);
    expect(act.end).toEqual({ outcome: 'done', text: '' });
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
