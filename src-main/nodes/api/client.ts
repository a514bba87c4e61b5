import { setImmediate } from 'node:timers/promises';
import { stringify } from 'lossless-json';
import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { fail, WalletError } from '../../base/errors.ts';
import { readNodeAnswer, type Asked as Called, type NodeAnswer } from '../state/answer.ts';
import { cloudUrl, nodeUrl, type NodeAddress } from '../state/node-url.ts';
import { silenceOf } from '../state/silence.ts';
import { STRAIGHT, type ClientCertificate } from '../../base/service/route.ts';
import { nodeReach } from '../../base/service/reach.ts';
import type { JsonValue } from '../state/unlock-body.ts';
import { bearer } from '../../net/bearer.ts';
import type { Where } from '../../net/faults.ts';
import type { ReadSent } from '../../net/read-sent.ts';
import { findSecret } from '../../net/secrets.ts';
import type { Heard, HeardHead, Limits, Question } from '../../net/exchange.ts';
import type { Net } from '../../net/gate.ts';
import { createTransport, type Transport } from '../../net/transport.ts';
import { retryAfterOf } from '../../services/wallet-api/service-error.ts';
import {
  readHosted,
  readSaid,
  type ApiHeight,
  type Hosted,
  type HostedOf,
  type NodeSaid,
} from './answers.ts';
import type { ApiNode } from './hosted.ts';
import { readAllPages, type ApiNodeList } from './pages.ts';

/** One connection per node over hours, and no more than this to a service that all nodes share (performance.md 5). */
const KEEPING = { connectionsPerOrigin: 64, keepAliveMs: 60_000 };
/** A node waits with its answer behind a backup or a block; who takes longer is as good as not there. */
const PROBE_LIMITS: Partial<Limits> = { totalMs: 15_000, connectMs: 4_000 };
/** An unlock may replay for long before it answers; what happens after that is asked of the node again. */
const ACT_LIMITS: Partial<Limits> = { totalMs: 30_000, longTotalMs: 600_000, idleMs: 600_000 };

/** Where a node answers, with the token of its own. */
export interface NodeTarget {
  readonly address: NodeAddress;
  readonly token: string | null;
  /** What is shown to a node that asks who connects (mTLS); nothing where none was kept. */
  readonly client?: ClientCertificate | null;
}

export interface NodeApiOptions {
  readonly probe?: Partial<Limits>;
  readonly act?: Partial<Limits>;
  readonly nowMs?: () => number;
}

export type OpenNodeApi = ReturnType<typeof createNodeApi>;
export type NodeApi = ReturnType<OpenNodeApi>;

/**
 * A node service over real HTTP: the three calls that the documentation names, and the extras of real services. Reads
 * throw SERVICE_*, TOKEN_REFUSED, OFFLINE_MODE and HOST_NOT_APPROVED. Acts and the probe answer a NodeAnswer: a node that
 * says no has answered, and one that says nothing is no failure. None is repeated here; a redirect is never followed. Throws INVALID_INPUT for an id or
 * a token that cannot stand in a request.
 */
