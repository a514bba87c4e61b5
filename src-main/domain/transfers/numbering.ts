export type Numbering = 'documentEra' | 'beta5' | 'beta6' | 'beta7';
export type StatusName =
  | 'initiated'
  | 'waitingCounterparty'
  | 'waitingSafeHeight'
  | 'waitingBroadcast'
  | 'waitingConfirmations'
  | 'settled'
  | 'failed'
  | 'unknown';
export type KindName =
  'issuance' | 'receiveBlind' | 'receiveWitness' | 'send' | 'inflation' | 'burn' | 'unknown';

/** A status or kind as a service writes it: a number, which a table names, or a word, which needs none. */
export type NumberOrWord = number | string;

/** The name of a transfer's status; `unknown` for a number or word outside the tables, never a guess. */
export function statusName(status: NumberOrWord, numbering: Numbering): StatusName {
  if (typeof status === 'string') return byWord(STATUSES.beta7, status) ?? 'unknown';
  return STATUSES[numbering][status] ?? 'unknown';
}

export function kindName(kind: NumberOrWord): KindName {
  return (typeof kind === 'string' ? byWord(KINDS, kind) : KINDS[kind]) ?? 'unknown';
}

/** `WaitingCounterparty`, as rgb-lib spells its own names. */
function byWord<T extends string>(names: readonly T[], word: string): T | undefined {
  return names.find((name) => name.charAt(0).toUpperCase() + name.slice(1) === word);
}

/** Which fields a transfer came with: rgb-lib renamed its expiry in beta.5, and added the PSBT's path in beta.6. */
export type TransferLayout = 'upToBeta4' | 'beta5' | 'fromBeta6';

/** What of a listed transfer tells the release that numbered it. */
interface Numbered {
  readonly status: NumberOrWord;
  readonly kind: NumberOrWord;
  readonly txid: string | null;
  /** Absent: the service writes fields of its own. */
  readonly layout?: TransferLayout | undefined;
}

/**
 * The numbering that listed transfers fit; `current` where they say nothing against it, or nothing fits. Where several
 * do, the one by which the least is settled or failed: to wait longer costs less than to believe too soon. `holds`:
 * whether the service counts anything settled of the asset that all of them are of; null: not known. Pure.
 */
export function numberingOf(
  told: readonly Numbered[],
  current: Numbering,
  holds: boolean | null = null,
): Numbering {
  // A word says nothing of numbers.
  const transfers = told.filter(({ status }) => typeof status === 'number');
  const fitsAll = (numbering: Numbering) =>
    transfers.every((one) => fits(one, numbering)) && fitsBalance(transfers, numbering, holds);
  // First, and mostly all: a list may be long.
  if (fitsAll(current)) return current;
  // A number that is in no table yet speaks against none that is used, and for none that is not.
  const names = (numbering: Numbering) =>
    transfers.every(({ status }) => statusName(status, numbering) !== 'unknown');
  const fitting = NUMBERINGS.filter((numbering) => names(numbering) && fitsAll(numbering));
  const endedBy = (numbering: Numbering) =>
    transfers.filter(({ status }) => ['settled', 'failed'].includes(statusName(status, numbering))).length;
  // A stable sort: of equal ones the newest, which knows every name of those before.
  const [best] = fitting.reverse().sort((a, b) => endedBy(a) - endedBy(b));
  return best ?? current;
}

/** By what rgb-lib does (service-facts.md 2.4): an issue is settled at once, and what was never paid has no txid. */
function fits({ status, kind, txid, layout }: Numbered, numbering: Numbering): boolean {
  const name = statusName(status, numbering);
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

/** What is there came at some time, and what came is there until something is sent. */
function fitsBalance(transfers: readonly Numbered[], numbering: Numbering, holds: boolean | null): boolean {
  const isSend = ({ kind }: Numbered) => kindName(kind) === 'send';
  const came = transfers.filter((one) => !isSend(one));
  if (holds === null || came.length === 0) return true;
  const arrived = came.some(({ status }) => ['settled', 'unknown'].includes(statusName(status, numbering)));
  return holds
    ? arrived
    : transfers.some(isSend) || !came.some(({ status }) => statusName(status, numbering) === 'settled');
}

const NUMBERINGS = ['documentEra', 'beta5', 'beta6', 'beta7'] as const satisfies readonly Numbering[];

/** A service may write the older name of a field, and leave out what it does not know of; it makes up no newer one. */
const LAYOUTS: Readonly<Record<TransferLayout, readonly Numbering[]>> = {
  upToBeta4: NUMBERINGS,
  beta5: NUMBERINGS,
  fromBeta6: ['beta6', 'beta7'],
};

/**
 * The enum's order in each rgb-lib release is its number on the wire, and the order changes (service-facts.md 2.1):
 * "settled" is 2, 3 or 5. No endpoint tells the release: a connection begins with the likely table, and `numberingOf`
 * finds out by what is listed.
 */
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

/** Only ever grew: inflation came with beta.4, burn with beta.6. */
const KINDS: readonly KindName[] = [
  'issuance',
  'receiveBlind',
  'receiveWitness',
  'send',
  'inflation',
  'burn',
];
