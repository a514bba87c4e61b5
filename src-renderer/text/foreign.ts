export { named, sentence } from '../../src-preload/contract/outside.ts';
import { outside } from '../../src-preload/contract/outside.ts';

const LIMIT_CHARS = 200;

/** Text from outside, made harmless to read within a sentence or alone: see src-preload/contract/outside.ts. */
export const foreign = (text: string, limitChars = LIMIT_CHARS): string => outside(text, limitChars);
