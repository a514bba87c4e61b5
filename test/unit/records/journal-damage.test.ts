import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openJournal } from '../../../src-main/records/journal/journal.ts';
import { codeOfThrown } from '../../support/failure-of.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { brought, hex, openImports, WALLET as IMPORTING } from './brought-rows.ts';
import { idOf, spoil, walk } from './record-ids.ts';

const NOW = 1_700_000_000_000;
const clock = { nowMs: () => NOW };
const WALLET = 'b'.repeat(32);
const FLOWS = 12;
const PAGE = 4_096;
const kept = (folder: string) => join(folder, `journal.sqlite.corrupt-${String(NOW)}`);

const signedOf = (at: number) => ({
  txid: idOf(at).repeat(2),
  inputs: [`${idOf(at).repeat(2)}:0`],
  psbt: 'cHNid'.repeat(1_200),
});

/** A journal of some size, each flow handed over, closed as at a normal end. */
function written(): { folder: string; file: string; bytes: Buffer } {
  const folder = tempFolder();
  const journal = openJournal(folder, clock);
  for (let at = 1; at <= FLOWS; at += 1) {
    const id = idOf(at);
    journal.open({ id, walletId: WALLET, kind: 'send', data: { at } });
    walk(journal, id, 'handingOver', signedOf(at));
  }
  journal.close();
  const file = join(folder, 'journal.sqlite');
  return { folder, file, bytes: readFileSync(file) };
}

/** What is read back of a file, and whether that it was damaged is said. */
function readBack(folder: string) {
  const journal = openJournal(folder, clock);
  try {
    const handedOver = journal.handedOver(WALLET);
    const told = handedOver.map(({ id, signed }) => ({
      id,
      ...(signed as { txid: string; inputs: string[] }),
    }));
    return { damage: journal.damage, told };
  } finally {
    journal.close();
  }
}

const whole = Array.from({ length: FLOWS }, (_, at) => {
  const { txid, inputs } = signedOf(at + 1);
  return { id: idOf(at + 1), txid, inputs };
});

/** Deterministic, so that a failure can be looked at again. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

/** It is as it was, or it is said that it is not, and what was found is still there: never less in silence. */
function expectHonest(folder: string, found: Buffer): 'whole' | 'part' | 'nothing' {
  const { damage, told } = readBack(folder);
  if (damage === null) {
    expect(told).toEqual(whole);
    return 'whole';
  }
  expect(damage.keptAs).toBe(`journal.sqlite.corrupt-${String(NOW)}`);
  expect(readFileSync(kept(folder)).equals(found)).toBe(true);
  for (const one of told) expect(whole).toContainEqual(one);
  return damage.recovered === 'part' ? 'part' : 'nothing';
}

