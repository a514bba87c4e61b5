import type { Asked } from '../../ports.ts';
import type { Sifted } from './sift.ts';

/** So many wallets are named. */
const MOST_NAMES = 8;

export function askRestore({ content: { wallets, signings, clouds }, setAside }: Sifted): Asked {
  const more = wallets.length - MOST_NAMES;
  const names = [
    ...wallets.slice(0, MOST_NAMES).map(({ name }) => `“${name}”`),
    ...(more > 0 ? [`and ${String(more)} more`] : []),
  ].join(', ');
  return {
    title: 'Bring back what is in this backup?',
    message: names === '' ? 'There is no wallet in it.' : names,
    details: [
      `${String(signings.filter(({ origin }) => origin !== 'imported').length)} transactions of the journal, ${String(clouds.length)} node services`,
      ...(setAside.length === 0
        ? []
        : [`${String(setAside.length)} entries are not as Ochre writes them, and stay out.`]),
      'Nothing that is here is replaced. No key and no password is in it.',
      'One wallet, one device: stop using it on the other one.',
    ],
    confirmLabel: 'Bring it back',
    danger: false,
  };
}
