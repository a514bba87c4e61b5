import { describe, expect, it } from 'vitest';
import { freshApp, sendForm, wireTransfer } from '../asset-app.ts';
import { answerInstead, approvalOf } from '../app.ts';
import { onlyUnfinished } from './support.ts';

const a = freshApp();

const taken = async (): Promise<string> => (await a.send([await a.to(300)])).flowId;

/** From now on the service answers this to that question. */
const always = (endpoint: string, status: number, value: unknown): void =>
  answerInstead(a.app, endpoint, JSON.stringify(value), { status, always: true });
/** From now on the service tells of these transfers alone, and somebody hears of it. */
async function lists(transfers: readonly unknown[]): Promise<void> {
  always('listtransfers', 200, transfers);
  await a.refresh();
}

describe('a send that the service took and lists no more', () => {
  it('has no fitting answer any more, is looked for, and is taken again as soon as it is listed again', async () => {
    const flowId = await taken();
    await lists([]);
    expect(await onlyUnfinished(a)).toMatchObject({
      ...{ flowId, state: 'noAnswer', noAnswer: { because: 'NOT_LISTED', looks: 0 } },
      can: { look: true, drop: false, handOver: { when: 'later', looksLeft: 3 } },
    });
    a.app.practice.faults.clear();
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('accepted');
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

  it('stays taken where one without an id of its own may be it', async () => {
    const flowId = await taken();
    const { batchTransferIdx } = a.app.ports.signings.read(flowId)?.data.accepted as Record<string, number>;
    await lists([wireTransfer({ idx: 9, batch_transfer_idx: batchTransferIdx, status: 1, kind: 3 })]);
    expect(a.stateOf(flowId)).toBe('accepted');
  });

  it('is settled by its change where that is in a block, and not before', async () => {
    const flowId = await taken();
    await a.bob.refresh();
    await a.refresh();
    await lists([]);
    expect(a.stateOf(flowId)).toBe('broadcast');
    await a.app.get('practice.mine', { blocks: 1 });
    await a.refresh();
    expect(a.stateOf(flowId)).toBe('settled');
  });

  it('is settled by its list alone where the service still tells of it', async () => {
    const form = { ...sendForm(a.walletId, [await a.to(300)]), minConfirmations: 6 };
    const review = await a.app.get('signing.beginSend', form);
    await a.app.get('signing.approve', approvalOf(review));
    await a.bob.refresh();
    await a.refresh();
    await a.app.get('practice.mine', { blocks: 1 });
    await a.refresh();
    expect(a.stateOf(review.flowId)).toBe('broadcast');
  });
});
