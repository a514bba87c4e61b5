import { describe, expect, it } from 'vitest';
import CONFUSABLES from 'unhomoglyph/data.json' with { type: 'json' };
import { skeleton, markAssets, type AssetName } from '../../../../src-main/wallet/assets/look-alikes.ts';
import { cutText, isOddText } from '../../../../src-main/wallet/book/texts.ts';
import { cpuMsOf } from '../../../support/cpu-time.ts';

const asset = (assetId: string, ticker: string | null, name: string, details: string | null = null) => ({
  ...{ assetId, ticker, name, details },
});
const marksOf = (assets: AssetName[], assetId: string) => markAssets(assets).get(assetId);

it('G28: the same ticker twice marks both, each with the other', () => {
  const assets = [asset('a', 'USDT', 'Tether'), asset('b', 'USDT', 'Something'), asset('c', 'EURT', 'Euro')];
  expect(marksOf(assets, 'a')?.sameTicker).toEqual(['b']);
  expect(marksOf(assets, 'b')?.sameTicker).toEqual(['a']);
  const none = { sameTicker: [], looksLike: [], oddText: false, likeBitcoin: false };
  expect(marksOf(assets, 'c')).toEqual(none);
});

it('the same ticker twice names some of a thousand, so that no answer swells', () => {
  const assets = Array.from({ length: 1_000 }, (_, i) => asset(`a${i}`, 'USDT', `Name ${i}`));
  expect(marksOf(assets, 'a7')?.sameTicker).toHaveLength(20);
  expect(marksOf(assets, 'a7')?.looksLike).toEqual([]);
});

describe('a look-alike', () => {
  it.each([
    ['a Cyrillic letter', 'USDТ'],
    ['Greek letters', 'ΒTC', 'BTC'],
    ['another case', 'usdt'],
    ['full-width letters', 'ＵＳＤＴ'],
    ['mathematical letters', '𝐔𝐒𝐃𝐓'],
    ['a zero-width space', 'US\u200bDT'],
    ['a combining mark', 'USD\u0323T'],
    ['a space', 'USD T'],
    ['a hyphen', 'USD-T'],
    ['a zero for an O', 'G0LD', 'GOLD'],
    ['a 1 for an I', 'G1LT', 'GILT'],
    ['a small L for an I', 'GlLT', 'GILT'],
    ['rn for m', 'Burn', 'Bum'],
  ])('G27: with %s is marked on both sides', (_, odd, known = 'USDT') => {
    const assets = [asset('known', known, 'The known one'), asset('odd', odd, 'The other one')];
    expect(marksOf(assets, 'known')).toMatchObject({ looksLike: ['odd'], sameTicker: [] });
    expect(marksOf(assets, 'odd')).toMatchObject({ looksLike: ['known'], sameTicker: [] });
  });

  it('is a name like another’s ticker too, and the very same name', () => {
    const assets = [asset('a', 'USDT', 'Tether'), asset('b', null, 'Usdt'), asset('c', 'TTT', 'Tether')];
    expect(marksOf(assets, 'a')?.looksLike).toEqual(['b', 'c']);
  });

  it('is none where one letter truly differs', () => {
    const assets = [asset('a', 'USDT', 'Tether'), asset('b', 'USDC', 'Circle'), asset('c', 'EURT', 'Euro')];
    for (const id of ['a', 'b', 'c']) expect(marksOf(assets, id)?.looksLike).toEqual([]);
  });

  it('compares no more than the beginning of a text of megabytes', () => {
    expect(skeleton('x')).toBe('x');
    const long = 'USDT'.repeat(500_000);
    const assets = Array.from({ length: 50 }, (_, i) => asset(`a${i}`, long, long, long));
    expect(cpuMsOf(() => markAssets(assets))).toBeLessThan(1_000);
  });
});

const marked = (ticker: string | null, name: string): boolean | undefined =>
  marksOf([asset('a', ticker, name)], 'a')?.likeBitcoin;

