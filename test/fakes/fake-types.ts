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
export type TellFake = <N extends Notice>(name: N, payload: NoticePayload<N>) => void;

/** Asks as main does: in the page where the world says so, and by a native dialog that agrees elsewhere. */
export type ConfirmFake = (question: {
  readonly title: string;
  readonly message: string;
  readonly details: string[];
  readonly confirmLabel: string;
  readonly dismissLabel?: string;
  readonly danger: boolean;
}) => Promise<boolean>;

/** A foreseen failure of the fake main. */
export class FakeFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}
