import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Pattern } from '@fluent/bundle/esm/ast.js';
import { apart, outside } from '../contract/outside.ts';
import type { DecimalMark } from '../contract/units.ts';
import type { Messages } from './ids.ts';

/**
 * Every sentence that a person reads, in the language that was chosen: whole messages of the catalogue in
 * resources/messages (Fluent, projectfluent.org), for the page, for main's questions and menus, and for what is sent to the
 * system. Which messages there are, and what each is to be given, `npm run messages` writes to ids.ts.
 */

/** The languages that the catalogue is written in. */
export const LANGUAGES = ['en', 'es', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** An area is one file of the catalogue, and the first part of the names of what is in it: `send` of `send-title`. */
export type AreaText = (area: string) => string;

/** What stands in a message's place: text, which is made harmless here (see `given`), or a number. */
type Parameter = string | number;

type Joined<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void
  ? All
  : never;
/** What a message is given; of several that one name may mean, whatever any of them is given. */
export type Given<Id extends keyof Messages> = Joined<Messages[Id]>;
type Parameters<Id extends keyof Messages> = keyof Given<Id> extends never
  ? []
  : [parameters: Readonly<Given<Id>>];

interface Voice {
  readonly language: Language;
  readonly rightToLeft: boolean;
  readonly bundle: FluentBundle;
  readonly areas: Set<string>;
  readonly read: AreaText;
}

let voice: Voice | null = null;

/**
 * From now on messages are said in this language. An area is read when one of its messages is first asked for. What was said
 * before stays as it was: who shows it asks anew.
 */
export function speak(
  language: Language,
  read: AreaText,
  { transform, rightToLeft = false }: { transform?: (text: string) => string; rightToLeft?: boolean } = {},
): void {
  // Text is isolated by `given`, and only where that changes anything: other marks would be copied with the text.
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    ...(transform === undefined ? {} : { transform }),
  });
  voice = { language, rightToLeft, bundle, areas: new Set(), read };
  addArea(voice, 'terms');
}

/** The language that is spoken, for Intl and for the page's own `lang`. */
export const language = (): Language => spoken().language;

/** What the language that is spoken writes before decimals; in whatever is for programs it is a point. */
export const decimalMark = (): DecimalMark => MARKS[language()];

const MARKS: Readonly<Record<Language, DecimalMark>> = { en: '.', es: ',', de: ',' };

/** A message of the catalogue, with its parameters in it. */
export function say<Id extends keyof Messages>(id: Id, ...[parameters]: Parameters<Id>): string {
  const now = spoken();
  return format(now, id, parameters as Readonly<Record<string, Parameter>> | undefined);
}

/** Whether the catalogue has it: for a name that is put together with what came from elsewhere. */
export function isMessage(id: string): id is keyof Messages {
  return (patternOf(spoken(), id) ?? null) !== null;
}

/** Stand around the name of a part while a message is put together. */
const [PART, END] = ['\ue000', '\ue001'];

/**
 * A message of which some parameters are no text but parts of a screen: the texts between them, and the names of those that
 * stand there, in the order of this language.
 */
export function sayAround<Id extends keyof Messages>(
  id: Id,
  parameters: Partial<Given<Id>>,
  parts: readonly string[],
): readonly ({ readonly text: string } | { readonly part: string })[] {
  const stands = Object.fromEntries(parts.map((name) => [name, `${PART}${name}${END}`]));
  const whole = format(spoken(), id, parameters as Record<string, Parameter>, stands);
  return whole
    .split(/\ue000([^\ue001]*)\ue001/u)
    .map((piece, at) => (at % 2 === 1 ? { part: piece } : { text: piece }))
    .filter((piece) => !('text' in piece) || piece.text !== '');
}

/**
 * Several in a row, as the language joins them: “GOLD, TUSD and ART”, or “word 3 or word 5” where one of them is meant.
 * English as in Britain, without a comma before the last.
 */
export function list(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const locale = language() === 'en' ? 'en-GB' : language();
  return new Intl.ListFormat(locale, { style: 'long', type }).format(items);
}

/** The language of ours that a person would rather read, of those that they named in their order (BCP 47). */
export function languageOf(wanted: readonly string[]): Language {
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
  return now.bundle.formatPattern(pattern, { ...given(now, quotedIn(pattern), parameters), ...parts });
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

/**
 * Nobody outside writes a part of our sentences: invisible characters are replaced, and text that turns the direction of
 * writing is isolated. Text that the message puts into quotation marks can't close them either, and is cut.
 */
function given(
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

/** The parameters that stand right behind an opening quotation mark, in any variant of the message. */
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
