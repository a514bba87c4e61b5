import { MAX_CONSIGNMENT_BYTES } from '../domain/rgb/rgb-limits.ts';
import type { WalletRecord } from '../records/wallet.ts';
import { isMergedImport, type WholeSigning } from '../records/signing.ts';
import { letLoopTurn } from '../turns.ts';
import { orElseNow } from '../wallet/failures.ts';
import { MOST_ASSET_DATA, type BackupContent } from '../records/backup-content.ts';
import type { Context } from './context.ts';
import { readOwnStates } from './own-states.ts';

/**
 * What goes into a backup, record by record: everything that is not a key. Of asset data as much as there is room for,
 * what matters most first. Throws STORAGE_DAMAGED.
 */
export async function collect(context: Context) {
  const { settings, registry } = context;
  const { app, wallets } = settings.read();
  const { states, leftOut } = await readOwnStates(context);
  const { files, all } = await collectAssetData(context);
  const nodes = registry.nodes();
  const content: BackupContent = {
    app,
    wallets: wallets.map(withoutSecretPlaces),
    signings: await collectSignings(context),
    pinned: wallets.flatMap(({ id: walletId }) =>
      orElseNow(() => context.signings.pinned(walletId), []).map(
        ({ ground: _ground, dismissed: _dismissed, ...asset }) => ({ walletId, ...asset }),
      ),
    ),
    scopes: await collectScopes(context),
    assetData: files,
    clouds: registry.clouds().map(({ id, name, kind, baseUrl, nodeApiUrl, everySeconds }) => ({
      ...{ name, kind, baseUrl, nodeApiUrl, everySeconds },
      nodes: nodes.flatMap(({ cloudId, nodeId, name, userId, plan, invokeUrl }) =>
        cloudId === id ? [{ nodeId, name, userId, plan, invokeUrl }] : [],
      ),
    })),
    ownStates: states,
  };
  return { content, assetDataKept: all, ownStatesLeftOut: leftOut };
}

/** Where secrets lie is true of this machine alone, and so is whom the keyholder vouched for. */
function withoutSecretPlaces(wallet: WalletRecord): WalletRecord {
  const { connection, rules } = wallet;
  return {
    ...wallet,
    keySource: 'none',
    connection: connection.kind === 'remote' ? { ...connection, hasToken: false } : connection,
    rules: rules === null ? null : { state: rules.state, met: [] },
  };
}

/**
 * What was brought is a few MB at most: the newest that is signed goes in, then the newest drafts. What is left out is no
 * loss of bitcoin: it can be brought again. So can what cannot be read of it.
 */
const MOST_BROUGHT_CHARS = 4 * 1024 * 1024;

/** All but what was brought and has no room. */
export async function collectSignings({ signings }: Pick<Context, 'signings'>): Promise<WholeSigning[]> {
  const all = await pageByPage(signings.wholeSignings);
  let chars = 0;
  const fitting = all
    .filter((one) => one.imported !== null && isMergedImport(one))
    .toSorted((a, b) => isSigned(b) - isSigned(a) || b.updatedAtMs - a.updatedAtMs)
    .filter(({ imported, steps }) => {
      chars += steps.reduce((sum, { data }) => sum + data.length, imported?.text.length ?? 0);
      return chars <= MOST_BROUGHT_CHARS;
    });
  const kept = new Set(fitting);
  return all.filter((one) => one.origin !== 'imported' || kept.has(one));
}

const isSigned = ({ state }: WholeSigning): number => (state === 'signed' ? 1 : 0);

/** All records of a list whose pages are asked for by what they come after. Lets the loop turn between two. */
async function pageByPage<T>(
  pageOf: (after: number) => { readonly last: number | null; readonly records: readonly T[] },
): Promise<T[]> {
  const all: T[] = [];
  for (let after: number | null = 0; after !== null;) {
    const { last, records } = pageOf(after);
    all.push(...records);
    after = last;
    await letLoopTurn();
  }
  return all;
}

/** What services told, scope by scope. */
export async function collectScopes({
  holdings,
}: Pick<Context, 'holdings'>): Promise<BackupContent['scopes']> {
  const scopes: BackupContent['scopes'][number][] = [];
  for (const ref of holdings.scopes()) {
    const told = holdings.of(ref);
    const { assets, asOfMs } = told.assets();
    const transfers = await pageByPage(told.transferRecords);
    scopes.push({
      ...ref,
      ...{ readAtMs: told.readAtMs(), assetsAsOfMs: asOfMs, transfers },
      assets: assets.map(({ listed, ...asset }) => ({ told: asset, listed })),
      invoices: told
        .invoices()
        // The oldest first, in the order in which they were made.
        .toReversed()
        .map(({ invoice, batchTransferIdx, createdAtMs, slot, givenUpAtMs, ...one }) => {
          const known = one.told && (({ statusName: _status, kindName: _kind, ...told }) => told)(one.told);
          return { invoice, batchTransferIdx, createdAtMs, slot, told: known, givenUpAtMs };
        }),
    });
    await letLoopTurn();
  }
  return scopes;
}

/** A quarter of what a content may be: whoever opens a backup validates each file. */
const MOST_ASSET_DATA_BYTES = 2 * MAX_CONSIGNMENT_BYTES;

/** First that on which something of the wallet lies, then the newest. `all`: so many are kept here. */
async function collectAssetData({ holdings, signings }: Pick<Context, 'holdings' | 'signings'>) {
  const kept = holdings.scopes().flatMap((ref) => {
    const { allocations } = orElseNow(() => signings.book(ref.walletId, []), { allocations: [] });
    const resting = new Set(allocations.map(({ txid }) => txid));
    return holdings
      .of(ref)
      .consignmentNames()
      .map(({ recipientId, txid }) => ({ ref, recipientId, rests: resting.has(txid) ? 1 : 0 }));
  });
  const files: BackupContent['assetData'][number][] = [];
  let room = MOST_ASSET_DATA_BYTES;
  for (const { ref, recipientId } of kept.toSorted((a, b) => b.rests - a.rests)) {
    if (files.length === MOST_ASSET_DATA) break;
    const left = holdings.of(ref).consignment(recipientId);
    await letLoopTurn();
    if (left === null || left.file.length > room) continue;
    room -= left.file.length;
    const { walletId, service } = ref;
    files.push({ walletId, service, recipientId, ...left, cuts: [...left.cuts] });
  }
  return { files, all: kept.length };
}
