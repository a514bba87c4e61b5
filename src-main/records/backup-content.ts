import * as v from 'valibot';
import { numbering } from '../../src-preload/contract/connection.ts';
import { plainName } from '../../src-preload/contract/outside.ts';
import type { BackupView } from '../../src-preload/contract/index.ts';
import * as x from '../../src-preload/contract/values.ts';
import { fail } from '../base/errors.ts';
import { CHAINS, type ChainName } from '../headers/rules.ts';
import { BOUNDS, type BackupKind } from '../../src-preload/contract/bounds.ts';
import { assetRecord, pinnedRecord } from '../records/asset.ts';
import { invoiceRecord } from '../records/invoice.ts';
import { emptySettings, parseSettings, type SettingsDocument } from '../records/settings.ts';
import { backupCloud } from './node.ts';
import { labelRecord } from './label.ts';
import { signingRecord } from '../records/signing.ts';
import { transferRecord } from '../records/transfer.ts';
import { bigintAsText, text, timeMs } from '../records/values.ts';
import { letLoopTurn } from '../turns.ts';

/**
 * A piece: the JSON's length, the JSON, and file bytes that the JSON names by place. Each record has its own schema in
 * every file. The first piece has settings and wallets; each piece has all that its records need.
 */

const place = v.strictObject({ at: x.count, size: x.count });
type Place = v.InferOutput<typeof place>;

const ofScope = { walletId: x.id, service: x.keptAddress };
const list = v.array(v.unknown());
const someOf = v.optional(list, []);
const scope = v.strictObject({
  ...ofScope,
  numbering,
  readAtMs: v.nullable(timeMs),
  assetsAsOfMs: v.nullable(timeMs),
  assets: list,
  transfers: list,
  invoices: list,
});
const assetData = v.strictObject({
  ...ofScope,
  recipientId: text,
  host: v.pipe(v.string(), v.maxLength(BOUNDS.hostChars)),
  txid: x.txid,
  vout: v.nullable(x.outpoint.entries.vout),
  file: v.strictObject({ ...place.entries, size: v.pipe(x.count, v.maxValue(BOUNDS.consignmentBytes)) }),
  /** Offsets of the file's parts; a file of 8 MB has a third of the limit. */
  cuts: v.pipe(v.array(x.count), v.maxLength(BOUNDS.consignmentCuts)),
});
const cloud = v.strictObject({ ...backupCloud.entries, nodes: list });
const node = backupCloud.entries.nodes.pipe[0].item;
const ownState = v.strictObject({
  walletId: x.id,
  chain: v.picklist(Object.keys(CHAINS) as ChainName[]),
  files: v.array(v.strictObject({ name: text, bytes: place })),
});
const shell = v.strictObject({
  settings: v.optional(v.unknown(), null),
  signings: someOf,
  pinned: someOf,
  scopes: someOf,
  assetData: someOf,
  clouds: someOf,
  ownStates: someOf,
  labels: someOf,
});

type SetAside = BackupView['setAside'][number];
type Entry = Exclude<SetAside, { readonly what: 'piece' }>;
/** Reports a record that isn't restored. `why` as in the contract's `backup.open`. */
export type Aside = (what: Entry['what'], name: string, why?: Entry['why']) => void;

/** Real files have fewer errors. */
const MOST_ASIDE = 20_000;

export function createAside() {
  const all: SetAside[] = [];
  const add = (one: SetAside): void => {
    if (all.length === MOST_ASIDE) throw fail('BACKUP_TOO_MUCH', { what: 'entries', most: MOST_ASIDE });
    all.push(one);
  };
  const aside: Aside = (what, name, why = 'form') => add({ what, name: plainName(name, 60), why });
  return { all: all as readonly SetAside[], add, aside };
}

/** A bad entry is set aside by name and takes no other with it. Null if the bytes are no piece. */
export function readBackupContent(text: Uint8Array) {
  const whole = v.safeParse(v.pipe(v.string(), v.parseJson(), shell), Buffer.from(text).toString('utf8'));
  if (!whole.success) return null;
  const settings =
    whole.output.settings === null ? null : parseSettings(withPlainNames(whole.output.settings));
  if (whole.output.settings !== null && settings === null) return null;
  const head = settings && { app: settings.app, wallets: settings.wallets };
  const { aside, all: setAside } = createAside();
  const each = <T>(
    schema: v.GenericSchema<unknown, T>,
    entries: readonly unknown[],
    what: Entry['what'],
    ...named: readonly string[]
  ): T[] =>
    entries.flatMap((entry) => {
      const read = v.safeParse(schema, entry);
      if (read.success) return [read.output];
      aside(what, named.flatMap((path) => textAt(entry, path)).join(' '));
      return [];
    });
  const content = {
    signings: each(
      signingRecord,
      whole.output.signings,
      'transaction',
      'imported.name',
      'kind',
      'createdAtMs',
    ),
    pinned: each(pinnedRecord, whole.output.pinned, 'asset', 'assetId'),
    scopes: each(scope, whole.output.scopes, 'service', 'service').map((one) => ({
      ...one,
      assets: each(assetRecord, one.assets, 'asset', 'told.assetId'),
      transfers: each(transferRecord, one.transfers, 'transfer', 'assetId', 'told.idx'),
      invoices: each(invoiceRecord, one.invoices, 'invoice', 'invoice'),
    })),
    assetData: each(assetData, whole.output.assetData, 'assetData', 'recipientId'),
    clouds: each(cloud, whole.output.clouds, 'nodeService', 'name').map((one) => ({
      ...one,
      nodes: each(node, one.nodes, 'node', 'name'),
    })),
    ownStates: each(ownState, whole.output.ownStates, 'ownState', 'walletId'),
    labels: each(labelRecord, whole.output.labels, 'label', 'ref'),
  };
  return { head, content, setAside };
}

