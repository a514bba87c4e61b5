import { BIP32Factory } from 'bip32';
import { describe, expect, it } from 'vitest';
import * as ecc from 'tiny-secp256k1';
import { digestOf, canonicalText } from '../../../src-main/base/canonical.ts';
import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { checkOf, readAccount, writeAccount } from '../../../src-main/keys/account-file.ts';
import {
  accountFromBytes,
  accountFromText,
  accountFromUr,
} from '../../../src-main/verify/imported/import-account.ts';
import { readImportedText } from '../../../src-main/verify/imported/read-imported.ts';
import type { ImportProblem } from '../../../src-main/base/errors.ts';
import { failureThrown } from '../../support/failure-of.ts';
import { genuineSlots } from '../../support/psbt/builder.ts';
import { writeRaw } from '../../support/psbt/raw-psbt.ts';

const seed = new Uint8Array(64).fill(7);
const keys = derivePublicKeys(seed, 'regtest');
const account = { name: 'Cold “store” 🧊', keys };
const text = writeAccount(account);

function problemOf(act: () => unknown): unknown {
  const { code, facts } = failureThrown(act);
  expect(code).toBe('BROUGHT_REFUSED');
  const { problem, ...more } = facts as { problem: ImportProblem };
  expect(more).toEqual({ wanted: 'account' });
  return problem;
}

/** Changed as whoever changes it would: with a digest that holds. */
function forged(change: Record<string, string | number>): string {
  const { digest: _, ...members } = JSON.parse(text) as Record<string, string | number>;
  const changed = { ...members, ...change };
  return canonicalText({ ...changed, digest: digestOf('ochre/watch-account/1', changed) });
}

const other = derivePublicKeys(new Uint8Array(64).fill(8), 'regtest');
const mainnet = derivePublicKeys(seed, 'mainnet');
const root = BIP32Factory(ecc).fromSeed(seed, {
  bech32: 'bcrt',
  bip32: { public: 0x043587cf, private: 0x04358394 },
  messagePrefix: '',
  pubKeyHash: 0,
  scriptHash: 0,
  wif: 0xef,
});

describe('the public account of a wallet', () => {
  it.each(['mainnet', 'testnet', 'signet', 'regtest'] as const)(
    'comes back as it went out, %s',
    (network) => {
      const made = { name: 'A', keys: derivePublicKeys(seed, network) };
      expect(readAccount(writeAccount(made))).toEqual(made);
      expect(accountFromBytes(Buffer.from(`\ufeff${writeAccount(made)}\r\n`))).toEqual({
        kind: 'ochre',
        account: made,
      });
      expect(accountFromUr('bytes', Buffer.from(writeAccount(made)))).toEqual({
        kind: 'ochre',
        account: made,
      });
    },
  );

  it('holds no private key and no word', () => {
    expect(text).not.toMatch(/[a-z]prv/);
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'colored',
      'digest',
      'fingerprint',
      'format',
      'master',
      'name',
      'network',
      'vanilla',
      'version',
    ]);
  });

  it('has a check that any change of it changes', () => {
    expect(checkOf(account)).toMatch(/^[0-9a-f]{16}$/);
    expect(checkOf({ ...account, keys: { ...keys, accountXpubVanilla: other.accountXpubVanilla } })).not.toBe(
      checkOf(account),
    );
  });

  it.each<readonly [string, ImportProblem, string]>([
    ['of a later version', 'newer', forged({ version: 2 })],
    ['cut short', 'changed', text.slice(0, -20)],
    ['of which one letter is another', 'changed', text.replace('Cold', 'Bold')],
    ['with a member more', 'changed', forged({ xprv: 'none' })],
    ['spelt otherwise', 'changed', text.replace('{"', '{ "')],
    ['of no network', 'changed', forged({ network: 'mars' })],
    ['with the fingerprint of another', 'accountKeys', forged({ fingerprint: other.fingerprint })],
    ['with the master key of another', 'accountKeys', forged({ master: other.xpub })],
    ['with keys of another network', 'accountKeys', forged({ vanilla: mainnet.accountXpubVanilla })],
    ['that says another network', 'accountKeys', forged({ network: 'mainnet' })],
    ['with one branch twice', 'accountKeys', forged({ colored: keys.accountXpubVanilla })],
    ['with a key that is no account', 'accountKeys', forged({ vanilla: keys.xpub })],
    [
      'with an account of another number',
      'accountKeys',
      forged({ vanilla: root.derivePath("m/86'/1'/1'").neutered().toBase58() }),
    ],
    [
      'with a key that is not hardened',
      'accountKeys',
      forged({ vanilla: root.derivePath("m/86'/1'/0").neutered().toBase58() }),
    ],
    ['with a mistyped key', 'accountKeys', forged({ vanilla: keys.accountXpubVanilla.replace(/.$/, '1') })],
  ])('one %s is refused: %s', (_, problem, brought) => {
    expect(problemOf(() => accountFromText(brought))).toBe(problem);
    expect(problemOf(() => accountFromBytes(Buffer.from(brought)))).toBe(problem);
  });

  it.each<readonly [string, ImportProblem, string]>([
    ['nothing', 'empty', ' \n'],
    ['a private key in its place', 'privateKey', forged({ vanilla: root.toBase58() })],
    ['words', 'words', `${'abandon '.repeat(11)}about`],
    ['another program’s JSON', 'unknownText', '{"xpubs":[]}'],
    ['a PSBT', 'psbt', writeRaw(genuineSlots().raw)],
    ['codes with a mistyped letter', 'urDamaged', 'ur:crypto-account/oeadcyemrewytyaolttaadeetaadmu'],
    ['an address', 'address', 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'],
    ['something else', 'unknownText', 'Dear Sir'],
    ['too much', 'tooLarge', `{"format":"ochre-watch-account",${'x'.repeat(70_000)}`],
  ])('%s is refused: %s', (_, problem, brought) =>
    expect(problemOf(() => accountFromText(brought))).toBe(problem),
  );

  it.each<readonly [string, ImportProblem]>([
    ['crypto-account', 'urDamaged'],
    ['hdkey', 'publicKey'],
    ['psbt', 'psbt'],
    ['crypto-seed', 'otherUr'],
  ])('codes of type %s are refused: %s', (type, problem) =>
    expect(problemOf(() => accountFromUr(type, Uint8Array.of(1, 2, 3)))).toBe(problem),
  );

  it('is told apart where something to sign was wanted', () => {
    const failure = { code: 'BROUGHT_REFUSED', facts: { problem: 'account' } };
    expect(failureThrown(() => readImportedText(text))).toEqual(failure);
  });
});
