import type { Wallets } from '../../../src-main/own-service/http/wallets.ts';
import type { RgbWallet } from '../../../src-main/own-service/rgb-lib/wallet.ts';
import type { Lies } from './lies.ts';
import type { SignedPsbts } from './signed-psbts.ts';

/**
 * Between an honest service and rgb-lib: the lying switch, and the real node, which judges whatever was signed before
 * rgb-lib sees it, finalised or not.
 */
export function lyingWallets(wallets: Wallets, lies: Lies, signed: SignedPsbts): Wallets {
  const lying = (wallet: RgbWallet): RgbWallet => {
    const profit = async (endpoint: string, psbt: string) => lies.profit(await signed.judge(endpoint, psbt));
    return {
      ...wallet,
      assets: async () => lies.lists.assets(await wallet.assets()),
      unspents: async () => lies.lists.unspents(await wallet.unspents()),
      createUtxosBegin: async (asked) => lies.apply('createutxosbegin', await wallet.createUtxosBegin(asked)),
      sendBegin: async (asked) => {
        const begun = await wallet.sendBegin(asked);
        return { ...begun, psbt: lies.apply('sendbegin', begun.psbt) };
      },
      sendBtcBegin: async (...asked) => lies.apply('sendbtcbegin', await wallet.sendBtcBegin(...asked)),
      createUtxosEnd: async (psbt) =>
        (await profit('createutxosend', psbt)) === null ? wallet.createUtxosEnd(psbt) : 1n,
      sendEnd: async (psbt) => {
        const txid = await profit('sendend', psbt);
        return txid === null ? wallet.sendEnd(psbt) : { txid, batchTransferIdx: 1n, entropy: null };
      },
      sendBtcEnd: async (psbt) => (await profit('sendbtcend', psbt)) ?? wallet.sendBtcEnd(psbt),
    };
  };
  return {
    find: async (keys) => lying(await wallets.find(keys)),
    findOrOpen: async (keys) => lying(await wallets.findOrOpen(keys)),
    stop: wallets.stop,
  };
}
