import { describe, expect, it } from 'vitest';
import type { SpendingRulesView } from '../../../src-preload/contract/index.ts';
import { payee } from '../../support/psbt/send-btc.ts';
import { fundedApp, fundedWallet, openTestApp, type TestApp } from './app.ts';

const FIRST = payee();
const OTHER = payee('p2tr');
const HOUR = 3_600_000;
const none: SpendingRulesView = {
  perSendSats: null,
  perDaySats: null,
  assets: [],
  newRecipientHours: 0,
  pauseInvoices: false,
};
const pays = (walletId: string, amountSats = 10_000, { address } = FIRST) => ({
  walletId,
  address,
  amountSats,
  rateSatsPerVb: 2,
});

async function reviewed(app: TestApp, walletId: string, amountSats?: number, to = FIRST) {
  const review = await app.get('signing.beginSendBtc', pays(walletId, amountSats, to));
  return { review, approval: { flowId: review.flowId, digest: review.digest, acceptNotProved: false } };
}

async function walletWith(app: TestApp, rules: Partial<SpendingRulesView>): Promise<string> {
  const walletId = await fundedWallet(app);
  await app.get('rules.set', { walletId, rules: { ...none, ...rules } });
  return walletId;
}

describe('spending rules', () => {
  it('are none until somebody sets some, and main asks before that', async () => {
    const { app, walletId } = await fundedApp();
    expect(await app.get('rules.read', { walletId })).toMatchObject({ rules: none, later: null });
    app.user.agrees = false;
    const rules = { ...none, perSendSats: 5 };
    expect(await app.get('rules.set', { walletId, rules })).toEqual({ outcome: 'aborted' });
    expect(app.user.asked.at(-1)?.title).toBe('Set these spending rules?');
    expect(await app.get('rules.read', { walletId })).toMatchObject({ rules: none });
  });

  it('stand on the review that they stop, and nothing is asked and nothing signed', async () => {
    const app = openTestApp();
    const walletId = await walletWith(app, { perSendSats: 9_999 });
    const { review, approval } = await reviewed(app, walletId);
    const amount = String(10_000 + (review.sums?.feeSats ?? 0));
    expect(review.stops).toEqual([
      { rule: 'perSend', assetId: null, limit: '9999', amount, left: '9999', mayAtMs: null },
    ]);
    const [asked, acts] = [app.user.asked.length, app.keyholder.acts.length];
    expect(await app.failure('signing.approve', approval)).toMatchObject({
      code: 'SPENDING_TOO_MUCH',
      facts: { per: 'send', amount },
    });
    expect([app.user.asked.length, app.keyholder.acts.slice(acts).includes('sign')]).toEqual([asked, false]);
    expect(app.ports.signings.read(review.flowId)?.state).toBe('built');
  });

  it('are held to by the keyholder where main forgot them', async () => {
    const app = openTestApp();
    const walletId = await walletWith(app, { perSendSats: 9_999 });
    const document = app.ports.settings.read();
    app.ports.settings.write({
      ...document,
      wallets: document.wallets.map((wallet) => ({ ...wallet, rules: null })),
    });
    const { review, approval } = await reviewed(app, walletId);
    expect(review.stops).toEqual([]);
    expect((await app.failure('signing.approve', approval)).code).toBe('SPENDING_TOO_MUCH');
    expect(app.ports.signings.read(review.flowId)?.state).toBe('built');
  });

  it('stop everything where somebody took them out of the keychain', async () => {
    const app = openTestApp();
    const walletId = await walletWith(app, { perSendSats: 99_999 });
    (app.keyholder.entries as Map<string, string>).delete(`rules:${walletId}`);
    const { approval } = await reviewed(app, walletId);
    expect((await app.failure('signing.approve', approval)).code).toBe('RULES_MISSING');
    expect((await app.failure('rules.read', { walletId })).code).toBe('RULES_MISSING');
    await app.get('rules.set', { walletId, rules: { ...none, perSendSats: 99_999 } });
    const again = await reviewed(app, walletId);
    expect(await app.get('signing.approve', again.approval)).toMatchObject({ outcome: 'paid' });
  });

  it('are not loosened by taking them out of the keychain: the ones that were come back first', async () => {
    const app = openTestApp();
    const walletId = await walletWith(app, { perSendSats: 100 });
    await app.get('rules.set', { walletId, rules: { ...none, perSendSats: 5_000 } });
    (app.keyholder.entries as Map<string, string>).delete(`rules:${walletId}`);
    const set = await app.get('rules.set', { walletId, rules: none });
    expect(app.user.asked.at(-1)?.title).toBe('Loosen the spending rules?');
    expect(set).toMatchObject({
      rules: { rules: { perSendSats: 100 }, later: { rules: { perSendSats: null } } },
    });
  });

  it('refuse an acquaintance that main made up', async () => {
    const app = openTestApp();
    const walletId = await walletWith(app, { newRecipientHours: 6 });
    await reviewed(app, walletId);
    const document = app.ports.settings.read();
    app.ports.settings.write({
      ...document,
      wallets: document.wallets.map(({ rules, ...wallet }) => ({
        ...wallet,
        rules:
          rules === null
            ? null
            : { ...rules, met: rules.met.map((met) => ({ ...met, atMs: met.atMs - 7 * HOUR })) },
      })),
    });
    const { review, approval } = await reviewed(app, walletId);
    expect(review.stops).toEqual([]);
    expect((await app.failure('signing.approve', approval)).code).toBe('RECIPIENT_TOO_NEW');
  });

  it('know a recipient by a payment that arrived, which the keyholder proves by its signatures', async () => {
    const { app, walletId } = await fundedApp();
    const { approval } = await reviewed(app, walletId);
    await app.get('signing.approve', approval);
    await app.get('practice.mine', { blocks: 1 });
    await app.get('wallet.refresh', { walletId });
    await app.get('rules.set', { walletId, rules: { ...none, newRecipientHours: 24 } });
    const again = await reviewed(app, walletId);
    expect(again.review.stops).toEqual([]);
    expect(await app.get('signing.approve', again.approval)).toMatchObject({ outcome: 'paid' });
    await app.get('practice.mine', { blocks: 1 });
    expect((await reviewed(app, walletId, 5_000, OTHER)).review.stops).toHaveLength(1);
  });

  it.each([['an asset that is none', { assets: [{ assetId: 'rgb:none', perSend: '1', perDay: null }] }]])(
    'refuse %s',
    async (_, change) => {
      const { app, walletId } = await fundedApp();
      const failure = await app.failure('rules.set', { walletId, rules: { ...none, ...change } });
      expect(failure).toEqual({ code: 'RULES_REFUSED', facts: { reason: 'unknownAsset' } });
    },
  );
});