function withPlainNames(settings: unknown): unknown {
  const named = v.looseObject({ wallets: v.array(v.looseObject({ name: v.string() })) });
  if (!v.is(named, settings)) return settings;
  return { ...settings, wallets: settings.wallets.map((one) => ({ ...one, name: plainName(one.name, 40) })) };
}

type WithPlaces = NonNullable<ReturnType<typeof readBackupContent>>['content'];
type Placed<T> = T extends Place
  ? Uint8Array
  : T extends readonly (infer E)[]
    ? readonly Placed<E>[]
    : T extends bigint | string | number | boolean | null | undefined
      ? T
      : { readonly [K in keyof T]: Placed<T[K]> };
export type BackupContent = Placed<Pick<WithPlaces, 'assetData' | 'ownStates'>> &
  Readonly<Omit<WithPlaces, 'assetData' | 'ownStates'>>;
export type BackupHeadContent = Pick<SettingsDocument, 'app' | 'wallets'>;
export type BackupPiece = Partial<BackupContent> & { readonly head?: BackupHeadContent };

export function takeApart(content: Uint8Array) {
  const whole = Buffer.from(content.buffer, content.byteOffset, content.length);
  const from = whole.length < 4 ? Infinity : 4 + whole.readUInt32LE(0);
  if (from > whole.length) return null;
  // No byte is used twice. A file for which too few bytes are left stays empty.
  let room = whole.length - from;
  const fileAt = ({ at, size }: Place) => {
    if (size > room) return new Uint8Array();
    room -= size;
    return new Uint8Array(whole.subarray(from + at, from + at + size));
  };
  return {
    text: new Uint8Array(whole.subarray(4, from)),
    withFiles: (read: WithPlaces): BackupContent => ({
      ...read,
      assetData: read.assetData.map((one) => ({ ...one, file: fileAt(one.file) })),
      ownStates: read.ownStates.map((one) => ({
        ...one,
        files: one.files.map(({ name, bytes }) => ({ name, bytes: fileAt(bytes) })),
      })),
    }),
  };
}

/** Wallets and settings use their file's schema. Yields to the loop, because a list may be long. */
export async function writeContent({ head, ...content }: BackupPiece): Promise<Uint8Array> {
  const files: Uint8Array[] = [];
  let at = 0;
  const written = (name: string, value: unknown): unknown => {
    if (!(value instanceof Uint8Array)) return bigintAsText(name, value);
    files.push(value);
    at += value.length;
    return { at: at - value.length, size: value.length };
  };
  const texts: string[] = [];
  const inTurns = async (value: unknown, depth = 0): Promise<void> => {
    await letLoopTurn();
    if (depth === MOST_DEPTH || typeof value !== 'object' || value === null || value instanceof Uint8Array) {
      texts.push(JSON.stringify(value, written));
      return;
    }
    const isList = Array.isArray(value);
    let between = isList ? '[' : '{';
    for (const [name, one] of Object.entries(value)) {
      if (one === undefined) continue;
      texts.push(isList ? between : `${between}${JSON.stringify(name)}:`);
      between = ',';
      await inTurns(one, depth + 1);
    }
    texts.push(between === ',' ? '' : between, isList ? ']' : '}');
  };
  await inTurns({ ...(head && { settings: { ...emptySettings, ...head } }), ...content });
  const pieces: Uint8Array[] = [];
  for (let from = 0; from < texts.length; from += TEXTS_AT_ONCE) {
    pieces.push(Buffer.from(texts.slice(from, from + TEXTS_AT_ONCE).join(''), 'utf8'));
    await letLoopTurn();
  }
  const length = Buffer.alloc(4);
  length.writeUInt32LE(pieces.reduce((sum, piece) => sum + piece.length, 0));
  await letLoopTurn(0);
  return Buffer.concat([length, ...pieces, ...files]);
}
const TEXTS_AT_ONCE = 1_000;
/** The depth of record lists: each record is written at once. */
const MOST_DEPTH = 4;

/** Kinds without a bound are bounded by the records that they belong to. */
export function countRecords({ head, ...piece }: BackupPiece): Readonly<Record<BackupKind, number>> {
  const { signings = [], scopes = [], pinned = [], assetData = [], clouds = [] } = piece;
  const { ownStates = [], labels = [] } = piece;
  const inAll = <T>(many: readonly T[], of: (one: T) => readonly unknown[]) =>
    many.reduce((sum, one) => sum + of(one).length, 0);
  return {
    wallets: head?.wallets.length ?? 0,
    signings: signings.length,
    assets: inAll(scopes, ({ assets }) => assets) + pinned.length,
    transfers: inAll(scopes, ({ transfers }) => transfers),
    invoices: inAll(scopes, ({ invoices }) => invoices),
    assetData: assetData.length,
    nodes: inAll(clouds, ({ nodes }) => nodes),
    ownStates: ownStates.length,
    labels: labels.length,
    clouds: clouds.length,
    scopes: scopes.length,
  };
}

function textAt(entry: unknown, path: string): string[] {
  const found = path
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : null),
      entry,
    );
  if (path === 'createdAtMs') return v.is(timeMs, found) ? [new Date(found).toISOString().slice(0, 10)] : [];
  return typeof found === 'string' || typeof found === 'number' ? [String(found)] : [];
}
