import type { IncomingMessage } from 'node:http';
import { LARGEST_INPUT_BYTES } from '../../../src-preload/contract/index.ts';

/** The largest call with its name around it: `dispatch` holds the exact cap of each, this one bounds memory. */
const MAX_BODY_BYTES = LARGEST_INPUT_BYTES + 1_024;

export class BodyTooLarge extends Error {
  readonly bytes: number;
  readonly limitBytes = MAX_BODY_BYTES;

  constructor(bytes: number) {
    super('body too large');
    this.bytes = bytes;
  }
}

/** The whole body. Throws BodyTooLarge as soon as the length that was announced or read is above the cap. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > MAX_BODY_BYTES) throw new BodyTooLarge(announced);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.byteLength;
    if (bytes > MAX_BODY_BYTES) throw new BodyTooLarge(bytes);
    parts.push(part);
  }
  const body = Buffer.concat(parts);
  // Words and passwords come this way, and the memory behind a small buffer is shared and lives on.
  for (const part of parts) part.fill(0);
  return body;
}

/**
 * The JSON value of a body, undefined where it is none: strict UTF-8, so that two readers cannot differ. The body is
 * wiped with it.
 */
export function takeJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)) as unknown;
  } catch {
    return undefined;
  } finally {
    body.fill(0);
  }
}

/** A form or plain text can be sent across origins without a preflight; JSON cannot. */
export function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/json(;\s*charset=utf-8)?$/i.test(contentType);
}
