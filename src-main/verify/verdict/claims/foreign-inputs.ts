import type { ClaimName, RefusalCode } from '../../../../src-preload/contract/claims.ts';
import { MAX_NEW_SLOTS } from './limits.ts';
import { EVERY_KEYCHAIN, BEYOND_SEARCH, ownScriptsOf, type LastIndex } from '../../../keys/allowed-paths.ts';
import type { Branch } from '../../../base/network.ts';
import {
  isOutputOf,
  outputOf,
  type TransactionInput,
  type TransactionOutput,
} from '../../psbt/transaction.ts';
import type { Facts } from '../../../base/refused.ts';
import type { JudgeAccount } from '../../../keys/account.ts';
import type { InputView } from '../../psbt/views.ts';

export interface ForeignInput {
  /** Null if the PSBT does not show it, or shows it falsely. */
  readonly spent: TransactionOutput | null;
  /** There is a signature of theirs in it, whatever it is worth. */
  readonly signed: boolean;
  /** The transaction that made it is there and proves the amount; else it is the PSBT's word. */
  readonly bound: boolean;
}

/**
 * An input is ours if it says so by a key origin of either kind, or a key of ours makes its script, on any keychain
 * and beyond a restore's search. Else two PSBTs, each showing half the cost, could sign our coin away as a
 * stranger's.
 */
export function isOwnInput({ outpoint }: TransactionInput, view: InputView, account: JudgeAccount): boolean {
  const { fingerprint } = account;
  if (view.origins.some((origin) => origin.fingerprint === fingerprint)) return true;
  if (view.olderFingerprints.includes(fingerprint)) return true;
  const made = view.nonWitnessUtxo === null ? null : outputOf(view.nonWitnessUtxo, outpoint);
  const scripts = [view.witnessUtxo, made].flatMap((output) => output?.script ?? []);
  const lastIndex = lastOwn(account);
  const own = ownScriptsOf({ ...account, keychains: everyKeychain(account) });
  for (const script of scripts) if (own.find(script, null, lastIndex, true) !== null) return true;
  return false;
}

/** A coin of ours is recognised up to here, and beside others' signed no further: two PSBTs could hide each other's. */
export function lastOwn({ highestIndex, gap, searchLength }: JudgeAccount): LastIndex {
  const far = searchLength + BEYOND_SEARCH;
  return {
    vanilla: Math.max(far, highestIndex.vanilla + gap),
    // As many slots as are made at once may lie beyond the gap.
    colored: Math.max(far, highestIndex.colored + gap + MAX_NEW_SLOTS),
  };
}

function everyKeychain({ keychains }: JudgeAccount): JudgeAccount['keychains'] {
  const both = (branch: Branch): number[] => [...new Set([...EVERY_KEYCHAIN[branch], ...keychains[branch]])];
  return { vanilla: both('vanilla'), colored: both('colored') };
}

/** Our signature commits to every input's amount and script (BIP341), so both are needed. How they sign is their affair. */
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
