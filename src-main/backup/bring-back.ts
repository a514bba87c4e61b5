import { takeNodes } from '../nodes/list/take-nodes.ts';
import type { FoundSecret } from '../world/world.ts';
import type { CallOutput, StorageDamage } from '../../src-preload/contract/index.ts';
import { fail } from '../base/errors.ts';
import { samePublicKeys } from '../keys/account.ts';
import { recipientName } from '../invoices/recipient.ts';
import type { WalletRecord } from '../records/wallet.ts';
import { letLoopTurn } from '../turns.ts';
import { failureIn, orOnFailure } from '../wallet/failures.ts';
import { takeApart, type BackupContent } from '../records/backup-content.ts';
import type { RestoreHead } from '../records/pending-restore.ts';
import type { Context } from './context.ts';
import {
  mergeWallets,
  refuseClash,
  withoutLeave,
  refuseBesideSecrets,
  refuseKeys,
  putOwnStates,
} from './merge-wallets.ts';
import { invoiceIn } from './prove.ts';

export type Applied = Omit<Extract<CallOutput<'backup.restore'>, { outcome: 'restored' }>, 'outcome'>;

/** All is on disk before the first file changes: the next start completes an interrupted restore. */
export async function applyBackup(
  context: Context,
  { app, wallets, pieces }: Omit<RestoreHead, 'ids'>,
): Promise<Applied> {
  const kept = await orOnFailure(context.signer.find(), []);
  // Checked again: the wallets may have changed since the file was opened.
  const here = context.settings.read().wallets;
  refuseKeys(wallets, here);
  refuseBesideSecrets(wallets, kept);
  const head = { ...asHere(wallets, here, kept), app, pieces };
  await context.pendingRestore.begin(head);
  return bringBack(context, head);
}

/** Completes a begun restore: the next would replace it and leave records without wallets. Throws STORAGE_DAMAGED. */
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
    // Only the keychain proves keys. Other keys are the file's claim.
    return {
      ...withoutLeave(wallet),
      ...{ id, keySource: isHere ? 'keychain' : 'none', keysUnproved: isHere ? null : 'backup' },
    };
  });
  refuseClash(here, wallets);
  return { ids, wallets };
}

/** Goes on at the next start after a refusing disk or a failed reader. Sets aside unrestorable records. */
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

function isForNextStart(error: unknown): boolean {
  const failure = failureIn(error, 'DISK_REFUSED', 'FILE_UNREADABLE');
  if (failure?.code === 'FILE_UNREADABLE') return !NEVER_READ.includes(failure.facts.detail);
  return failure !== null || error instanceof ReaderFailed;
}
const NEVER_READ: readonly string[] = ['ENOENT', 'EISDIR', 'NO_FILE'];
class ReaderFailed extends Error {}

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

/** The restore may have begun days ago, and a wallet or its key may have been removed since. */
async function withKeysStillHere(
  { settings, signer }: Context,
  brought: readonly WalletRecord[],
): Promise<readonly WalletRecord[]> {
  const here = settings.read().wallets;
  const isAdded = ({ keys }: WalletRecord) => here.every((one) => !samePublicKeys(one.keys, keys));
  if (!brought.some((one) => one.keySource !== 'none' && isAdded(one))) return brought;
  const kept = await orOnFailure(signer.find(), []);
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
  await together(named(piece.labels), (some) => count({ labelsAdded: holdings.labels.bring(some) }));
  // A scope here keeps its own numbering.
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
        // A recipient's payment pays one invoice. The invoice that is here counts, whatever a file says.
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

/** Main and other writers wait for at most this many rows. */
const ROWS_AT_ONCE = 200;

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

/** Adds a node service without secrets or consents, which the person gives again. */
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
