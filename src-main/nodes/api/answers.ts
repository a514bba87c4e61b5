import { isLosslessNumber } from 'lossless-json';
import * as v from 'valibot';
import { fail, type WalletError } from '../../base/errors.ts';
import type { HeardHead } from '../../net/exchange.ts';
import { badAnswer, type Where } from '../../net/faults.ts';
import { readJson } from '../../net/json.ts';
import { errorBodyOf, serviceFailure, type ErrorBody } from '../../services/wallet-api/service-error.ts';
import { NO_SUCH_PATH, type NodeReply } from '../state/answer.ts';
import { readImage, readLogTask, readLogUrls, readHostedNode, readPage } from './hosted.ts';

const hosted = {
  image: readImage,
  page: readPage,
  node: readHostedNode,
  logTask: readLogTask,
  logUrls: readLogUrls,
};
export type Hosted = typeof hosted;
export type HostedOf<K extends keyof Hosted> =
  Parameters<Hosted[K]> extends [unknown, ...infer Rest] ? Rest : never;
export type HostedAnswer<K extends keyof Hosted> = NonNullable<ReturnType<Hosted[K]>>;

/** Throws SERVICE_ANSWER, SERVICE_ERROR and TOKEN_REFUSED. */
export function readHosted<K extends keyof Hosted>(
  text: string,
  where: Where,
  heard: HeardHead,
  what: K,
  of: HostedOf<K>,
): HostedAnswer<K> {
  if (heard.status >= 400) throw refusalOf(text, heard, readSaid(text, where, heard.status).error, where);
  const json = readJson(text);
  if (!json.ok) throw badAnswer(where, heard.isHtml ? 'html' : json.problem, json.detail);
  const read: (value: unknown, ...given: never) => unknown = hosted[what];
  const value = read(json.value, ...(of as never)) as HostedAnswer<K> | null;
  if (value === null) throw badAnswer(where, 'shape', 'not the form that is known');
  return value;
}

/** How nginx and its derivatives ask for a client certificate, with 400, 495 or 496. */
const WANTS_CERTIFICATE = /No required SSL certificate was sent|The SSL certificate error/;

const PUBKEY = /"pubkey"\s*:\s*"0[23][0-9a-f]{64}"/i;

function refusalOf(text: string, heard: HeardHead, error: ErrorBody | null, where: Where): WalletError {
  const { status } = heard;
  const said = { name: error?.name ?? null, message: error?.message ?? null };
  if (status !== 401 && status !== 403) return serviceFailure(heard, error, where, heard.atMs);
  const isPage = heard.isHtml || (said.message === null && text.trim() !== '');
  // Neither a missing path nor a page for people says anything about the token.
  if (isPage || (status === 403 && NO_SUCH_PATH.test(said.message ?? '')))
    return fail('SERVICE_ERROR', { ...where, status, ...said, retryAfterSeconds: null });
  return fail('TOKEN_REFUSED', {
    host: where.host,
    status,
    ...(said.message === null ? {} : { message: said.message }),
  });
}

export type NodeSaid = ReturnType<typeof readSaid>;

/** Doesn't parse answers without an error, because good ones come by thousands a minute. */
export function readSaid(text: string, _: Where, status: number) {
  const told = {
    body: bodyOf(text),
    wantsCertificate: WANTS_CERTIFICATE.test(text),
    height: status < 300 ? heightIn(text) : null,
  };
  if (status < 300 && !/"(error|detail)"/.test(text)) return { ...told, error: null, isOwn: false };
  const json = readJson(text);
  const error = json.ok ? errorBodyOf(json.value, status) : null;
  return { ...told, error, isOwn: json.ok && v.is(ownError, json.value) };
}

export interface ApiHeight {
  readonly network: string;
  readonly height: number;
}

function heightIn(text: string): ApiHeight | null {
  const [, height] = /"height"\s*:\s*(\d{1,9})\b/.exec(text) ?? [];
  const [, network] = /"network"\s*:\s*"(\w{1,20})"/.exec(text) ?? [];
  return height === undefined || network === undefined ? null : { network, height: Number(height) };
}

function bodyOf(text: string): NodeReply['body'] {
  if (text.trim() === '' || text.trim() === 'null') return 'empty';
  if (!text.trimStart().startsWith('{')) return 'other';
  return PUBKEY.test(text) ? 'pubkey' : 'object';
}

/** `{error, code}` is a node's own error form, which no gateway uses. */
const ownError = v.object({ error: v.string(), code: v.custom(isLosslessNumber) });
