import { WalletError } from '../../src-main/domain/errors.ts';
import { readPhrase } from '../../src-main/domain/keys/diagnose.ts';
import { isPhraseLength } from '../../src-main/domain/keys/phrase.ts';
import type { Made, WorldCase } from './lane.ts';

export function readPhraseCase({ text }: WorldCase): Made {
  try {
    const { words, language } = readPhrase(text);
    return { outcome: 'taken', language, words: words.join(' ').normalize('NFC') };
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    return { outcome: 'named', named: nameOf(error.failure) };
  }
}

function nameOf({ code, facts }: WalletError['failure']): string {
  if (code === 'WORDS_CHECKSUM') return 'checksumWrong';
  if (code === 'WORDS_UNKNOWN') return 'unknownWords';
  if (code === 'WORDS_FOREIGN') return facts.kind === 'oneMore' ? 'oneWordMore' : facts.kind;
  if (code === 'WORDS_COUNT' && isPhraseLength(facts.count + 1)) return 'oneWordLess';
  if (code === 'WORDS_COUNT' && isPhraseLength(facts.count - 1)) return 'oneWordMore';
  return code;
}
