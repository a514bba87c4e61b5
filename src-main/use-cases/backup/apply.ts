import { samePublicKeys } from '../../domain/keys/derive.ts';
import type { Keychains, WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { BackupCloud, BackupContent } from '../../ports.ts';
import type { Context } from '../context.ts';
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
  const ready = asHere(content, context.settings.read().wallets, await keysHere(context));
  context.archive.pending.begin(ready);
  return bringBack(context, ready);
}

/** At the start: what was begun to be brought back is brought back to its end. */
export function resumeRestore(context: Context): void {
  const content = context.archive.pending.read();
  if (content !== null) bringBack(context, content);
}

function bringBack(context: Context, content: BackupContent): Applied {
  const merged = context.archive.merge(content, context.clock.nowMs());
  const before = context.settings.read();
  const wallets = mergeWallets(before.wallets, content.wallets);
  context.settings.write({
    ...before,
    app: content.app,
    wallets,
    activeWalletId: before.activeWalletId ?? wallets[0]?.id ?? null,
  });
  const nodesAdded = content.clouds.reduce((sum, cloud) => sum + addCloud(context, cloud), 0);
  context.archive.pending.done();
  return { ...merged, walletsAdded: wallets.length - before.wallets.length, nodesAdded };
}

/** The ids of this data folder for wallets that are here already, and whose key the keychain still holds. */
function asHere(
  content: BackupContent,
  here: readonly WalletRecord[],
  kept: ReadonlySet<string>,
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
  return {
    ...content,
    wallets: content.wallets.map((wallet) => ({
      ...wallet,
      id: idOf.get(wallet.id) ?? wallet.id,
      keySource: kept.has(wallet.id) ? 'keychain' : 'none',
    })),
    flows: content.flows.map(named),
    scopes: content.scopes.map(named),
  };
}

/** Wallets whose secret lies in this keychain; none where it cannot be asked. */
async function keysHere({ signer }: Parts): Promise<ReadonlySet<string>> {
  try {
    return new Set((await signer.find()).map(({ walletId }) => walletId));
  } catch (error) {
    if (error instanceof WalletError) return new Set();
    throw error;
  }
}

function mergeWallets(
  here: readonly WalletRecord[],
  brought: readonly WalletRecord[],
): readonly WalletRecord[] {
  const added = brought.filter(({ id }) => here.every((wallet) => wallet.id !== id));
  const merged = here.map((wallet) => {
    const other = brought.find(({ id }) => id === wallet.id);
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
    connection: unnamed ? other.connection : here.connection,
    registeredWith: here.registeredWith ?? (unnamed ? other.registeredWith : null),
    keychains: unnamed ? other.keychains : unionOf(here.keychains, other.keychains),
    highestIndex: {
      vanilla: Math.max(vanilla, other.highestIndex.vanilla),
      colored: Math.max(colored, other.highestIndex.colored),
    },
    consentedTo: [...new Set([...here.consentedTo, ...other.consentedTo])],
    wordsCheckedAtMs: here.wordsCheckedAtMs ?? other.wordsCheckedAtMs,
    lastAddress: here.lastAddress ?? other.lastAddress,
    rules: here.rules ?? other.rules,
  };
}

function unionOf(one: Keychains, other: Keychains): Keychains {
  return {
    vanilla: [...new Set([...one.vanilla, ...other.vanilla])],
    colored: [...new Set([...one.colored, ...other.colored])],
  };
}

/** A connection by its address, with no secret and no leave to send one: that is asked for again. */
function addCloud(context: Context, brought: BackupCloud): number {
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
  return takeNodes(context, cloud, listed, 'importedList').added;
}
