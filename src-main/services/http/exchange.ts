import type { Dispatcher } from 'undici';
import { fail } from '../../domain/errors.ts';
import { Answer, type Headers } from './answer.ts';
import type { Deadlines, Late, Watch } from './deadlines.ts';
import { codeOf, networkFailure } from './faults.ts';
import type { Heard, Limits, Question } from './transport.ts';

/** How an exchange ends: one of the two is called, once. */
export interface Ends {
  readonly heard: (heard: Heard) => void;
  readonly failed: (error: Error) => void;
}

/**
 * One question under way, in the form in which undici tells of it, so that an answer of a few hundred bytes passes
 * through no stream, signal or iterator. What a method throws ends the connection and comes back as the error. It ends
 * in time also while undici still waits for a connection.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #question: Question;
  readonly #limits: Limits;
  readonly #ends: Ends;
  readonly #watch: Watch;
  #controller: Dispatcher.DispatchController | null = null;
  #answer: Answer | null = null;
  #isOver = false;

  constructor(question: Question, limits: Limits, deadlines: Deadlines, ends: Ends) {
    this.#question = question;
    this.#limits = limits;
    this.#ends = ends;
    const totalMs = question.isLong ? limits.longTotalMs : limits.totalMs;
    this.#watch = deadlines.start(totalMs, limits.idleMs, (late) => {
      this.#fail(this.#slow(late));
    });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // Too late before there was a connection: nothing is sent any more.
    if (this.#isOver) controller.abort(new Error('the exchange is over'));
  }

  onResponseStart(_: unknown, status: number, headers: Headers): void {
    // An interim answer: the answer itself is still to come (RFC 9110, 15.2).
    if (status < 200) return;
    this.#watch.heard();
    this.#answer = new Answer(status, headers, this.#question, this.#limits);
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
    if (codeOf(error) === 'UND_ERR_CONNECT_TIMEOUT')
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
    // Whatever became of the body of a refusal: its status says enough.
    if (this.#answer?.isRefusal === true) this.#ends.heard(this.#answer.headAlone());
    else this.#ends.failed(error);
    // The rest of an unread body is not waited for, and its connection not used again.
    this.#controller?.abort(error);
  }

  #end(): void {
    this.#isOver = true;
    this.#watch.stop();
  }
}
