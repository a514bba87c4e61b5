/** What an endpoint answers: a status and a JSON value, or nothing at all. */
export interface Answer {
  readonly status: number;
  /** Undefined: an empty body. Whole numbers may be bigint. */
  readonly body: unknown;
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** A request that is refused with a body in one of the real servers' shapes (service-facts.md 1.4). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(`answered ${answer.status}`);
    this.answer = answer;
  }
}

/** Nobody is there: the connection ends without an answer. */
export class HangUp extends Error {
  override readonly name = 'HangUp';
}

/** Statuses that the real server gives to errors of its library; all others are 400. */
const LIBRARY_STATUS: Readonly<Record<string, number>> = {
  InsufficientBitcoins: 422,
  InvalidAmountZero: 422,
  AssetNotFound: 404,
  FileAlreadyExists: 409,
  Internal: 500,
  SyncNeeded: 428,
};

/** An error of the library: `{error, message, status}`. */
export function libraryError(error: string, message: string): Refusal {
  const status = LIBRARY_STATUS[error] ?? 400;
  return new Refusal({ status, body: { error, message, status } });
}

/** A sentence raised by hand: `{detail}`. */
export function plainError(status: number, detail: string): Refusal {
  return new Refusal({ status, body: { detail } });
}

export interface InvalidField {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly input: unknown;
}

/** Validation: 422 with a list, as FastAPI writes it. */
export function invalid(detail: readonly InvalidField[]): Refusal {
  return new Refusal({ status: 422, body: { detail } });
}

/** The body of an unregistered wallet's refusal, as the real server words it. */
export function unknownWallet(xpub: string): Refusal {
  return new Refusal({ status: 404, body: { error: `Wallet for client '${xpub}' does not exist.` } });
}
