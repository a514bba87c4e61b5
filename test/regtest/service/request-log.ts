import type { IncomingHttpHeaders } from 'node:http';

/** One request to the service and what it was answered. */
export interface LoggedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** As it came. */
  readonly body: string;
  readonly status: number;
  readonly answer: string;
}

/** Everything that was asked, in order: what never left a wallet is not in it. */
export interface RequestLog {
  readonly add: (request: LoggedRequest) => void;
  readonly all: () => readonly LoggedRequest[];
  /** From here on: what was asked since. */
  readonly mark: () => () => readonly LoggedRequest[];
}

/** A long session is no reason to fill the memory. */
const MAX_KEPT = 20_000;

export function openRequestLog(): RequestLog {
  let kept: LoggedRequest[] = [];
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
