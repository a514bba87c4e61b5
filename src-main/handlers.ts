import type { Call, CallInput, CallOutput } from '../src-preload/contract/index.ts';

/** One handler for every call of the contract: a missing one does not compile. */
export type Handlers = { readonly [N in Call]: (input: CallInput<N>) => Promise<CallOutput<N>> };
