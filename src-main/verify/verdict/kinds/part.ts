import type { Facts } from '../../../base/errors.ts';
import type { WholeText } from '../../../../src-preload/contract/claims.ts';
import type { UnprovedCommitment } from '../../rgb/commitment.ts';
import { doubt, finding, inputFinding, outputFinding, type Doubt, type Finding } from '../claims/findings.ts';
import type { RuleInput } from '../claims/transaction.ts';
import type { JudgedInput } from '../claims/inputs.ts';
import { isWitnessProgram } from '../../psbt/transaction.ts';

/**
 * Only our side is certain: what our coins hold and what comes back. The rest is the PSBT's word, and harmless:
 * SIGHASH_DEFAULT commits to the amounts and scripts of all inputs and to every output (BIP341), so a false one makes
 * our signature worthless. No asset moves in such company, and a commitment that can't be recomputed may move some.
 */
export function partRule(
  { inputs, outputs }: RuleInput,
  proof: { readonly ok: true } | UnprovedCommitment,
  hasRgb: boolean,
): { readonly findings: readonly Finding[]; readonly doubts: readonly Doubt[] } {
  const others = inputs.filter(({ foreign }) => foreign !== null);
  const ours = inputs.filter(({ foreign }) => foreign === null);
  const sats = (some: readonly JudgedInput[]): WholeText =>
    `${some.reduce((sum, { amountSats }) => sum + (amountSats ?? 0n), 0n)}`;
  const count = (holds: (one: JudgedInput) => boolean): WholeText => `${others.filter(holds).length}`;
  const back = outputs.reduce((sum, { own, amountSats }) => (own === null ? sum : sum + amountSats), 0n);
  const facts: Facts = {
    ours: `${ours.length}`,
    others: `${others.length}`,
    oursSats: sats(ours),
    othersSats: sats(others),
    backSats: `${back}`,
    signedByOthers: count(({ foreign }) => foreign?.signed === true),
    bound: count(({ foreign }) => foreign?.bound === true),
    // Without a witness program a signature is part of what the id is made of.
    idOpen: count(({ foreign }) => !isWitnessProgram(foreign?.spent?.script ?? new Uint8Array(0))),
  };
  return {
    findings: [
      // If no input is ours, or every input is, there is no part to sign.
      ...(ours.length === 0 ? others.map((_, i) => inputFinding('FOREIGN_INPUT', 'inputsOurs', i)) : []),
      ...(others.length === 0 ? [finding('INTENT_MISMATCH', 'onlyOurPart')] : []),
      ...inputs.flatMap(({ own }, i) =>
        own?.branch === 'colored' ? [inputFinding('PART_ASSETS', 'onlyOurPart', i)] : [],
      ),
      ...(proof.ok ? [] : unreadCommitments(outputs, hasRgb)),
    ],
    doubts: [doubt('onlyOurPart', facts)],
  };
}

function unreadCommitments(outputs: RuleInput['outputs'], hasRgb: boolean): Finding[] {
  const found = outputs.flatMap(({ script }, i) =>
    isCommitment(script) ? [outputFinding('PART_COMMITMENT', 'onlyOurPart', i)] : [],
  );
  return found.length === 0 && hasRgb ? [finding('PART_COMMITMENT', 'onlyOurPart')] : found;
}

/** OP_RETURN and one push of 32 bytes. */
function isCommitment(script: Uint8Array): boolean {
  return script.length === 34 && script[0] === 0x6a && script[1] === 0x20;
}
