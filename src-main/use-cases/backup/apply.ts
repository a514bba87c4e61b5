import { samePublicKeys } from '../../domain/keys/same-keys.ts';
import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { BackupCloud, BackupContent, FoundSecret, KeptRow, StorageDamage } from '../../ports.ts';
import type { Context } from '../context.ts';
import { mergeWallets, refuseClash, withoutLeave } from './merge-wallets.ts';
import { atOnce, type Steps } from '../../domain/psbt/steps.ts';
import { inSlices } from './in-slices.ts';
import { refuseBesideSecrets, refuseKeys } from './refuse-keys.ts';
import { takeNodes } from '../nodes/take-nodes.ts';
import { WalletError } from '../../domain/errors.ts';

export interface Applied {
  readonly walletsAdded: number;
  readonly flowsAdded: number;
  readonly conflicts: number;
  readonly transfersAdded: number;
  readonly labelsAdded: number;
  readonly nodesAdded: number;
}

type Parts = Pick<Context, 'archive' | 'settings' | 'board' | 'clock' | 'random' | 'signer'>;

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
  await inSlices(context.clock, context.archive.pending.beginInSteps(ready));
  return inSlices(context.clock, bringBack(context, ready));
}

/**
 * At the start: what was begun to be brought back is brought back to its end. What cannot be is set aside and told as
 * damage. A disk that refuses leaves it for the next start.
 */
export function resumeRestore(context: Context, onFault: (error: unknown) => void): readonly StorageDamage[] {
  const { pending } = context.archive;
  try {
    try {
      const content = pending.read();
      if (content === 'damaged') return [pending.setAside()];
      if (content !== null) atOnce(bringBack(context, content));
    } catch (error) {
      onFault(error);
      if (!isRefusedByDisk(error)) return [pending.setAside()];
    }
  } catch (error) {
    onFault(error);
  }
  return [];
}

function isRefusedByDisk(error: unknown): boolean {
  return error instanceof WalletError && error.failure.code === 'DISK_REFUSED';
}

function* bringBack(context: Context, content: BackupContent): Steps<Applied> {
  const merged = yield* context.archive.mergeInSteps(content, context.clock.nowMs());
  const before = context.settings.read();
  const wallets = mergeWallets(before.wallets, content.wallets.map(withoutLeave));
  context.settings.write({
    ...before,
    app: content.app,
    wallets,
    activeWalletId: before.activeWalletId ?? wallets[0]?.id ?? null,
  });
  let nodesAdded = 0;
  for (const cloud of content.clouds) nodesAdded += yield* addCloud(context, cloud);
  context.archive.pending.done();
  return { ...merged, walletsAdded: wallets.length - before.wallets.length, nodesAdded };
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
    book: { outputs: content.book.outputs.map(namedRow), assets: content.book.assets.map(namedRow) },
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

/** A connection by its address, with no secret and no leave to send one: that is asked for again. */
function* addCloud(context: Context, brought: BackupCloud): Steps<number> {
  const { board, random } = context;
  const same = () =>
    board.clouds().find(({ kind, baseUrl }) => kind === brought.kind && baseUrl === brought.baseUrl);
  if (same() === undefined) {
    const { name, kind, baseUrl, nodeApiUrl, everySeconds } = brought;
    board.putCloud({
      id: random.id(),
      name,
      kind,
      baseUrl,
      nodeApiUrl,
      everySeconds,
      tokenId: null,
      extras: { list: false, detail: false, probe: false },
      newest: null,
      approvedOrigins: [],
    });
  }
  const cloud = same();
  if (cloud === undefined) return 0;
  const known = new Set(board.nodes().flatMap((node) => (node.cloudId === cloud.id ? [node.nodeId] : [])));
  const fresh = brought.nodes.filter(({ nodeId }) => !known.has(nodeId));
  const listed = fresh.map((node, at) => ({ ...node, line: at + 1, image: null }));
  let added = 0;
  for (let from = 0; from < listed.length; from += NODES_AT_ONCE) {
    added += takeNodes(context, cloud, listed.slice(from, from + NODES_AT_ONCE), 'importedList').added;
    yield;
  }
  return added;
}

const NODES_AT_ONCE = 250;
