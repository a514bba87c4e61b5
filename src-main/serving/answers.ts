export interface ServedAnswer {
  readonly status: number;
  /** Undefined: an empty body. Whole numbers may be bigint. */
  readonly body: unknown;
}

export function ok(body: unknown): ServedAnswer {
  return { status: 200, body };
}

/** In the real servers' shapes (service-facts.md 1.4). */
export class ServedRefusal extends Error {
  override readonly name = 'Refusal';
  readonly answer: ServedAnswer;

  constructor(answer: ServedAnswer) {
    super(`answered ${answer.status}`);
    this.answer = answer;
  }
}

/** The connection ends without an answer. */
export class HangUp extends Error {
  override readonly name = 'HangUp';
}

/** The real server's statuses for library errors; all others are 400. */
const LIBRARY_STATUS: Readonly<Record<string, number>> = {
  InsufficientBitcoins: 422,
  InvalidAmountZero: 422,
  AssetNotFound: 404,
  FileAlreadyExists: 409,
  Internal: 500,
  SyncNeeded: 428,
};

export function libraryError(error: string, message: string): ServedRefusal {
  const status = LIBRARY_STATUS[error] ?? 400;
  // The library quotes its input, a PSBT of any length too.
  return new ServedRefusal({ status, body: { error, message: message.slice(0, MAX_MESSAGE_CHARS), status } });
}
const MAX_MESSAGE_CHARS = 2_000;

/** In the real server's words. */
export const INTERNAL_ERROR: ServedAnswer = {
  status: 500,
  body: {
    error: 'InternalServerError',
    message: '[Manager] An unexpected error occurred. Please try again later.',
  },
};

export function plainError(status: number, detail: string): ServedRefusal {
  return new ServedRefusal({ status, body: { detail } });
}

export interface InvalidField {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly input: unknown;
}

/** The caller chooses what is wrong, and how often: bounds the answer. */
const MAX_PROBLEMS = 20;
const MAX_CHARS = 200;
const MAX_STEPS = 8;
const cut = <T>(value: T): T | string => (typeof value === 'string' ? value.slice(0, MAX_CHARS) : value);

/** 422 with a list, as FastAPI writes it. Lists and objects aren't repeated. */
export function invalid(problems: readonly InvalidField[]): ServedRefusal {
  const detail = problems.slice(0, MAX_PROBLEMS).map(({ type, loc, msg, input }) => ({
    type,
    loc: loc.slice(0, MAX_STEPS).map(cut),
    msg: cut(msg),
    input: typeof input === 'object' ? null : cut(input),
  }));
  return new ServedRefusal({ status: 422, body: { detail } });
}

/** As the real server words it. */
export function unknownWallet(xpub: string): ServedRefusal {
  return new ServedRefusal({ status: 404, body: { error: `Wallet for client '${xpub}' does not exist.` } });
}
