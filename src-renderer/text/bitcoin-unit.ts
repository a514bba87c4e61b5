import { createSubscriber } from 'svelte/reactivity';
import { bitcoinText, type BitcoinUnit } from './bitcoin-amount.ts';
import { NO_BREAK_SPACE as GAP } from '../../src-preload/messages/say.ts';

/** One unit for the page, outside the stores, because sentences are made without one. */
let shown: BitcoinUnit = 'sats';
let tell: () => void = () => undefined;
const subscribe = createSubscriber((update) => {
  tell = update;
  return () => (tell = () => undefined);
});

export function bitcoinUnit(): BitcoinUnit {
  subscribe();
  return shown;
}

export function showBitcoinIn(unit: BitcoinUnit): void {
  if (unit === shown) return;
  shown = unit;
  tell();
}

const MINUS = '\u2212';

/** `1,284,310` or `0.01284310` */
export function bitcoinFigure(sats: number, sign = false): string {
  const before = sats < 0 ? MINUS : sign && sats > 0 ? '+' : '';
  return `${before}${bitcoinText(Math.abs(sats), bitcoinUnit())}`;
}

export function bitcoinUnitName(sats: number | null): string {
  const unit = bitcoinUnit();
  return unit === 'sats' && sats === 1 ? 'sat' : unit;
}

/** “1,284,310 sats” or “0.01284310 BTC” */
export function bitcoinWords(sats: number): string {
  return `${bitcoinFigure(sats)}${GAP}${bitcoinUnitName(sats)}`;
}
