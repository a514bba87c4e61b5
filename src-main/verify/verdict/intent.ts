import type { ClaimProblem } from '../../../src-preload/contract/claims.ts';
import type { SIGNING_KINDS } from '../../../src-preload/contract/state-words.ts';
import type { Network } from '../../base/bitcoin.ts';
import { type Canonical, digestOf } from '../../base/json.ts';
import type { AssetShare } from '../../base/groups.ts';
import { bitcoin, type SendBtcIntent } from './kinds/bitcoin.ts';
import { described, type OfflineIntent } from './kinds/described.ts';
import type { Kind } from './kinds/kind.ts';
import { type SendIntent, send } from './kinds/send.ts';
import { replacement, type ReplacementIntent } from './kinds/replacement.ts';
import { slots, type CreateSlotsIntent } from './kinds/slots.ts';

/** Everything a user can have confirmed. A kind added here does not compile until the judge has a rule for it. */
export type Intent = CreateSlotsIntent | SendIntent | SendBtcIntent | ReplacementIntent | OfflineIntent;
export type IntentOf<Name extends Intent['kind']> = Extract<Intent, { readonly kind: Name }>;

export const KINDS: { readonly [Name in (typeof SIGNING_KINDS)[number]]: Kind<IntentOf<Name>> } = {
  createSlots: slots,
  send,
  sendBtc: bitcoin,
  replacement,
  offline: described,
};

export function kindOfIntent(intent: Intent): Kind<Intent> {
  return KINDS[intent.kind] as Kind<Intent>;
}

/** SHA-256 as hex of what was confirmed: the same wish has the same digest, another wish another. */
export function intentDigest(intent: Intent): string {
  return digestOf('ochre/intent/1', members(intent));
}

/** Why nothing can be judged against this intent, or null. The judge then answers INTENT_MISMATCH. */
export function intentProblem(intent: Intent, network: Network): ClaimProblem | null {
  return kindOfIntent(intent).problem(intent, network);
}

/** Whom an intent without a problem pays, each by what it is recognised by. */
export function payeesOfIntent(intent: Intent, network: Network): readonly string[] {
  return kindOfIntent(intent).payees(intent, network);
}

/** What an intent asks to move, and may name an asset more than once. */
export function assetsOfIntent(intent: Intent): readonly AssetShare<bigint>[] {
  return kindOfIntent(intent).assets(intent);
}

function members(intent: Intent): Canonical {
  if (intent.kind === 'send' || intent.kind === 'sendBtc')
    return { ...intent, recipients: intent.recipients.map((recipient) => ({ ...recipient })) };
  return { ...intent };
}
