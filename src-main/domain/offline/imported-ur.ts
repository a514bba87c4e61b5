import { createUrReader } from '../ur/read-ur.ts';
import { readImportedBytes } from './read-imported.ts';
import type { Brought } from './read-imported.ts';
import { MAX_UR_PARTS } from '../ur/ur-limits.ts';
import { notThis } from './refused.ts';
import type { BroughtProblem } from './refused.ts';

/**
 * What parts of a Uniform Resource, brought as text, make up. Throws BROUGHT_REFUSED: `urIncomplete` where more parts
 * are needed, `urMixed` where they are of two messages, `urDamaged`, `tooLarge`, and of what is whole what the type
 * says (`otherUr`, `publicKey`) or what the bytes are.
 */
export function readImportedUr(parts: readonly string[]): Brought {
  if (parts.length > MOST_PARTS) throw notThis('tooLarge');
  const reader = createUrReader();
  for (const part of parts) {
    const progress = reader.receive(part);
    if (progress.kind === 'whole') return importedFromUr(progress.type, progress.bytes);
    if (progress.kind === 'broken') throw notThis('urDamaged');
    if (progress.kind === 'refused') throw notThis(REFUSED[progress.because]);
  }
  throw notThis('urIncomplete');
}

/** What a whole Uniform Resource holds. Throws as `readBroughtBytes` does. */
export function importedFromUr(type: string, bytes: Uint8Array): Brought {
  if (!TYPES.includes(type)) throw notThis(KEYS.test(type) ? 'publicKey' : 'otherUr');
  return readImportedBytes(bytes);
}

/** A sequence with all of its parts three times over: what is longer is no message, and would take long to read. */
const MOST_PARTS = 3 * MAX_UR_PARTS;

const TYPES: readonly string[] = ['psbt', 'crypto-psbt', 'bytes'];
const KEYS =
  /^(?:crypto-)?(?:account|account-descriptor|hdkey|output|output-descriptor|eckey|address|coin-info|multi-accounts)$/;

const REFUSED = { form: 'urDamaged', other: 'urMixed', large: 'tooLarge' } as const satisfies Record<
  string,
  BroughtProblem
>;
