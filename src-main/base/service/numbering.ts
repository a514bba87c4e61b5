import type { TransferRow } from '../../../src-preload/contract/transfers.ts';

export type Numbering = 'documentEra' | 'beta5' | 'beta6' | 'beta7';
export type StatusName = TransferRow['statusName'];
export type KindName = TransferRow['kindName'];

export type NumberOrWord = number | string;

/** `unknown` for a number or word outside the tables, never a guess. */
export function statusName(status: NumberOrWord, numbering: Numbering): StatusName {
  if (typeof status === 'string') return byWord(STATUSES.beta7, status) ?? 'unknown';
  return STATUSES[numbering][status] ?? 'unknown';
}

export function mayBeFailed(
  { statusName, expiresAtMs }: { readonly statusName: StatusName; readonly expiresAtMs: number | null },
  nowMs: number,
): boolean {
  const when = MAY_BE_FAILED[statusName];
  return when === 'always' || (when === 'onceExpired' && expiresAtMs !== null && expiresAtMs < nowMs);
}

export function kindName(kind: NumberOrWord): KindName {
  return (typeof kind === 'string' ? byWord(KINDS, kind) : KINDS[kind]) ?? 'unknown';
}

/** `WaitingCounterparty`, as rgb-lib spells its own names. */
function byWord<T extends string>(names: readonly T[], word: string): T | undefined {
  return names.find((name) => name.charAt(0).toUpperCase() + name.slice(1) === word);
}

/** rgb-lib renamed its expiry in beta.5, and added the PSBT's path in beta.6. */
export type TransferLayout = 'upToBeta4' | 'beta5' | 'fromBeta6';

export interface Numbered {
  readonly status: NumberOrWord;
  readonly kind: NumberOrWord;
  readonly txid: string | null;
  readonly layout?: TransferLayout | undefined;
  readonly ended?: boolean | undefined;
}

export interface NamedStatus {
  readonly statusName: StatusName;
  /** Set while the numberings disagree on its end: names one by which it is open, else the name is `unknown`. */
  readonly namedBy?: Numbering | undefined;
}

/** The numbering by which the fewest ended: believing too soon costs most. `holds`: asset held; null: unknown. Pure. */
export function numberingOf(
  told: readonly Numbered[],
  current: Numbering,
  holds: boolean | null = null,
): Numbering {
  const forms = formsOf(told.filter(({ status }) => typeof status === 'number'));
  // One unknown number may come with a newer release. With two, a table that knows both is preferred.
  const unnamed = forms.filter(({ status }) => statusName(status, current) === 'unknown');
  const isNamed = new Set(unnamed.map(({ status }) => status)).size < 2;
  // The current one comes first: it mostly fits, and a list may be long.
  if (isNamed && fitsAll(forms, current, holds)) return current;
  const endedBy = (numbering: Numbering) =>
    forms.reduce((sum, { status, count }) => sum + (hasEnded(status, numbering) ? count : 0), 0);
  // The sort is stable: of equals the newest numbering wins, which knows all earlier names.
  const [best] = fittingNumberings(forms, holds)
    .reverse()
    .sort((a, b) => endedBy(a) - endedBy(b));
  return best ?? current;
}

function fittingNumberings(forms: readonly Numbered[], holds: boolean | null): Numbering[] {
  // The current numbering may lack a number of the list, but a change is made only to a numbering that has all.
  const names = (numbering: Numbering) =>
    forms.every(({ status }) => statusName(status, numbering) !== 'unknown');
  return NUMBERINGS.filter((numbering) => names(numbering) && fitsAll(forms, numbering, holds));
}

/** A transfer counts as open if one fitting numbering says so. `earlier` is read only in doubt. Pure. */
export function nameTransfers<T extends Numbered & Partial<NamedStatus>>(
  transfers: readonly T[],
  ...by: ByWhat
): readonly (T & NamedStatus)[] {
  return transfers.map(namerOf(transfers, ...by));
}

type ByWhat = [
  numbering: Numbering,
  among: { readonly holds: boolean | null; readonly earlier: () => readonly Numbered[] },
];

export function namerOf(
  transfers: readonly Numbered[],
  ...[numbering, { holds, earlier }]: ByWhat
): <T extends Numbered & Partial<NamedStatus>>(one: T) => T & NamedStatus {
  const forms = formsOf(transfers);
  const fitting = fittingNumberings(forms, holds);
  const inDoubt = (among: readonly Numbering[]) =>
    forms.some((form) => nameOf(form, numbering, among).namedBy !== undefined);
  const before = inDoubt(fitting) ? fittingNumberings(formsOf(earlier()), null) : [];
  const both = fitting.filter((one) => before.includes(one));
  const agreed = both.length > 0 ? both : fitting;
  const names = new Map(forms.map((form) => [formKey(form), nameOf(form, numbering, agreed)]));
  return (one) => {
    const { statusName: name, namedBy } = names.get(formKey(one)) ?? nameOf(one, numbering, agreed);
    // Most transfers keep their name, so they aren't copied: that would cost most of the time.
    if (isNamed(one) && one.statusName === name && one.namedBy === namedBy) return one;
    return { ...one, statusName: name, namedBy };
  };
}

function isNamed<T extends Partial<NamedStatus>>(one: T): one is T & NamedStatus {
  return one.statusName !== undefined;
}

