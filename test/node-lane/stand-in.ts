import { createServer } from 'node:http';
import { endServer, listen } from '../support/listen.ts';

export type Era = '2024-10' | '2025-09' | '2026-02' | '2026-08';
export const ERAS: readonly Era[] = ['2024-10', '2025-09', '2026-02', '2026-08'];

/** A status with a body, or how no answer comes: it breaks off, or never ends. */
export type Told = { readonly status: number; readonly body: object | null } | 'breaks' | 'hangs';

const NAMED_SINCE: Era = '2025-09';
const LOCKING_MS = 1_000;
/** Service-facts.md 5: what the unlock of each time wants beside the password. */
const BITCOIND = ['username', 'password', 'host', 'port'].map((what) => `bitcoind_rpc_${what}`);
const WANTED: Readonly<Record<Era, readonly string[]>> = {
  '2024-10': BITCOIND,
  '2025-09': [...BITCOIND, 'announce_addresses'],
  '2026-02': [...BITCOIND, 'announce_addresses'],
  '2026-08': ['ldk_chain_sync', 'indexer_url', 'announce_addresses'],
};
const PUBKEY = `02${'ab'.repeat(32)}`;

/** A node as strict as a real one of its time, simulated (service-facts.md 5; the recordings hold it to them). */
export class StandIn {
  readonly era: Era;
  password = 'nodepassword1';
  state: 'uninit' | 'locked' | 'unlocked' = 'locked';
  changing: 'unlocking' | 'locking' | 'fell' | null = null;
  unlockMs = 1_200;
  /** What its unlock comes to beside going through. */
  unlockEnds: 'breaks' | 'hangs' | null = null;
  bitcoindAway = false;
  /** Passwords that came to it, since it was asked for. */
  passwords = 0;
  #backup: Promise<void> = Promise.resolve();
  readonly #wait: (ms: number) => Promise<void>;

  constructor(era: Era, wait: (ms: number) => Promise<void>) {
    this.era = era;
    this.#wait = wait;
  }

  /** What it says to one call. `body` null: none was sent. */
  async answer(method: string, route: string, body: string | null): Promise<Told> {
    if (!['nodeinfo', 'networkinfo'].includes(route) && !POSTS.includes(route))
      return { status: 404, body: null };
    if (method === 'OPTIONS') return { status: 200, body: null };
    if ((method === 'POST') !== POSTS.includes(route)) return { status: 405, body: null };
    if (route === 'nodeinfo' || route === 'networkinfo') {
      await this.#backup;
      return this.#info(route);
    }
    if (route === 'lock') return this.#lock();
    if (route === 'shutdown') return OK;
    if (body === null) return this.#error(415, 'Expected request with `Content-Type: application/json`');
    if (body.length > 2_000_000)
      return this.#error(413, 'Failed to buffer the request body: length limit exceeded');
    let sent: Record<string, unknown>;
    try {
      sent = JSON.parse(body) as Record<string, unknown>;
    } catch {
      return this.#error(400, 'Failed to parse the request body as JSON: expected value at line 1 column 1');
    }
    return route === 'unlock' ? this.#unlock(sent) : this.#guarded(route, sent);
  }

