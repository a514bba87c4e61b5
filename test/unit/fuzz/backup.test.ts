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
  it('finds what is lost, a fault, and a start that fails', async () => {
    const lost = await spoiled((ports) => ({
      ...ports,
      archive: {
        ...ports.archive,
        merge: async (...given) => {
          const made = await ports.archive.merge(...given);
          ports.settings.write({ ...ports.settings.read(), wallets: [] });
          return made;
        },
      },
    }));
    expect(lost).toContain('lostHere');
    const faulty = await spoiled((ports) => ({
      ...ports,
      archive: {
        ...ports.archive,
        parse: () => {
          throw new TypeError('x is not a function');
        },
      },
    }));
    expect(faulty).toContain('internal');
    const pending = { ...({} as Ports['archive']['pending']) };
    const unended = await spoiled((ports) => ({
      ...ports,
      archive: {
        ...ports.archive,
        pending: Object.assign(pending, ports.archive.pending, {
          done: () => undefined,
          isBegun: () => false,
        }),
      },
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
        archive: {
          ...ports.archive,
          parse: async (text) => {
            // Processor time, as it is measured: beside other programs 150 ms by the clock may be few of this one's.
            const from = process.cpuUsage();
            while (process.cpuUsage(from).user < 150_000) JSON.stringify({});
            return ports.archive.parse(text);
          },
        },
      }),
      1,
    );
    expect(held).toContain('held');
  }, 240_000);
});
