import { beforeEach, describe, expect, it } from 'vitest';
import type { PinnedAsset } from '../../../src-main/verify/book/book.ts';
import { toHex } from '../../../src-main/base/bytes.ts';
import { parseAssetId } from '../../../src-main/invoices/asset-id.ts';
import { blinded, sendForm } from './asset-app.ts';
import { agreed, liedTo, nameOf, otherwise, type Entries, type Lied } from './lying-service.ts';

/** What a validated history put into the own book, where a send is judged: as good as what we signed ourselves. */

let a: Lied;
let gold: string;
let place: Entries[number];
beforeEach(async () => {
  a = await liedTo();
  gold = await a.issue('GOLD', 1_000n);
  const found = (await a.entries()).find(({ allocations }) => allocations.length > 0);
  if (found === undefined) throw new Error('it lies nowhere');
  place = found;
});

/** As a validated consignment says it: all of the issue on the output that it lies on, or another amount there. */
function keep(names: Partial<PinnedAsset> = {}, amount = 1_000n): void {
  const { txid, vout } = place;
  a.app.ports.signings.keepHistory(a.walletId, {
    asset: {
      ...{ assetId: gold, ticker: 'GOLD', name: 'GOLD of the tests', precision: 2, schema: 'NIA' },
      ground: 'history',
      ...names,
    },
    outputs: [],
    allocations: [
      { txid, vout, assetId: gold, amount, opout: `${toHex(parseAssetId(gold) ?? Uint8Array.of())}/4000/0` },
    ],
    spent: [],
    block: { height: 3, hash: 'ab'.repeat(32) },
  });
}
const begin = async () => a.begin([await blinded(a.bob, gold, 300)]);
const groundsOf = (review: Awaited<ReturnType<typeof begin>>) =>
  review.claims.filter(({ name }) => name === 'assetsWhole').map(({ outcome, ground }) => [outcome, ground]);
const firstSend = (flowId: string) =>
  (a.app.ports.signings.read(flowId)?.data.asked as { assets: { firstSend: boolean }[] }).assets.map(
    (asset) => asset.firstSend,
  );

describe('what a history proved', () => {
  it('is verified, where it was reported before, and its decimals are not asked about', async () => {
    const before = await begin();
    expect([before.outcome, ...groundsOf(before), ...firstSend(before.flowId)]).toEqual([
      ...['onTrust', ['onTrust', 'told'], true],
    ]);
    keep();
    const now = await begin();
    expect([now.outcome, ...groundsOf(now), ...firstSend(now.flowId)]).toEqual([
      ...['proved', ['proved', 'history'], false],
    ]);
    a.app.ports.signings.forgetBlocks(a.walletId, ['ab'.repeat(32)]);
    expect(groundsOf(await begin())).toEqual([['onTrust', 'told']]);
  });

  it('after the review asks for another one, without alarm, and is signed by that', async () => {
    const { flowId, digest } = await begin();
    const before = a.acted();
    keep();
    const first = { flowId, digest, acceptNotProved: false };
    expect(await a.app.failure('signing.approve', first)).toEqual({ code: 'REVIEW_CHANGED', facts: {} });
    expect([a.acted(), a.app.ports.signings.read(flowId)?.state]).toEqual([before, 'built']);
    const again = await a.app.get('signing.resume', { flowId });
    expect([again.outcome, ...groundsOf(again)]).toEqual(['proved', ['proved', 'history']]);
    const second = { flowId: again.flowId, digest: again.digest, acceptNotProved: false };
    expect(await a.app.get('signing.approve', second)).toMatchObject({ outcome: 'handedOver' });
  });

  it('is denied by a list that says one unit less: refused, whatever the person agrees to', async () => {
    keep();
    const before = a.acted();
    const recipient = await blinded(a.bob, gold, 300);
    await a.list(otherwise(place, { allocations: [{ assetId: gold, amount: 999n, settled: true }] }));
    const review = await a.begin([recipient]);
    expect([review.outcome, review.code]).toEqual(['contradicts', 'LIST_DENIES']);
    expect(review.claims.flatMap(({ facts }) => facts['outpoint'] ?? [])).toContain(nameOf(place));
    expect(await agreed(a, review)).toBe('FLOW_STATE');
    expect(a.acted()).toEqual(before);
  });

  it.each<[string, Partial<PinnedAsset>, RegExp]>([
    ['decimals', { precision: 4 }, /4 decimals/],
    ['ticker', { ticker: 'GOLX' }, /GOLX/],
    ['kind', { schema: 'CFA' }, /CFA/],
  ])('stops a send of an asset whose %s the service tells otherwise', async (_, names, first) => {
    const asked = sendForm(a.walletId, [await blinded(a.bob, gold, 300)]);
    keep(names);
    const failure = await a.app.failure('signing.beginSend', asked);
    expect(failure).toMatchObject({ code: 'ASSET_RENAMED', facts: { assetId: gold, byGenesis: true } });
    expect((failure.facts as { first: string }).first).toMatch(first);
    await a.app.get('wallet.refresh', { walletId: a.walletId });
    // Seen, and kept as it was issued: from then on amounts go by that.
    await a.app.get('assets.decideName', { walletId: a.walletId, assetId: gold, take: 'first' });
    expect(await a.app.ask('signing.beginSend', asked)).toMatchObject({ ok: true });
  });
});
