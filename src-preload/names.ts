import { contract, type Contract } from './contract/index.ts';
import type { CallSpec, NamesOf, NoticeSpec } from './contract/define.ts';

type Members = Readonly<Record<string, CallSpec | NoticeSpec>>;

/**
 * The contract's names and kinds, without its schemas: all that the bridge needs. In a build they stand here as they are
 * (scripts/lib/contract-names.mjs), so the preload stays a few hundred bytes.
 */
export const names = Object.fromEntries(
  Object.entries<Members>(contract).map(([group, members]) => [
    group,
    Object.fromEntries(Object.entries(members).map(([key, { kind }]) => [key, kind])),
  ]),
) as NamesOf<Contract>;
