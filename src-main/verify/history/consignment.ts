import { toHex, sameBytes } from '../../base/bytes.ts';
import type { WholeTransaction } from '../psbt/transaction.ts';
import { taggedHash } from '../rgb/merkle.ts';
import {
  MAX_CONSIGNMENT_BYTES,
  compareBytes,
  ascends,
  writeRevealed,
  type RevealedSeal,
} from '../rgb/transition.ts';
import { bundleAt, type HistoryBundle, type KnownBundle, type KnownBundles } from './bundles.ts';
import { ConsignmentCursor, HistoryRefusal } from './consignment-cursor.ts';
import { contractIdOf, genesisAt, type Genesis, opoutKey, type Allocation, type OpenState } from './rules.ts';
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
interface Terminal {
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

export type HistoryRecipient =
  | {
      readonly kind: 'blinded';
      /** 32 bytes. */
      readonly secretSeal: Uint8Array;
      /** What it hides, if that is known: without it nobody can say on which output the asset lies. */
      readonly revealed: RevealedSeal | null;
    }
  | { readonly kind: 'witness'; readonly script: Uint8Array; readonly vout: number | null };

/** The last bundle, which pays the recipient. */
export interface PayingBundle {
  readonly bundle: HistoryBundle;
  readonly bundleId: Uint8Array;
  readonly witness: WholeTransaction;
}

/** Step 4 of rgb-history.md 7: a bundle (hex id) named with a seal exists and gives to it. Throws HistoryRefusal TERMINAL. */
export function requireTerminals(
  terminals: readonly Terminal[],
  bundles: ReadonlyMap<string, FileBundle>,
): void {
  for (const { bundleId, secretSeals } of terminals) {
    const bundle = bundles.get(toHex(bundleId));
    if (bundle === undefined) throw new HistoryRefusal('TERMINAL', { bundle: toHex(bundleId) });
    const given = new Set(secretSealsOf(bundle.read()));
    const stray = secretSeals.map(toHex).find((seal) => !given.has(seal));
    if (stray !== undefined) throw new HistoryRefusal('TERMINAL', { seal: stray });
  }
}

/** Step 5. Throws HistoryRefusal RECIPIENT; TERMINAL if a blinded recipient is not named at the head of the file. */
export function receivedBy(
  recipient: HistoryRecipient,
  paying: PayingBundle,
  open: OpenState,
  terminals: readonly Terminal[],
): readonly Allocation[] {
  const received = paying.bundle.operations.flatMap(({ opid, transition }) =>
    transition.assignments.flatMap(({ type, items }) =>
      items.flatMap((_, no) => {
        const allocation = open.get(opoutKey({ opid, type, no }));
        return allocation !== undefined && pays(allocation, recipient, paying) ? [allocation] : [];
      }),
    ),
  );
  if (received.length === 0) throw new HistoryRefusal('RECIPIENT', { txid: paying.bundle.witness.txid });
  if (recipient.kind === 'witness') return received;
  const { secretSeal, revealed } = recipient;
  const named = terminals.some(
    ({ bundleId, secretSeals }) =>
      sameBytes(bundleId, paying.bundleId) && secretSeals.some((seal) => sameBytes(seal, secretSeal)),
  );
  if (!named) throw new HistoryRefusal('TERMINAL', { seal: toHex(secretSeal) });
  return revealed === null
    ? received
    : received.map((one) => ({ ...one, seal: opened(revealed, secretSeal) }));
}

function pays({ seal }: Allocation, recipient: HistoryRecipient, { bundle, witness }: PayingBundle): boolean {
  if (recipient.kind === 'blinded')
    return seal.kind === 'secret' && seal.secretSeal === toHex(recipient.secretSeal);
  if (seal.kind === 'secret' || seal.txid !== bundle.witness.txid) return false;
  const { script, vout } = recipient;
  const output = witness.outputs[seal.vout];
  return output !== undefined && sameBytes(output.script, script) && (vout === null || vout === seal.vout);
}

/** Only its owner knows on which output a secret seal lies. Throws HistoryRefusal RECIPIENT for another seal's. */
function opened(revealed: RevealedSeal, secretSeal: Uint8Array): Allocation['seal'] {
  const { txid, vout } = revealed;
  if (txid === null || !sameBytes(taggedHash('seal', writeRevealed(revealed)), secretSeal))
    throw new HistoryRefusal('RECIPIENT', { seal: toHex(secretSeal) });
  return { kind: 'outpoint', txid: toHex(Uint8Array.from(txid).reverse()), vout };
}

function secretSealsOf({ operations }: HistoryBundle): string[] {
  return operations.flatMap(({ transition }) =>
    transition.assignments.flatMap(({ items }) =>
      items.flatMap(({ seal }) => (seal.kind === 'secret' ? [toHex(seal.secretSeal)] : [])),
    ),
  );
}
