import type { UnspentView } from '../../../src-preload/contract/index.ts';
import type { AssetWords } from '../../text/asset-words.ts';
import type { Route } from '../../stores/route.svelte.ts';
import { plural } from '../../text/numbers.ts';
import { ago, atOrOn } from '../../text/time.ts';

type Holder = UnspentView['holders'][number];

/** What stands below a slot for one that holds it. */
interface HolderWords {
  readonly text: string;
  /** Its time is over, and only the person frees it. */
  readonly isOver: boolean;
  /** Where it is looked at, or ended; null: nowhere here. */
  readonly to: Route | null;
}

/** An asset can be received on it: nothing lies on it, waits for it or comes back to it. */
export function isFree({ use, holders }: UnspentView): boolean {
  return use === 'free' && holders.length === 0;
}

export function holderWords(holder: Holder, words: AssetWords, hidden: boolean, nowMs: number): HolderWords {
  switch (holder.by) {
    case 'invoice': {
      const { invoice, assetId, amount, expiresAtMs } = holder;
      const what = hidden ? words.name(assetId) : words.amount(assetId, amount);
      const isOver = expiresAtMs !== null && expiresAtMs <= nowMs;
      const until =
        expiresAtMs === null
          ? 'until you cancel it'
          : isOver
            ? `ran out ${ago(expiresAtMs, nowMs)}`
            : `ends ${atOrOn(expiresAtMs, nowMs)}`;
      return { text: `Invoice for ${what}, ${until}`, isOver, to: { name: 'receive', invoice } };
    }
    case 'spend':
    case 'change': {
      const { by, transferKey } = holder;
      const text = by === 'spend' ? 'Leaves with a send' : 'For what a send brings back';
      return {
        text,
        isOver: false,
        to: transferKey === null ? null : { name: 'transfer', key: transferKey },
      };
    }
    case 'others': {
      const many = plural(holder.count, 'invoice');
      return { text: `${many} not made on this computer`, isOver: false, to: null };
    }
  }
}
