import { groupBy, onePerAsset } from '../groups.ts';
import type { Outcome } from '../../../src-preload/contract/claims.ts';
import { address as encoding } from 'bitcoinjs-lib';
import type { Ground } from '../book/book.ts';
import { networkForms } from '../keys/bip32.ts';
import type { Network } from '../network.ts';
import { lineOutcomes, type Doubt, type Finding } from './findings.ts';
import type { JudgedInput } from './judge-inputs.ts';
import type { JudgedOutput } from './judge-outputs.ts';
import { MAX_MONEY_SATS } from '../psbt/psbt-limits.ts';
import type { Line, LineKind, MovedAsset } from '../verdict.ts';

/** What the lines of one transaction have in common. */
export interface LineContext {
  readonly findings: readonly Finding[];
  readonly doubts: readonly Doubt[];
  readonly network: Network;
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

/** `kinds` are those of the intent's rule; `assets` what a proved commitment puts on which output. */
export function outputLines(
  outputs: readonly JudgedOutput[],
  kinds: readonly LineKind[],
  assets: readonly MovedAsset[],
  { findings, doubts, network }: LineContext,
): Line[] {
  const outcomeOf = lineOutcomes(findings, doubts);
  const byOutput = givenByOutput(assets);
  return outputs.map((output, index) => ({
    index,
    kind: kinds[index] ?? outputKind(output),
    amountSats: shown(output.amountSats),
    outcome: outcomeOf('output', index),
    path: output.own?.path ?? null,
    address: addressOf(output.script, network),
    outpoint: null,
    assets: onePerAsset(byOutput.get(index) ?? []),
  }));
}

/** Of an input whose holdings the service alone names, nothing worse being said of it. */
function trusted(outcome: Outcome, ground: Ground): Outcome {
  return outcome === 'proved' && ground === 'told' ? 'onTrust' : outcome;
}

/** What each output is given, by its number. */
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

/** The address of a script of a known kind, null of any other: it exists for showing whom a stranger's output pays. */
function addressOf(script: Uint8Array | null, network: Network): string | null {
  if (script === null) return null;
  const { hrp } = networkForms[network];
  const version = base58Versions[network === 'mainnet' ? 'mainnet' : 'test'];
  const [first, second] = script;
  if (script.length === 34 && first === 0x51 && second === 0x20)
    return encoding.toBech32(script.subarray(2), 1, hrp);
  if (
    first === 0x00 &&
    ((script.length === 22 && second === 0x14) || (script.length === 34 && second === 0x20))
  )
    return encoding.toBech32(script.subarray(2), 0, hrp);
  if (isFramed(script, [0x76, 0xa9, 0x14], [0x88, 0xac]))
    return encoding.toBase58Check(script.subarray(3, 23), version.publicKeyHash);
  if (isFramed(script, [0xa9, 0x14], [0x87]))
    return encoding.toBase58Check(script.subarray(2, 22), version.scriptHash);
  return null;
}

const base58Versions = {
  mainnet: { publicKeyHash: 0x00, scriptHash: 0x05 },
  test: { publicKeyHash: 0x6f, scriptHash: 0xc4 },
} as const;

/** A script that is 20 bytes between fixed ones. */
function isFramed(script: Uint8Array, before: readonly number[], after: readonly number[]): boolean {
  return (
    script.length === before.length + 20 + after.length &&
    before.every((byte, i) => script[i] === byte) &&
    after.every((byte, i) => script[before.length + 20 + i] === byte)
  );
}
