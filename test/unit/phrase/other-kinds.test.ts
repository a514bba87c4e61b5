import { describe, expect, it } from 'vitest';
import { readPhrase } from '../../../src-main/phrase/diagnose.ts';
import { electrumKindOf, SLIP39_WORDS } from '../../../src-main/phrase/other-kinds.ts';
import { entropyToWords, normaliseWords, wordsToEntropy } from '../../../src-main/phrase/phrase.ts';
import { WORD_LISTS } from '../../../src-main/phrase/word-lists.ts';
import { crc32c } from '../../../src-main/base/crc32.ts';
import { failureThrown } from '../../support/failure-of.ts';
import type { ForeignPhrase } from '../../../src-preload/contract/words.ts';

const failureOf = (text: string) => failureThrown(() => readPhrase(text));

/** Published phrases from other programs' tests and documents. Never fund them. */
const FOREIGN: readonly (readonly [string, ForeignPhrase, string])[] = [
  [
    'Electrum, segwit, with capitals and wide spaces',
    'electrum',
    'bitter GRASS shiver  impose acquire brush forget axis eager alone wine silver',
  ],
  [
    'Electrum in Spanish, segwit',
    'electrum',
    'equipo fiar auge langosta hacha calor trance cubrir carro pulmón oro áspero',
  ],
  [
    'Electrum in Japanese',
    'electrum',
    'なのか ひろい しなん まなぶ つぶす さがす おしゃれ かわく おいかける けさき かいとう さたん',
  ],
  ['Electrum in Chinese', 'electrum', '眼 悲 叛 改 节 跃 衡 响 疆 股 遂 冬'],
  [
    'LND’s aezeed',
    'aezeed',
    'ability liquid travel stem barely drastic pact cupboard apple thrive morning oak feature tissue couch old math inform success suggest drink motion know royal',
  ],
  [
    'a share of SLIP39 of 20 words',
    'slip39',
    'duckling enlarge academic academic agency result length solution fridge kidney coal piece deal husband erode duke ajar critical decision keyboard',
  ],
  [
    'Monero',
    'monero',
    'velvet lymph giddy number token physics poetry unquoted nibs useful sabotage limits benches lifestyle eden nitrogen anvil fewest avoid batch vials washing fences goat unquoted',
  ],
];

describe('a phrase of another kind', () => {
  it.each(FOREIGN)('of %s is named as %s, without suggestions', (_, kind, text) => {
    expect(failureOf(text)).toEqual({ code: 'WORDS_FOREIGN', facts: { kind } });
  });

  it("is named as Electrum's with a second factor", () => {
    expect(kindOfElectrum('two')).toBe('electrumTwoFactor');
    expect(kindOfElectrum('one')).toBe('electrum');
  });

  it('of SLIP39 is named with 33 words, even with one mistyped', () => {
    const words = [...SLIP39_WORDS].slice(0, 33);
    for (const typed of [words, words.with(4, 'acide')])
      expect(failureOf(typed.join(' '))).toEqual({ code: 'WORDS_FOREIGN', facts: { kind: 'slip39' } });
  });

  it('of LND is named as LND’s even if it fits BIP39’s checksum', () =>
    expect(failureOf(bothAezeedAndBip39())).toEqual({ code: 'WORDS_FOREIGN', facts: { kind: 'aezeed' } }));

  it('with one word more is refused, and no word is dropped', () => {
    for (const bytes of [16, 32]) {
      const typed = [...entropyToWords(new Uint8Array(bytes).fill(3)), 'satoshi'].join(' ');
      expect(failureOf(typed)).toEqual({ code: 'WORDS_FOREIGN', facts: { kind: 'oneMore' } });
    }
  });

  it('with one word more is named so even if it has Electrum’s mark by chance', () => {
    const words = `${'abandon '.repeat(11)}about satoshi`;
    expect(electrumKindOf(words.split(' '))).toBe('electrum');
    expect(failureOf(words)).toEqual({ code: 'WORDS_FOREIGN', facts: { kind: 'oneMore' } });
  });

  it('from an unknown word list is named as such, without suggestions from ours', () => {
    const words = 'like just love know never want time out there make look eye'.split(' ');
    const strange = words.map((word) => `${word}xyz`);
    expect(failureOf(strange.join(' '))).toEqual({ code: 'WORDS_FOREIGN', facts: { kind: 'otherList' } });
  });

  it("isn't recognised in a BIP39 phrase with one word misspelt or misplaced", () => {
    const words = entropyToWords(new Uint8Array(16).fill(9));
    expect(failureOf(words.with(3, 'abuot').join(' '))).toMatchObject({ code: 'WORDS_UNKNOWN' });
    expect(failureOf(words.with(3, 'zone').join(' '))).toMatchObject({ code: 'WORDS_CHECKSUM' });
    const monero = FOREIGN.find(([, kind]) => kind === 'monero')?.[2].split(' ') ?? [];
    expect(failureOf(monero.with(3, 'zebra').join(' '))).not.toMatchObject({ facts: { kind: 'monero' } });
  });
});

/** The first BIP39 phrase with Electrum's mark; half of the marks are those of the second factor. */
function kindOfElectrum(wanted: 'one' | 'two'): string | null {
  for (let at = 0; at < 20_000; at++) {
    const words = Array.from(
      { length: 12 },
      (_, i) => WORD_LISTS.english[(at * 31 + i * i * 7) % 2048] ?? '',
    );
    const kind = electrumKindOf(normaliseWords(words.join(' ')));
    if (kind === (wanted === 'one' ? 'electrum' : 'electrumTwoFactor')) return kind;
  }
  return null;
}

/** A cipher seed of version 0 whose first 29 bytes are tried until its words fit BIP39's checksum as well. */
function bothAezeedAndBip39(): string {
  for (let tried = 1; tried < 10_000; tried++) {
    const bytes = new Uint8Array(33);
    const view = new DataView(bytes.buffer);
    view.setUint32(1, tried);
    view.setUint32(29, crc32c(bytes.subarray(0, 29)));
    const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
    const words = (bits.match(/.{11}/g) ?? []).map((index) => WORD_LISTS.english[parseInt(index, 2)] ?? '');
    if (wordsToEntropy(words).ok) return words.join(' ');
  }
  throw new Error('none was found');
}
