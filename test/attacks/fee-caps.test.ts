import { attacks } from '../support/psbt/attack.ts';

attacks('FEE_TOO_HIGH', {
  'the fee is as asked but above the cap': ({ limits }) => (limits.maxFeeSats = 500n),
  'the rate is as asked but above the cap': ({ limits }) => (limits.maxRateSatsPerVb = 1),
});
