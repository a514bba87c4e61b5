import type { RoomCalls } from '../../ports/index.ts';
import type { ChainContext } from '../chain/chain-keeper.ts';
import { requireSources } from '../chain/source.ts';
import type { DoubleSpends } from './double-spends.ts';
import { exportCsv } from './export-csv.ts';
import { failTransfer } from './fail-transfer.ts';
import { exportLabels, importLabels } from './labels.ts';
import { labelTransfer, pageTransfers, readTransfer, saveAssetData } from './read-transfers.ts';
import { verifyTransfer } from './verify-history.ts';

export const transfersCalls = {
  'transfers.page': pageTransfers,
  'transfers.read': readTransfer,
  'transfers.label': labelTransfer,
  'transfers.fail': failTransfer,
  'transfers.verify': verifyTransfer,
  'transfers.saveAssetData': saveAssetData,
  'transfers.exportLabels': exportLabels,
  'transfers.importLabels': importLabels,
  'transfers.exportCsv': exportCsv,

  'chain.follow': async (context, { walletId }) => {
    const { chain, doubleSpends, wallets } = context;
    await requireSources(context, wallets.require(walletId));
    await chain.follow(walletId);
    await doubleSpends.look(walletId, await chain.open(walletId));
    return chain.view(walletId);
  },
  'chain.whereabouts': async (context, asked) => {
    await requireSources(context, context.wallets.require(asked.walletId));
    return context.doubleSpends.whereabouts(context.chain, asked);
  },
  'chain.doubleSpends': ({ doubleSpends }, asked) => doubleSpends.found(asked),
} satisfies RoomCalls<ChainContext & { readonly doubleSpends: DoubleSpends }>;
