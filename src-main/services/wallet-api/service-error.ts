import { isLosslessNumber } from 'lossless-json';
import * as v from 'valibot';
import { fail, WalletError } from '../../base/errors.ts';
import { statusHandedOn, meaningOfRefusal, type RefusalWords } from '../../base/service/refusals.ts';
import type { Where } from '../../net/faults.ts';
import { cleanText, cleanWords } from '../../net/secrets.ts';
import type { HttpAnswer } from '../../net/exchange.ts';
import { facts } from '../../../src-preload/contract/failures.ts';

/** The shapes of service-facts.md 1.4 and of nodes; null: no error. */
export type ErrorBody = Omit<RefusalWords, 'status'>;

/** Some servers answer 200 with `error` or `detail` (security.md F06). Gateways give `{message}` or a lone text. */
export function errorBodyOf(value: unknown, status: number): ErrorBody | null {
  if (typeof value === 'string' && status >= 400)
    return { name: CLASS_NAME.test(value) ? value : null, message: firstText(value), form: 'words' };
  const body = objectOf(value);
  if (body === null) return null;
  // Gateways also write `Message`, which the wallet answers' reader has renamed.
  const { name, error, message, Message, _message, detail } = body;
  const words = status >= 400 ? firstText(message, Message, _message) : null;
  if ((error ?? detail ?? null) === null)
    return words === null ? null : { name: null, message: words, form: 'words' };
  const inside = objectOf(error);
  if (inside !== null) return inEnvelope(inside);
  const isClass = typeof error === 'string' && CLASS_NAME.test(error);
  return {
    name: typeof name === 'string' ? cleanText(name) : isClass ? error : null,
    message: firstText(message, isClass ? null : error, validation(detail), detail),
    field: missingField(detail) ?? missingField(message) ?? missingField(error),
    form: 'own',
  };
}

/** rgb-node-api's `{code, status, message, details: {kind, body}}`: `kind` is rgb-lib's name, `body` the parser's words. */
function inEnvelope({ status, message, details }: Body): ErrorBody {
  const { kind = null, body = null } = objectOf(details) ?? {};
  return {
    name: firstText(kind, status),
    message: firstText(body, message),
    field: missingField(body),
    form: 'own',
  };
}

type Body = Readonly<Record<string, unknown>>;

function objectOf(value: unknown): Body | null {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && !isLosslessNumber(value) ? { ...value } : null;
}

