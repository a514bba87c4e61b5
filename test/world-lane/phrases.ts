import { wordsIn } from '../../src-preload/contract/typed-words.ts';
import { WalletError } from '../../src-main/base/errors.ts';
import { readPhrase } from '../../src-main/phrase/diagnose.ts';
import { isPhraseLength } from '../../src-main/phrase/phrase.ts';
import type { Made, WorldCase } from './lane.ts';

export function readPhraseCase({ text }: WorldCase): Made {
  try {
    const { words, language } = readPhrase(text);
    return { outcome: 'taken', language, words: words.join(' ').normalize('NFC') };
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    const { code, facts } = error.failure;
    if (code !== 'WORDS_COMPLETED') return { outcome: 'named', named: nameOf(error.failure) };
    const completed = Object.fromEntries(facts.words.map(({ position, word }) => [String(position), word]));
    // As the page shows them before they are taken: they must be taken then.
    const whole = wordsIn(text).map((word, at) => completed[String(at + 1)] ?? word);
    const { words, language } = readPhrase(whole.join(' '));
    return { outcome: 'completed', language, completed, words: words.join(' ').normalize('NFC') };
  }
}

function nameOf({ code, facts }: WalletError['failure']): string {
  if (code === 'WORDS_CHECKSUM') return 'checksumWrong';
  // Words of no list, whether some of them or most.
  if (code === 'WORDS_UNKNOWN' || (code === 'WORDS_FOREIGN' && facts.kind === 'otherList'))
    return 'unknownWords';
  if (code === 'WORDS_FOREIGN') return facts.kind === 'oneMore' ? 'oneWordMore' : facts.kind;
  if (code === 'WORDS_COUNT' && isPhraseLength(facts.count + 1)) return 'oneWordLess';
  if (code === 'WORDS_COUNT' && isPhraseLength(facts.count - 1)) return 'oneWordMore';
  return code;
}
