import type { UnspentView } from '../../../src-preload/contract/index.ts';
import { ago, atOrOn, type AssetWords } from '../../text/index.ts';
import type { PageRoute } from '../../stores/route.svelte.ts';
import { say } from '../../../src-preload/messages/say.ts';

type Holder = UnspentView['holders'][number];

interface HolderWords {
  readonly text: string;
  /** The holder has expired, but only the person can free the slot. */
  readonly isOver: boolean;
  readonly to: PageRoute | null;
}

export function isFree({ use, holders }: UnspentView): boolean {
  return use === 'free' && holders.length === 0;
}

const ORDER = { free: 0, held: 1, carrying: 2, plain: 3 } as const;

export const byUse = (slots: readonly UnspentView[]): readonly UnspentView[] =>
  slots.toSorted((a, b) => ORDER[a.use] - ORDER[b.use]);

export function holderWords(holder: Holder, words: AssetWords, hidden: boolean, nowMs: number): HolderWords {
  switch (holder.by) {
    case 'invoice': {
      const { invoice, assetId, amount, expiresAtMs } = holder;
      const what = hidden ? words.name(assetId) : words.amount(assetId, amount);
      const isOver = expiresAtMs !== null && expiresAtMs <= nowMs;
      const end = expiresAtMs === null ? 'never' : isOver ? 'over' : 'until';
      const when = expiresAtMs === null ? '' : isOver ? ago(expiresAtMs, nowMs) : atOrOn(expiresAtMs, nowMs);
      const text = say('slots-holder-invoice', { what, end, when });
      return { text, isOver, to: { name: 'receive', invoice } };
    }
    case 'spend':
    case 'change': {
      const { by, transferKey } = holder;
      return {
        text: say('slots-holder-send', { by }),
        isOver: false,
        to: transferKey === null ? null : { name: 'transfer', key: transferKey },
      };
    }
    case 'others':
      return { text: say('slots-holder-others', { count: holder.count }), isOver: false, to: null };
  }
}
