import { beforeEach, describe, expect, it } from 'vitest';
import type { PinnedAsset } from '../../../src-main/verify/book/book.ts';
import { toHex } from '../../../src-main/base/bytes.ts';
import { parseAssetId } from '../../../src-main/invoices/asset-id.ts';
import { approvalOf } from './app.ts';
import { freshApp } from './asset-app.ts';
import { failsWith } from './fails.ts';
import { agreed, liesOf, nameOf, otherwise, type Entries } from './lying-service.ts';

/** What a validated history put into the own book, where a send is judged: as good as what we signed ourselves. */

const a = freshApp({ issued: [1_000n], heard: false });
const { found, list, acted } = liesOf(a);
let place: Entries[number];
beforeEach(async () => {
  place = await found(({ allocations }) => allocations.length > 0);
});

/** As a validated consignment says it: all of the issue on the output that it lies on. */
function keep(names: Partial<PinnedAsset> = {}): void {
  const { txid, vout } = place;
  const { assetId } = a;
  const opout = `${toHex(parseAssetId(assetId) ?? Uint8Array.of())}/4000/0`;
  a.app.ports.signings.keepHistory(a.walletId, {
    asset: {
      ...{ assetId, ticker: 'TEST', name: 'TEST of the tests', precision: 2, schema: 'NIA' },
      ...{ ground: 'history', ...names },
    },
    ...{ outputs: [], allocations: [{ txid, vout, assetId, amount: 1_000n, opout }], spent: [] },
    block: { height: 3, hash: 'ab'.repeat(32) },
  });
}
const begin = async () => a.begin([await a.to(300)]);
const groundsOf = (review: Awaited<ReturnType<typeof begin>>) =>
  review.claims.filter(({ name }) => name === 'assetsWhole').map(({ outcome, ground }) => [outcome, ground]);
const firstSend = (flowId: string) =>
  (a.app.ports.signings.read(flowId)?.data.asked as { assets: { firstSend: boolean }[] }).assets.map(
    (asset) => asset.firstSend,
  );

describe('what a history proved', () => {
  it('is verified, where it was reported before, and its decimals are not asked about', async () => {
    const told = await begin();
    const of = ({ outcome, flowId }: typeof told) => [outcome, ...firstSend(flowId)];
    expect([of(told), groundsOf(told)]).toEqual([['onTrust', true], [['onTrust', 'told']]]);
    keep();
    const now = await begin();
    expect([of(now), groundsOf(now)]).toEqual([['proved', false], [['proved', 'history']]]);
    a.app.ports.signings.forgetBlocks(a.walletId, ['ab'.repeat(32)]);
    expect(groundsOf(await begin())).toEqual([['onTrust', 'told']]);
  });

  it('after the review asks for another one, without alarm, and is signed by that', async () => {
    const review = await begin();
    const { flowId } = review;
    const before = acted();
    keep();
    await failsWith(a.app.failure('signing.approve', approvalOf(review)), 'REVIEW_CHANGED', {});
    expect([acted(), a.stateOf(flowId)]).toEqual([before, 'built']);
    const again = await a.app.get('signing.resume', { flowId });
    expect([again.outcome, groundsOf(again)]).toEqual(['proved', [['proved', 'history']]]);
    expect(await a.app.get('signing.approve', approvalOf(again))).toMatchObject({ outcome: 'handedOver' });
  });

  it('is denied by a list that says one unit less: refused, whatever the person agrees to', async () => {
    keep();
    const before = acted();
    const recipient = await a.to(300);
    const less = { assetId: a.assetId, amount: 999n, settled: true };
    await list(otherwise(place, { allocations: [less] }));
    const review = await a.begin([recipient]);
    expect([review.outcome, review.code]).toEqual(['contradicts', 'LIST_DENIES']);
    expect(review.claims.flatMap(({ facts }) => facts['outpoint'] ?? [])).toContain(nameOf(place));
    expect(await agreed(a, review)).toBe('FLOW_STATE');
    expect(acted()).toEqual(before);
  });

  it.each<[string, Partial<PinnedAsset>, RegExp]>([
    ['decimals', { precision: 4 }, /4\u00a0decimals/],
    ['ticker', { ticker: 'GOLX' }, /GOLX/],
    ['kind', { schema: 'CFA' }, /CFA/],
  ])('stops a send of an asset whose %s the service tells otherwise', async (_, names, first) => {
    const { assetId } = a;
    const recipients = [await a.to(300)];
    keep(names);
    const failure = await a.refused(recipients);
    expect(failure).toMatchObject({ code: 'ASSET_RENAMED', facts: { assetId, byGenesis: true } });
    expect((failure.facts as { first: string }).first).toMatch(first);
    await a.refresh();
    // Seen, and kept as it was issued: from then on amounts go by that.
    await a.get('assets.decideName', { assetId, take: 'first' });
    await a.begin(recipients);
  });
});
