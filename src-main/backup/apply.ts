import { samePublicKeys } from '../domain/keys/public-keys.ts';
import type { WalletRecord } from '../domain/wallet/wallet-record.ts';
import type { BackupContent, FoundSecret, KeptRow } from '../ports/index.ts';
import type { Context } from './context.ts';
import { bringBack, type Applied } from './bring-back.ts';
import { refuseClash, withoutLeave } from './merge-wallets.ts';
import { inSlices } from '../wallet/yield-to-event-loop.ts';
import { refuseBesideSecrets, refuseKeys } from './refuse-keys.ts';
import { WalletError } from '../domain/errors.ts';

type Parts = Pick<Context, 'archive' | 'settings' | 'registry' | 'clock' | 'random' | 'signer'>;

/**
 * All of it or nothing: what is to be brought back is on disk as a whole before the first file is changed, so that an
 * end in the middle is made good at the next start. Doing it twice does it once.
 */
export async function applyBackup(context: Context, content: BackupContent): Promise<Applied> {
  const kept = await keysHere(context);
  // Once more: the wallets here may be others than when the file was opened.
  refuseKeys(content.wallets, context.settings.read().wallets);
  refuseBesideSecrets(content.wallets, kept);
  const ready = asHere(content, context.settings.read().wallets, kept);
  await inSlices(context.clock, context.archive.pending.begin(ready));
  return inSlices(context.clock, bringBack(context, ready));
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

/** Wallets whose secret lies in this keychain; none where it cannot be asked. */
async function keysHere({ signer }: Parts): Promise<readonly FoundSecret[]> {
  try {
    return await signer.find();
  } catch (error) {
    if (error instanceof WalletError) return [];
    throw error;
  }
}

function isKept(kept: readonly FoundSecret[], { id, keys }: WalletRecord): boolean {
  return kept.some((found) => found.walletId === id && samePublicKeys(found.keys, keys));
}
