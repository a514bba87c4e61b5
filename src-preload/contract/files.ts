import * as v from 'valibot';
import { call } from './define.ts';

/** What a screen reads files for: each has its own endings and its own size. */
const fileKind = v.picklist(['toSign', 'backup', 'nodeList', 'invoices', 'pictures']);
export type FileKind = v.InferOutput<typeof fileKind>;

export const files = {
  /**
   * Asks the person for a file, or for several, in the system's own dialog, and answers what is in them; none where they
   * turn back. Throws FILE_KIND where a name ends otherwise than those of the kind, INPUT_TOO_LARGE, FILE_UNREADABLE, and
   * NOT_HERE (`noFileDialog`) where the host has no dialog.
   */
  choose: call(
    v.strictObject({ kind: fileKind }),
    v.strictObject({ files: v.array(v.strictObject({ name: v.string(), base64: v.string() })) }),
  ),
} as const;
