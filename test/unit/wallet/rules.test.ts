import { describe, expect, it } from 'vitest';
import { fails, failsWith } from './fails.ts';
import { NO_RULES } from '../../../src-main/rules/spending-rules.ts';
import type { SpendingRulesView } from '../../../src-preload/contract/index.ts';
import { payee } from '../../support/psbt/send-btc.ts';
import { approvalOf, fundedApp, fundedWallet, openTestApp, type TestApp } from './app.ts';

const FIRST = payee();
const OTHER = payee('p2tr');
const none: SpendingRulesView = { ...NO_RULES, perSendSats: null, perDaySats: null, assets: [] };
const pays = (walletId: string, amountSats = 10_000, { address } = FIRST) => ({
  ...{ walletId, recipients: [{ address, amountSats }], rateSatsPerVb: 2 },
});

async function reviewed(app: TestApp, walletId: string, amountSats?: number, to = FIRST) {
  const review = await app.get('signing.beginSendBtc', pays(walletId, amountSats, to));
  return { review, approval: approvalOf(review) };
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
    await fails(app.failure('signing.approve', approval), 'SPENDING_TOO_MUCH', { per: 'send', amount });
    expect([app.user.asked.length, app.keyholder.acts.slice(acts).includes('sign')]).toEqual([asked, false]);
    expect(app.ports.signings.read(review.flowId)?.state).toBe('built');
  });

  it('stop everything where somebody took them out of the keychain', async () => {
    const app = openTestApp();
    const walletId = await walletWith(app, { perSendSats: 99_999 });
    (app.keyholder.entries as Map<string, string>).delete(`rules:${walletId}`);
    const { approval } = await reviewed(app, walletId);
    await fails(app.failure('signing.approve', approval), 'RULES_MISSING');
    await fails(app.failure('rules.read', { walletId }), 'RULES_MISSING');
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

  it('refuse an asset that is none', async () => {
    const { app, walletId } = await fundedApp();
    const rules = { ...none, assets: [{ assetId: 'rgb:none', perSend: '1', perDay: null }] };
    await failsWith(app.failure('rules.set', { walletId, rules }), 'RULES_REFUSED', {
      reason: 'unknownAsset',
    });
  });
});
