import { closeSync, lstatSync, openSync, readdirSync, readlinkSync, readSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The secret to search for. Give all known parts; each is searched for in every form below. */
export interface Secret {
  readonly words?: readonly string[];
  readonly entropy?: Uint8Array;
  readonly seed?: Uint8Array;
  /** Extended private keys, tokens: secrets that are text. */
  readonly texts?: readonly string[];
  /** Private keys and chain codes as bytes. */
  readonly keys?: readonly Uint8Array[];
}

/** A find says what and where, never the secret itself. */
export interface Hit {
  /** The name of the buffer, or the file's path below the searched folder. */
  readonly where: string;
  readonly kind: string;
  /** In bytes. */
  readonly offset: number;
}

export type Needles = ReturnType<typeof buildNeedles>;

interface Needle {
  readonly kind: string;
  readonly bytes: Buffer;
}

/** Three words are 33 bits: by chance they stand together in no file, and a leak rarely carries less. */
const WINDOW = 3;
/** What may stand between two words of a window: quotes and commas, list numbers, markup, field names. */
const GAP_BYTES = 48;
const CHUNK_BYTES = 8 * 2 ** 20;

/** Builds every form in which the secret might have been written. */
export function buildNeedles(secret: Secret) {
  const words = (secret.words ?? []).map((word) => word.toLowerCase());
  if (words.length > 0 && words.length < WINDOW) throw new Error('fewer words than a window');
  const needles = [
    ...binary('entropy', secret.entropy),
    ...binary('seed', secret.seed),
    ...(secret.keys ?? []).flatMap((key, index) => binary(`key ${index + 1}`, key)),
    ...(secret.texts ?? []).flatMap((text, index) => textual(`text ${index + 1}`, text)),
    ...windows(words).flatMap(({ kind, text }) => textual(kind, text)),
  ];
  if (needles.length === 0) throw new Error('no secret to search for');
  const short = needles.find(({ bytes }) => bytes.length < 8);
  if (short !== undefined) throw new Error(`${short.kind} is too short to search for`);

  const exact = new Map<number, Needle[]>();
  const starts = new Uint8Array(65_536);
  for (const needle of needles) {
    const first = needle.bytes.readUInt32BE(0);
    starts[first >>> 16] = 1;
    exact.set(first, [...(exact.get(first) ?? []), needle]);
  }
  return {
    words,
    /** Exact needles by their first four bytes. */
    exact,
    /** One byte for each possible first two bytes, so that most of a file is passed over in one look. */
    starts,
    kinds: needles.map(({ kind }) => kind),
    longestBytes: Math.max(...needles.map(({ bytes }) => bytes.length)),
  };
}

/** Searches one buffer: a log, a notice, a request as it went over the wire. */
export function searchBuffer(name: string, bytes: Uint8Array, needles: Needles): readonly Hit[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return [...exactHits(name, buffer, needles), ...wordHits(name, buffer, needles)];
}

/**
 * Searches every file below the folder, names and link targets among them; links are not followed. What is compressed
 * or encrypted is not opened.
 */
export const searchTree = (folder: string, needles: Needles): readonly Hit[] =>
  pathsBelow(folder).flatMap((path) => {
    const name = relative(folder, path);
    const inName = searchBuffer(`${name} (its name)`, Buffer.from(name), needles);
    const stat = lstatSync(path);
    if (stat.isSymbolicLink())
      return [...inName, ...searchBuffer(name, Buffer.from(readlinkSync(path)), needles)];
    return stat.isFile() ? [...inName, ...searchFile(path, name, needles)] : inName;
  });

const pathsBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [path, ...pathsBelow(path)] : [path];
  });

/** In pieces that overlap by more than anything we look for, so that nothing hides on a border. */
function searchFile(path: string, name: string, needles: Needles): readonly Hit[] {
  const overlap = needles.longestBytes + 2 * WINDOW * (GAP_BYTES + 16);
  const piece = Buffer.alloc(CHUNK_BYTES + overlap);
  const found = new Map<string, Hit>();
  const file = openSync(path, 'r');
  try {
    for (let start = 0; ; start += CHUNK_BYTES) {
      const read = readSync(file, piece, 0, piece.length, start);
      for (const hit of searchBuffer(name, piece.subarray(0, read), needles)) {
        const whole = { ...hit, offset: hit.offset + start };
        found.set(`${whole.kind} ${whole.offset}`, whole);
      }
      if (read < piece.length) return [...found.values()];
    }
  } finally {
    closeSync(file);
  }
}

function exactHits(where: string, buffer: Buffer, { exact, starts }: Needles): readonly Hit[] {
  const hits: Hit[] = [];
  for (let offset = 0; offset + 4 <= buffer.length; offset += 1) {
    if (starts[((buffer[offset] ?? 0) << 8) | (buffer[offset + 1] ?? 0)] !== 1) continue;
    for (const { kind, bytes } of exact.get(buffer.readUInt32BE(offset)) ?? [])
      if (bytes.equals(buffer.subarray(offset, offset + bytes.length))) hits.push({ where, kind, offset });
  }
  return hits;
}

