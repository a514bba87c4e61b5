import { isUtf8 } from 'node:buffer';
import { parseUrl } from '../../domain/url.ts';
import { badAnswer, type AnswerProblem } from './faults.ts';
import type { Heard, Limits, Question } from './transport.ts';

/** Of an error page only a sentence is ever shown. */
const ERROR_BYTES = 64 * 1024;

/** As undici gives them: names in lower case, a list where one came twice. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** One answer as it comes in: its head, then its body piece by piece, and never more of it than its cap. */
export class Answer {
  readonly #status: number;
  readonly #headers: Headers;
  readonly #question: Question;
  readonly #cap: number;
  readonly #pieces: Buffer[] = [];
  #bytes = 0;

  constructor(status: number, headers: Headers, question: Question, limits: Limits) {
    this.#status = status;
    this.#headers = headers;
    this.#question = question;
    this.#cap = this.isRefusal ? ERROR_BYTES : question.isList ? limits.listBytes : limits.answerBytes;
  }

  /** Status 400 and up. */
  get isRefusal(): boolean {
    return this.#status >= 400;
  }

  /** Throws SERVICE_ANSWER for a head whose body is not to be taken: a redirect, a coding, more announced than the cap. */
  check(): void {
    if (this.#status >= 300 && this.#status < 400)
      throw this.#bad('redirect', targetOf(this.#header('location'), this.#question.url));
    const coding = this.#header('content-encoding');
    if (coding !== null && coding !== 'identity')
      throw this.#bad('encoding', 'compressed, though plain was asked for');
    this.#keepTo(Number(this.#header('content-length') ?? 0));
  }

  /** Throws SERVICE_ANSWER when there are more bytes than the cap: the rest is never taken in. */
  take(piece: Buffer): void {
    this.#bytes += piece.length;
    this.#keepTo(this.#bytes);
    this.#pieces.push(piece);
  }

  /** All of it. Throws SERVICE_ANSWER for what is no text. */
  whole(): Heard {
    const [first] = this.#pieces;
    const isOne = first !== undefined && this.#pieces.length === 1;
    return this.#with(this.#decode(isOne ? first : Buffer.concat(this.#pieces, this.#bytes)));
  }

  /** The head alone, whatever became of the body. */
  headAlone(): Heard {
    return this.#with(null);
  }

  #with(text: string | null): Heard {
    const mediaType = this.#header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    return {
      status: this.#status,
      text,
      isHtml: mediaType === 'text/html',
      mediaType: mediaType === '' ? null : mediaType,
      retryAfter: this.#header('retry-after'),
      serverDateMs: toMs(this.#header('date')),
    };
  }

  #decode(bytes: Buffer): string {
    if (!isUtf8(bytes)) throw this.#bad('encoding', 'not UTF-8');
    const text = bytes.toString('utf8');
    if (text.startsWith('\uFEFF')) throw this.#bad('encoding', 'a byte order mark');
    return text;
  }

  #header(name: string): string | null {
    const value = this.#headers[name];
    return (Array.isArray(value) ? value[0] : value) ?? null;
  }

  #keepTo(bytes: number): void {
    if (bytes > this.#cap) throw this.#bad('tooLarge', `more than ${this.#cap} bytes`);
  }

  /** Host and endpoint alone: a question also holds its headers, and in them secrets. */
  #bad(problem: AnswerProblem, detail: string): Error {
    const { host, endpoint } = this.#question;
    return badAnswer({ host, endpoint }, problem, detail);
  }
}

function targetOf(location: string | null, from: URL): string {
  const host = location === null ? '' : (parseUrl(location, from)?.host ?? '');
  return host === '' ? 'no readable target' : host;
}

function toMs(date: string | null): number | null {
  const ms = date === null ? NaN : Date.parse(date);
  return Number.isFinite(ms) ? ms : null;
}
