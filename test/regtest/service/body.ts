import type { IncomingMessage } from 'node:http';
import { invalid, plainError } from '../../../src-main/practice/chain/answers.ts';
import type { Body } from '../../../src-main/practice/http/fields.ts';
import { readJson } from '../parts/json.ts';
import { textOf } from '../parts/needs.ts';

/** Holds a PSBT of the largest kind (2 MiB of text) with room to spare. */
const MAX_BYTES = 4 * 1024 * 1024;

export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Not destroyed on refusal: the refusal has to travel back on the same connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > MAX_BYTES) throw plainError(413, 'Request body too large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** An object; null for no body at all. Whole numbers are bigint. Throws a Refusal. */
export function parseBody(text: string): Body {
  if (text.trim() === '') return null;
  let value: unknown;
  try {
    value = readJson(text);
  } catch (error) {
    const msg = `JSON decode error: ${textOf(error)}`;
    throw invalid([{ type: 'json_invalid', loc: ['body', 0], msg, input: {} }]);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value));
  const msg = 'Input should be a valid dictionary';
  throw invalid([{ type: 'model_attributes_type', loc: ['body'], msg, input: null }]);
}
