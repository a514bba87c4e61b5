import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { HALF_BYTES, joined, NAME_BYTES, newHalf, type Sealer } from '../../../src-preload/sealed.ts';

export interface Session extends Sealer {
  /** True once for each number of a request: what was sent before is not heard again. */
  readonly takes: (request: number) => boolean;
}

/** Tabs at once. A reload lives on what its tab was left, so more is only reached by asking for codes again and again. */
const MAX_TABS = 8;
/** Each reload opens a session; the one that has been silent for longest goes first. */
const MAX_SESSIONS = 64;
/** Requests that may be under way together and come in another order. */
const WINDOW = 1_024;

/** Who may speak to the loopback host: a one-time code, printed to the operator alone, opens a page's session. */
export function createSessions() {
  let code: string | null = null;
  const tabs: string[] = [];
  const sessions = new Map<string, Session>();

  /** What is left with the tab, and by which secret it came; the code is gone before anything is waited for. */
  const known = (name: Uint8Array): { secret: string; token: string } | null => {
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

  const keep = (name: string, session: Session): void => {
    sessions.delete(name);
    sessions.set(name, session);
    const [eldest] = sessions.keys();
    if (sessions.size > MAX_SESSIONS && eldest !== undefined) sessions.delete(eldest);
  };

  return {
    /** A new single-use code; the one before it is worth nothing from now on. */
    newCode: (): string => (code = secretText()),
    /**
     * The host's answer to a page that names the code, once, or the secret that its tab was left: the host's half of the
     * key, and sealed with it `{session, token}`, the session's name and what a reload resumes with. Null for any other.
     */
    greet: async (hello: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> => {
      if (hello.byteLength !== NAME_BYTES + HALF_BYTES) return null;
      const met = known(hello.subarray(0, NAME_BYTES));
      if (met === null) return null;
      const half = await newHalf('host');
      const sealer = await half.meet(hello.subarray(NAME_BYTES), met.secret).catch(() => null);
      if (sealer === null) return null;
      const session = secretText();
      keep(session, { ...sealer, takes: onceEach() });
      const left = await sealer.seal('host', 0, 0, { session, token: met.token });
      return joined(half.shown, new Uint8Array(left));
    },
    /** The session that was opened by that name. */
    find: (name: string): Session | undefined => {
      const session = sessions.get(name);
      if (session !== undefined) keep(name, session);
      return session;
    },
  };
}

/** The last number that came stands in each place, so that none comes twice, however they are mixed. */
function onceEach(): Session['takes'] {
  const last = new Uint32Array(WINDOW);
  return (request) => {
    const at = request % WINDOW;
    if (!(request > (last[at] ?? request))) return false;
    last[at] = request;
    return true;
  };
}

const secretText = (): string => randomBytes(32).toString('base64url');

/** Names have one length, so that the comparison takes the same time whatever was offered. */
const isNameOf = (secret: string, name: Uint8Array): boolean =>
  timingSafeEqual(createHash('sha256').update(secret).digest(), name);
