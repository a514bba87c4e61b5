import * as v from 'valibot';
import { fromBrought, fromFlow, STATES_BEFORE } from '../../domain/signing/before.ts';
import { FLOW_KINDS, ORIGINS, SIGNING_KINDS, SIGNING_STATES } from '../../domain/signing/states.ts';
import type { BackupContent } from '../../ports.ts';
import { numbering } from '../../../src-preload/contract/connection.ts';
import { readAsset, readInvoice, readSlot, readToldInvoice, readTransfer } from '../holdings/told.ts';
import { broughtBefore, toBroughtBefore } from './content-before.ts';
import { importedPart } from './imported.ts';
import { parseSettings } from '../settings-document.ts';

const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const text = v.pipe(v.string(), v.maxLength(4_000));
const row = v.record(v.string(), v.union([v.string(), v.number(), v.null()]));
const state = v.picklist(SIGNING_STATES);
const json = v.pipe(v.string(), v.check(reads(JSON.parse)));

/** Rows of which these columns read as what they are, where there is something in them. */
const rowsOf = (columns: Readonly<Record<string, (text: string) => unknown>>) =>
  v.pipe(
    v.array(row),
    v.everyItem((one) =>
      Object.entries(columns).every(([name, read]) => {
        const value = one[name] ?? null;
        return value === null || (typeof value === 'string' && reads(read)(value));
      }),
    ),
  );

const shared = {
  settings: v.unknown(),
  scopes: v.array(
    v.strictObject({
      walletId: id,
      service: text,
      numbering,
      readAtMs: v.nullable(time),
      assetsAsOfMs: v.nullable(time),
      assets: rowsOf({ told: readAsset }),
      transfers: rowsOf({ told: readTransfer }),
      invoices: rowsOf({ made: readInvoice, slot: readSlot, told: readToldInvoice }),
    }),
  ),
  clouds: v.array(
    v.strictObject({
      name: text,
      kind: v.picklist(['practice', 'remote']),
      baseUrl: text,
      nodeApiUrl: v.nullable(text),
      everySeconds: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      nodes: v.array(
        v.strictObject({
          nodeId: text,
          name: text,
          userId: v.nullable(text),
          plan: v.picklist(['node', 'scale', 'wallet', 'unknown']),
          invokeUrl: v.nullable(text),
        }),
      ),
    }),
  ),
};
const signingShared = { id, walletId: id, createdAtMs: time, updatedAtMs: time };
const now = v.strictObject({
  version: v.literal(2),
  ...shared,
  signings: v.array(
    v.strictObject({
      ...signingShared,
      origin: v.picklist(ORIGINS),
      kind: v.picklist(SIGNING_KINDS),
      state,
      steps: v.array(v.strictObject({ state, atMs: time, data: json })),
      imported: v.nullable(importedPart),
    }),
  ),
  book: v.strictObject({ outputs: v.array(row), assets: v.array(row) }),
});
const stateBefore = v.picklist(STATES_BEFORE);
const before = v.strictObject({
  version: v.literal(1),
  ...shared,
  flows: v.array(
    v.strictObject({
      ...signingShared,
      kind: v.picklist(FLOW_KINDS),
      state: stateBefore,
      steps: v.array(v.strictObject({ state: stateBefore, atMs: time, data: json })),
    }),
  ),
  brought: v.exactOptional(v.array(broughtBefore)),
});
const rest = v.variant('version', [now, before]);

/** Wallets and settings go through the very schema that their file does. */
export function writeContent(content: BackupContent): string {
  const { version, app, wallets, signings, scopes, book, clouds } = content;
  const settings = { version: 1, app, wallets, activeWalletId: null };
  return JSON.stringify({ version, settings, signings, scopes, book, clouds });
}

/** Null where it is no content of a backup. One of the version before is brought forward. */
export function parseContent(content: string): BackupContent | null {
  const parsed = v.safeParse(rest, parseJson(content));
  const settings = parsed.success ? parseSettings(parsed.output.settings) : null;
  if (!parsed.success || settings === null) return null;
  const { scopes, clouds } = parsed.output;
  const { app, wallets } = settings;
  return { version: 2, app, wallets, scopes, clouds, ...recordOf(parsed.output) };
}

function recordOf(output: v.InferOutput<typeof rest>): Pick<BackupContent, 'signings' | 'book'> {
  if (output.version === 2) return { signings: output.signings, book: output.book };
  const brought = (output.brought ?? []).map((row) => fromBrought(toBroughtBefore(row)));
  return { signings: [...output.flows.map(fromFlow), ...brought], book: { outputs: [], assets: [] } };
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
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
