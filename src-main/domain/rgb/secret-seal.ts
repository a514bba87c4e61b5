import { taggedHash } from './tagged-hash.ts';
import type { Seal } from './transition.ts';
import { writeRevealed } from './write-transition.ts';

/** What a seal is known by to everyone but its owner: 32 bytes. A revealed one is concealed (rgb-commitment.md 2). */
export function secretSealOf(seal: Seal): Uint8Array {
  return seal.kind === 'secret' ? seal.secretSeal : taggedHash('seal', writeRevealed(seal));
}
