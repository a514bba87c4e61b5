import { attack } from '../support/psbt/attack.ts';

attack('an output is spent that receives wait for', {
  code: 'SPENDS_PENDING',
  change: ({ snapshot }) => {
    snapshot.entries[1]!.pendingBlinded = 1;
  },
});
attack('an output is spent that does not exist yet', {
  code: 'SPENDS_PENDING',
  change: ({ snapshot }) => {
    snapshot.entries[1]!.exists = false;
  },
});
