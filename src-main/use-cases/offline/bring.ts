import { WalletError } from '../../domain/errors.ts';
import { readBroughtUr } from '../../domain/offline/brought-ur.ts';
import type { OfferedFile } from '../../domain/offline/forms.ts';
import { MAX_BROUGHT_BYTES } from '../../domain/offline/limits.ts';
import { readBroughtBytes, readBroughtText } from '../../domain/offline/read-brought.ts';
import type { Brought } from '../../domain/offline/read-brought.ts';
import { notThis } from '../../domain/offline/refused.ts';
import type { Files } from '../../ports.ts';

/** A PSBT, or one with what was asked for beside it. */
export type BroughtToSign = Exclude<Brought, { readonly kind: 'ur' }>;

/**
 * Has the person choose a file with something to sign; null when they turn back. Throws BROUGHT_REFUSED with what it is
 * instead, a folder among it, and DISK_REFUSED.
 */
export async function openToSign(files: Files): Promise<BroughtToSign | null> {
  const opened = await files.open(EXTENSIONS, MAX_BROUGHT_BYTES).catch(asBrought);
  return opened === null ? null : whole(readBroughtBytes(opened.bytes));
}

/** The same of a text from the clipboard. Throws BROUGHT_REFUSED, which repeats nothing of it. */
export function pasteToSign(text: string): BroughtToSign {
  return whole(readBroughtText(text));
}

/** Saves where the person chooses; the port never overwrites in silence. Answers where, or null when they turn back. */
export function saveOffered(files: Files, { name, bytes }: OfferedFile): Promise<string | null> {
  return files.save(name, bytes);
}

const EXTENSIONS = ['psbt', 'json', 'txt'];

/** The same of parts of a Uniform Resource, put together. */
export function whole(brought: Brought): BroughtToSign {
  const read = brought.kind === 'ur' ? readBroughtUr(brought.parts) : brought;
  // The bytes in a Uniform Resource may be the text of another; nobody honest does so.
  if (read.kind === 'ur') throw notThis('otherUr');
  return read;
}

/** The system opens a folder like a file and says what it is at the first byte. */
function asBrought(error: unknown): never {
  const failure = error instanceof WalletError ? error.failure : null;
  if (failure?.code === 'INPUT_TOO_LARGE') throw notThis('tooLarge');
  if (failure?.code === 'DISK_REFUSED' && failure.facts.detail === 'EISDIR') throw notThis('folder');
  throw error;
}
