import chineseSimplified from 'bip39/src/wordlists/chinese_simplified.json' with { type: 'json' };
import chineseTraditional from 'bip39/src/wordlists/chinese_traditional.json' with { type: 'json' };
import czech from 'bip39/src/wordlists/czech.json' with { type: 'json' };
import french from 'bip39/src/wordlists/french.json' with { type: 'json' };
import italian from 'bip39/src/wordlists/italian.json' with { type: 'json' };
import japanese from 'bip39/src/wordlists/japanese.json' with { type: 'json' };
import korean from 'bip39/src/wordlists/korean.json' with { type: 'json' };
import portuguese from 'bip39/src/wordlists/portuguese.json' with { type: 'json' };
import spanish from 'bip39/src/wordlists/spanish.json' with { type: 'json' };
import type { WordLanguage } from '../../src-preload/contract/words.ts';
import { wordList } from './phrase.ts';

/** In the order in which a phrase is looked for. */
export const WORD_LISTS: Readonly<Record<WordLanguage, readonly string[]>> = {
  english: wordList,
  spanish,
  french,
  italian,
  portuguese,
  czech,
  japanese,
  korean,
  chineseSimplified,
  chineseTraditional,
};

export const WORD_LANGUAGES = Object.keys(WORD_LISTS) as readonly WordLanguage[];
