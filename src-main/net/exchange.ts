import type { Dispatcher } from 'undici';
import { fail } from '../base/errors.ts';
import { parseUrl } from '../base/url.ts';
import type { Reach } from '../base/service/route.ts';
import type { Deadlines, Late, Watch } from './deadlines.ts';
import { faultCode, networkFailure, badAnswer, type AnswerProblem, type Where } from './faults.ts';
import { textOf, type SentBody } from './read-sent.ts';

export interface Limits {
  /** From the question's first byte to the answer's last. */
  readonly totalMs: number;
  /** For calls in which a service synchronises or builds transactions. */
  readonly longTotalMs: number;
  /** Between two pieces of a body. */
  readonly idleMs: number;
  readonly connectMs: number;
  readonly answerBytes: number;
  readonly listBytes: number;
}

export interface HttpRequest extends Where {
  readonly method?: 'GET' | 'POST';
  readonly to: Reach;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
  readonly isLong: boolean;
  readonly isList: boolean;
  /** The answer may be binary, so it comes in pieces. */
  readonly isBinary?: true;
}

export interface HttpAnswer {
  readonly status: number;
  /** Null if a refusal's body (status 400 and up) is unreadable: the status suffices. */
  readonly text: SentBody | null;
  readonly isHtml: boolean;
  /** Lower case, without parameters; null if absent. */
  readonly mediaType: string | null;
  readonly retryAfter: string | null;
  /** RFC 8288. */
  readonly link: string | null;
  readonly serverDateMs: number | null;
}

export interface HeardHead extends Omit<HttpAnswer, 'text'> {
  readonly atMs: number;
}

export interface Ends {
  readonly heard: (heard: HttpAnswer) => void;
  readonly failed: (error: Error) => void;
}

/** An undici handler needs no stream, signal or iterator. Ends in time also while undici still connects. */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #question: HttpRequest;
  readonly #limits: Limits;
  readonly #pass: () => void;
  readonly #ends: Ends;
  readonly #watch: Watch;
  #controller: Dispatcher.DispatchController | null = null;
  #answer: Answer | null = null;
  #isOver = false;

  constructor(question: HttpRequest, limits: Limits, deadlines: Deadlines, pass: () => void, ends: Ends) {
    this.#question = question;
    this.#limits = limits;
    this.#pass = pass;
    this.#ends = ends;
    const totalMs = question.isLong ? limits.longTotalMs : limits.totalMs;
    this.#watch = deadlines.start(totalMs, limits.idleMs, (late) => this.#fail(this.#slow(late)));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // The exchange ended before the connection: send nothing.
    if (this.#isOver) controller.abort(new Error('the exchange is over'));
    else this.#pass();
  }

  onResponseStart(_: unknown, status: number, headers: Headers): void {
    // An interim answer comes before the answer itself (RFC 9110, 15.2).
    if (status < 200) return;
    this.#watch.heard();
    this.#answer = openAnswer(status, headers, this.#question, this.#limits);
    this.#answer.check();
  }

  onResponseData(_: unknown, piece: Buffer): void {
    this.#watch.heard();
    this.#answer?.take(piece);
  }

  onResponseEnd(): void {
    if (this.#answer === null || this.#isOver) return;
    try {
      const heard = this.#answer.whole();
      this.#end();
      this.#ends.heard(heard);
    } catch (error) {
      this.#fail(error as Error);
    }
  }

  onResponseError(_: unknown, error: Error): void {
    const { host, endpoint } = this.#question;
    if (faultCode(error) === 'UND_ERR_CONNECT_TIMEOUT')
      this.#fail(this.#slow({ phase: 'connect', seconds: Math.ceil(this.#limits.connectMs / 1000) }));
    else this.#fail(networkFailure(error, { host, endpoint }, this.#answer === null ? 'head' : 'body'));
  }

  #slow(late: Late): Error {
    const { host, endpoint } = this.#question;
    return fail('SERVICE_SLOW', { host, endpoint, ...late });
  }

  #fail(error: Error): void {
    if (this.#isOver) return;
    this.#end();
    if (this.#answer?.isRefusal === true) this.#ends.heard(this.#answer.headAlone());
    else this.#ends.failed(error);
    this.#controller?.abort(error);
  }

  #end(): void {
    this.#isOver = true;
    this.#watch.stop();
  }
}

