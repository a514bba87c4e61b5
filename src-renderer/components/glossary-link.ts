import { getContext, setContext } from 'svelte';
import type { Word } from '../text/glossary.ts';

interface GlossaryLink {
  /** Null on screens that are left by their own buttons alone. */
  readonly open: ((word: Word) => void) | null;
}

const KEY = Symbol('glossary');

export const provideGlossary = (link: GlossaryLink): GlossaryLink => setContext(KEY, link);
/** Undefined in a test. */
export const useGlossary = (): GlossaryLink | undefined => getContext<GlossaryLink | undefined>(KEY);
