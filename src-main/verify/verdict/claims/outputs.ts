import { address as encoding } from 'bitcoinjs-lib';
import type { RefusalCode, Outcome } from '../../../../src-preload/contract/claims.ts';
import { outcomeOn } from '../../../../src-preload/contract/state-words.ts';
import { sameBytes, toHex } from '../../../base/bytes.ts';
import { sumOfSats, groupBy, onePerAsset } from '../../../base/groups.ts';
import { type Network, MAX_MONEY_SATS } from '../../../base/bitcoin.ts';
import { SCRIPT_FORMS, SCRIPT_TYPES } from '../../../invoices/recipient.ts';
import { type JudgeAccount, BEYOND_SEARCH, RESTORE_SEARCH } from '../../../keys/account.ts';
import {
  placeOf,
  type KeyPlace,
  type LastIndex,
  type OwnScript,
  type OwnScripts,
} from '../../../keys/allowed-paths.ts';
import { networkForms } from '../../../keys/derive.ts';
import type { Basis } from '../../book/book.ts';
import type { TapOrigin } from '../../psbt/fields.ts';
import { type Psbt, viewOutput, type OutputView } from '../../psbt/read.ts';
import type { TransactionOutput } from '../../psbt/transaction.ts';
import type { Sums, Verdict, Line, LineKind, MovedAsset } from '../../types.ts';
import { finding, inputFinding, outputFinding, type Finding, lineOutcomes, type Doubt } from './findings.ts';
import type { JudgedInput } from './inputs.ts';
import { DUST_SATS, type Scope } from './snapshot.ts';

export interface JudgedOutput {
  readonly kind: 'own' | 'opReturn' | 'foreign';
  readonly own: OwnScript | null;
  readonly amountSats: bigint;
  readonly script: Uint8Array;
}

/** Step 5, the amounts: there are 21 million bitcoin, so neither one amount nor a sum can be more. */
export function judgeAmounts(psbt: Psbt, inputs: readonly JudgedInput[]): Finding[] {
  const findings: Finding[] = [];
  psbt.unsigned.outputs.forEach(({ amountSats }, i) => {
    if (amountSats > MAX_MONEY_SATS)
      findings.push(outputFinding('AMOUNT_RANGE', 'amountsAsListed', i, { amountSats: `${amountSats}` }));
  });
  inputs.forEach(({ amountSats }, i) => {
    if (amountSats !== null && amountSats > MAX_MONEY_SATS)
      findings.push(inputFinding('AMOUNT_RANGE', 'amountsAsListed', i, { amountSats: `${amountSats}` }));
  });
  const inSats = sumOfSats(inputs);
  const outSats = sumOfSats(psbt.unsigned.outputs);
  if (inSats > MAX_MONEY_SATS || outSats > MAX_MONEY_SATS)
    findings.push(finding('AMOUNT_RANGE', 'amountsAsListed', { inSats: `${inSats}`, outSats: `${outSats}` }));
  return findings;
}

/** Step 5. Whose an output is follows from our derivation; its label is only where the derivation looks first. */
export function judgeOutputs(
  psbt: Psbt,
  account: JudgeAccount,
  own: OwnScripts,
  lastIndex: LastIndex,
  scope: Scope = 'asked',
): { readonly findings: readonly Finding[]; readonly outputs: readonly JudgedOutput[] } {
  const findings: Finding[] = [];
  const outputs: JudgedOutput[] = [];
  const seen = new Set<string>();
  for (const [i, written] of psbt.unsigned.outputs.entries()) {
    const view = viewOutput(psbt.outputs[i] ?? []);
    const find = (hint: KeyPlace | null, last: LastIndex): OwnScript | null =>
      own.find(written.script, hint, last, scope !== 'asked');
    const output = classify(written, view, account, lastIndex, find);
    outputs.push(output);
    if (!labelFits(output, view, account, scope))
      findings.push(outputFinding('OUTPUT_SPOOF', 'nothingToOthers', i));
    if (output.own === null) continue;
    const { branch, index, path } = output.own;
    if (index > lastIndex[branch])
      findings.push(outputFinding('CHANGE_INDEX', 'changeOurs', i, { path, last: `${lastIndex[branch]}` }));
    // Two outputs to one address of ours cost only privacy, but nobody asked a service for that.
    if (seen.has(path) && scope === 'asked')
      findings.push(outputFinding('ADDRESS_REUSE', 'changeOurs', i, { path }));
    seen.add(path);
  }
  return { findings, outputs };
}

