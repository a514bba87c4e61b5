import { BACKUP_BOUNDS, BOUNDS, type BackupKind } from '../../src-preload/contract/bounds.ts';
import type { WalletRecord } from '../records/wallet.ts';
import { isMergedImport, type WholeSigning } from '../records/signing.ts';
import { letLoopTurn } from '../turns.ts';
import { orElseNow } from '../wallet/failures.ts';
import { countRecords, type BackupContent, type BackupPiece } from '../records/backup-content.ts';
import type { Context } from './context.ts';
import { ownStatesOf } from './own-states.ts';

/** A few records of one kind, and about how many bytes they are written. */
type Some = readonly [records: BackupPiece, bytes: number];

/**
 * What goes into a backup, piece by piece: everything that is not a key. What is beyond the bound of its kind is counted in
 * `left`. Throws STORAGE_DAMAGED.
 */
export async function* collect(
  context: Context,
  left: { records: number; ownStates: number },
): AsyncIterableIterator<BackupPiece> {
  const { app, wallets } = context.settings.read();
  const total: Record<BackupKind, number> = { ...NOTHING };
  let piece: Mutable = { head: { app, wallets: wallets.map(withoutSecretPlaces) } };
  let bytes = 0;
  for (const kind of [
    ownStatesOf(context, left),
    signingsOf(context),
    scopesOf(context),
    pinnedOf(context),
    assetDataOf(context),
    nodesOf(context),
  ] satisfies AsyncIterable<Some>[])
    for await (const [records, size] of kind) {
      const counts = Object.entries(countRecords(records)) as [BackupKind, number][];
      const over = counts.filter(([name, count]) => total[name] + count > BACKUP_BOUNDS[name]);
      if (over.length > 0) {
        left.records += over.reduce((sum, [, count]) => sum + count, 0);
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
/** Two files of asset data of the largest size, so that what they have in common is packed once. */
const PIECE_BYTES = 2 * BOUNDS.consignmentBytes;
const NOTHING = countRecords({});

type Mutable = { -readonly [K in keyof BackupPiece]: BackupPiece[K] };
type Group = Record<string, unknown> & {
  readonly walletId?: string;
  readonly service?: string;
  readonly baseUrl?: string;
};

/** Adds records to a piece; those of one service stand together. No list is copied for each record. */
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

/** All but what was brought and is not whole: it can be brought again. */
export async function* signingsOf({ signings }: Pick<Context, 'signings'>): AsyncIterableIterator<Some> {
  for await (const one of each(signings.wholeSignings))
    if (one.origin !== 'imported' || (one.imported !== null && isMergedImport(one)))
      yield [{ signings: [one] }, charsOf(one)];
}

const charsOf = ({ steps, imported }: WholeSigning): number =>
  steps.reduce((sum, { data }) => sum + data.length, 500 + (imported?.text.length ?? 0));

/** Each record of a list whose pages are asked for by what they come after. Lets the loop turn between two. */
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

/** What services told, scope by scope, some hundred records at once. */
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
      // The oldest first, in the order in which they were made.
      .toReversed()
      .map(({ invoice, batchTransferIdx, createdAtMs, slot, givenUpAtMs, ...one }) => {
        const known = one.told && (({ statusName: _status, kindName: _kind, ...told }) => told)(one.told);
        return { invoice, batchTransferIdx, createdAtMs, slot, told: known, givenUpAtMs };
      });
    const first = {
      ...empty,
      assets: assets.map(({ listed, ...asset }) => ({ told: asset, listed })),
    };
    yield [{ scopes: [first] }, ABOUT_BYTES * (1 + assets.length)];
    for (let from = 0; from < invoices.length; from += AT_ONCE)
      yield [
        { scopes: [{ ...empty, invoices: invoices.slice(from, from + AT_ONCE) }] },
        ABOUT_BYTES * AT_ONCE,
      ];
    const edges = told.transferEdges();
    for (let after = (edges?.first ?? 1) - 1; after < (edges?.last ?? 0);) {
      const { last, records } = told.transferRecords(after);
      if (records.length > 0)
        yield [{ scopes: [{ ...empty, transfers: records }] }, ABOUT_BYTES * records.length];
      after = last;
      await letLoopTurn();
    }
    await letLoopTurn();
  }
}
const AT_ONCE = 500;
/** What a transfer, an invoice, an asset or a node is written as. */
const ABOUT_BYTES = 1_000;

async function* pinnedOf({ settings, signings }: Context): AsyncIterableIterator<Some> {
  for (const { id: walletId } of settings.read().wallets) {
    const all = orElseNow(() => signings.pinned(walletId), []);
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const some = all.slice(from, from + AT_ONCE);
      const pinned = some.map(({ ground: _ground, dismissed: _dismissed, ...asset }) => ({
        walletId,
        ...asset,
      }));
      yield [{ pinned }, ABOUT_BYTES * pinned.length];
    }
    await letLoopTurn();
  }
}

/** What senders left, the oldest first: what is brought back last is the newest again. */
async function* assetDataOf({ holdings }: Pick<Context, 'holdings'>): AsyncIterableIterator<Some> {
  for (const ref of holdings.scopes()) {
    const told = holdings.of(ref);
    const { walletId, service } = ref;
    for (const { recipientId } of told.consignmentNames().toReversed()) {
      const left = told.consignment(recipientId);
      await letLoopTurn();
      if (left === null) continue;
      const { file, cuts } = left;
      yield [
        { assetData: [{ walletId, service, recipientId, ...left, cuts: [...cuts] }] },
        file.length + ABOUT_BYTES,
      ];
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
    for (let from = 0; from === 0 || from < own.length; from += AT_ONCE) {
      yield [{ clouds: [{ ...cloud, nodes: own.slice(from, from + AT_ONCE) }] }, ABOUT_BYTES * AT_ONCE];
      await letLoopTurn();
    }
  }
}
