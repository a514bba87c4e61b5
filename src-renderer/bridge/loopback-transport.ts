import type { Transport } from '../../src-preload/bridge.ts';
import type { Failure, Result } from '../../src-preload/contract/index.ts';
import {
  HALF_BYTES,
  joinBytes,
  channelName,
  newHalf,
  type Sealed,
  type Sealer,
} from '../../src-preload/sealed.ts';

/** `lost` is retried. `refused` (code used, restart), `codeless` and `stranger` (other program) need a new address. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused' | 'codeless' | 'stranger';

/** What the transport needs of the browser, so that tests can replace it. */
export interface Page {
  readonly fetch: (
    path: string,
    init: Omit<RequestInit, 'headers'> & { readonly headers: Record<string, string> },
  ) => Promise<Response>;
  /** `#code=…` on the first visit. */
  readonly fragment: string;
  readonly forgetFragment: () => void;
  /** The secret for a reload. The next page at this address can read it, but no other host can use it. */
  readonly token: { readonly get: () => string | null; readonly set: (token: string | null) => void };
  /** False if something else is on the clipboard afterwards. */
  readonly copy: (text: string) => Promise<boolean>;
  readonly wait: (ms: number) => Promise<void>;
}

export interface LoopbackTransport extends Transport {
  readonly onState: (heard: (state: ConnectionState) => void) => () => void;
  readonly close: () => void;
}

/** Tries are close at first, because a host that restarts is back within a second. */
const RECONNECT_MS = [100, 250, 500, 1_000, 2_000] as const;

/** Limits the stated length of a notice, because the length isn't sealed. Notices are far shorter. */
const MAX_NOTICE_BYTES = 4 * 1_048_576;

/** Notices that are kept while screens load, because main waits for the person's answer. */
const WAITED_FOR: readonly string[] = ['confirm.asked', 'confirm.closed'];

/** Kept only in the page's memory. */
interface Session extends Sealer {
  readonly name: string;
  readonly next: () => number;
}

class Unproved extends Error {}

