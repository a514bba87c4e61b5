import type {
  ChangeView,
  DoubleSpend,
  Overview,
  OwnInvoice,
  TransferRow,
  WalletView,
} from '../../../src-preload/contract/index.ts';
import type { IconName } from '../../theme/icons.ts';
import type { PageRoute } from '../../stores/route.svelte.ts';
import {
  ago,
  grouped,
  MOST_ADDRESSES,
  receivedLook,
  rivalShort,
  rivalTitle,
  rivalTodo,
  shortOutpoint,
  wantsCheck,
} from '../../text/index.ts';
import { say } from '../../../src-preload/messages/say.ts';

export interface Todo {
  readonly key: string;
  readonly icon: IconName;
  /** Somebody may be lying, so the task looks heavier than others. */
  readonly grave?: boolean;
  readonly title: string;
  readonly note: string;
  readonly label: string;
  /** Where the task leads; null if Home shows all of it. */
  readonly to: PageRoute | null;
}

interface Situation {
  readonly wallet: WalletView;
  readonly overview: Overview | undefined;
  readonly alarms: readonly ChangeView[];
  readonly doubleSpends: readonly DoubleSpend[];
  /** The first few transfers that wait for the person; `waitingTotal` counts all. */
  readonly waiting: readonly TransferRow[];
  readonly waitingTotal: number;
  readonly invoices: readonly OwnInvoice[];
  readonly nowMs: number;
  /** Data that only a backup restores are newer than the last backup (null: there is none). Null: nothing to say. */
  readonly unsaved: { readonly madeAtMs: number | null } | null;
  /** “10.00 TUSD”, or the name alone while amounts are hidden. */
  readonly what: (assetId: string, amount: string | null) => string;
}

/** Most tasks of one kind: the list must stay short, so the rest is only counted. */
const MOST_OF_ONE = 3;
const REFUSED_FOR_MS = 30 * 86_400_000;

export function todosOf(now: Situation): readonly Todo[] {
  return [
    ...doubleSpends(now),
    ...alarms(now),
    ...key(now),
    ...refused(now),
    ...transfers(now),
    ...expired(now),
    ...words(now),
    ...move(now),
    ...search(now),
    ...backup(now),
    ...leaving(now),
  ];
}

/** Double spends, those proved by a block before those that only a server reports. */
function doubleSpends({ doubleSpends }: Situation): Todo[] {
  const weight = ({ rival }: DoubleSpend): number => (rival.height === null ? 1 : 0);
  return doubleSpends
    .toSorted((one, other) => weight(one) - weight(other))
    .slice(0, MOST_OF_ONE)
    .map((one) => ({
      key: `doubleSpend:${one.txid}`,
      icon: 'alert',
      grave: true,
      title: rivalTitle(one.rival),
      note: one.key === null ? rivalTodo(one) : rivalShort(one.rival),
      label: say('home-todo-alarm.label'),
      to: one.key === null ? null : { name: 'transfer', key: one.key },
    }));
}

function alarms({ alarms, what }: Situation): Todo[] {
  return alarms.slice(0, MOST_OF_ONE).map(({ assetId, amount, key }, at) => ({
    key: `alarm:${String(at)}:${key ?? assetId}`,
    ...grave('alarm', what(assetId, amount)),
    to: key === null ? { name: 'asset', assetId } : { name: 'transfer', key },
  }));
}

/** Invoices paid with refused asset data. After thirty days the person has acted, or never will. */
function refused({ invoices, what, nowMs }: Situation): Todo[] {
  const wrong = invoices.filter(
    (one) =>
      one.assetData !== null &&
      nowMs - one.assetData.atMs < REFUSED_FOR_MS &&
      receivedLook(one)?.kind === 'stop',
  );
  return wrong.slice(0, MOST_OF_ONE).map(({ invoice, assetId, amount }) => ({
    key: `refused:${invoice}`,
    ...grave('refused', what(assetId, amount)),
    to: { name: 'receive', invoice },
  }));
}

const grave = (id: 'alarm' | 'refused', what: string) => ({
  icon: 'alert' as const,
  grave: true,
  title: say(`home-todo-${id}`),
  note: say(`home-todo-${id}.note`, { what }),
  label: say(id === 'alarm' ? 'home-todo-alarm.label' : 'home-todo-expired.label'),
});

function transfers({ waiting, waitingTotal, what }: Situation): Todo[] {
  const shown = waiting.map((row): Todo => ({
    key: `transfer:${row.key}`,
    icon: row.direction === 'in' ? 'receive' : 'send',
    title: say('home-todo-transfer', { what: what(row.assetId, row.amount) }),
    note: turn(row),
    label: say('home-todo-transfer.label'),
    to: { name: 'transfer', key: row.key },
  }));
  return [...shown, ...moreTodo('transfers', waitingTotal - waiting.length, { name: 'transfers' })];
}

