import type { ClaimName, RefusalCode } from '../../../../src-preload/contract/claims.ts';
import { MAX_NEW_SLOTS } from './limits.ts';
import { EVERY_KEYCHAIN } from '../../../keys/allowed-keychains.ts';
import type { Branch } from '../../../base/network.ts';
import { BEYOND_SEARCH } from '../../../keys/search-length.ts';
import { ownScriptsOf, type LastIndex } from '../../../keys/own-paths.ts';
import {
  isOutputOf,
  outputOf,
  type TransactionInput,
  type TransactionOutput,
} from '../../psbt/transaction.ts';
import type { Facts } from '../../../base/refused.ts';
import type { JudgeAccount } from '../../../keys/account.ts';
import type { InputView } from '../../psbt/views.ts';

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

/**
 * Up to where a coin that says nothing of whose it is is known to be ours. In company with others one that says so lies no
 * further: of two PSBTs that each name another coin out there, both would pass the other's off as a stranger's.
 */
export function lastOwn({ highestIndex, gap, searchLength }: JudgeAccount): LastIndex {
  const far = searchLength + BEYOND_SEARCH;
  return {
    vanilla: Math.max(far, highestIndex.vanilla + gap),
    // As many as are made at once may lie beyond the gap.
    colored: Math.max(far, highestIndex.colored + gap + MAX_NEW_SLOTS),
  };
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
