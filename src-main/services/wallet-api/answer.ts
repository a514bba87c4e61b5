import { isLosslessNumber } from 'lossless-json';
import * as v from 'valibot';
import { fail } from '../../domain/errors.ts';
import { badAnswer, type Where } from '../../net/faults.ts';
import { cleanText } from '../../net/secrets.ts';
import type { Steps } from '../../slices.ts';
import { readJsonInSteps } from '../../net/json.ts';
import type { Heard } from '../../net/exchange.ts';
import type { Endpoint } from './dialect-parts/dialect.ts';
import { errorBodyOf, serviceFailure, type ErrorBody } from './service-error.ts';
import { BAD_NUMBER } from './dialect-parts/wire-values.ts';

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
    const said = read.ok ? errorBodyOf(read.value, status) : plainWords(heard);
    if (isNotThere(status, said)) throw fail('SERVICE_LACKS', { ...where });
    throw serviceFailure(heard, said, where, nowMs);
  }
  const isBare = endpoint.bare?.test(text) === true;
  const isNothing = text === '' && endpoint.mayBeEmpty === true;
  const read = isBare || isNothing ? null : yield* readJsonInSteps(text, snakeCase, endpoint.mostInside);
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
  return yield* fit(endpoint.answer, value, where);
}

/** What a server says in no JSON at all; null for a page, and where it may mean that nothing is at the path. */
function plainWords({ status, text, isHtml }: Heard): ErrorBody | null {
  const words = text?.trim() ?? '';
  if (isHtml || words === '' || status === 404 || status === 405) return null;
  return { name: null, message: cleanText(words), form: 'words' };
}

/**
 * What web frameworks say of a path that they do not serve: FastAPI one of these sentences, Express and proxies a page,
 * and rgb-node-api its envelope with nothing in it. A service that knows the path says in its own words what it does not find.
 */
function isNotThere(status: number, said: ErrorBody | null): boolean {
  if (status !== 404 && status !== 405) return false;
  if (said === null || said.form === 'words') return true;
  const { name, message } = said;
  return name === null
    ? /^(Not Found|Method Not Allowed)$/.test(message ?? '')
    : name === 'not_found' && message === null;
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
  if (typeof value === 'boolean') return 'yes or no';
  return typeof value === 'string' ? 'a text' : 'an object';
}

/** `assetId` and `asset_id` are one field: real servers use both styles (service-facts.md 1.3). */
function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** What a value is by its schema, or where it is not. */
type Fitted =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly path: string | null; readonly issue: v.BaseIssue<unknown> };

/** Rows that are looked at in one step: about a millisecond. */
const ROWS_IN_A_STEP = 64;

/**
 * What valibot's `safeParse` says, and in its order, with the rows of lists looked at in steps: a list, one that other
 * checks follow, and lists that are members of an object. What is in a row is looked at at once.
 */
function* fitInSteps(schema: v.GenericSchema, value: unknown): Steps<Fitted> {
  if ('pipe' in schema) {
    const [first, ...rest] = schema.pipe as readonly [v.GenericSchema, ...v.GenericPipeItem[]];
    // A schema behind a check takes the same value: an object with lists in it.
    const [next, ...others] = rest;
    const isChecked = next?.kind === 'schema' && first.type === 'custom';
    const check = isChecked ? fitNow(first, value) : yield* fitInSteps(first, value);
    if (!check.ok) return check;
    const fitted = isChecked ? yield* fitInSteps(next as v.GenericSchema, check.value) : check;
    if (!fitted.ok) return fitted;
    const behind = isChecked ? others : rest;
    return behind.length === 0 ? fitted : fitNow(v.pipe(v.unknown(), ...behind), fitted.value);
  }
  if (schema.type === 'array' && Array.isArray(value))
    return yield* fitRows((schema as v.ArraySchema<v.GenericSchema, undefined>).item, value);
  if (isOfMembers(schema) && typeof value === 'object' && value !== null)
    return yield* fitMembers(schema, value);
  return fitNow(schema, value);
}

function* fitRows(row: v.GenericSchema, list: readonly unknown[]): Steps<Fitted> {
  const rows: unknown[] = [];
  for (const [at, item] of list.entries()) {
    if (at % ROWS_IN_A_STEP === ROWS_IN_A_STEP - 1) yield;
    const fitted = fitNow(row, item);
    if (!fitted.ok) return under(at, fitted);
    rows.push(fitted.value);
  }
  return { ok: true, value: rows };
}

type OfMembers =
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.ObjectWithRestSchema<v.ObjectEntries, v.GenericSchema, undefined>;

function isOfMembers(schema: v.GenericSchema): schema is OfMembers {
  return schema.type === 'object' || schema.type === 'object_with_rest';
}

/** Lists first, and the rest of the object without them. */
function* fitMembers(schema: OfMembers, value: object): Steps<Fitted> {
  const { entries } = schema;
  const others = 'rest' in schema ? schema.rest : null;
  const names = new Set([...Object.keys(entries), ...(others === null ? [] : Object.keys(value))]);
  const lists: Record<string, unknown> = {};
  for (const name of names) {
    const entry = Object.hasOwn(entries, name) ? entries[name] : others;
    if (entry === undefined || entry === null) continue;
    const member: unknown = Object.hasOwn(value, name) ? value[name as keyof typeof value] : undefined;
    const list = 'wrapped' in entry ? (entry.wrapped as v.GenericSchema) : entry;
    if (!Array.isArray(member) || list.type !== 'array') continue;
    const fitted = yield* fitInSteps(list, member);
    if (!fitted.ok) return under(name, fitted);
    lists[name] = fitted.value;
  }
  const left = Object.fromEntries(Object.entries(entries).filter(([name]) => !Object.hasOwn(lists, name)));
  const without = Object.fromEntries(Object.entries(value).filter(([name]) => !Object.hasOwn(lists, name)));
  const rest = fitNow(others === null ? v.object(left) : v.objectWithRest(left, others), without);
  return rest.ok ? { ok: true, value: { ...(rest.value as object), ...lists } } : rest;
}

function fitNow(schema: v.GenericSchema, value: unknown): Fitted {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  return { ok: false, path: v.getDotPath(issue), issue };
}

function under(place: string | number, { path, issue }: Extract<Fitted, { ok: false }>): Fitted {
  return { ok: false, path: path === null ? String(place) : `${String(place)}.${path}`, issue };
}
