import { address as encoding, opcodes, script as scripts } from 'bitcoinjs-lib';
import { attempt } from '../base/json.ts';
import type { Network } from '../base/bitcoin.ts';
import { networkForms } from './derive.ts';

export interface PayableAddress {
  readonly script: Uint8Array;
  /** By Bitcoin Core's default dust rate, 3 sat/vB. */
  readonly dustSats: bigint;
}

export type ReadAddress =
  | { readonly ok: true; readonly address: PayableAddress }
  | { readonly ok: false; readonly reason: 'form' | 'network' };

/** P2PKH, P2SH, P2WPKH, P2WSH (BIP173), P2TR (BIP350). Later witness versions are refused: anyone may spend them. */
export function readPayableAddress(text: string, network: Network): ReadAddress {
  if (!/^[A-Za-z0-9]{14,90}$/.test(text)) return { ok: false, reason: 'form' };
  return readBech32(text, network) ?? readBase58(text, network) ?? { ok: false, reason: 'form' };
}

export function plainSpelling(text: string): string {
  const lower = text.toLowerCase();
  return text === text.toUpperCase() && /^(bc|tb|bcrt)1/.test(lower) ? lower : text;
}

function readBech32(text: string, network: Network): ReadAddress | null {
  const read = attempt(() => encoding.fromBech32(plainSpelling(text)));
  if (read === null) return null;
  const { version, data, prefix } = read;
  const known = WITNESS.find((one) => one.version === version && one.bytes === data.length);
  if (known === undefined) return { ok: false, reason: 'form' };
  if (prefix !== networkForms[network].hrp)
    return { ok: false, reason: HRPS.includes(prefix) ? 'network' : 'form' };
  // The library accepts upper case, and both checksums for each version: only its own spelling counts.
  if (encoding.toBech32(data, version, prefix) !== plainSpelling(text)) return { ok: false, reason: 'form' };
  const op = version === 0 ? opcodes.OP_0 : opcodes.OP_1;
  return { ok: true, address: { script: scripts.compile([op, data]), dustSats: known.dustSats } };
}

function readBase58(text: string, network: Network): ReadAddress | null {
  const read = attempt(() => encoding.fromBase58Check(text));
  if (read === null) return null;
  const { version, hash } = read;
  const of = network === 'mainnet' ? 'main' : 'test';
  const kind = BASE58.find((one) => one[of] === version);
  if (kind === undefined) {
    const isElsewhere = BASE58.some(({ main, test }) => main === version || test === version);
    return { ok: false, reason: isElsewhere ? 'network' : 'form' };
  }
  return { ok: true, address: { script: scripts.compile([...kind.script(hash)]), dustSats: kind.dustSats } };
}

const HRPS: readonly string[] = Object.values(networkForms).map(({ hrp }) => hrp);

const WITNESS = [
  { version: 0, bytes: 20, dustSats: 294n },
  { version: 0, bytes: 32, dustSats: 330n },
  { version: 1, bytes: 32, dustSats: 330n },
] as const;

const { OP_DUP, OP_HASH160, OP_EQUALVERIFY, OP_CHECKSIG, OP_EQUAL } = opcodes;
const BASE58 = [
  {
    main: 0x00,
    test: 0x6f,
    dustSats: 546n,
    script: (hash: Uint8Array) => [OP_DUP, OP_HASH160, hash, OP_EQUALVERIFY, OP_CHECKSIG],
  },
  { main: 0x05, test: 0xc4, dustSats: 540n, script: (hash: Uint8Array) => [OP_HASH160, hash, OP_EQUAL] },
] as const;
