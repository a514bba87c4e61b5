import { groupBy, known, knownTotal, totalOf } from '../../base/groups.ts';
import { toHex } from '../../base/bytes.ts';
import type { Facts } from '../../base/refused.ts';
import type { Assigned } from './assigned.ts';
import { namedFindings, transitionFindings, type Closing, stateFindings } from './balance.ts';
import type { ProvedContract, ProvedTransition } from './commitment.ts';
import { rgbFinding, type RgbFinding } from './rgb-findings.ts';
import {
  recipientKey,
  type AskedRecipient,
  type OwnAllocation,
  type OwnSide,
  type SendOutput,
} from './send-terms.ts';
import { scriptKey, sealKey } from '../../base/outpoint.ts';

/** One asset in this transaction: how much was there, who is given what, and what comes back. Base units. */
export interface AssetMovement {
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

export interface PaidRecipient {
  readonly recipient: AskedRecipient;
  readonly amount: bigint;
}

/** An allocation that will be ours once this is mined. */
export interface OwnAssignment {
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
export function readMovement(input: AssetInput): {
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
