import { isLosslessNumber } from 'lossless-json';
import * as v from 'valibot';
import { fail, WalletError } from '../../base/errors.ts';
import { badAnswer, type Where } from '../../net/faults.ts';
import { cleanText } from '../../net/secrets.ts';
import { readJson } from '../../net/json.ts';
import type { HeardHead } from '../../net/exchange.ts';
import type { Calls, WalletDialect, DialectEndpoint, Lacking } from './dialect-parts/dialect.ts';
import { dialectOf } from './dialects/by-name.ts';
import { errorBodyOf, serviceFailure, type ErrorBody, wayFailure } from './service-error.ts';
import { BAD_NUMBER } from './dialect-parts/wire-values.ts';
import { parseInvoice } from '../../invoices/invoice.ts';
import type { ApiTransfer, WalletApi } from '../../ports/index.ts';

/** Names dialect and call, because schemas can't go to another thread. */
export interface AskedOfWallet<K extends keyof Calls> {
  readonly dialect: Parameters<typeof dialectOf>[0];
  readonly numbering: Parameters<typeof dialectOf>[1];
  readonly call: K;
  readonly asked: Parameters<Calls[K]>;
}
export type WalletAnswer<K extends keyof Calls> = Awaited<ReturnType<Calls[K]>>;

export function endpointOf<K extends keyof Calls>(
  { calls }: WalletDialect,
  call: K,
  asked: Parameters<Calls[K]>,
): DialectEndpoint<Parameters<Calls[K]>, WalletAnswer<K>> | Lacking {
  type Found = DialectEndpoint<Parameters<Calls[K]>, WalletAnswer<K>> | Lacking;
  const row = calls[call] as Found | ((...given: Parameters<Calls[K]>) => Found);
  return typeof row === 'function' ? row(...asked) : row;
}

/**
 * The value in our names. Throws SERVICE_ERROR, WALLET_NOT_REGISTERED, TOKEN_REFUSED for refusals, SERVICE_LACKS for a
 * missing endpoint, SERVICE_ANSWER for a misfit. No failure quotes a value: it may be the words of generate_keys.
 */
export function readWalletAnswer<K extends keyof Calls>(
  text: string,
  where: Where,
  { dialect, numbering, call, asked }: AskedOfWallet<K>,
  heard: HeardHead,
): WalletAnswer<K> {
  const { status, atMs: nowMs } = heard;
  const endpoint = endpointOf(dialectOf(dialect, numbering), call, asked);
  if ('lacks' in endpoint) throw new Error(`${call} is asked of nobody who lacks it`);
  if (status >= 400) {
    const read = readJson(text, snakeCase);
    const way = dialect === 'own' && read.ok ? wayFailure(read.value, where) : null;
    if (way !== null) throw way;
    const said = read.ok ? errorBodyOf(read.value, status) : plainWords(text, heard);
    if (isNotThere(status, said)) throw fail('SERVICE_LACKS', { ...where });
    throw serviceFailure(heard, said, where, nowMs);
  }
  const isBare = endpoint.bare?.test(text) === true;
  const isNothing = text === '' && endpoint.mayBeEmpty === true;
  const read = isBare || isNothing ? null : readJson(text, snakeCase, endpoint.mostInside);
  if (read?.ok === true) {
    const said = errorBodyOf(read.value, status);
    if (said !== null) throw serviceFailure(heard, said, where, nowMs);
  }
  if (!endpoint.ok.includes(status) && status !== 204) {
    throw badAnswer(where, 'shape', `status ${status}, where ${endpoint.ok.join(' or ')} is due`);
  }
  if (read?.ok === false) {
    const isPage = read.problem === 'notJson' && heard.isHtml;
    throw isPage ? badAnswer(where, 'html', 'a web page') : badAnswer(where, read.problem, read.detail);
  }
  const value = isBare ? text : read?.value;
  if (heard.mediaType !== null && !maySend(heard.mediaType, value)) {
    throw badAnswer(where, 'shape', `sent as ${heard.mediaType}, where JSON is due`);
  }
  return fit(endpoint.answer, value, where);
}

/** Plain text instead of JSON; null for a page, or if the path may be missing. */
function plainWords(text: string, { status, isHtml }: HeardHead): ErrorBody | null {
  const words = text.trim();
  if (isHtml || words === '' || status === 404 || status === 405) return null;
  return { name: null, message: cleanText(words), form: 'words' };
}

/** FastAPI says one of these, Express and proxies a page, rgb-node-api an empty envelope; a known path has own words. */
function isNotThere(status: number, said: ErrorBody | null): boolean {
  if (status !== 404 && status !== 405) return false;
  if (said === null || said.form === 'words') return true;
  const { name, message } = said;
  return name === null
    ? /^(Not Found|Method Not Allowed)$/.test(message ?? '')
    : name === 'not_found' && message === null;
}

/** Media types (security.md G24): frameworks send lone strings or numbers as text/html, never objects or pages. */
function maySend(mediaType: string, value: unknown): boolean {
  if (value === undefined || /^application\/([\w.-]+\+)?json$/.test(mediaType)) return true;
  const isLone = typeof value !== 'object' || value === null || isLosslessNumber(value);
  return isLone && mediaType.startsWith('text/');
}

function fit<T>(schema: v.GenericSchema<unknown, T>, value: unknown, where: Where): T {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue) ?? 'the answer';
  if (issue.message === BAD_NUMBER)
    throw badAnswer(where, 'badNumber', `${path}: not a whole number in range`);
  throw badAnswer(where, 'shape', `${path}: ${kindOf(issue.input)}, which is not what is due`);
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (isLosslessNumber(value)) return 'a number';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'boolean') return 'yes or no';
  return typeof value === 'string' ? 'a text' : 'an object';
}

/** `assetId` and `asset_id` are one field: real servers use both (service-facts.md 1.3). */
function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** For services that report invoices in transfer lists only. Throws TRANSFER_UNKNOWN, and what listing throws. */
export async function findInTransfers(
  api: Pick<WalletApi, 'listAssets' | 'listTransfers'>,
  text: string,
): Promise<ApiTransfer> {
  const parsed = parseInvoice(text);
  if (!parsed.ok) throw fail('TRANSFER_UNKNOWN', {});
  const { assetId, recipientId } = parsed.invoice;
  const places =
    assetId === null ? ['', ...(await api.listAssets()).map((asset) => asset.assetId)] : [assetId];
  for (const place of places) {
    const found = (await listed(api, place)).find((transfer) => transfer.recipientId === recipientId);
    if (found !== undefined) return found;
  }
  throw fail('TRANSFER_UNKNOWN', {});
}

/** Empty for an unknown asset: servers before 2026 take the empty id for one. */
async function listed(
  api: Pick<WalletApi, 'listTransfers'>,
  assetId: string,
): Promise<readonly ApiTransfer[]> {
  try {
    return await api.listTransfers(assetId);
  } catch (error) {
    const isUnknown =
      assetId === '' && error instanceof WalletError && error.failure.code === 'SERVICE_ERROR';
    if (!isUnknown) throw error;
    return [];
  }
}
