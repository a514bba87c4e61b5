import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { invalid, plainError } from './answers.ts';
import { parseJson } from './json.ts';

/** Null without a body. Whole numbers are bigint. */
export type Body = Readonly<Record<string, unknown>> | null;

/** A PSBT of the largest kind (2 MiB of text) with room to spare. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
/** The deepest body of the interface has five levels. */
const MAX_DEPTH = 32;

/** Throws ServedRefusal. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  return parseBody(await readText(request), request.headers);
}

/** Throws ServedRefusal. */
export async function readText(request: IncomingMessage): Promise<string> {
  return (await readBytes(request, MAX_BODY_BYTES)).toString('utf8');
}

/** Throws ServedRefusal. */
export async function readBytes(request: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Not destroyed: the refusal needs the connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > mostBytes) throw plainError(413, 'Request body too large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** Throws ServedRefusal. */
export function parseBody(text: string, headers: IncomingHttpHeaders): Body {
  if (text.trim() === '') return null;
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    throw plainError(415, 'Content-Type must be application/json');
  }
  if (isTooDeep(text)) throw jsonInvalid('too deeply nested');
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    throw jsonInvalid(error instanceof Error ? error.message : 'unreadable');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid([
      {
        type: 'model_attributes_type',
        loc: ['body'],
        msg: 'Input should be a valid dictionary',
        input: null,
      },
    ]);
  }
  return Object.fromEntries(Object.entries(value));
}

export function header(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i];
    if (inString) {
      if (char === '\\') i += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return false;
}

function jsonInvalid(reason: string) {
  return invalid([
    { type: 'json_invalid', loc: ['body', 0], msg: `JSON decode error: ${reason}`, input: {} },
  ]);
}
