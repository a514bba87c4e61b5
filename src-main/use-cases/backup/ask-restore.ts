import type { BackupContent } from '../../ports.ts';
import type { Asked } from '../questions.ts';

export function askRestore({ wallets, signings, clouds }: BackupContent): Asked {
  const names = wallets.map(({ name }) => `“${name}”`).join(', ');
  return {
    title: 'Bring back what is in this backup?',
    message: names === '' ? 'There is no wallet in it.' : names,
    details: [
      `${String(signings.filter(({ origin }) => origin !== 'imported').length)} transactions of the journal, ${String(clouds.length)} node services`,
      'Nothing that is here is replaced. No key and no password is in it.',
      'One wallet, one device: stop using it on the other one.',
    ],
    confirmLabel: 'Bring it back',
    danger: false,
  };
}
