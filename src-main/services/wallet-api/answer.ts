import { isLosslessNumber } from 'lossless-json';
import type * as v from 'valibot';
import { fail } from '../../domain/errors.ts';
import { badAnswer, type Where } from '../http/faults.ts';
import type { Steps } from '../../domain/psbt/steps.ts';
import { readJsonInSteps } from '../http/json.ts';
import type { Heard } from '../http/transport.ts';
import { fitInSteps } from './fit.ts';
import type { Endpoint } from './dialects/dialect.ts';
import { errorBodyOf, serviceFailure, type ErrorBody } from './service-error.ts';
import { BAD_NUMBER } from './wire-values.ts';

type Answered<T> = Pick<Endpoint<never, T>, 'ok' | 'answer' | 'mayBeEmpty' | 'bare' | 'mostInside'>;

/**
 * The value in an answer, in our own names. Throws SERVICE_ERROR, WALLET_NOT_REGISTERED and TOKEN_REFUSED for what
 * the service refused, SERVICE_LACKS where it has no such endpoint, SERVICE_ANSWER for what does not fit it. No failure quotes a value of the answer:
 * it may be the words of generate_keys. In steps: a list holds nobody up.
 */
export function* readAnswerInSteps<T>(
  endpoint: Answered<T>,
  heard: Heard,
  where: Where,
  nowMs: number,
): Steps<T> {
  const { status } = heard;
  const text = heard.text ?? '';
  if (status >= 400) {
    const read = yield* readJsonInSteps(text, snakeCase);
    const said = read.ok ? errorBodyOf(read.value) : null;
    if (isNotThere(status, said)) throw fail('SERVICE_LACKS', { ...where });
    throw serviceFailure(heard, said, where, nowMs);
  }
  const isBare = endpoint.bare?.test(text) === true;
  const isNothing = text === '' && endpoint.mayBeEmpty === true;
  const read = isBare || isNothing ? null : yield* readJsonInSteps(text, snakeCase, endpoint.mostInside);
  if (read?.ok === true) {
    const said = errorBodyOf(read.value);
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
  return yield* fit(endpoint.answer, value, where);
}

/**
 * What web frameworks say of a path that they do not serve: FastAPI one of these sentences, Express and proxies a page.
 * A service that knows the path says in its own words what it does not find.
 */
function isNotThere(status: number, said: ErrorBody | null): boolean {
  if (status !== 404 && status !== 405) return false;
  return said === null || (said.name === null && /^(Not Found|Method Not Allowed)$/.test(said.message ?? ''));
}

/**
 * Whether a body may be called so (G24). What is no object and no list may come as any text: common server frameworks
 * send a lone string or number as text/html. An object never does, and no proxy's page is taken for one.
 */
function maySend(mediaType: string, value: unknown): boolean {
  if (value === undefined || /^application\/([\w.-]+\+)?json$/.test(mediaType)) return true;
  const isLone = typeof value !== 'object' || value === null || isLosslessNumber(value);
  return isLone && mediaType.startsWith('text/');
}

function* fit<T>(schema: v.GenericSchema<unknown, T>, value: unknown, where: Where): Steps<T> {
  const fitted = yield* fitInSteps(schema, value);
  if (fitted.ok) return fitted.value as T;
  const { issue } = fitted;
  const path = fitted.path ?? 'the answer';
  if (issue.message === BAD_NUMBER)
    throw badAnswer(where, 'badNumber', `${path}: not a whole number in range`);
  throw badAnswer(where, 'shape', `${path}: ${kindOf(issue.input)}, which is not what is due`);
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (isLosslessNumber(value)) return 'a number';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`;
}

/** `assetId` and `asset_id` are one field: real servers use both styles (service-facts.md 1.3). */
function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
