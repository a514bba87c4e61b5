import { concatBytes } from '@scure/btc-signer/utils.js';
import { leaf, merkleRoot, tagged, u16, u32, u64, u8 } from './wire.ts';

/** The genesis of an asset of which there is an amount (schema NIA; rgb-history.md 2). */
export interface Genesis {
  readonly ticker: string;
  readonly name: string;
  readonly precision: number;
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

const SCHEMA = Buffer.from('45687051f4cca6e3f665fc75fe3e27b30080346789ad83aa0dc29e95a315e335', 'hex');
const ISSUER = ascii('ssi:anonymous');
const REGTEST = 4;
const OPRET = 0;
const IS_GENESIS = 0;
const ASSET_OWNER = 4000;
const FUNGIBLE = 1;
const AMOUNT = 8;
const FORMAT_VERSION = 0;
const NO_NONCE = new Uint8Array(8).fill(0xff);
const VALUE = 'urn:ubideco:strict-types:value-hash#2024-02-10';

export function genesisBytes(genesis: Genesis): Uint8Array {
  const globals = globalsOf(genesis);
  return concatBytes(
    u16(FORMAT_VERSION),
    SCHEMA,
    u64(BigInt(genesis.issuedAtSeconds)),
    sized16(ISSUER),
    u8(REGTEST),
    u8(OPRET),
    u8(0),
    u8(globals.length),
    ...globals.map(({ type, value }) => concatBytes(u16(type), u16(1), sized16(value))),
    u16(1),
    u16(ASSET_OWNER),
    u8(FUNGIBLE),
    u16(genesis.allocations.length),
    ...genesis.allocations.map((one) => concatBytes(u8(0), sealBytes(one), u8(AMOUNT), u64(one.amount))),
  );
}

/** The genesis' own operation id. */
export function contractId(genesis: Genesis): Uint8Array {
  const globals = globalsOf(genesis).map(({ type, value }) => leaf(u16(type), sized16(value)));
  const assigned = genesis.allocations.map((one) =>
    leaf(
      u16(ASSET_OWNER),
      u8(AMOUNT),
      u64(one.amount),
      tagged('urn:lnp-bp:seals:secret#2024-02-03', sealBytes(one)),
    ),
  );
  return tagged(
    'urn:lnp-bp:rgb:operation#2024-02-03',
    u16(FORMAT_VERSION),
    NO_NONCE,
    u8(IS_GENESIS),
    SCHEMA,
    u64(BigInt(genesis.issuedAtSeconds)),
    tagged(VALUE, sized16(ISSUER)),
    u8(REGTEST),
    u8(OPRET),
    tagged(VALUE, u8(0)),
    merkleRoot(globals),
    merkleRoot([]),
    merkleRoot(assigned),
  );
}

/** Specification, terms and issued supply. */
function globalsOf({ ticker, name, precision, allocations }: Genesis) {
  const supply = allocations.reduce((sum, { amount }) => sum + amount, 0n);
  return [
    { type: 2000, value: concatBytes(sized8(ascii(ticker)), sized8(ascii(name)), u8(0), u8(precision)) },
    { type: 2001, value: concatBytes(u16(0), u8(0)) },
    { type: 2010, value: u64(supply) },
  ];
}

function sealBytes({ txid, vout, blinding }: Genesis['allocations'][number]): Uint8Array {
  return concatBytes(Uint8Array.from(Buffer.from(txid, 'hex').reverse()), u32(vout), u64(blinding));
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function sized8(bytes: Uint8Array): Uint8Array {
  return concatBytes(u8(bytes.length), bytes);
}

function sized16(bytes: Uint8Array): Uint8Array {
  return concatBytes(u16(bytes.length), bytes);
}
