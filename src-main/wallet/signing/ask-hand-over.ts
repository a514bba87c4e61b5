import { question } from '../../../src-preload/messages/question.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { Asked } from '../../ports/index.ts';
import { paymentKind } from '../pay/kinds/index.ts';
import type { BegunIntent, NamedAsset } from '../../records/signing.ts';
import { walletOn } from '../questions.ts';

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
  const about = {
    message: walletOn(wallet),
    confirmLabel: say(isFirst ? 'question-hand-over.confirm' : 'question-hand-over.confirm-again'),
    danger: expired && isDonation,
  };
  return question(isFirst ? 'question-hand-over' : 'question-hand-over.again', about, [
    ...paymentKind(intent).what(intent, assets),
    !isFirst && say('question-hand-over.same'),
    fromBackup && say('question-hand-over.backup'),
    expired && say(isDonation ? 'question-hand-over.expired-donation' : 'question-hand-over.expired'),
    transactionLine(txid),
  ]);
}

/** What follows from a yes hangs on how far it is. */
export function askDrop(
  wallet: WalletRecord,
  how: 'signed' | 'refused' | 'spent' | 'away',
  { intent, assets, txid }: Signed,
): Asked {
  return question('question-drop', { message: walletOn(wallet), danger: true }, [
    ...paymentKind(intent).what(intent, assets),
    say(`question-drop.${how}`),
    how === 'refused' && say('question-drop.remembers'),
    transactionLine(txid),
  ]);
}

function transactionLine(txid: string): string {
  return say('question-transaction', { txid: `${txid.slice(0, 8)} ${txid.slice(8, 16)}…` });
}
