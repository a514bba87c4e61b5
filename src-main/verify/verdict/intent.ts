import type { ClaimProblem } from '../../../src-preload/contract/claims.ts';
import { assertNever } from '../../base/errors.ts';
import type { Network } from '../../base/network.ts';
import { type Canonical, digestOf } from '../../base/canonical.ts';
import { sendProblem, type SendIntent } from './send.ts';
import { readPayableAddress } from '../../keys/payable-address.ts';

/** Everything a user can have confirmed. A kind added here does not compile until the judge has a rule for it. */
export type Intent = CreateSlotsIntent | SendIntent | SendBtcIntent | OfflineIntent;
export type IntentOf<Kind extends Intent['kind']> = Extract<Intent, { readonly kind: Kind }>;

/** SHA-256 as hex of what was confirmed: the same wish has the same digest, another wish another. */
export function intentDigest(intent: Intent): string {
  return digestOf('ochre/intent/1', members(intent));
}

/** Why nothing can be judged against this intent, or null. The judge answers INTENT_MISMATCH where there is a reason. */
export function intentProblem(intent: Intent, network: Network): ClaimProblem | null {
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

/**
 * Nothing was asked for: a bare PSBT, brought here to be signed. The judge says what it does instead of whether it is
 * what was asked; whoever signs it confirms each line that pays somebody else.
 */
export interface OfflineIntent {
  readonly kind: 'offline';
  /** Others put inputs into it too: our own are signed and no others, and it is not finalised. */
  readonly onlyOurPart?: true;
}

/** Whether inputs that are not ours may stand in a transaction of this intent. */
export function isOnlyOurPart(intent: { readonly kind: string; readonly onlyOurPart?: true }): boolean {
  return intent.kind === 'offline' && intent.onlyOurPart === true;
}

/**
 * How strictly the form of a PSBT is held. `asked`: a service built it for a wish, and its one form is known. `bare`:
 * some other program made it, so that every form is taken in which nobody else could change what is signed. `part`: as
 * that, and others put inputs into it.
 */
export type Scope = 'asked' | 'bare' | 'part';

export function scopeOf(intent: { readonly kind: string; readonly onlyOurPart?: true }): Scope {
  if (intent.kind !== 'offline') return 'asked';
  return isOnlyOurPart(intent) ? 'part' : 'bare';
}

/** What the user confirmed when sending plain bitcoin to one address. */
export interface SendBtcIntent {
  readonly kind: 'sendBtc';
  /** In its one spelling. */
  readonly address: string;
  /** What arrives there. The fee comes on top. */
  readonly amountSats: bigint;
  readonly rateSatsPerVb: number;
}

/** Every satoshi there can be: 21 million bitcoin. */
const MAX_SATS = 2_100_000_000_000_000n;

/** The first reason why no transaction can be what this intent says, or null. */
function sendBtcProblem(intent: SendBtcIntent, network: Network): ClaimProblem | null {
  const read = readPayableAddress(intent.address, network);
  if (!read.ok) return 'address';
  if (intent.amountSats < read.address.dustSats || intent.amountSats > MAX_SATS) return 'amountSats';
  if (!Number.isSafeInteger(intent.rateSatsPerVb) || intent.rateSatsPerVb < 1) return 'rateSatsPerVb';
  return null;
}

/** What the user confirmed when asking for new asset slots (interface.md 4, createutxosbegin). */
export interface CreateSlotsIntent {
  readonly kind: 'createSlots';
  /** How many the PSBT must create, 1 to 255: with `upTo`, already less the free slots of the snapshot. */
  readonly num: number;
  /** How many the user asked for. */
  readonly askedNum: number;
  /** Sats in each slot. */
  readonly sizeSats: bigint;
  readonly rateSatsPerVb: number;
  readonly upTo: boolean;
}

/** `num` of createutxos is a byte in the real servers (rgb-lib: u8). */
export const MAX_NUM = 255;
/** rgb-lib: u32. */
const MAX_SIZE_SATS = 0xffff_ffffn;
/** Below it no node relays a taproot output (Bitcoin Core's default dust rate). */
const MIN_SIZE_SATS = 330n;

/** The first reason why no transaction can be what this intent says, or null. */
function createSlotsProblem(intent: CreateSlotsIntent): ClaimProblem | null {
  if (!isCount(intent.num) || !isCount(intent.askedNum)) return 'num';
  if (intent.num > intent.askedNum || (!intent.upTo && intent.num !== intent.askedNum)) return 'askedNum';
  if (intent.sizeSats < MIN_SIZE_SATS || intent.sizeSats > MAX_SIZE_SATS) return 'sizeSats';
  // A fraction of a sat per vbyte is not on offer: createutxosbegin takes an integer.
  if (!Number.isSafeInteger(intent.rateSatsPerVb) || intent.rateSatsPerVb < 1) return 'rateSatsPerVb';
  return null;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1 && value <= MAX_NUM;
}
