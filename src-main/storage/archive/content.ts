import * as v from 'valibot';
import { ORIGINS, SIGNING_KINDS, SIGNING_STATES } from '../../domain/signing/states.ts';
import { refuseTooMuch } from '../../domain/backup/most.ts';
import { parseJsonInSteps } from './json-in-steps.ts';
import type { Steps } from '../../slices.ts';
import type { BackupContent } from '../../ports/index.ts';
import { numbering } from '../../../src-preload/contract/connection.ts';
import {
  readAsset,
  readInvoice,
  readSlot,
  readToldInvoice,
  readTransfer,
} from '../holdings/service-columns.ts';
import { id, importedPart, time } from './imported.ts';
import { emptySettings, parseSettings } from '../settings-document.ts';

const text = v.pipe(v.string(), v.maxLength(4_000));
const row = v.record(v.string(), v.union([v.string(), v.number(), v.null()]));
const state = v.picklist(SIGNING_STATES);
const json = v.pipe(v.string(), v.check(reads(JSON.parse)));

/** A row of which these columns read as what they are, where there is something in them. */
const rowOf = (columns: Readonly<Record<string, (text: string) => unknown>>) =>
  v.pipe(
    row,
    v.check((one) =>
      Object.entries(columns).every(([name, read]) => {
        const value = one[name] ?? null;
        return value === null || (typeof value === 'string' && reads(read)(value));
      }),
    ),
  );

const settings = v.unknown();
const list = v.array(v.unknown());
const scopeShell = v.strictObject({
  walletId: id,
  service: text,
  numbering,
  readAtMs: v.nullable(time),
  assetsAsOfMs: v.nullable(time),
  assets: list,
  transfers: list,
  invoices: list,
  consignments: list,
  pieces: list,
});
export const assetRow = rowOf({ told: readAsset });
export const transferRow = rowOf({ told: readTransfer });
export const invoiceRow = rowOf({ made: readInvoice, slot: readSlot, told: readToldInvoice });
const cloudShell = v.strictObject({
  name: text,
  kind: v.picklist(['practice', 'remote', 'own']),
  baseUrl: text,
  nodeApiUrl: v.nullable(text),
  everySeconds: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  nodes: list,
});
const node = v.strictObject({
  nodeId: text,
  name: text,
  userId: v.nullable(text),
  plan: v.picklist(['node', 'scale', 'wallet', 'unknown']),
  invokeUrl: v.nullable(text),
});
const ownStateShell = v.strictObject({
  walletId: id,
  chain: v.picklist(['mainnet', 'testnet3', 'testnet4', 'signet', 'regtest']),
  files: list,
});
const stateFile = v.strictObject({ name: text, base64: v.string() });
const signingShared = { id, walletId: id, createdAtMs: time, updatedAtMs: time };
const signing = v.strictObject({
  ...signingShared,
  origin: v.picklist(ORIGINS),
  kind: v.picklist(SIGNING_KINDS),
  state,
  steps: v.array(v.strictObject({ state, atMs: time, data: json })),
  imported: v.nullable(importedPart),
  proves: v.exactOptional(v.literal('spends')),
});
/** What lies in the lists is read entry by entry. */
const shell = v.strictObject({
  settings,
  scopes: list,
  clouds: list,
  ownStates: list,
  signings: list,
  book: v.strictObject({ outputs: list, assets: list, history: list }),
});

/** Wallets and settings go through the very schema that their file does. In pieces, which together are the text. */
export function* writtenContent(content: BackupContent): Generator<string> {
  const { app, wallets, signings, scopes, book, clouds, ownStates } = content;
  const settings = { ...emptySettings, app, wallets };
  yield `{"settings":${JSON.stringify(settings)},"signings":`;
  yield* listed(signings);
  yield ',"scopes":';
  yield* listed(scopes, ({ assets, transfers, invoices, consignments, pieces, ...scope }) =>
    withLists(scope, { assets, transfers, invoices, consignments, pieces }),
  );
  yield ',"book":{"outputs":';
  yield* listed(book.outputs);
  yield ',"assets":';
  yield* listed(book.assets);
  yield ',"history":';
  yield* listed(book.history);
  yield '},"clouds":';
  yield* listed(clouds, ({ nodes, ...cloud }) => withLists(cloud, { nodes }));
  yield ',"ownStates":';
  yield* listed(ownStates, ({ files, ...state }) => withLists(state, { files }));
  yield '}';
}

