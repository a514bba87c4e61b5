import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A server that accepts and then says nothing would hold us for ever; a slow one still sends something. */
const SILENCE_MS = 15_000;
/** Unpacking what has arrived writes elsewhere, so a full download may be still for longer. */
const UNPACKING_MS = 90_000;
const UNPACKING_FROM_BYTES = 50 * 2 ** 20;

/**
 * Watches a download by the growth of the temporary folder it was given: progress for people, and whether it is stuck.
 * @param {string} place
 * @param {{ now?: () => number, sizeOf?: (place: string) => number }} [world]
 */
export function downloadWatch(place, world = {}) {
  const { now = () => performance.now(), sizeOf = bytesBelow } = world;
  let size = 0;
  let grewAt = now();
  return {
    soFar: () => `${(size / 2 ** 20).toFixed(1)} MB so far`,
    isStalled: () => {
      const at = now();
      const bytes = sizeOf(place);
      if (bytes !== size) {
        size = bytes;
        grewAt = at;
      }
      return at - grewAt >= (size >= UNPACKING_FROM_BYTES ? UNPACKING_MS : SILENCE_MS);
    },
  };
}

/**
 * @param {string} place
 * @returns {number}
 */
function bytesBelow(place) {
  let bytes = 0;
  try {
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const path = join(place, entry.name);
      bytes += entry.isDirectory() ? bytesBelow(path) : lstatSync(path).size;
    }
  } catch {
    // Moved away while we looked: the next look sees it.
  }
  return bytes;
}
