import * as v from 'valibot';
import { ORIGINS, SIGNING_KINDS, SIGNING_STATES } from '../../domain/signing/states.ts';
import { letLoopTurn } from '../../turns.ts';
import type { BackupContent } from './backup-content.ts';
import { numbering } from '../../../src-preload/contract/connection.ts';
import {
  readAsset,
  readInvoice,
  readSlot,
  readToldInvoice,
  readTransfer,
} from '../holdings/service-columns.ts';
import { refuseBeyond } from './content-bounds.ts';
import { id, importedPart, time } from './imported.ts';
import { emptySettings, parseSettings } from '../settings.ts';

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

/** Wallets and settings go through the very schema that their file does. Lets the loop turn: a list may be long. */
export async function writeContent(content: BackupContent): Promise<string> {
  const listed = async <T>(
    entries: readonly T[],
    write: (entry: T) => string | Promise<string> = (entry) => JSON.stringify(entry),
  ): Promise<string> => {
    const texts: string[] = [];
    for (const entry of entries) {
      texts.push(await write(entry));
      await letLoopTurn();
    }
    return `[${texts.join(',')}]`;
  };
  /** An object with some lists behind its other members. */
  const withLists = async (members: object, lists: Readonly<Record<string, readonly unknown[]>>) => {
    let text = JSON.stringify(members).slice(0, -1);
    for (const [name, entries] of Object.entries(lists)) text += `,"${name}":${await listed(entries)}`;
    return `${text}}`;
  };
  const { app, wallets, signings, scopes, book, clouds, ownStates } = content;
  const settings = JSON.stringify({ ...emptySettings, app, wallets });
  return [
    `{"settings":${settings},"signings":${await listed(signings)},"scopes":`,
    await listed(scopes, ({ assets, transfers, invoices, consignments, pieces, ...scope }) =>
      withLists(scope, { assets, transfers, invoices, consignments, pieces }),
    ),
    `,"book":{"outputs":${await listed(book.outputs)},"assets":${await listed(book.assets)}`,
    `,"history":${await listed(book.history)}},"clouds":`,
    await listed(clouds, ({ nodes, ...cloud }) => withLists(cloud, { nodes })),
    ',"ownStates":',
    await listed(ownStates, ({ files, ...state }) => withLists(state, { files })),
    '}',
  ].join('');
}

/** Null where it is no content of a backup. Throws BACKUP_TOO_MUCH. */
export function parseContent(content: string): BackupContent | null {
  try {
    const whole: unknown = JSON.parse(content);
    refuseBeyond(whole);
    return readContent(whole);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError || error instanceof v.ValiError)
      return null;
    throw error;
  }
}

function readContent(value: unknown): BackupContent | null {
  const whole = v.parse(shell, value);
  const settings = parseSettings(whole.settings);
  if (settings === null) return null;
  const { app, wallets } = settings;
  const scopes = whole.scopes.map((one) => {
    const scope = v.parse(scopeShell, one);
    const assets = each(assetRow, scope.assets);
    const transfers = each(transferRow, scope.transfers);
    const invoices = each(invoiceRow, scope.invoices);
    const consignments = each(row, scope.consignments);
    return {
      ...scope,
      assets,
      transfers,
      invoices,
      consignments,
      pieces: each(v.string(), scope.pieces),
    };
  });
  const clouds = whole.clouds.map((one) => {
    const cloud = v.parse(cloudShell, one);
    return { ...cloud, nodes: each(node, cloud.nodes) };
  });
  const ownStates = whole.ownStates.map((one) => {
    const state = v.parse(ownStateShell, one);
    return { ...state, files: each(stateFile, state.files) };
  });
  const content = { app, wallets, scopes, clouds, ownStates } as const;
  const book = {
    outputs: each(row, whole.book.outputs),
    assets: each(row, whole.book.assets),
    history: each(row, whole.book.history),
  };
  return { ...content, signings: each(signing, whole.signings), book };
}

function each<T>(schema: v.GenericSchema<unknown, T>, entries: readonly unknown[]): T[] {
  return entries.map((one) => v.parse(schema, one));
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
