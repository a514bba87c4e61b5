import * as v from 'valibot';
import { numbering } from '../../src-preload/contract/connection.ts';
import { plainName } from '../../src-preload/contract/outside.ts';
import type { BackupView } from '../../src-preload/contract/index.ts';
import * as x from '../../src-preload/contract/values.ts';
import { CHAINS, type ChainName } from '../domain/chain/rules.ts';
import { fail } from '../domain/errors.ts';
import { MAX_CONSIGNMENT_BYTES } from '../domain/rgb/rgb-limits.ts';
import { assetRecord, pinnedRecord } from '../records/asset.ts';
import { invoiceRecord } from '../records/invoice.ts';
import { emptySettings, parseSettings } from '../records/settings.ts';
import { backupCloud } from './node.ts';
import { signingRecord } from '../records/signing.ts';
import { transferRecord } from '../records/transfer.ts';
import { bigintAsText, text, timeMs } from '../records/values.ts';
import { letLoopTurn } from '../turns.ts';

/**
 * The content of a backup: the length of a text of JSON, that text, and the bytes of files, which the text names by where
 * they lie. Each record in it has the schema of its own, whichever file it is read from.
 */

/** Where a file lies among the bytes behind the text. */
const place = v.strictObject({ at: x.count, size: x.count });
type Place = v.InferOutput<typeof place>;

const ofScope = { walletId: x.id, service: x.keptAddress };
const list = v.array(v.unknown());
const scope = v.strictObject({
  ...ofScope,
  numbering,
  readAtMs: v.nullable(timeMs),
  assetsAsOfMs: v.nullable(timeMs),
  assets: list,
  transfers: list,
  invoices: list,
});
/** What a sender left for a recipient. */
const assetData = v.strictObject({
  ...ofScope,
  recipientId: text,
  host: v.pipe(v.string(), v.maxLength(255)),
  txid: x.txid,
  vout: v.nullable(x.outpoint.entries.vout),
  file: v.strictObject({ ...place.entries, size: v.pipe(x.count, v.maxValue(MAX_CONSIGNMENT_BYTES)) }),
  /** Where its parts begin: 8 MB have a third of these. */
  cuts: v.pipe(v.array(x.count), v.maxLength(50_000)),
});
const cloud = v.strictObject({ ...backupCloud.entries, nodes: list });
const node = backupCloud.entries.nodes.pipe[0].item;
/** What Ochre's own service keeps of a wallet. */
const ownState = v.strictObject({
  walletId: x.id,
  chain: v.picklist(Object.keys(CHAINS) as ChainName[]),
  files: v.array(v.strictObject({ name: text, bytes: place })),
});
const shell = v.strictObject({
  settings: v.unknown(),
  signings: list,
  pinned: list,
  scopes: list,
  assetData: list,
  clouds: list,
  ownStates: list,
});

type SetAside = BackupView['setAside'][number];
/** What of a file is not brought back, by name. `why` as in the contract's `backup.open`. */
export type Aside = (what: SetAside['what'], name: string, why?: SetAside['why']) => void;

/** Gathers what is set aside. */
export function createAside(): { readonly aside: Aside; readonly all: SetAside[] } {
  const all: SetAside[] = [];
  return {
    all,
    aside: (what, name, why = 'form') => void all.push({ what, name: plainName(name, 60), why }),
  };
}

/**
 * What the text says, entry by entry: one that is not as Ochre writes it is set aside by name, and takes nothing else with
 * it. Null where it is no content of a backup. Throws BACKUP_TOO_MUCH.
 */
