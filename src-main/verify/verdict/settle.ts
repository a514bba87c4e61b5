import type { ClaimName } from '../../../src-preload/contract/claims.ts';
import { outpointName } from '../../base/outpoint.ts';
import type { Facts } from '../../base/refused.ts';
import type { JudgeAccount } from '../../keys/account.ts';
import { RESTORE_SEARCH, searchThatFinds } from '../../keys/allowed-paths.ts';
import { doubt, lineDoubt, type Doubt, type Finding, type ClaimBases } from './claims/findings.ts';
import type { judgeFee } from './claims/fee.ts';
import { isUnknown } from './claims/inputs.ts';
import type { IntentRule, RuleInput } from './claims/intent-rule.ts';
import type { JudgedOutput } from './claims/outputs.ts';
import type { judgeRelay } from './claims/relay.ts';
import { scopeOf } from './claims/scope.ts';
import type { Snapshot } from './claims/snapshot.ts';
import type { LockTime } from './claims/transaction.ts';
import type { Intent } from './intent.ts';

type ProvedFacts = Readonly<Partial<Record<ClaimName, Facts>>>;

interface Found extends Pick<RuleInput, 'inputs' | 'outputs'> {
  readonly input: {
    readonly account: JudgeAccount;
    readonly askedBy?: 'request' | undefined;
    readonly intent: Intent;
    readonly snapshot: Snapshot;
  };
  readonly rule: IntentRule;
  readonly fee: ReturnType<typeof judgeFee> | null;
  readonly lockTime: LockTime;
  readonly relay: ReturnType<typeof judgeRelay> | null;
}

/** Only book and list say what an input holds. Signatures commit to all amounts: a bare PSBT's fee is no doubt. */
export function unlisted(inputs: RuleInput['inputs'], feeFacts: Facts): Doubt[] {
  const missing = inputs.flatMap((input, index) => (isUnknown(input) ? [index] : []));
  if (missing.length === 0) return [];
  return [
    ...missing.map((index) => lineDoubt('input', index, 'amountsAsListed')),
    doubt('inputsUncolored'),
    doubt('inputsAreSlots'),
    doubt('feeAsAsked', feeFacts),
  ];
}

/** A fee above the rate that was asked for adds a claim, beside the claim that the fee is near enough. */
export function claimsOf(
  names: readonly ClaimName[],
  fee: { readonly above: Facts | null; readonly findings: readonly Finding[] } | null,
): readonly ClaimName[] {
  if (fee === null || fee.above === null || fee.findings.length > 0) return names;
  return names.flatMap((name) => (name === 'feeAsAsked' ? [name, 'feeAboveAsked' as const] : [name]));
}

/** What only the request asked for is reported, and so is the amount of a coin that our own book does not hold. */
export function reportedGrounds({ grounds }: IntentRule, inputs: RuleInput['inputs']): ClaimBases {
  const told = inputs.flatMap(({ known, outpoint }) => (known === null ? [outpointName(outpoint)] : []));
  const asked = AS_ASKED.map((name) => [name, { ground: 'told', facts: grounds[name]?.facts ?? {} }]);
  return {
    ...grounds,
    ...(Object.fromEntries(asked) as ClaimBases),
    amountsAsListed:
      told.length === 0 ? { ground: 'book', facts: {} } : { ground: 'told', facts: { told: told.join(' ') } },
  };
}

const AS_ASKED = [
  'slotsAsAsked',
  'paymentAsAsked',
  'recipientsAsAsked',
  'assetsAsAsked',
  'nothingToOthers',
  'feeAsAsked',
  'feeAboveAsked',
  'inputsAreSlots',
] as const satisfies readonly ClaimName[];

export function provedFacts({ input, inputs, outputs, rule, fee, lockTime, relay }: Found): ProvedFacts {
  const { account, askedBy, snapshot } = input;
  const isAsked = scopeOf(input.intent) === 'asked';
  // The amounts then rest on our own record, and on no list that came with the request.
  const isOwn = askedBy === 'request' && inputs.every(({ known }) => known !== null);
  return {
    readable: { inputs: `${inputs.length}`, outputs: `${outputs.length}` },
    inputsOurs: { inputs: `${inputs.filter(({ foreign }) => foreign === null).length}` },
    // Nobody lists the coins of a bare PSBT: its amounts do not age, and the verdict stays the same.
    amountsAsListed: isAsked && !isOwn ? { takenAtMs: `${snapshot.takenAtMs}` } : {},
    lockTime: lockTime.facts,
    relayed: relay?.facts ?? {},
    feeAsAsked: fee?.facts ?? {},
    feeAboveAsked: fee?.above ?? {},
    feeWithinLimits: fee?.facts ?? {},
    changeOurs: {
      ...elsewhere(outputs, account),
      ...longerSearch(outputs),
      ...(isAsked ? {} : farOut(outputs, account)),
    },
    ...rule.proved,
  };
}

/** What comes back on a keychain that the service does not look at is ours, but the service won't list it again. */
function elsewhere(outputs: readonly JudgedOutput[], { keychains }: JudgeAccount): Facts {
  const found = outputs.flatMap(({ own }) =>
    own?.branch === 'vanilla' && !keychains.vanilla.includes(own.keychain) ? [own.keychain] : [],
  );
  const [keychain] = found;
  return keychain === undefined ? {} : { keychain: `${keychain}` };
}

/** How long a search must be to find each own output, if a restore by the phrase alone searches less. */
function longerSearch(outputs: readonly JudgedOutput[]): Facts {
  const furthest = Math.max(...outputs.map(({ own }) => own?.index ?? 0));
  const length = searchThatFinds(furthest, RESTORE_SEARCH);
  return length === RESTORE_SEARCH ? {} : { searchLength: `${length}` };
}

/** How many addresses another wallet must look through to find what comes back, if most wallets look through fewer. */
function farOut(outputs: readonly JudgedOutput[], { highestIndex, gap, searchLength }: JudgeAccount): Facts {
  const beyond = outputs.flatMap(({ own }) => {
    if (own === null) return [];
    const known = highestIndex[own.branch];
    // Nothing is known yet of a restored phrase: all indexes that are searched may be used, or none.
    const used = known + gap === searchLength ? -1 : known;
    return own.index > used + gap ? [own.index] : [];
  });
  return beyond.length === 0 ? {} : { lookThrough: `${Math.max(...beyond) + 1}` };
}
