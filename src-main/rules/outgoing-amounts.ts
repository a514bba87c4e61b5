import { totalOf, totalOfAsset } from '../base/groups.ts';
import type { Outcome } from '../../src-preload/contract/claims.ts';
import { CLAIM_ASSETS } from '../../src-preload/contract/state-words.ts';
import { assetsOfIntent, foreignOutputSats, type Intent, unsignedOf, type Verdict } from '../verify/index.ts';
import { toHex } from '../base/bytes.ts';
import { scriptKey, sealKey } from '../base/payee.ts';

/** What a transaction takes out of a wallet, by its verdict. */
export interface OutgoingAmounts {
  /** Everything that does not come back, the fee included. */
  readonly sats: bigint;
  /** Base units by asset; the largest of what was asked, what is given to others, and what does not come back. */
  readonly assets: readonly { readonly assetId: string; readonly amount: bigint }[];
  /** Assets may leave of which nobody knows how much, or to whom. */
  readonly assetsUnknown: boolean;
  /** Whom it pays bitcoin, each by what it is recognised by: every output that is not ours, whatever else rides on it. */
  readonly payees: readonly string[];
  /** Whom it gives assets without an output: seals of blinded invoices, and outpoints of others. */
  readonly sealPayees: readonly string[];
}

/** Of a transaction that was read; throws a plain Error of one that was not, which nobody signs. Touches no key. */
export function outgoingAmountsOf(psbt: string, intent: Intent, verdict: Verdict): OutgoingAmounts {
  const { sums, assets, outputs, claims } = verdict;
  if (sums === null) throw new Error('a transaction whose sums are not known was to be weighed');
  const asked = assetsOfIntent(intent);
  const given = assets.flatMap(({ assetId, given: parts }) =>
    parts.flatMap(({ to, amount, seal }) => (to === 'own' ? [] : [{ assetId, amount, seal }])),
  );
  // What vanishes is given to nobody, and leaves all the same.
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

/** One that is given an output of this transaction is paid bitcoin too, and stands among those. */
function payeeOf(seal: Verdict['assets'][number]['given'][number]['seal']): string[] {
  if (seal.kind === 'secret') return [sealKey(seal.secretSeal)];
  return seal.kind === 'outpoint' ? [sealKey(`${seal.txid}:${seal.vout}`)] : [];
}

/**
 * On trust counts as known: what goes to others is read off transitions that the commitment proves, and what comes back
 * lies on outputs that our own keys or book prove. The service's word is only for what lay on the spent outputs before;
 * were there more, it would be lost, and nobody would be given it.
 */
const OPEN: ReadonlySet<Outcome> = new Set(['notProved', 'contradicts']);

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
