import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { answerSecondStarts, askForAddress } from '../../../../src-main/hosts/loopback/second-start.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

it('the address is readable only by its user, even in a file that existed before', async () => {
  const folder = tempFolder();
  const given = join(folder, 'address.given');
  writeFileSync(given, '', { mode: 0o666 });
  answerSecondStarts(folder, () => 'address');
  writeFileSync(join(folder, 'address.wanted'), '');
  await vi.waitFor(() => expect(readFileSync(given, 'utf8')).toBe('address'));
  expect(statSync(given).mode & 0o077).toBe(0);
});

it('a question from before the start gets no address, so the printed code stays valid', async () => {
  const folder = tempFolder();
  const newAddress = vi.fn(() => 'address');
  writeFileSync(join(folder, 'address.wanted'), '');
  answerSecondStarts(folder, newAddress);
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  expect(newAddress).not.toHaveBeenCalled();
});

it('without a folder the question gets null and no failure', async () =>
  expect(await askForAddress(join(tempFolder(), 'gone'))).toBeNull());
