import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeDeb } from '../../../scripts/lib/package/deb.mjs';
import { Problem } from '../../../scripts/lib/problem.mjs';
import { tempFolder } from '../../support/temp-folder.ts';

const root = resolve(import.meta.dirname, '../../..');
const missing = spawnSync('dpkg-deb', ['--version']).error;
if (missing !== undefined) console.warn(`the .deb is not tried: dpkg-deb is not on this system`);

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = tempFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { mode: path.includes('.') ? 0o660 : 0o775 });
  }
  return folder;
}
const what = () => ({
  root,
  app: folderOf({ ochre: 'a program', 'chrome-sandbox': 'a helper', 'resources/app.asar': 'an archive' }),
  contents: folderOf({ LICENSE: 'MIT', 'THIRD-PARTY.txt': 'others' }),
  version: '1.2.3',
  target: { platform: 'linux', arch: 'arm64' } as const,
  to: join(tempFolder(), 'ochre.deb'),
  quick: true,
});
const told = (...args: string[]): string => spawnSync('dpkg-deb', args, { encoding: 'utf8' }).stdout;

describe.skipIf(missing !== undefined)('the .deb (of a folder without a program)', () => {
  it('belongs to root alone, is writable by nobody else, and has no helper with root’s rights', async () => {
    const made = what();
    await makeDeb(made);
    const lines = told('--contents', made.to).trim().split('\n');
    expect(lines.filter((line) => !/^[-dl]\S+ root\/root /.test(line))).toEqual([]);
    expect(lines.filter((line) => !line.startsWith('l') && /^.{5}w|^.{8}w|^...s/.test(line))).toEqual([]);
    expect(
      lines.map((line) => line.split(' ./')[1]).filter((path) => path !== '' && !path?.endsWith('/')),
    ).toEqual(
      expect.arrayContaining([
        'opt/Ochre/ochre',
        'opt/Ochre/resources/app.asar',
        'usr/share/applications/ochre.desktop',
      ]),
    );
    expect(lines.find((line) => line.endsWith('./opt/Ochre/ochre'))).toMatch(/^-rwxr-xr-x/);
    expect(lines.find((line) => line.includes('./usr/bin/ochre'))).toMatch(/-> \/opt\/Ochre\/ochre$/);
  });

  it('names its processor, its version and for tests its purpose', async () => {
    const made = { ...what(), note: 'For tests, with Electron 33.2.1: not what is shipped.' };
    await makeDeb(made);
    const fields = told('--field', made.to, 'Package', 'Version', 'Architecture', 'Description');
    expect(fields).toMatch(/^Package: ochre\nVersion: 1\.2\.3\nArchitecture: arm64\n/);
    expect(fields).toContain(made.note);
  });

  it('opens links and files after a --, so that none is read as a switch of Chromium’s', async () => {
    const made = what();
    await makeDeb(made);
    const into = tempFolder();
    spawnSync('dpkg-deb', ['--extract', made.to, into]);
    const entry = readFileSync(join(into, 'usr/share/applications/ochre.desktop'), 'utf8');
    expect(entry).toMatch(/^Exec=\/opt\/Ochre\/ochre -- %U$/m);
    expect(entry).toMatch(/^MimeType=x-scheme-handler\/rgb;application\/bitcoin-psbt;$/m);
  });

  it('is the same for the same files, byte for byte', async () => {
    const [one, other] = [what(), what()];
    await makeDeb(one);
    await makeDeb(other);
    expect(readFileSync(one.to).equals(readFileSync(other.to))).toBe(true);
    writeFileSync(join(other.app, 'ochre'), 'another program');
    await makeDeb(other);
    expect(readFileSync(one.to).equals(readFileSync(other.to))).toBe(false);
  });

  it("isn't made if it can't be written", () =>
    expect(makeDeb({ ...what(), to: join(tempFolder(), 'no/such/folder/ochre.deb') })).rejects.toThrow(
      Problem,
    ));
});
