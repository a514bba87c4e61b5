import type { BegunIntent } from '../../../records/signing.ts';
import type { IntentOf } from '../../../verify/index.ts';
import { bitcoin } from './bitcoin.ts';
import type { PaymentKind } from './kind.ts';
import { replacement } from './replacement.ts';
import { send } from './send.ts';
import { slots } from './slots.ts';

const KINDS: { readonly [Name in BegunIntent['kind']]: PaymentKind<IntentOf<Name>> } = {
  createSlots: slots,
  send,
  sendBtc: bitcoin,
  replacement,
};

export function paymentKind({ kind }: BegunIntent): PaymentKind<BegunIntent> {
  return KINDS[kind] as PaymentKind<BegunIntent>;
}
