/** Fee rates are sat/vB in steps of a tenth: they are counted in tenths, so that no sum is rounded twice. */

export function isTenths(value: number): boolean {
  const tenths = Math.round(value * 10);
  return Number.isSafeInteger(tenths) && tenths / 10 === value;
}

/** Whether the rate is at least one and no finer than a tenth. */
export function isRate(satsPerVb: number): boolean {
  return satsPerVb >= 1 && isTenths(satsPerVb);
}

export function tenthsOf(satsPerVb: number): bigint {
  return BigInt(Math.round(satsPerVb * 10));
}

/** Sats for so many vbytes at that rate, rounded up: nodes refuse a sat too little. */
export function feeAt(satsPerVb: number, vbytes: bigint | number): bigint {
  return (tenthsOf(satsPerVb) * BigInt(vbytes) + 9n) / 10n;
}
