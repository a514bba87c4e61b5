import * as v from 'valibot';
import { call, notice } from './define.ts';
import * as x from './values.ts';

const openedLink = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  /** An invoice, word for word. It only ever fills the form: nothing is asked of a service, nothing is signed. */
  v.strictObject({ kind: v.literal('invoice'), text: v.pipe(v.string(), v.maxLength(4_096)) }),
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
