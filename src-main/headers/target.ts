/** arith_uint256::SetCompact. Null if negative, zero or beyond 256 bits: no hash can be below it. */
export function targetOf(bits: number): bigint | null {
  const size = bits >>> 24;
  const word = bits & 0x007fffff;
  if (word === 0 || (bits & 0x00800000) !== 0) return null;
  const target = size <= 3 ? BigInt(word >>> (8 * (3 - size))) : BigInt(word) << BigInt(8 * (size - 3));
  return target === 0n || target >> 256n !== 0n ? null : target;
}

/** arith_uint256::GetCompact: rounds down to three bytes. */
export function compactOf(target: bigint): number {
  const length = Math.ceil(target.toString(16).length / 2);
  const word = Number(length <= 3 ? target << BigInt(8 * (3 - length)) : target >> BigInt(8 * (length - 3)));
  return (word & 0x800000) === 0 ? word + length * 0x1000000 : (word >>> 8) + (length + 1) * 0x1000000;
}

/** Hashes on average (Core, GetBlockProof). */
export function workOf(target: bigint): bigint {
  return (1n << 256n) / (target + 1n);
}

/** 32 bytes in the order of a hash. */
export function targetBytes(target: bigint): Uint8Array {
  const bytes = new Uint8Array(32);
  let rest = target;
  for (let i = 0; i < 32; i++, rest >>= 8n) bytes[i] = Number(rest & 0xffn);
  return bytes;
}

/** True also if both are equal. The hash's last byte counts most. */
export function isBelow(hash: Uint8Array, target: Uint8Array): boolean {
  for (let i = 31; i >= 0; i--) {
    const [one = 0, most = 0] = [hash[i], target[i]];
    if (one !== most) return one < most;
  }
  return true;
}