function moreTodo(what: 'transfers' | 'invoices', count: number, to: PageRoute): Todo[] {
  if (count <= 0) return [];
  return [
    {
      key: what,
      icon: what === 'transfers' ? 'activity' : 'clock',
      title: say('home-todo-more', { what, count }),
      note: '',
      label: say('home-todo-more.label'),
      to,
    },
  ];
}

function turn({ direction, statusName }: TransferRow): string {
  if (statusName === 'initiated') return say('home-todo-turn', { how: 'begun' });
  return say('home-todo-turn', { how: direction === 'in' ? 'in' : 'out' });
}

function expired({ invoices, what, nowMs }: Situation): Todo[] {
  const holding = invoices.filter(
    ({ kind, state, expiresAtMs }) =>
      kind === 'blinded' &&
      (state === 'expired' || (state === 'waitingForThem' && expiresAtMs !== null && expiresAtMs <= nowMs)),
  );
  const shown = holding.slice(0, MOST_OF_ONE).map(({ invoice, assetId, amount, slot }): Todo => ({
    key: `invoice:${invoice}`,
    icon: 'clock',
    title: say('home-todo-expired'),
    note:
      slot === null
        ? what(assetId, amount)
        : say('home-todo-expired-slot', { what: what(assetId, amount), slot: shortOutpoint(slot) }),
    label: say('home-todo-expired.label'),
    to: { name: 'receive', invoice },
  }));
  return [...shown, ...moreTodo('invoices', holding.length - shown.length, { name: 'receive' })];
}

/** The wallet from a backup is connected, but its key isn't here. */
function key({ wallet }: Situation): Todo[] {
  if (wallet.keysUnproved !== 'backup') return [];
  return [
    {
      key: 'key',
      icon: 'key',
      title: say('home-restored-next', { wallet: wallet.name }),
      note: say('home-restored-next.why'),
      label: say('home-restored-next.do'),
      to: { name: 'restore', walletId: wallet.id },
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
      title: say('home-todo-words'),
      note: never
        ? say('home-todo-words.note', { ago: ago(wallet.createdAtMs, nowMs) })
        : say('home-todo-words.note-again', { ago: ago(checkedAtMs, nowMs) }),
      label: say('home-todo-words.label'),
      // A person who has checked the words before need not see them on the screen.
      to: { name: 'words', walletId: wallet.id, only: never ? null : 'check' },
    },
  ];
}

function move({ wallet: { moves } }: Situation): Todo[] {
  if (moves !== true) return [];
  return [
    {
      key: 'move',
      icon: 'send',
      title: say('move-title'),
      note: say('move-todo'),
      label: say('settings-open'),
      to: { name: 'move' },
    },
  ];
}

/** Nine tenths of the addresses that a restore searches are used, so the search must grow, or is at its end. */
function search({ wallet: { usedAddresses: used, searchLength: length } }: Situation): Todo[] {
  if (used < length * 0.9) return [];
  const isEnd = length >= MOST_ADDRESSES;
  return [
    {
      key: 'search',
      icon: isEnd ? 'alert' : 'key',
      title: say(isEnd ? 'home-todo-search.end' : 'home-todo-search'),
      note: say(isEnd ? 'home-todo-search.end-note' : 'home-todo-search.note', {
        used: grouped(used),
        length: grouped(isEnd ? MOST_ADDRESSES : length),
      }),
      label: say(isEnd ? 'settings-open' : 'home-todo-search.label'),
      to: { name: isEnd ? 'move' : 'recovery' },
    },
  ];
}

function backup({ unsaved, nowMs }: Situation): Todo[] {
  if (unsaved === null) return [];
  return [
    {
      key: 'backup',
      icon: 'save',
      title: say('home-todo-backup'),
      note:
        unsaved.madeAtMs === null
          ? say('home-todo-backup.note')
          : say('home-todo-backup.note-since', { ago: ago(unsaved.madeAtMs, nowMs) }),
      label: say('home-todo-backup.label'),
      to: { name: 'settings', page: 'backup' },
    },
  ];
}

/** Says, before the first bitcoin comes, how it can leave again if the service can't send it. */
function leaving({ wallet, overview }: Situation): Todo[] {
  if (wallet.can.sendsBitcoin || wallet.connection.kind === 'practice' || overview === undefined) return [];
  const { vanilla, colored } = overview.balance;
  if (vanilla.futureSats + colored.futureSats > 0) return [];
  return [
    {
      key: 'leaving',
      icon: 'key',
      title: say('home-leaving'),
      note: say('home-leaving-alone'),
      label: say('home-todo-search.label'),
      to: { name: 'recovery' },
    },
  ];
}