/** Words in their order with anything short between them: a JSON array, a numbered list, a page's markup. */
function wordHits(where: string, buffer: Buffer, { words }: Needles): readonly Hit[] {
  if (words.length === 0) return [];
  // UTF-16 of plain letters is the same text with a zero beside each, whichever end comes first.
  const dense = buffer.filter((byte) => byte !== 0);
  const text = Buffer.from(dense).toString('latin1');
  const seen = [...text.matchAll(wordPattern(words))].map((match) => ({
    word: match[0].toLowerCase(),
    at: match.index,
  }));
  const hits: Hit[] = [];
  for (const [index, first] of seen.entries())
    for (let at = 0; at + WINDOW <= words.length; at += 1) {
      if (words[at] !== first.word) continue;
      if (!follows(seen, index, words.slice(at + 1, at + WINDOW))) continue;
      hits.push({ where, kind: `${windowName(at)}, one by one`, offset: offsetInBuffer(buffer, first.at) });
    }
  return hits;
}

/** A letter before a word makes it another word, unless it is the n of an escaped line break. */
function wordPattern(words: readonly string[]): RegExp {
  const any = [...new Set(words)].sort((a, b) => b.length - a.length).join('|');
  return new RegExp(`(?<=^|[^a-z]|\\\\[nrt])(?:${any})(?![a-z])`, 'gi');
}

function follows(seen: readonly { word: string; at: number }[], from: number, rest: readonly string[]) {
  const [next, ...others] = rest;
  if (next === undefined) return true;
  const start = seen[from];
  if (start === undefined) return false;
  for (let index = from + 1; index < seen.length; index += 1) {
    const candidate = seen[index];
    if (candidate === undefined || candidate.at - start.at - start.word.length > GAP_BYTES) return false;
    if (candidate.word === next && follows(seen, index, others)) return true;
  }
  return false;
}

/** Where the nth byte that is not zero stands. */
function offsetInBuffer(buffer: Buffer, nth: number): number {
  let left = nth;
  for (const [offset, byte] of buffer.entries()) {
    if (byte === 0) continue;
    if (left === 0) return offset;
    left -= 1;
  }
  return buffer.length;
}

const windows = (words: readonly string[]): readonly { kind: string; text: string }[] =>
  words.slice(WINDOW - 1).map((_, at) => ({
    kind: windowName(at),
    text: words.slice(at, at + WINDOW).join(' '),
  }));

const windowName = (at: number): string => `words ${at + 1} to ${at + WINDOW}`;

/** Bytes: as they are, as text in every usual writing, and as JSON writes a Buffer or a Uint8Array. */
function binary(kind: string, bytes: Uint8Array | undefined): readonly Needle[] {
  if (bytes === undefined) return [];
  const raw = Buffer.from(bytes);
  const hex = raw.toString('hex');
  const written = [
    { kind: `${kind} as hex`, text: hex },
    { kind: `${kind} as HEX`, text: hex.toUpperCase() },
    ...base64Forms(kind, raw),
    { kind: `${kind} as a list of numbers`, text: raw.join(',') },
    { kind: `${kind} as a spaced list of numbers`, text: raw.join(', ') },
    {
      kind: `${kind} as an object of numbers`,
      text: [...raw].map((byte, at) => `"${at}":${byte}`).join(','),
    },
  ];
  return [
    { kind: `${kind} as bytes`, bytes: raw },
    { kind: `${kind} as bytes, reversed`, bytes: Buffer.from(raw).reverse() },
    ...written.flatMap((form) => inEncodings(form.kind, form.text)),
  ];
}

/** Text: as it is, and encoded as if it were bytes. */
function textual(kind: string, text: string): readonly Needle[] {
  const raw = Buffer.from(text);
  return [
    ...inEncodings(kind, text),
    ...inEncodings(`${kind} as hex`, raw.toString('hex')),
    ...inEncodings(`${kind} as HEX`, raw.toString('hex').toUpperCase()),
    ...base64Forms(kind, raw).flatMap((form) => inEncodings(form.kind, form.text)),
  ];
}

/**
 * Base64 writes three bytes as four digits, so the same bytes read differently by where they stand in a longer text.
 * Each of the three places is built, less the digits that the neighbours have a share in.
 */
const base64Forms = (kind: string, raw: Buffer): readonly { kind: string; text: string }[] =>
  [0, 1, 2].flatMap((before) => {
    const padded = Buffer.concat([Buffer.alloc(before), raw]);
    const digits = padded.toString('base64').replaceAll('=', '');
    const own = digits.slice(Math.ceil((before * 8) / 6), Math.floor((padded.length * 8) / 6));
    const plain = { kind: `${kind} as base64`, text: own };
    const url = { kind: `${kind} as base64url`, text: own.replaceAll('+', '-').replaceAll('/', '_') };
    return url.text === plain.text ? [plain] : [plain, url];
  });

function inEncodings(kind: string, text: string): readonly Needle[] {
  const little = Buffer.from(text, 'utf16le');
  return [
    { kind, bytes: Buffer.from(text) },
    { kind: `${kind} in UTF-16LE`, bytes: little },
    { kind: `${kind} in UTF-16BE`, bytes: Buffer.from(little).swap16() },
  ];
}
