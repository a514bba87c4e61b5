import type { CallOutput } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';

type NotPayable = Extract<CallOutput<'signing.readPayment'>, { payable: false }>['reason'];

/** What has one remedy is said in one sentence. */
const SAID = {
  form: 'send-not-payable-form',
  network: 'send-not-payable-network',
  ours: 'send-not-payable-ours',
  link: 'send-not-payable-link',
  asset: 'send-not-payable-asset',
  needs: 'send-not-payable-needs',
  amountForm: 'send-not-payable-amount',
  amountTooLarge: 'send-not-payable-amount',
  amountTwice: 'send-not-payable-amount',
  means: 'send-not-payable-otherWay',
  silentPayment: 'send-not-payable-otherWay',
  paymentName: 'send-not-payable-otherWay',
  lightning: 'send-not-payable-otherWay',
} as const satisfies Readonly<Record<NotPayable, string>>;

/** Why an address or a link is not paid. */
export const notPayable = (reason: NotPayable): string => say(SAID[reason]);
