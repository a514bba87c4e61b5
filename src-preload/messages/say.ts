import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Pattern } from '@fluent/bundle/esm/ast.js';
import { apart, outside } from '../contract/outside.ts';
import { type DecimalMark, formatUnits } from '../contract/units.ts';
import type { Messages } from './ids.ts';

/** All sentences for people come from the Fluent catalogue in resources/messages. `npm run messages` writes the ids. */

export const LANGUAGES = ['en', 'es', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Reads a file of the catalogue; the area of the message `send-title` is `send`. */
type AreaText = (area: string) => string;

/** `given` makes text parameters harmless. */
type Parameter = string | number;

type Joined<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void
  ? All
  : never;
export type MessageArguments<Id extends keyof Messages> = Joined<Messages[Id]>;
type Parameters<Id extends keyof Messages> = keyof MessageArguments<Id> extends never
  ? []
  : [parameters: Readonly<MessageArguments<Id>>];

interface Voice {
  readonly language: Language;
  readonly rightToLeft: boolean;
  readonly bundle: FluentBundle;
  readonly areas: Set<string>;
  readonly read: AreaText;
}

let voice: Voice | null = null;

/** Sets the language. Each area is read at its first message; whoever holds earlier texts must ask for them again. */
export function speak(
  language: Language,
  read: AreaText,
  { transform, rightToLeft = false }: { transform?: (text: string) => string; rightToLeft?: boolean } = {},
): void {
  // `given` isolates text only where needed, since the marks are copied along with it.
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    ...(transform === undefined ? {} : { transform }),
  });
  voice = { language, rightToLeft, bundle, areas: new Set(), read };
  addArea(voice, 'terms');
}

export const language = (): Language => spoken().language;

/** The decimal mark for people; programs always get a point. */
export const decimalMark = (): DecimalMark => MARKS[language()];

const MARKS: Readonly<Record<Language, DecimalMark>> = { en: '.', es: ',', de: ',' };

export function say<Id extends keyof Messages>(id: Id, ...[parameters]: Parameters<Id>): string {
  const now = spoken();
  return format(now, id, parameters as Readonly<Record<string, Parameter>> | undefined);
}

/** For ids that are built from outside values. */
export function isMessage(id: string): id is keyof Messages {
  return (patternOf(spoken(), id) ?? null) !== null;
}

const [PART, END] = ['\ue000', '\ue001'];

/** For messages with parts of a screen in them: returns texts and the names of `parts` in this language's order. */
export function sayAround<Id extends keyof Messages>(
  id: Id,
  parameters: Partial<MessageArguments<Id>>,
  parts: readonly string[],
): readonly ({ readonly text: string } | { readonly part: string })[] {
  const stands = Object.fromEntries(parts.map((name) => [name, `${PART}${name}${END}`]));
  const whole = format(spoken(), id, parameters as Record<string, Parameter>, stands);
  return whole
    .split(/\ue000([^\ue001]*)\ue001/u)
    .map((piece, at) => (at % 2 === 1 ? { part: piece } : { text: piece }))
    .filter((piece) => !('text' in piece) || piece.text !== '');
}

/** “GOLD, TUSD and ART”, “word 3 or word 5”. British English has no comma before the last. */
export function sayList(
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const locale = language() === 'en' ? 'en-GB' : language();
  return new Intl.ListFormat(locale, { style: 'long', type }).format(items);
}

/** The first spoken language of `wanted`, BCP 47 tags in order of preference; else English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((one) => one === tag.toLowerCase().split(/[-_.]/)[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}

function spoken(): Voice {
  if (voice === null) throw new Error('No language was chosen before the first message.');
  return voice;
}

function format(
  now: Voice,
  id: string,
  parameters: Readonly<Record<string, Parameter>> = {},
  parts: Readonly<Record<string, string>> = {},
): string {
  const pattern = patternOf(now, id);
  if (pattern === undefined || pattern === null) throw new Error(`The catalogue has no message ${id}.`);
  return now.bundle.formatPattern(pattern, { ...cleaned(now, quotedIn(pattern), parameters), ...parts });
}

function patternOf(now: Voice, id: string): Pattern | null | undefined {
  const [name = '', attribute] = id.split('.');
  addArea(now, name.slice(0, name.indexOf('-')));
  const message = now.bundle.getMessage(name);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

function addArea({ bundle, areas, read }: Voice, area: string): void {
  if (areas.has(area)) return;
  areas.add(area);
  bundle.addResource(new FluentResource(read(area)));
}

const QUOTED_CHARS = 200;

/** Replaces invisible characters and isolates right-to-left text. Text in quotes is cut, and can't close them. */
function cleaned(
  { rightToLeft }: Voice,
  quoted: ReadonlySet<string>,
  parameters: Readonly<Record<string, Parameter>>,
): Record<string, FluentVariable> {
  const harmless = (name: string, text: string): string =>
    quoted.has(name) ? outside(text, QUOTED_CHARS) : apart(text, rightToLeft);
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : harmless(name, value),
    ]),
  );
}

const OPEN_QUOTE = /[“„«]$/;

function quotedIn(pattern: Pattern, found = new Set<string>()): ReadonlySet<string> {
  if (typeof pattern === 'string') return found;
  for (const [at, element] of pattern.entries()) {
    if (typeof element === 'string') continue;
    const before = pattern[at - 1];
    if (element.type === 'var' && typeof before === 'string' && OPEN_QUOTE.test(before))
      found.add(element.name);
    if (element.type === 'select') for (const { value } of element.variants) quotedIn(value, found);
  }
  return found;
}

export const NO_BREAK_SPACE = '\u00a0';

const MINUS = '\u2212';

/** Making a format takes long, and lists have figures in each row. */
const made = new Map<string, Intl.NumberFormat>();

function written(value: number | bigint): string {
  const spoken = language();
  const format = made.get(spoken) ?? new Intl.NumberFormat(spoken);
  made.set(spoken, format);
  return format.format(value);
}

/** Sats stay below 2^51, so a JavaScript number holds them exactly. */
export function groupDigits(value: number | bigint): string {
  return value < 0 ? MINUS + written(-value) : written(value);
}

/** Groups the whole part and writes every decimal. `sign`: with a plus. */
export function groupUnits(amount: bigint | string, precision: number, sign = false): string {
  const value = BigInt(amount);
  const [whole = '', decimals] = formatUnits(value < 0n ? -value : value, precision).split('.');
  const before = value < 0n ? MINUS : sign && value > 0n ? '+' : '';
  return before + written(BigInt(whole)) + (decimals === undefined ? '' : decimalMark() + decimals);
}
