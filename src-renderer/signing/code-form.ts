import type { CodeForm } from '../../src-preload/contract/index.ts';
import type { Stores } from '../stores/context.ts';

export function codeFormOf(
  { bridge, host, session }: Pick<Stores, 'bridge' | 'host' | 'session'>,
  walletId: string,
): { readonly first: CodeForm; readonly onchange: (form: CodeForm) => void } {
  const wallet = session.wallets.find(({ id }) => id === walletId);
  return {
    first: wallet?.codeForm ?? 'crypto-psbt',
    // A failure is ignored: the codes are shown, and the form is chosen again another time.
    onchange: (form) =>
      void host.ask(bridge.wallet.chooseCodeForm({ walletId, form })).then(() => session.reload()),
  };
}
