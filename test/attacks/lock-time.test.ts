import { attack } from '../support/psbt/attack.ts';

for (const lockTime of [807, 499_999_999, 500_000_000, 0xffff_ffff])
  attack(`the lock time is ${lockTime} at height 800`, 'LOCKTIME', ({ raw }) => (raw.tx.lockTime = lockTime));
for (const sequence of [0, 1, 0x40_0001, 0xffff_fffc])
  attack(
    `an input waits by its sequence ${sequence.toString(16)}`,
    'LOCKTIME',
    ({ raw }) => (raw.tx.inputs[1]!.sequence = sequence),
  );
