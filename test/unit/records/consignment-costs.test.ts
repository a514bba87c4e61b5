import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { runsText } from '../../../src-main/records/holdings/runs.ts';
import { asked, openKept } from './record-ids.ts';

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
  const { of, folder } = openKept();
  const kept = of({ walletId: 'b'.repeat(32), service: 'practice', numbering: 'documentEra' });
  return {
    sql: (text: string) => asked(folder, text),
    // Compared here: an assertion would look at each byte by itself.
    isKept: (name: string, file: Uint8Array) => Buffer.from(kept.consignment(name)?.file ?? []).equals(file),
    keep: async (name: string, parts: readonly Uint8Array[]) => {
      let end = 0;
      const cuts = parts.slice(0, -1).map(({ length }) => (end += length));
      const file = Uint8Array.from(Buffer.concat(parts));
      await kept.keepConsignment(name, { host: 'p', txid: 'ab'.repeat(32), vout: 1, file, cuts });
      return file;
    },
  };
}

it('unpacks no large piece for a small one that is looked up alike', async () => {
  const { sql, keep, isKept } = open();
  const small = Array.from({ length: 8 }, () => randomBytes(PIECE_BYTES));
  for (const at of small.keys()) await keep(`large ${String(at)}`, [new Uint8Array(200_000 + at)]);
  await keep('small', small);
  const lookups = sql(
    `SELECT lookup FROM consignment_pieces WHERE size = ${String(PIECE_BYTES)} ORDER BY id`,
  );
  await keep('small', [Uint8Array.of(1)]);
  // Simulated: to find such a pair takes some seconds, by the birthday paradox.
  lookups.flat().forEach((lookup, at) => {
    sql(
      `UPDATE consignment_pieces SET lookup = ${String(lookup)} WHERE size = ${String(200_000 + at)} RETURNING id`,
    );
  });
  const before = unpacked.bytes;
  const file = await keep('small again', small);
  expect(unpacked.bytes - before).toBeLessThanOrEqual(file.length);
  expect(isKept('small again', file)).toBe(true);
  expect(isKept('large 3', new Uint8Array(200_003))).toBe(true);
});

it('forgets a file in no time however its pieces are scattered over another one', async () => {
  const { sql, keep, isKept } = open();
  const parts = Array.from({ length: 6_000 }, () => randomBytes(PIECE_BYTES));
  await keep('one', parts);
  const scattered = await keep('other', parts.toReversed());
  // Each piece against each run of the other took twenty seconds here, and now takes a hundred milliseconds.
  const from = process.cpuUsage();
  await keep('one', [Uint8Array.of(1)]);
  expect(process.cpuUsage(from).user / 1_000).toBeLessThan(1_000);
  expect(isKept('other', scattered)).toBe(true);
  const [runs] = sql(`SELECT pieces FROM consignments WHERE recipient_id = 'other'`).flat();
  expect(v.parse(runsText, runs).length).toBeLessThan(2_100);
  const held = v.parse(runsText, runs).reduce((sum, [first, last]) => sum + last - first + 1, 0);
  expect(sql('SELECT count(*) FROM consignment_pieces').flat()).toEqual([held + 1]);
});

it('keeps a file of one piece many times over, and scattered ones, byte for byte', async () => {
  const { keep, isKept } = open();
  const part = randomBytes(PIECE_BYTES);
  const files = {
    same: Array.from({ length: 3_000 }, () => part),
    mixed: Array.from({ length: 3_000 }, (_, at) => (at % 2 ? part : randomBytes(PIECE_BYTES))),
    'same again': Array.from({ length: 2_500 }, () => part),
  };
  const kept: [string, Uint8Array][] = [];
  for (const [name, parts] of Object.entries(files)) kept.push([name, await keep(name, parts)]);
  for (const [name, file] of kept) expect(isKept(name, file), name).toBe(true);
});

it('replaces one file among a thousand by looking at its own pieces alone', async () => {
  const { keep, sql } = open();
  const shared = Array.from({ length: 20 }, () => randomBytes(PIECE_BYTES));
  // Scattered, so that each file has many runs of pieces: what each replacing reads of the others is what counts.
  for (let n = 0; n < 1_000; n += 1)
    await keep(`file ${String(n)}`, [...shared.toReversed(), randomBytes(PIECE_BYTES)]);
  const from = process.cpuUsage();
  for (let n = 0; n < 200; n += 1) await keep('file 0', [...shared, randomBytes(PIECE_BYTES)]);
  // Reading the runs of all others took ten times as long.
  expect(process.cpuUsage(from).user / 1_000).toBeLessThan(1_500);
  expect(sql('SELECT count(*) FROM consignment_pieces').flat()).toEqual([20 + 1_000]);
  expect(
    sql('SELECT kept_bytes = (SELECT total(length(bytes)) FROM consignment_pieces) FROM scopes').flat(),
  ).toEqual([1]);
});
