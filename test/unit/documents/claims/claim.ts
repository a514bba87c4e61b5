/**
 * Where a sentence is held:
 * - `unit/….test.ts › beginning of a title`: a test or a spec below `test`, by how its title begins;
 * - `some/file › words`: a rule, a check, a step of a workflow, a figure in a source: words that stand in that file;
 * - `hardening 12`: an item of the forty, which `npm run -s hardening` proves;
 * - `decision: why`: a choice, an advice, a fact about others: nothing that a test of Ochre could find untrue;
 * - `not run: words`: what the README's part _Not yet run_ says of it.
 */
export type HeldBy = `${string} › ${string}` | `hardening ${number}` | `${'decision' | 'not run'}: ${string}`;

/** What a document says, by its opening words, and what would fail if it were untrue. */
export interface Claim {
  /** The beginning of a sentence, as it stands there. */
  readonly words: string;
  /** How many sentences it is, with that one: up to the next claim of its block. */
  readonly sentences: number;
  readonly heldBy: readonly HeldBy[];
}

export const claim = (sentences: number, words: string, ...heldBy: readonly HeldBy[]): Claim => ({
  words,
  sentences,
  heldBy,
});
