import { describe, expect, it } from 'vitest';
import { fails } from './fails.ts';
import type { AssetFacts } from '../../../src-main/verify/history/asset-facts.ts';
import type { HistoryTrial } from '../../support/rgb/consignments.ts';
import type { TestApp } from './app.ts';
import { TETHER, KINDS, amountOn, genuine, left, paid, toOurs, type Answer } from './asset-data-trial.ts';

const pinnedIn = (app: TestApp, walletId: string) =>
  app.ports.signings.pinned(walletId).map(({ ticker, name, precision, schema, ground }) => ({
    ...{ ticker, name, precision, schema, ground },
  }));
/** Of each asset listed, whether its names are verified. */
const fromGenesisIn = async ({ app, walletId }: { readonly app: TestApp; readonly walletId: string }) => {
  const verified = app.ports.signings.pinned(walletId).filter(({ ground }) => ground === 'history');
  const { assets } = await app.get('assets.list', { walletId });
  return assets.map((listed) => verified.some(({ assetId }) => assetId === listed.assetId));
};
const ISSUED = { ...TETHER, schema: 'NIA', ground: 'history' };

it.each<[string, (trial: HistoryTrial) => (Answer | HistoryTrial)[], object]>([
  ['nobody left any', () => [null], { outcome: 'absent', host: null }],
  ['it pays somebody else', () => [genuine('nia-witness-change')], { outcome: 'refused', code: 'RECIPIENT' }],
])('asset data that proves nothing where %s', async (_, left, answer) => {
  const at = await toOurs();
  at.leave(...left(at.trial));
  expect(await at.verify(at.listed(at.trial))).toMatchObject(answer);
  expect([at.nothing(), at.learnt()]).toEqual([true, []]);
  expect(at.kept().consignment(at.kept().transfer(at.listed(at.trial))?.recipientId ?? '')).toBeNull();
  expect(pinnedIn(at.app, at.walletId)).toEqual([]);
});

it('asset data that proves nothing where its last transaction, or one before, is in no block', async () => {
  const at = await left(({ scriptAt }) => ({ 1: scriptAt('colored', 4) }));
  const { trial } = at;
  const [first = '', last = ''] = trial.chain.witnesses.keys();
  const key = at.listed(trial);
  expect(await at.verify(key)).toMatchObject({ outcome: 'notMined', unshown: 2 });
  at.mine(trial, [last]);
  expect(await at.verify(key)).toMatchObject({ outcome: 'pending', unshown: 1 });
  expect(first).not.toBe(last);
  expect([at.nothing(), at.learnt(), pinnedIn(at.app, at.walletId)]).toEqual([true, [], []]);
});

it('asset data that proves nothing of a transfer that names no place, or that there is not', async () => {
  const at = await toOurs();
  const key = at.listed(at.trial, { transportEndpoints: [] });
  const { walletId } = at;
  await fails(at.app.failure('transfers.verify', { walletId, key }), 'HISTORY_NOWHERE');
  await fails(at.app.failure('transfers.verify', { walletId, key: 'rgb:none#1' }), 'TRANSFER_UNKNOWN');
});

