import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import type { BroughtView, Failure } from '../../src-preload/contract/index.ts';

export type Content =
  | { readonly kind: 'bytes'; readonly base64: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'parts'; readonly parts: string[] };

/** Content to sign, which may also be several signers' PSBTs that were combined here. */
export type ContentToSign = Content | { readonly kind: 'combined'; readonly combinedId: string };

export interface PickedFile<C = Content> {
  readonly name: string;
  readonly read: () => Promise<C | Failure>;
}

export interface ImportItem {
  readonly key: number;
  readonly name: string;
  readonly view: BroughtView | null;
  readonly failure: Failure | null;
}

/** The dropped files. A dropped folder is one item, whose reading fails. */
export function droppedFiles(transfer: DataTransfer): PickedFile[] {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  if (items.length === 0) return chosenFiles(transfer.files);
  return items.flatMap((item): PickedFile[] => {
    const file = item.getAsFile();
    const isFolder = item.webkitGetAsEntry()?.isDirectory === true;
    return file === null ? [] : [{ name: file.name, read: () => contentOf(isFolder ? null : file) }];
  });
}

export function chosenFiles(files: Iterable<File>): PickedFile[] {
  return [...files].map((file) => ({ name: file.name, read: () => contentOf(file) }));
}

export function pickedFile({ name, base64 }: { readonly name: string; readonly base64: string }): PickedFile {
  return { name, read: () => Promise.resolve({ kind: 'bytes', base64 }) };
}

/** The file's bytes, or why not. A file that is too large isn't read. */
async function contentOf(file: File | null): Promise<Content | Failure> {
  if (file === null) return refused('folder');
  if (file.size > BOUNDS.importBytes) return refused('tooLarge');
  try {
    return { kind: 'bytes', base64: await base64Of(file) };
  } catch {
    // Some browsers give a folder as a file, which they can't read.
    return refused(file.size === 0 || file.type === '' ? 'folder' : 'unknownBytes');
  }
}

export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(new Error('the file could not be read'));
    reader.onload = () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : '');
    };
    reader.readAsDataURL(file);
  });
}

const refused = (problem: 'folder' | 'tooLarge' | 'unknownBytes'): Failure => ({
  code: 'BROUGHT_REFUSED',
  facts: { problem },
});

export const isComparedAll = ({ compares }: BroughtView): boolean =>
  compares.every(({ state }) => state === 'same' || state === 'skipped');
