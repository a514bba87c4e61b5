import { LosslessNumber } from 'lossless-json';
import { badAnswer, type Where } from './faults.ts';

/** security.md R5: real answers are five levels deep, and later readers recurse. */
const MAX_DEPTH = 32;
const MAX_ARRAY_ITEMS = 250_000;
/** Bounds what a small text can swell to; 100,000 transfers have about as many values. */
const MAX_VALUES = 2_000_000;
/** The longest text is a PSBT, judged below this size; the parser is slow with longer ones. */
const MAX_STRING_CHARS = 2 * 1024 * 1024;
/** No answer has more members or longer names; both would be slow to read. */
const MAX_MEMBERS = 10_000;
const MAX_KEY_CHARS = 1_000;
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export type JsonProblem =
  'html' | 'notJson' | 'empty' | 'tooLarge' | 'tooDeep' | 'encoding' | 'duplicateKey' | 'shape';
export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: JsonProblem; readonly detail: string };

/** Refuses repeated members, prototype keys, half characters, depth. lossless-json takes 3.4 s for 8 MB (55 ms here). */
export function readJson(
  text: string,
  rename: (key: string) => string = (key) => key,
  mostInside = MAX_ARRAY_ITEMS,
  mostChars = MAX_STRING_CHARS,
): ReadJson {
  const start = text.search(/\S/);
  if (start === -1) return { ok: false, problem: 'empty', detail: 'nothing was sent' };
  if (text[start] === '<') return { ok: false, problem: 'html', detail: 'a web page' };
  try {
    return { ok: true, value: parse(text, rename, mostInside, mostChars) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem, detail: error.detail };
    throw error;
  }
}

