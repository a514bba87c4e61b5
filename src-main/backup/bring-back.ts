import { takeNodes } from '../nodes/list/take-nodes.ts';
import type { FoundSecret } from '../world/world.ts';
import type { CallOutput, StorageDamage } from '../../src-preload/contract/index.ts';
import { fail } from '../base/errors.ts';
import { samePublicKeys } from '../keys/public-keys.ts';
import { recipientName } from '../invoices/recipient-name.ts';
import type { WalletRecord } from '../records/wallet.ts';
import { letLoopTurn } from '../turns.ts';
import { failureIn, orElse } from '../wallet/failures.ts';
import { takeApart, type BackupContent } from '../records/backup-content.ts';
import type { RestoreHead } from '../records/pending-restore.ts';
import type { Context } from './context.ts';
import { mergeWallets, refuseClash, withoutLeave } from './merge-wallets.ts';
import { putOwnStates } from './own-states.ts';
import { invoiceIn } from './prove.ts';
import { refuseBesideSecrets, refuseKeys } from './refuse-keys.ts';

export type Applied = Omit<Extract<CallOutput<'backup.restore'>, { outcome: 'restored' }>, 'outcome'>;

/**
 * All of it or nothing: what is to be brought back is on disk as a whole before the first file is changed, so that an
 * end in the middle is made good at the next start. Doing it twice does it once.
 */
export async function applyBackup(
  context: Context,
  { app, wallets, pieces }: Omit<RestoreHead, 'ids'>,
): Promise<Applied> {
  // Wallets whose secret lies in this keychain; none where it cannot be asked.
  const kept = await orElse(context.signer.find(), []);
  // Once more: the wallets here may be others than when the file was opened.
  const here = context.settings.read().wallets;
  refuseKeys(wallets, here);
  refuseBesideSecrets(wallets, kept);
  const head = { ...asHere(wallets, here, kept), app, pieces };
  await context.pendingRestore.begin(head);
  return bringBack(context, head);
}

/**
 * Brings what was begun to its end: what is begun next would take its place, and leave records without their wallet. What
 * cannot be is left for the next start, which sets it aside. Throws STORAGE_DAMAGED.
 */
export async function endBegun(context: Context): Promise<void> {
  const { pendingRestore } = context;
  if (!pendingRestore.isBegun()) return;
  const head = pendingRestore.read();
  if (head === null) throw fail('STORAGE_DAMAGED', { file: 'restore.pending', keptAs: null });
  await bringBack(context, head);
  context.tell('wallet.listChanged', {});
}

function asHere(
  brought: readonly WalletRecord[],
  here: readonly WalletRecord[],
  kept: readonly FoundSecret[],
): Pick<RestoreHead, 'ids' | 'wallets'> {
  const ids = new Map(
    brought.map((wallet) => [
      wallet.id,
      here.find(({ keys }) => samePublicKeys(keys, wallet.keys))?.id ?? wallet.id,
    ]),
  );
  const wallets = brought.map((wallet): WalletRecord => {
    const id = ids.get(wallet.id) ?? wallet.id;
    const isHere = kept.some((found) => found.walletId === id && samePublicKeys(found.keys, wallet.keys));
    // What the keychain holds proves its keys; of any other the file alone says that they are the person's.
    return {
      ...withoutLeave(wallet),
      ...{ id, keySource: isHere ? 'keychain' : 'none', keysUnproved: isHere ? null : 'backup' },
    };
  });
  refuseClash(here, wallets);
  return { ids, wallets };
}

/**
 * At the start: what was begun to be brought back is brought back to its end. What cannot be is set aside and told as
 * damage. A disk that refuses, or a reader that does not come to its end, leaves it for the next start.
 */
export async function resumeRestore(
  context: Context,
  onFault: (error: unknown) => void,
): Promise<readonly StorageDamage[]> {
  const { pendingRestore } = context;
  try {
    const head = pendingRestore.read();
    if (head === null) return [pendingRestore.setAside()];
    try {
      await bringBack(context, head);
    } catch (error) {
      onFault(error);
      if (!isForNextStart(error)) return [pendingRestore.setAside()];
    }
  } catch (error) {
    onFault(error);
  }
  return [];
}

