import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { LockedNodes } from '../../../src-main/ports/index.ts';
import type { NodeRegistry } from '../../../src-main/nodes/registry/node-registry.ts';
import { keepTrayStatus } from '../../../src-main/nodes/watch/tray-status.ts';
import type { manualTime } from '../../support/manual-timers.ts';
import { openBoard } from '../../support/node-board.ts';
import { idOf, nodeRecord } from '../../support/node-records.ts';

let time: ReturnType<typeof manualTime>;
let registry: NodeRegistry;
let shown: LockedNodes[];
let faults: unknown[];
let end: () => void;
let fails: boolean;
let locked: boolean;
let lockTurned: () => void;

beforeEach(() => {
  ({ time, registry } = openBoard());
  [shown, faults, fails, locked] = [[], [], false, false];
  end = keepTrayStatus(
    {
      ...{ registry, timers: time.timers },
      lock: {
        isLocked: () => locked,
        isWithoutTokens: () => false,
        isKeychainShut: () => false,
        readTokens: (read) => read(),
        retryKeychain: () => undefined,
        told: () => undefined,
        onChange: (listener) => {
          lockTurned = listener;
          return () => undefined;
        },
      },
      lockedSign: {
        show: (nodes) => {
          if (fails) throw new Error('no tray here');
          shown.push(nodes);
        },
      },
    },
    (error) => faults.push(error),
  );
  onTestFinished(() => end());
});

const lock = (n: number) => registry.heard(idOf(n), { kind: 'probeLocked' }, 'seen');

describe('the tray and badge of locked nodes', () => {
  it('show counts and no names while Ochre is locked', async () => {
    registry.put([1, 2].map((n) => nodeRecord(n)));
    lock(1);
    await time.pass(300);
    locked = true;
    lockTurned();
    await time.pass(300);
    expect(shown.at(-1)).toEqual({ watched: 2, locked: 1, named: [] });
    lock(2);
    await time.pass(300);
    expect(shown.at(-1)).toEqual({ watched: 2, locked: 2, named: [] });
    locked = false;
    lockTurned();
    await time.pass(300);
    expect(shown.at(-1)?.named).toHaveLength(2);
  });

  it('change once for 300 nodes that lock together, and name the ten locked longest', async () => {
    registry.put(Array.from({ length: 300 }, (_, n) => nodeRecord(n + 1)));
    lock(3);
    await time.pass(5_000);
    const before = shown.length;
    for (let n = 300; n >= 1; n -= 1) lock(n);
    await time.pass(300);
    expect(shown).toHaveLength(before + 1);
    expect(shown.at(-1)).toMatchObject({ watched: 300, locked: 300 });
    expect(shown.at(-1)?.named).toHaveLength(10);
    expect(shown.at(-1)?.named[0]).toEqual({ id: idOf(3), name: 'node 3' });
  });

  it('follow new names and removed nodes, even after the desktop refused before', async () => {
    fails = true;
    registry.put([nodeRecord(1), nodeRecord(2)]);
    await time.pass(300);
    expect(faults).toEqual([new Error('no tray here')]);
    fails = false;
    lock(1);
    registry.put([{ ...nodeRecord(1), name: 'renamed', facts: registry.node(idOf(1)).facts }]);
    await time.pass(300);
    expect(shown.at(-1)).toEqual({ watched: 2, locked: 1, named: [{ id: idOf(1), name: 'renamed' }] });
    registry.remove([idOf(1)]);
    await time.pass(300);
    expect(shown.at(-1)).toEqual({ watched: 1, locked: 0, named: [] });
  });

  it('are removed at the end, and only then', async () => {
    registry.put([nodeRecord(1)]);
    lock(1);
    await time.pass(300);
    end();
    expect(shown.at(-1)).toEqual({ watched: 0, locked: 0, named: [] });
    const after = shown.length;
    registry.heard(idOf(1), { kind: 'unlockAccepted' }, 'you');
    await time.pass(5_000);
    expect(shown).toHaveLength(after);
  });
});
