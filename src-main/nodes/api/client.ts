import { setImmediate } from 'node:timers/promises';
import { isLosslessNumber, stringify } from 'lossless-json';
import * as v from 'valibot';
import { fail, WalletError } from '../../domain/errors.ts';
import {
  NO_SUCH_PATH,
  readNodeAnswer,
  type Asked as Called,
  type NodeAnswer,
  type Said,
} from '../state/answer.ts';
import { cloudUrl, nodeUrl } from '../state/node-url.ts';
import { silenceOf } from '../state/silence.ts';
import { STRAIGHT } from '../../domain/services/route.ts';
import { nodeReach } from '../../domain/wallet/reach.ts';
import type { ApiHeight, ClientCertificate, NodeApi, NodeTarget, OpenNodeApi } from '../../ports/index.ts';
import { bearer } from '../../net/bearer.ts';
import { badAnswer, type Where } from '../../net/faults.ts';
import { readJsonInSteps } from '../../net/json.ts';
import { inSlices } from '../../slices.ts';
import { findSecret } from '../../net/secrets.ts';
import type { Heard, Limits, Question } from '../../net/exchange.ts';
import type { Gate } from '../../net/gate.ts';
import { createTransport, type Transport } from '../../net/transport.ts';
import {
  errorBodyOf,
  retryAfterOf,
  serviceFailure,
  type ErrorBody,
} from '../../services/wallet-api/service-error.ts';
import { readImage, readLogTask, readLogUrls, readNode, readPage } from './hosted.ts';
import { readAllPages } from './pages.ts';

/** One connection per node over hours, and no more than this to a service that all nodes share (performance.md 5). */
const KEEPING = { connectionsPerOrigin: 64, keepAliveMs: 60_000 };
/** A node waits with its answer behind a backup or a block; who takes longer is as good as not there. */
const PROBE_LIMITS: Partial<Limits> = { totalMs: 15_000, connectMs: 4_000 };
/** An unlock may replay for long before it answers; what happens after that is asked of the node again. */
const ACT_LIMITS: Partial<Limits> = { totalMs: 30_000, longTotalMs: 600_000, idleMs: 600_000 };

export interface NodeApiOptions {
  readonly probe?: Partial<Limits>;
  readonly act?: Partial<Limits>;
  readonly nowMs?: () => number;
}

