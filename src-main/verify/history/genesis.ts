import { u64le, u32le } from '../../base/bytes.ts';
import { u16le, type RgbCursor } from '../rgb/bytes.ts';
import { operationBody } from '../rgb/bundle.ts';
import {
  assignmentsAt,
  globalsAt,
  metadataAt,
  readTag,
  FORMAT_VERSION,
  type Assignments,
  type Seal,
  type Transition,
  sized16,
} from '../rgb/transition.ts';
import { taggedHash } from '../rgb/merkle.ts';
import type { ConsignmentCursor } from './consignment-cursor.ts';

/** What a contract begins with (rgb-history.md 2). */
export interface Genesis {
  readonly schemaId: Uint8Array;
  /** Unix seconds, as the issuer says. */
  readonly issuedAtSeconds: bigint;
  /** Printable ASCII; rgb-lib writes `ssi:anonymous`. */
  readonly issuer: Uint8Array;
  readonly chainNet: number;
  readonly metadata: Transition['metadata'];
  readonly globals: Transition['globals'];
  /** Its revealed seals all name a transaction, because a genesis has none of its own. */
  readonly assignments: readonly Assignments[];
}

/** Throws Refusal RGB_UNREADABLE, HistoryRefusal TOO_LARGE. */
export function genesisAt(cursor: ConsignmentCursor): Genesis {
  if (cursor.u16() !== FORMAT_VERSION) throw cursor.fault('has another format version');
  const schemaId = cursor.take(32);
  const issuedAtSeconds = BigInt.asIntN(64, cursor.u64());
  const issuer = cursor.sized16();
  if (issuer.length === 0 || issuer.length > MAX_ISSUER_BYTES || !issuer.every(isPrintable))
    throw cursor.fault('has no issuer in plain text');
  const chainNet = cursor.u8();
  cursor.known(OPRET, 'way to close seals');
  const metadata = metadataAt(cursor);
  const globals = globalsAt(cursor);
  const assignments = assignmentsAt(cursor, sealAt);
  return { schemaId, issuedAtSeconds, issuer, chainNet, metadata, globals, assignments };
}

/** The operation id of the genesis, by which the contract is known: 32 bytes. */
export function contractIdOf(genesis: Genesis): Uint8Array {
  const { schemaId, issuedAtSeconds, issuer, chainNet, metadata, globals, assignments } = genesis;
  const concealed = assignments.map((owned) => ({
    ...owned,
    items: owned.items.map(({ seal, state }) => ({ seal: conceal(seal), state })),
  }));
  return taggedHash(
    'operation',
    u16le(FORMAT_VERSION),
    NO_NONCE,
    Uint8Array.of(IS_GENESIS),
    schemaId,
    u64le(BigInt.asUintN(64, issuedAtSeconds)),
    taggedHash('value', sized16(issuer)),
    Uint8Array.of(chainNet, OPRET),
    ...operationBody({ metadata, globals, inputs: [], assignments: concealed }),
  );
}

const MAX_ISSUER_BYTES = 4_096;
const NO_NONCE = new Uint8Array(8).fill(0xff);
const IS_GENESIS = 0;
const OPRET = 0;

/** In a genesis a seal has no byte that says whose output it names. */
function sealAt(cursor: RgbCursor): Seal {
  if (readTag(cursor, 'seal') === 1) return { kind: 'secret', secretSeal: cursor.take(32) };
  return { kind: 'revealed', txid: cursor.take(32), vout: cursor.u32(), blinding: cursor.u64() };
}

function conceal(seal: Seal): Seal {
  if (seal.kind === 'secret') return seal;
  const { txid, vout, blinding } = seal;
  const secretSeal = taggedHash('seal', txid ?? new Uint8Array(0), u32le(vout), u64le(blinding));
  return { kind: 'secret', secretSeal };
}

function isPrintable(byte: number): boolean {
  return byte >= 0x20 && byte <= 0x7e;
}
