import { concatBytes } from '@scure/btc-signer/utils.js';
import {
  leaf,
  merkleRoot,
  withLength16,
  sized8,
  tagged,
  txidBytes,
  u16,
  u32,
  u64,
  u8,
  textBytes,
} from '../bytes.ts';
import { SCHEMA_IDS, type AssetKind } from './invoice.ts';
import { STATE_CLASS, stateBytes, type StateKind } from './transition.ts';

/** What an asset begins with (rgb-history.md 2). */
export interface Genesis {
  readonly kind: AssetKind;
  /** Empty for a CFA: that kind has none. */
  readonly ticker: string;
  readonly name: string;
  readonly details: string | null;
  readonly precision: number;
  /** A file that belongs to it: what it is, and its SHA-256. */
  readonly media: { readonly mime: string; readonly digest: Uint8Array } | null;
  readonly issuedAtSeconds: number;
  /** In the order that later operations count by. */
  readonly allocations: readonly {
    /** As written, so reversed inside. */
    readonly txid: string;
    readonly vout: number;
    readonly blinding: bigint;
    /** Base units. */
    readonly amount: bigint;
  }[];
}

const ISSUER = textBytes('ssi:anonymous');
const REGTEST = 4;
const OPRET = 0;
const IS_GENESIS = 0;
const ASSET_OWNER = 4000;
const FORMAT_VERSION = 0;
const NO_NONCE = new Uint8Array(8).fill(0xff);
const VALUE = 'urn:ubideco:strict-types:value-hash#2024-02-10';

export function genesisBytes(genesis: Genesis): Uint8Array {
  const globals = globalsOf(genesis);
  return concatBytes(
    u16(FORMAT_VERSION),
    SCHEMA_IDS[genesis.kind],
    u64(BigInt(genesis.issuedAtSeconds)),
    withLength16(ISSUER),
    u8(REGTEST),
    u8(OPRET),
    u8(0),
    u8(globals.length),
    ...globals.map(({ type, value }) => concatBytes(u16(type), u16(1), withLength16(value))),
    u16(1),
    u16(ASSET_OWNER),
    u8(STATE_CLASS[stateOf(genesis)]),
    u16(genesis.allocations.length),
    ...genesis.allocations.map((one) =>
      concatBytes(u8(0), sealBytes(one), stateBytes(stateOf(genesis), one.amount)),
    ),
  );
}

/** The genesis' own operation id. */
export function contractId(genesis: Genesis): Uint8Array {
  const globals = globalsOf(genesis).map(({ type, value }) => leaf(u16(type), withLength16(value)));
  const assigned = genesis.allocations.map((one) =>
    leaf(
      u16(ASSET_OWNER),
      stateBytes(stateOf(genesis), one.amount),
      tagged('urn:lnp-bp:seals:secret#2024-02-03', sealBytes(one)),
    ),
  );
  return tagged(
    'urn:lnp-bp:rgb:operation#2024-02-03',
    u16(FORMAT_VERSION),
    NO_NONCE,
    u8(IS_GENESIS),
    SCHEMA_IDS[genesis.kind],
    u64(BigInt(genesis.issuedAtSeconds)),
    tagged(VALUE, withLength16(ISSUER)),
    u8(REGTEST),
    u8(OPRET),
    tagged(VALUE, u8(0)),
    merkleRoot(globals),
    merkleRoot([]),
    merkleRoot(assigned),
  );
}

function stateOf({ kind }: Genesis): StateKind {
  return kind === 'uda' ? 'unique' : 'fungible';
}

/** Specification, terms, and how much there is of it; ascending by type (rgb-history.md 3). */
function globalsOf({ kind, ticker, name, details, precision, media, allocations }: Genesis) {
  const supply = allocations.reduce((sum, { amount }) => sum + amount, 0n);
  const text = (value: string) => sized8(textBytes(value));
  const spec = concatBytes(
    text(ticker),
    text(name),
    optional(details === null ? null : text(details)),
    u8(precision),
  );
  const file = optional(media && concatBytes(mimeBytes(media.mime), media.digest));
  const terms = (of: Uint8Array) => ({ type: 2001, value: concatBytes(u16(0), of) });
  const issued = { type: 2010, value: u64(supply) };
  if (kind === 'nia') return [{ type: 2000, value: spec }, terms(file), issued];
  if (kind === 'cfa') {
    return [
      terms(file),
      issued,
      { type: 3001, value: text(name) },
      ...(details === null ? [] : [{ type: 3004, value: text(details) }]),
      { type: 3005, value: u8(precision) },
    ];
  }
  // The one token: of index 0, without a name, a text or a preview of its own, attachments or reserves.
  const token = concatBytes(u32(0), u8(0), u8(0), u8(0), u8(0), file, u8(0), u8(0));
  return [{ type: 2000, value: spec }, terms(NONE), { type: 2102, value: token }];
}

const NONE = u8(0);

function optional(value: Uint8Array | null): Uint8Array {
  return value === null ? NONE : concatBytes(u8(1), value);
}

/** `image/png`, without a charset. */
function mimeBytes(mime: string): Uint8Array {
  const [type = '', subtype = null] = mime.split('/');
  return concatBytes(
    sized8(textBytes(type)),
    optional(subtype === null ? null : sized8(textBytes(subtype))),
    NONE,
  );
}

function sealBytes({ txid, vout, blinding }: Genesis['allocations'][number]): Uint8Array {
  return concatBytes(txidBytes(txid), u32(vout), u64(blinding));
}
