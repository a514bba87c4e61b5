import type { FactsOf } from '../../src-preload/contract/failures.ts';
import { fail, WalletError } from '../base/errors.ts';
import { certificateProblem, refusedDate } from './certificate.ts';
import { cleanText } from './secrets.ts';

export interface Where {
  readonly host: string;
  readonly endpoint: string;
}

export type AnswerProblem = FactsOf<'SERVICE_ANSWER'>['problem'];
type Unreachable = FactsOf<'SERVICE_UNREACHABLE'>['kind'];

/** Takes only host and endpoint, because a whole request holds headers and thereby secrets. */
export function badAnswer({ host, endpoint }: Where, problem: AnswerProblem, detail: string): WalletError {
  return fail('SERVICE_ANSWER', { host, endpoint, problem, detail: cleanText(detail) });
}

/** `head`: the answer didn't begin; `body`: it ended early. Errors not of the network are ours and stay. */
export function networkFailure(error: Error, where: Where, during: 'head' | 'body'): Error {
  if (error instanceof WalletError) return error;
  const code = faultCode(error);
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return badAnswer(where, 'tooLarge', 'the head of the answer');
  // A status below 100, or an unasked 101, fails undici's assertions (its Request.onResponseStart).
  if (error.name === 'HTTPParserError' || (code === 'ERR_ASSERTION' && during === 'head')) {
    return badAnswer(where, during === 'head' ? 'shape' : 'cutShort', 'not the HTTP protocol');
  }
  const problem = certificateProblem(code);
  if (problem !== null)
    return fail('CERTIFICATE_REFUSED', {
      host: where.host,
      problem,
      detail: cleanText(refusedDate(error, problem) ?? code),
    });
  // Node's and undici's usage errors are ours; unknown codes are the network's.
  if (code === '' || OURS.test(code)) return error;
  const kind = unreachable.find(({ codes }) => codes.test(code))?.kind ?? 'other';
  if (during === 'body') return badAnswer(where, 'cutShort', 'the connection ended within the answer');
  return fail('SERVICE_UNREACHABLE', { host: where.host, kind, detail: cleanText(code) });
}

export function faultCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof AggregateError ? faultCode(error.errors[0]) : '';
}

const unreachable: readonly { kind: Unreachable; codes: RegExp }[] = [
  { kind: 'refused', codes: /^ECONNREFUSED$/ },
  { kind: 'dns', codes: /^(ENOTFOUND|EAI_\w+|ENODATA|ESERVFAIL)$/ },
  {
    kind: 'tls',
    codes: /^(ERR_(TLS|SSL)_\w+|EPROTO)$/,
  },
  {
    kind: 'reset',
    codes: /^(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET|UND_ERR_(CLOSED|DESTROYED|ABORTED))$/,
  },
  { kind: 'offline', codes: /^(ENETUNREACH|EHOSTUNREACH|ENETDOWN|EHOSTDOWN|EADDRNOTAVAIL)$/ },
];

const OURS = /^(ERR_(?!TLS_|SSL_|HTTP|STREAM_|SOCKET_)\w+|UND_ERR_(INVALID_ARG|NOT_SUPPORTED))$/;
