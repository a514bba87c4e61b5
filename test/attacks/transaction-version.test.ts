import { attack } from '../support/psbt/attack.ts';

for (const version of [0, 1, 3, 0xffff_ffff])
  attack(`the transaction is of version ${version}`, 'TX_VERSION', ({ raw }) => (raw.tx.version = version));