/** The end of step 5 comes after the intent and RGB, so that the graver reason names the refusal. */
export function judgeDust(outputs: readonly JudgedOutput[]): Finding[] {
  return outputs.flatMap(({ own, amountSats }, i) =>
    own !== null && amountSats < DUST_SATS
      ? [outputFinding('DUST', 'changeOurs', i, { amountSats: `${amountSats}` })]
      : [],
  );
}

export function strangerFinding(
  code: RefusalCode,
  index: number,
  { amountSats, script }: JudgedOutput,
): Finding {
  return outputFinding(code, 'nothingToOthers', index, {
    amountSats: `${amountSats}`,
    script: toHex(script.subarray(0, SCRIPT_SHOWN_BYTES)),
  });
}

/** The longest witness program, with its version and length. */
const SCRIPT_SHOWN_BYTES = 42;

function classify(
  { amountSats, script }: TransactionOutput,
  view: OutputView,
  account: JudgeAccount,
  lastIndex: LastIndex,
  find: (hint: KeyPlace | null, last: LastIndex) => OwnScript | null,
): JudgedOutput {
  if (script[0] === OP_RETURN) return { kind: 'opReturn', own: null, amountSats, script };
  const [origin] = view.origins;
  const place = origin?.fingerprint === account.fingerprint ? placeOf(origin.path, account) : null;
  const hint = typeof place === 'string' ? null : place;
  const found = find(hint, lastIndex) ?? find(null, beyond(lastIndex));
  return { kind: found === null ? 'foreign' : 'own', own: found, amountSats, script };
}

/** Once a wallet has used all that a restore looks at, outputs lie further out: still ours, so named and refused. */
function beyond(lastIndex: LastIndex): LastIndex {
  const on = (last: number): number => (last >= RESTORE_SEARCH ? last + BEYOND_SEARCH : last);
  return { vanilla: on(lastIndex.vanilla), colored: on(lastIndex.colored) };
}

const OP_RETURN = 0x6a;

/**
 * An own output may go unlabelled, but what is said of it must be true, and nothing else may say that it is ours. In
 * a bare PSBT our label on a path that our keys do not reach, as of another account of the same words, is no lie that
 * could be found out: the output is a stranger's, to be confirmed. What we derive stays ours under any name.
 */
function labelFits(output: JudgedOutput, view: OutputView, account: JudgeAccount, scope: Scope): boolean {
  const { own } = output;
  const isOurs = ({ fingerprint }: TapOrigin): boolean => fingerprint === account.fingerprint;
  if (own === null)
    return !view.origins.some(
      (origin) => isOurs(origin) && (scope === 'asked' || typeof placeOf(origin.path, account) !== 'string'),
    );
  if (scope === 'bare' && view.scriptFields.length === 0 && !view.origins.some(isOurs)) return true;
  return (
    view.origins.length <= 1 &&
    view.origins.every(
      ({ key, leafCount, fingerprint, path }) =>
        leafCount === 0 &&
        fingerprint === account.fingerprint &&
        sameBytes(key, own.internalKey) &&
        isPlace(placeOf(path, account), own),
    ) &&
    (view.internalKey === null || sameBytes(view.internalKey, own.internalKey)) &&
    view.scriptFields.length === 0 &&
    view.olderOrigins === 0
  );
}

function isPlace(place: ReturnType<typeof placeOf>, own: OwnScript): boolean {
  return (
    typeof place !== 'string' &&
    place.branch === own.branch &&
    place.keychain === own.keychain &&
    place.index === own.index
  );
}

/** Whether more than so many sats leave the wallet, the fee among them. What cannot be read counts as more. */
export function leavesMoreThan(aboveSats: number | null, { sums }: Pick<Verdict, 'sums'>): boolean {
  if (aboveSats === null) return false;
  return sums === null || foreignOutputSats(sums) > BigInt(aboveSats);
}

/** Our inputs less what comes back, in sats, our fee included. Never below zero: what others pay us makes no room for more. */
export function foreignOutputSats({ inSats, ownSats, othersInSats = 0n }: Sums): bigint {
  const leaves = inSats - othersInSats - ownSats;
  return leaves > 0n ? leaves : 0n;
}

interface LineContext {
  readonly findings: readonly Finding[];
  readonly doubts: readonly Doubt[];
  readonly network: Network;
  /** What was asked for is reported: nobody here named the recipients. */
  readonly isReported: boolean;
}

