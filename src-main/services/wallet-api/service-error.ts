import { isLosslessNumber } from 'lossless-json';
import { fail, type WalletError } from '../../domain/errors.ts';
import { statusHandedOn } from '../../domain/services/handed-on.ts';
import type { Where } from '../http/faults.ts';
import { cleanText } from '../http/secrets.ts';
import type { Heard } from '../http/exchange.ts';

/** What a body says of an error, in the shapes of service-facts.md 1.4 and of nodes; null where it is none. */
export interface ErrorBody {
  /** A class name such as InsufficientBitcoins, which says more than the status. */
  readonly name: string | null;
  readonly message: string | null;
}

/** An object with `error` or `detail` is an error, with any status: some servers answer 200 with it (F06). */
export function errorBodyOf(value: unknown): ErrorBody | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isLosslessNumber(value))
    return null;
  const body: Readonly<Record<string, unknown>> = { ...value };
  const { name, error, message, detail } = body;
  if ((error ?? detail ?? null) === null) return null;
  const isClass = typeof error === 'string' && CLASS_NAME.test(error);
  return {
    name: typeof name === 'string' ? cleanText(name) : isClass ? error : null,
    message: firstText(message, isClass ? null : error, validation(detail), detail),
  };
}

/** The failure for an error status, or for an error body with any status. */
export function serviceFailure(
  heard: Heard,
  said: ErrorBody | null,
  where: Where,
  nowMs: number,
): WalletError {
  const { status } = heard;
  // A server may refuse a wallet that it does not know as if that were a matter of rights.
  const isUnknown = [401, 403, 404].includes(status) && UNKNOWN_WALLET.test(said?.message ?? '');
  // Asked of nothing but the wallet, and not found by the server behind: that it is not known is all it can be.
  const handedOn = status === 500 && statusHandedOn({ status, message: said?.message ?? null }) === 404;
  if (isUnknown || (handedOn && OF_THE_WALLET.has(where.endpoint))) {
    return fail('WALLET_NOT_REGISTERED', { host: where.host });
  }
  if (status === 401 || status === 403) return fail('TOKEN_REFUSED', { host: where.host, status });
  return fail('SERVICE_ERROR', {
    ...where,
    status,
    name: said?.name ?? null,
    message: said?.message ?? null,
    retryAfterSeconds: retryAfterOf(heard, nowMs),
  });
}

const OF_THE_WALLET: ReadonlySet<string> = new Set([
  '/wallet/address',
  '/wallet/btcbalance',
  '/wallet/listassets',
  '/wallet/listunspends',
  '/wallet/refresh',
]);
const CLASS_NAME = /^[A-Z][A-Za-z0-9]{1,60}$/;
/** `Wallet for client '<xpub>' does not exist.` */
const UNKNOWN_WALLET = /^wallet\b.*\bdoes not exist/i;
/** No service means it when it says to wait for longer than a day. */
const MAX_WAIT_SECONDS = 86_400;

function firstText(...candidates: readonly unknown[]): string | null {
  const found = candidates.find((candidate) => typeof candidate === 'string' && candidate.trim() !== '');
  return typeof found === 'string' ? cleanText(found) : null;
}

/** `[{loc, msg}]`, which names the field. Its `input` may be an xpub: left out. */
function validation(detail: unknown): string | null {
  if (!Array.isArray(detail)) return null;
  const lines = detail.slice(0, 5).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('msg' in entry) || typeof entry.msg !== 'string')
      return [];
    const place = 'loc' in entry && Array.isArray(entry.loc) ? entry.loc.map(String).join('.') : null;
    return [place === null ? entry.msg : `${place}: ${entry.msg}`];
  });
  return lines.join('; ');
}

/** Seconds, or a date by the service's own clock where it shows one (RFC 9110, 10.2.3). Null for none and for nonsense. */
export function retryAfterOf({ retryAfter, serverDateMs }: Heard, nowMs: number): number | null {
  const said = retryAfter?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(said)
    ? Number(said)
    : / GMT$/.test(said)
      ? Math.max(0, Math.ceil((Date.parse(said) - (serverDateMs ?? nowMs)) / 1000))
      : NaN;
  return seconds <= MAX_WAIT_SECONDS ? seconds : null;
}
