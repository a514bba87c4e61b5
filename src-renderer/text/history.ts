import type { TransferDetail, TransferHistory } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';

/** How its state is coloured: nothing but what is proved looks so. */
export function historyTone({ outcome }: TransferHistory): 'ok' | 'wait' | 'unknown' | 'stop' {
  if (outcome === 'proved') return 'ok';
  if (outcome === 'refused') return 'stop';
  return outcome === 'pending' ? 'wait' : 'unknown';
}

type Code = NonNullable<TransferHistory['code']>;

/** What is wrong, and what to tell the sender. Of most rules a person has nothing but that one is broken. */
export function historyReason(code: Code): string {
  switch (code) {
    case 'UNREADABLE':
    case 'TOO_LARGE':
    case 'TAIL':
      return say('history-reason-unreadable');
    case 'SCHEMA':
      return say('history-reason-schema');
    case 'CHAIN_NET':
      return say('history-reason-network');
    case 'CONTRACT':
      return say('history-reason-asset');
    case 'RECIPIENT':
    case 'TERMINAL':
      return say('history-reason-recipient');
    case 'AMOUNT':
      return say('history-reason-amount');
    default:
      return say('history-reason-rule');
  }
}

/** What the service reports where the asset data gives another amount; null: nothing says otherwise. */
export function otherAmount({ amount }: TransferDetail, { given }: TransferHistory): string | null {
  return given === null || amount === null || BigInt(given) === BigInt(amount) ? null : amount;
}
