import type { RoomCalls } from '../../ports/index.ts';
import { decideName } from '../book/names.ts';
import type { WalletContext } from '../context/context.ts';
import { listAssets } from './describe.ts';
import { issueAsset } from './issue-asset.ts';
import { readBalance } from './read-balance.ts';
import { readGrounds } from './read-grounds.ts';
import { readHistory } from './read-history.ts';

export const assetsCalls = {
  'assets.list': listAssets,
  'assets.balance': readBalance,
  'assets.grounds': readGrounds,
  'assets.history': readHistory,
  'assets.decideName': decideName,
  'assets.issue': issueAsset,
} satisfies RoomCalls<WalletContext>;
