import { isOddText, isPrintable } from '../book/texts.ts';
import CONFUSABLES from 'unhomoglyph/data.json' with { type: 'json' };
import { BITCOIN_WORDS } from '../../../src-preload/contract/outside.ts';
import { groupBy } from '../../base/groups.ts';

/** UTS 39 skeleton with Unicode's table, case, spaces, 0/O and 1/l/I folded too. Only compared, never shown. */
export function skeleton(text: string): string {
  const found = new Map<string, string>();
  const latin = (letter: string): string => {
    const known = found.get(letter) ?? latinOf(letter);
    found.set(letter, known);
    return known;
  };
  const look = isPrintable(text) ? lookOfAscii(text) : folded(Array.from(bare(text), latin).join(''));
  return /rn|vv/.test(look) ? look.replaceAll('rn', 'm').replaceAll('vv', 'w') : look;
}

const folded = (letters: string): string => letters.toLowerCase().replace(/0/g, 'o').replace(/[1i|]/g, 'l');

/** Most names are ASCII, and a first list may need a thousand of them. */
function lookOfAscii(text: string): string {
  let look = '';
  for (const letter of text) look += ASCII_LOOKS.get(letter) ?? '';
  return look;
}

function passesForBitcoin(name: string): boolean {
  // Unicode's classes take some ms to compile, and small ASCII letters look like their capitals.
  if (isPrintable(name)) {
    const words = name.split(/[^A-Za-z0-9$+<=>^`|~!@]+/);
    return (words.length === 1 ? words : [name, ...words]).some(
      (word) => word.length >= SHORTEST && isBitcoin(word),
    );
  }
  if (SIGN.test(name)) return true;
  const words = name.split(/[^\p{L}\p{M}\p{N}\p{S}\p{Cf}!@]+/u);
  // A capital of another script may pass for a Latin letter when its small form doesn't.
  const looks = new Set([name, ...words].flatMap((word) => [word, word.toLowerCase()]));
  return [...looks].some(isBitcoin);
}

const isBitcoin = (word: string): boolean => BITCOIN.has(lettersOf(skeleton(word)));
const SIGN = /\u20bf/u;
/** Figures and signs that pass for letters: `S4T5`. */
const lettersOf = (look: string): string => look.replace(/[4@578!¡]/g, (sign) => SPELT_BY.get(sign) ?? sign);
const SPELT_BY: ReadonlyMap<string, string> = new Map(
  ['4a', '@a', '5s', '7t', '8b', '!l', '¡l'].map(([sign = '', letter = '']) => [sign, letter]),
);

const bare = (text: string): string => text.normalize('NFKD').replace(/[\p{M}\p{C}\p{Z}\s._'’·-]/gu, '');
const ASCII_LOOKS: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 0x5e }, (_, at) => String.fromCharCode(0x21 + at)).map((letter) => [
    letter,
    folded(bare(letter).replace('$', 's')),
  ]),
);

const ASCII = /^[\x21-\x7e]+$/;

/** Unicode's table keeps small letters from capitals of their form (`в` is `ʙ` there), so both are looked up. */
function latinOf(letter: string): string {
  if (ASCII.test(letter)) return letter === '$' ? 's' : letter;
  const own = BESIDE.get(letter);
  if (own !== undefined) return own;
  const found = bare(table[letter] ?? letter);
  if (ASCII.test(found)) return found;
  const upper = letter.toUpperCase();
  const capital = bare(table[upper] ?? upper);
  return ASCII.test(capital) ? capital : (BESIDE.get(found) ?? found);
}

const table: Readonly<Record<string, string | undefined>> = CONFUSABLES;

const lettersFrom = (first: number): string =>
  Array.from({ length: 26 }, (_, at) => String.fromCodePoint(first + at)).join('');
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BESIDE: ReadonlyMap<string, string> = new Map(
  [
    ['ᴀʙᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴘʀꜱᴛᴜʏ', 'abdefghijklmnprstuy'],
    ['₿฿ɃƀⲂ₵¢€£Ϲϲ', 'BBBbBCCeLCc'],
    ['ԚпωյʌΛ∆Δ∅⊙◯○●', 'QnwjAAAAooooo'],
    ['乃丅ㄒ匚卂丂', 'BTTCAS'],
    ...[0x1f150, 0x1f170, 0x1f1e6].map((first) => [lettersFrom(first), LETTERS] as const),
  ].flatMap(([others = '', latin = '']) =>
    Array.from(others).map((other, place): [string, string] => [other, latin[place] ?? other]),
  ),
);

const SPELT = [
  ...['биткоин', 'биткойн', 'біткоїн', 'біткоін', 'биткоины', 'сатоши', 'сатоші', 'μπιτκοιν', 'σατοσι'],
  ...['比特币', '比特幣', '聪', 'ビットコイン', 'サトシ', '비트코인', '사토시'],
  ...['بيتكوين', 'بتكوين', 'بیت‌کوین', 'ساتوشي', 'ביטקוין', 'סטושי', 'बिटकॉइन', 'सातोशी', 'บิตคอยน์'],
];
const BITCOIN: ReadonlySet<string> = new Set(
  [...BITCOIN_WORDS, ...SPELT].map((word) => lettersOf(skeleton(word))),
);

/** A name's skeleton is no longer than the name. */
const SHORTEST = Math.min(...[...BITCOIN].filter(isPrintable).map((word) => word.length));

export interface AssetName {
  readonly assetId: string;
  readonly ticker: string | null;
  readonly name: string;
  readonly details: string | null;
}

export interface Marks {
  /** Ids of other assets with the same ticker (security.md G28). */
  readonly sameTicker: readonly string[];
  /** Ids of other assets whose ticker or name looks alike (security.md G27), without those of the same ticker. */
  readonly looksLike: readonly string[];
  readonly oddText: boolean;
  readonly likeBitcoin: boolean;
}

/** Anyone may take any ticker and name: both sides of a look-alike are marked. */
export function markAssets(assets: readonly AssetName[]): ReadonlyMap<string, Marks> {
  const tickers = new Map(assets.map(({ assetId, ticker }) => [assetId, ticker]));
  const named = assets.filter(({ ticker }) => ticker !== null);
  const byTicker = groupBy(named, ({ ticker }) => ticker);
  const byLook = new Map<string, AssetName[]>();
  for (const asset of assets) for (const look of looksOf(asset)) put(byLook, look, asset);
  return new Map(
    assets.map((asset) => {
      const { assetId, ticker, name, details } = asset;
      const alike = looksOf(asset).map((look) => byLook.get(look) ?? []);
      const isSame = (id: string): boolean => ticker !== null && tickers.get(id) === ticker;
      const sameTicker = take([byTicker.get(ticker) ?? []], (id) => id !== assetId);
      const looksLike = take(alike, (id) => id !== assetId && !isSame(id));
      const oddText =
        isOddText(name, 'name') ||
        (ticker !== null && isOddText(ticker, 'ticker')) ||
        (details !== null && isOddText(details, 'details'));
      const likeBitcoin = [ticker ?? '', name].some((text) => readLook(text).passesForBitcoin);
      return [assetId, { sameTicker, looksLike, oddText, likeBitcoin }];
    }),
  );
}

/** Some names are enough if a thousand look alike. */
const MAX_NAMED = 20;
/** Nobody compares longer names. */
const MAX_COMPARED_CHARS = 200;

interface Look {
  readonly skeleton: string;
  readonly passesForBitcoin: boolean;
}

/** Names hardly ever change, and each list of a wallet's assets asks about all of them. */
const read = new Map<string, Look>();
const MOST_READ = 20_000;

/** The first read of a thousand names takes tens of ms, so callers read many names in turns before `markAssets`. */
export function readLook(text: string): Look {
  const compared = text.slice(0, MAX_COMPARED_CHARS);
  const known = read.get(compared);
  if (known !== undefined) return known;
  if (read.size >= MOST_READ) read.clear();
  const look = { skeleton: skeleton(compared), passesForBitcoin: passesForBitcoin(compared) };
  read.set(compared, look);
  return look;
}

function looksOf({ ticker, name }: AssetName): string[] {
  const looks = [ticker ?? '', name].map((text) => readLook(text).skeleton);
  return [...new Set(looks)].filter((look) => look !== '');
}

function put(map: Map<string, AssetName[]>, key: string, asset: AssetName): void {
  const group = map.get(key);
  if (group === undefined) map.set(key, [asset]);
  else group.push(asset);
}

function take(groups: readonly (readonly AssetName[])[], isMeant: (id: string) => boolean): string[] {
  const taken = new Set<string>();
  for (const group of groups) {
    // Most look like no other.
    if (group.length === 1) continue;
    for (const { assetId } of group) {
      if (taken.size === MAX_NAMED) return [...taken];
      if (isMeant(assetId)) taken.add(assetId);
    }
  }
  return [...taken];
}