  #info(route: string): Told {
    // While it unlocks it says locked until July 2025.
    const saysLocked = this.changing === 'unlocking' || this.changing === 'fell';
    if (this.changing !== null && !(saysLocked && this.era === '2024-10')) return this.#changing();
    if (this.state !== 'unlocked')
      return this.#error(403, 'Node is locked (hint: call unlock)', 'LockedNode');
    return route === 'nodeinfo'
      ? { status: 200, body: { pubkey: PUBKEY, num_channels: 0 } }
      : { status: 200, body: { network: 'Regtest', height: 110 } };
  }

  async #lock(): Promise<Told> {
    if (this.state !== 'unlocked')
      return this.#error(403, 'Node is locked (hint: call unlock)', 'LockedNode');
    if (this.changing !== null) return this.#changing();
    this.changing = 'locking';
    await this.#wait(LOCKING_MS);
    [this.state, this.changing] = ['locked', null];
    return OK;
  }

  async #unlock(sent: Readonly<Record<string, unknown>>): Promise<Told> {
    if (typeof sent['password'] === 'string') this.passwords += 1;
    const bad = this.#badShape(sent);
    if (bad !== null) return bad;
    if (this.changing !== null) return this.#changing();
    if (this.state === 'uninit')
      return this.#error(403, 'Wallet has not been initialized (hint: call init)', 'NotInitialized');
    if (this.state === 'unlocked')
      return this.#error(403, 'Node is unlocked (hint: call lock)', 'UnlockedNode');
    if (sent['password'] !== this.password)
      return this.#error(401, 'The provided password is incorrect', 'WrongPassword');
    const port = sent['bitcoind_rpc_port'];
    if (this.bitcoindAway || port === 41_499 || sent['bitcoind_rpc_password'] === 'wrong')
      return this.#error(
        403,
        'Failed to connect to bitcoind client: failed to make initial call to bitcoind - please check your RPC user/password and access settings',
        'FailedBitcoindConnection',
      );
    const indexer = sent['indexer_url'];
    if (typeof indexer === 'string' && (indexer.trim() === '' || /:(41498|41003)$/.test(indexer)))
      return this.#error(403, 'Invalid indexer: not a valid electrum nor esplora server', 'InvalidIndexer');
    this.changing = 'unlocking';
    if (this.unlockEnds === 'hangs') return 'hangs';
    await this.#wait(this.unlockMs);
    if (this.unlockEnds === 'breaks') {
      this.changing = 'fell';
      return 'breaks';
    }
    [this.state, this.changing] = ['unlocked', null];
    return OK;
  }

  #badShape(sent: Readonly<Record<string, unknown>>): Told | null {
    const wrong = ['password', ...WANTED[this.era]].find((name) => sent[name] === undefined);
    const port = sent['bitcoind_rpc_port'];
    const type =
      port === undefined
        ? null
        : port === null
          ? 'invalid type: null'
          : typeof port === 'string'
            ? `invalid type: string ${JSON.stringify(port)}`
            : Number(port) > 65_535
              ? `invalid value: integer \`${JSON.stringify(port)}\``
              : null;
    const because =
      wrong !== undefined
        ? `missing field \`${wrong}\``
        : type === null
          ? null
          : `bitcoind_rpc_port: ${type}, expected u16`;
    if (because === null) return null;
    const text = `Failed to deserialize the JSON body into the target type: ${because}`;
    return this.era < '2026-02'
      ? this.#error(422, text, 'JsonExtractorRejection')
      : this.#error(400, text, 'InvalidRequest');
  }

  /** init, backup, changepassword. */
  async #guarded(route: string, sent: Readonly<Record<string, unknown>>): Promise<Told> {
    const { password, old_password: old, new_password: fresh } = sent;
    const short = this.#error(400, 'Invalid password: must have at least 8 chars', 'InvalidPassword');
    if (this.changing !== null) return this.#changing();
    if (this.state === 'unlocked')
      return this.#error(403, 'Node is unlocked (hint: call lock)', 'UnlockedNode');
    if (route === 'init') {
      if (this.state === 'locked')
        return this.#error(403, 'Node has already been initialized', 'AlreadyInitialized');
      if (String(password).length < 8) return short;
      [this.state, this.password] = ['locked', String(password)];
      return { status: 200, body: { mnemonic: '(left out)' } };
    }
    if (this.state === 'uninit')
      return this.#error(403, 'Wallet has not been initialized (hint: call init)', 'NotInitialized');
    if (route === 'changepassword' && String(fresh).length < 8) return short;
    if ((route === 'backup' ? password : old) !== this.password)
      return this.#error(401, 'The provided password is incorrect', 'WrongPassword');
    if (route === 'backup') await (this.#backup = this.#wait(2_400));
    else this.password = String(fresh);
    return OK;
  }

  #changing(): Told {
    return this.#error(403, 'Cannot call other APIs while node is changing state', 'ChangingState');
  }

  #error(code: number, error: string, name?: string): Told {
    const isNamed = name !== undefined && this.era >= NAMED_SINCE;
    return { status: code, body: isNamed ? { error, code, name } : { error, code } };
  }
}

const POSTS = ['unlock', 'lock', 'init', 'backup', 'changepassword', 'shutdown'];
const OK: Told = { status: 200, body: {} };

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves one, or several by their paths, on a port of its own; closed is killed. */
export async function serve(node: {
  readonly answer: (method: string, route: string, body: string | null, path: string) => Promise<Told>;
}): Promise<Served> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const type = request.headers['content-type'] ?? '';
      const body = type.startsWith('application/json') ? Buffer.concat(chunks).toString('utf8') : null;
      const { pathname } = new URL(request.url ?? '/', 'http://node');
      const route = pathname.split('/').at(-1) ?? '';
      void node.answer(request.method ?? '', route, body, pathname).then((told) => {
        if (told === 'breaks') request.socket.destroy();
        else if (told !== 'hangs')
          response
            .writeHead(told.status, { 'content-type': 'application/json' })
            .end(told.body === null ? '' : JSON.stringify(told.body));
      });
    });
  });
  const url = `http://127.0.0.1:${String(await listen(server))}`;
  return { url, close: () => endServer(server) };
}

/** What stands before a node: it waits for 29 s, and answers 502 where nobody is behind it. */
export function gatewayTo(
  node: { up: boolean } & Pick<StandIn, 'answer'>,
  wait: (ms: number) => Promise<void>,
) {
  return serve({
    answer: async (method, route, body) => {
      if (!node.up) return { status: 502, body: { message: 'Bad Gateway' } };
      const told = await Promise.race([
        node.answer(method, route, body),
        wait(29_000).then((): Told => ({ status: 504, body: { message: 'Endpoint request timed out' } })),
      ]);
      return told === 'breaks' ? { status: 502, body: { message: 'Bad Gateway' } } : told;
    },
  });
}