/** Not what was read of the pieces. A file that is there may be held by another program at this start. */
function isForNextStart(error: unknown): boolean {
  const failure = failureIn(error, 'DISK_REFUSED', 'FILE_UNREADABLE');
  if (failure?.code === 'FILE_UNREADABLE') return !NEVER_READ.includes(failure.facts.detail);
  return failure !== null || error instanceof ReaderFailed;
}
const NEVER_READ: readonly string[] = ['ENOENT', 'EISDIR', 'NO_FILE'];
class ReaderFailed extends Error {}

/** What was written when the backup was opened. It is renamed whole, so what does not open is nothing of ours. */
async function* read({ pendingRestore, reader }: Context, of: RestoreHead['pieces']) {
  for await (const content of pendingRestore.pieces(of)) {
    const parts = content && takeApart(content);
    const read =
      parts &&
      (await reader.readBackup(parts.text).catch((cause: unknown) => {
        throw new ReaderFailed(undefined, { cause });
      }));
    if (parts === null || read === null || read.setAside.length > 0)
      throw new Error('what was begun to be brought back cannot be read');
    yield parts.withFiles(read.content);
  }
}

/** Each record by the front door of what keeps it. What was looked at before: doing it twice does it once. */
async function bringBack(context: Context, head: RestoreHead): Promise<Applied> {
  const { settings } = context;
  const added: Applied = {
    ...{ walletsAdded: 0, flowsAdded: 0, conflicts: 0, transfersAdded: 0, labelsAdded: 0 },
    ...{ assetDataAdded: 0, nodesAdded: 0, ownStatesAdded: 0, ownStatesHere: 0, ownStatesNotHere: 0 },
  };
  const invited = context.holdings.invited();
  for await (const piece of read(context, head.pieces))
    await bringPiece(context, { ...head, invited, added }, piece);
  const brought = await withKeysStillHere(context, head.wallets.map(withoutLeave));
  const before = settings.read();
  const wallets = mergeWallets(before.wallets, brought);
  settings.write({
    ...before,
    app: head.app,
    wallets,
    activeWalletId: before.activeWalletId ?? wallets[0]?.id ?? null,
  });
  context.pendingRestore.done();
  return { ...added, walletsAdded: wallets.length - before.wallets.length };
}

/** A wallet may have been removed, and its key with it, since the keychain was asked: days ago where a start was put off. */
async function withKeysStillHere(
  { settings, signer }: Context,
  brought: readonly WalletRecord[],
): Promise<readonly WalletRecord[]> {
  const here = settings.read().wallets;
  const isAdded = ({ keys }: WalletRecord) => here.every((one) => !samePublicKeys(one.keys, keys));
  if (!brought.some((one) => one.keySource !== 'none' && isAdded(one))) return brought;
  const kept = await orElse(signer.find(), []);
  return brought.map((wallet) =>
    kept.some(({ walletId, keys }) => walletId === wallet.id && samePublicKeys(keys, wallet.keys))
      ? wallet
      : { ...wallet, keySource: 'none', keysUnproved: 'backup' },
  );
}

