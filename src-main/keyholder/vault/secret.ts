import type { WordLanguage } from '../../../src-preload/contract/words.ts';
import { entropyToWords, phraseToSeed } from '../../phrase/phrase.ts';
import { WORD_LISTS } from '../../phrase/word-lists.ts';
import type { Network } from '../../base/network.ts';

/**
 * One wallet's secret in use. Its bytes are private to this class: no JSON, log or inspection shows them, and there
 * is no toJSON. JavaScript cannot promise erasure: what can be wiped is wiped, and the process ends after its act.
 */
export class Secret {
  readonly #entropy: Uint8Array;
  readonly network: Network;
  readonly createdAtMs: number;
  /** What leaves the wallet above this needs the app password typed for it; null: never asked for. */
  readonly askAboveSats: number | null;
  /** The word list's language: the seed is made of the words, so each list gives another seed. */
  readonly language: WordLanguage;

  /** Takes the bytes (16, 20, 24, 28 or 32) over: they are wiped with it. */
  constructor(
    entropy: Uint8Array,
    network: Network,
    createdAtMs: number,
    askAboveSats: number | null = null,
    language: WordLanguage = 'english',
  ) {
    this.#entropy = entropy;
    this.network = network;
    this.createdAtMs = createdAtMs;
    this.askAboveSats = askAboveSats;
    this.language = language;
  }

  /** The words: for *reveal* alone. Strings cannot be wiped. */
  words(): readonly string[] {
    return entropyToWords(this.#entropy, WORD_LISTS[this.language]);
  }

  /** Runs `act` with the seed (64 bytes), which is wiped when it returns or throws. */
  withSeed<T>(act: (seed: Uint8Array) => T): T {
    const seed = phraseToSeed(this.words());
    try {
      return act(seed);
    } finally {
      seed.fill(0);
    }
  }

  /** Only for writing the record. */
  withEntropy<T>(act: (entropy: Uint8Array) => T): T {
    return act(this.#entropy);
  }

  copy(): Secret {
    return this.asking(this.askAboveSats);
  }

  /** A copy that wants the app password from another sum on. */
  asking(aboveSats: number | null): Secret {
    const { network, createdAtMs, language } = this;
    return new Secret(Uint8Array.from(this.#entropy), network, createdAtMs, aboveSats, language);
  }

  wipe(): void {
    this.#entropy.fill(0);
  }
}
