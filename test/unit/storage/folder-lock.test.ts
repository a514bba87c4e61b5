import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lockFolder } from '../../../src-main/storage/folder-lock.ts';
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
