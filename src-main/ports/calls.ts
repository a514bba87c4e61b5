import type { Call, CallAnswer, CallInput } from '../../src-preload/contract/index.ts';

type Answer<N extends Call> =
  object extends CallAnswer<N> ? void | Promise<void> : CallAnswer<N> | Promise<CallAnswer<N>>;

/** `C`: the context of each call. */
export type RoomCalls<C> = { readonly [N in Call]?: (context: C, asked: CallInput<N>) => Answer<N> };
