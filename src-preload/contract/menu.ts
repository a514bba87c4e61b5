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
  /** The commands only navigate or lock. None moves money, and a locked page hears none. */
  chosen: notice(v.strictObject({ command })),
} as const;
