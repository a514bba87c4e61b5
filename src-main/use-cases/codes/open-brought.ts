import { WalletError } from '../../domain/errors.ts';
import type { BroughtProblem } from '../../domain/offline/refused.ts';
import type { Files } from '../../ports.ts';

/**
 * The bytes of a file that the person chooses; null when they turn back. Throws what `refuse` makes of what is no file
 * to be read, and DISK_REFUSED.
 */
export async function openBrought(
  files: Files,
  extensions: readonly string[],
  limitBytes: number,
  refuse: (problem: BroughtProblem) => WalletError,
): Promise<Uint8Array | null> {
  try {
    return (await files.open(extensions, limitBytes))?.bytes ?? null;
  } catch (error) {
    const failure = error instanceof WalletError ? error.failure : null;
    if (failure?.code === 'INPUT_TOO_LARGE') throw refuse('tooLarge');
    // The system opens a folder like a file and says what it is at the first byte.
    if (failure?.code === 'DISK_REFUSED' && failure.facts.detail === 'EISDIR') throw refuse('folder');
    throw error;
  }
}
