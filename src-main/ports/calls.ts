import type { Call, CallAnswer, CallInput } from '../../src-preload/contract/index.ts';

/** At once or later. What has nothing to say answers nothing. */
type Answer<N extends Call> =
  object extends CallAnswer<N> ? void | Promise<void> : CallAnswer<N> | Promise<CallAnswer<N>>;

/** Calls of the contract that a room answers, by name. `C`: what each is given beside what is asked. */
export type RoomCalls<C> = { readonly [N in Call]?: (context: C, asked: CallInput<N>) => Answer<N> };
