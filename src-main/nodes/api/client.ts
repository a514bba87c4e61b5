import { setImmediate } from 'node:timers/promises';
import { stringify } from 'lossless-json';
import { onceFor } from '../../base/groups.ts';
import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { fail, WalletError } from '../../base/errors.ts';
import { readNodeAnswer, type NodeAnswer, type NodeRequestKind } from '../state/answer.ts';
import { cloudUrl, nodeUrl, type NodeAddress } from '../state/node-url.ts';
import { silenceOf } from '../state/silence.ts';
import { DIRECT, type ClientCertificate, nodeReach } from '../../base/service/route.ts';
import type { JsonValue } from '../state/unlock-body.ts';
import { bearer } from '../../net/bearer.ts';
import { findSecret } from '../../net/secrets.ts';
import type { HeardHead, Limits, HttpRequest } from '../../net/exchange.ts';
import type { Net } from '../../net/door.ts';
import { createTransport, type HttpTransport } from '../../net/transport.ts';
import { retryAfterOf } from '../../services/wallet-api/service-error.ts';
import {
  readHosted,
  readSaid,
  type ApiHeight,
  type Hosted,
  type HostedOf,
  type NodeSaid,
  hideSecrets,
  secretTextsOf,
} from './answers.ts';
import { type ApiNode, readAllPages, type ApiNodeList } from './hosted.ts';

/** Probes keep one connection per node for hours, and at most 64 to a shared service (performance.md 5). */
const KEEPING = { connectionsPerOrigin: 64, keepAliveMs: 60_000 };
/** A node answers late behind a backup or a block; beyond this it counts as away. */
const PROBE_LIMITS: Partial<Limits> = { totalMs: 15_000, connectMs: 4_000 };
/** A node may replay for long before it answers an unlock; after these limits it is probed. */
const ACT_LIMITS: Partial<Limits> = { totalMs: 30_000, longTotalMs: 600_000, idleMs: 600_000 };

export interface NodeTarget {
  readonly address: NodeAddress;
  readonly token: string | null;
  readonly client?: ClientCertificate | null;
}

export interface ServiceKeys {
  readonly baseUrl: string;
  readonly token: string | null;
  readonly secrets?: readonly string[];
}

export type OpenNodeApi = ReturnType<typeof createNodeApi>;
export type NodeApi = ReturnType<OpenNodeApi>;

