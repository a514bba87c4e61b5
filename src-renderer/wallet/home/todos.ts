import type {
  ChangeView,
  Overview,
  OwnInvoice,
  TransferRow,
  WalletView,
} from '../../../src-preload/contract/index.ts';
import type { IconName } from '../../theme/icons.ts';
import type { Route } from '../../stores/route.svelte.ts';
import { plural, shortOutpoint } from '../../text/numbers.ts';
import { ago } from '../../text/time.ts';
import { checkedText, wantsCheck } from '../../text/words-checked.ts';

export interface Todo {
  readonly key: string;
  readonly icon: IconName;
  /** Somebody may be lying: heavier than what is merely to do. */
  readonly grave?: boolean;
  readonly title: string;
  readonly note: string;
  readonly label: string;
  readonly to: Route;
}

interface Situation {
  readonly wallet: WalletView;
  readonly overview: Overview | undefined;
  readonly alarms: readonly ChangeView[];
  /** Transfers that wait for the person: the first few, and how many there are. */
  readonly waiting: readonly TransferRow[];
  readonly waitingTotal: number;
  readonly invoices: readonly OwnInvoice[];
  readonly nowMs: number;
  /** Something changed that only a backup brings back, and none is younger. Null: there is nothing to say. */
  readonly unsaved: { readonly madeAtMs: number | null } | null;
  /** “10.00 TUSD”, or the name alone while amounts are hidden. */
  readonly what: (assetId: string, amount: string | null) => string;
}

/** A card that must be scrolled through is no longer a short list: the rest is counted. */
const MOST_OF_ONE = 3;

/** What waits for the person, the gravest first. */
export function todosOf(now: Situation): readonly Todo[] {
  return [...alarms(now), ...transfers(now), ...expired(now), ...words(now), ...backup(now), ...slots(now)];
}

function alarms({ alarms, what }: Situation): Todo[] {
  return alarms.slice(0, MOST_OF_ONE).map(({ assetId, amount, key }, at) => ({
    key: `alarm ${String(at)} ${key ?? assetId}`,
    icon: 'alert',
    grave: true,
    title: 'The service tells otherwise than before',
    note: `${what(assetId, amount)}: what it told cannot turn into this`,
    label: 'Look at it',
    to: key === null ? { name: 'asset', assetId } : { name: 'transfer', key },
  }));
}

function transfers({ waiting, waitingTotal, what }: Situation): Todo[] {
  const shown = waiting.map((row): Todo => ({
    key: `transfer ${row.key}`,
    icon: row.direction === 'in' ? 'receive' : 'send',
    title: `For you to do: ${what(row.assetId, row.amount)}`,
    note: turn(row),
    label: 'Open',
    to: { name: 'transfer', key: row.key },
  }));
  const more = waitingTotal - waiting.length;
  if (more <= 0) return shown;
  return [
    ...shown,
    {
      key: 'transfers',
      icon: 'activity',
      title: `${plural(more, 'more transfer')} wait for you`,
      note: 'They stand among the transfers',
      label: 'See all',
      to: { name: 'transfers' },
    },
  ];
}

function turn({ direction, statusName }: TransferRow): string {
  if (statusName === 'initiated') return 'Begun, and nobody was told of it yet';
  return direction === 'in'
    ? 'It was sent to you: a refresh takes it'
    : 'They accepted it: a refresh broadcasts it';
}

function expired({ invoices, what, nowMs }: Situation): Todo[] {
  const holding = invoices.filter(
    ({ kind, state, expiresAtMs }) =>
      kind === 'blinded' &&
      (state === 'expired' || (state === 'waitingForThem' && expiresAtMs !== null && expiresAtMs <= nowMs)),
  );
  const shown = holding.slice(0, MOST_OF_ONE).map(({ invoice, assetId, amount, slot }): Todo => ({
    key: `invoice ${invoice}`,
    icon: 'clock',
    title: 'Expired invoice holds a slot',
    note: `${what(assetId, amount)}${slot === null ? '' : `, slot ${shortOutpoint(slot)}`}`,
    label: 'Free the slot',
    to: { name: 'receive', invoice },
  }));
  const more = holding.length - shown.length;
  if (more === 0) return shown;
  return [
    ...shown,
    {
      key: 'invoices',
      icon: 'clock',
      title: `${plural(more, 'more invoice')} expired`,
      note: 'Each holds a slot until it is given up',
      label: 'See all',
      to: { name: 'receive' },
    },
  ];
}

function words({ wallet, nowMs }: Situation): Todo[] {
  const { wordsCheckedAtMs: checkedAtMs } = wallet;
  if (wallet.keySource === 'none' || !wantsCheck(checkedAtMs, nowMs)) return [];
  const never = checkedAtMs === null;
  return [
    {
      key: 'words',
      icon: 'key',
      title: never ? 'Words not checked yet' : 'Check your words again',
      note: never
        ? `Wallet added ${ago(wallet.createdAtMs, nowMs)}`
        : `${checkedText(checkedAtMs, nowMs)}: is the paper still where it was?`,
      label: 'Check words',
      // Who has them on paper for long need not see them on the screen.
      to: { name: 'words', walletId: wallet.id, only: never ? null : 'check' },
    },
  ];
}

function backup({ unsaved, nowMs }: Situation): Todo[] {
  if (unsaved === null) return [];
  return [
    {
      key: 'backup',
      icon: 'save',
      title: 'Words alone do not bring this back',
      note:
        unsaved.madeAtMs === null
          ? 'Journal and labels are in no backup yet'
          : `What changed since the backup of ${ago(unsaved.madeAtMs, nowMs)} is in none`,
      label: 'Make a backup',
      to: { name: 'backup' },
    },
  ];
}

function slots({ wallet, overview }: Situation): Todo[] {
  if (wallet.plainOnly === true || overview === undefined || overview.slots === null) return [];
  const { free, held, carrying } = overview.slots;
  if (free + held + carrying > 0) return [];
  return [
    {
      key: 'slots',
      icon: 'slots',
      title: 'No slot to receive assets yet',
      note:
        overview.balance.vanilla.spendableSats > 0
          ? 'Your plain bitcoin can make some'
          : 'It takes a little plain bitcoin first',
      label: 'Create slots',
      to: { name: 'slots' },
    },
  ];
}