export function readBackupContent(text: Uint8Array) {
  const whole = v.safeParse(v.pipe(v.string(), v.parseJson(), shell), Buffer.from(text).toString('utf8'));
  const settings = whole.success ? parseSettings(withPlainNames(whole.output.settings)) : null;
  if (!whole.success || settings === null) return null;
  const { app, wallets } = settings;
  const { aside, all: setAside } = createAside();
  const each = <T>(
    schema: v.GenericSchema<unknown, T>,
    entries: readonly unknown[],
    what: SetAside['what'],
    ...named: readonly string[]
  ): T[] =>
    entries.flatMap((entry) => {
      const read = v.safeParse(schema, entry);
      if (read.success) return [read.output];
      if (setAside.length === MOST_ASIDE)
        throw fail('BACKUP_TOO_MUCH', { what: 'entries', most: MOST_ASIDE });
      const name = named.flatMap((path) => textAt(entry, path)).join(' ');
      aside(what, wallets.find(({ id }) => id === name)?.name ?? name);
      return [];
    });
  const content = {
    ...{ app, wallets },
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
  };
  refuseTooMuch(content);
  return { content, setAside };
}

/** A wallet's name is cut to what a name may be. */
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
/** With the bytes of each file where its place stands. */
export type BackupContent = Placed<Pick<WithPlaces, 'assetData' | 'ownStates'>> &
  Readonly<Omit<WithPlaces, 'assetData' | 'ownStates'>>;

/** The text of a content, and its files by their places. Null where it is none: shorter than it says. */
export function takeApart(content: Uint8Array) {
  const whole = Buffer.from(content.buffer, content.byteOffset, content.length);
  const from = whole.length < 4 ? Infinity : 4 + whole.readUInt32LE(0);
  if (from > whole.length) return null;
  // No byte of a backup is named twice: what is named beyond all that there is stays empty.
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

/** Wallets and settings go through the very schema that their file does. Lets the loop turn: a list may be long. */
export async function writeContent(content: BackupContent): Promise<Uint8Array> {
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
  const { app, wallets, ...rest } = content;
  await inTurns({ settings: { ...emptySettings, app, wallets }, ...rest });
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
/** As deep as lists of records lie: a record is written at once. */
const MOST_DEPTH = 4;

type Counted = Readonly<Pick<WithPlaces, 'wallets' | 'signings' | 'scopes' | 'pinned' | 'clouds'>> & {
  readonly assetData: readonly unknown[];
  readonly ownStates: readonly { readonly files: readonly unknown[] }[];
};

/** So many of each are neither put into a backup nor taken out of one, in all. Throws BACKUP_TOO_MUCH, by name. */
export function refuseTooMuch(content: Counted): void {
  const { wallets, signings, scopes, assetData: files, clouds, ownStates } = content;
  const inAll = <T>(many: readonly T[], of: (one: T) => number) =>
    many.reduce((sum, one) => sum + of(one), 0);
  const bounds: readonly (readonly [count: number, most: number, called: string])[] = [
    [wallets.length, 200, 'wallets'],
    [signings.length, 20_000, 'transactions'],
    [signings.filter(({ imported }) => imported !== null).length, 2_000, 'transactions that were brought'],
    [inAll(signings, ({ steps }) => steps.length), 100_000, 'steps of transactions'],
    [scopes.length, 1_000, 'services of wallets'],
    [inAll(scopes, ({ assets }) => assets.length) + content.pinned.length, 20_000, 'assets'],
    [
      inAll(scopes, ({ transfers }) => new Set(transfers.map(({ assetId }) => assetId)).size),
      20_000,
      'assets',
    ],
    [inAll(scopes, ({ transfers }) => transfers.length), 100_000, 'transfers'],
    [inAll(scopes, ({ invoices }) => invoices.length), 20_000, 'invoices'],
    [files.length, MOST_ASSET_DATA, 'files of asset data'],
    [clouds.length, 100, 'node services'],
    [inAll(clouds, ({ nodes }) => nodes.length), 20_000, 'nodes'],
    [ownStates.length, 1_000, 'states of Ochre’s own service'],
    [inAll(ownStates, ({ files: some }) => some.length), 20_000, 'files of Ochre’s own service'],
  ];
  for (const [count, most, called] of bounds)
    if (count > most) throw fail('BACKUP_TOO_MUCH', { what: called, most });
}
export const MOST_ASSET_DATA = 2_000;
/** A file with more that is wrong was written by nobody. */
const MOST_ASIDE = 20_000;

/** For a name: what lies there, where it is a text or a number; of a time its day. */
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
