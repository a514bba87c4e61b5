import { question } from '../../../src-preload/messages/question.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { Confirmation } from '../../ports/index.ts';
import { paymentKind } from '../pay/kinds/index.ts';
import type { BegunIntent, NamedAsset } from '../../records/signing.ts';
import { walletOn } from '../questions.ts';

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
): Confirmation {
  const isDonation = intent.kind === 'send' && intent.donation;
  const about = {
    times: isFirst ? ('first' as const) : ('again' as const),
    message: walletOn(wallet),
    confirmLabel: say(isFirst ? 'progress-hand-over' : 'progress-hand-over-again'),
    danger: expired && isDonation,
  };
  return question('question-hand-over', about, [
    ...paymentKind(intent).what(intent, assets),
    !isFirst && say('question-hand-over.same'),
    fromBackup && say('question-hand-over.backup'),
    expired && say('question-hand-over.expired', { how: isDonation ? 'donation' : 'waits' }),
    transactionLine(txid),
  ]);
}

export function askDrop(
  wallet: WalletRecord,
  how: 'signed' | 'refused' | 'spent' | 'away',
  { intent, assets, txid }: Signed,
): Confirmation {
  const about = { message: walletOn(wallet), confirmLabel: say('progress-drop'), danger: true };
  return question('question-drop', about, [
    ...paymentKind(intent).what(intent, assets),
    say('question-drop.why', { how }),
    transactionLine(txid),
  ]);
}

function transactionLine(txid: string): string {
  return say('progress-transaction', { txid: `${txid.slice(0, 8)} ${txid.slice(8, 16)}…` });
}
