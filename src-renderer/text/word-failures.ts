import type { FactsOf } from '../../src-preload/contract/index.ts';
import { named } from './foreign.ts';
import { plural } from './numbers.ts';

type Code = 'WORDS_COUNT' | 'WORDS_FOREIGN' | 'WORDS_UNKNOWN' | 'WORDS_CHECKSUM' | 'WORDS_OTHER_WALLET';
type Kind = FactsOf<'WORDS_FOREIGN'>['kind'];
interface Words {
  readonly title: string;
  readonly happened: string;
  readonly todo: string;
  readonly retry: boolean;
}

function final(title: string, happened: string, todo: string): Words {
  return { title, happened, todo, retry: false };
}

const COMPARE = 'Compare with what you wrote down.';
const SEND_FROM = (program: string): string =>
  `Open it in ${program}, and send its bitcoin to a new wallet of Ochre.`;

const LANGUAGES: Readonly<Record<FactsOf<'WORDS_CHECKSUM'>['language'], string>> = {
  english: 'English',
  spanish: 'Spanish',
  french: 'French',
  italian: 'Italian',
  portuguese: 'Portuguese',
  czech: 'Czech',
  japanese: 'Japanese',
  korean: 'Korean',
  chineseSimplified: 'Chinese (simplified)',
  chineseTraditional: 'Chinese (traditional)',
};

const foreignKinds: Readonly<Record<Kind, Words>> = {
  electrum: final(
    'This is an Electrum phrase',
    'It bears Electrum’s version mark. Electrum makes other keys of it than BIP39 does, so Ochre can’t restore it.',
    `${SEND_FROM('Electrum')} If another program made it, one word is wrong: compare with what you wrote down.`,
  ),
  electrumTwoFactor: final(
    'This is an Electrum phrase with two-factor authentication',
    'It bears Electrum’s mark for it. Its coins need a second key that these words do not make, so Ochre can’t restore it.',
    `${SEND_FROM('Electrum')} If another program made it, one word is wrong: compare with what you wrote down.`,
  ),
  aezeed: final(
    'This is a cipher seed of LND (aezeed)',
    'Its own checksum fits. Its words are BIP39’s, but only programs built on LND make its keys of them.',
    SEND_FROM('the program that made it'),
  ),
  slip39: final(
    'This is a share of a SLIP39 backup',
    'Its words are of SLIP39’s list. One share is no wallet, and several make other keys than BIP39 does.',
    SEND_FROM('the program or device that made it'),
  ),
  monero: final(
    'This is a Monero phrase',
    'Its last word is Monero’s checksum. It restores monero, and there is no bitcoin in it.',
    'Look for the words of your bitcoin wallet.',
  ),
  oneMore: final(
    'There is one word too many',
    'Without the last word these are a whole phrase. The last one may be a BIP39 passphrase, which Ochre does not support: without it you would restore another wallet.',
    'Leave it out only if it does not belong to your phrase. Else use the program that made the wallet.',
  ),
  otherList: final(
    'These are not the words of a BIP39 phrase',
    'Most of them are in none of the ten lists of BIP39. Monero, SLIP39 and Electrum before 2014 have lists of their own.',
    'Find out which program made them, and open them there.',
  ),
};

/** What is said of words that were typed: part of the table in failures.ts. */
export const wordFailures: { readonly [C in Code]: (facts: FactsOf<C>) => Words } = {
  WORDS_COUNT: ({ count }) =>
    final(
      count === 0 ? 'There are no words yet' : `${plural(count, 'word')} cannot be right`,
      'A recovery phrase has 12, 15, 18, 21 or 24 words.',
      COMPARE,
    ),
  WORDS_FOREIGN: ({ kind }) => foreignKinds[kind],
  WORDS_UNKNOWN: ({ language, words }) =>
    final(
      words.length === 1
        ? 'One word is not in the list'
        : `${plural(words.length, 'word')} are not in the list`,
      `Not in the list of 2 048 words in ${LANGUAGES[language]}: ${wordsHint(words)}.`,
      COMPARE,
    ),
  WORDS_CHECKSUM: ({ language, places }) =>
    final(
      'The words do not belong together',
      `Each is in the list in ${LANGUAGES[language]}, but the checksum does not fit: one is wrong, or two changed places.${
        places.length === 0
          ? ''
          : ` Perhaps it is ${places.map((place) => `word ${String(place)}`).join(' or ')}.`
      }`,
      'Compare with what you wrote down, in that order.',
    ),
  WORDS_OTHER_WALLET: ({ walletName }) =>
    final(
      'These are the words of another wallet',
      `They are valid, and give other keys than ${named(walletName)} has.`,
      'Look whether you took the right sheet.',
    ),
};

function wordsHint(hints: readonly { position: number; suggestions: readonly string[] }[]): string {
  return hints
    .map(({ position, suggestions }) =>
      suggestions.length === 0
        ? `word ${String(position)}`
        : `word ${String(position)} (perhaps ${suggestions.map((word) => `“${word}”`).join(' or ')})`,
    )
    .join(', ');
}
