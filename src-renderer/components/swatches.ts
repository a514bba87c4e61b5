import { sha256 } from '@noble/hashes/sha2.js';
import { say } from '../../src-preload/messages/say.ts';

/** The number of pigments: the tokens `--pig-0` to `--pig-11`. */
export const PIGMENTS = 12;

/** How an asset's swatch looks. There are only 192 looks, so they prove nothing. */
export interface SwatchLook {
  readonly pigment: number;
  /** Four bits, the highest first. */
  readonly marks: number;
}

/** *Colour 2, pattern 9* */
export const swatchName = ({ pigment, marks }: SwatchLook): string =>
  say('part-swatch', { pigment: pigment + 1, marks });

/** From SHA-256 of the contract id: the first four bytes mod 12, and the low four bits of the fifth. */
export function lookFromHash(hash: Uint8Array): SwatchLook {
  const view = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
  return { pigment: view.getUint32(0) % PIGMENTS, marks: view.getUint8(4) & 0x0f };
}

const known = new Map<string, SwatchLook>();

/** Synchronous: the browser's hash answers late, and redrawing a list then loses the keyboard's place. */
export function swatchLook(assetId: string): SwatchLook {
  let look = known.get(assetId);
  if (look === undefined) {
    look = lookFromHash(sha256(new TextEncoder().encode(assetId)));
    known.set(assetId, look);
  }
  return look;
}

export const marksOf = (marks: number): boolean[] => [8, 4, 2, 1].map((bit) => (marks & bit) !== 0);

/** The dots as one path on a grid of 24, since long lists have a swatch in each row. */
export function dotsOf(marks: number, full: boolean): string {
  return marksOf(marks)
    .map((one, at) => (one === full ? `M${(4.8 * (at + 1) - 1.75).toFixed(2)} 18.6${DOT}` : ''))
    .join('');
}
const DOT = 'a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0';

export const pigmentOf = (look: SwatchLook): string => `var(--pig-${String(look.pigment)})`;
