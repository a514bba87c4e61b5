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
export type MenuCommand = v.InferOutput<typeof command>;

export const menu = {
  /** It only navigates or locks: nothing moves money, and a locked page hears nothing. */
  chosen: notice(v.strictObject({ command })),
} as const;
