import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isState, isStateName, type StateLimits } from '../../../src-main/base/own-service-state.ts';
import { listState, putState, readListed } from '../../../src-main/records/own-state.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const FINGERPRINT = '0badcafe';
const LIMITS: StateLimits = { files: 8, bytes: 1_000, fileBytes: 600 };
const FILES: Readonly<Record<string, string>> = {
  rgb_lib_db: 'a database',
  bdk_db_watch_only: 'another',
  'rgb/stash.dat': 'contracts',
  'assets/rgb:bdXm~lO~-4~JFhq~-1pgLTCg-ijyQuPj-IQqnJGg-Jl9hgfE': 'an asset',
  'transfers/ed860a80/~lO~-4~JFhq/consignment_out': 'a consignment',
};

/** The folder of a wallet, as rgb-lib leaves it. */
function laid(files: Readonly<Record<string, string>> = FILES): string {
  const folder = join(tempFolder(), 'own-service', 'regtest', 'wallet-0123456789abcdef');
  for (const [name, text] of Object.entries({ ...files, log: 'of no use' })) {
    const file = join(folder, FINGERPRINT, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}
async function read(folder: string, limits = LIMITS) {
  const listed = (await listState(folder, FINGERPRINT, limits)) ?? [];
  return Promise.all(listed.map((one) => readListed(folder, one)));
}
const files = Object.entries(FILES).map(([name, text]) => ({
  name: `${FINGERPRINT}/${name}`,
  bytes: Buffer.from(text),
}));
const put = (folder: string, what: readonly { name: string; bytes: Buffer }[] = files): Promise<boolean> =>
  putState(folder, FINGERPRINT, what, LIMITS);

describe('what is read of a state', () => {
  it('is each file of it, with neither the log nor what keeps a second one out', async () => {
    const folder = laid();
    writeFileSync(join(folder, FINGERPRINT, 'rgb_runtime.lock'), '');
    const found = await read(folder);
    const texts = found.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]);
    expect(Object.fromEntries(texts)).toEqual(
      Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`${FINGERPRINT}/${name}`, text])),
    );
  });

  it('is nothing where rgb-lib keeps nothing', async () => {
    expect(await listState(join(tempFolder(), 'none'), FINGERPRINT, LIMITS)).toBeNull();
    expect(await listState(tempFolder(), FINGERPRINT, LIMITS)).toBeNull();
  });

  const some = (count: number, bytes: number) => (at: string) => {
    for (let no = 0; no < count; no += 1) writeFileSync(join(at, 'assets', String(no)), 'x'.repeat(bytes));
  };
  it.each<[string, (at: string) => void]>([
    ['a link to a file', (at) => symlinkSync('/etc/hostname', join(at, 'rgb/more.dat'))],
    ['a link to a folder', (at) => symlinkSync('/etc', join(at, 'media_files'))],
    ['a file beside the fingerprint', (at) => writeFileSync(join(at, '../more'), '')],
    ['the folder of another wallet', (at) => mkdirSync(join(at, '../deadbeef'))],
    ['a hidden file', (at) => writeFileSync(join(at, '.more'), '')],
    ['a file that is too large', some(1, 601)],
    ['more than may be', some(2, 500)],
    ['too many files', some(4, 0)],
    ['no database', (at) => rmSync(join(at, 'rgb_lib_db'))],
  ])('is none of it where there is %s', async (_, change) => {
    const folder = laid();
    change(join(folder, FINGERPRINT));
    await expect(read(folder)).rejects.toThrow('than what rgb-lib keeps');
  });

  it('is none of it where the folder is a link, or a file is cut short', async () => {
    const folder = laid();
    const link = join(tempFolder(), 'link');
    symlinkSync(folder, link);
    await expect(read(link)).rejects.toThrow('than what rgb-lib keeps');
    const [one] = (await listState(folder, FINGERPRINT, LIMITS)) ?? [];
    if (one === undefined) throw new Error('nothing is listed');
    truncateSync(join(folder, one.name), 1);
    await expect(readListed(folder, one)).rejects.toThrow('than what rgb-lib keeps');
  });

  it('follows no link that came in the place of a file', async () => {
    const folder = laid();
    const [one] = (await listState(folder, FINGERPRINT, LIMITS)) ?? [];
    if (one === undefined) throw new Error('nothing is listed');
    const other = join(tempFolder(), 'other');
    writeFileSync(other, 'x'.repeat(one.size));
    symlinkSync(other, join(folder, 'link'));
    await expect(readListed(folder, { ...one, name: 'link' })).rejects.toThrow('ELOOP');
  });
});

