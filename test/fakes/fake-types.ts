import type {
  Call,
  CallInput,
  CallOutput,
  Failure,
  Notice,
  NoticePayload,
} from '../../src-preload/contract/index.ts';

/** Main's answers to each call: fixed by the input, or a failure. */
export type Answers = {
  [C in Call]?: CallOutput<C> | Failure | ((input: CallInput<C>) => CallOutput<C> | Promise<CallOutput<C>>);
};
export type TellFake = <N extends Notice>(name: N, payload: NoticePayload<N>) => void;

/** A foreseen failure of the fake main. */
export class FakeFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

type FactsOf<C extends Failure['code']> = Extract<Failure, { code: C }>['facts'];

type Facts<C extends Failure['code']> = keyof FactsOf<C> extends never ? [] : [FactsOf<C>];

/** A foreseen failure, with its facts where it has any. */
export const failure = <C extends Failure['code']>(code: C, ...[facts]: Facts<C>): Failure =>
  ({ code, facts: facts ?? {} }) as Failure;

/** Ends the call with a foreseen failure. */
export function refuse<C extends Failure['code']>(code: C, ...facts: Facts<C>): never {
  return refuseWith(failure(code, ...facts));
}

export function refuseWith(failure: Failure): never {
  throw new FakeFailure(failure);
}
