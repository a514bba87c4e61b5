import type { CallInput, NoticePayload } from '../../../src-preload/contract/index.ts';
import { choose, FRIEND_LEAVES, readChoices } from '../http/choices.ts';
import { ASSET_KINDS, contractOf, listedAssets } from '../ledger/assets.ts';
import { createReceive } from '../ledger/receive.ts';
import { findWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';
import { underWay } from './act.ts';
import type { FriendClock } from './friend-clock.ts';
import { friendKeys, friendWallet, friendWithSlots } from './friend-keys.ts';
import { asPerson, payAsFriend, type FriendPays } from './pay.ts';
import { prepareSamples, type PracticeSample } from './samples.ts';

export type FriendStatus = NoticePayload<'practice.friendChanged'>;

interface FriendInvoice extends Pick<CallInput<'practice.friendInvoice'>, 'assetId' | 'kind'> {
  readonly amount: bigint | null;
  readonly expiresInSeconds: number | null;
}

/**
 * What a person may tell the friend, a counterparty with keys and slots of its own. It acknowledges and broadcasts by
 * itself a moment after it has something to, and with every block. Refusals are PRACTICE_REFUSED with the reason.
 */
export function createFriend(
  opened: () => Promise<{ readonly world: World; readonly friendClock: FriendClock }>,
) {
  return {
    status: async (): Promise<FriendStatus> => {
      const { world, friendClock } = await opened();
      return friendStatus(world, friendClock);
    },
    /** A silent friend neither acknowledges nor broadcasts nor pays. */
    setSilent: async (silent: boolean): Promise<FriendStatus> => {
      const { world, friendClock } = await opened();
      choose(world, 'friendSilent', silent ? 1 : 0);
      friendClock.soon();
      return friendStatus(world, friendClock);
    },
    /** What they leave as asset data from now on; `junkFirst`: junk for whoever asks first, and the data then. */
    setLeaves: async (leaves: FriendStatus['leaves']): Promise<FriendStatus> => {
      const { world, friendClock } = await opened();
      choose(world, 'friendLeaves', FRIEND_LEAVES.indexOf(leaves));
      return friendStatus(world, friendClock);
    },
    /** An invoice of theirs, to pay. Amounts in base units; null leaves open, or as long as invoices last. */
    invoice: async ({ assetId, amount, kind, expiresInSeconds }: FriendInvoice) => {
      const { world } = await opened();
      return world.store.atomic(() =>
        asPerson(() => {
          const contract = assetId === null ? null : contractOf(world, assetId);
          const friend = kind === 'blinded' ? friendWithSlots(world, 1) : friendWallet(world);
          const made = createReceive(world, friend, {
            contract,
            amount,
            kind,
            ...(expiresInSeconds === null ? {} : { lastsSeconds: expiresInSeconds }),
          });
          return {
            invoice: made.invoice,
            recipientId: made.recipient_id,
            expiresAtMs: made.expiration_timestamp * 1000,
          };
        }),
      );
    },
    /** They send on an invoice; asset and amount where it leaves them open. Answers the txid: not broadcast yet. */
    pay: async (asked: FriendPays): Promise<string> => payAsFriend((await opened()).world, asked),
    /** One of each sample asset that they can give now; issues what is missing. Nothing is sent. */
    samples: async (): Promise<readonly PracticeSample[]> => prepareSamples((await opened()).world),
  };
}

export function friendStatus(world: World, friendClock: FriendClock): FriendStatus {
  const wallet = findWallet(world, friendKeys().xpubVanilla);
  const assets = ASSET_KINDS.flatMap((schema) =>
    (wallet === null ? [] : listedAssets(world, wallet, schema)).map((asset) => ({
      assetId: asset.assetId,
      schema,
      ticker: asset.ticker,
      name: asset.name,
      precision: asset.precision,
      spendable: String(asset.balance.colored.spendable),
    })),
  );
  return {
    silent: readChoices(world).friendSilent,
    leaves: readChoices(world).friendLeaves,
    assets,
    underWay: new Set(underWay(world).map(({ batchId }) => batchId)).size,
    actsAtMs: friendClock.actsAtMs(),
  };
}
