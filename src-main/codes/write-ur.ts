import { toBytewords } from './bytewords.ts';
import { writePart, writeCbor } from './cbor.ts';
import { crc32 } from '../base/crc32.ts';
import { fountainOf } from './fountain.ts';
import { MAX_UR_BYTES, MAX_UR_PARTS } from './read-ur.ts';

/** `psbt` (BCR-2024-001) is current, `crypto-psbt` for older readers; `crypto-account` is CBOR already. */
export type UrType = 'psbt' | 'crypto-psbt' | 'crypto-account' | 'bytes';

export interface UrFrames {
  readonly parts: number;
  /** From 1, lower case; upper case makes a smaller QR code. */
  readonly frame: (number: number) => string;
}

/** BCR-2020-005. `maxFragmentBytes` is 10 or more; a frame has about twice as many letters. Null beyond 2,000 parts. */
export function writeUr(type: UrType, bytes: Uint8Array, maxFragmentBytes: number): UrFrames | null {
  const message = type === 'crypto-account' ? bytes : writeCbor(bytes);
  const parts = Math.ceil(message.length / maxFragmentBytes);
  if (bytes.length > MAX_UR_BYTES || parts > MAX_UR_PARTS) return null;
  if (parts === 1) {
    const whole = `ur:${type}/${toBytewords(message)}`;
    return { parts, frame: () => whole };
  }
  const fragmentBytes = Math.ceil(message.length / parts);
  const fragments = Array.from({ length: parts }, (_, i) => {
    const fragment = new Uint8Array(fragmentBytes);
    fragment.set(message.subarray(i * fragmentBytes, (i + 1) * fragmentBytes));
    return fragment;
  });
  const checksum = crc32(message);
  const choose = fountainOf(parts);
  return {
    parts,
    frame: (number) => {
      const fragment = new Uint8Array(fragmentBytes);
      for (const index of choose(number, checksum)) xorInto(fragment, fragments[index]);
      const part = { number, parts, messageBytes: message.length, checksum, fragment };
      return `ur:${type}/${number}-${parts}/${toBytewords(writePart(part))}`;
    },
  };
}

function xorInto(target: Uint8Array, other: Uint8Array | undefined): void {
  if (other !== undefined)
    for (let i = 0; i < target.length; i++) target[i] = (target[i] ?? 0) ^ (other[i] ?? 0);
}
