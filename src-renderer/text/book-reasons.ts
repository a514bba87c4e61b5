import type { ClaimView, RefusalCode } from '../../src-preload/contract/index.ts';
import type { AssetWords } from './asset-words.ts';
import { fact, numberFact } from './claim-facts.ts';
import { sats } from './numbers.ts';
import { outpointText } from './told-claims.ts';

/** Why any transaction is refused that goes against what this wallet knows of itself, by its code. */
type Reason = (claim: ClaimView, assets: AssetWords) => string | null;

const reasons: Readonly<Partial<Record<RefusalCode, Reason>>> = {
  LIST_DENIES: (claim, assets) => {
    const [book, list] = [heldText(claim, 'book', assets), heldText(claim, 'list', assets)];
    if (book === null || list === null) return null;
    return `The service says that ${coinOf(claim, 'this coin')} holds ${list}; your own record proves ${book}. Refresh, and ask again. If the service says the same, do not use it for this wallet.`;
  },
  RESERVED: (claim) => {
    const coin = coinOf(claim, 'a coin of it');
    const by = fact(claim, 'by');
    const other =
      by === null || by === '' ? 'another transaction of yours' : `your transaction ${by.slice(0, 8)}…`;
    return claim.facts.problem === 'spent'
      ? `It uses ${coin}, which ${other} has spent already. Refresh, and ask again.`
      : `It uses ${coin}, which ${other} holds. Finish or drop that one on Home first.`;
  },
  INVOICE_SLOT: (claim) => {
    const coin = coinOf(claim, 'a slot of yours');
    return `An open invoice of yours waits on ${coin}: what is paid to it would be lost. Wait for the payment, or see to that invoice first.`;
  },
  RGB_STATE: (claim, assets) => {
    const asset = fact(claim, 'asset');
    return asset === null
      ? null
      : `${assets.name(asset)} would be moved in a form that it does not have. No wallet would accept that, and it would be lost.`;
  },
  RGB_UNSETTLED: (claim, assets) => {
    const asset = fact(claim, 'asset');
    const what = asset === null ? 'An asset' : assets.name(asset);
    return `${what} on ${coinOf(claim, 'a spent slot')} is not settled yet: if it never arrives, all that is moved with it is lost. Wait until it is settled, then send.`;
  },
};

/** Null: the words of the code say it. */
export function bookReason(claim: ClaimView, assets: AssetWords): string | null {
  return claim.code === null ? null : (reasons[claim.code]?.(claim, assets) ?? null);
}

function coinOf(claim: ClaimView, unnamed: string): string {
  const outpoint = fact(claim, 'outpoint');
  return outpoint === null ? unnamed : outpointText(outpoint);
}

/** What they say lies there: so much of the asset, or of bitcoin. Null: neither is named. */
function heldText(claim: ClaimView, whose: 'book' | 'list', assets: AssetWords): string | null {
  const inSats = numberFact(claim, `${whose}Sats`);
  if (inSats !== null) return sats(inSats.toString());
  const [amount, asset] = [numberFact(claim, whose), fact(claim, 'asset')];
  if (amount === null || asset === null) return null;
  return amount === 0n ? `no ${assets.name(asset)}` : assets.amount(asset, amount);
}
