import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { Asked } from '../../ports.ts';

export function askRules(wallet: WalletRecord, { isLooser }: { readonly isLooser: boolean }): Asked {
  return {
    title: isLooser ? 'Loosen the spending rules?' : 'Set these spending rules?',
    message: `“${wallet.name}” on ${wallet.keys.network}`,
    details: isLooser
      ? [
          'What is looser is in force in 24 hours. Until then you can call it off.',
          'Counted is the time that this computer is on. While it is off, only the service that was connected when the first of these rules was set can tell how long.',
        ]
      : ['They are in force at once. Loosening them later takes 24 hours that this computer is on.'],
    confirmLabel: isLooser ? 'Loosen in 24 hours' : 'Set the rules',
    danger: isLooser,
  };
}
