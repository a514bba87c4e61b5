import { compareBytes } from '../rgb/bytes.ts';
import { toHex } from '../../base/bytes.ts';
import { ascends } from '../rgb/transition.ts';
import { MAX_CONSIGNMENT_BYTES } from '../rgb/rgb-limits.ts';
import { ConsignmentCursor } from './consignment-cursor.ts';
import { contractIdOf, genesisAt, type Genesis } from './genesis.ts';
import { bundleAt, type HistoryBundle } from './history-bundle.ts';
import { HistoryRefusal } from './history-refusal.ts';
import type { KnownBundle, KnownBundles } from './known-bundles.ts';
import { schemaWithTail, type RgbSchema } from './schemas.ts';

/** A contract's history up to a transfer, read and not judged (rgb-history.md 1). */
export interface Consignment {
  readonly genesis: Genesis;
  readonly contractId: Uint8Array;
  readonly schema: RgbSchema;
  readonly bundles: readonly FileBundle[];
  readonly terminals: readonly Terminal[];
  /** Where its parts begin but the first: the genesis, the count of the bundles, each bundle, what follows them. */
  readonly cuts: readonly number[];
}

export interface FileBundle {
  readonly txid: string;
  readonly at: number;
  readonly items: number;
  readonly known: KnownBundle | null;
  /** A known bundle is read only if it is asked for. */
  readonly read: () => HistoryBundle;
}

/** Which seals a bundle was made for. 32 bytes each. */
export interface Terminal {
  readonly bundleId: Uint8Array;
  readonly secretSeals: readonly Uint8Array[];
}

/** Reads an RGB proxy's file whole. Throws HistoryRefusal TOO_LARGE, SCHEMA, TAIL, Refusal RGB_UNREADABLE, ENCODING. */
export function readConsignment(bytes: Uint8Array, known: KnownBundles | null = null): Consignment {
  if (bytes.length > MAX_CONSIGNMENT_BYTES)
    throw new HistoryRefusal('TOO_LARGE', { bytes: `${bytes.length}`, limit: `${MAX_CONSIGNMENT_BYTES}` });
  const cursor = new ConsignmentCursor(bytes, 'consignment');
  if (compareBytes(cursor.take(MAGIC.length), MAGIC) !== 0) throw cursor.fault('is no transfer');
  cursor.known(VERSION, 'version');
  cursor.known(IS_TRANSFER, 'consignment');
  const terminals = cursor.list(cursor.u16(), LEAST_TERMINAL_BYTES, () => terminalAt(cursor));
  if (!ascends(terminals, (a, b) => compareBytes(a.bundleId, b.bundleId)))
    throw cursor.fault('has its terminals in another order');
  const cuts = [cursor.at];
  const genesis = genesisAt(cursor);
  const contractId = contractIdOf(genesis);
  cuts.push(cursor.at);
  const left = { bytes: bytes.length };
  const bundles = cursor.list(cursor.u32(), LEAST_BUNDLE_BYTES, () => {
    cuts.push(cursor.at);
    return fileBundleAt(cursor, known?.find(toHex(contractId), bytes, cursor.at, left) ?? null);
  });
  cuts.push(cursor.at);
  const schema = schemaWithTail(genesis.schemaId, cursor.take(cursor.left));
  return { genesis, contractId, schema, bundles, terminals, cuts };
}

/** `RGB`, 0, `TFR`. */
const MAGIC = Uint8Array.of(0x52, 0x47, 0x42, 0x00, 0x54, 0x46, 0x52);
const VERSION = 0;
const IS_TRANSFER = 1;
const LEAST_TERMINAL_BYTES = 66;
/** A witness by its id, a proof of no depth, one entry of the map, one transition. */
const LEAST_BUNDLE_BYTES = 33 + 7 + 1 + 2 + 68 + 2 + 119;

function fileBundleAt(cursor: ConsignmentCursor, known: KnownBundle | null): FileBundle {
  const { at, listed } = cursor;
  if (known !== null) {
    const { txid, length, items } = known;
    cursor.count(items);
    const bytes = cursor.take(length);
    return { txid, at, items, known, read: () => bundleAt(new ConsignmentCursor(bytes, 'bundle')) };
  }
  const bundle = bundleAt(cursor);
  return { txid: bundle.witness.txid, at, items: cursor.listed - listed, known, read: () => bundle };
}

function terminalAt(cursor: ConsignmentCursor): Terminal {
  const bundleId = cursor.take(32);
  const secretSeals = cursor.list(cursor.u16(), 32, () => cursor.take(32));
  if (secretSeals.length === 0) throw cursor.fault('has a terminal without a seal');
  if (!ascends(secretSeals, compareBytes)) throw cursor.fault('has its seals in another order');
  return { bundleId, secretSeals };
}
