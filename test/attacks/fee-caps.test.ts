import { attack } from '../support/psbt/attack.ts';

attack('the fee is as asked but above the cap', {
  code: 'FEE_TOO_HIGH',
  change: ({ limits }) => {
    limits.maxFeeSats = 500n;
  },
});
attack('the rate is as asked but above the cap', {
  code: 'FEE_TOO_HIGH',
  change: ({ limits }) => {
    limits.maxRateSatsPerVb = 1;
  },
});
