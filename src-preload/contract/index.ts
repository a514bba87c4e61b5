import type { AnswerOf, CallSpec, InputOf, NameOf, NoticeSpec, OutputOf, PayloadOf } from './define.ts';
import { assets } from './assets.ts';
import { backup, recovery } from './backup.ts';
import { chain } from './chain.ts';
import { codes } from './codes.ts';
import { confirm } from './confirm.ts';
import { files, links, menu } from './desktop.ts';
import { handoff } from './handoff.ts';
import { invoices } from './invoices.ts';
import { lock } from './lock.ts';
import { moves } from './move.ts';
import { nodes } from './nodes.ts';
import { offline } from './offline.ts';
import { practice } from './practice.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { signing } from './signing.ts';
import { transfers } from './transfers.ts';
import { vault } from './vault.ts';
import { wallet } from './wallet.ts';
import { watch } from './watch.ts';

/** Every call and notice between page and main. Imports code of neither side. */
export const contract = {
  vault,
  wallet,
  assets,
  transfers,
  invoices,
  links,
  menu,
  lock,
  signing,
  handoff,
  codes,
  watch,
  rules,
  offline,
  ...{ backup, recovery, moves },
  files,
  nodes,
  chain,
  practice,
  settings,
  confirm,
} as const;

/** In bytes of JSON: the limit of a carrier that doesn't know the calls. */
export const LARGEST_INPUT_BYTES = Math.max(
  ...Object.values<Readonly<Record<string, CallSpec | NoticeSpec>>>(contract)
    .flatMap((group) => Object.values(group))
    .map((member) => (member.kind === 'call' ? member.maxInputBytes : 0)),
);

export type Contract = typeof contract;
export type Call = NameOf<Contract, CallSpec>;
export type Notice = NameOf<Contract, NoticeSpec>;

type Member<N extends string> = N extends `${infer G}.${infer K}`
  ? G extends keyof Contract
    ? K extends keyof Contract[G]
      ? Contract[G][K]
      : never
    : never
  : never;

export type CallInput<N extends Call> = InputOf<Member<N>>;
export type CallAnswer<N extends Call> = AnswerOf<Member<N>>;
export type CallOutput<N extends Call> = OutputOf<Member<N>>;
export type NoticePayload<N extends Notice> = PayloadOf<Member<N>>;

function member(name: string): CallSpec | NoticeSpec | undefined {
  const [group, key, rest] = name.split('.');
  if (group === undefined || key === undefined || rest !== undefined) return undefined;
  if (!Object.hasOwn(contract, group)) return undefined;
  const members: Readonly<Record<string, CallSpec | NoticeSpec>> = contract[group as keyof Contract];
  return Object.hasOwn(members, key) ? members[key] : undefined;
}

/** Undefined if there is no call of this name, which may be any text. */
export function findCall(name: string): CallSpec | undefined {
  const found = member(name);
  return found?.kind === 'call' ? found : undefined;
}

export function findNotice(name: string): NoticeSpec | undefined {
  const found = member(name);
  return found?.kind === 'notice' ? found : undefined;
}

export { facts } from './failures.ts';
export { done, failed } from './result.ts';
export { formatUnits, parseUnits } from './units.ts';
export type * from './assets.ts';
export type * from './backup.ts';
export type * from './chain.ts';
export type * from './claims.ts';
export type * from './codes.ts';
export type * from './confirm.ts';
export type * from './connection.ts';
export type { CallSpec, NoticeSpec } from './define.ts';
export type * from './desktop.ts';
export type * from './failures.ts';
export type * from './handoff.ts';
export type * from './invoices.ts';
export type * from './lock.ts';
export type * from './move.ts';
export type * from './node-runs.ts';
export type * from './nodes.ts';
export type * from './offline.ts';
export type * from './result.ts';
export type * from './rules.ts';
export type * from './settings.ts';
export type * from './signing.ts';
export type * from './transfers.ts';
export type * from './units.ts';
export type * from './values.ts';
export type * from './vault.ts';
export type * from './wallet.ts';
export type * from './watch.ts';
