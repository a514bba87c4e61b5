import { fail } from '../../../src-main/base/errors.ts';
import { fails } from './fails.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { fiveSlots, fundedApp, type TestApp } from './app.ts';
import { makeSlots } from './asset-app.ts';

let app: TestApp;
let walletId: string;
let invoice: CallInput<'signing.wait'>;
let issue: CallInput<'signing.wait'>;

beforeEach(async () => {
  ({ app, walletId } = await fundedApp());
  invoice = { act: 'invoice', asked: { walletId, assetId: '', amount: '2500' } };
  issue = {
    act: 'issue',
    asked: { walletId, ticker: 'OCHR', name: 'Ochre test', precision: 2, amounts: ['100', '50'] },
  };
});

const waiting = async () => (await app.get('signing.unfinished', { walletId })).waiting;
const slotsOf = async () => (await waiting()).map(({ slots }) => slots);
const begin = () => app.get('signing.beginSlots', { walletId, ...fiveSlots });

describe('an intent that waits for slots', () => {
  it('says how far its slots are, from their signing, and asks no service', async () => {
    await app.get('signing.wait', invoice);
    const { flowId, digest } = await begin();
    expect(await slotsOf()).toEqual(['notSubmitted']);
    await app.get('signing.approve', { flowId, digest, acceptNotProved: false });
    expect(await slotsOf()).toEqual(['unconfirmed']);
    await app.get('practice.mine', { blocks: 1 });
    await app.get('wallet.refresh', { walletId });
    await app.practice.close();
    expect(await slotsOf()).toEqual(['there']);
  });

  it('makes nothing by itself once its slots are there, and ends as it is done', async () => {
    await app.get('signing.wait', invoice);
    await app.get('signing.wait', issue);
    await makeSlots(app, walletId, 5);
    await app.get('wallet.refresh', { walletId });
    expect((await app.get('invoices.list', { walletId })).invoices).toEqual([]);
    if (invoice.act !== 'invoice' || issue.act !== 'issue') throw new Error('mixed up');
    await app.get('invoices.create', invoice.asked);
    expect(await waiting()).toMatchObject([{ intent: issue }]);
    expect(await app.get('assets.issue', issue.asked)).toMatchObject({ outcome: 'issued' });
    expect(await waiting()).toEqual([]);
  });

  it('goes on waiting where its own call fails, or the person turns back', async () => {
    await app.get('signing.wait', invoice);
    await app.get('signing.wait', issue);
    if (invoice.act !== 'invoice' || issue.act !== 'issue') throw new Error('mixed up');
    await fails(app.failure('invoices.create', invoice.asked), 'NO_FREE_SLOT');
    app.user.agrees = false;
    expect(await app.get('assets.issue', issue.asked)).toEqual({ outcome: 'aborted' });
    expect(await waiting()).toHaveLength(2);
  });

  it('is not offered again where nobody knows whether it was issued', async () => {
    await app.get('signing.wait', issue);
    await makeSlots(app, walletId, 5);
    await app.get('wallet.refresh', { walletId });
    if (issue.act !== 'issue') throw new Error('mixed up');
    app.practice.faults.once({ kind: 'loseAnswer', endpoint: 'issueassetnia' });
    await app.failure('assets.issue', issue.asked);
    expect(await waiting()).toEqual([]);
  });

  it('hides nothing else where the record of its slots cannot be read', async () => {
    await app.get('signing.wait', invoice);
    const { read } = app.ports.signings;
    await begin();
    const spoiled: typeof read = () => {
      throw fail('STORAGE_DAMAGED', { file: 'journal.sqlite', keptAs: null });
    };
    Object.assign(app.ports.signings, { read: spoiled });
    expect(await slotsOf()).toEqual(['unsure']);
    Object.assign(app.ports.signings, { read });
  });
});
