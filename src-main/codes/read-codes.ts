import { createBbqrReader, looksLikeBbqr } from './bbqr.ts';
import { createPartsReader } from './gather-parts.ts';
import { createUrReader, type UrReader } from './read-ur.ts';

export function isCodePart(text: string): boolean {
  return /^ur:/i.test(text) || looksLikeBbqr(text) || SPECTER.test(text);
}

/** The first part decides the kind. Never throws. */
export function createCodesReader(): UrReader {
  let reader: UrReader | null = null;
  return {
    receive: (text) => {
      reader ??= readerOf(text);
      return reader.receive(text);
    },
  };
}

function readerOf(text: string): UrReader {
  if (looksLikeBbqr(text)) return createBbqrReader();
  return SPECTER.test(text) ? createSpecterReader() : createUrReader();
}

/** Specter-DIY: `p2of5 `, then a piece. */
const SPECTER = /^p(\d{1,3})of(\d{1,3}) (\S+)$/;

function createSpecterReader(): UrReader {
  return createPartsReader(
    (text) => {
      const [, number, total, piece] = SPECTER.exec(text) ?? [];
      if (number === undefined || total === undefined || piece === undefined) return null;
      return { message: total, of: Number(total), at: Number(number) - 1, piece };
    },
    (pieces) => ({
      kind: 'whole',
      type: 'bytes',
      bytes: new Uint8Array(Buffer.from(pieces.join(''), 'utf8')),
    }),
  );
}
