import { SCRIPT_FORMS, SCRIPT_TYPES } from '../../../invoices/recipient.ts';
import { groupBy, onePerAsset } from '../../../base/groups.ts';
import { outcomeOn } from '../../../../src-preload/contract/state-words.ts';
import type { Outcome } from '../../../../src-preload/contract/claims.ts';
import { address as encoding } from 'bitcoinjs-lib';
import type { Basis } from '../../book/book.ts';
import { networkForms } from '../../../keys/derive.ts';
import type { Network } from '../../../base/network.ts';
import { lineOutcomes, type Doubt, type Finding } from './findings.ts';
import type { JudgedInput } from './inputs.ts';
import type { JudgedOutput } from './outputs.ts';
import { MAX_MONEY_SATS } from '../../../base/psbt-limits.ts';
import type { Line, LineKind, MovedAsset } from '../../types.ts';

export interface LineContext {
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
