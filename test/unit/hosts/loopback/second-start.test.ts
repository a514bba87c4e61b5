import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { answerSecondStarts, askForAddress } from '../../../../src-main/hosts/loopback/second-start.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

it('writes the address where only its user can read it, also over a file that was there', async () => {
  const folder = tempFolder();
  const given = join(folder, 'address.given');
  writeFileSync(given, '', { mode: 0o666 });
  answerSecondStarts(folder, () => 'address');
  writeFileSync(join(folder, 'address.wanted'), '');
  await vi.waitFor(() => expect(readFileSync(given, 'utf8')).toBe('address'));
  expect(statSync(given).mode & 0o077).toBe(0);
});

it('gives none for what was asked before it began: the code that it printed stays good', async () => {
  const folder = tempFolder();
  const newAddress = vi.fn(() => 'address');
  writeFileSync(join(folder, 'address.wanted'), '');
  answerSecondStarts(folder, newAddress);
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  expect(newAddress).not.toHaveBeenCalled();
});

it('asks in vain where the folder is gone, and says so without a failure', async () =>
  expect(await askForAddress(join(tempFolder(), 'gone'))).toBeNull());
