import { describe, expect, it, onTestFinished } from 'vitest';
import {
  forgedFiles,
  genuineFiles,
  knowing,
  knowsNothing,
  openDoorToRgbLib,
  unreachable,
  type Found,
} from '../../support/rgb/left-files.ts';
import { longHistory } from '../../support/rgb/long-history.ts';
import { namingWitnesses } from '../../support/rgb/named-witnesses.ts';
import { readRawHistory } from '../../support/rgb/raw-history.ts';

async function given() {
  const door = await openDoorToRgbLib();
  onTestFinished(door.stop);
  return door;
}

describe('a file that names its transactions only by id', () => {
  it('is withheld from rgb-lib if it is forged, whatever the indexer shows', async () => {
    const { looked } = await given();
    const found: Found[] = [];
    for (const one of forgedFiles) {
      const named = namingWitnesses(one.bytes);
      if (named === null) continue;
      found.push(await looked(one, named.bytes, knowing(named.shown)));
      found.push(await looked(one, named.bytes, knowsNothing));
    }
    expect(found.length).toBeGreaterThanOrEqual(1_000);
    expect(found.filter((one) => one === 'handed on')).toHaveLength(0);
    expect(new Set(found).size).toBeGreaterThan(15);
  });

  it('is given to rgb-lib if it is genuine and the indexer shows its transactions', async () => {
    const { looked } = await given();
    const found: Found[] = [];
    for (const one of genuineFiles)
      for (const which of [() => true, (at: number) => at === 0, (at: number, of: number) => at === of - 1]) {
        const { bytes, shown } = namingWitnesses(one.bytes, which)!;
        found.push(await looked(one, bytes, knowing(shown)));
      }
    expect(found).toEqual(Array(3 * genuineFiles.length).fill('handed on'));
  });

  it('is withheld while the indexer lacks one, is away, or shows too much, and asked about again', async () => {
    const { looked, now } = await given();
    const [one] = genuineFiles.filter(({ bytes }) => readRawHistory(bytes).bundles.length > 3);
    const { bytes, shown } = namingWitnesses(one!.bytes)!;
    const [first, ...rest] = shown;
    for (const indexer of [knowsNothing, unreachable, knowing(new Map(rest)), knowing(new Map([first!]))])
      expect(await looked(one!, bytes, indexer)).toBe('WITNESS_UNKNOWN');
    // An indexer that gives another transaction than requested, which no client accepts.
    const other = knowing(new Map([...shown].map(([txid]) => [txid, first![1]])));
    expect(await looked(one!, bytes, other)).toBe('WITNESS_UNKNOWN');
    const large = { transaction: () => Promise.resolve(new Uint8Array(20 * 1024 * 1024)) };
    expect(await looked(one!, bytes, large)).toBe('WITNESS_UNKNOWN');
    expect(await looked(one!, bytes, knowing(shown))).toBe('handed on');
    expect(now.asked).toBe(shown.size);
  });

  it('costs eight questions to an indexer that knows none of hundreds, and none if there are more', async () => {
    const { looked, now } = await given();
    const [one] = genuineFiles;
    const [few, many] = [900, 1_100].map((length) => namingWitnesses(longHistory(length).bytes)!.bytes);
    expect(await looked(one!, few!, knowsNothing)).toBe('WITNESS_UNKNOWN');
    expect(now.asked).toBe(8);
    expect(await looked(one!, many!, knowsNothing)).toBe('WITNESS_UNKNOWN');
    expect(now.asked).toBe(0);
  });
});

describe('a file that contains its transactions', () => {
  it('is given to rgb-lib as every wallet writes it, and nobody is asked', async () => {
    const { looked, now } = await given();
    for (const one of genuineFiles) {
      expect(await looked(one, one.bytes, unreachable)).toBe('handed on');
      expect(now).toMatchObject({ asked: 0, judged: 1 });
    }
  });

  it('is refused if it breaks a rule, and checked once', async () => {
    const { looked, now } = await given();
    for (const one of forgedFiles) {
      const code = await looked(one, one.bytes, unreachable);
      expect(code).not.toBe('handed on');
      if (code === 'TOO_LARGE') continue;
      expect(await looked(one, one.bytes, unreachable)).toBe(code);
      expect(now.judged).toBe(0);
    }
  });
});
