import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entropyToWords } from '../../../src-main/phrase/phrase.ts';
import { secretsIn } from '../../soak/find-secrets.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const ENTROPY = '000102030405060708090a0b0c0d0e0f';
const KEYCHAIN = JSON.stringify([['wallet:ab', JSON.stringify({ v: 1, entropy: ENTROPY })]]);

function folderWith(name: string, text: string): string {
  const folder = tempFolder();
  writeFileSync(join(folder, 'keychain.json'), KEYCHAIN);
  writeFileSync(join(folder, name), text);
  return folder;
}

it('the secret of a soaked wallet is in its keychain, and that is no find', () =>
  expect(secretsIn(folderWith('journal.sqlite', 'nothing of it'), KEYCHAIN)).toEqual([]));

it('the secret of a soaked wallet is found in every other file, as entropy and as words', () => {
  expect(secretsIn(folderWith('journal.sqlite', `x${ENTROPY}y`), KEYCHAIN).join()).toContain(
    'in journal.sqlite',
  );
  const words = entropyToWords(Uint8Array.from(Buffer.from(ENTROPY, 'hex'))).join(' ');
  expect(secretsIn(folderWith('ochre.log', words), KEYCHAIN).join()).toContain('in ochre.log');
});

it('the secret of a soaked wallet is not taken for searched where the keychain cannot be read', () =>
  expect(secretsIn(folderWith('a', ''), '[]')).toEqual(['the keychain cannot be read']));