/** Only a sentence of an error page is ever shown. */
const ERROR_BYTES = 64 * 1024;
/** Longer answers stay in pieces: joining and decoding 64 MB would hold main for a quarter of a second. */
const DECODED_BYTES = ERROR_BYTES;
const PIECE_BYTES = 1024 * 1024;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

type Answer = ReturnType<typeof openAnswer>;

function openAnswer(status: number, headers: Headers, question: HttpRequest, limits: Limits) {
  const isRefusal = status >= 400;
  const cap = isRefusal ? ERROR_BYTES : question.isList ? limits.listBytes : limits.answerBytes;
  const pieces = createPieces();

  const header = (name: string): string | null => {
    const value = headers[name];
    return (Array.isArray(value) ? value[0] : value) ?? null;
  };

  const bad = (problem: AnswerProblem, detail: string): Error => badAnswer(question, problem, detail);

  function keepTo(count: number): void {
    if (count > cap) throw bad('tooLarge', `more than ${cap} bytes`);
  }

  function heard(text: SentBody | null): HttpAnswer {
    const mediaType = header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    return {
      status,
      text,
      isHtml: mediaType === 'text/html',
      mediaType: mediaType === '' ? null : mediaType,
      retryAfter: header('retry-after'),
      link: [headers['link'] ?? []].flat().join(', ') || null,
      serverDateMs: toMs(header('date')),
    };
  }

  return {
    isRefusal,
    /** Throws SERVICE_ANSWER for a redirect, a coding, or more announced than the cap. */
    check: () => {
      if (status >= 300 && status < 400) throw bad('redirect', targetOf(header('location'), question.url));
      const coding = header('content-encoding');
      if (coding !== null && coding !== 'identity')
        throw bad('encoding', 'compressed, though plain was asked for');
      keepTo(Number(header('content-length') ?? 0));
    },
    take: (piece: Buffer) => {
      keepTo(pieces.bytes() + piece.length);
      pieces.take(piece);
    },
    /** The whole answer. Throws SERVICE_ANSWER for what is no text, unless it stays in pieces. */
    whole: (): HttpAnswer => heard(question.isBinary ? pieces.inPieces() : pieces.whole(question)),
    headAlone: () => heard(null),
  };
}

/** Long bodies are copied to pieces of our own, which can go to another thread. */
function createPieces() {
  const short: Buffer[] = [];
  const long: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let room = 0;
  const copy = (piece: Buffer): void => {
    for (let from = 0; from < piece.length;) {
      if (room === 0) {
        long.push(new Uint8Array(PIECE_BYTES));
        room = PIECE_BYTES;
      }
      const part = piece.subarray(from, from + room);
      long.at(-1)?.set(part, PIECE_BYTES - room);
      room -= part.length;
      from += part.length;
    }
  };
  const inPieces = (): readonly Uint8Array<ArrayBuffer>[] => {
    const last = long.at(-1);
    if (last === undefined) return [new Uint8Array(Buffer.concat(short, bytes))];
    return [...long.slice(0, -1), last.subarray(0, PIECE_BYTES - room)];
  };
  return {
    bytes: () => bytes,
    take: (piece: Buffer): void => {
      bytes += piece.length;
      short.push(piece);
      if (bytes > DECODED_BYTES) for (const one of short.splice(0)) copy(one);
    },
    inPieces,
    whole: (where: Where): SentBody => (long.length === 0 ? textOf(inPieces(), where) : inPieces()),
  };
}

function targetOf(location: string | null, from: URL): string {
  const host = location === null ? '' : (parseUrl(location, from)?.host ?? '');
  return host === '' ? 'no readable target' : host;
}

function toMs(date: string | null): number | null {
  const ms = date === null ? NaN : Date.parse(date);
  return Number.isFinite(ms) ? ms : null;
}
