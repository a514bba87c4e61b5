import type { AnswerOf, CallSpec, InputOf, NameOf, NoticeSpec, OutputOf, PayloadOf } from './define.ts';
import { assets } from './assets.ts';
import { backup } from './backup.ts';
import { chain } from './chain.ts';
import { codes } from './codes.ts';
import { confirm } from './confirm.ts';
import { files, links } from './files.ts';
import { handoff } from './handoff.ts';
import { invoices } from './invoices.ts';
import { lock } from './lock.ts';
import { menu } from './menu.ts';
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

/** Everything a screen may ask of main and hear from it. Imports nothing of either side. */
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
  backup,
  files,
  nodes,
  chain,
  practice,
  settings,
  confirm,
} as const;

/** What the largest call may carry, in bytes of JSON: a carrier that does not know the calls takes no more. */
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

/** The call of that name, or undefined for anything else, whatever a caller sends. */
export function findCall(name: string): CallSpec | undefined {
  const found = member(name);
  return found?.kind === 'call' ? found : undefined;
}

/** The notice of that name, or undefined. */
export function findNotice(name: string): NoticeSpec | undefined {
  const found = member(name);
  return found?.kind === 'notice' ? found : undefined;
}

export type { CallSpec, NoticeSpec } from './define.ts';
export type { Failure, FailureCode, FactsOf } from './failures.ts';
export { facts } from './failures.ts';
export type { Result } from './result.ts';
export { done, failed } from './result.ts';
export type { Abilities, Detected, Dialect, KeychainChoice, ProxyView, Reached } from './connection.ts';
export type { Balance, BtcBalance, Network } from './values.ts';
export type { AssetGrounds, AssetHistory, AssetView, HistoryRow, TraceView, Unverified } from './assets.ts';
export type { InvoiceToPay, OwnInvoice } from './invoices.ts';
export type { ChainView, DoubleSpend } from './chain.ts';
export type { AwayView } from './handoff.ts';
export type { CodeForm, Density, Source } from './codes.ts';
export type { ProgramForm } from './watch.ts';
export type { MenuCommand } from './menu.ts';
export type { BroughtQuestion, BroughtView, DraftView, SignedFormName } from './offline.ts';
export type {
  TransferDetail,
  TransferFilter,
  TransferHistory,
  TransferRow,
  TransferState,
} from './transfers.ts';
export type { AlertSettings, AlertView, CloudView, NodeDetail, NodeRow, NodeState } from './nodes.ts';
export type { RunView } from './node-runs.ts';
export { formatUnits, parseUnits } from './units.ts';
export type { ParsedUnits } from './units.ts';
export type { AddressView, ChangeView, Overview, UnspentView, WalletView } from './wallet.ts';
export type { KeychainState } from './vault.ts';
export type { ClaimFacts, ClaimName, ClaimView, Outcome, RefusalCode, WholeText } from './claims.ts';
export type {
  LineView,
  MovedAssetView,
  Review,
  BareReview,
  BtcReview,
  SendReview,
  SlotsReview,
  UnfinishedFlow,
} from './signing.ts';
export type { RulesView, SpendingRulesView, StopView } from './rules.ts';
export type { LockView } from './lock.ts';
export type { BackupStatus, BackupView } from './backup.ts';
export type { FileKind, OpenedLink } from './files.ts';
export type { SettingsView } from './settings.ts';
export type { Question } from './confirm.ts';
