import { groupBy } from '../../base/groups.ts';
import type { WholeText } from '../../../src-preload/contract/claims.ts';
import { toHex } from '../../base/bytes.ts';
import type { Facts } from '../../base/refused.ts';
import { parseAssetId } from '../../invoices/asset-id.ts';
import type { ProvedCommitment } from './commitment.ts';
import { readMovement, type AssetMovement } from './movement.ts';
import { RGB_CLAIMS, rgbFinding, type RgbClaimName, type RgbFinding } from './rgb-findings.ts';
import {
  recipientKey,
  type AskedAsset,
  type AskedRecipient,
  type OwnSide,
  type SendOutput,
} from './send-terms.ts';
import { countFindings } from './balance.ts';

export interface MeaningInput {
  readonly proof: ProvedCommitment;
  readonly asked: readonly AskedAsset[];
  readonly outputs: readonly SendOutput[];
  readonly own: OwnSide;
}

export interface Meaning {
  /** In the order of rgb-commitment.md 6: the first one's code is the refusal's. Empty where all is as asked. */
  readonly findings: readonly RgbFinding[];
  /** Assets with an unknown amount on the spent outputs: nothing proves that all of it moves on. */
  readonly unknown: readonly string[];
  /** Evidence for each claim that no finding is against. */
  readonly proved: Readonly<Record<RgbClaimName, Facts>>;
  /** Every asset that is moved, and every known one that should have been. */
  readonly assets: readonly AssetMovement[];
}

/**
 * rgb-commitment.md 6, "Then meaning": INTENT_MISMATCH, WRONG_ASSET, EXTRA_ASSET, RGB_BURN, RGB_TRANSITION_TYPE,
 * RGB_STATE; RGB_RECIPIENT, RGB_AMOUNT, OUTPUT_SIZE; RGB_CHANGE; RGB_BALANCE, RGB_INPUTS. What lies on the spent
 * outputs is only as good as its ground. Pure; touches no key.
 */
export function checkMeaning({ proof, asked, outputs, own }: MeaningInput): Meaning {
  const wanted = groupRecipients(asked);
  const moved = new Map(proof.contracts.map((contract) => [contract.assetId, contract]));
  const held = groupBy(own.held, ({ assetId }) => assetId);
  const names = new Set([...wanted.keys(), ...moved.keys(), ...held.keys()]);
  const read = [...names].map((assetId) =>
    readMovement({
      assetId,
      contract: moved.get(assetId) ?? null,
      asked: wanted.get(assetId) ?? null,
      held: held.get(assetId) ?? [],
      outputs,
      own,
    }),
  );
  const found = [
    ...intentFindings(asked),
    ...witnessFindings(asked, outputs),
    ...countFindings(proof),
    ...read.flatMap(({ findings }) => findings),
  ];
  // Claim by claim, so that the code does not depend on the order of the assets.
  const findings = RGB_CLAIMS.flatMap((name) => found.filter(({ claim }) => claim === name));
  const assets = read.map(({ movement }) => movement);
  const unknown = assets.flatMap(({ assetId, inAmount }) => (inAmount === null ? [assetId] : []));
  return { findings, unknown, proved: evidence(assets), assets };
}

function groupRecipients(asked: readonly AskedAsset[]): Map<string, AskedRecipient[]> {
  const wanted = new Map<string, AskedRecipient[]>();
  for (const { assetId, recipients } of asked)
    wanted.set(assetId, [...(wanted.get(assetId) ?? []), ...recipients]);
  return wanted;
}

/** rgb-lib refuses a recipient named twice, and so do we: such a wish cannot be compared with anything. */
function intentFindings(asked: readonly AskedAsset[]): RgbFinding[] {
  const findings: RgbFinding[] = [];
  const seen = new Set<string>();
  for (const { assetId, recipients } of asked) {
    if (parseAssetId(assetId) === null)
      findings.push(rgbFinding('INTENT_MISMATCH', 'assetsAsAsked', { asset: assetId, problem: 'assetId' }));
    for (const key of recipients.map(recipientKey)) {
      if (seen.has(key))
        findings.push(
          rgbFinding('INTENT_MISMATCH', 'assetsAsAsked', { recipient: key, problem: 'duplicate' }),
        );
      seen.add(key);
    }
  }
  return findings;
}

function witnessFindings(asked: readonly AskedAsset[], outputs: readonly SendOutput[]): RgbFinding[] {
  const scripts = outputs.map(({ script }) => toHex(script));
  return asked.flatMap(({ recipients }) =>
    recipients.flatMap((recipient): RgbFinding[] => {
      if (recipient.kind === 'blinded') return [];
      const { script, amountSats } = recipient;
      const vout = scripts.indexOf(script);
      const output = outputs[vout];
      const facts: Facts = { script, agreedSats: `${amountSats}` };
      if (output === undefined || scripts.includes(script, vout + 1))
        return [rgbFinding('RGB_RECIPIENT', 'recipientsAsAsked', { ...facts, problem: 'notOneOutput' })];
      if (output.amountSats === amountSats) return [];
      const sats: Facts = { ...facts, amountSats: `${output.amountSats}` };
      return [rgbFinding('OUTPUT_SIZE', 'recipientsAsAsked', sats, vout)];
    }),
  );
}

function evidence(assets: readonly AssetMovement[]): Meaning['proved'] {
  const count = (of: (asset: AssetMovement) => number): WholeText =>
    `${assets.reduce((sum, asset) => sum + of(asset), 0)}`;
  return {
    assetsAsAsked: {
      askedAssets: assets.flatMap(({ role, assetId }) => (role === 'asked' ? [assetId] : [])).join(' '),
      ridingAssets: assets.flatMap(({ role, assetId }) => (role === 'riding' ? [assetId] : [])).join(' '),
    },
    recipientsAsAsked: { recipients: count(({ paid }) => paid.length) },
    assetChangeOurs: { places: count(({ back }) => back.length) },
    assetsWhole: { allocations: count(({ allocations }) => allocations) },
  };
}
