import { assertNever } from '../errors.ts';
import type { Intent } from '../intents/intent.ts';
import { toHex } from '../psbt/bytes.ts';
import { leavingSats } from '../psbt/leaving.ts';
import { unsignedOf } from '../psbt/unsigned.ts';
import type { Outcome, Verdict } from '../psbt/verdict.ts';
import { scriptKey, sealKey } from '../rgb/send-terms.ts';

/** What a transaction takes out of a wallet, by its verdict. */
export interface Leaving {
  /** Everything that does not come back, the fee included. */
  readonly sats: bigint;
  /** Base units by asset; the larger of what was asked and what is proved. */
  readonly assets: readonly { readonly assetId: string; readonly amount: bigint }[];
  /** Assets may leave of which nobody knows how much. */
  readonly assetsUnknown: boolean;
  /** Whom it pays, each by what it is recognised by: outputs, and seals of blinded invoices. */
  readonly payees: readonly string[];
  readonly isAssetSend: boolean;
}

/** Of a transaction that was read; throws a plain Error of one that was not, which nobody signs. Touches no key. */
export function leavingOf(psbt: string, intent: Intent, verdict: Verdict): Leaving {
  const { sums, assets, outputs, claims } = verdict;
  if (sums === null) throw new Error('a transaction whose sums are not known was to be weighed');
  const asked = intent.kind === 'send' ? intent.recipients : [];
  const given = assets.flatMap(({ assetId, given: parts }) =>
    parts.flatMap(({ to, amount }) => (to === 'own' ? [] : [{ assetId, amount }])),
  );
  const ids = [...new Set([...asked, ...given].map(({ assetId }) => assetId))];
  const scripts = unsignedOf(psbt).outputs;
  return {
    sats: leavingSats(sums),
    assets: ids.map((assetId) => ({ assetId, amount: larger(sum(asked, assetId), sum(given, assetId)) })),
    assetsUnknown: isUnknown(intent, claims),
    payees: [
      ...outputs.flatMap(({ index, path, kind }) => {
        const script = scripts[index]?.script;
        return path !== null || kind === 'commitment' || script === undefined
          ? []
          : [scriptKey(toHex(script))];
      }),
      ...assets.flatMap(({ given: parts }) =>
        parts.flatMap(({ seal, to }) =>
          to !== 'own' && seal.kind === 'secret' ? [sealKey(seal.secretSeal)] : [],
        ),
      ),
    ],
    isAssetSend: intent.kind === 'send' || ids.length > 0,
  };
}

/** Slots and plain bitcoin are proved to carry none; of a send the person said how much; a bare PSBT says it by its proof. */
function isUnknown(intent: Intent, claims: Verdict['claims']): boolean {
  switch (intent.kind) {
    case 'createSlots':
    case 'sendBtc':
    case 'send':
      return false;
    case 'offline':
      return claims.some(({ name, outcome }) => OPEN.has(outcome) && ABOUT_ASSETS.has(name));
    default:
      return assertNever(intent);
  }
}

/** What the service was trusted for is known by its word, and shown so. */
const OPEN: ReadonlySet<Outcome> = new Set(['notProved', 'contradicts']);

const ABOUT_ASSETS: ReadonlySet<string> = new Set([
  'inputsUncolored',
  'commitmentRecomputes',
  'assetsWhole',
  'assetChangeOurs',
  'spentAssetsKnown',
]);

interface Part {
  readonly assetId: string;
  readonly amount: bigint;
}

function sum(parts: readonly Part[], assetId: string): bigint {
  return parts.reduce((all, one) => (one.assetId === assetId ? all + one.amount : all), 0n);
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
