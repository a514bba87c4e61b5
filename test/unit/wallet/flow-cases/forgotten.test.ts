import { beforeEach, describe, expect, it } from 'vitest';
import { assetApp, blinded, reviewed, sendForm, type AssetApp } from '../asset-app.ts';
import { onlyUnfinished } from './support.ts';
import { answerInstead } from '../app.ts';

let a: AssetApp;
let assetId: string;
beforeEach(async () => {
  a = await assetApp(6, 2_000);
  assetId = await a.issue('TEST', 500n, 500n);
  await a.refresh();
});

async function taken(): Promise<string> {
  const { review, approval } = await reviewed(a, sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]));
  expect(await a.app.get('signing.approve', approval)).toMatchObject({ outcome: 'handedOver' });
  expect(a.stateOf(review.flowId)).toBe('accepted');
  return review.flowId;
}

/** From now on the service answers this to that question. */
function always(endpoint: string, status: number, value: unknown): void {
  answerInstead(a.app, endpoint, JSON.stringify(value), { status, always: true });
}

/** From now on the service tells of these transfers alone. */
function lists(transfers: readonly unknown[]): void {
  always('listtransfers', 200, transfers);
}

describe('a send that the service took and lists no more', () => {
  it('has no fitting answer any more, and is looked for', async () => {
    const flowId = await taken();
    lists([]);
    await a.refresh();
    expect(await onlyUnfinished(a)).toMatchObject({
      flowId,
      state: 'noAnswer',
      noAnswer: { because: 'NOT_LISTED', looks: 0 },
      can: { look: true, drop: false, handOver: { when: 'later', looksLeft: 3 } },
    });
  });

  it.each([
    ['RGB-Node', 404, { error: 'AssetNotFound', message: 'none', status: 404 }],
    ['a thunderlink server', 500, { error: 'API request failed: 404 Not Found' }],
  ])('is looked for too where %s knows no such asset any more', async (_who, status, body) => {
    await taken();
    always('listassets', 200, { nia: [], uda: [], cfa: [] });
    always('listtransfers', status, body);
    await a.refresh();
    expect(await onlyUnfinished(a)).toMatchObject({ state: 'noAnswer' });
  });

  it('is taken again as soon as it is listed again', async () => {
    const flowId = await taken();
    lists([]);
    await a.refresh();
    a.app.practice.faults.clear();
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('accepted');
  });

  it('stays taken where one without an id of its own may be it', async () => {
    const flowId = await taken();
    const { batchTransferIdx } = a.app.ports.signings.read(flowId)?.data.accepted as Record<string, number>;
    const row = { idx: 9, batch_transfer_idx: batchTransferIdx, created_at: 1_700_000_000 };
    const rest = { updated_at: 1_700_000_000, status: 1, amount: 300, kind: 3, txid: null };
    lists([{ ...row, ...rest, recipient_id: null, expiration: null, transport_endpoints: [] }]);
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('accepted');
  });

  it('is settled by its change where that is in a block, and not before', async () => {
    const flowId = await taken();
    await a.bob.refresh();
    await a.refresh();
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('broadcast');
    lists([]);
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('broadcast');
    await a.app.get('practice.mine', { blocks: 1 });
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('settled');
  });

  it('is settled by its list alone where the service still tells of it', async () => {
    const form = { ...sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]), minConfirmations: 6 };
    const { review, approval } = await reviewed(a, form);
    await a.app.get('signing.approve', approval);
    await a.bob.refresh();
    await a.refresh();
    await a.app.get('practice.mine', { blocks: 1 });
    await a.refresh();
    expect(a.stateOf(review.flowId)).toBe('broadcast');
  });
});
