/** The only file that keeps outside text from hiding, turning, continuing or ending Ochre's own sentences. Pure. */

/** Replaces characters that are invisible, or that would move others. */
const MARK = '\ufffd';
/** Cuts long names before they are split into graphemes, because a grapheme has no limit of its own. */
const UNITS_PER_GRAPHEME = 16;

/**
 * Controls, surrogates, unassigned and private characters, default ignorables (directions, tags, joiners, fillers,
 * selectors), unseen blanks, and strokes over or around a letter. Those between pictures match alone, and are kept.
 */
const UNSEEN =
  /(?<=\p{Extended_Pictographic})\ufe0f|(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Me}\u2800\ufffc\u{13441}\u{13442}\u{16fe4}\u{1d159}\u0334-\u0338\u20d0-\u20ff]+/gu;
const [PICTURE, JOINER] = ['\ufe0f', '\u200d'];
/** Languages put up to three marks on a letter; more would cover the lines above and below. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
const MARK_ON_NOTHING = /(?<=^|\s)\p{M}/gu;
/** Look like a double quotation mark, singly or in pairs: Unicode's confusables without letters, and some it lacks. */
const DOUBLE_QUOTES =
  /["\u02ba\u02dd\u02ee\u02f6\u05f4\u1cd3\u201c-\u201f\u2033\u2034\u2036\u2037\u2057\u275d\u275e\u2e42\u{1f676}-\u{1f678}\u3003\u301d-\u301f\uff02]|['`\u00b4\u02b9-\u02be\u02c8\u02ca\u02cb\u02f4\u0374\u0384\u055a\u055d\u05f3\u07f4\u07f5\u144a\u16cc\u1fbd-\u1fbf\u1fef\u1ffd\u1ffe\u2018-\u201b\u2032\u2035\u275b\u275c\ua78c\uff07\uff40\u{16f51}\u{16f52}]{2,}/gu;
const PLAIN = /^[\x21\x23-\x7e]+(?: [\x21\x23-\x7e]+)*$/;

/** One line of at most `most` graphemes with a visible cut; may be empty. Not isolated, so only for storage. */
export function seen(text: string, most: number): string {
  if (text.length <= most && PLAIN.test(text) && !/['`]{2}/.test(text)) return text;
  const long = text.slice(0, UNITS_PER_GRAPHEME * most + 1);
  const clean = visible(long).replace(DOUBLE_QUOTES, "'").trim();
  const cut = clean.length <= most ? clean : firstGraphemes(clean, (place) => place < most);
  return cut === clean && long === text ? clean : `${cut}…`;
}

/** As `seen`, but uncut and with its quotation marks: for table cells in files and typed text. */
export function visible(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(UNSEEN, (found) => (found === PICTURE || found === JOINER ? found : MARK))
    .replace(/\p{Zs}+/gu, (run) => (run.length === 1 ? ' ' : MARK))
    .replace(PILED_MARKS, `$1${MARK}`)
    .replace(MARK_ON_NOTHING, '\u25cc$&');
}

function firstGraphemes(text: string, fits: (place: number, end: number) => boolean): string {
  let place = 0;
  for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    let end = index;
    for (const part of partsOf(segment)) {
      end += part.length;
      if (!fits(place, end)) return text.slice(0, end - part.length).trimEnd();
      place += 1;
    }
  }
  return text;
}

const MOST_IN_ONE = 5;

/** Several letters or pictures in one grapheme are drawn side by side, so each of them counts. */
function partsOf(grapheme: string): readonly string[] {
  const parts = grapheme.length > MOST_IN_ONE ? (grapheme.match(/\P{M}[\p{M}\u200d]*/gu) ?? []) : [];
  return parts.length > MOST_IN_ONE && parts.join('') === grapheme ? parts : [grapheme];
}

/** All of Unicode's right-to-left blocks, with their figures. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Isolates right-to-left letters, which would move figures and words around them (UAX 9). */
export function isolated(clean: string): string {
  return isRightToLeft(clean) ? `${FIRST_STRONG_ISOLATE}${clean}${POP_ISOLATE}` : clean;
}

export function outside(text: string, most: number): string {
  return isolated(seen(text, most));
}

/** For a failure's sentence with outside text: as `apart`, but as `outside` if it is too long. */
export function sentence(text: string, most: number): string {
  return text.length > most ? outside(text, most) : apart(text);
}

const ALL_PLAIN = /^(?:[\x21-\x7e\u2019\u201c\u201d\u2212\u2026]|[ \u00a0](?![ \u00a0]))*$/;

/** For our sentences with outside text that is isolated already. Isolates all of it if `all`, or if it turns. */
export function apart(text: string, all = false): string {
  const isIsolated = text.startsWith(FIRST_STRONG_ISOLATE);
  const parts = ALL_PLAIN.test(text) ? [text] : text.split(/\u2068([^\u2068\u2069]*)\u2069/u);
  const clean = parts.map((part, at) =>
    at % 2 === 1 ? `${FIRST_STRONG_ISOLATE}${visible(part)}${POP_ISOLATE}` : visibleKept(part),
  );
  const turns = clean.some((part, at) => at % 2 === 0 && isRightToLeft(part));
  const whole = clean.join('');
  return turns || (all && !isIsolated) ? `${FIRST_STRONG_ISOLATE}${whole}${POP_ISOLATE}` : whole;
}

/** As `visible`, but keeps the no-break space between a figure and its unit. */
const visibleKept = (text: string): string =>
  ALL_PLAIN.test(text)
    ? text
    : text
        .split(/(?<=\S)\u00a0(?=\S)/u)
        .map(visible)
        .join('\u00a0');

const NAME_CHARS = 40;
const SOMETHING = /[^\ufffd\s]/;

/** For places without other text, like a menu. `nothing` replaces an invisible name. */
export function label(name: string, most: number, nothing = 'Unnamed'): string {
  const clean = seen(name, most);
  return SOMETHING.test(clean) ? isolated(clean) : nothing;
}

/** A name in quotation marks that it can't close. */
export function nameText(name: string, most = NAME_CHARS): string {
  return `“${label(name, most)}”`;
}

/** A name for storage, of at most `most` UTF-16 units. */
export function plainName(name: string, most: number): string {
  const clean = seen(name, most);
  if (clean.length <= most) return SOMETHING.test(clean) ? clean : 'Unnamed';
  return `${firstGraphemes(clean, (_, end) => end < most)}…`;
}

export function namedList(names: readonly string[], most: number): string {
  const rest = names.length - most;
  const first = names.slice(0, most).map((name) => nameText(name));
  return [...first, ...(rest > 0 ? [`and ${String(rest)} more`] : [])].join(', ');
}

/** Whether a screen would show the name as it is, without replacing a character. */
export function isTakenAsName(name: string): boolean {
  return visible(name) === name.normalize('NFC') && name.trim() !== '';
}

/** In lower case. No asset's amount may have one of these as its unit. */
export const BITCOIN_WORDS = [
  ...[
    'btc',
    'btcs',
    'xbt',
    'bitcoin',
    'bitcoins',
    'bit',
    'bits',
    'mbtc',
    'ubtc',
    'tbtc',
    'rbtc',
    'sbtc',
    'finney',
  ],
  ...['sat', 'sats', 'satoshi', 'satoshis', 'msat', 'msats', 'ksat', 'ksats', 'millisat', 'millisats'],
] as const;

const foldAscii = (text: string): string =>
  text
    .toLowerCase()
    .replace(/0/g, 'o')
    .replace(/[1i]/g, 'l')
    .replace(/4/g, 'a')
    .replace(/5/g, 's')
    .replace(/7/g, 't')
    .replace(/8/g, 'b');
const BITCOIN_LOOKS: ReadonlySet<string> = new Set(BITCOIN_WORDS.map(foldAscii));

/** Tickers that would continue a figure: letters that look like digits, powers of ten, and words for those. */
const PASSES_FOR_FIGURE = /^[OoIl0-9]+$/;
const CONTINUES_FIGURE =
  /^(?:e[0-9]+|[kmb]|[mb]n|mm|mio|mrd|mill?(?:ion|iard)?s?|bill?(?:ion)?s?|tril?l?(?:ion)?s?|thousands?|hundreds?|dozens?|percent|pct|bps|cents?)$/i;

/** Whether a ticker may follow a figure as its unit, and neither continues it nor makes bitcoin of it. */
export function isPlainTicker(ticker: string): boolean {
  return (
    /^[A-Za-z][A-Za-z0-9]{0,11}$/.test(ticker) &&
    !PASSES_FOR_FIGURE.test(ticker) &&
    !CONTINUES_FIGURE.test(ticker) &&
    !BITCOIN_LOOKS.has(foldAscii(ticker))
  );
}

/** A name that stands alone, perhaps beside figures: quoted if it reads like a figure or like bitcoin. */
export function standingText(name: string, most = NAME_CHARS): string {
  const text = label(name, most);
  const isFigure = !/^\u2068?\p{L}/u.test(text) || (isRightToLeft(text) && /\p{N}/u.test(text));
  return isFigure || BITCOIN_LOOKS.has(foldAscii(text)) ? `“${text}”` : text;
}

export function tickerName(ticker: string, most = NAME_CHARS): string {
  return isPlainTicker(ticker) ? ticker : nameText(ticker, most);
}

const TICKER_CHARS = 12;

/** `GOLD`, and for a ticker that isn't plain `of “000”`. */
export function unitOf(name: string): string {
  return isPlainTicker(name) ? name : `of ${nameText(name, name.length > TICKER_CHARS ? 20 : TICKER_CHARS)}`;
}

/** Groups of four for comparing an address or id. A scheme such as `rgb:` is a group, and an id's dash ends one. */
export function groupsIn(text: string): string[] {
  const scheme = /^(?:[a-z]{2,6}:){1,2}/.exec(text)?.[0] ?? '';
  return [...(scheme === '' ? [] : [scheme]), ...(text.slice(scheme.length).match(/[^-]{1,4}-?|-/gu) ?? [])];
}
