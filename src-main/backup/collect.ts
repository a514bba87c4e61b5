import { BACKUP_BOUNDS, BOUNDS, type BackupKind } from '../../src-preload/contract/bounds.ts';
import type { WalletRecord } from '../records/wallet.ts';
import { bigintAsText } from '../records/values.ts';
import { isMergedImport } from '../records/signing.ts';
import { letLoopTurn } from '../turns.ts';
import { orElseNow } from '../wallet/failures.ts';
import { countRecords, type BackupContent, type BackupPiece } from '../records/backup-content.ts';
import type { Context } from './context.ts';
import { ownStatesOf } from './merge-wallets.ts';

type Some = readonly [records: BackupPiece, bytes: number];

/** Everything but keys. `left` counts records beyond the bounds. Throws STORAGE_DAMAGED. */
export async function* collect(
  context: Context,
  left: { records: number; ownStates: number; ahead: number },
): AsyncIterableIterator<BackupPiece> {
  const { app, wallets } = context.settings.read();
  const total: Record<BackupKind, number> = { ...NOTHING };
  let piece: Mutable = { head: { app, wallets: wallets.map(withoutSecretPlaces) } };
  let bytes = bytesOf(piece);
  for (const kind of [
    ownStatesOf(context, left),
    signingsOf(context),
    scopesOf(context),
    pinnedOf(context),
    labelsOf(context),
    assetDataOf(context),
    nodesOf(context),
  ] satisfies AsyncIterable<Some>[])
    for await (const [records, size] of kind) {
      const counts = Object.entries(countRecords(records)) as [BackupKind, number][];
      // A record larger than a piece would block all others.
      const isOver = size > LARGEST_BYTES;
      const over = counts.filter(([name, count]) => isOver || total[name] + count > BACKUP_BOUNDS[name]);
      if (over.length > 0) {
        // The clouds and scopes around omitted records count only if nothing else is omitted.
        const inAll = counts.filter(([name]) => name !== 'clouds' && name !== 'scopes');
        left.records += Math.max(
          1,
          inAll.reduce((sum, [, count]) => sum + count, 0),
        );
        continue;
      }
      for (const [name, count] of counts) total[name] += count;
      if (bytes + size > PIECE_BYTES) {
        yield piece;
        [piece, bytes] = [{}, 0];
      }
      join(piece, records);
      bytes += size;
    }
  yield piece;
}
/** Two consignments of the largest size, so that common parts are packed once. */
const PIECE_BYTES = 2 * BOUNDS.consignmentBytes;
/** Leaves room for what a piece has around its records. */
const LARGEST_BYTES = BOUNDS.pieceBytes - 10_000;
const NOTHING = countRecords({});

const bytesOf = (records: unknown): number => Buffer.byteLength(JSON.stringify(records, bigintAsText)) + 1;

async function* runsOf<T>(
  records: readonly T[],
  piece: (some: T[]) => BackupPiece,
): AsyncIterableIterator<Some> {
  const around = bytesOf(piece([]));
  for (let from = 0; from < records.length;) {
    let [until, bytes] = [from, around];
    for (; until < records.length && until - from < AT_ONCE; until += 1) {
      const size = bytesOf(records[until]);
      if (until > from && bytes + size > RUN_BYTES) break;
      bytes += size;
    }
    yield [piece(records.slice(from, until)), bytes];
    from = until;
    await letLoopTurn();
  }
}
const AT_ONCE = 500;
const RUN_BYTES = PIECE_BYTES / 8;

type Mutable = { -readonly [K in keyof BackupPiece]: BackupPiece[K] };
type Group = Record<string, unknown> & {
  readonly walletId?: string;
  readonly service?: string;
  readonly baseUrl?: string;
};

export function join(piece: Mutable, records: BackupPiece): void {
  for (const name of Object.keys(records) as (keyof BackupContent)[]) {
    const all = (piece[name] ??= []) as Group[];
    for (const one of records[name] as readonly Group[]) {
      const last = all.at(-1);
      const isGrouped = name === 'scopes' || name === 'clouds';
      const group =
        isGrouped && last !== undefined && GROUPED_BY.every((by) => last[by] === one[by]) ? last : null;
      if (group === null) all.push(isGrouped ? structuredClone(one) : one);
      else
        for (const [member, more] of Object.entries(one))
          if (Array.isArray(more)) (group[member] as unknown[]).push(...(more as unknown[]));
    }
  }
}
const GROUPED_BY = ['walletId', 'service', 'kind', 'baseUrl', 'name'];

