import { toHex } from '../base/bytes.ts';
import { bitsOf, endOf, hashOf, headerAt, timeOf, versionOf, type Headers } from './header.ts';
import {
  headersIn,
  requiredBits,
  type HeaderBefore,
  PERIOD,
  type ChainRules,
  isBelow,
  targetBytes,
  targetOf,
  workOf,
} from './rules.ts';

/** `time`: not after the last eleven's median, or BIP94. `future`: over two hours ahead. `version`: below 4 (BIP65). */
export type HeaderFault = 'link' | 'work' | 'target' | 'time' | 'future' | 'version' | 'checkpoint';

export type CheckedHeaders =
  | { readonly ok: true; readonly work: bigint }
  | { readonly ok: false; readonly fault: HeaderFault; readonly height: number };

interface Known {
  readonly bits: number;
  readonly work: bigint;
  readonly target: Uint8Array;
}

const FUTURE_S = 2 * 60 * 60;
const MEDIAN_OF = 11;
/** BIP94: how far a period's first block may lie before the block before it. */
const WARP_S = 600;
const LEAST_VERSION = 4;
const PREVIOUS_AT = 4;

export function windowFrom(rules: ChainRules, height: number): number {
  return Math.max(rules.from, height - PERIOD);
}

/** `before` was checked and reaches back to `windowFrom`. `nowS`: Unix seconds. 2,016 headers take some 40 ms. */
export function checkHeaders(
  rules: ChainRules,
  before: Headers,
  added: Headers,
  nowS: number,
): CheckedHeaders {
  const at = headersIn(before, added);
  const end = endOf(added);
  const last = added.from > rules.from ? at(added.from - 1) : null;
  let previous = last === null ? null : hashOf(last);
  let previousBits = last === null ? -1 : bitsOf(last);
  const median = lastTimes(rules, added.from, at);
  let work = 0n;
  // Nearly all headers have the target of the one before.
  let known: Known = { bits: -1, work: 0n, target: new Uint8Array(32) };
  for (let height = added.from; height < end; height++) {
    const header = headerAt(added, height);
    const bits = bitsOf(header);
    const timeS = timeOf(header);
    const refused = (fault: HeaderFault): CheckedHeaders => ({ ok: false, fault, height });
    if (previous !== null && !isAt(header, PREVIOUS_AT, previous)) return refused('link');
    if (bits !== known.bits) {
      const target = targetOf(bits);
      if (target === null || target > rules.powLimit) return refused('target');
      known = { bits, work: workOf(target), target: targetBytes(target) };
    }
    const hash = hashOf(header);
    if (!isBelow(hash, known.target)) return refused('work');
    const isOrdinary = previous !== null && !rules.twentyMinutes && height % PERIOD !== 0;
    const required = isOrdinary ? previousBits : requiredBits(rules, height, timeS, at);
    if (required !== null && required !== bits) return refused('target');
    if (timeS > nowS + FUTURE_S) return refused('future');
    if (!median.isLater(timeS) || isWarped(rules, height, timeS, at)) return refused('time');
    if (height > 0 && versionOf(header) < LEAST_VERSION) return refused('version');
    if (!isKnown(rules, height, hash)) return refused('checkpoint');
    work += known.work;
    previous = hash;
    previousBits = bits;
    median.add(timeS);
  }
  return { ok: true, work };
}

function lastTimes(rules: ChainRules, height: number, at: HeaderBefore) {
  const times: number[] = [];
  for (let i = Math.max(rules.from, height - MEDIAN_OF); i < height; i++) times.push(timeOf(at(i)));
  return {
    isLater(timeS: number): boolean {
      let earlier = 0;
      for (const one of times) if (one < timeS) earlier += 1;
      return times.length === 0 || earlier > times.length >> 1;
    },
    add(timeS: number): void {
      if (times.length === MEDIAN_OF) times.shift();
      times.push(timeS);
    },
  };
}

function isWarped(rules: ChainRules, height: number, timeS: number, at: HeaderBefore): boolean {
  if (!rules.bip94 || height % PERIOD !== 0 || height === rules.from) return false;
  return timeS < timeOf(at(height - 1)) - WARP_S;
}

function isKnown({ checkpoints, genesis }: ChainRules, height: number, hash: Uint8Array): boolean {
  if (height > (checkpoints.at(-1)?.height ?? 0)) return true;
  const due = height === 0 ? genesis : checkpoints.find((one) => one.height === height)?.hash;
  return due === undefined || due === toHex(Uint8Array.from(hash).reverse());
}

function isAt(bytes: Uint8Array, at: number, part: Uint8Array): boolean {
  for (let i = 0; i < part.length; i++) if (bytes[at + i] !== part[i]) return false;
  return true;
}

export function workFrom(headers: Headers, from: number): bigint {
  let work = 0n;
  let known = { bits: -1, work: 0n };
  for (let height = from; height < endOf(headers); height++) {
    const bits = bitsOf(headerAt(headers, height));
    if (bits !== known.bits) known = { bits, work: workOf(targetOf(bits) ?? 0n) };
    work += known.work;
  }
  return work;
}
