import type { IncomingMessage } from 'node:http';
import { LARGEST_INPUT_BYTES } from '../../../src-preload/contract/index.ts';

/** The largest call with its name and its seal around it: `dispatch` holds the exact cap of each, this one bounds memory. */
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
export async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > MAX_BODY_BYTES) throw new BodyTooLarge(announced);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.byteLength;
    if (bytes > MAX_BODY_BYTES) throw new BodyTooLarge(bytes);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A form or plain text can be sent across origins without a preflight; bytes of no type cannot. */
export const isSealed = (contentType: string | undefined): boolean =>
  contentType === 'application/octet-stream';
