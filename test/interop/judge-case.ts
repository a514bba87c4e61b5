import { readRaw } from '../support/psbt/raw-psbt.ts';
import type { CaseResult } from './run-case.ts';

/**
 * Why a case differs from its manifest; null: it doesn't. `against`: a node's objection (null: none); undefined
 * without a node: then the manifest's word counts.
 */
export function problemOf(
  { of, signed, refused }: CaseResult,
  against?: string | null,
  combinedByNode?: string,
): string | null {
  if (signed === null) return of.expect === 'refuses' ? null : `refused: ${refused ?? ''}`;
  if (of.expect === 'refuses') return 'signed, and should be refused';
  if (!signed.holds) return 'signed, and a second library says that the signature does not hold';
  if (combinedByNode !== undefined && signed.combined !== null)
    if (pairsOf(combinedByNode) !== pairsOf(signed.combined.psbt)) return 'a node combines it otherwise';
  if (of.expect === 'doubt' && !signed.doubted) return 'signed without a doubt';
  if (of.node === 'incomplete') return signed.hex === null ? null : 'whole, and others have to sign, too';
  const refuses = against === undefined ? of.node === 'refuses' : against !== null;
  if (refuses && of.node === 'accepts') return `a node says ${against ?? 'no'}`;
  return null;
}

/** Every key with its value, in a fixed order. */
function pairsOf(psbt: string): string {
  const { tx, global, inputs, outputs } = readRaw(psbt);
  const maps = [global, ...inputs, ...outputs].map((pairs) => pairs.map((pair) => pair.join(':')).sort());
  return JSON.stringify([maps, tx.inputs, tx.outputs.map(({ script, amount }) => `${script}:${amount}`)]);
}
