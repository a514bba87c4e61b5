import { describe, expect, it } from 'vitest';
import type { Ports } from '../../../src-main/world/world.ts';
import { fuzzBackup, fuzzBackupShare } from '../../fuzz/backup/fuzz-backup.ts';
import { SHAPES } from '../../fuzz/backup/mutate.ts';

/** `npm run fuzz -- backup` makes 20,000: here each shape that was thought of once in either folder, and some mutants. */
const CASES = 2 * Object.keys(SHAPES).length + 40;

const WHOLE = { share: 0, shares: 1 };

const spoiled = async (change: (ports: Ports) => Ports, cases = 4) =>
  new Set((await fuzzBackupShare({ ...WHOLE, cases, seed: 1 }, change)).findings.map(({ kind }) => kind));

describe('hostile backups, into an empty and a lived-in folder', () => {
  it('lose nothing, prove nothing, break nothing', async () => {
    const { findings, reached } = await fuzzBackupShare({ ...WHOLE, cases: CASES, seed: 20_261 });
    expect(findings.filter(({ kind }) => kind !== 'held')).toEqual([]);
    expect(Math.min(reached.refused, reached.restored)).toBeGreaterThan(CASES / 10);
  }, 240_000);
});

describe('two processes', () => {
  it('take all the cases between them, and come to what one comes to', async () => {
    const cases = 12;
    const apart = await fuzzBackup(cases, 1);
    const { reached, findings } = await fuzzBackupShare({ ...WHOLE, cases, seed: 1 });
    expect(reached.refused + reached.opened + reached.restored).toBe(cases);
    expect([apart.reached, apart.findings.filter(({ kind }) => kind !== 'held')]).toEqual([
      reached,
      findings.filter(({ kind }) => kind !== 'held'),
    ]);
  }, 240_000);
});

describe('the search itself', () => {
  it('finds what is lost, what does not come back, a fault, and a start that fails', async () => {
    const beforeDone = (act: (ports: Ports) => void) => (ports: Ports) => ({
      ...ports,
      pendingRestore: {
        ...ports.pendingRestore,
        done: () => {
          act(ports);
          ports.pendingRestore.done();
        },
      },
    });
    const forgetful = beforeDone(({ settings }) => settings.write({ ...settings.read(), wallets: [] }));
    expect(await spoiled(forgetful)).toContain('lostHere');
    const another = beforeDone(({ holdings }) => {
      for (const ref of holdings.scopes()) holdings.of({ ...ref, numbering: 'beta5' }).markRead(1);
    });
    expect(await spoiled(another)).toContain('lostHere');
    const partial = (ports: Ports) => ({
      ...ports,
      signings: { ...ports.signings, bringSignings: () => ({ flowsAdded: 0, conflicts: 0 }) },
    });
    expect(await spoiled(partial)).toEqual(new Set(['notWhole']));
    const faulty = (ports: Ports) => ({
      ...ports,
      reader: {
        ...ports.reader,
        readBackup: () => {
          throw new TypeError('x is not a function');
        },
      },
    });
    expect(await spoiled(faulty)).toContain('internal');
    const unended = await spoiled((ports) => ({
      ...ports,
      pendingRestore: { ...ports.pendingRestore, done: () => undefined, isBegun: () => false },
    }));
    expect(unended).toContain('startsFailed');
  }, 240_000);

  it('finds what is shown as proved, and what holds main up', async () => {
    const shown = await spoiled((ports) => ({
      ...ports,
      settings: {
        read: ports.settings.read,
        write: (next) => {
          ports.settings.write({
            ...next,
            wallets: next.wallets.map((wallet) => ({ ...wallet, keysUnproved: null })),
          });
        },
      },
    }));
    expect(shown).toContain('shownAsProved');
    const held = await spoiled(
      (ports) => ({
        ...ports,
        reader: {
          ...ports.reader,
          readBackup: async (text) => {
            // Processor time, as it is measured: beside other programs 150 ms by the clock may be few of this one's.
            const from = process.cpuUsage();
            while (process.cpuUsage(from).user < 150_000) JSON.stringify({});
            return ports.reader.readBackup(text);
          },
        },
      }),
      1,
    );
    expect(held).toContain('held');
  }, 240_000);
});
