import { contract, type Contract } from './contract/index.ts';
import type { CallSpec, NamesOf, NoticeSpec } from './contract/define.ts';

type Members = Readonly<Record<string, CallSpec | NoticeSpec>>;

/** The build inlines these names (scripts/lib/contract-names.mjs), so that the preload is small and has no schemas. */
export const names = Object.fromEntries(
  Object.entries<Members>(contract).map(([group, members]) => [
    group,
    Object.fromEntries(Object.entries(members).map(([key, { kind }]) => [key, kind])),
  ]),
) as NamesOf<Contract>;
