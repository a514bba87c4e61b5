import type { OfferedFile } from '../../domain/offline/forms.ts';
import type { Files } from '../../ports.ts';

/** Saves where the person chooses; the port never overwrites in silence. Answers where, or null when they turn back. */
export function saveOffered(files: Files, { name, bytes }: OfferedFile): Promise<string | null> {
  return files.save(name, bytes);
}
