import { expect } from 'vitest';
import { attackSends } from '../support/psbt/attack-send.ts';
import { WITNESS, changeRecipient, recipientIdOf } from '../support/psbt/send.ts';
import { assetIdOf, contractId, strangersSeal } from '../support/rgb/genuine-send.ts';

attackSends('INTENT_MISMATCH', {
  'nobody was to be paid': {
    change: ({ intent }) => (intent.recipients = []),
    also: ({ claims, assets, sums }) => {
      const open = claims.filter(({ outcome }) => outcome === 'notProved').map(({ name }) => name);
      expect(open).toEqual([
        'assetChangeOurs',
        'assetsAsAsked',
        'assetsWhole',
        'commitmentRecomputes',
        'feeAsAsked',
      ]);
      expect(claims.find(({ name }) => name === 'recipientsAsAsked')?.facts).toEqual({
        problem: 'recipients',
      });
      expect(assets).toEqual([]);
      expect(sums?.feeSats).toBe(308n);
    },
  },
  'the same recipient was asked for twice': ({ intent }) => {
    const [first] = intent.recipients;
    intent.recipients = [first!, { ...first!, assetId: assetIdOf(contractId('B')) }];
  },
  'the recipient is of another network': (trial) =>
    changeRecipient(trial, {
      recipientId: recipientIdOf(
        { kind: 'blinded', secretSeal: strangersSeal('recipient 0'), amount: 1n },
        'mainnet',
      ),
    }),
  'the invoice asks for another amount': (trial) => {
    const [{ recipientId } = { recipientId: '' }] = trial.intent.recipients;
    changeRecipient(trial, { invoice: `rgb:~/~/ae/${recipientId}` });
  },
  'a witness recipient was promised no sats': {
    from: WITNESS,
    change: (trial) => changeRecipient(trial, { witnessSats: null }),
  },
  'no fee was to be paid': ({ intent }) => (intent.rateSatsPerVb = 0),
});