async function bringPiece(
  context: Context,
  { wallets, ids, invited, added }: RestoreHead & { readonly invited: Set<string>; readonly added: Applied },
  piece: BackupContent,
): Promise<void> {
  const { holdings, signings } = context;
  const named = <T extends { readonly walletId: string }>(all: readonly T[]): T[] =>
    all.map((one) => ({ ...one, walletId: ids.get(one.walletId) ?? one.walletId }));
  const count = (more: Partial<Applied>) => {
    for (const [name, sum] of Object.entries(more) as [keyof Applied, number][]) added[name] += sum;
  };
  count(await putOwnStates(context, named(piece.ownStates), wallets));
  const weigh = ({ steps }: { readonly steps: readonly unknown[] }) => 1 + steps.length;
  await together(named(piece.signings), (some) => count(signings.bringSignings(some)), weigh);
  for (const { id } of wallets) {
    const pinned = named(piece.pinned).filter(({ walletId }) => walletId === id);
    const told = pinned.map(({ walletId: _id, ...asset }) => ({ ...asset, ground: 'told' as const }));
    await together(told, (some) => signings.pinAssets(id, some));
  }
  // A scope that is here is named by its own numbering.
  const toldIn = (scope: Pick<BackupContent['scopes'][number], 'walletId' | 'service' | 'numbering'>) =>
    holdings.of(scopeHere(context, scope) ?? scope);
  for (const scope of named(piece.scopes)) {
    const told = toldIn(scope);
    told.bringTimes(scope);
    await together(scope.assets, told.bringAssets);
    await together(scope.invoices, (some) => {
      const { network } = walletIn(wallets, scope.walletId).keys;
      const fresh = some.flatMap((record) => {
        const made = invoiceIn(record, network, scope.service);
        // What was paid to a recipient pays one invoice, whatever a file says: the one that is here.
        const name = made && recipientName(made.recipientId);
        if (made === null || name === null || invited.has(name)) return [];
        invited.add(name);
        return [{ made, record }];
      });
      told.bringInvoices(fresh);
    });
    const bringTransfers = (some: typeof scope.transfers) => {
      const { transfers, labels } = told.bringTransfers(some);
      count({ transfersAdded: transfers, labelsAdded: labels });
    };
    await together(scope.transfers, bringTransfers, weigh);
    await letLoopTurn();
  }
  // The newest last: it is found first then.
  for (const { recipientId, walletId, service, ...left } of named(piece.assetData)) {
    const scope = scopeHere(context, { walletId, service });
    const told = scope && holdings.of(scope);
    if (told === undefined || told.hasConsignment(recipientId)) continue;
    if (await told.keepConsignment(recipientId, left)) count({ assetDataAdded: 1 });
    await letLoopTurn(0);
  }
  for (const cloud of piece.clouds) count({ nodesAdded: await addCloud(context, cloud) });
}

const scopeHere = (
  { holdings }: Pick<Context, 'holdings'>,
  { walletId, service }: { readonly walletId: string; readonly service: string },
) => holdings.scopes().find((one) => one.walletId === walletId && one.service === service);

function walletIn(wallets: readonly WalletRecord[], walletId: string): WalletRecord {
  const found = wallets.find(({ id }) => id === walletId);
  if (found === undefined) throw new Error('what is brought back belongs to no wallet');
  return found;
}

/** So many rows at once: main is held up by no more, and nobody else waits for longer. */
const ROWS_AT_ONCE = 200;

/** `weigh`: how many rows a record is. */
async function together<T>(
  records: readonly T[],
  act: (some: T[]) => void,
  weigh: (record: T) => number = () => 1,
): Promise<void> {
  for (let from = 0; from < records.length;) {
    let [until, rows] = [from, 0];
    for (; until < records.length && rows < ROWS_AT_ONCE; until += 1) rows += weigh(records[until] as T);
    act(records.slice(from, until));
    from = until;
    await letLoopTurn();
  }
}

/** A connection by its address, with no secret and no leave to send one: that is asked for again. */
async function addCloud(context: Context, brought: BackupContent['clouds'][number]): Promise<number> {
  const { registry, random } = context;
  const same = () =>
    registry.clouds().find(({ kind, baseUrl }) => kind === brought.kind && baseUrl === brought.baseUrl);
  if (same() === undefined) {
    const { name, kind, baseUrl, nodeApiUrl, everySeconds } = brought;
    registry.putCloud({
      id: random.id(),
      name,
      kind,
      baseUrl,
      nodeApiUrl,
      everySeconds,
      tokenId: null,
      extras: { list: false, detail: false, probe: kind === 'own' },
      newest: null,
    });
  }
  // Also where it has no nodes.
  await letLoopTurn();
  const cloud = same();
  if (cloud === undefined) return 0;
  const known = new Set(registry.nodes().flatMap((node) => (node.cloudId === cloud.id ? [node.nodeId] : [])));
  const fresh = brought.nodes.filter(({ nodeId }) => !known.has(nodeId));
  const listed = fresh.map((node, at) => ({ ...node, line: at + 1, image: null }));
  let added = 0;
  for (let from = 0; from < listed.length; from += NODES_AT_ONCE) {
    added += takeNodes(context, cloud, listed.slice(from, from + NODES_AT_ONCE), 'importedList').added;
    await letLoopTurn();
  }
  return added;
}

const NODES_AT_ONCE = 250;
