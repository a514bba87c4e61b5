import { isLosslessNumber, parse } from 'lossless-json';

/** security.md R5: real answers are five levels deep. The parser recurses, so this is checked before it runs. */
const MAX_DEPTH = 32;
const MAX_ARRAY_ITEMS = 250_000;
/** Bounds what a small text can swell to in memory; 100,000 transfers have about as many values. */
const MAX_VALUES = 2_000_000;
/** The longest text there is holds a PSBT, which is judged below this size; the parser is slow with longer ones. */
const MAX_STRING_CHARS = 2 * 1024 * 1024;
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export type JsonProblem =
  'html' | 'notJson' | 'empty' | 'tooLarge' | 'tooDeep' | 'encoding' | 'duplicateKey' | 'shape';
export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: JsonProblem; readonly detail: string };

/**
 * Reads a service's JSON with every digit kept: numbers are LosslessNumber, objects have no prototype and their
 * keys the names that `rename` gives. Refuses what JSON.parse lets through: two members of one name, keys that
 * reach for a prototype, half characters, endless depth. `mostInside` bounds a list that stands in another list, before
 * anything is parsed. A detail never quotes the text.
 */
export function readJson(
  text: string,
  rename: (key: string) => string = (key) => key,
  mostInside = MAX_ARRAY_ITEMS,
): ReadJson {
  const start = text.search(/\S/);
  if (start === -1) return { ok: false, problem: 'empty', detail: 'nothing was sent' };
  if (text[start] === '<') return { ok: false, problem: 'html', detail: 'a web page' };
  try {
    measure(text, mostInside);
    return { ok: true, value: tidy(parse(text), rename) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem, detail: error.detail };
    if (!(error instanceof SyntaxError)) throw error;
    // The parser's message quotes the text; only the place may leave.
    const place = /position (\d+)/.exec(error.message)?.[1];
    return { ok: false, problem: 'notJson', detail: `broken at character ${place ?? 'unknown'}` };
  }
}

class Refusal extends Error {
  readonly problem: JsonProblem;
  readonly detail: string;

  constructor(problem: JsonProblem, detail: string) {
    super(problem);
    this.problem = problem;
    this.detail = detail;
  }
}

/** One pass without recursion: depth, sizes, and members that are named twice (the parser accepts equal ones). */
function measure(text: string, mostInside: number): void {
  const open: { keys: Set<string> | null; items: number }[] = [];
  let values = 0;
  let lists = 0;
  let isKey = false;
  for (let i = 0; i < text.length; i += 1) {
    const inside = open.at(-1);
    switch (text[i]) {
      case '"': {
        const end = endOfString(text, i);
        if (end - i > MAX_STRING_CHARS) throw new Refusal('tooLarge', 'a text longer than any PSBT');
        if (isKey && inside?.keys) {
          const key = plain(text.slice(i + 1, end));
          if (inside.keys.has(key)) throw new Refusal('duplicateKey', `at character ${i}`);
          inside.keys.add(key);
        }
        isKey = false;
        i = end;
        break;
      }
      case '{':
      case '[':
        if (open.length === MAX_DEPTH) throw new Refusal('tooDeep', `more than ${MAX_DEPTH} levels`);
        open.push({ keys: text[i] === '{' ? new Set() : null, items: 1 });
        isKey = text[i] === '{';
        if (!isKey) lists += 1;
        break;
      case '}':
      case ']':
        if (open.pop()?.keys === null) lists -= 1;
        isKey = false;
        break;
      case ',':
        values += 1;
        if (values > MAX_VALUES) throw new Refusal('tooLarge', `more than ${MAX_VALUES} values`);
        if (inside === undefined) break;
        inside.items += 1;
        isKey = inside.keys !== null;
        if (!isKey) refuseLong(inside.items, lists > 1 ? mostInside : MAX_ARRAY_ITEMS);
        break;
      default:
    }
  }
}

function refuseLong(items: number, most: number): void {
  if (items > most) throw new Refusal('tooLarge', `a list of more than ${most}`);
}

/** The parser takes two equal members for one; escapes must not hide that they are two. */
function plain(key: string): string {
  if (!key.includes('\\')) return key;
  try {
    return String(JSON.parse(`"${key}"`));
  } catch {
    return key;
  }
}

/** Index of the closing quote, or of the end of a text that has none (which the parser refuses). */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '"') return i;
  }
  return text.length;
}

function tidy(value: unknown, rename: (key: string) => string): unknown {
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value !== 'object' || value === null || isLosslessNumber(value)) return value;
  if (Array.isArray(value)) return value.map((item) => tidy(item, rename));
  const clean = Object.create(null) as Record<string, unknown>;
  for (const [key, member] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw new Refusal('shape', 'a key that reaches for a prototype');
    const name = rename(wellFormed(key));
    // `assetId` beside `asset_id` also names one member twice.
    if (name in clean) throw new Refusal('duplicateKey', 'one member in two spellings');
    clean[name] = tidy(member, rename);
  }
  return clean;
}

/** Half a surrogate pair is no character: as bytes it would become something else (G25). */
function wellFormed(text: string): string {
  if (/\p{Surrogate}/u.test(text)) throw new Refusal('encoding', 'half a character');
  return text;
}
