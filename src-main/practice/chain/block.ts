import { RawTx, Script, ScriptNum } from '@scure/btc-signer';
import { concatBytes, sha256x2 } from '@scure/btc-signer/utils.js';
import { fromHex, toHex } from './bytes.ts';

/** Regtest's target: every second header meets it. */
const BITS = 0x207fffff;
const VERSION = 0x20000000;

export interface MinedHeader {
  /** 80 bytes, hex. */
  readonly header: string;
  /** As it is written: the bytes reversed. */
  readonly hash: string;
}

/**
 * A coinbase that pays `sats` to `script`, height first as BIP34 has it. The salt keeps two practice chains from
 * sharing transaction ids. No witness commitment (BIP141): the practice chain has no other node to convince.
 */
export function coinbase(
  height: number,
  salt: Uint8Array,
  sats: bigint,
  script: Uint8Array,
): { txid: string; raw: string } {
  const raw = RawTx.encode({
    version: 2,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: Script.encode([ScriptNum().encode(BigInt(height)), salt]),
        sequence: 0xffffffff,
      },
    ],
    outputs: [{ amount: sats, script }],
    witnesses: undefined,
    lockTime: 0,
  });
  return { txid: toHex(sha256x2(raw).reverse()), raw: toHex(raw) };
}

/** Grinds the nonce, as a miner does; two tries on average. */
export function mineHeader(previousHash: string, txids: readonly string[], timeSeconds: number): MinedHeader {
  const header = new Uint8Array(80);
  const view = new DataView(header.buffer);
  view.setUint32(0, VERSION, true);
  header.set(fromHex(previousHash).reverse(), 4);
  header.set(merkleRoot(txids.map((txid) => fromHex(txid).reverse())), 36);
  view.setUint32(68, timeSeconds, true);
  view.setUint32(72, BITS, true);
  for (let nonce = 0; ; nonce += 1) {
    view.setUint32(76, nonce, true);
    const hash = sha256x2(header).reverse();
    if ((hash[0] ?? 0xff) < 0x80) return { header: toHex(header), hash: toHex(hash) };
  }
}

function merkleRoot(level: readonly Uint8Array[]): Uint8Array {
  const [first] = level;
  if (first === undefined) throw new Error('a block has at least its coinbase');
  if (level.length === 1) return first;
  const above: Uint8Array[] = [];
  for (let i = 0; i < level.length; i += 2) {
    const left = level[i] ?? first;
    // An odd one is paired with itself.
    above.push(sha256x2(concatBytes(left, level[i + 1] ?? left)));
  }
  return merkleRoot(above);
}
