import type { PracticeFriend } from '../../ports/index.ts';
import { choose, FRIEND_LEAVES, readChoices } from '../http/choices.ts';
import { ASSET_KINDS, contractOf, listedAssets } from '../ledger/assets.ts';
import { createReceive } from '../ledger/receive.ts';
import { findWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';
import { underWay } from './act.ts';
import type { FriendClock } from './friend-clock.ts';
import { friendKeys, friendWallet, friendWithSlots } from './friend-keys.ts';
import { asPerson, payAsFriend } from './pay.ts';
import { prepareSamples } from './samples.ts';

export type FriendStatus = Awaited<ReturnType<PracticeFriend['status']>>;

/** What a person may tell the friend. */
export function createFriend(
  opened: () => Promise<{ readonly world: World; readonly friendClock: FriendClock }>,
): PracticeFriend {
  return {
    status: async () => {
      const { world, friendClock } = await opened();
      return friendStatus(world, friendClock);
    },
    setSilent: async (silent) => {
      const { world, friendClock } = await opened();
      choose(world, 'friendSilent', silent ? 1 : 0);
      friendClock.soon();
      return friendStatus(world, friendClock);
    },
    setLeaves: async (leaves) => {
      const { world, friendClock } = await opened();
      choose(world, 'friendLeaves', FRIEND_LEAVES.indexOf(leaves));
      return friendStatus(world, friendClock);
    },
    invoice: async ({ assetId, amount, kind, expiresInSeconds }) => {
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
    pay: async (asked) => payAsFriend((await opened()).world, asked),
    samples: async () => prepareSamples((await opened()).world),
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
