export { nameText, sentence } from '../../src-preload/contract/outside.ts';
import { outside } from '../../src-preload/contract/outside.ts';

const LIMIT_CHARS = 200;

/** Makes others' text harmless; see src-preload/contract/outside.ts. */
export const foreign = (text: string, limitChars = LIMIT_CHARS): string => outside(text, limitChars);
