import * as v from 'valibot';
import { notice } from './define.ts';

const command = v.picklist([
  'palette',
  'settings',
  'lock',
  'back',
  'forward',
  'shortcuts',
  'glossary',
  'diagnostics',
]);
/** What is asked for by a key, in the menu of the window or by its name: each does the same by every way. */
export type MenuCommand = v.InferOutput<typeof command>;

/** The menu of a window of its own. */
export const menu = {
  /** Somebody chose it there. It only leads somewhere or locks: nothing moves money, and a locked page hears nothing. */
  chosen: notice(v.strictObject({ command })),
} as const;
