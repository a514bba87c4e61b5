import type { WalletRecord } from '../../domain/keys/wallet-record.ts';
import type { Context } from '../../use-cases/context.ts';
import { endFlow, type Approved, type Ending } from './end-flow.ts';
import { endSendBtc } from './end-send-btc.ts';
import { endSend } from './end-send.ts';
import { endSlots } from './end-slots.ts';

/** Hands over what was signed, each kind in its own way. */
export function endAnyFlow(context: Context, wallet: WalletRecord, ending: Ending): Promise<Approved> {
  const { intent, signed } = ending;
  switch (intent.kind) {
    case 'createSlots':
      return endFlow(context, wallet, ending, endSlots(context, wallet.id, signed));
    case 'sendBtc':
      return endFlow(context, wallet, ending, endSendBtc(context, wallet.id, signed));
    case 'send':
      return endFlow(context, wallet, ending, endSend(context, wallet.id, intent, signed));
  }
}
