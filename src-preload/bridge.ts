import type { Contract, Result } from './contract/index.ts';
import type { CallSpec, AskOf, NoticeSpec, OutputOf, PayloadOf } from './contract/define.ts';
import { names } from './names.ts';

/** Carries calls to main and notices back. One exists per host. */
export interface Transport {
  ask: (name: string, input: unknown) => Promise<unknown>;
  listen: (name: string, heard: (payload: unknown) => void) => () => void;
}

type Member<S> = S extends CallSpec
  ? (input: AskOf<S>) => Promise<Result<OutputOf<S>>>
  : S extends NoticeSpec
    ? (heard: (payload: PayloadOf<S>) => void) => () => void
    : never;

export type Bridge = {
  readonly [G in keyof Contract]: { readonly [K in keyof Contract[G]]: Member<Contract[G][K]> };
};

/** Passes values on unchecked, because main checks them by the same contract. */
export function createBridge(transport: Transport): Bridge {
  const groups = Object.entries(names).map(([group, members]) => {
    const functions = Object.entries(members).map(([key, kind]): [string, unknown] => {
      const name = `${group}.${key}`;
      return [
        key,
        kind === 'call'
          ? (input: unknown) => transport.ask(name, input)
          : (heard: (payload: unknown) => void) => transport.listen(name, (payload) => heard(payload)),
      ];
    });
    return [group, Object.freeze(Object.fromEntries(functions))] as const;
  });
  return Object.freeze(Object.fromEntries(groups)) as Bridge;
}
