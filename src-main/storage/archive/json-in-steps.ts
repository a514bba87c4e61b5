import type { Steps } from '../../slices.ts';

/** What is taken apart member by member, and how much of it there may be. */
export interface JsonBounds {
  /** Lists and objects down to this depth, the whole being 1, are taken apart; what lies deeper is read at once. */
  readonly depth: number;
  /** How many entries all lists of a member's name may hold together. Throws where `count` is too many. */
  readonly atMost: (name: string, count: number) => void;
  /** Characters of what is read at once, and commas and colons in it. */
  readonly chars: number;
  readonly marks: number;
}

const SCANNED_AT_ONCE = 64 * 1024;
const SPACE = new Set([0x20, 0x09, 0x0a, 0x0d]);

/**
 * `JSON.parse` in steps, for texts of many MB: nothing is held up longer than its largest entry takes. Throws
 * SyntaxError for what is no JSON, for an entry that is too large, and what `atMost` throws.
 */
export function* parseJsonInSteps(text: string, bounds: JsonBounds): Steps<unknown> {
  const counts = new Map<string, number>();
  let at = 0;

  function skip(): void {
    while (SPACE.has(text.charCodeAt(at))) at += 1;
  }
  function take(mark: string): void {
    skip();
    if (text[at] !== mark) throw new SyntaxError('no JSON');
    at += 1;
  }
  function isNext(mark: string): boolean {
    skip();
    return text[at] === mark;
  }
  /** A string, a number or a word, or all of a list or an object: up to where it ends. */
  function* leaf(): Steps<unknown> {
    skip();
    const from = at;
    let [open, marks, inText] = [0, 0, false];
    for (let seen = 1; at < text.length; at += 1, seen += 1) {
      if (seen % SCANNED_AT_ONCE === 0) yield;
      const code = text.charCodeAt(at);
      if (inText) {
        if (code === BACKSLASH) at += 1;
        else if (code === QUOTE) inText = false;
        continue;
      }
      if (open === 0 && (code === COMMA || code === BRACE_END || code === BRACKET_END || code === COLON))
        break;
      if (code === QUOTE) inText = true;
      else if (code === BRACE || code === BRACKET) open += 1;
      else if (code === BRACE_END || code === BRACKET_END) open -= 1;
      else if (code === COMMA || code === COLON) marks += 1;
    }
    if (at - from > bounds.chars || marks > bounds.marks) throw new SyntaxError('an entry is too large');
    return JSON.parse(text.slice(from, at)) as unknown;
  }
  function* value(depth: number, name: string): Steps<unknown> {
    skip();
    if (depth > bounds.depth || (text[at] !== '[' && text[at] !== '{')) return yield* leaf();
    return text[at] === '[' ? yield* list(depth, name) : yield* object(depth);
  }
  function* list(depth: number, name: string): Steps<unknown[]> {
    const entries: unknown[] = [];
    take('[');
    if (!isNext(']'))
      for (;;) {
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        bounds.atMost(name, count);
        entries.push(yield* value(depth + 1, name));
        yield;
        if (!isNext(',')) break;
        at += 1;
      }
    take(']');
    return entries;
  }
  function* object(depth: number): Steps<object> {
    const members: [string, unknown][] = [];
    take('{');
    if (!isNext('}'))
      for (;;) {
        if (!isNext('"')) throw new SyntaxError('no JSON');
        const name = String(yield* leaf());
        take(':');
        members.push([name, yield* value(depth + 1, name)]);
        if (members.length > MOST_MEMBERS) throw new SyntaxError('an entry is too large');
        if (!isNext(',')) break;
        at += 1;
      }
    take('}');
    // Each becomes a member of its own, whatever its name.
    return Object.fromEntries(members);
  }

  const whole = yield* value(1, '');
  skip();
  if (at !== text.length) throw new SyntaxError('no JSON');
  return whole;
}

/** Of an object that is taken apart. */
const MOST_MEMBERS = 100;
const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [BRACE, BRACE_END, BRACKET, BRACKET_END] = [0x7b, 0x7d, 0x5b, 0x5d];
