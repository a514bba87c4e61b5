import type { FactsOf } from '../../src-preload/contract/failures.ts';
import { fail, WalletError } from '../base/errors.ts';
import { certificateProblem, refusedDate } from './certificate.ts';
import { cleanText } from './secrets.ts';

/** Whom and what was asked, for the facts of a failure. */
export interface Where {
  readonly host: string;
  readonly endpoint: string;
}

export type AnswerProblem = FactsOf<'SERVICE_ANSWER'>['problem'];
type Unreachable = FactsOf<'SERVICE_UNREACHABLE'>['kind'];

/** Host and endpoint alone: a question also holds its headers, and in them secrets. */
export function badAnswer({ host, endpoint }: Where, problem: AnswerProblem, detail: string): WalletError {
  return fail('SERVICE_ANSWER', { host, endpoint, problem, detail: cleanText(detail) });
}

/**
 * The failure behind what undici or Node told of. `during`: before the head of the answer nothing is known of it;
 * in the body the service did answer and it ended early. What is no fault of the network is ours, and stays as it is.
 */
export function networkFailure(error: Error, where: Where, during: 'head' | 'body'): Error {
  if (error instanceof WalletError) return error;
  const code = codeOf(error);
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return badAnswer(where, 'tooLarge', 'the head of the answer');
  // A status below 100, or 101 that nobody asked for: undici's own assertions fail on it (its Request.onResponseStart).
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
  // What Node and undici call a mistake of who asks is ours; any other code that is not known is the network's.
  if (code === '' || OURS.test(code)) return error;
  const kind = unreachable.find(({ codes }) => codes.test(code))?.kind ?? 'other';
  if (during === 'body') return badAnswer(where, 'cutShort', 'the connection ended within the answer');
  return fail('SERVICE_UNREACHABLE', { host: where.host, kind, detail: cleanText(code) });
}

/** The error's own code, or that of the first try where a name had several addresses. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof AggregateError ? codeOf(error.errors[0]) : '';
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