/** The missing field that FastAPI's or serde's words name; null: none. */
export function missingField(said: unknown): string | null {
  if (typeof said === 'string') return /missing field [`'"]([\w.-]{1,60})[`'"]/.exec(said)?.[1] ?? null;
  if (!Array.isArray(said)) return null;
  const [first] = said.slice(0, 5).flatMap((entry: unknown) => {
    const { type, loc } = objectOf(entry) ?? {};
    const name: unknown = Array.isArray(loc) ? loc.at(-1) : null;
    const isMissing = typeof type === 'string' && /(^|\.)missing$/.test(type);
    return isMissing && typeof name === 'string' && FIELD.test(name) ? [name] : [];
  });
  return first ?? null;
}

type Refused = Pick<HttpAnswer, 'status' | 'retryAfter' | 'serverDateMs'>;

export function serviceFailure(
  heard: Refused,
  said: ErrorBody | null,
  where: Where,
  nowMs: number,
): WalletError {
  const { status } = heard;
  const { name = null, message = null, field = null } = said ?? {};
  // Servers may report an unknown wallet as a matter of rights.
  const isUnknown = [401, 403, 404].includes(status) && UNKNOWN_WALLET.test(message ?? '');
  // The call only asked about the wallet, so the 404 behind it means the wallet.
  const handedOn = status === 500 && statusHandedOn({ status, message }) === 404;
  if (isUnknown || (handedOn && OF_THE_WALLET.has(where.endpoint))) {
    return fail('WALLET_NOT_REGISTERED', { host: where.host, ...(message === null ? {} : { message }) });
  }
  const meaning = meaningOfRefusal({ status, name, message, field, form: said?.form ?? 'none' });
  // rgb-node-api has no tokens in wallet calls, so its 403 is about something else.
  const isForbidden = status === 403 && meaning === 'serviceRefused' && name !== 'access_forbidden';
  if (isForbidden || (status === 401 && meaning !== 'walletHeaderMissing'))
    return fail('TOKEN_REFUSED', { host: where.host, status, ...(message === null ? {} : { message }) });
  return fail('SERVICE_ERROR', {
    ...where,
    status,
    name,
    message,
    retryAfterSeconds: retryAfterOf(heard, nowMs),
    meaning,
    ...(field === null ? {} : { field }),
  });
}

const OF_THE_WALLET: ReadonlySet<string> = new Set([
  '/wallet/address',
  '/wallet/btcbalance',
  '/wallet/listassets',
  '/wallet/listunspends',
  '/wallet/refresh',
]);
const FIELD = /^[\w.-]{1,60}$/;
const CLASS_NAME = /^[A-Z][A-Za-z0-9]{1,60}$/;
/** `Wallet for client '<xpub>' does not exist.` */
const UNKNOWN_WALLET = /^wallet\b.*\bdoes not exist/i;
/** No service means a longer wait than a day. */
const MAX_WAIT_SECONDS = 86_400;

function firstText(...candidates: readonly unknown[]): string | null {
  const found = candidates.find((candidate) => typeof candidate === 'string' && candidate.trim() !== '');
  return typeof found === 'string' ? cleanWords(found) : null;
}

/** `[{loc, msg}]` names the field; a missing one's name is reported separately. `input` may be an xpub: left out. */
function validation(detail: unknown): string | null {
  if (!Array.isArray(detail)) return null;
  const lines = detail.slice(0, 5).flatMap((entry: unknown) => {
    const { msg, loc } = objectOf(entry) ?? {};
    if (typeof msg !== 'string') return [];
    return [
      !Array.isArray(loc) || missingField([entry]) !== null ? msg : `${loc.map(String).join('.')}: ${msg}`,
    ];
  });
  return [...new Set(lines)].join('; ');
}

/** Seconds, or a date by the service's clock if shown (RFC 9110, 10.2.3). Null for none or nonsense. */
export function retryAfterOf(
  { retryAfter, serverDateMs }: Omit<Refused, 'status'>,
  nowMs: number,
): number | null {
  const said = retryAfter?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(said)
    ? Number(said)
    : / GMT$/.test(said)
      ? Math.max(0, Math.ceil((Date.parse(said) - (serverDateMs ?? nowMs)) / 1000))
      : NaN;
  return seconds <= MAX_WAIT_SECONDS ? seconds : null;
}

/** Failures on the way to the indexer. Any other failure is the indexer's own. */
const OF_THE_WAY = [
  ...(['PROXY_FAILED', 'CERTIFICATE_REFUSED', 'CERTIFICATE_CHANGED'] as const),
  ...(['HOST_NOT_APPROVED', 'OFFLINE_MODE', 'URL_REFUSED'] as const),
] as const;

const said = v.object({
  failure: v.union([
    v.variant(
      'code',
      OF_THE_WAY.map((code) => v.object({ code: v.literal(code), facts: facts[code] })),
    ),
    v.object({ code: v.string() }),
  ]),
});

/** Why the built-in service didn't reach its indexer, in Ochre's own codes; null: for another reason. */
export function wayFailure(value: unknown, where: Where): WalletError | null {
  const read = v.safeParse(said, value);
  if (!read.success) return null;
  const { failure } = read.output;
  if ('facts' in failure) return new WalletError(failure as WalletError['failure']);
  const nothing = { name: null, message: null, retryAfterSeconds: null };
  return fail('SERVICE_ERROR', { ...where, status: 0, ...nothing, meaning: 'indexerAway' });
}
