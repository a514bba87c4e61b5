import type { CallInput, CallOutput, Result, WalletView } from '../../../src-preload/contract/index.ts';
import type { Host } from '../../stores/host.svelte.ts';
import type { ConnectBridge } from './route-profile.svelte.ts';

interface Besides {
  readonly source?: { readonly address: string; readonly pin?: string } | null;
  readonly onconnected?: (wallet: WalletView) => void;
}

/** Sets a wallet's service, and then shows the service the public keys, for which main asks the person's consent. */
export async function connectOpenWallet(
  bridge: ConnectBridge,
  host: Host,
  asked: CallInput<'wallet.connect'>,
  { source = null, onconnected }: Besides = {},
): Promise<Result<CallOutput<'wallet.register'>>> {
  const { walletId } = asked;
  const connected = await host.ask(bridge.wallet.connect(asked));
  if (!connected.ok) return connected;
  onconnected?.(connected.value);
  // Sets the Bitcoin server first, so that a wrong address is corrected before the service sees anything. A no is fine.
  if (source !== null) {
    const used = await host.ask(bridge.chain.use({ walletId, ...source }));
    if (!used.ok) return used;
  }
  return host.ask(bridge.wallet.register({ walletId }));
}
