import { attack } from '../support/psbt/attack.ts';
import { testWallet } from '../support/psbt/test-wallet.ts';

attack('the answer is that to another number', {
  code: 'OUTPUT_COUNT',
  change: (draft) => {
    draft.intent = { ...draft.intent, num: 5, askedNum: 5 };
  },
});
attack('the answer is that to another size', {
  code: 'OUTPUT_SIZE',
  change: (draft) => {
    draft.intent = { ...draft.intent, sizeSats: 2_000n };
  },
});
attack('the answer is that to another wallet', {
  code: 'FINGERPRINT',
  change: (draft) => {
    draft.account = { ...testWallet({ seedByte: 66 }).account };
  },
});
attack('what was asked for cannot be', {
  code: 'INTENT_MISMATCH',
  change: (draft) => {
    draft.intent = { ...draft.intent, num: 0, askedNum: 0 };
  },
});