describe('asset data that is proved', () => {
  it('puts what lies on an output of ours into the book, once', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial);
    const verified = { outcome: 'proved', transactions: 2, unshown: 0, toldOtherwise: null };
    expect(await at.verify(key)).toMatchObject({ ...verified, asset: { ...TETHER, schema: 'NIA' } });
    const lying = [[at.txid, 1, amountOn(at.trial, 1), 'history']];
    expect(at.lying()).toEqual(lying);
    expect(at.learnt()).toEqual([[at.txid, 1, 'colored', 4]]);
    expect(pinnedIn(at.app, at.walletId)).toEqual([ISSUED]);
    const before = at.book();
    const asked = () => at.server.asked.filter((method) => /transaction/.test(method)).length;
    const once = asked();
    expect(await at.verify(key)).toMatchObject(verified);
    expect(at.book()).toEqual(before);
    // What was found in a block that is still there is asked about once; what it spends, which is not shown, again.
    expect([once > 0, asked()]).toEqual([true, once + 1]);
    // What was fetched is kept: nobody is asked for it twice.
    expect(at.asked).toHaveLength(1);
  });

  it('is saved as it came, and none is where none is kept', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial);
    const save = { walletId: at.walletId, key };
    at.leave({ file: Uint8Array.of(7), txid: at.txid, vout: 1 });
    expect(await at.verify(key)).toMatchObject({ outcome: 'refused' });
    await fails(at.app.failure('transfers.saveAssetData', save), 'HISTORY_NOWHERE');
    await fails(at.app.failure('transfers.saveAssetData', { ...save, key: 'x' }), 'TRANSFER_UNKNOWN');
    at.leave(at.trial);
    await at.verify(key);
    const { savedAs } = await at.app.get('transfers.saveAssetData', save);
    expect(savedAs).toContain(`consignment-${at.txid.slice(0, 12)}.rgb`);
    expect(Buffer.from(at.app.saved.at(-1)?.bytes ?? []).equals(at.trial.bytes)).toBe(true);
  });

  it.each<[string, 'vanilla' | 'colored', number]>([
    ['a plain coin of ours', 'vanilla', 4],
    ['what lies beyond our search', 'colored', 4_000],
  ])('is none of a receive on %s', async (_, branch, index) => {
    const at = await paid(({ scriptAt }) => ({ 1: scriptAt(branch, index) }));
    expect(await at.verify(at.listed(at.trial))).toMatchObject({ outcome: 'refused', code: 'RECIPIENT' });
    expect([at.lying(), at.learnt(), pinnedIn(at.app, at.walletId)]).toEqual([[], [], []]);
    expect(await fromGenesisIn(at)).toEqual([false]);
  });

  it('of a send of somebody else’s, which the service lists as ours, puts nothing onto a slot of ours', async () => {
    const at = await paid(() => ({}));
    at.app.ports.signings.learnOutputs(at.walletId, [
      { txid: at.txid, vout: 2, amountSats: 1_000n, branch: 'colored', index: 0, ground: 'derived' },
    ]);
    const amount = amountOn(at.trial, 1);
    const key = at.listed(at.trial, { kind: KINDS.send, kindName: 'send', amount });
    expect(await at.verify(key)).toMatchObject({ outcome: 'proved' });
    expect(at.lying()).toEqual([]);
  });
});

describe('an asset that the service tells otherwise than its genesis', () => {
  const lies = { ticker: 'USDT', name: 'Tether', precision: 6 } satisfies Partial<AssetFacts>;

  it('is as it was issued from then on; the person sees it, and nothing is sent before', async () => {
    const at = await toOurs();
    const { app, walletId } = at;
    const key = at.listed(at.trial, { asset: lies });
    const [assetId = ''] = key.split('#');
    app.ports.signings.pinAssets(walletId, [{ assetId, ...lies, schema: 'nia', ground: 'told' }]);
    const listed = async () => (await app.get('assets.list', { walletId })).assets[0];
    expect(await listed()).toMatchObject({ precision: 6, renamed: null });
    expect(await at.verify(key)).toMatchObject({
      outcome: 'proved',
      toldOtherwise: { ...lies, schema: 'nia' },
    });
    expect(pinnedIn(app, walletId)).toEqual([ISSUED]);
    const renamed = { ...TETHER, now: lies, byGenesis: true };
    expect(await listed()).toMatchObject({ ...TETHER, renamed });
    // There is nothing to choose, and so nothing to ask.
    const questions = app.user.asked.length;
    const decide = (take: 'first' | 'now') => app.get('assets.decideName', { walletId, assetId, take });
    expect(await decide('now')).toEqual({ outcome: 'aborted' });
    expect(await listed()).toMatchObject({ ...TETHER, renamed });
    expect(await decide('first')).toEqual({ outcome: 'decided' });
    expect(await listed()).toMatchObject({ ...TETHER, renamed: null });
    expect(app.user.asked).toHaveLength(questions);
    expect(await at.verify(key)).toMatchObject({ toldOtherwise: { ...lies, schema: 'nia' } });
    expect(await listed()).toMatchObject({ renamed: null });
  });
});

it('a reorganisation takes back what rested on a block that is gone, and a new proof brings it again', async () => {
  const at = await toOurs();
  const key = at.listed(at.trial);
  await at.verify(key);
  const [block] = at.app.ports.signings.historyBlocks(at.walletId);
  expect(block?.height).toBe(4);
  /** Whatever asks the server, its newest block is known then. */
  const follow = () => at.app.get('chain.whereabouts', { walletId: at.walletId, txid: at.txid });
  at.world.mine(3);
  await follow();
  expect(at.lying()).toHaveLength(1);
  at.world.reorganise(4, 9, 'other');
  await follow();
  expect([at.lying(), at.learnt()]).toEqual([[], []]);
  // What the genesis says is bound to the id, and rests on no block.
  expect(pinnedIn(at.app, at.walletId)).toEqual([ISSUED]);
  expect(await at.verify(key)).toMatchObject({ outcome: 'notMined' });
  expect(at.nothing()).toBe(true);
  at.mine(at.trial);
  expect(await at.verify(key)).toMatchObject({ outcome: 'proved' });
  expect(at.lying()).toHaveLength(1);
});
