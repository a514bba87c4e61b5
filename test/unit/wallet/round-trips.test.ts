import { beforeEach, describe, expect, it } from 'vitest';
import { approvalOf, fiveSlots } from './app.ts';
import { freshApp, settle } from './asset-app.ts';
import { fails } from './fails.ts';

/** What each act asks of a service, whose every list may take ten seconds: no question comes back unseen. */

const a = freshApp({ issued: [1_000n] });

beforeEach(async () => {
  // As the page has it, whatever is open.
  await a.get('wallet.overview', {});
  asked();
});

/** The calls since the last time. */
const asked = (): string[] => a.line.asked.splice(0).map(({ call }) => call);
const begin = () => a.get('signing.beginSlots', fiveSlots);
const approve = (review: Parameters<typeof approvalOf>[0]) =>
  a.app.get('signing.approve', approvalOf(review));

const LIST = 'listUnspents';

describe('making slots', () => {
  it('is planned and built by the list that is shown, looked at once since the press of Sign and once after', async () => {
    await a.get('signing.planSlots', fiveSlots);
    expect(asked()).toEqual([]);
    const review = await begin();
    expect(asked()).toEqual(['createUtxosBegin']);
    expect(await approve(review)).toMatchObject({ created: 5 });
    expect(asked()).toEqual([LIST, 'createUtxosEnd', LIST]);
  });

  it('asks for a list first where what is shown is too old, or anything changed since', async () => {
    a.clock.pass(121_000);
    await begin();
    expect(asked()).toEqual([LIST, 'createUtxosBegin']);
    await a.get('practice.faucet', { amountSats: 7_000 });
    await begin();
    expect(asked()).toEqual([LIST, 'createUtxosBegin']);
  });

  it('leaves by no list from before the press of Sign: where none can be had, nothing leaves', async () => {
    const review = await begin();
    await a.get('wallet.overview', {});
    a.line.refused.add(LIST);
    await fails(a.app.failure('signing.approve', approvalOf(review)), 'SERVICE_UNREACHABLE');
    expect([a.line.count('createUtxosEnd'), a.stateOf(review.flowId)]).toEqual([0, 'signed']);
  });

  it('is judged anew by a list of now where the service built by a coin that came after the one that is shown', async () => {
    const last = await a.get('wallet.lastAddress', {});
    // Nobody hears of it.
    await a.app.practice.faucet(last?.address ?? '', 50_000n);
    const review = await begin();
    expect(review.outcome).toBe('proved');
    expect(review.inputs.map(({ amountSats }) => amountSats)).toContain(50_000);
    expect(asked()).toEqual(['createUtxosBegin', LIST]);
    expect(await approve(review)).toMatchObject({ created: 5 });
  });
});

it('a send asks together what hangs on nothing else, and leaves after one look', async () => {
  const review = await a.begin([await a.to(300)]);
  const [first, second, third, ...then] = asked();
  expect([first, second, third].sort()).toEqual(['assetBalance', 'decodeRgbInvoice', 'listAssets']);
  expect(then).toEqual(['sendBegin']);
  await approve(review);
  expect(asked()).toEqual([LIST, 'sendEnd', 'listTransfers']);
  await settle(a);
  asked();
  // What waits, waits for the list of its asset alone.
  await a.refresh();
  expect(asked()).toEqual(['refresh', 'listAssets', 'listTransfers']);
});
