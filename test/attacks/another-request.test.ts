import { attack } from '../support/psbt/attack.ts';
import { testWallet } from '../support/psbt/test-wallet.ts';

attack(
  'the answer is that to another number',
  'OUTPUT_COUNT',
  (draft) => (draft.intent = { ...draft.intent, num: 5, askedNum: 5 }),
);
attack(
  'the answer is that to another size',
  'OUTPUT_SIZE',
  (draft) => (draft.intent = { ...draft.intent, sizeSats: 2_000n }),
);
attack(
  'the answer is that to another wallet',
  'FINGERPRINT',
  (draft) => (draft.account = { ...testWallet({ seedByte: 66 }).account }),
);
attack(
  'what was asked for cannot be',
  'INTENT_MISMATCH',
  (draft) => (draft.intent = { ...draft.intent, num: 0, askedNum: 0 }),
);
