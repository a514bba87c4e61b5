import type { ClaimView, RefusalCode } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';
import type { AssetWords } from './asset-words.ts';
import { fact, numberFact, ofAsset, type Reason } from './claim-facts.ts';
import { sats } from './numbers.ts';
import { fullOutpoint } from './told-claims.ts';

const reasons: Readonly<Partial<Record<RefusalCode, Reason>>> = {
  LIST_DENIES: (claim, assets) => {
    const coin = coinOf(claim);
    const [book, list] = [heldText(claim, 'book', assets), heldText(claim, 'list', assets)];
    return coin === null || book === null || list === null
      ? null
      : say('reason-list-denies', { coin, list, book });
  },
  RESERVED: (claim) => {
    const coin = coinOf(claim);
    const other = (fact(claim, 'by') ?? '').slice(0, 8);
    const how = claim.facts.problem === 'spent' ? 'spent' : 'reserved';
    return coin === null
      ? null
      : say('reason-used', { coin, how, other: other === '' ? '' : ` (${other}…)` });
  },
  COIN_FROZEN: (claim) => {
    const coin = coinOf(claim);
    return coin === null ? null : say('reason-frozen', { coin });
  },
  INVOICE_SLOT: (claim) => {
    const [coin, address] = [coinOf(claim), fact(claim, 'address')];
    if (address !== null) return say('reason-invoice-script', { address });
    return coin === null ? null : say('reason-invoice-slot', { coin });
  },
  RGB_STATE: ofAsset((asset, _, assets) => say('reason-state', { asset: assets.name(asset) })),
  RGB_UNSETTLED: ofAsset((asset, claim, assets) => {
    const coin = coinOf(claim);
    return coin === null ? null : say('reason-unsettled', { coin, asset: assets.name(asset) });
  }),
};

/** Why a claim contradicts our own book; null if the code's words suffice. */
export function bookReason(claim: ClaimView, assets: AssetWords): string | null {
  return claim.code === null ? null : (reasons[claim.code]?.(claim, assets) ?? null);
}

function coinOf(claim: ClaimView): string | null {
  const outpoint = fact(claim, 'outpoint');
  return outpoint === null ? null : fullOutpoint(outpoint);
}

/** The assets or bitcoin that book or list have on the coin; null if they name neither. */
function heldText(claim: ClaimView, whose: 'book' | 'list', assets: AssetWords): string | null {
  const inSats = numberFact(claim, `${whose}Sats`);
  if (inSats !== null) return sats(inSats.toString());
  const [amount, asset] = [numberFact(claim, whose), fact(claim, 'asset')];
  if (amount === null || asset === null) return null;
  return amount === 0n
    ? say('reason-holds-none', { asset: assets.name(asset) })
    : assets.amount(asset, amount);
}
