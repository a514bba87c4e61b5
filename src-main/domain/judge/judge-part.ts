import type { Facts } from '../psbt/refusal.ts';
import type { WholeText, ClaimName, RefusalCode } from '../../../src-preload/contract/claims.ts';
import type { UnprovedCommitment } from '../rgb/commitment.ts';
import { doubt, finding, inputFinding, outputFinding, type Doubt, type Finding } from './findings.ts';
import type { RuleInput } from './intent-rule.ts';
import type { JudgedInput } from './judge-inputs.ts';
import {
  isWitnessProgram,
  isOutputOf,
  outputOf,
  type TransactionInput,
  type TransactionOutput,
} from '../psbt/transaction.ts';
import { MAX_NUM } from '../intents/intent.ts';
import { ownScriptsOf } from '../keys/own-paths.ts';
import { EVERY_KEYCHAIN } from '../keys/allowed-keychains.ts';
import type { Branch } from '../network.ts';
import { BEYOND_SEARCH, RESTORE_SEARCH } from './judge-limits.ts';
import type { Steps } from '../steps.ts';
import type { JudgeAccount } from '../verdict.ts';
import type { InputView } from '../psbt/views.ts';

/**
 * A transaction that others put inputs into, of which only our own are signed. What is known for certain is our side:
 * what our coins hold and what comes back. The rest is the PSBT's word, and harmless: with SIGHASH_DEFAULT our signature
 * commits to the amounts and scripts of all inputs and to every output (BIP341), so were one of them otherwise it would
 * be worth nothing. An asset is never moved in such company, and a commitment that cannot be recomputed may move some.
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
      // Nothing of ours to sign, or all of it ours: neither is a part.
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

/** Anything that has the form of RGB's commitment, or is said to be one. */
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

/** An input of somebody else, beside ours. */
export interface ForeignInput {
  /** What it spends; null where that is not shown, or shown falsely. */
  readonly spent: TransactionOutput | null;
  /** There is a signature of theirs in it, whatever it is worth. */
  readonly signed: boolean;
  /** The transaction that made it is there and proves the amount; else it is the PSBT's word. */
  readonly bound: boolean;
}

/**
 * Whether an input is ours or says so: by a key origin of either kind, or by a script that any key of ours makes, on
 * every keychain and further out than a restore looks. A coin of ours that is passed off as somebody else's would
 * otherwise be signed away by two PSBTs that each show half of what it costs.
 */
export function* isOursInSteps(
  { outpoint }: TransactionInput,
  view: InputView,
  account: JudgeAccount,
): Steps<boolean> {
  const { fingerprint, highestIndex, gap } = account;
  if (view.origins.some((origin) => origin.fingerprint === fingerprint)) return true;
  if (view.olderFingerprints.includes(fingerprint)) return true;
  const made = view.nonWitnessUtxo === null ? null : outputOf(view.nonWitnessUtxo, outpoint);
  const scripts = [view.witnessUtxo, made].flatMap((output) => output?.script ?? []);
  const far = RESTORE_SEARCH + BEYOND_SEARCH;
  const lastIndex = {
    vanilla: Math.max(far, highestIndex.vanilla + gap),
    // As many as are made at once may lie beyond the gap.
    colored: Math.max(far, highestIndex.colored + gap + MAX_NUM),
  };
  const own = ownScriptsOf({ ...account, keychains: everyKeychain(account) });
  for (const script of scripts) if ((yield* own.findInSteps(script, null, lastIndex)) !== null) return true;
  return false;
}

function everyKeychain({ keychains }: JudgeAccount): JudgeAccount['keychains'] {
  const both = (branch: Branch): number[] => [...new Set([...EVERY_KEYCHAIN[branch], ...keychains[branch]])];
  return { vanilla: both('vanilla'), colored: both('colored') };
}

/**
 * What is demanded of somebody else's input: amount and script, since our signature commits to those of every input
 * (BIP341), and that they fit the transaction that made it, where that is there. How it is signed is their affair.
 */
export function checkForeignInput(
  input: TransactionInput,
  { witnessUtxo, nonWitnessUtxo, signatureFields }: InputView,
  add: (code: RefusalCode, claim: ClaimName, facts?: Facts) => void,
): ForeignInput {
  const fits = nonWitnessUtxo === null || isOutputOf(nonWitnessUtxo, input.outpoint, witnessUtxo);
  if (!fits) add('UTXO_TXID', 'amountsAsListed');
  const made = nonWitnessUtxo === null ? null : outputOf(nonWitnessUtxo, input.outpoint);
  const spent = witnessUtxo ?? made;
  if (spent === null && fits) add('NO_WITNESS_UTXO', 'amountsAsListed');
  return { spent: fits ? spent : null, signed: signatureFields.length > 0, bound: fits && made !== null };
}
