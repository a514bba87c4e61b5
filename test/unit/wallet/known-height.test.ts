import { describe, expect, it, onTestFinished } from 'vitest';
import { timeOf } from '../../../src-main/headers/header.ts';
import { startElectrumServer } from '../../support/chain/electrum-server.ts';
import { createRegtestWorld } from '../../support/chain/world.ts';
import { fiveSlots, fundedApp } from './app.ts';

const MINUTE_MS = 60_000;

/** A wallet of a service that also speaks to the practice chain's server, as to any other Bitcoin server. */
async function given() {
  const ahead = { todayMs: 0, sinceMs: 0 };
  const { app, walletId } = await fundedApp('loopback', {
    clock: { nowMs: () => Date.now() + ahead.todayMs, monotonicMs: () => performance.now() + ahead.sinceMs },
  });
  const baseUrl = await app.practice.baseUrl();
  await app.get('wallet.connect', { walletId, connection: { kind: 'remote', dialect: 'document', baseUrl } });
  await app.get('wallet.register', { walletId });
  const begun = () => app.get('signing.beginSlots', { walletId, ...fiveSlots });
  const heightOf = (flowId: string): unknown =>
    (app.ports.signings.read(flowId)?.data.built as { limits: { knownHeight: unknown } }).limits.knownHeight;
  return {
    ...{ app, walletId, ahead, begun, heightOf },
    begunAt: async () => heightOf((await begun()).flowId),
    use: async () => app.get('chain.use', { walletId, address: await app.practice.chainAddress() }),
    follow: () => app.get('chain.follow', { walletId }),
    height: async () => (await app.get('practice.status', {})).height,
    mine: (blocks: number) => app.get('practice.mine', { blocks }),
  };
}

describe('the height that a lock time is held against', () => {
  it('is that of the headers that were checked here, and none without a server of the chain', async () => {
    const { begunAt, use, follow, height, app, walletId } = await given();
    expect(await begunAt()).toBeNull();
    await use();
    await follow();
    expect(await begunAt()).toBe(await height());
    await app.get('chain.turnOff', { walletId });
    expect(await begunAt()).toBeNull();
  });

  it('refuses what no miner could take for long, where the service says that the chain is further', async () => {
    const { app, begun, follow, walletId } = await given();
    const world = createRegtestWorld();
    const now = Math.floor(Date.now() / 1000);
    const everyS = (height: number): number => (height === 1 ? now - 60 - timeOf(world.headers().bytes) : 1);
    world.mine(4, [], { everyS });
    const server = await startElectrumServer(world);
    onTestFinished(() => server.close());
    await app.get('chain.use', { walletId, address: server.address });
    await follow();
    const review = await begun();
    expect([review.outcome, review.code]).toEqual(['contradicts', 'LOCKTIME']);
    expect(review.claims.find(({ code }) => code === 'LOCKTIME')?.facts).toMatchObject({ knownHeight: '4' });
    const { flowId, digest } = review;
    expect(await app.ask('signing.approve', { flowId, digest, acceptNotProved: true })).toMatchObject({
      ok: false,
    });
  });

  it('is not known where the server was not asked for a while, or tells of no block for an hour', async () => {
    const { ahead, begunAt, use, follow, height } = await given();
    await use();
    await follow();
    ahead.sinceMs = 2 * MINUTE_MS;
    expect(await begunAt()).toBe(await height());
    ahead.sinceMs = 4 * MINUTE_MS;
    expect(await begunAt()).toBeNull();
    await follow();
    expect(await begunAt()).toBe(await height());
    // What may have been mined since, three times as fast as usual.
    ahead.todayMs = 31 * MINUTE_MS;
    expect(await begunAt()).toBe((await height()) + 9);
    ahead.todayMs = 61 * MINUTE_MS;
    await follow();
    expect(await begunAt()).toBeNull();
  });
});
