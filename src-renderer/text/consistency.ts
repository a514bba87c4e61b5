import type { CallOutput } from '../../src-preload/contract/index.ts';
import type { AssetWords } from './asset-words.ts';
import { sats } from './numbers.ts';
import { say } from '../../src-preload/messages/say.ts';

export type Mismatch = CallOutput<'wallet.consistency'>['mismatches'][number];

interface MismatchWords {
  readonly title: string;
  /** Both values, each with whose it is. */
  readonly values: readonly { readonly label: string; readonly value: string; readonly long: boolean }[];
  readonly means: string;
}

/** What differs, in both values, and what it may mean. */
export function mismatchWords(
  { kind, subject, here, told }: Mismatch,
  assets: AssetWords,
  hidden: boolean,
): MismatchWords {
  const bitcoin = (value: string) => (hidden ? say('discrepancy-amount-hidden') : sats(value));
  const amount = (value: string) =>
    hidden ? say('discrepancy-amount-hidden') : assets.amount(subject, value);
  const ours = (value: string) => (value === '' ? say('discrepancy-not-ours') : value);
  const pair = (of: 'address' | 'invoice' | 'balance' | 'txid' | 'coins', here: string, told: string) => {
    const long = of === 'txid' || of === 'coins';
    return [
      { label: say(`discrepancy-${of}.here`), value: here, long },
      { label: say(`discrepancy-${of}.told`), value: told, long },
    ];
  };
  switch (kind) {
    case 'address': {
      const at = (index: string) => (index === '' ? ours('') : say('discrepancy-address-index', { index }));
      return {
        title: say('discrepancy-address'),
        values: pair('address', at(here), at(told)),
        means: say('discrepancy-address.means'),
      };
    }
    case 'invoice':
      return {
        title: say('discrepancy-invoice'),
        values: pair('invoice', ours(here), told),
        means: say('discrepancy-invoice.means'),
      };
    case 'plainBitcoin':
    case 'slotBitcoin':
      return {
        title: say(`discrepancy-${kind}`),
        values: pair('balance', bitcoin(here), bitcoin(told)),
        means: say('discrepancy-balance.means'),
      };
    case 'asset':
      return {
        title: say('discrepancy-asset', { asset: assets.name(subject) }),
        values: pair('balance', amount(here), amount(told)),
        means: say('discrepancy-balance.means'),
      };
    case 'txid':
      return {
        title: say('discrepancy-txid'),
        values: pair('txid', here === '' ? say('discrepancy-txid-unreadable') : here, told),
        means: say('discrepancy-txid.means'),
      };
    case 'coinGone':
    case 'slotAppeared': {
      const none = say('discrepancy-no-output');
      const one = (value: string) =>
        say('discrepancy-amount-on', { amount: bitcoin(value), output: subject });
      return {
        title: say(`discrepancy-${kind}`),
        values: kind === 'coinGone' ? pair('coins', one(here), none) : pair('coins', none, one(told)),
        means: say(`discrepancy-${kind}.means`),
      };
    }
  }
}

/** The person can say that they know of these. */
export function isOfCoins({ kind }: Mismatch): boolean {
  return kind === 'coinGone' || kind === 'slotAppeared';
}
