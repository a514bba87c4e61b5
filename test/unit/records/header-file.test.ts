import {
  appendFileSync,
  existsSync,
  lstatSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join as path } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openHeaderFiles } from '../../../src-main/records/header-file.ts';
import { cut, easyRules, join, mine } from '../../support/chain/mine.ts';
import { codeOf } from '../../support/failure-of.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const { rules, genesis } = easyRules({ retargets: false });
const chain = join(genesis, mine(rules, genesis, 9));
const place = { name: 'regtest', from: 0 } as const;

function given() {
  const folder = tempFolder();
  return { folder, name: path(folder, 'headers-regtest.bin'), file: openHeaderFiles(folder)(place) };
}

describe('the file of headers', () => {
  it('is read by nobody in the middle of what another wallet on the same chain puts there', async () => {
    const { folder } = given();
    const open = openHeaderFiles(folder);
    const [one, other] = [open(place), open(place)];
    await one.put(chain);
    const reads: Promise<{ readonly bytes: Uint8Array }>[] = [];
    for (let round = 0; round < 50; round += 1) {
      const put = one.put(cut(chain, 1));
      reads.push(...Array.from({ length: 8 }, () => other.read(0, 99)));
      await put;
    }
    const read = (await Promise.all(reads)).map(({ bytes }) => Buffer.from(bytes).toString('hex'));
    expect([...new Set(read)]).toEqual([Buffer.from(chain.bytes).toString('hex')]);
  });

  it('is empty at first, and holds what was put into it', async () => {
    const { folder, file, name } = given();
    expect(await file.end()).toBe(0);
    await file.put(cut(chain, 0, 4));
    await file.put(cut(chain, 4));
    const again = openHeaderFiles(folder)(place);
    expect([await again.end(), await again.read(0, 99)]).toEqual([
      10,
      { from: 0, bytes: Buffer.from(chain.bytes) },
    ]);
    expect(await again.read(3, 5)).toEqual({ from: 3, bytes: Buffer.from(cut(chain, 3, 5).bytes) });
    expect(statSync(name).mode & 0o777).toBe(0o600);
    expect(readFileSync(name).length).toBe(80 + 800);
  });

  it('has one branch after another took its place, though that is longer', async () => {
    const { file } = given();
    await file.put(chain);
    const other = mine(rules, cut(chain, 0, 5), 2, { salt: 'other' });
    await file.put(other);
    expect([await file.end(), (await file.read(5, 99)).bytes]).toEqual([7, Buffer.from(other.bytes)]);
  });

  it.each([0, 2_016])(
    'begins at %i, the height of its chain, and is cut, but never below it',
    async (from) => {
      const { folder, file: other } = given();
      await other.put(chain);
      const file = openHeaderFiles(folder)({ ...place, from });
      // Of another first height it is begun anew.
      expect(await file.end()).toBe(from === 0 ? 10 : from);
      await file.put({ from, bytes: chain.bytes });
      const found = [await file.end(), (await file.read(from + 2, from + 3)).bytes];
      expect(found).toEqual([from + 10, Buffer.from(cut(chain, 2, 3).bytes)]);
      // With a gap before it none is taken.
      await expect(file.put({ from: from + 11, bytes: chain.bytes })).rejects.toThrow(RangeError);
      await file.cut(from + 6);
      expect(await file.end()).toBe(from + 6);
      await file.cut(-5);
      expect(await file.end()).toBe(from);
    },
  );

  it('without its end, after a write that was cut off, holds whole headers alone', async () => {
    const { file, name } = given();
    await file.put(chain);
    truncateSync(name, 80 + 5 * 80 + 33);
    expect(await file.end()).toBe(5);
    await file.put(cut(chain, 5));
    expect((await file.read(0, 99)).bytes).toEqual(Buffer.from(chain.bytes));
    appendFileSync(name, 'x');
    expect(await file.end()).toBe(10);
  });

  it.each(['', 'something else', 'x'.repeat(5_000)])(
    'that is of no such kind is begun anew (%#)',
    async (text) => {
      const { file, name } = given();
      writeFileSync(name, text);
      expect(await file.end()).toBe(0);
      await file.put(chain);
      expect(await file.end()).toBe(10);
    },
  );

  it('is never written where a link leads', async () => {
    const { file, folder, name } = given();
    const elsewhere = path(folder, 'elsewhere');
    writeFileSync(elsewhere, 'kept');
    symlinkSync(elsewhere, name);
    await file.put(chain);
    expect([readFileSync(elsewhere, 'utf8'), lstatSync(name).isSymbolicLink()]).toEqual(['kept', false]);
  });

  it('says so where the disk refuses', async () => {
    const { folder } = given();
    const gone = path(folder, 'gone');
    writeFileSync(gone, '');
    expect(await codeOf(openHeaderFiles(gone)(place).end())).toBe('DISK_REFUSED');
    expect(existsSync(path(gone, 'x'))).toBe(false);
  });
});