/** Seals everything, so that no other program at the host's port can read or answer. */
export function createLoopbackTransport(page: Page): LoopbackTransport {
  const heardBy = new Map<string, Set<(payload: unknown) => void>>();
  const unheard = new Map(WAITED_FOR.map((name): [string, unknown[]] => [name, []]));
  const stateHeardBy = new Set<(state: ConnectionState) => void>();
  const running = new Set<AbortController>();
  let ended = false;
  let state: ConnectionState = 'connecting';

  const stopped = (): boolean => ended;

  const stop = (): void => {
    ended = true;
    for (const one of running) one.abort();
  };

  /** Each request has its own signal, because a shared one would gather a listener from each. */
  const unlessStopped = async <T>(act: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const one = new AbortController();
    if (stopped()) one.abort();
    running.add(one);
    try {
      return await act(one.signal);
    } catch (error) {
      if (error instanceof Unproved) end('stranger');
      throw error;
    } finally {
      running.delete(one);
    }
  };

  const setState = (next: ConnectionState): void => {
    if (state === next) return;
    state = next;
    for (const heard of stateHeardBy) heard(next);
  };

  /** Ends the connection for good, and drops pending requests. */
  const end = (because: 'refused' | 'codeless' | 'stranger'): void => {
    if (stopped()) return;
    page.token.set(null);
    stop();
    setState(because);
  };

  const post = (path: string, body: Sealed, session: string, signal: AbortSignal): Promise<Response> =>
    page.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'x-ochre-session': session },
      body,
      signal,
      credentials: 'omit',
      redirect: 'error',
    });

  const postSealed = async (session: Session, path: string, value: unknown, signal: AbortSignal) => {
    const request = session.next();
    const sealed = await session.seal('page', request, 0, value);
    const response = await post(path, sealed, `${session.name} ${String(request)}`, signal);
    const proved = (index: number, bytes: Sealed): Promise<unknown> =>
      session.open('host', request, index, bytes).catch(() => {
        throw new Unproved();
      });
    return { response, proved };
  };

  /** Opens a session without sending the secret. Null if the host doesn't know the secret. */
  const meet = (secret: string): Promise<Session | null> =>
    unlessStopped(async (signal) => {
      const half = await newHalf('page');
      const response = await post('/session', joinBytes(await channelName(secret), half.shown), '', signal);
      if (response.status === 401) return null;
      const bytes = new Uint8Array(await response.arrayBuffer());
      try {
        const sealer = await half.meet(bytes.subarray(0, HALF_BYTES), secret);
        const left = await sealer.open('host', 0, 0, bytes.subarray(HALF_BYTES));
        const { session, token } = left as { session: string; token: string };
        page.token.set(token);
        let requests = 0;
        return { ...sealer, name: session, next: () => (requests += 1) };
      } catch {
        throw new Unproved();
      }
    });

  const code = /^#code=([\w-]+)$/.exec(page.fragment)?.[1] ?? null;
  // In the address bar the code would be copied, kept in the history and shown on screenshots.
  if (code !== null) page.forgetFragment();

  /** Opens the session by the address's code, else by the token of a reload. */
  const openSession = async (): Promise<Session | null> => {
    const kept = page.token.get();
    const opened = code === null ? null : await meet(code);
    return opened ?? (kept === null ? null : meet(kept));
  };

  let session = openSession();

  const ask = async (name: string, input: unknown): Promise<Result<unknown>> => {
    const answer = await unlessStopped(async (signal) => {
      const opened = await session;
      if (opened === null || stopped()) return gone;
      const { response, proved } = await postSealed(opened, '/call', { name, input }, signal);
      return (await proved(0, await response.arrayBuffer())) as Result<unknown>;
    }).catch(() => gone);
    if (stopped() || !answer.ok) return stopped() ? gone : answer;
    if (name === 'settings.copy') return copied(input, answer);
    return name === 'offline.copy' ? copied(answer.value, answer) : answer;
  };

  /** The page copies, because main has no clipboard on this host. */
  const copied = async (holder: unknown, result: Result<unknown>): Promise<Result<unknown>> => {
    const written = await page.copy((holder as { text: string }).text).catch(() => false);
    return written ? result : failure({ code: 'CLIPBOARD_CHANGED', facts: {} });
  };

  const readNotices = async (): Promise<void> => {
    for (let attempt = 0; !stopped(); attempt += 1) {
      try {
        const opened = await session;
        if (opened === null) {
          end(code === null && page.token.get() === null ? 'codeless' : 'refused');
          return;
        }
        await unlessStopped(async (signal) => {
          const { response, proved } = await postSealed(opened, '/notices', {}, signal);
          let index = 0;
          await eachNotice(response.body, async (sealed) => {
            const told = await proved((index += 1), sealed);
            attempt = 0;
            setState('open');
            if (told === null) return;
            const { name, payload } = told as { name: string; payload: unknown };
            unheard.get(name)?.push(payload);
            for (const heard of heardBy.get(name) ?? []) heard(payload);
          });
        });
      } catch {
        // `setState` below reports the loss; main may be restarting.
      }
      if (stopped()) return;
      setState('lost');
      await page.wait(RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)] ?? 2_000);
      session = session.catch(openSession);
    }
  };
  void readNotices();

  return {
    ask,
    listen: (name, heard) => {
      const listeners = heardBy.get(name) ?? new Set();
      heardBy.set(name, listeners.add(heard));
      for (const payload of unheard.get(name) ?? []) heard(payload);
      unheard.delete(name);
      return () => listeners.delete(heard);
    },
    onState: (heard) => {
      stateHeardBy.add(heard);
      heard(state);
      return () => stateHeardBy.delete(heard);
    },
    close: stop,
  };
}

const failure = (of: Failure): Result<never> => ({ ok: false, failure: of });
const gone = failure({ code: 'HOST_GONE', facts: {} });

/** Before each notice stand four bytes with its length. The host never ends the stream, so an end throws. */
async function eachNotice(
  body: ReadableStream<Uint8Array> | null,
  hear: (sealed: Sealed) => Promise<void>,
): Promise<void> {
  const reader = body?.getReader();
  let unread = new Uint8Array();
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) throw new Unproved();
    unread = joinBytes(unread, value);
    while (unread.byteLength >= 4) {
      const end = 4 + new DataView(unread.buffer, unread.byteOffset).getUint32(0);
      if (end > MAX_NOTICE_BYTES) throw new Unproved();
      if (unread.byteLength < end) break;
      const sealed = unread.subarray(4, end);
      unread = unread.subarray(end);
      await hear(sealed);
    }
  }
}
