import { toHex } from '../psbt/bytes.ts';
import { INPUT } from '../psbt/fields.ts';
import { isTaproot, ownScriptsOf, placeOf } from '../psbt/own-scripts.ts';
import { readPsbt } from '../psbt/read.ts';
import type { Field } from '../psbt/read.ts';
import type { JudgeAccount } from '../psbt/verdict.ts';
import { viewInput } from '../psbt/views.ts';
import type { InputView } from '../psbt/views.ts';
import { notThis } from './refused.ts';
import type { BroughtProblem } from './refused.ts';

/**
 * Says whose a bare PSBT is before it is judged, so that the wrong file has a sentence and not a list of broken rules.
 * By what the PSBT says of itself: it proves nothing and lets nothing through, the judge asks all of it again. `psbt` is
 * what readBrought answered. Throws BROUGHT_REFUSED: `alreadySigned`, `otherNetwork`, `notOurs`, `partlyOurs`,
 * `otherScript`, `scriptPath`, `noKeyPath`. Touches no key.
 */
export function refuseOthers(psbt: string, account: JudgeAccount): void {
  const { inputs } = readPsbt(psbt);
  const kinds = inputs.map((fields) => kindOfInput(fields, account));
  const all = (kind: InputKind): boolean => kinds.length > 0 && kinds.every((one) => one === kind);
  const some = (kind: InputKind): boolean => kinds.includes(kind);
  if (all('signed')) throw notThis('alreadySigned');
  // Of others, signed or not: with none of ours among them it is no business of this wallet.
  if (kinds.length > 0 && kinds.every((one) => one === 'stranger' || one === 'signed'))
    throw notThis('notOurs');
  for (const kind of WORST_FIRST) if (some(kind)) throw notThis(kind);
  if (some('stranger')) throw notThis('partlyOurs');
  if (some('signed')) throw notThis('alreadySigned');
}

/** Whether any input of a PSBT pays one of our own scripts, or says that it does. Proves nothing. */
export function spendsOurs(psbt: string, account: JudgeAccount): boolean {
  return readPsbt(psbt).inputs.some((fields) => {
    const view = viewInput(fields);
    return (
      view.origins.some(({ fingerprint }) => fingerprint === account.fingerprint) || paysOurKey(view, account)
    );
  });
}

type InputKind = 'ours' | 'stranger' | 'signed' | (typeof WORST_FIRST)[number];

const WORST_FIRST = [
  'otherNetwork',
  'otherScript',
  'scriptPath',
  'noKeyPath',
] as const satisfies readonly BroughtProblem[];

function kindOfInput(fields: readonly Field[], account: JudgeAccount): InputKind {
  const view = viewInput(fields);
  const origin = view.origins.find(({ fingerprint }) => fingerprint === account.fingerprint);
  if (view.signatureFields.length > 0) return 'signed';
  if (origin === undefined) {
    if (namesOlderKey(fields, account)) return 'otherScript';
    return paysOurKey(view, account) ? 'noKeyPath' : 'stranger';
  }
  if (view.witnessUtxo !== null && !isTaproot(view.witnessUtxo.script)) return 'otherScript';
  if (view.scriptFields.length > 0 || origin.leafCount > 0) return 'scriptPath';
  return placeOf(origin.path, account) === 'NETWORK' ? 'otherNetwork' : 'ours';
}

/** BIP174's own key origin, which no taproot output has: the fingerprint, then the path. */
function namesOlderKey(fields: readonly Field[], { fingerprint }: JudgeAccount): boolean {
  return fields.some(
    ({ type, value }) => type === INPUT.bip32Derivation && toHex(value.subarray(0, 4)) === fingerprint,
  );
}

/** One of the scripts that this wallet has shown or may have. */
function paysOurKey({ witnessUtxo }: InputView, account: JudgeAccount): boolean {
  if (witnessUtxo === null) return false;
  const { highestIndex, gap } = account;
  const lastIndex = { vanilla: highestIndex.vanilla + gap, colored: highestIndex.colored + gap };
  return ownScriptsOf(account).find(witnessUtxo.script, null, lastIndex) !== null;
}
