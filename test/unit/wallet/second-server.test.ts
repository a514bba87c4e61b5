import { describe, expect, it, onTestFinished } from 'vitest';
import { fails, failsWith } from './fails.ts';
import { startElectrumServer } from '../../support/chain/electrum-server.ts';
import { commitmentOnly, createRegtestWorld, idOf, madeTransaction } from '../../support/chain/world.ts';
import { fundedApp } from './app.ts';
import { heldTimers } from '../../support/manual-timers.ts';

/** A wallet with a first server of the chain, and a second one on the same blocks that it does not use yet. */
async function given() {
  const patience = heldTimers(10_000);
  const { app, walletId } = await fundedApp('loopback', { timers: patience.timers });
  const [first, second] = [createRegtestWorld(), createRegtestWorld()];
  for (const world of [first, second]) world.mine(20);
  const [one, other] = [await startElectrumServer(first), await startElectrumServer(second)];
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await other.close();
    isOpen = false;
  };
  onTestFinished(async () => {
    await Promise.all([one.close(), close()]);
  });
  await app.get('chain.use', { walletId, address: one.address });
  const read = () => app.get('chain.read', { walletId });
  const follow = () => app.get('chain.follow', { walletId });
  const compared = async () => (await follow()).second;
  return {
    ...{ app, walletId, first, second, one, other, close, read, follow, patience },
    use: (address = other.address) => app.get('chain.useSecond', { walletId, address }),
    refused: (address: string) => app.failure('chain.useSecond', { walletId, address }),
    compared,
    /** The comparison that its use began may be under way still, with what it said before. */
    says: (wanted: object) => expect.poll(compared, { timeout: 10_000 }).toMatchObject(wanted),
    where: async (raw: Uint8Array) => app.get('chain.whereabouts', { walletId, txid: idOf(raw) }),
  };
}

describe('a second server', () => {
  it('is asked only after the person agreed, and for blocks alone where the first one proves the rest', async () => {
    const all = await given();
    all.app.user.agrees = false;
    expect(await all.use()).toMatchObject({ outcome: 'aborted', view: { second: null } });
    await all.follow();
    expect(all.other.asked).toEqual([]);
    all.app.user.agrees = true;
    const raw = madeTransaction('asked about');
    all.first.mine(1, [raw]);
    expect(await all.use()).toMatchObject({
      outcome: 'used',
      view: { source: { address: all.one.address } },
    });
    expect(all.app.user.asked.at(-1)?.details[0]).toContain(all.other.address);
    await all.where(raw);
    expect(new Set(all.other.asked)).toEqual(
      new Set(['server.version', 'blockchain.headers.subscribe', 'blockchain.block.headers']),
    );
  });

  it('is none without a first one, none that is the first one, and none beside the practice chain', async () => {
    const all = await given();
    const notCompared = { code: 'URL_REFUSED', facts: { reason: 'notCompared' } };
    expect(await all.refused(all.one.address)).toEqual(notCompared);
    expect(await all.refused('practice')).toEqual(notCompared);
    await fails(all.refused('not an address'), 'URL_REFUSED');
    await all.app.get('chain.use', { walletId: all.walletId, address: 'practice' });
    expect(await all.refused(all.other.address)).toEqual(notCompared);
    await all.app.get('chain.turnOff', { walletId: all.walletId });
    await failsWith(all.refused(all.other.address), 'CHAIN_OFF', {});
    expect(await all.read()).toMatchObject({ source: null, second: null });
  });
});

describe('where the second server tells of other blocks', () => {
  it('with more work, none of the first verifies anything until the two agree again', async () => {
    const all = await given();
    const [old, young] = [madeTransaction('old'), madeTransaction('young')];
    for (const world of [all.first, all.second]) world.mine(1, [old]);
    all.first.mine(8, [young]);
    await all.use();
    all.second.reorganise(22, 20, 'other');
    await all.says({ state: 'differs', height: 21, hasMoreWork: true, countedBelow: 22 });
    expect(await all.where(young)).toMatchObject({ state: 'unchecked', height: null });
    // Both have its block.
    expect(await all.where(old)).toMatchObject({ state: 'mined', height: 21, confirmations: 1 });
    expect(await all.read()).toMatchObject({ state: 'ready', tip: { height: 29 } });
    // The first turns to the branch of the other one.
    for (const world of [all.first, all.second]) world.reorganise(22, 30, 'the end');
    await all.says({ state: 'agrees', height: 51, countedBelow: null });
    expect(await all.where(old)).toMatchObject({ state: 'mined', confirmations: 31 });
  });

  it('and falls silent or sends nonsense then, nothing counts that did not before', async () => {
    const all = await given();
    const young = madeTransaction('young');
    all.first.mine(8, [young]);
    all.second.mine(9, [], { salt: 'other' });
    await all.use();
    await all.says({ state: 'differs', countedBelow: 21 });
    all.other.lie({ methods: { 'blockchain.headers.subscribe': () => 'nonsense' } });
    await all.says({ state: 'refused', countedBelow: 21 });
    await all.close();
    await all.says({ state: 'silent', countedBelow: 21 });
    expect(await all.where(young)).toMatchObject({ state: 'unchecked' });
  });
});