export function createNodeApi(net: Net, options: NodeApiOptions = {}) {
  const open = (client: ClientCertificate | null) => ({
    probes: createTransport(net, { ...PROBE_LIMITS, ...options.probe }, KEEPING, STRAIGHT, client),
    // Never a kept connection for what changes something: a dead one leaves unknown whether it arrived.
    acts: createTransport(net, { ...ACT_LIMITS, ...options.act }, null, STRAIGHT, client),
  });
  const { probes, acts } = open(null);
  /** A connection that showed a certificate serves the node alone that it is for. */
  const shown = new WeakMap<NodeTarget, ReturnType<typeof open>>();
  const to = (target: NodeTarget): ReturnType<typeof open> => {
    const { client = null } = target;
    if (client === null) return { probes, acts };
    const known = shown.get(target) ?? open(client);
    shown.set(target, known);
    return known;
  };
  const nowMs = options.nowMs ?? Date.now;

  /** Written once for each node: it is asked thousands of times. */
  const questions = new WeakMap<NodeTarget, Question>();
  const probeOf = (target: NodeTarget): Question => {
    const known = questions.get(target);
    if (known !== undefined) return known;
    const url = nodeUrl(target.address, 'nodeinfo');
    const question = questionOf({ method: 'GET', url, endpoint: '/nodeinfo', token: target.token });
    questions.set(target, question);
    return question;
  };

  const { readAs, hear } = createReadings(net.read, nowMs);

  return ({ baseUrl, token }: { readonly baseUrl: string; readonly token: string | null }) => {
    const ask = (transport: Transport, asked: Asked): Promise<Heard> => transport(questionOf(asked));

    const get = <K extends keyof Hosted>(url: URL, endpoint: string, what: K, ...of: HostedOf<K>) =>
      readAs(ask(probes, { method: 'GET', url, endpoint, token }), { host: url.host, endpoint }, what, ...of);

    return {
      host: new URL(baseUrl).host,
      /** The `data` field of GET /api/nodes/latest-rln-image. */
      latestImage: async (): Promise<string> =>
        (await get(cloudUrl(baseUrl, ['latest-rln-image']), '/api/nodes/latest-rln-image', 'image')).value,
      /** Extra: GET /api/nodes, with all of its pages. */
      list: (): Promise<ApiNodeList> =>
        readAllPages(cloudUrl(baseUrl, []), async (url, before) => {
          const { value, link } = await get(url, '/api/nodes', 'page', before);
          return { page: value, link };
        }),
      /** Extra: GET /api/nodes/{id}. */
      detail: async (nodeId: string): Promise<ApiNode> =>
        (await get(cloudUrl(baseUrl, [nodeId]), '/api/nodes/{id}', 'node', nodeId)).value,
      /**
       * Extra: POST and GET /api/nodes/{id}/logs. `begun`: the task of a question before; null begins one. None yet: the
       * service still collects them.
       */
      logs: async (nodeId: string, begun: string | null): Promise<CallAnswer<'nodes.logs'>> => {
        const url = cloudUrl(baseUrl, [nodeId, 'logs']);
        const endpoint = '/api/nodes/{id}/logs';
        const begin = () => ask(acts, { method: 'POST', url, endpoint, token });
        const where = { host: url.host, endpoint };
        const taskId = begun ?? (await readAs(begin(), where, 'logTask')).value;
        url.searchParams.set('taskId', taskId);
        return { taskId, urls: (await get(url, endpoint, 'logUrls')).value };
      },
      /** POST /api/nodes/{id}/upgrade, without a body. */
      upgrade: async (nodeId: string) => {
        const url = cloudUrl(baseUrl, [nodeId, 'upgrade']);
        const endpoint = '/api/nodes/{id}/upgrade';
        return answer(
          'upgrade',
          hear(acts, questionOf({ method: 'POST', url, endpoint, token, isLong: true })),
        );
      },
      /** POST {node}/unlock. May take minutes; no answer in time is not a failure. */
      unlock: async (target: NodeTarget, body: JsonValue) => {
        const text = stringify(body);
        if (text === undefined || findSecret([text]) !== null)
          throw fail('INVALID_INPUT', { path: 'unlock body', problem: 'looks like the words of a wallet' });
        const url = nodeUrl(target.address, 'unlock');
        const asked = { method: 'POST', url, endpoint: '/unlock', token: target.token, body: text } as const;
        return answer('unlock', hear(to(target).acts, questionOf({ ...asked, isLong: true })));
      },
      /** Extra: GET {node}/nodeinfo. */
      probe: async (target: NodeTarget) => answer('probe', hear(to(target).probes, probeOf(target))),
      /** Extra: GET {node}/networkinfo. */
      height: async (target: NodeTarget): Promise<ApiHeight | NodeAnswer> => {
        const url = nodeUrl(target.address, 'networkinfo');
        // It follows a probe, whose connection is free with the next turn only: at once, another one would be made.
        await setImmediate();
        const asked = { method: 'GET', url, endpoint: '/networkinfo', token: target.token } as const;
        const told = hear(to(target).probes, questionOf(asked));
        const instead = await answer('probe', told);
        // None is told: then it is what the answer to any other question of a node is.
        return (await told.catch(() => null))?.height ?? instead;
      },
    };
  };
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly endpoint: string;
  readonly token: string | null;
  readonly body?: string;
  readonly isLong?: boolean;
}

function questionOf({ method, url, endpoint, token, body, isLong }: Asked): Question {
  return {
    method,
    to: nodeReach(url.href),
    url,
    host: url.host,
    endpoint,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...bearer(token),
    },
    body: body ?? null,
    isLong: isLong ?? false,
    isList: endpoint === '/api/nodes',
  };
}

function createReadings(read: ReadSent, nowMs: () => number) {
  return {
    /** What a hosting service answers, read as `what` by `of`. */
    readAs: async <K extends keyof Hosted>(
      answered: Promise<Heard>,
      where: Where,
      what: K,
      ...of: HostedOf<K>
    ) => {
      const { text, ...head } = await answered;
      const value = await read(readHosted<K>, text ?? '', where, { ...head, atMs: nowMs() }, what, of);
      return { value, link: head.link };
    },
    hear: async (transport: Transport, question: Question): Promise<NodeSaid & HeardHead> => {
      const { text, ...head } = await transport(question);
      const { host, endpoint } = question;
      // Who is sent a password may send it back.
      const isSecret = endpoint === '/unlock';
      const told = await read(readSaid, text ?? '', { host, endpoint, isSecret }, head.status);
      return { ...head, ...told, atMs: nowMs() };
    },
  };
}

/** An answer with any status is an answer. Nobody there, or not in time, is one too: it proves nothing. */
async function answer(asked: Called, ask: Promise<NodeSaid & HeardHead>): Promise<NodeAnswer> {
  try {
    const { status, isHtml, error, isOwn, body, wantsCertificate, atMs, ...head } = await ask;
    if (wantsCertificate) return { kind: 'noAnswer', why: { kind: 'wantsCertificate' } };
    const { name = null, message: text = null } = error ?? {};
    const retryAfterSeconds = retryAfterOf(head, atMs);
    return readNodeAnswer({ asked, status, name, text, isOwn, body, isHtml, retryAfterSeconds });
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    const why = silenceOf(error.failure);
    if (why !== null) return { kind: 'noAnswer', why };
    // A web page with a captcha, a redirect: somebody answers, and it is not the node.
    if (error.failure.code === 'SERVICE_ANSWER')
      return { kind: 'elsewhere', text: error.failure.facts.detail };
    throw error;
  }
}
