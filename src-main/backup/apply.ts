import { samePublicKeys, type PublicKeys } from '../domain/keys/public-keys.ts';
import type { WalletRecord } from '../records/wallet.ts';
import type { BackupContent } from '../records/archive/backup-content.ts';
import type { FoundSecret, KeptRow } from '../ports/index.ts';
import type { Context } from './context.ts';
import { bringBack, type Applied, refuseClash, withoutLeave } from './bring-back.ts';
import { fail } from '../domain/errors.ts';
import { plainName } from '../../src-preload/contract/outside.ts';
import { areAccountKeys, contradictEachOther } from '../domain/keys/check-keys.ts';
import { orElse } from '../wallet/failures.ts';

/**
 * All of it or nothing: what is to be brought back is on disk as a whole before the first file is changed, so that an
 * end in the middle is made good at the next start. Doing it twice does it once.
 */
export async function applyBackup(context: Context, content: BackupContent): Promise<Applied> {
  // Wallets whose secret lies in this keychain; none where it cannot be asked.
  const kept = await orElse(context.signer.find(), []);
  // Once more: the wallets here may be others than when the file was opened.
  refuseKeys(content.wallets, context.settings.read().wallets);
  refuseBesideSecrets(content.wallets, kept);
  const ready = asHere(content, context.settings.read().wallets, kept);
  await context.archive.pending.begin(ready);
  return bringBack(context, ready);
}

/** The ids of this data folder for wallets that are here already, and whose key the keychain still holds. */
function asHere(
  content: BackupContent,
  here: readonly WalletRecord[],
  kept: readonly FoundSecret[],
): BackupContent {
  const idOf = new Map(
    content.wallets.map((wallet) => [
      wallet.id,
      here.find(({ keys }) => samePublicKeys(keys, wallet.keys))?.id ?? wallet.id,
    ]),
  );
  const named = <T extends { readonly walletId: string }>(one: T): T => ({
    ...one,
    walletId: idOf.get(one.walletId) ?? one.walletId,
  });
  const namedRow = (row: KeptRow): KeptRow => ({
    ...row,
    wallet_id: idOf.get(String(row['wallet_id'])) ?? row['wallet_id'] ?? null,
  });
  const wallets = content.wallets.map((wallet): WalletRecord => {
    const id = idOf.get(wallet.id) ?? wallet.id;
    const isHere = isKept(kept, { ...wallet, id });
    // What the keychain holds proves its keys; of any other the file alone says that they are the person's.
    return {
      ...withoutLeave(wallet),
      id,
      keySource: isHere ? 'keychain' : 'none',
      keysUnproved: isHere ? null : 'backup',
    };
  });
  refuseClash(here, wallets);
  return {
    ...content,
    wallets,
    signings: content.signings.map(named),
    scopes: content.scopes.map(named),
    ownStates: content.ownStates.map(named),
    book: {
      outputs: content.book.outputs.map(namedRow),
      assets: content.book.assets.map(namedRow),
      history: content.book.history.map(namedRow),
    },
  };
}

function isKept(kept: readonly FoundSecret[], { id, keys }: WalletRecord): boolean {
  return kept.some((found) => found.walletId === id && samePublicKeys(found.keys, keys));
}

type Named = Pick<WalletRecord, 'name' | 'keys'>;

/**
 * What a file says of keys is held to what public keys can prove, and to those that are here: two wallets of the same
 * words never have other accounts. Throws BACKUP_KEYS, BACKUP_OTHER_KEYS.
 */
export function refuseKeys(
  brought: readonly Named[],
  here: readonly Pick<WalletRecord, 'name' | 'keys' | 'keysUnproved'>[],
): void {
  for (const { name, keys } of brought)
    if (!areAccountKeys(keys)) throw fail('BACKUP_KEYS', { walletName: called(name) });
  // What words have shown to be none of theirs stands in the way of nothing.
  const known = here.filter(({ keysUnproved }) => keysUnproved !== 'otherWords');
  for (const [at, one] of brought.entries()) {
    const inFile = brought.slice(0, at).find((other) => contradictEachOther(other.keys, one.keys));
    const other = known.find(({ keys }) => contradictEachOther(keys, one.keys)) ?? inFile;
    if (other !== undefined)
      throw fail('BACKUP_OTHER_KEYS', {
        walletName: called(one.name),
        other: called(other.name),
        here: other !== inFile,
      });
  }
}

/** Refuses a record whose keys are other than those of a secret in the keychain, whether or not a wallet names it. Throws BACKUP_OTHER_KEYS. */
function refuseBesideSecrets(
  brought: readonly (Named & Pick<WalletRecord, 'id'>)[],
  kept: readonly { readonly walletId: string; readonly keys: PublicKeys }[],
): void {
  for (const { id, name, keys } of brought)
    if (
      kept.some(
        (secret) =>
          contradictEachOther(secret.keys, keys) ||
          (secret.walletId === id && !samePublicKeys(secret.keys, keys)),
      )
    )
      throw fail('BACKUP_OTHER_KEYS', { walletName: called(name), other: null, here: true });
}

function called(name: string): string {
  return plainName(name, 40);
}
