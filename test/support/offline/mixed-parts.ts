import { writeCbor } from '../../../src-main/codes/cbor.ts';
import { crc32 } from '../../../src-main/base/crc32.ts';
import { fountainOf } from '../../../src-main/codes/fountain.ts';
import { writeUr } from '../../../src-main/codes/write-ur.ts';

/** Frames of one message that each lay several fragments over each other, as a text. */
export function mixedParts(chars: number): string {
  const bytes = new Uint8Array(380_000).map((_, i) => i * 7);
  const ur = writeUr('psbt', bytes, 195);
  if (ur === null) throw new Error('these are no frames');
  const choose = fountainOf(ur.parts);
  const checksum = crc32(writeCbor(bytes));
  const frames: string[] = [];
  for (let number = ur.parts + 1, left = chars; left > 0; number++) {
    if (choose(number, checksum).length < 3) continue;
    const frame = ur.frame(number);
    frames.push(frame);
    left -= frame.length + 1;
  }
  return frames.join('\n');
}