it('a second server that is of no use and takes its time holds the first up once, and is heard when it answers', async () => {
  const all = await given();
  const waiting: (() => void)[] = [];
  all.other.lie({
    write: (socket, line) => {
      waiting.push(() => socket.write(`${line}\n`));
    },
  });
  await all.use();
  const followed = all.follow();
  await expect.poll(() => all.patience.waiting(), { timeout: 10_000 }).toBe(1);
  all.patience.run();
  expect((await followed).second).toMatchObject({ state: 'silent' });
  // It is not waited for any more.
  expect(await all.follow()).toMatchObject({ state: 'ready', second: { state: 'silent' } });
  all.other.lie({});
  for (const answer of waiting) answer();
  await expect
    .poll(async () => (await all.read()).second, { timeout: 10_000 })
    .toMatchObject({ state: 'agrees', sinceMs: null });
});

describe('where a transaction is, by two servers', () => {
  const hiding = (txid: string) => ({
    methods: {
      'blockchain.transaction.get': (asked: unknown) => {
        throw new Error(asked === txid ? 'no such transaction' : 'nor any other');
      },
    },
  });

  it('is proved by the second where the first hides it', async () => {
    const all = await given();
    const raw = madeTransaction('hidden');
    for (const world of [all.first, all.second]) world.mine(1, [raw]);
    all.one.lie(hiding(idOf(raw)));
    expect(await all.where(raw)).toMatchObject({ state: 'unknown' });
    await all.use();
    expect(await all.where(raw)).toMatchObject({ state: 'mined', height: 21, confirmations: 1 });
    await all.close();
    expect(await all.where(raw)).toMatchObject({ state: 'unknown' });
    expect((await all.read()).second).toMatchObject({ state: 'silent' });
  });

  const bare = (all: Awaited<ReturnType<typeof given>>) => {
    const coin = madeTransaction('coin');
    for (const world of [all.first, all.second]) world.mine(1, [coin]);
    return commitmentOnly('bare', idOf(coin));
  };

  it('is found by what it spends where its only output is a commitment, and waits only where a server says so', async () => {
    const all = await given();
    const raw = bare(all);
    all.first.waits(raw);
    expect(await all.where(raw)).toMatchObject({ state: 'waiting' });
    all.first.mine(1, [raw]);
    expect(await all.where(raw)).toMatchObject({ state: 'mined', height: 22, confirmations: 1 });
    all.one.lie({ methods: { 'blockchain.scripthash.get_history': () => [] } });
    expect(await all.where(raw)).toMatchObject({ state: 'unsaid', height: null, rival: null });
    // Only one of the two has its block.
    all.one.lie({});
    all.second.mine(2, [], { salt: 'other' });
    await all.use();
    await expect
      .poll(() => all.where(raw), { timeout: 10_000 })
      .toMatchObject({ state: 'unchecked', height: null });
  });

  it('is in no block by a proof of the second that leads to none of ours', async () => {
    const all = await given();
    const raw = madeTransaction('invented');
    all.first.waits(raw);
    all.second.mine(1, [raw]);
    await all.use();
    all.other.lie({
      methods: { 'blockchain.scripthash.get_history': () => [{ tx_hash: idOf(raw), height: 5 }] },
    });
    expect(await all.where(raw)).toMatchObject({ state: 'waiting', height: null });
  });

  it('has the rival that only the second shows', async () => {
    const all = await given();
    const coin = madeTransaction('coin');
    const [paid, rival] = ['to us', 'back'].map((salt) => madeTransaction(salt, undefined, idOf(coin)));
    if (paid === undefined || rival === undefined) throw new Error('none');
    for (const world of [all.first, all.second]) world.mine(1, [coin]);
    all.first.waits(paid);
    expect(await all.where(paid)).toMatchObject({ state: 'waiting', rival: null });
    await all.use();
    all.second.waits(rival);
    expect(await all.where(paid)).toMatchObject({ rival: { txid: idOf(rival), height: null } });
    all.first.mine(1);
    all.second.drops(rival);
    expect(await all.where(paid)).toMatchObject({ rival: null });
  });

  it('is not waited for where the second takes too long, nor asked once more in that minute', async () => {
    const all = await given();
    const raw = madeTransaction('waits');
    all.first.waits(raw);
    await all.use();
    await all.says({ state: 'agrees' });
    const waiting: string[] = [];
    all.other.lie({
      write: (socket, line, method) => {
        if (method === 'blockchain.transaction.get') waiting.push(line);
        else socket.write(`${line}\n`);
      },
    });
    const place = all.where(raw);
    await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(1);
    all.patience.run();
    expect(await place).toMatchObject({ state: 'waiting', rival: null });
    expect(waiting).toHaveLength(1);
  });
});
