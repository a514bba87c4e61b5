import { readBroughtUr } from '../../domain/offline/brought-ur.ts';
import type { OfferedFile } from '../../domain/offline/forms.ts';
import { readBroughtText } from '../../domain/offline/read-brought.ts';
import type { Brought } from '../../domain/offline/read-brought.ts';
import { notThis } from '../../domain/offline/refused.ts';
import type { Files } from '../../ports.ts';

/** A PSBT, or one with what was asked for beside it. */
export type BroughtToSign = Exclude<Brought, { readonly kind: 'ur' }>;

/** Reads a text from the clipboard. Throws BROUGHT_REFUSED, which repeats nothing of it. */
export function pasteToSign(text: string): BroughtToSign {
  return whole(readBroughtText(text));
}

/** Saves where the person chooses; the port never overwrites in silence. Answers where, or null when they turn back. */
export function saveOffered(files: Files, { name, bytes }: OfferedFile): Promise<string | null> {
  return files.save(name, bytes);
}

/** The same of parts of a Uniform Resource, put together. */
export function whole(brought: Brought): BroughtToSign {
  const read = brought.kind === 'ur' ? readBroughtUr(brought.parts) : brought;
  // The bytes in a Uniform Resource may be the text of another; nobody honest does so.
  if (read.kind === 'ur') throw notThis('otherUr');
  return read;
}
