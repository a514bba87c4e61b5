import type { CallOutput } from '../../src-preload/contract/index.ts';
import type { AssetWords } from './asset-words.ts';
import { sats } from './numbers.ts';

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
  const bitcoin = (value: string) => (hidden ? 'an amount that you hide' : sats(value));
  const amount = (value: string) => (hidden ? 'an amount that you hide' : assets.amount(subject, value));
  const pair = (hereLabel: string, hereValue: string, toldLabel: string, toldValue: string, long = false) => [
    { label: hereLabel, value: hereValue, long },
    { label: toldLabel, value: toldValue, long },
  ];
  switch (kind) {
    case 'address':
      return {
        title: 'Your last address is not where it was',
        values: pair(
          'Derived here',
          here === '' ? 'nowhere in your keys' : `index ${here}`,
          'Shown as',
          `index ${told}`,
        ),
        means: 'Let nobody pay to it. Ask for a new address.',
      };
    case 'invoice':
      return {
        title: 'An open invoice is not paid to where it was proved',
        values: pair('Found now', here === '' ? 'nowhere in your keys' : here, 'Proved at', told),
        means: 'Let nobody pay it. Cancel it and make another one.',
      };
    case 'plainBitcoin':
    case 'slotBitcoin':
      return {
        title:
          kind === 'plainBitcoin'
            ? 'Plain bitcoin does not add up'
            : 'Bitcoin holding assets does not add up',
        values: pair('The listed outputs together', bitcoin(here), 'The service’s balance', bitcoin(told)),
        means: 'Ochre signs by the outputs. The balance is only told.',
      };
    case 'asset':
      return {
        title: `${assets.name(subject)} does not add up`,
        values: pair('The listed outputs together', amount(here), 'The service’s balance', amount(told)),
        means: 'Ochre signs by the outputs. The balance is only told.',
      };
    case 'txid':
      return {
        title: 'A transaction that you signed goes by two names',
        values: pair('Computed here', here === '' ? 'not readable' : here, 'Told', told, true),
        means: 'Yours is the one computed here. Look for both in a block explorer of your own.',
      };
    case 'coinGone':
      return {
        title: 'An output is gone, and nothing signed here spent it',
        values: pair(
          'Ochre knew',
          `${bitcoin(here)} on ${subject}`,
          'The service lists',
          'no such output',
          true,
        ),
        means:
          'Another copy of this wallet spent it, or the service hides it. One wallet belongs on one device: with two, assets can be lost.',
      };
    case 'slotAppeared':
      return {
        title: 'There is a slot that nothing here made',
        values: pair(
          'Ochre knew',
          'no such output',
          'The service lists',
          `${bitcoin(told)} on ${subject}`,
          true,
        ),
        means:
          'Another copy of this wallet made it. One wallet belongs on one device: with two, assets can be lost.',
      };
  }
}

/** The person can say that they know of these. */
export function isOfCoins({ kind }: Mismatch): boolean {
  return kind === 'coinGone' || kind === 'slotAppeared';
}