export function withoutSecretPlaces(wallet: WalletRecord): WalletRecord {
  const { connection, rules } = wallet;
  return {
    ...wallet,
    keySource: 'none',
    connection: connection.kind === 'remote' ? { ...connection, hasToken: false } : connection,
    rules: rules === null ? null : { state: rules.state, met: [] },
    ...{ copyFolder: null, lastDrill: null, move: null },
  };
}

/** Incomplete imports are left out: they can be imported again. */
export async function* signingsOf({ signings }: Pick<Context, 'signings'>): AsyncIterableIterator<Some> {
  for await (const one of each(signings.wholeSignings))
    if (one.origin !== 'imported' || (one.imported !== null && isMergedImport(one)))
      yield [{ signings: [one] }, bytesOf(one)];
}

async function* each<T>(
  pageOf: (after: number) => { readonly last: number | null; readonly records: readonly T[] },
): AsyncIterableIterator<T> {
  for (let after: number | null = 0; after !== null;) {
    const { last, records } = pageOf(after);
    yield* records;
    after = last;
    await letLoopTurn();
  }
}

export async function* scopesOf({ holdings }: Pick<Context, 'holdings'>): AsyncIterableIterator<Some> {
  for (const ref of holdings.scopes()) {
    const told = holdings.of(ref);
    const { assets, asOfMs } = told.assets();
    const empty = {
      ...{ ...ref, readAtMs: told.readAtMs(), assetsAsOfMs: asOfMs },
      ...{ assets: [], transfers: [], invoices: [] },
    };
    const invoices = told
      .invoices()
      .toReversed()
      .map(({ invoice, batchTransferIdx, createdAtMs, slot, givenUpAtMs, ...one }) => {
        const known = one.told && (({ statusName: _status, kindName: _kind, ...told }) => told)(one.told);
        return { invoice, batchTransferIdx, createdAtMs, slot, told: known, givenUpAtMs };
      });
    yield [{ scopes: [empty] }, bytesOf(empty)];
    const listed = assets.map(({ listed, ...asset }) => ({ told: asset, listed }));
    yield* runsOf(listed, (some) => ({ scopes: [{ ...empty, assets: some }] }));
    yield* runsOf(invoices, (some) => ({ scopes: [{ ...empty, invoices: some }] }));
    const edges = told.transferEdges();
    for (let after = (edges?.first ?? 1) - 1; after < (edges?.last ?? 0);) {
      const { last, records } = told.transferRecords(after);
      yield* runsOf(records, (some) => ({ scopes: [{ ...empty, transfers: some }] }));
      after = last;
      await letLoopTurn();
    }
    await letLoopTurn();
  }
}

async function* pinnedOf({ settings, signings }: Context): AsyncIterableIterator<Some> {
  for (const { id: walletId } of settings.read().wallets) {
    const all = orElseNow(() => signings.pinned(walletId), []);
    const pinned = all.map(({ ground: _ground, dismissed: _dismissed, ...asset }) => ({
      walletId,
      ...asset,
    }));
    yield* runsOf(pinned, (some) => ({ pinned: some }));
    await letLoopTurn();
  }
}

async function* labelsOf({ settings, holdings }: Context): AsyncIterableIterator<Some> {
  for (const { id } of settings.read().wallets)
    yield* runsOf(holdings.labels.list(id), (some) => ({ labels: some }));
}

/** Oldest first: the last restored file becomes the newest. */
async function* assetDataOf({ holdings }: Pick<Context, 'holdings'>): AsyncIterableIterator<Some> {
  for (const ref of holdings.scopes()) {
    const told = holdings.of(ref);
    const { walletId, service } = ref;
    for (const { recipientId } of told.consignmentNames().toReversed()) {
      const left = told.consignment(recipientId);
      await letLoopTurn();
      if (left === null) continue;
      const { file, ...beside } = left;
      const one = { walletId, service, recipientId, ...beside, cuts: [...left.cuts] };
      // A file's offsets take a few digits.
      yield [{ assetData: [{ ...one, file }] }, file.length + bytesOf(one) + 100];
    }
  }
}

async function* nodesOf({ registry }: Context): AsyncIterableIterator<Some> {
  const nodes = registry.nodes();
  for (const { id, name, kind, baseUrl, nodeApiUrl, everySeconds } of registry.clouds()) {
    const cloud = { name, kind, baseUrl, nodeApiUrl, everySeconds };
    const own = nodes.flatMap(({ cloudId, nodeId, name: called, userId, plan, invokeUrl }) =>
      cloudId === id ? [{ nodeId, name: called, userId, plan, invokeUrl }] : [],
    );
    const empty = { ...cloud, nodes: [] };
    yield [{ clouds: [empty] }, bytesOf(empty)];
    yield* runsOf(own, (some) => ({ clouds: [{ ...cloud, nodes: some }] }));
  }
}
