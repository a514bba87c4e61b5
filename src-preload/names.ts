import { contract, type Contract } from './contract/index.ts';
import type { CallSpec, NamesOf, NoticeSpec } from './contract/define.ts';

type Members = Readonly<Record<string, CallSpec | NoticeSpec>>;

/** Without schemas: a build inlines them (scripts/lib/contract-names.mjs), so the preload stays a few hundred bytes. */
export const names = Object.fromEntries(
  Object.entries<Members>(contract).map(([group, members]) => [
    group,
    Object.fromEntries(Object.entries(members).map(([key, { kind }]) => [key, kind])),
  ]),
) as NamesOf<Contract>;
