import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Far above what the tests write. Containers often have 64 MB there, and Chromium wants its part. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * From now on temporary files of this process and its children lie in memory, where the system has room for them:
 * tests write thousands of small databases, and otherwise spend a third of their time waiting for the disk to say
 * that each step is safe from a power cut. Says nothing and does nothing elsewhere, or where TMPDIR is set.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env['TMPDIR'] !== undefined || process.platform !== 'linux' || !hasRoom()) return;
  const folder = mkdtempSync(join(MEMORY, 'ochre-tests-'));
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  if (runsPrograms(folder)) process.env['TMPDIR'] = folder;
}

function hasRoom() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/**
 * Some tests start programs that they wrote there.
 * @param {string} folder
 */
function runsPrograms(folder) {
  const program = join(folder, 'probe');
  writeFileSync(program, '#!/bin/sh\nexit 0\n');
  chmodSync(program, 0o700);
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
