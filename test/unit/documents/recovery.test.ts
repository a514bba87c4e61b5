import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keychainsOf, MAX_SEARCH, RESTORE_SEARCH } from '../../../src-main/keys/account.ts';
import { accountPath, derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { vanillaDescriptors } from '../../../src-main/keys/descriptors.ts';
import { entropyToWords, phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import { CORE_WALLET, PATHS } from '../../../src-renderer/settings/recovery/paths.ts';
import { MOST_ADDRESSES, RESTORED_ADDRESSES } from '../../../src-renderer/text/numbers.ts';

const document = readFileSync(new URL('../../../docs/recovery.md', import.meta.url), 'utf8');
const rows = document.split('\n').filter((line) => line.startsWith('| **'));
const keys = derivePublicKeys(phraseToSeed(entropyToWords(new Uint8Array(16))), 'mainnet');

describe('recovery on the screen and in docs/recovery.md', () => {
  it.each([
    ['plain', 'vanilla', 0],
    ['slots', 'colored', 1],
  ] as const)('names the paths of %s by which keys are derived', (name, branch, row) => {
    const { mainnet, tests } = PATHS[name];
    expect(mainnet).toBe(accountPath('mainnet', branch));
    for (const network of ['testnet', 'signet', 'regtest'] as const)
      expect(tests).toBe(accountPath(network, branch));
    expect(rows[row]).toContain(`\`${mainnet}\``);
    expect(rows[row]).toContain(`\`${tests}\``);
  });

  it('names every keychain that our keys may use', () => {
    const { vanilla, colored } = keychainsOf('learned');
    expect([...vanilla].sort()).toEqual([...PATHS.plain.keychains]);
    for (const keychain of colored) expect(PATHS.slots.keychains).toContain(keychain);
    expect(rows[0]).toMatch(/\| 0 and 1:/);
    expect(rows[1]).toMatch(/\| 0; with the oldest services 9 +\|/);
  });

  it('names how many addresses a restore searches', () => {
    expect(RESTORED_ADDRESSES).toBe(RESTORE_SEARCH);
    expect(MOST_ADDRESSES).toBe(MAX_SEARCH);
    expect(document).toContain('the first 1,000 of\neach keychain');
  });

  it('gives descriptors only of the plain branch, on both keychains', () => {
    const { receive, change, both, importCommand } = vanillaDescriptors(keys);
    const origin = `[${keys.fingerprint}${PATHS.plain.mainnet.slice(1)}]`;
    for (const [text, keychain] of [
      [receive, '0'],
      [change, '1'],
      [both, '<0;1>'],
    ] as const)
      expect(text.startsWith(`tr(${origin}${keys.accountXpubVanilla}/${keychain}/*)#`)).toBe(true);
    expect(importCommand).not.toContain(keys.accountXpubColored);
    expect(importCommand).toContain(`"range":[0,${String(RESTORE_SEARCH)}]`);
    expect(CORE_WALLET).toMatch(/^createwallet "\w+" true true$/);
  });

  it('names every phrase length that is accepted', () =>
    expect(document).toContain('12, 15, 18, 21 or 24 words'));
});
