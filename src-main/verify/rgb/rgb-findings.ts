import type { RefusalCode } from '../../../src-preload/contract/claims.ts';
import type { Facts } from '../../base/refused.ts';

/** In the order in which a review shows them, after the one that the commitment was recomputed. */
export const RGB_CLAIMS = ['assetsAsAsked', 'recipientsAsAsked', 'assetChangeOurs', 'assetsWhole'] as const;

export type RgbClaimName =
  /** The assets that were asked for are moved, and no others but those that ride on the spent outputs. */
  | 'assetsAsAsked'
  /** Each recipient is given what was confirmed, once, and nobody else anything. */
  | 'recipientsAsAsked'
  /** All the rest is given to outputs of ours that can hold it. */
  | 'assetChangeOurs'
  /** What goes out is what was known to be there: nothing is burnt, no allocation left open. */
  | 'assetsWhole';

/** Of the shape of a Finding of the judge. */
export interface RgbFinding {
  readonly code: RefusalCode;
  readonly claim: RgbClaimName;
  readonly facts: Facts;
  readonly side: 'output' | null;
  readonly index: number | null;
}

export function rgbFinding(
  code: RefusalCode,
  claim: RgbClaimName,
  facts: Facts,
  output: number | null = null,
): RgbFinding {
  if (output === null) return { code, claim, facts, side: null, index: null };
  return { code, claim, facts: { output: `${output}`, ...facts }, side: 'output', index: output };
}
