import type { BackupCloud } from '../records/node.ts';
import type { BackupContent } from '../records/archive/backup-content.ts';
import type { StorageDamage } from '../../src-preload/contract/settings.ts';
import type { Context } from './context.ts';
import { putOwnStates, type StatesPut } from './own-states.ts';
import { letLoopTurn } from '../turns.ts';
import { takeNodes } from '../nodes/list/take-nodes.ts';
import { fail } from '../domain/errors.ts';
import { samePublicKeys } from '../domain/keys/public-keys.ts';
import type { WalletRecord } from '../records/wallet.ts';
import { failureIn } from '../wallet/failures.ts';

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
 * At the start: what was begun to be brought back is brought back to its end. What cannot be is set aside and told as
 * damage. A disk that refuses, or a reader that does not come to its end, leaves it for the next start.
 */
export async function resumeRestore(
  context: Context,
  onFault: (error: unknown) => void,
): Promise<readonly StorageDamage[]> {
  const { pending } = context.archive;
  try {
    const content = await pending.read();
    if (content === 'damaged') return [pending.setAside()];
    try {
      await bringBack(context, content);
    } catch (error) {
      onFault(error);
      if (failureIn(error, 'DISK_REFUSED') === null) return [pending.setAside()];
    }
  } catch (error) {
    onFault(error);
  }
  return [];
}

/** What was looked at before: doing it twice does it once. */
export async function bringBack(context: Context, content: BackupContent): Promise<Applied> {
  // First, since a disk may refuse so much.
  const states = await putOwnStates(context, content);
  const merged = await context.archive.merge(content, context.clock.nowMs());
  const before = context.settings.read();
  const wallets = mergeWallets(before.wallets, content.wallets.map(withoutLeave));
  context.settings.write({
    ...before,
    app: content.app,
    wallets,
    activeWalletId: before.activeWalletId ?? wallets[0]?.id ?? null,
  });
  let nodesAdded = 0;
  for (const cloud of content.clouds) nodesAdded += await addCloud(context, cloud);
  context.archive.pending.done();
  return { ...merged, ...states, walletsAdded: wallets.length - before.wallets.length, nodesAdded };
}

/** A connection by its address, with no secret and no leave to send one: that is asked for again. */
async function addCloud(context: Context, brought: BackupCloud): Promise<number> {
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

/** One id is one wallet: a file that names another by an id that is taken is not brought back. */
export function refuseClash(here: readonly WalletRecord[], brought: readonly WalletRecord[]): void {
  const isTaken = ({ id, keys }: WalletRecord, at: number) =>
    here.some((other) => other.id === id && !samePublicKeys(other.keys, keys)) ||
    brought.some((other, place) => place < at && (other.id === id || samePublicKeys(other.keys, keys)));
  if (brought.some(isTaken)) throw fail('BACKUP_REFUSED', { reason: 'damaged', version: null });
}

/** Whom the keys may be shown to, what vouches for a service, who was prepared for and what was checked is asked again here. */
export function withoutLeave(wallet: WalletRecord): WalletRecord {
  const { connection, rules } = wallet;
  return {
    ...wallet,
    wordsCheckedAtMs: null,
    lastAddress: null,
    connection: connection.kind === 'remote' ? { ...connection, hasToken: false, pin: null } : connection,
    consentedTo: [],
    registeredWith: null,
    rules: rules === null ? null : { ...rules, met: [] },
  };
}

export function mergeWallets(
  here: readonly WalletRecord[],
  brought: readonly WalletRecord[],
): readonly WalletRecord[] {
  refuseClash(here, brought);
  const added = brought.filter(({ keys }) => here.every((wallet) => !samePublicKeys(wallet.keys, keys)));
  const merged = here.map((wallet) => {
    const other = brought.find(({ keys }) => samePublicKeys(keys, wallet.keys));
    return other === undefined ? wallet : mergeWallet(wallet, other);
  });
  return [...merged, ...added];
}

/** What only grows is the larger of both; a service is taken over where none is named yet; the rest stays as it is. */
function mergeWallet(here: WalletRecord, other: WalletRecord): WalletRecord {
  const unnamed = here.connection.kind === 'remote' && here.connection.baseUrl === '';
  const { vanilla, colored } = here.highestIndex;
  return {
    ...here,
    connection: unnamed ? byTheWayHere(here, other) : here.connection,
    keychains: unnamed ? other.keychains : here.keychains,
    highestIndex: {
      vanilla: Math.max(vanilla, other.highestIndex.vanilla),
      colored: Math.max(colored, other.highestIndex.colored),
    },
    rules: here.rules ?? other.rules,
  };
}

/** The service of the file by the way that is set here; where none is, by that of the file, which main's question names. */
function byTheWayHere(
  { connection: here }: WalletRecord,
  { connection: other }: WalletRecord,
): WalletRecord['connection'] {
  if (here.kind !== 'remote' || other.kind !== 'remote') return other;
  return { ...other, proxy: here.proxy ?? other.proxy };
}
