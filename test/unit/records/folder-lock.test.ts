import { writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lockFolder } from '../../../src-main/records/folder-lock.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const busy = (folder: string) => {
  try {
    lockFolder(folder).release();
    return false;
  } catch (error) {
    expect(error).toMatchObject({ failure: { code: 'DATA_FOLDER_BUSY', facts: { folder } } });
    return true;
  }
};

describe('the lock on the data folder', () => {
  it('keeps a second Ochre out, and lets it in after the first has gone', () => {
    const folder = tempFolder();
    const lock = lockFolder(folder);
    expect(busy(folder)).toBe(true);
    lock.release();
    expect(busy(folder)).toBe(false);
  });

  it.each([
    ['the number of a process that lives', String(process.pid)],
    [
      'garbage',
      'no database, only words that are long enough to be looked at as one by anybody who reads them',
    ],
  ])('says nothing by what lies in its file: %s', (_name, text) => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'lock'), text);
    const lock = lockFolder(folder);
    expect(busy(folder)).toBe(true);
    lock.release();
  });

  it('F12: is had by one of many that start at the same moment, and each of the others is told', async () => {
    const folder = join(tempFolder(), 'new');
    const starting = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--import', 'tsx', 'test/unit/records/hold-lock.ts', folder], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    onTestFinished(() => {
      for (const child of starting) child.kill('SIGKILL');
    });
    // Each waits for a word, so that all of them have loaded before any begins.
    await Promise.all(starting.map((child) => once(child.stdout, 'data')));
    for (const child of starting) child.stdin.write('now\n');
    const said = await Promise.all(
      starting.map(async (child) => String(((await once(child.stdout, 'data')) as [Buffer])[0])),
    );
    expect(said.sort()).toEqual(['DATA_FOLDER_BUSY', 'DATA_FOLDER_BUSY', 'DATA_FOLDER_BUSY', 'locked']);
  });

  it('is free again when its process was killed', async () => {
    const folder = tempFolder();
    const script = `
      const Database = require('libsql');
      const lock = new Database(${JSON.stringify(join(folder, 'lock'))});
      lock.exec('BEGIN EXCLUSIVE');
      console.log('locked');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    await once(child.stdout, 'data');
    expect(busy(folder)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(busy(folder)).toBe(false);
  });
});