/** Reads throw SERVICE_*, TOKEN_REFUSED, OFFLINE_MODE, HOST_NOT_APPROVED; acts return every answer. No redirects. */
export function createNodeApi(
  net: Net,
  options: Partial<Readonly<Record<'probe' | 'act', Partial<Limits>> & { nowMs: () => number }>> = {},
) {
  const transports = (client: ClientCertificate | null) => ({
    probes: createTransport(net, { ...PROBE_LIMITS, ...options.probe }, KEEPING, DIRECT, client),
    // Acts open a new connection, since a dead kept one leaves unknown whether the call arrived.
    acts: createTransport(net, { ...ACT_LIMITS, ...options.act }, null, DIRECT, client),
  });
  const plain = transports(null);
  /** Nodes with a client certificate have their own connections: another node must not use its identity. */
  const to = onceFor(({ client = null }: NodeTarget) => (client === null ? plain : transports(client)));
  const nowMs = options.nowMs ?? Date.now;

  const probeOf = onceFor(({ address, token }: NodeTarget) =>
    questionOf({ url: nodeUrl(address, 'nodeinfo'), endpoint: '/nodeinfo', token }),
  );

  const hear = async (transport: HttpTransport, question: HttpRequest): Promise<NodeSaid & HeardHead> => {
    const { text, ...head } = await transport(question);
    const { host, endpoint } = question;
    // The node may echo the password that it got.
    const isSecret = endpoint === '/unlock';
    const told = await net.read(readSaid, text ?? '', { host, endpoint, isSecret }, head.status);
    return { ...head, ...told, atMs: nowMs() };
  };

  return ({ baseUrl, token, secrets = [] }: ServiceKeys) => {
    const hidden = token === null ? secrets : [...secrets, token];

    const read = async <K extends keyof Hosted>(asked: Asked, what: K, ...of: HostedOf<K>) => {
      const question = questionOf({ token, ...asked });
      try {
        const { text, ...head } = await (asked.method === 'POST' ? plain.acts : plain.probes)(question);
        const { host, endpoint } = question;
        const heard = { ...head, atMs: nowMs() };
        const value = await net.read(readHosted<K>, text ?? '', { host, endpoint }, heard, what, of);
        return { value, link: head.link };
      } catch (error) {
        throw withoutSecrets(error, hidden);
      }
    };

    const toHide = ({ token: own }: NodeTarget): string[] => [...hidden, ...(own === null ? [] : [own])];

    return {
      host: new URL(baseUrl).host,
      latestImage: async (): Promise<string> => {
        const url = cloudUrl(baseUrl, ['latest-rln-image']);
        return (await read({ url, endpoint: '/api/nodes/latest-rln-image' }, 'image')).value;
      },
      list: (): Promise<ApiNodeList> =>
        readAllPages(cloudUrl(baseUrl, []), async (url, before) => {
          const { value, link } = await read({ url, endpoint: '/api/nodes' }, 'page', before);
          return { page: value, link };
        }),
      detail: async (nodeId: string): Promise<ApiNode> =>
        (await read({ url: cloudUrl(baseUrl, [nodeId]), endpoint: '/api/nodes/{id}' }, 'node', nodeId)).value,
      /** `begun`: the task of an earlier request; null begins a new task. */
      logs: async (nodeId: string, begun: string | null): Promise<CallAnswer<'nodes.logs'>> => {
        const asked = { url: cloudUrl(baseUrl, [nodeId, 'logs']), endpoint: '/api/nodes/{id}/logs' };
        const taskId = begun ?? (await read({ method: 'POST', ...asked }, 'logTask')).value;
        asked.url.searchParams.set('taskId', taskId);
        return { taskId, urls: (await read(asked, 'logUrls')).value };
      },
      upgrade: async (nodeId: string) => {
        const asked = { url: cloudUrl(baseUrl, [nodeId, 'upgrade']), endpoint: '/api/nodes/{id}/upgrade' };
        const question = questionOf({ method: 'POST', ...asked, token, isLong: true });
        return answer('upgrade', hear(plain.acts, question), hidden);
      },
      unlock: async (target: NodeTarget, body: JsonValue) => {
        const text = stringify(body);
        if (text === undefined || findSecret([text]) !== null)
          throw fail('INVALID_INPUT', { path: 'unlock body', problem: 'looks like the words of a wallet' });
        const asked = { url: nodeUrl(target.address, 'unlock'), endpoint: '/unlock', token: target.token };
        const question = questionOf({ method: 'POST', ...asked, body: text, isLong: true });
        return answer('unlock', hear(to(target).acts, question), [...toHide(target), ...secretTextsOf(body)]);
      },
      probe: async (target: NodeTarget) =>
        answer('probe', hear(to(target).probes, probeOf(target)), toHide(target)),
      height: async (target: NodeTarget): Promise<ApiHeight | NodeAnswer> => {
        const asked = { url: nodeUrl(target.address, 'networkinfo'), endpoint: '/networkinfo' };
        // The probe's connection is free only in the next turn; asking at once would open another one.
        await setImmediate();
        const told = hear(to(target).probes, questionOf({ ...asked, token: target.token }));
        const instead = await answer('probe', told, toHide(target));
        return (await told.catch(() => null))?.height ?? instead;
      },
    };
  };
}

type Asked = Pick<HttpRequest, 'url' | 'endpoint'> &
  Partial<Pick<HttpRequest, 'method' | 'body' | 'isLong'> & Pick<NodeTarget, 'token'>>;

function questionOf(asked: Asked): HttpRequest {
  const { method = 'GET', url, endpoint, token = null, body = null, isLong = false } = asked;
  return {
    ...{ method, url, host: url.host, endpoint, body, isLong },
    to: nodeReach(url.href),
    headers: {
      accept: 'application/json',
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...bearer(token),
    },
    isList: endpoint === '/api/nodes',
  };
}

async function answer(
  asked: NodeRequestKind,
  ask: Promise<NodeSaid & HeardHead>,
  secrets: readonly string[],
): Promise<NodeAnswer> {
  try {
    const { status, isHtml, error, isOwn, body, wantsCertificate, atMs, ...head } = await ask;
    if (wantsCertificate) return { kind: 'noAnswer', why: { kind: 'wantsCertificate' } };
    const { name = null, message: text = null } = error ?? {};
    const retryAfterSeconds = retryAfterOf(head, atMs);
    const told = readNodeAnswer({ asked, status, name, text, isOwn, body, isHtml, retryAfterSeconds });
    return 'text' in told ? { ...told, text: hideSecrets(told.text, secrets) } : told;
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    const why = silenceOf(error.failure);
    if (why !== null) return { kind: 'noAnswer', why };
    if (error.failure.code === 'SERVICE_ANSWER')
      return { kind: 'elsewhere', text: hideSecrets(error.failure.facts.detail, secrets) };
    throw error;
  }
}

function withoutSecrets(error: unknown, secrets: readonly string[]): unknown {
  if (!(error instanceof WalletError) || error.failure.code !== 'SERVICE_ERROR') return error;
  const { code, facts } = error.failure;
  const message = facts.message === null ? null : hideSecrets(facts.message, secrets);
  return new WalletError({ code, facts: { ...facts, message } });
}
