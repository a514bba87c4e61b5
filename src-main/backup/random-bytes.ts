import type { Random } from '../ports/index.ts';

export function randomBytes(random: Random, count: number): Uint8Array {
  const ids = Array.from({ length: Math.ceil(count / 16) }, () => random.id());
  return Uint8Array.from(Buffer.from(ids.join(''), 'hex').subarray(0, count));
}
