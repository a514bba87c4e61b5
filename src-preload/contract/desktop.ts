import * as v from 'valibot';
import { BOUNDS } from './bounds.ts';
import { call, notice } from './define.ts';
import * as x from './values.ts';

const fileKind = v.picklist(['toSign', 'nodeList', 'invoices', 'pictures']);
export type FileKind = v.InferOutput<typeof fileKind>;

export const files = {
  /** Empty if the person cancelled. Throws FILE_KIND, INPUT_TOO_LARGE, FILE_UNREADABLE, NOT_HERE (`noFileDialog`). */
  choose: call(
    v.strictObject({ kind: fileKind }),
    v.strictObject({ files: v.array(v.strictObject({ name: v.string(), base64: v.string() })) }),
  ),
} as const;

const openedLink = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  /** The link only fills the form: no service is asked and nothing is signed. */
  v.strictObject({ kind: v.literal('invoice'), text: v.pipe(v.string(), v.maxLength(BOUNDS.linkChars)) }),
  /** The link is not one readable invoice; its text isn't repeated. */
  v.strictObject({ kind: v.literal('refused') }),
]);
export type OpenedLink = v.InferOutput<typeof openedLink>;

/** `rgb:` links opened by another program or a browser. */
export const links = {
  /** Carries no text: only `take` gives it, which a locked app refuses. */
  opened: notice(x.nothing, { whileLocked: true }),
  take: call(x.nothing, openedLink),
} as const;

const menuCommand = v.picklist([
  'palette',
  'settings',
  'lock',
  'back',
  'forward',
  'shortcuts',
  'glossary',
  'diagnostics',
]);
export type MenuCommand = v.InferOutput<typeof menuCommand>;

export const menu = {
  /** The commands only navigate or lock. None moves money, and a locked page hears none. */
  chosen: notice(v.strictObject({ command: menuCommand })),
} as const;