describe('a state that is brought back', () => {
  it('is what was read, with the folders that rgb-lib looks for, and nothing beside it', async () => {
    const chain = join(tempFolder(), 'own-service', 'regtest');
    const folder = join(chain, 'wallet-0123456789abcdef');
    const found = (await read(laid())).map((one) => ({ ...one, bytes: Buffer.from(one.bytes) }));
    expect(await put(folder, found)).toBe(true);
    for (const { name, bytes } of files) expect(readFileSync(join(folder, name))).toEqual(bytes);
    expect(readdirSync(join(folder, FINGERPRINT)).toSorted()).toEqual(
      ['assets', 'bdk_db_watch_only', 'media_files', 'rgb', 'rgb_lib_db', 'transfers'].toSorted(),
    );
    expect(readdirSync(chain)).toEqual(['wallet-0123456789abcdef']);
  });

  it('takes the place of nothing but an empty folder', async () => {
    const folder = laid({ rgb_lib_db: 'newer' });
    expect(await put(folder)).toBe(false);
    expect(readFileSync(join(folder, FINGERPRINT, 'rgb_lib_db'), 'utf8')).toBe('newer');
    const empty = join(tempFolder(), 'wallet-0123456789abcdef');
    mkdirSync(join(empty, FINGERPRINT), { recursive: true });
    expect(await put(empty)).toBe(true);
  });

  it('goes on where an earlier try was ended in the middle', async () => {
    const folder = join(tempFolder(), 'wallet-0123456789abcdef');
    mkdirSync(join(dirname(folder), 'new-wallet-0123456789abcdef', FINGERPRINT), { recursive: true });
    writeFileSync(join(dirname(folder), 'new-wallet-0123456789abcdef', FINGERPRINT, 'rgb_lib_db'), 'half');
    expect(await put(folder)).toBe(true);
    expect(readFileSync(join(folder, FINGERPRINT, 'rgb_lib_db'), 'utf8')).toBe('a database');
  });

  it('is left where another one comes in meanwhile, and none of it stays beside', async () => {
    const folder = join(tempFolder(), 'wallet-0123456789abcdef');
    const putting = putState(folder, FINGERPRINT, files, LIMITS);
    mkdirSync(join(folder, FINGERPRINT), { recursive: true });
    writeFileSync(join(folder, FINGERPRINT, 'rgb_lib_db'), 'newer');
    expect(await putting).toBe(false);
    expect(readdirSync(dirname(folder))).toEqual(['wallet-0123456789abcdef']);
  });

  const other = (name: string, text = '') => [...files, { name, bytes: Buffer.from(text) }];
  it.each([
    ['a name that leads up', other(`${FINGERPRINT}/../../stolen`)],
    ['an absolute name', other('/tmp/stolen')],
    ['a name with a backslash', other(`${FINGERPRINT}/..\\stolen`)],
    ['a name with a zero', other(`${FINGERPRINT}/a\0b`)],
    ['what rgb-lib does not keep', other(`${FINGERPRINT}/rgb_lib_db-wal`)],
    ['a hidden name', other(`${FINGERPRINT}/.ssh/keys`)],
    ['an empty part', other(`${FINGERPRINT}//more`)],
    ['a name that is too long', other(`${FINGERPRINT}/assets/${'x'.repeat(201)}`)],
    ['a name that is too deep', other(`${FINGERPRINT}/transfers/b/c/d/e/f`)],
    ['the folder of another fingerprint', other('deadbeef/rgb_lib_db')],
    ['a name twice', other(`${FINGERPRINT}/rgb_lib_db`)],
    ['a file that is a folder, too', other(`${FINGERPRINT}/rgb_lib_db/more`)],
    ['a file that is too large', other(`${FINGERPRINT}/rgb/index.dat`, 'x'.repeat(601))],
    [
      'too many files',
      ['a', 'b', 'c', 'd'].flatMap((name) => other(`${FINGERPRINT}/assets/${name}`).slice(-1)).concat(files),
    ],
    ['no database', files.slice(1)],
    ['nothing', []],
  ])('is refused with %s, before anything is written', async (_, what) => {
    const home = tempFolder();
    await expect(put(join(home, 'wallet-0123456789abcdef'), what)).rejects.toThrow('than what rgb-lib keeps');
    expect(readdirSync(home)).toEqual([]);
    expect(existsSync('/tmp/stolen')).toBe(false);
  });

  it('leaves nothing behind where the disk refuses', async () => {
    const home = tempFolder();
    writeFileSync(join(home, 'regtest'), 'no folder');
    await expect(put(join(home, 'regtest', 'wallet-0123456789abcdef'))).rejects.toThrow('ENOTDIR');
    expect(readdirSync(home)).toEqual(['regtest']);
  });
});

it('takes as many bytes as may be in a file, and no folder for one', () => {
  expect(isStateName(FINGERPRINT, FINGERPRINT)).toBe(false);
  expect(isState([{ name: `${FINGERPRINT}/rgb_lib_db`, size: 600 }], FINGERPRINT, LIMITS)).toBe(true);
});