/** The three calls of interface.md 4, and the extras of service-facts.md 5, over real HTTP. See NodeApi in ports.ts. */
export function createNodeApi(gate: Gate, options: NodeApiOptions = {}): OpenNodeApi {
  const open = (client: ClientCertificate | null) => ({
    probes: createTransport(gate, { ...PROBE_LIMITS, ...options.probe }, KEEPING, STRAIGHT, client),
    // Never a kept connection for what changes something: a dead one leaves unknown whether it arrived.
    acts: createTransport(gate, { ...ACT_LIMITS, ...options.act }, null, STRAIGHT, client),
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

  return ({ baseUrl, token }) => {
    const ask = (transport: Transport, asked: Asked): Promise<Heard> => transport(questionOf(asked));

    const read = <T>(url: URL, endpoint: string, parse: (value: unknown) => T | null): Promise<Read<T>> =>
      readAnswer(
        ask(probes, { method: 'GET', url, endpoint, token }),
        { host: url.host, endpoint },
        parse,
        nowMs(),
      );

    const api: NodeApi = {
      host: new URL(baseUrl).host,
      latestImage: async () =>
        (await read(cloudUrl(baseUrl, ['latest-rln-image']), '/api/nodes/latest-rln-image', readImage)).value,
      list: () =>
        readAllPages(cloudUrl(baseUrl, []), async (url, before) => {
          const { value, link } = await read(url, '/api/nodes', (json) => readPage(json, before));
          return { page: value, link };
        }),
      detail: async (nodeId) =>
        (await read(cloudUrl(baseUrl, [nodeId]), '/api/nodes/{id}', (json) => readNode(json, nodeId))).value,
      logs: async (nodeId, begun) => {
        const url = cloudUrl(baseUrl, [nodeId, 'logs']);
        const endpoint = '/api/nodes/{id}/logs';
        const begin = () => ask(acts, { method: 'POST', url, endpoint, token });
        const where = { host: url.host, endpoint };
        const taskId = begun ?? (await readAnswer(begin(), where, readLogTask, nowMs())).value;
        url.searchParams.set('taskId', taskId);
        return { taskId, urls: (await read(url, endpoint, readLogUrls)).value };
      },
      upgrade: (nodeId) =>
        answer('upgrade', nowMs, () =>
          ask(acts, {
            method: 'POST',
            url: cloudUrl(baseUrl, [nodeId, 'upgrade']),
            endpoint: '/api/nodes/{id}/upgrade',
            token,
            isLong: true,
          }),
        ),
      unlock: (target, body) => {
        const text = stringify(body);
        if (text === undefined || findSecret([text]) !== null)
          throw fail('INVALID_INPUT', { path: 'unlock body', problem: 'looks like the words of a wallet' });
        return answer('unlock', nowMs, () =>
          ask(to(target).acts, {
            method: 'POST',
            url: nodeUrl(target.address, 'unlock'),
            endpoint: '/unlock',
            token: target.token,
            body: text,
            isLong: true,
          }),
        );
      },
      probe: (target) => answer('probe', nowMs, () => to(target).probes(probeOf(target))),
      height: async (target) => {
        const url = nodeUrl(target.address, 'networkinfo');
        // It follows a probe, whose connection is free with the next turn only: at once, another one would be made.
        await setImmediate();
        return askHeight(nowMs, () =>
          ask(to(target).probes, { method: 'GET', url, endpoint: '/networkinfo', token: target.token }),
        );
      },
    };
    return api;
  };
}

interface Read<T> {
  readonly value: T;
  readonly link: string | null;
}

async function readAnswer<T>(
  answered: Promise<Heard>,
  where: Where,
  parse: (value: unknown) => T | null,
  nowMs: number,
): Promise<Read<T>> {
  const heard = await answered;
  if (heard.status >= 400) throw refusalOf(heard, (await said(heard)).error, where, nowMs);
  const json = await inSlices(readJsonInSteps(heard.text ?? ''));
  if (!json.ok) throw badAnswer(where, heard.isHtml ? 'html' : json.problem, json.detail);
  const value = parse(json.value);
  if (value === null) throw badAnswer(where, 'shape', 'not the form that is known');
  return { value, link: heard.link };
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

/** An answer with any status is an answer. Nobody there, or not in time, is one too: it proves nothing. */
async function answer(asked: Called, nowMs: () => number, ask: () => Promise<Heard>): Promise<NodeAnswer> {
  try {
    const heard = await ask();
    if (WANTS_CERTIFICATE.test(heard.text ?? ''))
      return { kind: 'noAnswer', why: { kind: 'wantsCertificate' } };
    const { status, isHtml } = heard;
    const { error, isOwn, body } = await said(heard);
    const { name = null, message: text = null } = error ?? {};
    const retryAfterSeconds = retryAfterOf(heard, nowMs());
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

/** How nginx and what is made of it say that they want a certificate, with 400, 495 or 496. */
const WANTS_CERTIFICATE = /No required SSL certificate was sent|The SSL certificate error/;

/** A node's public key, as nodeinfo has it. */
const PUBKEY = /"pubkey"\s*:\s*"0[23][0-9a-f]{64}"/i;

/** A refusal with the words that came with it. */
function refusalOf(heard: Heard, error: ErrorBody | null, where: Where, nowMs: number): WalletError {
  const { status } = heard;
  const said = { name: error?.name ?? null, message: error?.message ?? null };
  if (status !== 401 && status !== 403) return serviceFailure(heard, error, where, nowMs);
  const isPage = heard.isHtml || (said.message === null && (heard.text ?? '').trim() !== '');
  // A path that is not there, a page that asks for a person: no word on the token, and none of the service's own.
  if (isPage || (status === 403 && NO_SUCH_PATH.test(said.message ?? '')))
    return fail('SERVICE_ERROR', { ...where, status, ...said, retryAfterSeconds: null });
  return fail('TOKEN_REFUSED', {
    host: where.host,
    status,
    ...(said.message === null ? {} : { message: said.message }),
  });
}

/** Most answers are good ones, thousands in a minute: those that name no error are not read further. */
async function said(heard: Heard): Promise<{ error: ErrorBody | null } & Pick<Said, 'isOwn' | 'body'>> {
  const text = heard.text ?? '';
  if (heard.status < 300 && !/"(error|detail)"/.test(text))
    return { error: null, isOwn: false, body: bodyOf(text) };
  const json = await inSlices(readJsonInSteps(text));
  const error = json.ok ? errorBodyOf(json.value, heard.status) : null;
  return { error, isOwn: json.ok && v.is(ownError, json.value), body: bodyOf(text) };
}

/** The height, or where none is told what the answer is to any other question of a node. */
async function askHeight(nowMs: () => number, ask: () => Promise<Heard>): Promise<ApiHeight | NodeAnswer> {
  const heights: ApiHeight[] = [];
  const instead = await answer('probe', nowMs, async () => {
    const heard = await ask();
    heights.push(...readHeight(heard));
    return heard;
  });
  return heights[0] ?? instead;
}

/** One, or none. */
function readHeight({ status, text }: Heard): readonly ApiHeight[] {
  const [, height] = /"height"\s*:\s*(\d{1,9})\b/.exec(text ?? '') ?? [];
  const [, network] = /"network"\s*:\s*"(\w{1,20})"/.exec(text ?? '') ?? [];
  if (status >= 300 || height === undefined || network === undefined) return [];
  return [{ network, height: Number(height) }];
}

function bodyOf(text: string): Said['body'] {
  if (text.trim() === '' || text.trim() === 'null') return 'empty';
  if (!text.trimStart().startsWith('{')) return 'other';
  return PUBKEY.test(text) ? 'pubkey' : 'object';
}

/** `{error, code}`, with or without a name: a node's own, and no gateway's. */
const ownError = v.object({ error: v.string(), code: v.custom(isLosslessNumber) });
