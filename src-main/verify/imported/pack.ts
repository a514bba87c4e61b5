import { canonicalText, digestOf, type Canonical } from '../../base/canonical.ts';
import { objectFromJson, toJsonValue } from '../../base/json.ts';
import * as v from 'valibot';
import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { type Book, bookJson } from '../book/book.ts';
import { type Intent, intentJson } from '../verdict/judge.ts';
import type { OfflineIntent } from '../verdict/kinds/described.ts';
import { type Snapshot, snapshotJson } from '../verdict/claims/snapshot.ts';
import { hasTooManyAllocations } from '../../base/assets.ts';
import { type Network, MAX_PSBT_CHARS, MAX_BROUGHT_BYTES } from '../../base/bitcoin.ts';
import type { LastIndex } from '../../keys/allowed-paths.ts';
import { psbtText } from '../psbt/version2.ts';
import { importRefused } from '../../base/errors.ts';

/**
 * Goes from the machine that watches a wallet to the one that signs: the PSBT and what the user asked for, so that
 * the signer judges it and does not only describe it. Nothing is secret, but it tells the wallet's coins.
 */
export interface SigningPack {
  readonly network: Network;
  /** The master key's fingerprint, 8 hex digits: whose the PSBT is. */
  readonly fingerprint: string;
  /** How far the watcher has gone on each branch; the signer sees no addresses and can't know. -1: nowhere. */
  readonly highestIndex: LastIndex;
  /** Base64. */
  readonly psbt: string;
  readonly intent: Exclude<Intent, OfflineIntent>;
  readonly snapshot: Snapshot;
  /** What the watcher's own book has of its inputs and of what its seals name. */
  readonly book: Book;
}

/** JSON in one line, members by name, a digest over the others. Throws BROUGHT_REFUSED `tooLarge` above what is read. */
export function writePack(pack: SigningPack): string {
  const text = textOf(pack);
  if (text.length > MAX_BROUGHT_BYTES) throw importRefused('tooLarge');
  return text;
}

/** Whether a text means to be a pack; readPack checks what it holds. */
export function looksLikePack(text: string): boolean {
  return text.startsWith('{') && text.includes(`"${FORMAT}"`);
}

/**
 * Reads a pack strictly: no member more or less, and the one text of these values. Throws BROUGHT_REFUSED: `newer`
 * for a later version, `changed` for no pack or another digest, `tooLarge` for too many allocations, or what is wrong
 * with its PSBT.
 * The digest shows that all of it arrived as it was written, not who wrote it: whoever changes the rest can make a
 * new one. So nothing is believed for it; the judge repeats everything (judge-imported.ts).
 */
export function readPack(text: string): SigningPack {
  const value = objectFromJson(text);
  if (value === null) throw importRefused('changed');
  if ('version' in value && typeof value.version === 'number' && value.version > VERSION)
    throw importRefused('newer');
  const read = v.safeParse(packJson, value);
  if (!read.success) throw importRefused('changed');
  const { format: _format, version: _version, digest: _digest, ...pack } = read.output;
  const { intent } = pack;
  if (hasTooManyAllocations(pack.snapshot.entries)) throw importRefused('tooLarge');
  // Another spelling of the same values is not the text whose digest was taken.
  if (intent.kind === 'offline' || textOf({ ...pack, intent }) !== text.trim())
    throw importRefused('changed');
  if (psbtText(Buffer.from(pack.psbt, 'base64')) !== pack.psbt) throw importRefused('changed');
  return { ...pack, intent };
}

const FORMAT = 'ochre-signing-pack';
const VERSION = 3;
const index = v.pipe(v.number(), v.safeInteger(), v.minValue(-1), v.maxValue(BOUNDS.keyIndex));

const packJson = v.strictObject({
  format: v.literal(FORMAT),
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  network: v.picklist(['mainnet', 'testnet', 'signet', 'regtest']),
  fingerprint: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
  highestIndex: v.strictObject({ vanilla: index, colored: index }),
  psbt: v.pipe(v.string(), v.maxLength(MAX_PSBT_CHARS)),
  intent: intentJson,
  snapshot: snapshotJson,
  version: v.literal(VERSION),
  book: bookJson,
});

function textOf({ network, fingerprint, highestIndex, psbt, intent, snapshot, book }: SigningPack): string {
  const { vanilla, colored } = highestIndex;
  const members = {
    format: FORMAT,
    version: VERSION,
    network,
    fingerprint,
    highestIndex: { vanilla, colored },
    psbt,
    intent: toJsonValue(intent) as Canonical,
    snapshot: toJsonValue(snapshot) as Canonical,
    book: toJsonValue(book) as Canonical,
  };
  return canonicalText({ ...members, digest: digestOf(`ochre/signing-pack/${String(VERSION)}`, members) });
}
