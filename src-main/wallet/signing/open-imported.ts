import { WalletError } from '../../domain/errors.ts';
import type { BroughtProblem } from '../../domain/offline/refused.ts';
import type { Files } from '../../ports.ts';

/**
 * The bytes of a file that the person chooses; null when they turn back. Throws what `refuse` makes of what is no file
 * to be read, and FILE_UNREADABLE.
 */
export async function openImported(
  files: Files,
  extensions: readonly string[],
  limitBytes: number,
  refuse: (problem: BroughtProblem) => WalletError,
): Promise<Uint8Array | null> {
  const opened = await readBrought(() => files.open(extensions, limitBytes), refuse);
  return opened?.bytes ?? null;
}

/** What was read of a file, however it came here. Throws as above. */
export async function readBrought<T>(
  read: () => Promise<T>,
  refuse: (problem: BroughtProblem) => WalletError,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const failure = error instanceof WalletError ? error.failure : null;
    if (failure?.code === 'INPUT_TOO_LARGE') throw refuse('tooLarge');
    if (failure?.code === 'FILE_UNREADABLE' && failure.facts.detail === 'EISDIR') throw refuse('folder');
    throw error;
  }
}
