import { assertNever } from '../errors.ts';
import type { Network } from '../network.ts';
import type { Canonical } from './canonical.ts';
import { digestOf } from './canonical.ts';
import { createSlotsProblem } from './create-slots.ts';
import type { CreateSlotsIntent } from './create-slots.ts';
import type { OfflineIntent } from './offline.ts';
import { sendBtcProblem } from './send-btc.ts';
import type { SendBtcIntent } from './send-btc.ts';
import { sendProblem } from './send.ts';
import type { SendIntent } from './send.ts';

/** Everything a user can have confirmed. A kind added here does not compile until the judge has a rule for it. */
export type Intent = CreateSlotsIntent | SendIntent | SendBtcIntent | OfflineIntent;

/** SHA-256 as hex of what was confirmed: the same wish has the same digest, another wish another. */
export function intentDigest(intent: Intent): string {
  return digestOf('ochre/intent/1', members(intent));
}

/** Why nothing can be judged against this intent, or null. The judge answers INTENT_MISMATCH where there is a reason. */
export function intentProblem(intent: Intent, network: Network): string | null {
  switch (intent.kind) {
    case 'createSlots':
      return createSlotsProblem(intent);
    case 'send':
      return sendProblem(intent, network);
    case 'sendBtc':
      return sendBtcProblem(intent, network);
    case 'offline':
      return null;
    default:
      return assertNever(intent);
  }
}

function members(intent: Intent): Canonical {
  if (intent.kind !== 'send') return { ...intent };
  return { ...intent, recipients: intent.recipients.map((recipient) => ({ ...recipient })) };
}
