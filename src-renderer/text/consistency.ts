import type { Mismatch } from '../../src-preload/contract/index.ts';
import type { AssetWords } from './asset-words.ts';
import { sats } from './numbers.ts';
import { say } from '../../src-preload/messages/say.ts';

interface MismatchWords {
  readonly title: string;
  readonly values: readonly { readonly label: string; readonly value: string; readonly long: boolean }[];
  readonly means: string;
}

export function mismatchWords(
  { kind, subject, here, told }: Mismatch,
  assets: AssetWords,
  hidden: boolean,
): MismatchWords {
  const bitcoin = (value: string) => (hidden ? say('part-amount-hidden') : sats(value));
  const amount = (value: string) => (hidden ? say('part-amount-hidden') : assets.amount(subject, value));
  const ours = (value: string) => (value === '' ? say('discrepancy-not-ours') : value);
  const differs = (
    of: 'address' | 'invoice' | 'balance' | 'txid' | 'coins',
    [ofOurs, ofTheirs]: readonly [string, string],
    means: string,
    title: string,
  ): MismatchWords => {
    const long = of === 'txid' || of === 'coins';
    const values = [
      { label: say('discrepancy-here', { of }), value: ofOurs, long },
      { label: say('discrepancy-told', { of }), value: ofTheirs, long },
    ];
    return { title, values, means };
  };
  switch (kind) {
    case 'address': {
      const at = (index: string) => (index === '' ? ours('') : say('discrepancy-address-index', { index }));
      const means = say('discrepancy-address.means');
      return differs('address', [at(here), at(told)], means, say('discrepancy-address'));
    }
    case 'invoice': {
      const means = say('discrepancy-invoice.means');
      return differs('invoice', [ours(here), told], means, say('discrepancy-invoice'));
    }
    case 'plainBitcoin':
    case 'slotBitcoin': {
      const means = say('discrepancy-balance.means');
      return differs(
        'balance',
        [bitcoin(here), bitcoin(told)],
        means,
        say('discrepancy-bitcoin', { of: kind }),
      );
    }
    case 'asset': {
      const title = say('discrepancy-asset', { asset: assets.name(subject) });
      return differs('balance', [amount(here), amount(told)], say('discrepancy-balance.means'), title);
    }
    case 'txid': {
      const txid = here === '' ? say('discrepancy-txid-unreadable') : here;
      return differs('txid', [txid, told], say('discrepancy-txid.means'), say('discrepancy-txid'));
    }
    case 'coinGone':
    case 'slotAppeared': {
      const none = say('discrepancy-no-output');
      const one = (value: string) =>
        say('discrepancy-amount-on', { amount: bitcoin(value), output: subject });
      const values = kind === 'coinGone' ? ([one(here), none] as const) : ([none, one(told)] as const);
      return differs('coins', values, say(`discrepancy-${kind}.means`), say(`discrepancy-${kind}`));
    }
  }
}

export const isOfCoins = ({ kind }: Mismatch): boolean => kind === 'coinGone' || kind === 'slotAppeared';
