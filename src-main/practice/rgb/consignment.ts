import { RawOldTx } from '@scure/btc-signer/script.js';
import { concatBytes } from '@scure/btc-signer/utils.js';
import type { InvoiceKind } from './invoice.ts';
import { bundlesOf, proofOf } from './psbt-fields.ts';
import { schemaTail } from './schema-tails.ts';
import { transitionBytes, type Transition } from './transition.ts';
import { compareBytes, u16, u32, u64, u8 } from './wire.ts';

/** What one transaction did, to this contract and to others that it commits to. */
export interface Sent {
  /** The transaction without witness data. */
  readonly raw: Uint8Array;
  readonly transitions: readonly Transition[];
  readonly entropy: Uint8Array;
}

export interface History {
  readonly kind: InvoiceKind;
  /** As the file has it. */
  readonly genesis: Uint8Array;
  /** Parents before children; the one that pays is the last. */
  readonly bundles: readonly WrittenBundle[];
  /** The secret seals that the last one was made for. */
  readonly paid: readonly Uint8Array[];
}

/** What one transaction did to one contract, as a consignment has it. */
export interface WrittenBundle {
  readonly bundleId: Uint8Array;
  readonly bytes: Uint8Array;
}

const MAGIC = Uint8Array.of(0x52, 0x47, 0x42, 0x00, 0x54, 0x46, 0x52);
const VERSION = 0;
const TRANSFER = 1;
const WHOLE_TRANSACTION = 1;
const OPRET = 2;

/** A contract from its genesis to a transfer, as rgb-lib hands it to a receiver (rgb-history.md 1). */
export function consignmentBytes({ kind, genesis, bundles, paid }: History): Uint8Array {
  const last = bundles.at(-1);
  const terminals =
    last === undefined || paid.length === 0
      ? []
      : [concatBytes(last.bundleId, u16(paid.length), ...[...paid].sort(compareBytes))];
  return concatBytes(
    MAGIC,
    u8(VERSION),
    u8(TRANSFER),
    u16(terminals.length),
    ...terminals,
    genesis,
    u32(bundles.length),
    ...bundles.map(({ bytes }) => bytes),
    schemaTail(kind),
  );
}

export function bundleBytes({ raw, transitions, entropy }: Sent, contract: Uint8Array): WrittenBundle {
  const all = bundlesOf(transitions);
  const own = all.find((bundle) => compareBytes(bundle.contract, contract) === 0);
  if (own === undefined) throw new Error('the transaction does nothing to this contract');
  const { closes, operations, bundleId } = own;
  const bytes = concatBytes(
    u8(WHOLE_TRANSACTION),
    witnessBytes(RawOldTx.decode(raw)),
    proofOf(all, entropy, contract),
    u8(OPRET),
    u16(closes.length / ENTRY_BYTES),
    closes,
    u16(operations.length),
    ...operations.map(({ opid, transition }) => concatBytes(opid, transitionBytes(transition))),
  );
  return { bundleId, bytes };
}

const ENTRY_BYTES = 68;

interface PlainTransaction {
  readonly version: number;
  readonly inputs: readonly {
    /** As written. */
    readonly txid: Uint8Array;
    readonly index: number;
    readonly finalScriptSig: Uint8Array;
    readonly sequence: number;
  }[];
  readonly outputs: readonly { readonly amount: bigint; readonly script: Uint8Array }[];
  readonly lockTime: number;
}

/** A transaction as RGB writes it: every count and length has four bytes, and the witness stacks are empty. */
function witnessBytes({ version, inputs, outputs, lockTime }: PlainTransaction): Uint8Array {
  return concatBytes(
    u32(version),
    u32(inputs.length),
    ...inputs.map(({ txid, index, finalScriptSig, sequence }) =>
      concatBytes(
        Uint8Array.from(txid).reverse(),
        u32(index),
        sized32(finalScriptSig),
        u32(sequence),
        u32(0),
      ),
    ),
    u32(outputs.length),
    ...outputs.map(({ amount, script }) => concatBytes(u64(amount), sized32(script))),
    u32(lockTime),
  );
}

function sized32(bytes: Uint8Array): Uint8Array {
  return concatBytes(u32(bytes.length), bytes);
}
