import type { OwnInvoice, TransferState } from '../../../src-preload/contract/index.ts';
import type { IconName } from '../../theme/icons.ts';
import type { Outcome } from '../../text/outcomes.ts';
import { foreign } from '../../text/foreign.ts';
import { clockTime, dayAndTime } from '../../text/time.ts';

interface StateWords {
  readonly kind: 'ok' | 'plain' | 'wait' | 'turn' | 'unknown';
  readonly icon?: IconName;
  /** On the chip, in the list and on the invoice. */
  readonly word: string;
  /** Whose turn it is, and what comes next. */
  readonly sentence: string;
}

/** An invoice's state in words: whose turn it is, and what comes next. */
export const stateWords: Readonly<Record<TransferState, StateWords>> = {
  waitingForThem: {
    kind: 'wait',
    icon: 'hush',
    word: 'Waiting for them',
    sentence: 'Nobody has paid yet.',
  },
  waitingForYou: {
    kind: 'turn',
    icon: 'receive',
    word: 'Waiting for you',
    sentence: 'It was sent to you. The next refresh takes it and tells the sender so.',
  },
  confirming: {
    kind: 'wait',
    word: 'Confirming',
    sentence: 'It is paid. Its transaction waits for blocks.',
  },
  settled: { kind: 'ok', word: 'Settled', sentence: 'It is paid, and yours.' },
  failed: {
    // A choice of the person's own, mostly: no alarm.
    kind: 'plain',
    icon: 'x',
    word: 'Given up',
    sentence: 'It can no longer be paid, and holds no slot.',
  },
  expired: {
    kind: 'turn',
    icon: 'clock',
    word: 'Expired',
    sentence: 'Nobody paid in time.',
  },
  unknown: {
    kind: 'unknown',
    word: 'Unknown',
    sentence: 'The service tells a state that Ochre does not know, so nothing is done about it.',
  },
};

/** Open invoices end by the clock, also while nobody asks the service. */
export function stateNow({ state, expiresAtMs }: OwnInvoice, nowMs: number): TransferState {
  const ended = expiresAtMs !== null && expiresAtMs <= nowMs;
  return state === 'waitingForThem' && ended ? 'expired' : state;
}

/** What is still to come of it: the service is asked again by itself. */
export const isOpen = (state: TransferState): boolean =>
  state === 'waitingForThem' || state === 'waitingForYou' || state === 'confirming';

export const isPaid = (state: TransferState): boolean =>
  state === 'waitingForYou' || state === 'confirming' || state === 'settled';

interface Claim {
  readonly outcome: Outcome;
  readonly sentence: string;
}

/** What was checked of it, and what cannot be. Main shows no invoice of which the first sentence is not true. */
export function invoiceClaims(invoice: OwnInvoice, amount: string, network: string): readonly Claim[] {
  const until =
    invoice.expiresAtMs === null ? 'without an end' : `until ${clockOrDay(invoice.expiresAtMs, invoice)}`;
  const asked = `Read here, it says what you asked for: ${amount}, on ${network}, ${until}.`;
  return [{ outcome: 'proved', sentence: asked }, place(invoice)];
}

function place({ kind, provedOurs, fromBackup }: OwnInvoice): Claim {
  if (provedOurs !== null)
    return {
      outcome: 'proved',
      sentence: `The output that it asks for is yours: your keys derive its address, ${provedOurs.path}.`,
    };
  if (fromBackup === true)
    return {
      outcome: 'notProved',
      sentence:
        'It came out of a backup, and nothing here proves that what is paid to it is yours. Make a new one rather than handing it out.',
    };
  return {
    outcome: 'notProved',
    sentence:
      kind === 'witness'
        ? 'Ochre could not derive the address in it. Do not hand it out before the service has explained that.'
        : 'The slot in it is blinded: only the service knows which one it is. Ochre cannot prove that it is yours. The first time, ask for a small amount.',
  };
}

/** The hour is enough for what ends within a day. */
function clockOrDay(atMs: number, { createdAtMs }: OwnInvoice): string {
  const DAY_MS = 86_400_000;
  return atMs - createdAtMs < DAY_MS ? clockTime(atMs) : dayAndTime(atMs);
}

const warnings: Readonly<Record<OwnInvoice['warnings'][number], string>> = {
  farExpiry: 'It stays payable for a very long time, and holds its slot as long.',
  noExpiry: 'It never ends by itself, and holds its slot until you give it up.',
  plainEndpoint:
    'It is delivered over a connection that is not encrypted: others on the way can read what you receive.',
  foreignEndpoint: 'It is delivered through a server other than the service itself.',
};

export const warningSentence = (warning: OwnInvoice['warnings'][number]): string => warnings[warning];

/** Where the data is delivered, by its host: the whole of it stands beside. */
export function endpointHost(endpoint: string): string {
  const plain = endpoint.replace(/^rpcs?:/, 'http:');
  return foreign(URL.canParse(plain) ? new URL(plain).host : endpoint, 80);
}
