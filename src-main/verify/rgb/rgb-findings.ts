import type { RefusalCode } from '../../../src-preload/contract/claims.ts';
import type { Facts } from '../../base/errors.ts';

/** In the order in which a review shows them, after the one that the commitment was recomputed. */
export const RGB_CLAIMS = ['assetsAsAsked', 'recipientsAsAsked', 'assetChangeOurs', 'assetsWhole'] as const;
export type RgbClaimName = (typeof RGB_CLAIMS)[number];

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
