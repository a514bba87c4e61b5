import { beforeEach, describe, expect, it } from 'vitest';
import { assetApp, blinded, sendForm, settle, type AssetApp } from './asset-app.ts';
import { readRaw, writeRaw } from '../../support/psbt/raw-psbt.ts';
import { fiveSlots } from './app.ts';
import type { Confirm, Tell } from '../../../src-main/ports/index.ts';
import { createLine, ownClock, type Line, type OwnClock } from './flow-cases/support.ts';

/** What each act asks of a service, whose every list may take ten seconds: no question comes back unseen. */

let a: AssetApp;
let line: Line;
let clock: OwnClock;
let walletId: string;
/** What the page asks when it hears that the wallet changed. */
let onChanged: (() => Promise<unknown>) | null;
let readings: Promise<unknown>[];
/** What goes on while main's question stands, which is answered with a yes. */
let whileAsked: () => Promise<unknown>;

beforeEach(async () => {
  clock = ownClock();
  line = createLine(clock.nowMs);
  [onChanged, readings] = [null, []];
  whileAsked = () => Promise.resolve();
  const confirm: Confirm = {
    kind: 'page',
    ask: () => whileAsked().then(() => true),
    turnBack: () => undefined,
    answer: () => undefined,
  };
  const tell: Tell = (name) => {
    if (name === 'wallet.changed' && onChanged !== null) readings.push(onChanged());
  };
  a = await assetApp(6, 2_000, { clock, tell, confirm, openWalletApi: line.openWalletApi });
  ({ walletId } = a);
  // As the page has it, whatever is open.
  await a.app.get('wallet.overview', { walletId });
  line.asked.length = 0;
});

/** The calls since the last time. */
const asked = (): string[] => line.asked.splice(0).map(({ call }) => call);

const LIST = 'listUnspents';
const approvalOf = ({ flowId, digest }: { readonly flowId: string; readonly digest: string }) => ({
  ...{ flowId, digest, acceptNotProved: false },
});

describe('making slots', () => {
  const begin = () => a.app.get('signing.beginSlots', { walletId, ...fiveSlots });

  it('is planned and built by the list that is shown, looked at once since the press of Sign and once after', async () => {
    await a.app.get('signing.planSlots', { walletId, ...fiveSlots });
    expect(asked()).toEqual([]);
    const review = await begin();
    expect(asked()).toEqual(['createUtxosBegin']);
    expect(await a.app.get('signing.approve', approvalOf(review))).toMatchObject({ created: 5 });
    expect(asked()).toEqual([LIST, 'createUtxosEnd', LIST]);
  });

  it('asks for a list first where what is shown is too old, or anything changed since', async () => {
    clock.pass(121_000);
    await begin();
    expect(asked()).toEqual([LIST, 'createUtxosBegin']);
    await a.app.get('practice.faucet', { walletId, amountSats: 7_000 });
    await begin();
    expect(asked()).toEqual([LIST, 'createUtxosBegin']);
  });

  it('leaves by no list from before the press of Sign: where none can be had, nothing leaves', async () => {
    const review = await begin();
    await a.app.get('wallet.overview', { walletId });
    line.refused.add(LIST);
    expect((await a.app.failure('signing.approve', approvalOf(review))).code).toBe('SERVICE_UNREACHABLE');
    expect(line.count('createUtxosEnd')).toBe(0);
    expect(a.stateOf(review.flowId)).toBe('signed');
  });

  it('is judged anew by a list of now where the service built by a coin that came after the one that is shown', async () => {
    const last = await a.app.get('wallet.lastAddress', { walletId });
    // Nobody hears of it.
    await a.app.practice.faucet(last?.address ?? '', 50_000n);
    const review = await begin();
    expect(review.outcome).toBe('proved');
    expect(review.inputs.map(({ amountSats }) => amountSats)).toContain(50_000);
    expect(asked()).toEqual(['createUtxosBegin', LIST]);
    expect(await a.app.get('signing.approve', approvalOf(review))).toMatchObject({ created: 5 });
  });

  it('is refused all the same where the list of now contradicts it, too', async () => {
    a.app.practice.faults.once({
      kind: 'tamperPsbt',
      endpoint: 'createutxosbegin',
      change: (psbt) => {
        const raw = readRaw(psbt);
        const [first] = raw.tx.outputs;
        if (first !== undefined) first.script = `0014${'ab'.repeat(20)}`;
        return writeRaw(raw);
      },
    });
    const review = await begin();
    expect(review.outcome).toBe('contradicts');
    expect(a.stateOf(review.flowId)).toBe('contradicted');
    expect((await a.app.failure('signing.approve', approvalOf(review))).code).toBe('FLOW_STATE');
    expect(asked()).toEqual(['createUtxosBegin', LIST]);
  });
});

describe('a send', () => {
  it('asks together what hangs on nothing else, and leaves after one look', async () => {
    const assetId = await a.issue('TEST', 1_000n);
    await a.refresh();
    await a.app.get('wallet.overview', { walletId });
    const paid = await blinded(a.bob, assetId, 300);
    line.asked.length = 0;
    const review = await a.app.get('signing.beginSend', sendForm(walletId, [paid]));
    const [first, second, third, ...then] = asked();
    expect([first, second, third].sort()).toEqual(['assetBalance', 'decodeRgbInvoice', 'listAssets']);
    expect(then).toEqual(['sendBegin']);
    await a.app.get('signing.approve', approvalOf(review));
    expect(asked()).toEqual([LIST, 'sendEnd', 'listTransfers']);
    await settle(a);
    line.asked.length = 0;
    // What waits, waits for the list of its asset alone.
    await a.refresh();
    expect(asked()).toEqual(['refresh', 'listAssets', 'listTransfers']);
  });
});

it('plain bitcoin is planned by the list that is shown, and leaves after one look', async () => {
  const asks = { walletId, address: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', rateSatsPerVb: 2 };
  await a.app.get('signing.planSendBtc', { ...asks, amountSats: 10_000 });
  const review = await a.app.get('signing.beginSendBtc', { ...asks, amountSats: 10_000 });
  expect(asked()).toEqual(['sendBtcBegin']);
  expect(await a.app.get('signing.approve', approvalOf(review))).toMatchObject({ listed: true });
  expect(asked()).toEqual([LIST, 'sendBtcEnd', LIST]);
});

describe('with the page, which reads anew what changed', () => {
  beforeEach(() => {
    onChanged = () =>
      Promise.all([a.app.get('wallet.overview', { walletId }), a.app.get('wallet.unspents', { walletId })]);
  });

  it('what came of an act is one list for both', async () => {
    const review = await a.app.get('signing.beginSlots', { walletId, ...fiveSlots });
    expect(asked()).toEqual(['createUtxosBegin']);
    await a.app.get('signing.approve', approvalOf(review));
    await Promise.all(readings);
    expect(asked()).toEqual([LIST, 'createUtxosEnd', LIST, 'btcBalance']);
  });
});
