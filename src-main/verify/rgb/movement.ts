import { RGB_CLAIMS, rgbFinding, type RgbClaimName, type RgbFinding } from './rgb-findings.ts';
import type { WholeText } from '../../../src-preload/contract/claims.ts';
import { toHex } from '../../base/bytes.ts';
import { groupBy, known, knownTotal, totalOf } from '../../base/groups.ts';
import { scriptKey, sealKey } from '../../base/bitcoin.ts';
import type { Facts } from '../../base/errors.ts';
import { parseAssetId } from '../../invoices/asset-id.ts';
import {
  recipientKey,
  type AskedAsset,
  type AskedRecipient,
  type OwnSide,
  type SendOutput,
  countFindings,
  namedFindings,
  transitionFindings,
  type Closing,
  stateFindings,
  type OwnAllocation,
  type ProvedCommitment,
  type ProvedContract,
  type ProvedTransition,
} from './commitment.ts';
import type { Assigned } from './transition.ts';

interface MeaningInput {
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

/** One asset in this transaction: how much was there, who is given what, and what comes back. Base units. */
interface AssetMovement {
  readonly assetId: string;
  /** `riding`: it only lies on an output spent for another asset. `stranger`: nobody asked, and none was known. */
  readonly role: 'asked' | 'riding' | 'stranger';
  /** What is known on the spent outputs, in how many allocations. Null: the amount of one of them is not known. */
  readonly inAmount: bigint | null;
  readonly allocations: number;
  readonly closed: number;
  readonly paid: readonly PaidRecipient[];
  readonly backAmount: bigint;
  readonly back: readonly OwnAssignment[];
  /** True for a unique asset, whose amounts are fractions of its tokens. */
  readonly isUnique: boolean;
}

interface PaidRecipient {
  readonly recipient: AskedRecipient;
  readonly amount: bigint;
}

/** An allocation that will be ours once this is mined. */
interface OwnAssignment {
  /** `opid/4000/no`: what a later transfer closes. */
  readonly opout: string;
  readonly amount: bigint;
  readonly place: { readonly vout: number } | { readonly txid: string; readonly vout: number };
}

interface AssetInput {
  readonly assetId: string;
  readonly contract: ProvedContract | null;
  /** Null if the asset was not asked for. */
  readonly asked: readonly AskedRecipient[] | null;
  readonly held: readonly OwnAllocation[];
  readonly outputs: readonly SendOutput[];
  readonly own: OwnSide;
}

/** rgb-commitment.md 6, points 1 to 5, for one asset. */
function readMovement(input: AssetInput): {
  readonly movement: AssetMovement;
  readonly findings: readonly RgbFinding[];
} {
  const { assetId, contract, asked, held, own } = input;
  const transitions = contract?.transitions ?? [];
  const recipients = new Map((asked ?? []).map((recipient) => [recipientKey(recipient), recipient]));
  const given = transitions.flatMap((transition) =>
    transition.assigned.map((assigned) => ({ assigned, to: whose(assigned, transition, input, recipients) })),
  );
  const paid = given.flatMap(({ assigned, to }): PaidRecipient[] =>
    to.kind === 'recipient' ? [{ recipient: to.recipient, amount: assigned.amount }] : [],
  );
  const back = given.flatMap(({ to }) => (to.kind === 'back' ? [to.own] : []));
  const closed = transitions.reduce((sum, { transition }) => sum + transition.inputs.length, 0);
  const movement: AssetMovement = {
    assetId,
    role: asked !== null ? 'asked' : held.length > 0 ? 'riding' : 'stranger',
    inAmount: knownTotal(held),
    allocations: held.length,
    closed,
    paid,
    backAmount: totalOf(back),
    back,
    isUnique: given.some(({ assigned }) => assigned.tokenIndex !== null),
  };
  const outAmount = totalOf(given.map(({ assigned }) => assigned));
  const findings =
    contract === null
      ? missing(movement)
      : [
          ...(movement.role === 'stranger'
            ? [rgbFinding('EXTRA_ASSET', 'assetsAsAsked', { asset: assetId })]
            : []),
          ...mixed(assetId, given),
          ...stateFindings(assetId, transitions, own.schemaOf(assetId)),
          ...unasked(given),
          ...recipientFindings(assetId, asked ?? [], paid),
          ...balance(movement, totalOf(known(held)), outAmount),
          ...closings(movement, outAmount, {
            assetId,
            transitions,
            held,
            elsewhere: own.elsewhere,
            mayBeMore: false,
          }),
        ];
  return { movement, findings };
}

type Whose =
  | { readonly kind: 'recipient'; readonly recipient: AskedRecipient }
  | { readonly kind: 'back'; readonly own: OwnAssignment }
  | { readonly kind: 'nobody'; readonly finding: RgbFinding };

interface Given {
  readonly assigned: Assigned;
  readonly to: Whose;
}

/** Decides by what we know ourselves: the recipients that were asked, our outputs, our own book. */
function whose(
  assigned: Assigned,
  { opid }: ProvedTransition,
  { assetId, outputs, own }: AssetInput,
  asked: ReadonlyMap<string, AskedRecipient>,
): Whose {
  const { seal, amount, no } = assigned;
  const opout = `${opid}/4000/${no}`;
  const facts: Facts = { asset: assetId, amount: `${amount}`, opout };
  const change = (why: Facts, vout: number | null = null): Whose => ({
    kind: 'nobody',
    finding: rgbFinding('RGB_CHANGE', 'assetChangeOurs', { ...facts, ...why }, vout),
  });

  if (seal.kind === 'secret') {
    const recipient = asked.get(sealKey(seal.secretSeal));
    if (recipient !== undefined) return { kind: 'recipient', recipient };
    const who: Facts = { ...facts, secretSeal: seal.secretSeal };
    return { kind: 'nobody', finding: rgbFinding('RGB_RECIPIENT', 'recipientsAsAsked', who) };
  }
  if (seal.kind === 'output') {
    const output = outputs[seal.vout];
    if (output === undefined) return change({ problem: 'noSuchOutput' });
    const recipient = asked.get(scriptKey(toHex(output.script)));
    if (recipient !== undefined) return { kind: 'recipient', recipient };
    if (output.own?.branch !== 'colored')
      return change({ problem: output.own === null ? 'notOurs' : 'holdsNoAssets' }, seal.vout);
    return { kind: 'back', own: { opout, amount, place: { vout: seal.vout } } };
  }
  const { txid, vout } = seal;
  const problem = own.sealProblem(`${txid}:${vout}`);
  if (problem !== null) return change(problem);
  return { kind: 'back', own: { opout, amount, place: { txid, vout } } };
}

/** Point 1, for an asset that nothing moves: asked for and forgotten, or left behind on a spent output. */
function missing({ assetId, role, inAmount, allocations }: AssetMovement): RgbFinding[] {
  const findings: RgbFinding[] = [];
  if (role === 'asked') findings.push(rgbFinding('WRONG_ASSET', 'assetsAsAsked', { asset: assetId }));
  if (allocations > 0)
    findings.push(rgbFinding('RGB_BURN', 'assetsAsAsked', { asset: assetId, ...amountFact(inAmount) }));
  return findings;
}

/** Empty if it is not known, or if what is there is no amount but a right. */
export function amountFact(amount: bigint | null): Facts {
  return amount === null || amount === 0n ? {} : { amount: `${amount}` };
}

/** An asset is counted or unique, never both: such a transfer would not hold, and what it moves would be lost. */
function mixed(asset: string, given: readonly Given[]): RgbFinding[] {
  const unique = given.filter(({ assigned }) => assigned.tokenIndex !== null).length;
  if (unique === 0 || unique === given.length) return [];
  return [rgbFinding('RGB_TRANSITION_TYPE', 'assetsAsAsked', { asset, problem: 'twoKindsOfState' })];
}

function unasked(given: readonly Given[]): RgbFinding[] {
  return given.flatMap(({ to }) => (to.kind === 'nobody' ? [to.finding] : []));
}

/** Point 3: each asked recipient exactly once, with the amount that was confirmed. */
function recipientFindings(
  asset: string,
  asked: readonly AskedRecipient[],
  paid: readonly PaidRecipient[],
): RgbFinding[] {
  const byRecipient = groupBy(paid, ({ recipient }) => recipientKey(recipient));
  return asked.flatMap((recipient): RgbFinding[] => {
    const key = recipientKey(recipient);
    const gifts = byRecipient.get(key) ?? [];
    const facts: Facts = {
      asset,
      recipient: key,
      asked: `${recipient.amount}`,
      given: `${totalOf(gifts)}`,
    };
    if (gifts.length !== 1)
      return [rgbFinding('RGB_RECIPIENT', 'recipientsAsAsked', { ...facts, times: `${gifts.length}` })];
    return totalOf(gifts) === recipient.amount ? [] : [rgbFinding('RGB_AMOUNT', 'recipientsAsAsked', facts)];
  });
}

/** Point 5: nothing vanishes, and every allocation that sits on a spent output is closed, by us and once. */
function balance(
  { assetId, inAmount, allocations, closed }: AssetMovement,
  knownAmount: bigint,
  outAmount: bigint,
): RgbFinding[] {
  const facts: Facts = { asset: assetId, in: `${knownAmount}`, out: `${outAmount}` };
  const findings: RgbFinding[] = [];
  const isOff = inAmount === null ? outAmount < knownAmount : outAmount !== inAmount;
  if (isOff) findings.push(rgbFinding('RGB_BALANCE', 'assetsWhole', facts));
  if (allocations !== closed)
    findings.push(
      rgbFinding('RGB_INPUTS', 'assetsWhole', {
        ...facts,
        allocations: `${allocations}`,
        closed: `${closed}`,
      }),
    );
  return findings;
}

/** Each transition must also be even by itself; asked only if all of them together are. */
function closings(
  { inAmount, allocations, closed }: AssetMovement,
  outAmount: bigint,
  closing: Closing,
): RgbFinding[] {
  const named = namedFindings(closing);
  const isOff = inAmount !== null && inAmount !== outAmount;
  if (named.length > 0 || isOff || allocations !== closed) return named;
  return transitionFindings(closing);
}
