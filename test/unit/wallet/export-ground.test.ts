import { expect, it } from 'vitest';
import type { ApiTransfer } from '../../../src-main/ports/index.ts';
import { assetApp, blinded, reviewed, sendForm, settle } from './asset-app.ts';
import { amountOn, given, paying, genuine } from './asset-data-trial.ts';
import type { TestApp } from './app.ts';

/** The last column of the rows of the file, as they are listed. */
async function grounds(app: TestApp, walletId: string): Promise<(string | undefined)[]> {
  const filter = { assetId: null, states: [], direction: null, text: '' };
  await app.get('transfers.exportCsv', { walletId, filter });
  const lines = app.saved.at(-1)?.text.trimEnd().split('\r\n').slice(1) ?? [];
  return lines.map((line) => line.split(',').at(-1));
}

it('what came in is known by its asset data only where these give what is listed', async () => {
  const at = await given();
  const trial = paying(genuine('nia-witness-change'), { 1: at.scriptAt('colored', 4) });
  const amount = amountOn(trial, 1);
  await at.useServer();
  at.mine(trial);
  at.leave(trial);
  const key = at.listed(trial, { amount });
  expect(await at.verify(key)).toMatchObject({ outcome: 'proved', given: String(amount) });
  expect(await grounds(at.app, at.walletId)).toEqual(['history']);
  at.listed(trial, { amount: amount * 1_000n });
  expect(await grounds(at.app, at.walletId)).toEqual(['told']);
});

it('what is listed with a transaction of ours is known by it only where it tells what we signed', async () => {
  const a = await assetApp();
  const assetId = await a.issue('TEST', 1_000n);
  const { approval } = await reviewed(a, sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]));
  await a.app.get('signing.approve', approval);
  await settle(a);
  await a.refresh();
  const kept = a.app.ports.holdings.of({
    ...{ walletId: a.walletId, service: 'practice', numbering: 'documentEra' },
  });
  const sent = (await a.api.listTransfers(assetId)).find(({ kindName }) => kindName === 'send');
  if (sent === undefined) throw new Error('nothing was sent');
  const told = async (how: Partial<ApiTransfer>) => {
    kept.keepTransfers(assetId, [{ ...sent, ...how }], Date.now());
    return (await grounds(a.app, a.walletId)).filter((one) => one === 'book').length;
  };
  expect(await told({})).toBe(1);
  expect(await told({ amount: 700n })).toBe(0);
  expect(await told({ kind: 1, kindName: 'receiveBlind', amount: 300n })).toBe(0);
  expect(await told({ recipientId: `${sent.recipientId ?? ''}x` })).toBe(0);
  expect(await told({ recipientId: null })).toBe(1);
});
