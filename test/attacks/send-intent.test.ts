import { expect } from 'vitest';
import { attackSend } from '../support/psbt/attack-send.ts';
import { WITNESS, changeRecipient, recipientIdOf } from '../support/psbt/send.ts';
import { assetIdOf, contractId, strangersSeal } from '../support/rgb/genuine-send.ts';

attackSend('nobody was to be paid', {
  code: 'INTENT_MISMATCH',
  change: ({ intent }) => {
    intent.recipients = [];
  },
  also: ({ claims, assets, sums }) => {
    const open = claims.filter(({ outcome }) => outcome === 'notProved').map(({ name }) => name);
    expect(open).toEqual([
      'assetChangeOurs',
      'assetsAsAsked',
      'assetsWhole',
      'commitmentRecomputes',
      'feeAsAsked',
    ]);
    expect(claims.find(({ name }) => name === 'recipientsAsAsked')?.facts).toEqual({ problem: 'recipients' });
    expect(assets).toEqual([]);
    expect(sums?.feeSats).toBe(308n);
  },
});
attackSend('the same recipient was asked for twice', {
  code: 'INTENT_MISMATCH',
  change: ({ intent }) => {
    const [first] = intent.recipients;
    intent.recipients = [first!, { ...first!, assetId: assetIdOf(contractId('B')) }];
  },
});
attackSend('the recipient is of another network', {
  code: 'INTENT_MISMATCH',
  change: (trial) =>
    changeRecipient(trial, {
      recipientId: recipientIdOf(
        { kind: 'blinded', secretSeal: strangersSeal('recipient 0'), amount: 1n },
        'mainnet',
      ),
    }),
});
attackSend('the invoice asks for another amount', {
  code: 'INTENT_MISMATCH',
  change: (trial) => {
    const [{ recipientId } = { recipientId: '' }] = trial.intent.recipients;
    changeRecipient(trial, { invoice: `rgb:~/~/ae/${recipientId}` });
  },
});
attackSend('a witness recipient was promised no sats', {
  code: 'INTENT_MISMATCH',
  from: WITNESS,
  change: (trial) => changeRecipient(trial, { witnessSats: null }),
});
attackSend('no fee was to be paid', {
  code: 'INTENT_MISMATCH',
  change: ({ intent }) => {
    intent.rateSatsPerVb = 0;
  },
});
