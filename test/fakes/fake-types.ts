import type {
  Call,
  CallInput,
  CallOutput,
  Failure,
  Notice,
  NoticePayload,
} from '../../src-preload/contract/index.ts';

export type FakeHandlers = {
  readonly [C in Call]: (input: CallInput<C>) => CallOutput<C> | Promise<CallOutput<C>>;
};
/** What main answers to each call: always the same, by what is asked, or a failure. */
export type Answers = { [C in Call]?: CallOutput<C> | Failure | FakeHandlers[C] };
export type TellFake = <N extends Notice>(name: N, payload: NoticePayload<N>) => void;

/** Asks as main does: in the page where the world says so, and by a native dialog that agrees elsewhere. */
export type ConfirmFake = (
  title: string,
  confirmLabel: string,
  more?: Partial<Pick<NoticePayload<'confirm.asked'>, 'message' | 'details' | 'dismissLabel' | 'danger'>>,
) => Promise<boolean>;

/** A foreseen failure of the fake main. */
export class FakeFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

type FactsOf<C extends Failure['code']> = Extract<Failure, { code: C }>['facts'];

/** Ends the call with a foreseen failure. */
export function refuse<C extends Failure['code']>(
  code: C,
  ...[facts]: keyof FactsOf<C> extends never ? [] : [FactsOf<C>]
): never {
  return refuseWith({ code, facts: facts ?? {} } as Failure);
}

export function refuseWith(failure: Failure): never {
  throw new FakeFailure(failure);
}