function nameOf(one: Numbered, numbering: Numbering, fitting: readonly Numbering[]): NamedStatus {
  const name = statusName(one.status, numbering);
  if (name === 'unknown') return { statusName: name };
  const others = fitting.length > 0 ? fitting : fittingNumberings([one], null);
  const all = [...others, numbering];
  const open = all.filter((by) => !hasEnded(one.status, by));
  const agree = open.length === all.length || all.every((by) => statusName(one.status, by) === name);
  if (agree) return { statusName: name };
  const namedBy = open.at(-1) ?? numbering;
  return { statusName: nameInDoubt(one.status, namedBy), namedBy };
}

/** `unknown` if it has ended even by `namedBy`, which prefers a numbering by which it is open. */
export function nameInDoubt(status: NumberOrWord, namedBy: Numbering): StatusName {
  return hasEnded(status, namedBy) ? 'unknown' : statusName(status, namedBy);
}

export function hasEnded(status: NumberOrWord, numbering: Numbering): boolean {
  return ['settled', 'failed'].includes(statusName(status, numbering));
}

export function createForms() {
  const forms = new Map<string, Form>();
  return {
    add: (one: Numbered & { readonly count?: number }): void => {
      const { count = 1 } = one;
      const form = forms.get(formKey(one));
      if (form === undefined) forms.set(formKey(one), { ...one, count });
      else form.count += count;
    },
    all: (): readonly Form[] => [...forms.values()],
  };
}

type Form = Numbered & { count: number };

function formsOf(transfers: readonly Numbered[]): readonly Form[] {
  const forms = createForms();
  for (const one of transfers) forms.add(one);
  return forms.all();
}

function formKey({ status, kind, txid, layout, ended }: Numbered): string {
  return `${status} ${kind} ${txid === null ? 0 : 1} ${layout ?? ''} ${ended === undefined ? '' : Number(ended)}`;
}

function fitsAll(forms: readonly Numbered[], numbering: Numbering, holds: boolean | null): boolean {
  return forms.every((one) => fits(one, numbering)) && fitsBalance(forms, numbering, holds);
}

/** By rgb-lib (service-facts.md 2.4): an issue is settled at once, and an unpaid transfer has no txid. */
function fits({ status, kind, txid, layout, ended }: Numbered, numbering: Numbering): boolean {
  const name = statusName(status, numbering);
  if (ended !== undefined && ended !== hasEnded(status, numbering)) return false;
  if (layout !== undefined && !LAYOUTS[layout].includes(numbering)) return false;
  if (kindName(kind) === 'issuance') return name === 'settled';
  if (name === 'unknown') return true;
  switch (kindName(kind)) {
    case 'receiveBlind':
    case 'receiveWitness':
      return txid === null ? ['waitingCounterparty', 'failed'].includes(name) : name !== 'initiated';
    case 'send':
      return txid !== null || ['initiated', 'waitingCounterparty', 'failed'].includes(name);
    default:
      return true;
  }
}

/** An asset that is held or was sent must have arrived; one that arrived is held until it is sent. */
function fitsBalance(transfers: readonly Numbered[], numbering: Numbering, holds: boolean | null): boolean {
  const isSend = ({ kind }: Numbered) => kindName(kind) === 'send';
  const came = transfers.filter((one) => !isSend(one)).map(({ status }) => statusName(status, numbering));
  if (came.length === 0) return true;
  // rgb-lib sends nothing that has not settled.
  if (holds === true || transfers.some(isSend)) return came.includes('settled') || came.includes('unknown');
  return holds === null || !came.includes('settled');
}

const NUMBERINGS = ['documentEra', 'beta5', 'beta6', 'beta7'] as const satisfies readonly Numbering[];

/** A service may write older names or leave fields out; it makes up no newer one. */
const LAYOUTS: Readonly<Record<TransferLayout, readonly Numbering[]>> = {
  upToBeta4: NUMBERINGS,
  beta5: NUMBERINGS,
  fromBeta6: ['beta6', 'beta7'],
};

/** A number is the enum's order in a release (service-facts.md 2.1): "settled" is 2, 3 or 5. `numberingOf` infers it. */
const STATUSES: Readonly<Record<Numbering, readonly StatusName[]>> = {
  // 0.3.0-alpha to beta.4
  documentEra: ['waitingCounterparty', 'waitingConfirmations', 'settled', 'failed'],
  beta5: ['waitingCounterparty', 'waitingConfirmations', 'settled', 'failed', 'initiated'],
  beta6: [
    'waitingCounterparty',
    'waitingSafeHeight',
    'waitingConfirmations',
    'settled',
    'failed',
    'initiated',
  ],
  beta7: [
    'initiated',
    'waitingCounterparty',
    'waitingSafeHeight',
    'waitingBroadcast',
    'waitingConfirmations',
    'settled',
    'failed',
  ],
};

/** When rgb-lib lets any transfer be failed (service-facts.md 2.4). `onceExpired`: never without an expiry. */
const MAY_BE_FAILED: Readonly<Partial<Record<StatusName, 'always' | 'onceExpired'>>> = {
  waitingCounterparty: 'always', // every release
  initiated: 'always', // since beta.5
  waitingSafeHeight: 'always', // since beta.6
  waitingBroadcast: 'onceExpired', // since beta.7
};

/** This enum only ever grew: inflation came with beta.4, burn with beta.6. */
const KINDS: readonly KindName[] = [
  'issuance',
  'receiveBlind',
  'receiveWitness',
  'send',
  'inflation',
  'burn',
];
