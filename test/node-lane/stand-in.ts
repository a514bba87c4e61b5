import { serveHere } from '../support/serve.ts';

export type Era = '2024-10' | '2025-09' | '2026-02' | '2026-08';
export const ERAS: readonly Era[] = ['2024-10', '2025-09', '2026-02', '2026-08'];

/** A status with a body, or how no answer comes: it breaks off, or never ends. */
export type Told = { readonly status: number; readonly body: object | null } | 'breaks' | 'hangs';

const LOCKING_MS = 1_000;
/** Service-facts.md 5: the members that an unlock needs in each era beside the password. */
const BITCOIND = ['username', 'password', 'host', 'port'].map((what) => `bitcoind_rpc_${what}`);
const WANTED: Readonly<Record<Era, readonly string[]>> = {
  '2024-10': BITCOIND,
  '2025-09': [...BITCOIND, 'announce_addresses'],
  '2026-02': [...BITCOIND, 'announce_addresses'],
  '2026-08': ['ldk_chain_sync', 'indexer_url', 'announce_addresses'],
};
/** Status, sentence, and the name that the refusal has since 2025-09. */
const REFUSALS = {
  locked: [403, 'Node is locked (hint: call unlock)', 'LockedNode'],
  unlocked: [403, 'Node is unlocked (hint: call lock)', 'UnlockedNode'],
  uninit: [403, 'Wallet has not been initialized (hint: call init)', 'NotInitialized'],
  changing: [403, 'Cannot call other APIs while node is changing state', 'ChangingState'],
  password: [401, 'The provided password is incorrect', 'WrongPassword'],
  bitcoind: [
    403,
    'Failed to connect to bitcoind client: failed to make initial call to bitcoind - please check your RPC user/password and access settings',
    'FailedBitcoindConnection',
  ],
  indexer: [403, 'Invalid indexer: not a valid electrum nor esplora server', 'InvalidIndexer'],
} as const;
const OK: Told = { status: 200, body: {} };

/**
 * A simulated node, as strict as a real one of its era where the program asks (service-facts.md 5; the recordings
 * check it).
 */
export class StandIn {
  readonly era: Era;
  password = 'nodepassword1';
  state: 'uninit' | 'locked' | 'unlocked' = 'locked';
  changing: 'unlocking' | 'locking' | 'fell' | null = null;
  unlockMs = 1_200;
  /** How its unlock ends unless it succeeds. */
  unlockEnds: 'breaks' | 'hangs' | null = null;
  bitcoindAway = false;
  /** How many times a password came since the last look. */
  passwords = 0;
  readonly #wait: (ms: number) => Promise<void>;

  constructor(era: Era, wait: (ms: number) => Promise<void>) {
    this.era = era;
    this.#wait = wait;
  }

  /** Its answer to one call. `body` null: none was sent. */
  async answer(method: string, route: string, body: string | null): Promise<Told> {
    const call = `${method} ${route}`;
    if (call === 'GET nodeinfo') return this.#info({ pubkey: `02${'ab'.repeat(32)}`, num_channels: 0 });
    if (call === 'GET networkinfo') return this.#info({ network: 'Regtest', height: 110 });
    if (call === 'POST lock') return this.#lock();
    if (call === 'POST unlock') return this.#unlock(JSON.parse(body ?? '{}') as Record<string, unknown>);
    return { status: 404, body: null };
  }

  #info(body: object): Told {
    // Until July 2025 an unlocking node says that it is locked.
    const saysLocked = this.changing === 'unlocking' || this.changing === 'fell';
    if (this.changing !== null && !(saysLocked && this.era === '2024-10')) return this.#refuses('changing');
    return this.state === 'unlocked' ? { status: 200, body } : this.#refuses('locked');
  }

  async #lock(): Promise<Told> {
    if (this.state !== 'unlocked') return this.#refuses('locked');
    if (this.changing !== null) return this.#refuses('changing');
    this.changing = 'locking';
    await this.#wait(LOCKING_MS);
    [this.state, this.changing] = ['locked', null];
    return OK;
  }

  async #unlock(sent: Readonly<Record<string, unknown>>): Promise<Told> {
    const { password, bitcoind_rpc_port: port, bitcoind_rpc_password: login, indexer_url: indexer } = sent;
    if (typeof password === 'string') this.passwords += 1;
    const lacks = ['password', ...WANTED[this.era]].find((name) => sent[name] === undefined);
    if (lacks !== undefined) return this.#lacks(lacks);
    if (this.changing !== null) return this.#refuses('changing');
    if (this.state !== 'locked') return this.#refuses(this.state);
    if (password !== this.password) return this.#refuses('password');
    if (this.bitcoindAway || port === 41_499 || login === 'wrong') return this.#refuses('bitcoind');
    if (typeof indexer === 'string' && (indexer.trim() === '' || /:(41498|41003)$/.test(indexer)))
      return this.#refuses('indexer');
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

  #lacks(field: string): Told {
    const [code, name] = this.era < '2026-02' ? [422, 'JsonExtractorRejection'] : [400, 'InvalidRequest'];
    return this.#error(
      code,
      `Failed to deserialize the JSON body into the target type: missing field \`${field}\``,
      name,
    );
  }

  #refuses(why: keyof typeof REFUSALS): Told {
    const [code, error, name] = REFUSALS[why];
    return this.#error(code, error, name);
  }

  #error(code: number, error: string, name: string): Told {
    return { status: code, body: this.era < '2025-09' ? { error, code } : { error, code, name } };
  }
}

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves one node, or several by their paths, on its own port; closing counts as a kill. */
export const serve = (node: {
  readonly answer: (method: string, route: string, body: string | null, path: string) => Promise<Told>;
}): Promise<Served> =>
  serveHere(async ({ method, path, headers, body: bytes }) => {
    const isJson = headers['content-type']?.startsWith('application/json') === true;
    const { pathname } = new URL(path, 'http://node');
    const body = isJson ? bytes.toString('utf8') : null;
    const told = await node.answer(method, pathname.split('/').at(-1) ?? '', body, pathname);
    if (typeof told === 'string') return told;
    return { status: told.status, text: told.body === null ? '' : JSON.stringify(told.body) };
  });

/** A server before a node: it waits for 29 s, and answers 502 if no node is behind it. */
export function gatewayTo(
  node: { up: boolean } & Pick<StandIn, 'answer'>,
  wait: (ms: number) => Promise<void>,
) {
  const bad: Told = { status: 502, body: { message: 'Bad Gateway' } };
  return serve({
    answer: async (method, route, body) => {
      if (!node.up) return bad;
      const told = await Promise.race([
        node.answer(method, route, body),
        wait(29_000).then((): Told => ({ status: 504, body: { message: 'Endpoint request timed out' } })),
      ]);
      return told === 'breaks' ? bad : told;
    },
  });
}
