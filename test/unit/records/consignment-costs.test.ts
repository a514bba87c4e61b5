import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import Database from 'libsql';
import * as v from 'valibot';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runsText, outside, type Runs } from '../../../src-main/records/holdings/runs.ts';
import { openHoldings } from '../../../src-main/records/holdings/holdings.ts';
import { cpuMsOf } from '../../support/cpu-time.ts';
import { seededRandom } from '../../support/psbt/mutate.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const unpacked = vi.hoisted(() => ({ bytes: 0 }));
vi.mock(import('node:zlib'), async (load) => {
  const real = await load();
  const inflateRawSync = (...given: Parameters<typeof real.inflateRawSync>) => {
    const bytes = real.inflateRawSync(...given);
    unpacked.bytes += bytes.length;
    return bytes;
  };
  return { ...real, inflateRawSync };
});

const PIECE_BYTES = 260;

function open() {
  const folder = tempFolder();
  const holdings = openHoldings(folder, { nowMs: () => 1 });
  onTestFinished(holdings.close);
  const kept = holdings.of({ walletId: 'b'.repeat(32), service: 'practice', numbering: 'documentEra' });
  const sql = (text: string): unknown[] => {
    const db = new Database(join(folder, 'holdings.sqlite'));
    try {
      return db.prepare(text).raw().all();
    } finally {
      db.close();
    }
  };
  return {
    sql,
    // Compared here: an assertion would look at each byte by itself.
    isKept: (name: string, file: Uint8Array) => Buffer.from(kept.consignment(name)?.file ?? []).equals(file),
    keep: (name: string, parts: readonly Uint8Array[]) => {
      let end = 0;
      const cuts = parts.slice(0, -1).map(({ length }) => (end += length));
      const file = Uint8Array.from(Buffer.concat(parts));
      kept.keepConsignment(name, { host: 'p', txid: 'ab'.repeat(32), vout: 1, file, cuts });
      return file;
    },
  };
}

it('unpacks no large piece for a small one that is looked up alike', () => {
  const { sql, keep, isKept } = open();
  const small = Array.from({ length: 8 }, () => randomBytes(PIECE_BYTES));
  small.forEach((_, at) => keep(`large ${String(at)}`, [new Uint8Array(1_000_000 + at)]));
  keep('small', small);
  const lookups = sql(
    `SELECT lookup FROM consignment_pieces WHERE size = ${String(PIECE_BYTES)} ORDER BY id`,
  );
  keep('small', [Uint8Array.of(1)]);
  // Simulated: to find such a pair takes some seconds, by the birthday paradox.
  lookups.flat().forEach((lookup, at) => {
    sql(
      `UPDATE consignment_pieces SET lookup = ${String(lookup)} WHERE size = ${String(1_000_000 + at)} RETURNING id`,
    );
  });
  const before = unpacked.bytes;
  const file = keep('small again', small);
  expect(unpacked.bytes - before).toBeLessThanOrEqual(file.length);
  expect(isKept('small again', file)).toBe(true);
  expect(isKept('large 3', new Uint8Array(1_000_003))).toBe(true);
});

it('forgets a file in no time however its pieces are scattered over another one', () => {
  const { sql, keep, isKept } = open();
  const parts = Array.from({ length: 6_000 }, () => randomBytes(PIECE_BYTES));
  keep('one', parts);
  const scattered = keep('other', parts.toReversed());
  // Each piece against each run of the other took twenty seconds here, and now takes a hundred milliseconds.
  expect(cpuMsOf(() => keep('one', [Uint8Array.of(1)]))).toBeLessThan(3_000);
  expect(isKept('other', scattered)).toBe(true);
  const [runs] = sql(`SELECT pieces FROM consignments WHERE recipient_id = 'other'`).flat();
  expect(v.parse(runsText, runs).length).toBeLessThan(2_100);
  const held = v.parse(runsText, runs).reduce((sum, [first, last]) => sum + last - first + 1, 0);
  expect(sql('SELECT count(*) FROM consignment_pieces').flat()).toEqual([held + 1]);
});

it('keeps a file of one piece many times over, and scattered ones, byte for byte', () => {
  const { keep, isKept } = open();
  const part = randomBytes(PIECE_BYTES);
  const files = {
    same: Array.from({ length: 3_000 }, () => part),
    mixed: Array.from({ length: 3_000 }, (_, at) => (at % 2 ? part : randomBytes(PIECE_BYTES))),
    'same again': Array.from({ length: 2_500 }, () => part),
  };
  const kept = Object.entries(files).map(([name, parts]) => [name, keep(name, parts)] as const);
  for (const [name, file] of kept) expect(isKept(name, file), name).toBe(true);
});

it('finds what lies outside of runs as looking at each number would', () => {
  const random = seededRandom(7);
  const some = (): Runs =>
    Array.from({ length: random(6) }, () => {
      const first = random(30);
      return [first, first + random(8)];
    });
  const numbers = (runs: Runs): Set<number> =>
    new Set(runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)));
  for (let time = 0; time < 2_000; time += 1) {
    const [runs, others] = [some(), some()];
    const kept = numbers(others);
    expect([...numbers(outside(runs, others))]).toEqual(
      [...numbers(runs)].filter((one) => !kept.has(one)).toSorted((a, b) => a - b),
    );
  }
});
