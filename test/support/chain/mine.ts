import { createHash } from 'node:crypto';
import {
  isBelow,
  targetBytes,
  targetOf,
  compactOf,
  headersIn,
  requiredBits,
  CHAINS,
  type ChainRules,
} from '../../../src-main/headers/rules.ts';
import { endOf, hashOf, headerAt, timeOf, type Headers } from '../../../src-main/headers/header.ts';

/** Of the blocks that are made: 1 January 2025. */
export const FIRST_S = 1_735_689_600;

export interface HeaderParts {
  readonly version?: number;
  readonly previous?: Uint8Array;
  /** 32 bytes as hashed. */
  readonly merkleRoot?: Uint8Array;
  readonly timeS: number;
  readonly bits: number;
  readonly nonce?: number;
}

export function writeHeader({
  version = 0x20000000,
  previous,
  merkleRoot,
  timeS,
  bits,
  nonce = 0,
}: HeaderParts) {
  const header = Buffer.alloc(80);
  header.writeInt32LE(version, 0);
  if (previous !== undefined) header.set(previous, 4);
  if (merkleRoot !== undefined) header.set(merkleRoot, 36);
  header.writeUInt32LE(timeS, 68);
  header.writeUInt32LE(bits, 72);
  header.writeUInt32LE(nonce, 76);
  return header;
}

/** Finds a nonce, so that the hash of the header is below its own target. */
export function work(header: Buffer, bits: number): Buffer {
  const target = targetBytes(targetOf(bits) ?? 0n);
  for (let nonce = 0; !isBelow(hashOf(header), target); nonce++) header.writeUInt32LE(nonce, 76);
  return header;
}

/** Real rules with the easiest target that there is, from a genesis block of their own: one hash in two is enough. */
export function easyRules(changes: Partial<ChainRules> = {}): { rules: ChainRules; genesis: Headers } {
  const powLimit = CHAINS.regtest.powLimit;
  const bits = compactOf(powLimit);
  const header = work(writeHeader({ timeS: FIRST_S, bits }), bits);
  const genesis = { from: 0, bytes: new Uint8Array(header) };
  const hash = Buffer.from(hashOf(header)).reverse().toString('hex');
  return {
    rules: { ...CHAINS.mainnet, powLimit, genesis: hash, from: 0, checkpoints: [], ...changes },
    genesis,
  };
}

export interface Mining {
  /** Seconds from block to block: 600 unless told. */
  readonly everyS?: number | ((height: number) => number);
  /** Tells blocks of two forks apart. */
  readonly salt?: string;
  readonly merkleRoot?: (height: number) => Uint8Array;
  readonly parts?: (height: number, due: HeaderParts) => HeaderParts;
}

/** So many more headers on a chain of which `before` is all there is, each as the rules want it. */
export function mine(rules: ChainRules, before: Headers, count: number, mining: Mining = {}): Headers {
  const { everyS = 600, salt = '', merkleRoot, parts } = mining;
  const from = endOf(before);
  const bytes = new Uint8Array(count * 80);
  const added = { from, bytes };
  const at = headersIn(before, added);
  for (let height = from; height < from + count; height++) {
    const last = at(height - 1);
    const timeS = timeOf(last) + (typeof everyS === 'number' ? everyS : everyS(height));
    const bits = requiredBits(rules, height, timeS, at) ?? compactOf(rules.powLimit);
    const root = merkleRoot?.(height) ?? createHash('sha256').update(`${salt}${height}`).digest();
    const due = { previous: hashOf(last), merkleRoot: root, timeS, bits };
    const wanted = parts?.(height, due) ?? due;
    bytes.set(work(writeHeader(wanted), wanted.bits), (height - from) * 80);
  }
  return added;
}

export function join(before: Headers, added: Headers): Headers {
  return { from: before.from, bytes: new Uint8Array(Buffer.concat([before.bytes, added.bytes])) };
}

/** From `from` on, below `to`. */
export function cut(headers: Headers, from: number, to = endOf(headers)): Headers {
  return { from, bytes: headers.bytes.subarray((from - headers.from) * 80, (to - headers.from) * 80) };
}

export const lastOf = (headers: Headers): Uint8Array => headerAt(headers, endOf(headers) - 1);
