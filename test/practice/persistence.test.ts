import { FORM } from '../../src-main/base/data-form.ts';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StoreDamage } from '../../src-main/practice/chain/store.ts';
import { START_MS, startPractice } from './service.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { fundedWallet } from './test-wallet.ts';

async function fundedOn(dataFolder: string) {
  const practice = startPractice({ dataFolder });
  await fundedWallet(practice, 50_000n);
  return practice;
}

describe('a damaged file', () => {
  it.each<[string, (bytes: Buffer) => unknown]>([
    ['zeroed', (bytes) => bytes.fill(0)],
    ['with a torn header', (bytes) => bytes.write('garbage!')],
    ['overwritten in the middle', (bytes) => bytes.fill(0xa5, 4096, 4096 * 6)],
  ])('%s is kept aside and said before a new chain begins', async (_, spoil) => {
    const dataFolder = tempFolder();
    const practice = await fundedOn(dataFolder);
    await practice.mine(5);
    await practice.close();
    const file = join(dataFolder, 'practice.sqlite');
    const spoilt = readFileSync(file);
    spoil(spoilt);
    writeFileSync(file, spoilt);

    const said: StoreDamage[] = [];
    const again = startPractice({ dataFolder, onDamaged: (damage) => said.push(damage) });
    expect((await again.status()).height).toBe(100);
    expect(said).toEqual([{ file: 'practice.sqlite', keptAs: `practice.sqlite.damaged-${START_MS}` }]);
    expect(readFileSync(join(dataFolder, `practice.sqlite.damaged-${START_MS}`))).toEqual(spoilt);
  });

  it.each([FORM - 1, FORM + 1])('a file of form %i is refused, and left as it is', async (form) => {
    const dataFolder = tempFolder();
    const practice = await fundedOn(dataFolder);
    await practice.close();
    const file = join(dataFolder, 'practice.sqlite');
    const bytes = readFileSync(file);
    bytes.writeUInt32BE(form, 60);
    writeFileSync(file, bytes);
    const said: StoreDamage[] = [];
    const again = startPractice({ dataFolder, onDamaged: (damage) => said.push(damage) });
    await expect(again.status()).rejects.toMatchObject({
      failure: { code: 'DATA_FOLDER_FORM', facts: { file: 'practice.sqlite', isNewer: form > FORM } },
    });
    expect([said, readFileSync(file)]).toEqual([[], bytes]);
  });
});

it.skipIf(process.platform === 'win32')('the disk holds the file for its owner only', async () => {
  const dataFolder = tempFolder();
  await startPractice({ dataFolder }).status();
  for (const name of readdirSync(dataFolder)) expect(statSync(join(dataFolder, name)).mode & 0o077).toBe(0);
});
