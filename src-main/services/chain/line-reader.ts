import { isUtf8 } from 'node:buffer';

export interface LineHandler {
  readonly line: (text: string) => Promise<void>;
  readonly broken: (problem: 'tooLarge' | 'encoding') => void;
  readonly failed: (error: Error) => void;
}

const END = 0x0a;

export function createLineReader(most: number, { line, broken, failed }: LineHandler) {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let isOver = false;
  let before: Promise<void> = Promise.resolve();
  const stop = (tell: () => void): void => {
    if (isOver) return;
    isOver = true;
    pieces = [];
    tell();
  };
  const hand = (whole: Buffer): void => {
    if (!isUtf8(whole)) {
      stop(() => broken('encoding'));
      return;
    }
    const text = whole.toString('utf8');
    before = before
      .then(() => (isOver ? undefined : line(text)))
      .catch((error: unknown) => {
        stop(() => failed(error as Error));
      });
  };
  const take = (piece: Buffer): void => {
    let from = 0;
    for (;;) {
      if (isOver) return;
      const at = piece.indexOf(END, from);
      const part = piece.subarray(from, at < 0 ? piece.length : at);
      bytes += part.length;
      if (bytes > most) {
        stop(() => broken('tooLarge'));
        return;
      }
      pieces.push(part);
      if (at < 0) return;
      const whole = Buffer.concat(pieces, bytes);
      pieces = [];
      bytes = 0;
      from = at + 1;
      if (whole.length > 0) hand(whole);
    }
  };
  return { take };
}
