import { expect } from 'vitest';
import { attack, attacks } from '../support/psbt/attack.ts';
import { takeFromChange, type Draft } from '../support/psbt/builder.ts';
import { testWallet } from '../support/psbt/test-wallet.ts';

const another = (change: Partial<Draft['intent']>) => (draft: Draft) =>
  Object.assign(draft, { intent: { ...draft.intent, ...change } });
attack('the answer is that to another number', 'OUTPUT_COUNT', another({ num: 5, askedNum: 5 }));
attack('the answer is that to another size', 'OUTPUT_SIZE', another({ sizeSats: 2_000n }));
attack('what was asked for cannot be', 'INTENT_MISMATCH', another({ num: 0, askedNum: 0 }));
attacks('FINGERPRINT', {
  'the answer is that to another wallet': (draft) => (draft.account = testWallet({ seedByte: 66 }).account),
});

attacks('FEE_TOO_HIGH', {
  'the fee is as asked but above the cap': ({ limits }) => (limits.maxFeeSats = 500n),
  'the rate is as asked but above the cap': ({ limits }) => (limits.maxRateSatsPerVb = 1),
  'the fee is above the rate asked by more than a tenth and 330 sats': (draft) => takeFromChange(draft, 331n),
  'at a high rate the fee is above it by more than a tenth': {
    from: { rateSatsPerVb: 100 },
    change: (draft) => takeFromChange(draft, 3_000n),
  },
  'most of the change goes to the miner': (draft) => takeFromChange(draft, 100_000n),
  'the change is left out, all of it fee': ({ raw }) => {
    raw.tx.outputs.pop();
    raw.outputs.pop();
  },
});

attacks('FEE_TOO_LOW', {
  'the fee is 3 per cent below the rate asked': (draft) => takeFromChange(draft, -18n),
  'there is no fee': ({ raw, change }) => (raw.tx.outputs[change!]!.amount = 147_000n),
});
attack('more goes out than in', 'NEGATIVE_FEE', {
  change: ({ raw, change }) => (raw.tx.outputs[change!]!.amount = 147_001n),
  also: ({ sums }) => expect(sums?.feeSats).toBe(-1n),
});

for (const lockTime of [807, 499_999_999, 500_000_000, 0xffff_ffff])
  attack(`the lock time is ${lockTime} at height 800`, 'LOCKTIME', ({ raw }) => (raw.tx.lockTime = lockTime));
for (const sequence of [0, 1, 0x40_0001, 0xffff_fffc])
  attack(
    `an input waits by its sequence ${sequence.toString(16)}`,
    'LOCKTIME',
    ({ raw }) => (raw.tx.inputs[1]!.sequence = sequence),
  );

for (const version of [0, 1, 3, 0xffff_ffff])
  attack(`the transaction is of version ${version}`, 'TX_VERSION', ({ raw }) => (raw.tx.version = version));
