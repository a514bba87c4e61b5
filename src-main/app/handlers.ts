import type { Call, CallAnswer, CallInput } from '../../src-preload/contract/index.ts';

/** One handler for every call of the contract: a missing one does not compile. */
export type Handlers = { readonly [N in Call]: (input: CallInput<N>) => Promise<CallAnswer<N>> };

/** A handler that needs no waiting; what it throws becomes a rejection like any other. */
export function now<I, O>(act: (input: I) => O): (input: I) => Promise<O> {
  return (input) =>
    new Promise((resolve) => {
      resolve(act(input));
    });
}
