import { groupBy } from '../groups.ts';
import type { Facts } from '../psbt/refusal.ts';
import type { AskedAsset, AskedRecipient } from '../rgb/send-terms.ts';
import { toHex } from '../psbt/bytes.ts';
import { finding, outputFinding, type Finding } from './findings.ts';
import { strangerFinding, type JudgedOutput } from './judge-outputs.ts';
import { outputKind } from './lines.ts';
import type { LineKind } from '../verdict.ts';

/** The outputs of a send, the commitment apart. */
export interface SentOutputs {
  readonly findings: readonly Finding[];
  readonly kinds: readonly LineKind[];
  /** Witness recipients that have their output, and what these hold. */
  readonly recipients: number;
  readonly recipientSats: bigint;
  /** Something came back. */
  readonly ownChange: boolean;
}

/**
 * Step 6 for a send, its outputs: exactly the scripts and sats of the witness recipients, at most one of ours, which
 * can hold assets, and no other to anyone. The commitment's own form is findHostOutput's.
 */
export function judgeSendOutputs(
  asked: readonly AskedAsset[],
  outputs: readonly JudgedOutput[],
): SentOutputs {
  const { places, findings: unmet } = matchWitnesses(asked, outputs);
  const kinds = outputs.map((output, i): LineKind => {
    if (places.has(i)) return 'recipient';
    return output.own === null ? outputKind(output) : 'change';
  });
  const strangers = outputs.flatMap((output, i) =>
    kinds[i] === 'stranger' ? [strangerFinding('FOREIGN_OUTPUT', i, output)] : [],
  );
  const change = outputs.flatMap(({ own }, i) => (kinds[i] === 'change' ? [{ own, i }] : []));
  const plain = change.filter(({ own }) => own?.branch === 'vanilla');
  const slots = change.length - plain.length;
  return {
    findings: [
      ...strangers,
      ...unmet,
      ...(slots > 1 ? [finding('OUTPUT_COUNT', 'changeOurs', { slots: `${slots}` })] : []),
      ...plain.map(({ i }) => outputFinding('BRANCH', 'changeOurs', i)),
    ],
    kinds,
    recipients: places.size,
    recipientSats: outputs.reduce((sum, { amountSats }, i) => (places.has(i) ? sum + amountSats : sum), 0n),
    ownChange: change.length > 0,
  };
}

/** One output for each witness recipient; a second one with the same script stays unmatched. */
function matchWitnesses(
  asked: readonly AskedAsset[],
  outputs: readonly JudgedOutput[],
): { readonly places: ReadonlySet<number>; readonly findings: readonly Finding[] } {
  const byScript = groupBy(outputs.entries(), ([, { script }]) => toHex(script));
  const places = new Set<number>();
  const findings: Finding[] = [];
  for (const { script, amountSats } of asked.flatMap(({ recipients }) => recipients.filter(isWitness))) {
    const candidates = byScript.get(script) ?? [];
    const match = candidates.find(([, one]) => one.amountSats === amountSats) ?? candidates[0];
    const facts: Facts = { script, agreedSats: `${amountSats}` };
    if (match === undefined) {
      findings.push(finding('OUTPUT_COUNT', 'recipientsAsAsked', facts));
      continue;
    }
    const [vout, output] = match;
    places.add(vout);
    const sats: Facts = { ...facts, amountSats: `${output.amountSats}` };
    if (output.amountSats !== amountSats)
      findings.push(outputFinding('OUTPUT_SIZE', 'recipientsAsAsked', vout, sats));
  }
  return { places, findings };
}

function isWitness(recipient: AskedRecipient): recipient is Extract<AskedRecipient, { kind: 'witness' }> {
  return recipient.kind === 'witness';
}