export function inputLines(
  inputs: readonly JudgedInput[],
  scripts: readonly (Uint8Array | null)[],
  { findings, doubts, network }: LineContext,
): Line[] {
  const outcomeOf = lineOutcomes(findings, doubts);
  return inputs.map(({ own, amountSats, outpoint, holdings, ground }, index) => ({
    index,
    kind: own === null ? 'stranger' : own.branch === 'colored' ? 'assetSlot' : 'plainBitcoin',
    amountSats: shown(amountSats),
    outcome: trusted(outcomeOf('input', index), ground),
    path: own?.path ?? null,
    address: addressOf(scripts[index] ?? null, network),
    outpoint,
    assets: onePerAsset(holdings),
  }));
}

/** `kinds` are those of the intent's rule; `assets` is what a proved commitment puts on which output. */
export function outputLines(
  outputs: readonly JudgedOutput[],
  kinds: readonly LineKind[],
  assets: readonly MovedAsset[],
  { findings, doubts, network, isReported }: LineContext,
): Line[] {
  const outcomeOf = lineOutcomes(findings, doubts);
  const byOutput = givenByOutput(assets);
  return outputs.map((output, index) => {
    const kind = kinds[index] ?? outputKind(output);
    return {
      index,
      kind,
      amountSats: shown(output.amountSats),
      outcome: trusted(outcomeOf('output', index), isReported && kind === 'recipient' ? 'told' : 'derived'),
      path: output.own?.path ?? null,
      address: addressOf(output.script, network),
      outpoint: null,
      assets: onePerAsset(byOutput.get(index) ?? []),
    };
  });
}

/** Holdings of an input, or a recipient, may rest on somebody else's word, if nothing worse is said. */
function trusted(outcome: Outcome, ground: Basis): Outcome {
  return outcome === 'proved' ? outcomeOn(ground) : outcome;
}

function givenByOutput(assets: readonly MovedAsset[]) {
  const given = assets.flatMap(({ assetId, given: parts }) =>
    parts.flatMap(({ seal, amount }) =>
      seal.kind === 'output' ? [{ vout: seal.vout, assetId, amount }] : [],
    ),
  );
  return groupBy(given, ({ vout }) => vout);
}

/** What an output is when nobody says what it is for. */
export function outputKind({ kind, own }: JudgedOutput): LineKind {
  if (own !== null) return own.branch === 'colored' ? 'assetSlot' : 'change';
  return kind === 'opReturn' ? 'commitment' : 'stranger';
}

/** An amount that cannot exist is in the facts of AMOUNT_RANGE; on a line it would only mislead. */
function shown(amountSats: bigint | null): bigint | null {
  return amountSats !== null && amountSats <= MAX_MONEY_SATS ? amountSats : null;
}

/** Null for a script of no known kind. It shows whom a stranger's output pays. */
function addressOf(script: Uint8Array | null, network: Network): string | null {
  const type = SCRIPT_TYPES.find((one) => script !== null && isOfForm(script, SCRIPT_FORMS[one]));
  if (script === null || type === undefined) return null;
  const { before, length } = SCRIPT_FORMS[type];
  const hash = script.subarray(before.length, before.length + length);
  if (type === 'pkh' || type === 'sh')
    return encoding.toBase58Check(hash, BASE58_VERSIONS[type][network === 'mainnet' ? 'mainnet' : 'test']);
  return encoding.toBech32(hash, type === 'tr' ? 1 : 0, networkForms[network].hrp);
}

const BASE58_VERSIONS = {
  pkh: { mainnet: 0x00, test: 0x6f },
  sh: { mainnet: 0x05, test: 0xc4 },
} as const;

function isOfForm(script: Uint8Array, { before, length, after }: (typeof SCRIPT_FORMS)['tr']): boolean {
  return (
    script.length === before.length + length + after.length &&
    before.every((byte, i) => script[i] === byte) &&
    after.every((byte, i) => script[before.length + length + i] === byte)
  );
}

/** Further out a restore would not find outputs: change held to ransom. `filled`: so many new ones fill the way there. */
export function reachWithin({ highestIndex, gap }: JudgeAccount, last: number, filled = 0): LastIndex {
  return {
    vanilla: Math.min(highestIndex.vanilla + gap, last),
    colored: Math.min(highestIndex.colored + gap + filled, last),
  };
}
