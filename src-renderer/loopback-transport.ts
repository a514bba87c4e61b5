import type { Transport } from '../src-preload/bridge.ts';
import type { Failure, Result } from '../src-preload/contract/index.ts';

/**
 * How the page stands with main.
 * `lost`: it does not answer; trying again. `refused`: the code of this address was used before, or Ochre was started
 * anew since; `codeless`: the address had no code. Both need a new address, printed where Ochre runs.
 */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused' | 'codeless';

/** What the transport needs of a browser, so that it also runs where there is none. */
export interface Page {
  readonly fetch: (
    path: string,
    init: Omit<RequestInit, 'headers'> & { readonly headers: Record<string, string> },
  ) => Promise<Response>;
  /** The address's fragment, `#code=…` on the first visit. */
  readonly fragment: string;
  readonly forgetFragment: () => void;
  readonly token: { readonly get: () => string | null; readonly set: (token: string | null) => void };
  /** Writes text and reads it back where it may; false where something else is on the clipboard. */
  readonly copy: (text: string) => Promise<boolean>;
  readonly wait: (ms: number) => Promise<void>;
}

export interface LoopbackTransport extends Transport {
  readonly onState: (heard: (state: ConnectionState) => void) => () => void;
  readonly close: () => void;
}

/** Quick at first: a host that restarts is back within a second. */
const RECONNECT_MS = [100, 250, 500, 1_000, 2_000] as const;

/** Calls and notices over HTTP to the loopback host, with a token that lives in sessionStorage. */
export function createLoopbackTransport(page: Page): LoopbackTransport {
  const heardBy = new Map<string, Set<(payload: unknown) => void>>();
  const stateHeardBy = new Set<(state: ConnectionState) => void>();
  const running = new Set<AbortController>();
  let ended = false;
  let state: ConnectionState = 'connecting';

  const stopped = (): boolean => ended;

  const stop = (): void => {
    ended = true;
    for (const one of running) one.abort();
  };

  /** A signal of its own for each request: one for all would gather a listener from every request there ever was. */
  const unlessStopped = async <T>(act: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const one = new AbortController();
    if (stopped()) one.abort();
    running.add(one);
    try {
      return await act(one.signal);
    } finally {
      running.delete(one);
    }
  };

  const setState = (next: ConnectionState): void => {
    if (state === next) return;
    state = next;
    for (const heard of stateHeardBy) heard(next);
  };

  const post = (path: string, body: unknown, token: string | null, signal: AbortSignal): Promise<Response> =>
    page.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === null ? {} : { 'x-ochre-token': token }) },
      body: JSON.stringify(body),
      signal,
      credentials: 'omit',
      redirect: 'error',
    });

  /** The token of this page: of the code in its address, else the one that a reload left. */
  const openSession = async (): Promise<string | null> => {
    const code = /^#code=([\w-]+)$/.exec(page.fragment)?.[1];
    // Out of the address bar at once: it would be copied, kept in the history and shown on a screenshot.
    if (code !== undefined) page.forgetFragment();
    const kept = page.token.get();
    if (code === undefined) return kept;
    return unlessStopped(async (signal) => {
      const response = await post('/session', { code }, null, signal);
      if (!response.ok) return kept;
      const { token } = (await response.json()) as { token: string };
      page.token.set(token);
      return token;
    });
  };

  const session = openSession().catch(() => page.token.get());

  const refused = (because: 'refused' | 'codeless' = 'refused'): void => {
    page.token.set(null);
    setState(because);
    stop();
  };

  const ask = async (name: string, input: unknown): Promise<Result<unknown>> => {
    const token = await session;
    if (token === null || state === 'refused' || state === 'codeless') return gone;
    const answer = await unlessStopped(async (signal) => {
      const response = await post('/call', { name, input }, token, signal);
      return { status: response.status, text: await response.text() };
    }).catch(() => null);
    if (answer?.status === 401) refused();
    // 400 and 413 carry a failure as 200 does; anything else is not ours to read.
    if (answer === null || ![200, 400, 413].includes(answer.status)) return gone;
    const result = JSON.parse(answer.text) as Result<unknown>;
    if (!result.ok) return result;
    if (name === 'settings.copy') return copied(input, result);
    return name === 'offline.copy' ? copied(result.value, result) : result;
  };

  /** Main has no clipboard on this host: it has checked the text, or made it, and the page writes it. */
  const copied = async (holder: unknown, result: Result<unknown>): Promise<Result<unknown>> => {
    const written = await page.copy((holder as { text: string }).text).catch(() => false);
    return written ? result : failure({ code: 'CLIPBOARD_CHANGED', facts: {} });
  };

  const readNotices = async (): Promise<void> => {
    const token = await session;
    if (token === null) {
      refused(page.fragment.startsWith('#code=') ? 'refused' : 'codeless');
      return;
    }
    for (let attempt = 0; !stopped(); attempt += 1) {
      try {
        await unlessStopped(async (signal) => {
          const response = await post('/notices', {}, token, signal);
          if (response.status === 401) refused();
          if (!response.ok || response.body === null) return;
          await eachEvent(response.body, {
            open: () => {
              attempt = 0;
              setState('open');
            },
            event: (name, payload) => {
              for (const heard of heardBy.get(name) ?? []) heard(payload);
            },
          });
        });
      } catch {
        // Said by the state below; main may be restarting.
      }
      if (stopped()) return;
      setState('lost');
      await page.wait(RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)] ?? 2_000);
    }
  };
  void readNotices();

  return {
    ask,
    listen: (name, heard) => {
      const listeners = heardBy.get(name) ?? new Set();
      heardBy.set(name, listeners.add(heard));
      return () => {
        listeners.delete(heard);
      };
    },
    onState: (heard) => {
      stateHeardBy.add(heard);
      heard(state);
      return () => {
        stateHeardBy.delete(heard);
      };
    },
    close: stop,
  };
}

const failure = (of: Failure): Result<never> => ({ ok: false, failure: of });
const gone = failure({ code: 'HOST_GONE', facts: {} });

/** Reads server-sent events: `event:` and one line of `data:` each; a comment first says that the stream is open. */
async function eachEvent(
  body: ReadableStream<Uint8Array>,
  on: { readonly open: () => void; readonly event: (name: string, payload: unknown) => void },
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.startsWith(':')) on.open();
      const event = /^event: (.*)\ndata: (.*)$/.exec(block);
      if (event?.[1] !== undefined && event[2] !== undefined) on.event(event[1], JSON.parse(event[2]));
    }
  }
}