describe('a journal that is damaged is kept aside and said, never begun anew in silence', () => {
  it.each([
    ['garbage', Buffer.from('this is no database at all, only words that pretend')],
    ['zeroes', Buffer.alloc(8_192)],
    ['nothing', Buffer.alloc(0)],
  ])('where it holds %s', (_name, bytes) => {
    const { folder, file } = written();
    writeFileSync(file, bytes);
    expect(expectHonest(folder, bytes)).toBe('nothing');
    expect(readBack(folder)).toEqual({ damage: null, told: [] });
  });

  it('where it is gone, though there are wallets', () => {
    const { folder, file } = written();
    rmSync(file);
    const journal = openJournal(folder, clock, true);
    expect(journal.damage).toEqual({ file: 'journal.sqlite', keptAs: null, recovered: 'nothing' });
    journal.close();
  });

  it('where it is gone and only what was written ahead is left', () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'journal.sqlite-wal'), 'of a file that is gone');
    const journal = openJournal(folder, clock);
    expect(journal.damage?.keptAs).toBe(`journal.sqlite.corrupt-${String(NOW)}`);
    expect(readFileSync(`${kept(folder)}-wal`, 'utf8')).toBe('of a file that is gone');
    journal.close();
  });

  it('where it was cut off, at the end of every page and within', () => {
    const { folder, file, bytes } = written();
    const cuts = [...Array(bytes.length / PAGE).keys()].flatMap((page) => [page * PAGE, page * PAGE + 1_111]);
    const found = cuts.map((cut) => {
      for (const name of readdirSync(folder)) rmSync(join(folder, name));
      writeFileSync(file, bytes);
      truncateSync(file, cut);
      return expectHonest(folder, bytes.subarray(0, cut));
    });
    expect(found).not.toContain('whole');
    // With the first page goes everything, with the last ones little.
    expect(found.at(-1)).toBe('part');
  }, 90_000);

  it('where a page was torn, whichever it is: what can be read of the others is taken over', () => {
    const { folder, file, bytes } = written();
    const random = numbers(7);
    const found = [...Array(bytes.length / PAGE).keys()].map((page) => {
      const torn = Buffer.from(bytes);
      // Half of it came onto the disk; where the other half was is what lay there before.
      for (let at = page * PAGE + PAGE / 2; at < (page + 1) * PAGE; at += 1)
        torn[at] = random.next().value & 0xff;
      for (const name of readdirSync(folder)) rmSync(join(folder, name));
      writeFileSync(file, torn);
      return expectHonest(folder, torn);
    });
    expect(found.filter((one) => one === 'part').length).toBeGreaterThan(found.length / 2);
  }, 90_000);

  it('and what was salvaged goes on as before: steps of it, and new ones', () => {
    const { folder, file, bytes } = written();
    truncateSync(file, bytes.length - PAGE);
    const journal = openJournal(folder, clock);
    expect(journal.damage?.recovered).toBe('part');
    const [first] = journal.handedOver(WALLET);
    journal.advance(first?.id ?? '', 'handingOver', 'settled', null);
    journal.open({ id: 'f'.repeat(32), walletId: WALLET, kind: 'send', data: null });
    expect(journal.read(first?.id ?? '')?.state).toBe('settled');
    journal.close();
    expect(readBack(folder).damage).toBeNull();
  });

  it('and a step that is broken by itself is found at the start, not when it is needed', () => {
    const { folder, file, bytes } = written();
    const at = bytes.indexOf(`"at":${String(FLOWS)}`);
    const broken = Buffer.from(bytes);
    broken[at] = 0x7b;
    writeFileSync(file, broken);
    expect(expectHonest(folder, broken)).toBe('part');
  });

  /** Step `seq` of `id` holds what is no JSON. */
  const breakStep = (folder: string, id: string, seq: number): void =>
    spoil(folder, `UPDATE steps SET data = '{' WHERE signing_id = '${id}' AND seq = ${String(seq)}`);

  it.each([0, 1, 2, 3])(
    'and what lost a step, the one numbered %i, goes on behind the last that is left',
    (seq) => {
      const { folder } = written();
      breakStep(folder, idOf(1), seq);
      const journal = openJournal(folder, clock);
      expect(journal.damage?.recovered).toBe('part');
      journal.advance(idOf(1), 'handingOver', 'settled', { seen: true });
      expect(journal.read(idOf(1))).toMatchObject({ state: 'settled', data: { settled: { seen: true } } });
      // What is signed of the others is held still: nothing else may spend it.
      expect(journal.book(WALLET, []).reserved.map(({ by, spends }) => [by, spends])).toEqual(
        whole.slice(1).map(({ txid, inputs }) => [txid, inputs]),
      );
      journal.close();
      expect(readBack(folder).damage).toBeNull();
    },
  );

  it('and says that nothing was taken over where what can be read leads to no signing', () => {
    const { folder } = written();
    spoil(folder, "UPDATE signings SET kind = 'dream'");
    expect(readBack(folder)).toMatchObject({ damage: { recovered: 'nothing' }, told: [] });
  });

  it('and an imported PSBT that was being signed and lost a step can be signed again', () => {
    const folder = tempFolder();
    const book = openImports(folder);
    book.keep(brought(1));
    book.signing(hex(1, 16), { kind: 'send', inputs: [`${hex(9, 32)}:0`], recipients: [] });
    book.close();
    breakStep(folder, hex(1, 16), 0);
    const again = openImports(folder);
    expect(again.read(hex(1, 16))).toMatchObject({ name: 'number 1', signed: null });
  });

  it('and of an imported PSBT that is gone nothing is left, unless it was signed: then what it spends is held', () => {
    const folder = tempFolder();
    const before = openImports(folder);
    for (const at of [1, 2, 3]) before.keep(brought(at));
    before.signing(hex(2, 16), { inputs: [`${hex(9, 32)}:0`] });
    before.signedAs(hex(2, 16), 'x');
    before.close();
    spoil(
      folder,
      `UPDATE imports SET text = CAST(x'ff' AS TEXT) WHERE signing_id IN ('${hex(1, 16)}', '${hex(2, 16)}')`,
    );
    const journal = openJournal(folder, clock);
    expect(journal.damage?.recovered).toBe('part');
    expect([1, 2, 3].map((at) => journal.read(hex(at, 16))?.state)).toEqual([undefined, 'signed', 'built']);
    expect(journal.book(IMPORTING, []).reserved).toMatchObject([{ by: hex(2, 32), mayShare: true }]);
    journal.close();
  });
});

it('a journal that breaks while it is used says so, by name, and takes no step', () => {
  const { folder, file } = written();
  const journal = openJournal(folder, clock);
  const size = statSync(file).size;
  writeFileSync(file, Buffer.alloc(size, 0x5a));
  expect(codeOfThrown(() => journal.handedOver(WALLET))).toBe('STORAGE_DAMAGED');
  expect(existsSync(file)).toBe(true);
});
