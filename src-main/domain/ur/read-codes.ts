import { createBbqrReader, looksLikeBbqr } from './bbqr.ts';
import { createUrReader, type UrProgress, type UrReader } from './read-ur.ts';
import { MAX_PART_CHARS } from './ur-limits.ts';

/** Whether a text is one part of a sequence of codes, of a kind that is put together here. */
export function isCodePart(text: string): boolean {
  return /^ur:/i.test(text) || looksLikeBbqr(text) || SPECTER.test(text);
}

/** Takes the parts of one message, of the kind that the first of them is. Never throws. */
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

/** Specter-DIY's parts of a text: `p2of5 `, then a piece of it. */
const SPECTER = /^p(\d{1,3})of(\d{1,3}) (\S+)$/;

function createSpecterReader(): UrReader {
  let of = 0;
  const parts = new Map<number, string>();
  return {
    receive: (text): UrProgress => {
      const [, number, total, piece] = SPECTER.exec(text) ?? [];
      if (piece === undefined || piece.length > MAX_PART_CHARS) return { kind: 'refused', because: 'form' };
      const at = Number(number);
      if (at < 1 || at > Number(total)) return { kind: 'refused', because: 'form' };
      if (of === 0) of = Number(total);
      const known = parts.get(at);
      if (Number(total) !== of || (known !== undefined && known !== piece))
        return { kind: 'refused', because: 'other' };
      parts.set(at, piece);
      if (parts.size < of) return { kind: 'more', have: parts.size, of };
      const whole = Array.from({ length: of }, (_, i) => parts.get(i + 1) ?? '').join('');
      parts.clear();
      of = 0;
      return { kind: 'whole', type: 'bytes', bytes: new Uint8Array(Buffer.from(whole, 'utf8')) };
    },
  };
}
