import { digestOf } from './canonical.ts';
import { createSlotsProblem } from './create-slots.ts';
import type { CreateSlotsIntent } from './create-slots.ts';

/** Everything a user can have confirmed. A kind added here does not compile until the judge has a rule for it. */
export type Intent = CreateSlotsIntent;

/** SHA-256 as hex of what was confirmed: the same wish has the same digest, another wish another. */
export function intentDigest(intent: Intent): string {
  return digestOf('ochre/intent/1', { ...intent });
}

/** Why nothing can be judged against this intent, or null. The judge answers INTENT_MISMATCH where there is a reason. */
export function intentProblem(intent: Intent): string | null {
  return createSlotsProblem(intent);
}
