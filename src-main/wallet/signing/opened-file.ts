import type { CallOutput } from '../../../src-preload/contract/index.ts';
import { notThis } from '../../domain/offline/refused.ts';
import { readBrought } from './open-imported.ts';
import type { WalletContext } from '../context.ts';

/** The longest name that the contract carries. */
const MAX_NAME_CHARS = 255;

/**
 * The file that Ochre was opened with, where there is something to sign in it. It only ever fills a form: nothing is
 * kept, judged or asked of it here. Touches no key. Throws BROUGHT_REFUSED with what it is instead, FILE_UNREADABLE;
 * then it is forgotten.
 */
export async function openedFile({
  openedFiles,
  judging,
}: Pick<WalletContext, 'openedFiles' | 'judging'>): Promise<CallOutput<'offline.openedFile'>> {
  const opened = await readBrought(() => openedFiles.read(), notThis);
  if (opened === null) return { file: null };
  const { openedId, name, bytes } = opened;
  try {
    // What is something else does not go to the page, which could show it.
    await judging.readBrought({ kind: 'bytes', bytes });
  } catch (error) {
    openedFiles.forget(openedId);
    throw error;
  }
  const base64 = Buffer.from(bytes).toString('base64');
  return { file: { openedId, name: name.slice(0, MAX_NAME_CHARS), base64 } };
}
