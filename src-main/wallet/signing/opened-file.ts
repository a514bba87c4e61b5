import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { WalletError, importRefused, type ImportProblem } from '../../base/errors.ts';
import type { Files } from '../../ports/index.ts';
import type { WalletContext } from '../context/context.ts';

/** The contract's longest name. */
const MAX_NAME_CHARS = 255;

/** Fills a form with the opened file, or forgets the file. Touches no key. Throws BROUGHT_REFUSED, FILE_UNREADABLE. */
export async function readOpenedFile({
  openedFiles,
  reader,
}: Pick<WalletContext, 'openedFiles' | 'reader'>): Promise<CallAnswer<'offline.openedFile'>> {
  const opened = await readBrought(() => openedFiles.read(), importRefused);
  if (opened === null) return { file: null };
  const { openedId, name, bytes } = opened;
  try {
    // Anything else doesn't go to the page, which could show it.
    await reader.readBrought({ kind: 'bytes', bytes });
  } catch (error) {
    openedFiles.forget(openedId);
    throw error;
  }
  const base64 = Buffer.from(bytes).toString('base64');
  return { file: { openedId, name: name.slice(0, MAX_NAME_CHARS), base64 } };
}

/** Null if the person cancels. Throws what `refuse` makes of a bad file, and FILE_UNREADABLE. */
export async function openImported(
  files: Files,
  extensions: readonly string[],
  limitBytes: number,
  refuse: (problem: ImportProblem) => WalletError,
): Promise<Uint8Array | null> {
  const opened = await readBrought(() => files.open(extensions, limitBytes), refuse);
  return opened?.bytes ?? null;
}

async function readBrought<T>(
  read: () => Promise<T>,
  refuse: (problem: ImportProblem) => WalletError,
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