/** An object with some lists behind its other members. */
function* withLists(members: object, lists: Readonly<Record<string, readonly unknown[]>>): Generator<string> {
  yield JSON.stringify(members).slice(0, -1);
  for (const [name, entries] of Object.entries(lists)) {
    yield `,"${name}":`;
    yield* listed(entries);
  }
  yield '}';
}

export function writeContent(content: BackupContent): string {
  return [...writtenContent(content)].join('');
}

function* listed<T>(
  entries: readonly T[],
  write: (entry: T) => Iterable<string> = (entry) => [JSON.stringify(entry)],
): Generator<string> {
  yield '[';
  for (const [at, entry] of entries.entries()) {
    if (at > 0) yield ',';
    yield* write(entry);
  }
  yield ']';
}

/**
 * Null where it is no content of a backup. In steps: a list may be long.
 * Throws BACKUP_TOO_MUCH.
 */
export function* parseContent(content: string): Steps<BackupContent | null> {
  try {
    return yield* readContent(yield* parseJsonInSteps(content, BOUNDS));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError || error instanceof v.ValiError)
      return null;
    throw error;
  }
}

/** Of the longest entry that is ours: a PSBT of the largest size, in a step of a signing, beside what was asked. */
const BOUNDS = { depth: 4, atMost: refuseTooMuch, chars: 12 * 1024 * 1024, marks: 50_000 } as const;

function* readContent(value: unknown): Steps<BackupContent | null> {
  const whole = v.parse(shell, value);
  const settings = parseSettings(whole.settings);
  if (settings === null) return null;
  const { app, wallets } = settings;
  const scopes = yield* mapped(whole.scopes, function* (one) {
    const scope = v.parse(scopeShell, one);
    const assets = yield* each(assetRow, scope.assets);
    const transfers = yield* each(transferRow, scope.transfers);
    const invoices = yield* each(invoiceRow, scope.invoices);
    const consignments = yield* each(row, scope.consignments);
    return {
      ...scope,
      assets,
      transfers,
      invoices,
      consignments,
      pieces: yield* each(v.string(), scope.pieces),
    };
  });
  const clouds = yield* mapped(whole.clouds, function* (one) {
    const cloud = v.parse(cloudShell, one);
    return { ...cloud, nodes: yield* each(node, cloud.nodes) };
  });
  const ownStates = yield* mapped(whole.ownStates, function* (one) {
    const state = v.parse(ownStateShell, one);
    return { ...state, files: yield* each(stateFile, state.files) };
  });
  const content = { app, wallets, scopes, clouds, ownStates } as const;
  const book = {
    outputs: yield* each(row, whole.book.outputs),
    assets: yield* each(row, whole.book.assets),
    history: yield* each(row, whole.book.history),
  };
  return { ...content, signings: yield* each(signing, whole.signings), book };
}

function each<T>(schema: v.GenericSchema<unknown, T>, entries: readonly unknown[]): Steps<T[]> {
  return mapped(entries, function* (one) {
    return v.parse(schema, one);
  });
}

function* mapped<T>(entries: readonly unknown[], read: (one: unknown) => Steps<T>): Steps<T[]> {
  const all: T[] = [];
  for (const one of entries) {
    all.push(yield* read(one));
    yield;
  }
  return all;
}

function reads(read: (text: string) => unknown): (text: string) => boolean {
  return (text) => {
    try {
      read(text);
      return true;
    } catch {
      return false;
    }
  };
}
