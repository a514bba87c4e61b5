import { getContext, setContext } from 'svelte';
import type { Word } from '../text/glossary.ts';

interface GlossaryLink {
  /** Opens the glossary at a word; null where a screen is left by its own buttons alone. */
  readonly open: ((word: Word) => void) | null;
}

const KEY = Symbol('glossary');

export const provideGlossary = (link: GlossaryLink): GlossaryLink => setContext(KEY, link);
/** Undefined for a part that stands alone, in a test. */
export const useGlossary = (): GlossaryLink | undefined => getContext<GlossaryLink | undefined>(KEY);
