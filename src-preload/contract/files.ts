import * as v from 'valibot';
import { BOUNDS } from './bounds.ts';
import { call, notice } from './define.ts';
import * as x from './values.ts';

/** What a screen reads files for: each has its own endings and its own size. */
const fileKind = v.picklist(['toSign', 'nodeList', 'invoices', 'pictures']);
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

const openedLink = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  /** An invoice, word for word. It only ever fills the form: nothing is asked of a service, nothing is signed. */
  v.strictObject({ kind: v.literal('invoice'), text: v.pipe(v.string(), v.maxLength(BOUNDS.linkChars)) }),
  /** Something else than one invoice that can be read. What it was is not told. */
  v.strictObject({ kind: v.literal('refused') }),
]);
export type OpenedLink = v.InferOutput<typeof openedLink>;

/** `rgb:` links that another program, or a page in a browser, opened with Ochre. */
export const links = {
  /** One was opened. Says nothing of it: what it holds is taken by `take`, which a locked app does not answer. */
  opened: notice(x.nothing, { whileLocked: true }),
  /** The last one that was opened, once. */
  take: call(x.nothing, openedLink),
} as const;
