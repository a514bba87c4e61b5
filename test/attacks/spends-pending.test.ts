import { attacks } from '../support/psbt/attack.ts';

attacks('SPENDS_PENDING', {
  'an output is spent that receives wait for': ({ snapshot }) => (snapshot.entries[1]!.pendingBlinded = 1),
  'an output is spent that does not exist yet': ({ snapshot }) => (snapshot.entries[1]!.exists = false),
});
