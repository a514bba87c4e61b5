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

/** The name of a transfer's status; `unknown` for a number outside the chosen table, never a guess. */
export function statusName(status: number, numbering: Numbering): StatusName {
  return STATUSES[numbering][status] ?? 'unknown';
}

export function kindName(kind: number): KindName {
  return KINDS[kind] ?? 'unknown';
}

/**
 * The enum's order in each rgb-lib release is its number on the wire, and the order changes (service-facts.md 2.1):
 * "settled" is 2, 3 or 5. No endpoint tells the release, so a connection chooses its table.
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
