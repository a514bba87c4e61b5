import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { HALF_BYTES, joinBytes, NAME_BYTES, newHalf, type Sealer } from '../../../src-preload/sealed.ts';

export interface LoopbackSession extends Sealer {
  /** True once for each number: a replay isn't heard. */
  readonly takes: (request: number) => boolean;
}

/** A reload keeps its tab, and each further tab needs a further code. Beyond this many the oldest tab ends. */
const MAX_TABS = 8;
/** Each reload opens a session; the longest silent ends first. */
const MAX_SESSIONS = 64;
/** Concurrent requests may arrive in another order. */
const WINDOW = 1_024;

/** A one-time code, printed to the operator alone, opens a session. */
export function createSessions() {
  let code: string | null = null;
  const tabs: string[] = [];
  const sessions = new Map<string, LoopbackSession>();

  /** The code is deleted before anything is awaited. */
  const findSecret = (name: Uint8Array): { secret: string; token: string } | null => {
    if (code !== null && isNameOf(code, name)) {
      const met = { secret: code, token: secretText() };
      code = null;
      tabs.push(met.token);
      if (tabs.length > MAX_TABS) tabs.shift();
      return met;
    }
    const token = tabs.find((tab) => isNameOf(tab, name));
    return token === undefined ? null : { secret: token, token };
  };

  const keep = (name: string, session: LoopbackSession): void => {
    sessions.delete(name);
    sessions.set(name, session);
    const [eldest] = sessions.keys();
    if (sessions.size > MAX_SESSIONS && eldest !== undefined) sessions.delete(eldest);
  };

  return {
    newCode: (): string => (code = secretText()),
    /** Takes the code, once, or a tab's secret. Returns the host's half and sealed `{session, token}`; else null. */
    greet: async (hello: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> => {
      if (hello.byteLength !== NAME_BYTES + HALF_BYTES) return null;
      const met = findSecret(hello.subarray(0, NAME_BYTES));
      if (met === null) return null;
      const half = await newHalf('host');
      const sealer = await half.meet(hello.subarray(NAME_BYTES), met.secret).catch(() => null);
      if (sealer === null) return null;
      const session = secretText();
      keep(session, { ...sealer, takes: onceEach() });
      const left = await sealer.seal('host', 0, 0, { session, token: met.token });
      return joinBytes(half.shown, new Uint8Array(left));
    },
    find: (name: string): LoopbackSession | undefined => {
      const session = sessions.get(name);
      if (session !== undefined) keep(name, session);
      return session;
    },
  };
}

function onceEach(): LoopbackSession['takes'] {
  const last = new Uint32Array(WINDOW);
  return (request) => {
    const at = request % WINDOW;
    if (!(request > (last[at] ?? request))) return false;
    last[at] = request;
    return true;
  };
}

const secretText = (): string => randomBytes(32).toString('base64url');

/** Equal lengths: the comparison takes the same time for any name. */
const isNameOf = (secret: string, name: Uint8Array): boolean =>
  timingSafeEqual(createHash('sha256').update(secret).digest(), name);
