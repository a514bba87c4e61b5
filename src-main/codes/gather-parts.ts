import { type UrProgress, type UrReader, MAX_PART_CHARS } from './read-ur.ts';

export interface NumberedPart {
  message: string;
  /** From 1. */
  of: number;
  /** From 0. */
  at: number;
  piece: string;
}

/** Without a checksum, only a differing part shows that two messages are mixed: refused, `other`. Never throws. */
export function createPartsReader(
  read: (text: string) => NumberedPart | null,
  join: (pieces: readonly string[], message: string) => UrProgress,
): UrReader {
  let message: string | null = null;
  const pieces = new Map<number, string>();
  return {
    receive: (text) => {
      const part = read(text);
      if (part === null || part.at < 0 || part.at >= part.of) return { kind: 'refused', because: 'form' };
      if (part.piece.length > MAX_PART_CHARS) return { kind: 'refused', because: 'large' };
      message ??= part.message;
      const known = pieces.get(part.at);
      if (message !== part.message || (known !== undefined && known !== part.piece))
        return { kind: 'refused', because: 'other' };
      pieces.set(part.at, part.piece);
      if (pieces.size < part.of) return { kind: 'more', have: pieces.size, of: part.of };
      const inOrder = Array.from({ length: part.of }, (_, at) => pieces.get(at) ?? '');
      pieces.clear();
      message = null;
      return join(inOrder, part.message);
    },
  };
}
