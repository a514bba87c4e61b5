import { isLosslessNumber } from 'lossless-json';
import * as v from 'valibot';
import { namesSecret } from '../state/secret-names.ts';
import type { JsonValue } from '../state/unlock-body.ts';
import { fail, type WalletError } from '../../base/errors.ts';
import type { HeardHead } from '../../net/exchange.ts';
import { badAnswer, type Where } from '../../net/faults.ts';
import { readJson } from '../../net/json.ts';
import { errorBodyOf, serviceFailure, type ErrorBody } from '../../services/wallet-api/service-error.ts';
import { NO_SUCH_PATH, type NodeReply } from '../state/answer.ts';
import { readImage, readLogTask, readLogUrls, readHostedNode, readPage } from './hosted.ts';

const HIDDEN = '[hidden]';
/** Shorter secrets occur in sentences by chance, so they are hidden only as a quoted value. */
const MIN_CHARS = 4;
/** What surrounds a value: quotes in JSON, quoted JSON and prose; colon and @ around a URL's password. */
const AS_VALUE = [
  ['"', '"'],
  ['"', '\\"'],
  ["'", "'"],
  ['`', '`'],
  [':', '@'],
] as const;
/** Secrets like these occur in longer words by chance, as `user` in `bitcoind_rpc_username`: hidden only alone. */
const WORD = /^(?:\p{L}{1,12}|\d{1,12})$/u;
const BEGINS = String.raw`(?<=^|[^\p{L}\p{N}_]|\\[a-z]|%[\dA-Fa-f]{2})`;
const ENDS = String.raw`(?![\p{L}\p{N}_])`;

export function hideSecrets(text: string, secrets: readonly string[]): string {
  const forms = secrets.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]);
  const all = new Set([...forms, ...forms.map((form) => form.replace(/[\p{C}\p{Z}]+/gu, ' ').trim())]);
  all.delete('');
  // Longest first, since one secret may be part of another.
  return [...all].sort((a, b) => b.length - a.length).reduce(hideOne, text);
}

function hideOne(text: string, secret: string): string {
  if (secret.length < MIN_CHARS)
    return AS_VALUE.reduce(
      (left, [open, close]) => left.replaceAll(`${open}${secret}${close}`, `${open}${HIDDEN}${close}`),
      text,
    );
  const place = WORD.test(secret) ? new RegExp(`${BEGINS}${secret}${ENDS}`, 'gu') : secret;
  return hideCut(text.replaceAll(place, HIDDEN), secret);
}

function hideCut(text: string, secret: string): string {
  for (let length = secret.length - 1; text.endsWith('…') && length >= MIN_CHARS; length -= 1) {
    const tail = `${secret.slice(0, length)}…`;
    if (text.endsWith(tail)) return `${text.slice(0, -tail.length)}${HIDDEN}…`;
  }
  return text;
}

export function secretTextsOf(body: JsonValue, isSecret = false): string[] {
  if (typeof body === 'string') return isSecret ? [body] : [];
  if (typeof body !== 'object' || body === null) return [];
  const isList = Array.isArray(body);
  return Object.entries(body).flatMap(([name, inner]: [string, JsonValue]) =>
    secretTextsOf(inner, isList ? isSecret : namesSecret(name)),
  );
}

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
