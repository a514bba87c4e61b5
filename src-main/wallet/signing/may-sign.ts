import { fail } from '../../domain/errors.ts';
import type { Network } from '../../domain/network.ts';
import type { ClaimName, Verdict } from '../../domain/psbt/verdict.ts';
import { RGB_CLAIMS } from '../../domain/rgb/rgb-findings.ts';

/**
 * What was judged is signed only if nothing contradicts, and what is not proved only by a deliberate second step. On
 * mainnet that step does not reach the assets: real ones are not moved on trust unless the settings allow it, whatever
 * was clicked. Throws PSBT_REFUSED.
 */
export function refuseToSign(
  { outcome, code, claims }: Pick<Verdict, 'outcome' | 'code' | 'claims'>,
  network: Network,
  may: { readonly acceptNotProved: boolean; readonly allowUnprovedAssets: boolean },
): void {
  const refuse = (reason: string) => fail('PSBT_REFUSED', { code: reason, sentence: '' });
  if (outcome === 'contradicts') throw refuse(code ?? 'INTENT_MISMATCH');
  if (outcome === 'notProved' && !may.acceptNotProved) throw refuse('NOT_PROVED');
  const onTrust = claims.some((claim) => claim.outcome === 'notProved' && ofAssets.includes(claim.name));
  if (onTrust && network === 'mainnet' && !may.allowUnprovedAssets) throw refuse(code ?? 'RGB_UNREADABLE');
}

const ofAssets: readonly ClaimName[] = [...RGB_CLAIMS, 'commitmentRecomputes'];
