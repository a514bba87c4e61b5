import { named } from '../../../src-preload/contract/outside.ts';
import type { WalletRecord } from '../../domain/wallet/wallet-record.ts';
import type { Asked } from '../../ports/index.ts';
import { recipientLines, sats } from './ask-sign.ts';
import type { BegunIntent, NamedAsset } from '../book/journal-schema.ts';

/** Main's own questions about what is signed already: that it goes, or that it is dropped. */

interface Signed {
  readonly intent: BegunIntent;
  readonly assets: readonly NamedAsset[];
  readonly txid: string;
}

export function askHandOver(
  wallet: WalletRecord,
  {
    intent,
    assets,
    txid,
    isFirst,
    expired,
    fromBackup,
  }: Signed & { readonly isFirst: boolean; readonly expired: boolean; readonly fromBackup: boolean },
): Asked {
  const isDonation = intent.kind === 'send' && intent.donation;
  return {
    title: isFirst ? 'Hand over what you signed?' : 'Hand the same over once more?',
    message: `${named(wallet.name)} on ${wallet.keys.network}`,
    details: [
      ...whatOf(intent, assets),
      ...(isFirst
        ? []
        : ['It is the very same signed transaction as before: it can be confirmed once, and not twice.']),
      ...(fromBackup
        ? ['It came from a backup: where that was made it may have been handed over already, or replaced.']
        : []),
      ...(expired
        ? [
            isDonation
              ? 'An invoice has expired. It is broadcast at once: what the recipient no longer takes is lost.'
              : 'An invoice has expired: the recipient may no longer take it. Then give it up among your transfers.',
          ]
        : []),
      transactionLine(txid),
    ],
    confirmLabel: isFirst ? 'Hand it over' : 'Hand it over again',
    danger: expired && isDonation,
  };
}

export function askDropSigned(wallet: WalletRecord, { intent, assets, txid }: Signed): Asked {
  return {
    title: 'Drop what you signed?',
    message: `${named(wallet.name)} on ${wallet.keys.network}`,
    details: [
      ...whatOf(intent, assets),
      'Nothing of it was handed over. Its signatures are erased, and its coins are free at once.',
      transactionLine(txid),
    ],
    confirmLabel: 'Drop it',
    danger: true,
  };
}

export function askDropRefused(wallet: WalletRecord, { intent, assets, txid }: Signed): Asked {
  return {
    title: 'Drop what the service refused?',
    message: `${named(wallet.name)} on ${wallet.keys.network}`,
    details: [
      ...whatOf(intent, assets),
      'The service said that it does not take it, and lists nothing of it. It holds what you signed all the same: it could still broadcast it.',
      'Ochre remembers it, and hands it over no more. To be sure that only one of the two can ever happen, pay the same recipient again from the same coins.',
      transactionLine(txid),
    ],
    confirmLabel: 'Drop it',
    danger: true,
  };
}

export function askDropAway(wallet: WalletRecord, { intent, assets, txid }: Signed): Asked {
  return {
    title: 'Drop what is to be signed elsewhere?',
    message: `${named(wallet.name)} on ${wallet.keys.network}`,
    details: [
      ...whatOf(intent, assets),
      'Ochre takes no signature for it any more. What left this computer stays where it is: once signed, whoever has it can broadcast it. Delete it there too.',
      transactionLine(txid),
    ],
    confirmLabel: 'Drop it',
    danger: true,
  };
}

function whatOf(intent: BegunIntent, assets: readonly NamedAsset[]): string[] {
  if (intent.kind === 'send') return recipientLines(intent, assets);
  if (intent.kind === 'sendBtc') return [`${sats(intent.amountSats)} to ${intent.address}`];
  return [`Create ${String(intent.num)} ${intent.num === 1 ? 'slot' : 'slots'}`];
}

function transactionLine(txid: string): string {
  return `Transaction ${txid.slice(0, 8)} ${txid.slice(8, 16)}…`;
}
