import { expect, it } from 'vitest';
import { failsWith } from './fails.ts';
import { changing, first, type RawPsbt } from '../../support/psbt/raw-psbt.ts';
import { testWallet } from '../../support/psbt/test-wallet.ts';
import { fiveSlots, fundedApp, type TestApp } from './app.ts';

/** Slots that are not what was asked: each attack by itself is judged in test/attacks, here nothing of it is signed. */

const stranger = testWallet({ seedByte: 99 }).key('vanilla', 0, 0);

function tamper(app: TestApp, often: 'once' | 'always', change: (raw: RawPsbt) => void): void {
  app.practice.faults[often]({ kind: 'tamperPsbt', endpoint: 'createutxosbegin', change: changing(change) });
}
const askForOther = ({ inputs }: RawPsbt): void => void first(inputs).push(['03', '83000000']);

it.each<[string, string, (raw: RawPsbt) => void]>([
  [
    'an output pays a stranger',
    'FOREIGN_OUTPUT',
    ({ tx, outputs }) => {
      first(tx.outputs).script = stranger.script;
      outputs[0] = [];
    },
  ],
  ['an input is in no list of own coins', 'UNKNOWN_OUTPOINT', ({ tx }) => void (first(tx.inputs).vout += 1)],
  ['a signature form is asked for that lets others change it', 'SIGHASH', askForOther],
  ['it claims to be of version 2', 'PSBT_VERSION', ({ global }) => void global.push(['fb', '02000000'])],
])('%s: %s, and no key is read', async (_what, code, change) => {
  const { app, walletId } = await fundedApp();
  tamper(app, 'once', change);
  const readsBefore = app.keyholder.reads.length;
  const { flowId, digest, ...review } = await app.get('signing.beginSlots', { walletId, ...fiveSlots });
  expect([review.outcome, review.code]).toEqual(['contradicts', code]);
  await failsWith(app.failure('signing.approve', { flowId, digest, acceptNotProved: true }), 'FLOW_STATE', {
    state: 'contradicted',
  });
  expect(app.keyholder.acts).not.toContain('sign');
  expect([app.keyholder.reads.length, app.user.asked]).toEqual([readsBefore, []]);
});

it('refused ones use addresses up, and the honest one after them is proved all the same', async () => {
  const { app, walletId } = await fundedApp();
  tamper(app, 'always', askForOther);
  // Five addresses each, and the gap is of twenty.
  for (let refused = 0; refused < 10; refused += 1)
    expect((await app.get('signing.beginSlots', { walletId, ...fiveSlots })).code).toBe('SIGHASH');
  app.practice.faults.clear();
  expect((await app.get('signing.beginSlots', { walletId, ...fiveSlots })).outcome).toBe('proved');
});
