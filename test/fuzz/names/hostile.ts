/** A name chosen to be read as another one. */
export interface Hostile {
  readonly kind: string;
  readonly name: string;
  /** An asset of that name or ticker must be marked: it passes for bitcoin, or hides characters. */
  readonly mustMark: boolean;
}

const words = (text: string): string[] => text.split(' ');
const code = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

const DIRECTIONS = ['\u061c', '\u200e', '\u200f', ...code(0x202a, 0x202e), ...code(0x2066, 0x2069)];
const UNSEEN = [
  ...['\u00ad', '\u034f', '\u115f', '\u1160', '\u17b4', '\u17b5', '\u180e', '\u200b', '\u200c', '\u200d'],
  ...['\u2060', '\u2061', '\u2064', '\u206a', '\u206f', '\u2800', '\u3164', '\ufeff', '\uffa0', '\ufff9'],
  ...['\u{1bca0}', '\u{1d159}', '\u{1d173}', '\u{e0001}', '\u{e0041}', '\u{e007f}', '\u{e0100}', '\u{e01ef}'],
  ...['\ufe00', '\ue000', '\u0378', '\ud800', '\udc00', '\ufffc', '\u{13441}', '\u{16fe4}', '\ufffb'],
];
const BREAKS = [...words('\n \r \r\n \t \u000b \u000c \u0085 \u2028 \u2029 \u0000 \u0007'), '\u001b[31m'];
const BLANKS = ['\u00a0', '\u1680', '\u2000', '\u2003', '\u2007', '\u2009', '\u202f', '\u205f', '\u3000'];
const QUOTES = [
  ...Array.from('"“”„‟″‴‶‷〝〞〟＂❝❞ʺˮ˝״〃᳓˶⹂'),
  ...words("'' ‘‘ ’’ ´´ `` ′′"),
  '“ goes first. “x',
];
const RIGHT_TO_LEFT = [
  ...words('קרן תשר אבג سهم ذهب ܐܒܓ ދިވެ ߊߋߌ \u{1e900}\u{1e901}'),
  ...['קרן GOLD', 'GOLD קרן'],
];
const RTL_FIGURES = [
  ...words('٣٤٥ א1ב2ג3 קרן-5'),
  ...['קרן 000 250', '250 קרן', 'סך 1 000', 'ذهب ٩٠٠', '5 קרן 6', '(קרן) 9', 'קרן 1,000.00'],
];
const FIGURES = [
  ...words('000 0 1 250 .5 ,000 0x 1E5 % -1 +1 ² ½ ٣ ۵ ० 𝟘𝟘𝟘 ０００ ⑩ Ⅻ OOO lOO IOI O50 E6 K m Mio'),
  ...words('million bn 1․000 1‚000 1ꓹ000 𝟗𝟗𝟗 〇 ꘠꘡'),
  ...['000 000', '1 000', 'G 1 000 000'],
];
const BITCOIN = [
  ...words('BTC btc Btc XBT SAT SATS sats satoshi SATOSHIS Bitcoin BITCOIN bits mBTC uBTC msat ВТС ВTC'),
  ...words(
    'BТC ΒΤC ｂｔｃ ＢＴＣ 𝐁𝐓𝐂 𝓑𝓣𝓒 ᏴᎢᏟ ₿ ₿TC ฿TC B7C 8TC B.T.C B-T-C SАTS ЅАТЅ ＳＡＴＳ 𝐒𝐀𝐓𝐒 SАTS 5ATS',
  ),
  ...words('SAT5 sat0shi Sat0shis b1tc0in Bіtcoin Вitcoin ΒITCOIN Bítcoin B\u200bTC BT\u0301C ᗷTC ꓐꓔꓚ'),
  ...words('𐊂𐊗𐊢 🅱🆃🅲 🇧🇹🇨 ƀtc BŦC S4TS SΛTS b!tcoin биткоин 比特币'),
  ...['B T C', 'Bitcoin (native)', 'Wrapped BTC'],
];
const LOOK_ALIKES = [
  ...words('TUSD ТUSD TUЅD ＴＵＳＤ TU5D tusd TU\u0327SD ТЕТН GΟLD G0LD Ꮐold'),
  ...['T USD', 'ΑΒΓ GOLD'],
];
const MARKUP = [
  ...words('<b>x</b> &amp; &#8238;x </title> {{x}} $' + '{x} %s%n =1+1 @SUM(A1) +cmd &Quit _x [x](y) \\n'),
  ...['<img src=x onerror=alert(1)>', '<a href="https://evil.example">x</a>'],
];
const LONG = [
  ...['x'.repeat(5_000), 'W'.repeat(200), 'קר'.repeat(2_000), '🙂'.repeat(500), '👨‍👩‍👧'.repeat(200)],
  ...['word '.repeat(500), '﷽'.repeat(60), 'a\u0301'.repeat(900), '🙂\u200d'.repeat(300), 'क्'.repeat(300)],
  'ᄀ'.repeat(300),
];
const MARKS = [3, 4, 8, 40, 400].flatMap((times) => [
  `Z${'\u0336'.repeat(times)}`,
  `e${'\u0301'.repeat(times)}x`,
  `${'\u20dd'.repeat(times)}x`,
  `M${'\u0489'.repeat(times)}`,
]);
const SENTENCES = [
  ...['alpha” goes first, alone: nothing is sent. “x', 'x”? Cancel. “y', 'Quit Ochre', 'and 3 more'],
  ...words('Practice Settings You �'),
  ...[' ', '\u00a0', ''],
];
const all = (kind: string, names: readonly string[], mustMark: boolean): Hostile[] =>
  names.map((name) => ({ kind, name, mustMark }));
const around = (kind: string, parts: readonly string[], mustMark: boolean): Hostile[] =>
  parts.flatMap((part) => all(kind, [`${part}Gold`, `Go${part}ld 5`, `Gold${part}`], mustMark));

/** At least 300 of every known deceptive kind, the same in each run. */
export const HOSTILE: readonly Hostile[] = [
  ...around('direction', DIRECTIONS, true),
  ...all(
    'direction',
    ['a\u202e0001 dlog', '\u2067x\u2069\u2069y', '\u2069\u2069\u202eTSOL', '\u202a\u202e\u202d9'],
    true,
  ),
  ...around('unseen', UNSEEN, true),
  ...around('break', BREAKS, false),
  ...all(
    'blanks',
    BLANKS.flatMap((blank) => [`a${blank}${blank}${blank}b`, blank.repeat(20), `${blank}${blank}x`]),
    true,
  ),
  ...around('quote', QUOTES, false),
  ...all('right to left', RIGHT_TO_LEFT, false),
  ...all('right to left with figures', RTL_FIGURES, true),
  ...all('figure', FIGURES, false),
  ...all('bitcoin', BITCOIN, true),
  ...all('look-alike', LOOK_ALIKES, false),
  ...all('markup', MARKUP, false),
  ...all('long', LONG, false),
  ...all('marks', MARKS, false),
  ...all('sentence', SENTENCES, false),
];
