import type { Dispatcher } from 'undici';
import { fail } from '../../domain/errors.ts';
import { startWatch, type Late } from './deadlines.ts';
import { badAnswer, codeOf, networkFailure, type Where } from './faults.ts';

export interface Limits {
  /** From the first byte of the question to the last of the answer. */
  readonly totalMs: number;
  /** The same for calls in which a service synchronises with the chain or builds transactions. */
  readonly longTotalMs: number;
  /** Between two pieces of a body. */
  readonly idleMs: number;
  readonly connectMs: number;
  readonly answerBytes: number;
  readonly listBytes: number;
}

/** security.md R5; the long one is the public SDK's own time-out (service-facts.md 1.4). */
export const DEFAULT_LIMITS: Limits = {
  totalMs: 30_000,
  longTotalMs: 120_000,
  idleMs: 10_000,
  connectMs: 10_000,
  answerBytes: 8 * 1024 * 1024,
  listBytes: 64 * 1024 * 1024,
};
/** Of an error page only a sentence is ever shown. */
const ERROR_BYTES = 64 * 1024;

export interface Question extends Where {
  /** POST unless told. */
  readonly method?: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly isLong: boolean;
  readonly isList: boolean;
}

export interface Heard {
  readonly status: number;
  /** Null where the body of a refusal (status 400 and up) could not be read: the status says enough. */
  readonly text: string | null;
  /** By its content type; what it holds is another matter. */
  readonly isHtml: boolean;
  /** Lower case, without parameters, e.g. `application/json`; null where none is named. */
  readonly mediaType: string | null;
  readonly retryAfter: string | null;
  readonly serverDateMs: number | null;
}

export type Transport = (question: Question) => Promise<Heard>;

/** Whether connections are kept between questions, and how many to one origin. */
export interface Keeping {
  readonly connectionsPerOrigin: number;
  readonly keepAliveMs: number;
}

/**
 * Asks one question and reads the whole answer, once: repeating is for the caller to decide. No redirect is followed
 * (the xpub header would go to another host), no cookie kept, no proxy taken from the environment, no compression
 * accepted (a small body could swell beyond any cap). Throws SERVICE_UNREACHABLE, SERVICE_SLOW and SERVICE_ANSWER.
 */
export function createTransport(chosen: Partial<Limits> = {}, keeping: Keeping | null = null): Transport {
  const limits = { ...DEFAULT_LIMITS, ...chosen };
  let loaded: ReturnType<typeof load> | null = null;
  return async (question) => {
    const { request, agent } = await (loaded ??= load(limits, keeping));
    const watch = startWatch(question.isLong ? limits.longTotalMs : limits.totalMs, limits.idleMs);
    const explain = (error: unknown, during: 'head' | 'body') => {
      const late = watch.late() ?? connectLate(error, limits);
      return late
        ? fail('SERVICE_SLOW', { ...whereOf(question), ...late })
        : networkFailure(error, whereOf(question), during);
    };
    try {
      const answer = await request(question.url, {
        method: question.method ?? 'POST',
        headers: { ...question.headers, 'accept-encoding': 'identity' },
        body: question.body,
        dispatcher: agent,
        signal: watch.signal,
      }).catch((error: unknown) => {
        throw explain(error, 'head');
      });
      watch.heard();
      return await readAnswer(answer, question, limits, watch.heard).catch((error: unknown) => {
        throw explain(error, 'body');
      });
    } finally {
      watch.stop();
    }
  };
}

/** Loaded with the first question: undici takes 120 ms, and a practice start should not wait for it. */
async function load(limits: Limits, keeping: Keeping | null) {
  const { Agent, request } = await import('undici');
  const agent = new Agent({
    ...(keeping === null
      ? // One for every question: a kept one may be dead, and then nobody knows whether an `end` arrived.
        { pipelining: 0 }
      : {
          pipelining: 1,
          connections: keeping.connectionsPerOrigin,
          keepAliveTimeout: keeping.keepAliveMs,
          keepAliveMaxTimeout: keeping.keepAliveMs,
        }),
    // Both are watched here, together with the total.
    headersTimeout: 0,
    bodyTimeout: 0,
    // Said outright: NODE_TLS_REJECT_UNAUTHORIZED in the environment must not open the door.
    connect: { timeout: limits.connectMs, rejectUnauthorized: true, minVersion: 'TLSv1.2' },
  });
  return { request, agent };
}

async function readAnswer(
  { statusCode: status, headers, body }: Dispatcher.ResponseData,
  question: Question,
  limits: Limits,
  heard: () => void,
): Promise<Heard> {
  const where = whereOf(question);
  const mediaType = one(headers['content-type'])?.split(';')[0]?.trim().toLowerCase() ?? '';
  const head = {
    status,
    isHtml: mediaType === 'text/html',
    mediaType: mediaType === '' ? null : mediaType,
    retryAfter: one(headers['retry-after']),
    serverDateMs: toMs(one(headers['date'])),
  };
  // Unread bodies are destroyed, and with them the connection; that error is of no interest.
  const drop = () => body.on('error', () => undefined).destroy();
  if (status >= 300 && status < 400) {
    drop();
    throw badAnswer(where, 'redirect', targetOf(one(headers['location']), question.url));
  }
  const isRefusal = status >= 400;
  try {
    const coding = one(headers['content-encoding']);
    if (coding !== null && coding !== 'identity')
      throw badAnswer(where, 'encoding', 'compressed, though plain was asked for');
    const cap = isRefusal ? ERROR_BYTES : question.isList ? limits.listBytes : limits.answerBytes;
    const announced = Number(one(headers['content-length']) ?? 0);
    if (announced > cap) throw badAnswer(where, 'tooLarge', `more than ${cap} bytes`);
    const bytes = await collect(body, cap, heard);
    if (bytes === null) throw badAnswer(where, 'tooLarge', `more than ${cap} bytes`);
    return { ...head, text: decode(bytes, where) };
  } catch (error) {
    drop();
    if (isRefusal) return { ...head, text: null };
    throw error;
  }
}

/** Null when there are more than `cap` bytes; the rest is never taken in. */
async function collect(body: AsyncIterable<Buffer>, cap: number, heard: () => void): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    heard();
    bytes += chunk.length;
    if (bytes > cap) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}

function decode(bytes: Uint8Array, where: Where): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw badAnswer(where, 'encoding', 'not UTF-8');
  }
  if (text.startsWith('\uFEFF')) throw badAnswer(where, 'encoding', 'a byte order mark');
  return text;
}

function connectLate(error: unknown, { connectMs }: Limits): Late | null {
  return codeOf(error) === 'UND_ERR_CONNECT_TIMEOUT'
    ? { phase: 'connect', seconds: Math.ceil(connectMs / 1000) }
    : null;
}

function targetOf(location: string | null, from: URL): string {
  const host = location !== null && URL.canParse(location, from.href) ? new URL(location, from).host : '';
  return host === '' ? 'no readable target' : host;
}

function whereOf({ host, endpoint }: Question): Where {
  return { host, endpoint };
}

function one(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

function toMs(date: string | null): number | null {
  const ms = date === null ? NaN : Date.parse(date);
  return Number.isFinite(ms) ? ms : null;
}