/** Throws SERVICE_ANSWER. */
export function requireJson(text: string, where: Where, mostChars = MAX_STRING_CHARS): unknown {
  const json = readJson(text, undefined, undefined, mostChars);
  if (!json.ok) throw badAnswer(where, json.problem, json.detail);
  return json.value;
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

interface Open {
  readonly list: unknown[] | null;
  readonly object: Record<string, unknown>;
  readonly keys: Set<string>;
  name: string;
  items: number;
}

type Due = 'value' | 'first' | 'key' | 'firstKey' | 'behind';

/** RFC 8259. */
function parse(
  text: string,
  rename: (key: string) => string,
  mostInside: number,
  mostChars: number,
): unknown {
  const open: Open[] = [];
  let lists = 0;
  let values = 0;
  let at = 0;
  let root: unknown;
  let due = 'value' as Due;
  const putValue = (value: unknown): void => {
    const inside = open.at(-1);
    if (inside === undefined) root = value;
    else if (inside.list === null) inside.object[inside.name] = value;
    else inside.list.push(value);
    due = 'behind';
  };
  const notJson = (place = at): Refusal => new Refusal('notJson', `broken at character ${place}`);
  for (;;) {
    const sign = text.charCodeAt(at);
    if (sign === 32 || sign === 10 || sign === 13 || sign === 9) {
      SPACE.lastIndex = at;
      SPACE.test(text);
      at = SPACE.lastIndex;
      continue;
    }
    if (at >= text.length) {
      if (open.length > 0 || due !== 'behind') throw notJson();
      return root;
    }
    const inside = open.at(-1);
    if (due === 'behind') {
      if (inside === undefined) throw notJson();
      if (sign === COMMA) {
        values += 1;
        if (values > MAX_VALUES) throw new Refusal('tooLarge', `more than ${MAX_VALUES} values`);
        inside.items += 1;
        if (inside.list !== null) refuseLong(inside.items, lists > 1 ? mostInside : MAX_ARRAY_ITEMS);
        due = inside.list === null ? 'key' : 'value';
        at += 1;
        continue;
      }
      if (sign !== (inside.list === null ? CLOSE_OBJECT : CLOSE_LIST)) throw notJson();
      close(inside);
      continue;
    }
    if (due === 'first' && sign === CLOSE_LIST && inside !== undefined) {
      close(inside);
      continue;
    }
    if (due === 'firstKey' && sign === CLOSE_OBJECT && inside !== undefined) {
      close(inside);
      continue;
    }
    if (due === 'key' || due === 'firstKey') {
      if (sign !== QUOTE || inside === undefined) throw notJson();
      const from = at;
      const key = textAt();
      if (inside.keys.has(key)) throw new Refusal('duplicateKey', `at character ${from}`);
      inside.keys.add(key);
      if (key.length > MAX_KEY_CHARS) throw new Refusal('tooLarge', 'a name longer than any');
      if (inside.keys.size > MAX_MEMBERS)
        throw new Refusal('tooLarge', `an object of more than ${MAX_MEMBERS} members`);
      if (FORBIDDEN_KEYS.has(key)) throw new Refusal('shape', 'a key that reaches for a prototype');
      inside.name = rename(key);
      // `assetId` beside `asset_id` repeats a member, too.
      if (inside.name in inside.object) throw new Refusal('duplicateKey', 'one member in two spellings');
      COLON.lastIndex = at;
      if (!COLON.test(text)) throw notJson();
      at = COLON.lastIndex;
      due = 'value';
      continue;
    }
    if (sign === QUOTE) putValue(textAt());
    else if (sign === OPEN_OBJECT || sign === OPEN_LIST) {
      if (open.length === MAX_DEPTH) throw new Refusal('tooDeep', `more than ${MAX_DEPTH} levels`);
      const isList = sign === OPEN_LIST;
      if (isList) lists += 1;
      open.push({
        list: isList ? [] : null,
        object: isList ? NO_OBJECT : (Object.create(null) as Record<string, unknown>),
        keys: isList ? NO_KEYS : new Set(),
        name: '',
        items: 1,
      });
      due = isList ? 'first' : 'firstKey';
      at += 1;
    } else putValue(plainAt());
  }

  function close(ended: Open): void {
    open.pop();
    if (ended.list !== null) lists -= 1;
    at += 1;
    putValue(ended.list ?? ended.object);
  }

  function textAt(): string {
    const from = at;
    const end = endOfString(text, from);
    if (end - from - 1 > mostChars) throw new Refusal('tooLarge', 'a text longer than any that is due');
    if (end === text.length) throw notJson(end);
    const inner = text.slice(from + 1, end);
    at = end + 1;
    if (!NEEDS_CARE.test(inner)) return inner;
    try {
      return wellFormed(JSON.parse(`"${inner}"`) as string);
    } catch (error) {
      throw error instanceof Refusal ? error : notJson(from);
    }
  }

  function plainAt(): unknown {
    for (const [word, value] of WORDS)
      if (text.startsWith(word, at)) {
        at += word.length;
        return value;
      }
    NUMBER.lastIndex = at;
    const digits = NUMBER.exec(text)?.[0];
    if (digits === undefined) throw notJson();
    if (digits.length > MAX_NUMBER_CHARS) throw new Refusal('tooLarge', 'a number longer than any');
    at += digits.length;
    return new LosslessNumber(digits);
  }
}

const NO_OBJECT: Record<string, unknown> = {};
const NO_KEYS = new Set<string>();
const [QUOTE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 44, 91, 93, 123, 125];
const SPACE = /[ \t\n\r]{0,65536}/y;
const COLON = /[ \t\n\r]{0,65536}:/y;
const NUMBER = /-?(?:0|[1-9]\d{0,4096})(?:\.\d{1,4096})?(?:[eE][+-]?\d{1,4096})?/y;
/** Far more digits than any amount has. */
const MAX_NUMBER_CHARS = 1_024;
const WORDS = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const;
const NEEDS_CARE = /[\\\u0000-\u001f\ud800-\udfff]/;

function refuseLong(items: number, most: number): void {
  if (items > most) throw new Refusal('tooLarge', `a list of more than ${most}`);
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 92) slashes += 1;
    if (slashes % 2 === 0 || end - start > MAX_STRING_CHARS) return end;
  }
  return text.length;
}

/** Half a surrogate pair becomes another character as bytes (security.md G25). */
function wellFormed(text: string): string {
  if (/\p{Surrogate}/u.test(text)) throw new Refusal('encoding', 'half a character');
  return text;
}
