import type { CallInput, NoticePayload } from '../../../src-preload/contract/index.ts';
import { fail } from '../../base/errors.ts';
import { mineBlock } from '../chain/chain.ts';
import { worldSeconds, type World } from '../chain/store.ts';
import { findWallet } from '../chain/wallets.ts';
import { contractOf, listedAssets } from '../ledger/assets.ts';
import { createReceive } from '../ledger/slots.ts';
import { choose, FRIEND_LEAVES, KIND, readChoices, STATUS } from '../ledger/terms.ts';
import {
  failBatch,
  refreshAll,
  sendsTo,
  transfersWhere,
  UNDER_WAY,
  type PracticeTransfer,
} from '../ledger/transfers.ts';
import { ASSET_KINDS } from '../rgb/invoice.ts';
import type { SetTimer } from '../timers.ts';
import { FRIEND_KEYS, asPerson, friendWallet, friendWithSlots, payAsFriend, prepareSamples } from './pay.ts';

export type FriendStatus = NoticePayload<'practice.friendChanged'>;

/** Acknowledges, broadcasts, and fails what expired, so that slots are free again. */
function actAsFriend(world: World): boolean {
  return world.store.atomic(() => {
    if (readChoices(world).friendSilent) return false;
    const before = underWay(world);
    if (before.length === 0) return false;
    refreshAll(world, friendWallet(world));
    for (const { batchId, status, expiresAtSeconds } of underWay(world)) {
      const expired = expiresAtSeconds !== null && expiresAtSeconds < worldSeconds(world);
      if (expired && status === STATUS.waitingCounterparty) failBatch(world, batchId);
    }
    return stateOf(before) !== stateOf(underWay(world));
  });
}

function underWay(world: World): PracticeTransfer[] {
  return transfersWhere(world)`batches.xpubVanilla = ${FRIEND_KEYS.xpubVanilla} AND ${UNDER_WAY}`;
}

function hasToAct(world: World): boolean {
  if (readChoices(world).friendSilent) return false;
  return underWay(world).some(({ status, kind, ack, recipientId }) => {
    if (status !== STATUS.waitingCounterparty) return false;
    return kind === KIND.send ? ack !== null : sendsTo(world, recipientId ?? '').length > 0;
  });
}

function stateOf(transfers: readonly PracticeTransfer[]): string {
  return transfers.map(({ id, status }) => `${id}:${status}`).join(' ');
}

type FriendClock = ReturnType<typeof startFriendClock>;

export function startFriendClock(options: {
  world: World;
  afterSeconds: number;
  schedule: SetTimer;
  onActed: ((status: FriendStatus) => void) | undefined;
  onFault: (error: unknown) => void;
}) {
  const { world, afterSeconds, schedule, onActed, onFault } = options;
  let waiting: { readonly atMs: number; readonly cancel: () => void } | null = null;
  const actsAtMs = () => waiting?.atMs ?? null;
  const now = () => {
    if (actAsFriend(world)) onActed?.(friendStatus(world, actsAtMs()));
  };
  const attempt = (act: () => void) => {
    try {
      act();
    } catch (error) {
      onFault(error);
    }
  };
  return {
    now,
    soon: () => {
      attempt(() => {
        if (afterSeconds === 0 || waiting !== null || !hasToAct(world)) return;
        const afterMs = afterSeconds * 1000;
        const cancel = schedule(() => {
          waiting = null;
          attempt(now);
        }, afterMs);
        waiting = { atMs: world.nowMs() + afterMs, cancel };
      });
    },
    actsAtMs,
    stop: () => {
      waiting?.cancel();
      waiting = null;
    },
  };
}

const MAX_BLOCKS = 100;

/** The friend acts before, so that the block has its broadcast, and after. */
export function mineMany(world: World, friendClock: FriendClock, blocks: number): void {
  if (!Number.isInteger(blocks) || blocks < 1 || blocks > MAX_BLOCKS)
    throw fail('PRACTICE_REFUSED', { detail: `1 to ${MAX_BLOCKS} blocks at a time` });
  friendClock.now();
  world.store.atomic(() => {
    for (let mined = 0; mined < blocks; mined += 1) mineBlock(world);
  });
  friendClock.now();
}

interface FriendInvoice extends Pick<CallInput<'practice.friendInvoice'>, 'assetId' | 'kind'> {
  readonly amount: bigint | null;
  readonly expiresInSeconds: number | null;
}

/** The friend acts a moment after it has to, and with every block. Throws PRACTICE_REFUSED with the reason. */
export function createFriend(world: World, friendClock: FriendClock) {
  const status = (): FriendStatus => friendStatus(world, friendClock.actsAtMs());
  return {
    status,
    setSilent: (silent: boolean): FriendStatus => {
      choose(world, 'friendSilent', silent ? 1 : 0);
      friendClock.soon();
      return status();
    },
    /** Which asset data the friend leaves from now on; `junkFirst`: junk at the first question, then the data. */
    setLeaves: (leaves: FriendStatus['leaves']): FriendStatus => {
      choose(world, 'friendLeaves', FRIEND_LEAVES.indexOf(leaves));
      return status();
    },
    /** Base units; null: open, or the default duration. */
    invoice: ({ assetId, amount, kind, expiresInSeconds: lastsSeconds }: FriendInvoice) =>
      world.store.atomic(() =>
        asPerson(() => {
          const contract = assetId === null ? null : contractOf(world, assetId);
          const friend = kind === 'blinded' ? friendWithSlots(world, 1) : friendWallet(world);
          const made = createReceive(world, friend, { contract, amount, kind, lastsSeconds });
          return {
            invoice: made.invoice,
            recipientId: made.recipient_id,
            expiresAtMs: made.expiration_timestamp * 1000,
          };
        }),
      ),
    /** Asset and amount only if the invoice leaves them open. Returns the txid before broadcast. */
    pay: (asked: Parameters<typeof payAsFriend>[1]): string => payAsFriend(world, asked),
    samples: () => prepareSamples(world),
  };
}

function friendStatus(world: World, actsAtMs: number | null): FriendStatus {
  const wallet = findWallet(world, FRIEND_KEYS.xpubVanilla);
  const { friendSilent: silent, friendLeaves: leaves } = readChoices(world);
  const assets = ASSET_KINDS.flatMap((schema) =>
    (wallet === null ? [] : listedAssets(world, wallet, schema)).map(
      ({ assetId, ticker, name, precision, balance }) => ({
        assetId,
        schema,
        ticker,
        name,
        precision,
        spendable: String(balance.colored.spendable),
      }),
    ),
  );
  const batches = new Set(underWay(world).map(({ batchId }) => batchId));
  return { silent, leaves, assets, underWay: batches.size, actsAtMs };
}
