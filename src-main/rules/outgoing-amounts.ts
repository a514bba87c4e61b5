import { totalOf, totalOfAsset } from '../base/groups.ts';
import type { Outcome } from '../../src-preload/contract/claims.ts';
import { CLAIM_ASSETS } from '../../src-preload/contract/state-words.ts';
import { assetsOfIntent, foreignOutputSats, type Intent, unsignedOf, type Verdict } from '../verify/index.ts';
import { toHex } from '../base/bytes.ts';
import { scriptKey, sealKey } from '../base/bitcoin.ts';

export interface OutgoingAmounts {
  /** Including the fee. */
  readonly sats: bigint;
  /** Base units: for each asset the largest of what was requested, what others are given, and what doesn't return. */
  readonly assets: readonly { readonly assetId: string; readonly amount: bigint }[];
  readonly assetsUnknown: boolean;
  /** Every output that is neither ours nor the commitment, with or without assets. */
  readonly payees: readonly string[];
  /** Payees without an output here: seals of blinded invoices, and outpoints of others. */
  readonly sealPayees: readonly string[];
}

/** Throws a plain Error if the verdict knows no sums. Touches no key. */
export function outgoingAmountsOf(psbt: string, intent: Intent, verdict: Verdict): OutgoingAmounts {
  const { sums, assets, outputs, claims } = verdict;
  if (sums === null) throw new Error('a transaction whose sums are not known was to be weighed');
  const asked = assetsOfIntent(intent);
  const given = assets.flatMap(({ assetId, given: parts }) =>
    parts.flatMap(({ to, amount, seal }) => (to === 'own' ? [] : [{ assetId, amount, seal }])),
  );
  // Burnt amounts leave, too.
  const gone = assets.flatMap(({ assetId, inAmount, given: parts }) => {
    const amount = (inAmount ?? 0n) - totalOf(parts.filter(({ to }) => to === 'own'));
    return amount > 0n ? [{ assetId, amount }] : [];
  });
  const ids = [...new Set([...asked, ...given, ...gone].map(({ assetId }) => assetId))];
  const scripts = unsignedOf(psbt).outputs;
  return {
    sats: foreignOutputSats(sums),
    assets: ids.map((assetId) => ({
      assetId,
      amount: [asked, given, gone].map((some) => totalOfAsset(some, assetId)).reduce(larger),
    })),
    assetsUnknown: claims.some(({ name, outcome }) => OPEN.has(outcome) && CLAIM_ASSETS[name] !== null),
    payees: outputs.flatMap(({ index, path, kind }) => {
      const script = scripts[index]?.script;
      return path !== null || kind === 'commitment' || script === undefined ? [] : [scriptKey(toHex(script))];
    }),
    sealPayees: given.flatMap(({ seal }) => payeeOf(seal)),
  };
}

/** A seal on an output of this transaction already counts among `payees`. */
function payeeOf(seal: Verdict['assets'][number]['given'][number]['seal']): string[] {
  if (seal.kind === 'secret') return [sealKey(seal.secretSeal)];
  return seal.kind === 'outpoint' ? [sealKey(`${seal.txid}:${seal.vout}`)] : [];
}

/** `onTrust` counts as known: transitions prove what goes out, our keys or book what returns, and the rest is lost. */
const OPEN: ReadonlySet<Outcome> = new Set(['notProved', 'contradicts']);

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
