import { formatUnits } from '../../src-preload/contract/units.ts';
import { groupDigits, NO_BREAK_SPACE as GAP, decimalMark, say } from '../../src-preload/messages/say.ts';
import { bitcoinWords } from './bitcoin-unit.ts';
import { foreign } from './foreign.ts';

/** Groups digits. Text that is no number, as a claim's fact may be, is only made harmless. */
export function grouped(value: number | string): string {
  if (typeof value === 'number') return groupDigits(value);
  return /^-?\d{1,30}$/.test(value) ? groupDigits(BigInt(value)) : foreign(value, 40);
}

export function sats(value: number | string): string {
  const amount = Number(value);
  return /^-?\d+$/.test(String(value)) && Number.isSafeInteger(amount)
    ? bitcoinWords(amount)
    : `${grouped(value)}${GAP}sats`;
}

export function rate(satsPerVb: number | string): string {
  const isTenths = /^\d{1,6}\.\d$/.test(String(satsPerVb));
  return `${isTenths ? tenths(Math.round(Number(satsPerVb) * 10)) : grouped(satsPerVb)}${GAP}sat/vB`;
}

export const exactRate = (feeSats: number, vbytes: number): string =>
  `${tenths(Math.round((feeSats * 10) / Math.max(1, vbytes)))}${GAP}sat/vB`;

/** A share below 0.1 % is called that, and not 0. */
export function share(part: number, whole: number): string {
  if (whole <= 0) return '';
  if (part > 0 && part * 1000 < whole) return say('unit-share-least');
  // Rounds whole tenths, since 2.65 as a binary number would be rounded down.
  return `${tenths(Math.round((part * 1000) / whole))}${GAP}%`;
}

function tenths(count: number): string {
  return formatUnits(String(count), 1, decimalMark());
}

export function wholeOutpoint({ txid, vout }: { readonly txid: string; readonly vout: number }): string {
  return `${txid}:${String(vout)}`;
}

export function shortOutpoint(outpoint: { readonly txid: string; readonly vout: number }): string {
  return `${outpoint.txid.slice(0, 4)}…:${String(outpoint.vout)}`;
}

/** “9.4 kB”, of 1,000 bytes each */
export function kilobytes(bytes: number): string {
  return bytes < 1_000 ? say('unit-bytes', { count: bytes }) : `${tenths(Math.round(bytes / 100))}${GAP}kB`;
}

/** How many addresses of each branch a restore searches first. */
export const RESTORED_ADDRESSES = 1_000;
/** Beyond this many addresses no address is shown and no slot made. */
export const MOST_ADDRESSES = 20_000;
/** The longest search: change of sends that move everything out may be up to here. */
export const LONGEST_SEARCH = 21_000;
