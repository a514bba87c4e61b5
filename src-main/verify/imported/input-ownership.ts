import { isOwnInput } from '../verdict/claims/foreign-inputs.ts';
import { spentOf, unnamedKey } from '../verdict/claims/inputs.ts';
import { isTaproot, ownScriptsOf, placeOf } from '../../keys/allowed-paths.ts';
import { readPsbt, type Psbt } from '../psbt/read.ts';
import type { TransactionInput } from '../psbt/transaction.ts';
import type { JudgeAccount } from '../../keys/account.ts';
import { viewInput, type InputView } from '../psbt/views.ts';
import { wholePsbt } from './psbt-bytes.ts';
import { importRefused, type ImportProblem } from '../../base/refused.ts';

type Whose = 'ours' | 'part';

/**
 * Says whose a bare PSBT is before it is judged, so that the wrong file gets a sentence and no list of broken rules.
 * It goes by the PSBT's word and proves nothing; the judge asks again. Throws BROUGHT_REFUSED: `alreadySigned`,
 * `otherNetwork`, `notOurs`, `otherScript`, `scriptPath`, `noKeyPath`, `damaged` if a key is none. Touches no key.
 */
export function inputOwnership(psbt: string, account: JudgeAccount): Whose {
  const { unsigned, inputs } = wholePsbt(psbt);
  const isSigned = inputs.map((fields) => viewInput(fields).signatureFields.length > 0);
  if (inputs.length > 0 && isSigned.every((one) => one)) throw importRefused('alreadySigned');
  // A PSBT without an input of ours, signed or not, is no business of this wallet.
  if (inputs.length > 0 && !anyOfOurs({ unsigned, inputs }, account))
    throw importRefused('notOurs', { fingerprint: account.fingerprint });
  const kinds: InputKind[] = [];
  for (const [i, input] of unsigned.inputs.entries()) {
    kinds.push(kindOfInput(input, viewInput(inputs[i] ?? []), account));
  }
  const some = (kind: InputKind): boolean => kinds.includes(kind);
  for (const kind of WORST_FIRST)
    if (some(kind))
      throw importRefused(kind, kind === 'noKeyPath' ? { fingerprint: account.fingerprint } : {});
  if (some('signed')) throw importRefused('alreadySigned');
  return some('stranger') ? 'part' : 'ours';
}

/** Whether any input of a PSBT pays one of our own scripts, or says that it does. Proves nothing. */
export function spendsOurs(psbt: string, account: JudgeAccount): boolean {
  return anyOfOurs(readPsbt(psbt), account);
}

/** Fingerprints are compared first: to look for a script among all of ours takes a second if none was derived yet. */
function anyOfOurs({ unsigned, inputs }: Pick<Psbt, 'unsigned' | 'inputs'>, account: JudgeAccount): boolean {
  const views = inputs.map(viewInput);
  if (views.some((view) => namesOurs(view, account))) return true;
  for (const [i, view] of views.entries()) {
    const input = unsigned.inputs[i];
    if (input !== undefined && isOwnInput(input, view, account)) return true;
  }
  return false;
}

function namesOurs({ origins, olderFingerprints }: InputView, { fingerprint }: JudgeAccount): boolean {
  return (
    origins.some((origin) => origin.fingerprint === fingerprint) || olderFingerprints.includes(fingerprint)
  );
}

type InputKind = 'ours' | 'stranger' | 'signed' | (typeof WORST_FIRST)[number];

const WORST_FIRST = [
  'otherNetwork',
  'otherScript',
  'scriptPath',
  'noKeyPath',
] as const satisfies readonly ImportProblem[];

function kindOfInput(input: TransactionInput, view: InputView, account: JudgeAccount): InputKind {
  if (!isOwnInput(input, view, account)) return 'stranger';
  if (view.signatureFields.length > 0) return 'signed';
  const spent = spentOf(input, view, 'bare');
  const origin = view.origins.find(({ fingerprint }) => fingerprint === account.fingerprint);
  if (origin === undefined && namesOurs(view, account)) return 'otherScript';
  if (spent !== null && !isTaproot(spent.script)) return 'otherScript';
  if (view.scriptFields.length > 0 || (origin?.leafCount ?? 0) > 0) return 'scriptPath';
  if (origin !== undefined) return placeOf(origin.path, account) === 'NETWORK' ? 'otherNetwork' : 'ours';
  const found = unnamedKey(spent, view, account, ownScriptsOf(account), 'bare');
  return found === null ? 'noKeyPath' : 'ours';
}
