import type { CallInput, CallOutput, Result, WalletView } from '../../../src-preload/contract/index.ts';
import type { Host } from '../../stores/host.svelte.ts';
import type { ConnectBridge } from './route-profile.svelte.ts';

interface Besides {
  readonly source?: { readonly address: string; readonly pin?: string } | null;
  readonly onconnected?: (wallet: WalletView) => void;
}

/** Gives a wallet its service, then shows the service its public keys. Main asks for consent before the second. */
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
  // Before the service is shown anything: an address that is none can be put right first. Who says no goes without.
  if (source !== null) {
    const used = await host.ask(bridge.chain.use({ walletId, ...source }));
    if (!used.ok) return used;
  }
  return host.ask(bridge.wallet.register({ walletId }));
}