const WRITTEN =
  'BTC ВТС вtс ᗷTC ꓐꓔꓚ 𐊂𐊗𐊢 ⲂTC 🅱🆃🅲 🅑🅣🅒 🇧🇹🇨 ƀtc BŦC ʙᴛᴄ 乃丅匚 ᏴᎢᏟ ₿ SАTS ꜱats S4TS SΛTS 5475 $ATS s@ts b!tcoin ' +
  'bitc∅in Bіtсоіп sat0shi B.T.C B\u200bTC ₿gold биткоин БИТКОИН 比特币 ビットコイン بيتكوين ביטקוין μπιτκόιν';
it.each([...WRITTEN.split(' '), ...['Wrapped BTC', 'B T C', 'Bitcoin (native)']])(
  'a name of bitcoin’s in whatever script it is written is marked: %s',
  (name) => {
    expect(marked(null, name)).toBe(true);
    expect(marked(name, 'One')).toBe(true);
  },
);

it.each(['Plan B', 'Class B share', 'Gold', 'Bitter', 'Sat upon', 'Orbit', 'Habits', 'TBCC'])(
  'a name of bitcoin’s is not every word that has its letters: %s',
  (name) => {
    // “Sat” is a unit, alone or among other words.
    expect(marked(null, name)).toBe(name === 'Sat upon');
  },
);

const latin = Object.entries(CONFUSABLES).filter(
  ([from, to]) => /^[A-Za-z0-9]$/.test(to) && !/^[!-~]/.test(from),
);

it('Unicode’s table of what looks alike is held to, for 99 of a hundred signs that pass for a Latin letter or a figure', () => {
  const held = latin.filter(([from, to]) => skeleton(from) === skeleton(to));
  expect(latin.length).toBeGreaterThan(1_300);
  expect(held.length / latin.length).toBeGreaterThan(0.99);
});

describe('odd text', () => {
  it.each([
    ['the direction turned', 'Tether\u202eTDSU'],
    ['an isolate', 'a\u2066b'],
    ['zero-width letters', 'Te\u200bther'],
    ['a soft hyphen', 'Te\u00adther'],
    ['a control character', 'Te\u0007ther'],
    ['a line break', 'Te\nther'],
    ['a filler that shows nothing', 'Te\u3164ther'],
    ['a byte order mark', '\ufeffTether'],
    ['Latin and Cyrillic', 'Tethеr'],
    ['Latin and Greek', 'Tethεr'],
    ['a pile of marks', 'T\u0301\u0301\u0301\u0301ether'],
    ['10,000 characters', 'a'.repeat(10_000)],
  ])('G27: %s in a name is marked', (_, name) => {
    expect(isOddText(name, 'name')).toBe(true);
    expect(marksOf([asset('a', 'T', name)], 'a')?.oddText).toBe(true);
  });

  it('G27: markup is not odd, only inert', () =>
    expect(isOddText('<img src=x onerror=alert(1)>', 'name')).toBe(false));

  it.each(['USDТ', 'ＵＳＤＴ', 'US DT', '₿'])(
    'G27: %s is no ticker that rgb-lib lets anyone write',
    (ticker) => expect(isOddText(ticker, 'ticker')).toBe(true),
  );

  it.each(['Tether', 'Größe 1', 'Рубль', '日本円 JPY', 'Ελλάδα', 'a'.repeat(100)])(
    '%s is a name like any',
    (name) => expect(isOddText(name, 'name')).toBe(false),
  );

  it('may be lines and other languages in a description, but no mixed word', () => {
    expect(isOddText('The rouble\n(рубль)', 'details')).toBe(false);
    expect(isOddText('The rоuble', 'details')).toBe(true);
  });

  it('G27: is cut to its limit between two characters, and says so', () => {
    expect(cutText('a'.repeat(10_000), 'name')).toBe(`${'a'.repeat(100)}…`);
    expect(cutText('😀'.repeat(200), 'name')).toBe(`${'😀'.repeat(100)}…`);
    expect(cutText('😀'.repeat(100), 'name')).toBe('😀'.repeat(100));
  });
});
