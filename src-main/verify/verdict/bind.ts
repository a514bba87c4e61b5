import { createHash } from 'node:crypto';
import type { Outcome } from '../../../src-preload/contract/claims.ts';
import { digestOf, type Canonical } from '../../base/canonical.ts';
import type { Refusal } from '../../base/refused.ts';
import type { JudgeAccount } from '../../keys/account.ts';
import type { Claim, Line, MovedAsset, Verdict } from '../types.ts';
import { intentDigest, type Intent } from './intent.ts';

interface Judged {
  readonly psbt: string;
  readonly intent: Intent;
  readonly account: JudgeAccount;
}

/** Steps 1 and 2 failed: nothing after them is known. */
export function unreadableVerdict(input: Judged, { code, facts }: Refusal): Verdict {
  return bindVerdict(input, createHash('sha256').update(input.psbt, 'utf8').digest('hex'), {
    code,
    claims: [{ name: 'readable', outcome: 'contradicts', ground: 'derived', code, facts }],
    inputs: [],
    outputs: [],
    assets: [],
    sums: null,
    txid: null,
  });
}

/** An approval of this review approves nothing else: the digest covers transaction (`bound`), intent, wallet and all shown. */
export function bindVerdict(
  { intent, account }: Pick<Judged, 'intent' | 'account'>,
  bound: string,
  model: Omit<Verdict, 'outcome' | 'digest'>,
): Verdict {
  const outcome = worst(model.code, model.claims);
  const code = model.code ?? model.claims.find((claim) => claim.code !== null)?.code ?? null;
  const shown = { ...model, outcome, code };
  const digest = digestOf('ochre/verdict/2', {
    unsigned: bound,
    intent: intentDigest(intent),
    network: account.network,
    fingerprint: account.fingerprint,
    outcome,
    code,
    claims: shown.claims.map((claim) => ({ ...claim })),
    inputs: shown.inputs.map(lineMembers),
    outputs: shown.outputs.map(lineMembers),
    assets: shown.assets.map(assetMembers),
    sums: shown.sums === null ? null : { ...shown.sums },
    txid: shown.txid,
  });
  return { ...shown, digest };
}

function worst(code: Verdict['code'], claims: readonly Claim[]): Outcome {
  if (code !== null) return 'contradicts';
  const outcomes = new Set(claims.map(({ outcome }) => outcome));
  return WORST_FIRST.find((one) => outcomes.has(one)) ?? 'proved';
}

/** `worst` mostly knows a contradiction by its code, since such a claim comes from a finding, which has one. */
const WORST_FIRST = ['contradicts', 'notProved', 'onTrust'] as const satisfies readonly Outcome[];

function lineMembers({ outpoint, assets, ...line }: Line): Canonical {
  return {
    ...line,
    outpoint: outpoint === null ? null : { txid: outpoint.txid, vout: outpoint.vout },
    assets: assets.map((part) => ({ ...part })),
  };
}

function assetMembers({ given, ...asset }: MovedAsset): Canonical {
  return { ...asset, given: given.map(({ seal, ...part }) => ({ ...part, seal: { ...seal } })) };
}
