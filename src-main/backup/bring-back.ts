import { takeNodes } from '../nodes/list/take-nodes.ts';
import type { FoundSecret } from '../world/world.ts';
import type { StorageDamage } from '../../src-preload/contract/settings.ts';
import { samePublicKeys } from '../domain/keys/public-keys.ts';
import { recipientName } from '../domain/rgb/recipient-name.ts';
import type { WalletRecord } from '../records/wallet.ts';
import { letLoopTurn } from '../turns.ts';
import { failureIn, orElse } from '../wallet/failures.ts';
import { takeApart, writeContent, type BackupContent } from '../records/backup-content.ts';
import type { Context } from './context.ts';
import { mergeWallets, refuseClash, withoutLeave } from './merge-wallets.ts';
import { putOwnStates, type StatesPut } from './own-states.ts';
import { invoiceIn } from './prove.ts';
import { refuseBesideSecrets, refuseKeys } from './refuse-keys.ts';

export interface Applied extends StatesPut {
  readonly walletsAdded: number;
  readonly flowsAdded: number;
  readonly conflicts: number;
  readonly transfersAdded: number;
  readonly labelsAdded: number;
  readonly assetDataAdded: number;
  readonly nodesAdded: number;
}

/**
 * All of it or nothing: what is to be brought back is on disk as a whole before the first file is changed, so that an
 * end in the middle is made good at the next start. Doing it twice does it once.
 */
export async function applyBackup(context: Context, content: BackupContent): Promise<Applied> {
  // Wallets whose secret lies in this keychain; none where it cannot be asked.
  const kept = await orElse(context.signer.find(), []);
  // Once more: the wallets here may be others than when the file was opened.
  const here = context.settings.read().wallets;
  refuseKeys(content.wallets, here);
  refuseBesideSecrets(content.wallets, kept);
  const ready = asHere(content, here, kept);
  await context.pendingRestore.begin(await writeContent(ready));
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
  const wallets = content.wallets.map((wallet): WalletRecord => {
    const id = idOf.get(wallet.id) ?? wallet.id;
    const isHere = kept.some((found) => found.walletId === id && samePublicKeys(found.keys, wallet.keys));
    // What the keychain holds proves its keys; of any other the file alone says that they are the person's.
    return {
      ...withoutLeave(wallet),
      ...{ id, keySource: isHere ? 'keychain' : 'none', keysUnproved: isHere ? null : 'backup' },
    };
  });
  refuseClash(here, wallets);
  return {
    ...{ ...content, wallets },
    signings: content.signings.map(named),
    pinned: content.pinned.map(named),
    scopes: content.scopes.map(named),
    assetData: content.assetData.map(named),
    ownStates: content.ownStates.map(named),
  };
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
    const begun = takeApart(pendingRestore.read());
    const read = begun && (await context.reader.readBackup(begun.text));
    // It is renamed whole, so what does not parse is nothing of ours; nor is what holds an entry that is none.
    if (begun === null || read === null || read.setAside.length > 0) return [pendingRestore.setAside()];
    try {
      await bringBack(context, begun.withFiles(read.content));
    } catch (error) {
      onFault(error);
      if (failureIn(error, 'DISK_REFUSED') === null) return [pendingRestore.setAside()];
    }
  } catch (error) {
    onFault(error);
    if (failureIn(error, 'BACKUP_TOO_MUCH') !== null) return [pendingRestore.setAside()];
  }
  return [];
}

/** Each record by the front door of what keeps it. What was looked at before: doing it twice does it once. */
async function bringBack(context: Context, content: BackupContent): Promise<Applied> {
  const { holdings, signings, settings } = context;
  // First, since a disk may refuse so much.
  const states = await putOwnStates(context, content);
  const added = { flowsAdded: 0, conflicts: 0, transfersAdded: 0, labelsAdded: 0, assetDataAdded: 0 };
  const weigh = ({ steps }: { readonly steps: readonly unknown[] }) => 1 + steps.length;
  const bringSignings = (some: BackupContent['signings']) => {
    const { flowsAdded, conflicts } = signings.bringSignings(some);
    added.flowsAdded += flowsAdded;
    added.conflicts += conflicts;
  };
  await together(content.signings, bringSignings, weigh);
  for (const { id } of content.wallets) {
    const pinned = content.pinned.filter(({ walletId }) => walletId === id);
    const told = pinned.map(({ walletId: _id, ...asset }) => ({ ...asset, ground: 'told' as const }));
    await together(told, (some) => signings.pinAssets(id, some));
  }
  const invited = holdings.invited();
  // A scope that is here is named by its own numbering.
  const here = holdings.scopes();
  const toldIn = (scope: BackupContent['scopes'][number]) =>
    holdings.of(here.find(({ walletId, service }) => isOf(scope, walletId, service)) ?? scope);
  for (const scope of content.scopes) {
    const told = toldIn(scope);
    told.bringTimes(scope);
    await together(scope.assets, told.bringAssets);
    await together(scope.invoices, (some) => {
      const { network } = walletIn(content, scope.walletId).keys;
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
      added.transfersAdded += transfers;
      added.labelsAdded += labels;
    };
    await together(scope.transfers, bringTransfers, weigh);
    await letLoopTurn();
  }
  // The newest last: it is found first then.
  for (const { recipientId, walletId, service, ...left } of content.assetData.toReversed()) {
    const scope = content.scopes.find((one) => isOf(one, walletId, service));
    const told = scope && toldIn(scope);
    if (told === undefined || told.hasConsignment(recipientId)) continue;
    told.keepConsignment(recipientId, left);
    if (told.hasConsignment(recipientId)) added.assetDataAdded += 1;
    await letLoopTurn(0);
  }
  const before = settings.read();
  const wallets = mergeWallets(before.wallets, content.wallets.map(withoutLeave));
  settings.write({
    ...before,
    app: content.app,
    wallets,
    activeWalletId: before.activeWalletId ?? wallets[0]?.id ?? null,
  });
  let nodesAdded = 0;
  for (const cloud of content.clouds) nodesAdded += await addCloud(context, cloud);
  context.pendingRestore.done();
  return { ...added, ...states, walletsAdded: wallets.length - before.wallets.length, nodesAdded };
}

const isOf = (scope: BackupContent['scopes'][number], walletId: string, service: string): boolean =>
  scope.walletId === walletId && scope.service === service;

function walletIn({ wallets }: BackupContent, walletId: string): WalletRecord {
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
