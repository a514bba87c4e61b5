import type { Served } from '../../../src-main/own-service/http/server.ts';

/** Everything that was asked, in order: what never left a wallet is not in it. */
export interface RequestLog {
  readonly add: (request: Served) => void;
  readonly all: () => readonly Served[];
  /** From here on: what was asked since. */
  readonly mark: () => () => readonly Served[];
}

/** A long session is no reason to fill the memory. */
const MAX_KEPT = 20_000;

export function openRequestLog(): RequestLog {
  let kept: Served[] = [];
  let dropped = 0;
  return {
    add: (request) => {
      kept.push(request);
      if (kept.length <= MAX_KEPT) return;
      kept = kept.slice(MAX_KEPT / 2);
      dropped += MAX_KEPT / 2;
    },
    all: () => [...kept],
    mark: () => {
      const from = dropped + kept.length;
      return () => kept.slice(Math.max(0, from - dropped));
    },
  };
}
