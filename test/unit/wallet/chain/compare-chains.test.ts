import { describe, expect, it, onTestFinished } from 'vitest';
import { fails } from '../fails.ts';
import { blockHash, headerAt } from '../../../../src-main/headers/header.ts';
import { DIRECT } from '../../../../src-main/base/service/route.ts';
import type { ChainRules } from '../../../../src-main/headers/rules.ts';
import { createOpenChain } from '../../../../src-main/services/chain/open.ts';
import { openHeaderFiles } from '../../../../src-main/records/header-file.ts';
import { compareChains } from '../../../../src-main/wallet/chain/compare-chains.ts';
import { startElectrumServer } from '../../../support/chain/electrum-server.ts';
import { FIRST_S } from '../../../support/chain/mine.ts';
import { createChainWorld, hexOf, type ChainWorld } from '../../../support/chain/world.ts';
import { failureOf } from '../../../support/failure-of.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { anyHost } from '../../../support/any-host.ts';

const clock = { nowMs: () => (FIRST_S + 90_000_000) * 1000, monotonicMs: () => performance.now() };

/** The headers here are those of a first server; the second one has the same blocks until a test has it otherwise. */
async function given(blocks = 50) {
  const [first, second] = [createChainWorld(), createChainWorld()];
  for (const world of [first, second]) world.mine(blocks);
  const server = await startElectrumServer(second);
  onTestFinished(() => server.close());
  const api = createOpenChain(anyHost)({ kind: 'electrum', address: server.address, way: DIRECT });
  const file = openHeaderFiles(tempFolder())(first.rules);
  const put = (world: ChainWorld = first) => file.put(world.headers());
  await put();
  const compare = (rules: ChainRules = first.rules, from = file) =>
    compareChains({ clock, rules, file: from, api });
  return { first, second, server, file, put, compare };
}

const SAME = { isForked: false, hasMoreWork: false };

describe('two servers on one chain', () => {
  it('agree up to the newest block, and where one is a few blocks further', async () => {
    const all = await given();
    expect(await all.compare()).toEqual({ state: 'agrees', height: 50, blocks: 0, ...SAME });
    all.second.mine(3);
    expect(await all.compare()).toEqual({ state: 'agrees', height: 50, blocks: 3, ...SAME });
    all.first.mine(6);
    await all.put();
    expect(await all.compare()).toEqual({ state: 'agrees', height: 53, blocks: 3, ...SAME });
  });

  it('differ in how far they are, which is said from the fourth block on', async () => {
    const all = await given();
    all.second.mine(4);
    expect(await all.compare()).toEqual({ state: 'ahead', height: 50, blocks: 4, ...SAME });
    all.first.mine(8);
    await all.put();
    expect(await all.compare()).toEqual({ state: 'behind', height: 54, blocks: 4, ...SAME });
  });

  it('are asked for one header where both have the same newest block, and nothing is written', async () => {
    const all = await given();
    const before = await all.file.read(0, 1e6);
    await all.compare();
    expect(all.server.asked).toEqual([
      'server.version',
      'blockchain.headers.subscribe',
      'blockchain.block.headers',
    ]);
    all.second.reorganise(20, 60, 'other');
    await all.compare();
    expect(await all.file.read(0, 1e6)).toEqual(before);
  });

  it('are not compared before the last known block is reached', async () => {
    const all = await given();
    const checkpoints = [{ height: 51, hash: '00'.repeat(32) }];
    expect(await all.compare({ ...all.first.rules, checkpoints })).toBeNull();
    expect(all.server.asked).toEqual([]);
  });
});

it('two servers with other blocks agree up to where they part where that is of two, and differ else: with less work, as much, and more', async () => {
  const all = await given();
  all.second.reorganise(49, 2, 'other');
  const agrees = { state: 'agrees', height: 48, blocks: 2 };
  expect(await all.compare()).toEqual({ ...agrees, isForked: true, hasMoreWork: false });
  const differs = { state: 'differs', height: 39, isForked: true };
  all.second.reorganise(40, 5, 'shorter');
  expect(await all.compare()).toEqual({ ...differs, blocks: 11, hasMoreWork: false });
  all.second.reorganise(40, 11, 'as long');
  expect(await all.compare()).toEqual({ ...differs, blocks: 11, hasMoreWork: false });
  all.second.reorganise(40, 12, 'longer');
  expect(await all.compare()).toEqual({ ...differs, blocks: 12, hasMoreWork: true });
});

describe('a second server that lies', () => {
  it('is refused where a header of its fork breaks a rule', async () => {
    const all = await given();
    all.second.reorganise(40, 12, 'other');
    const bytes = Buffer.from(all.second.headers().bytes);
    bytes.writeUInt8(bytes.readUInt8(45 * 80 + 40) ^ 1, 45 * 80 + 40);
    all.server.lie({
      methods: {
        'blockchain.block.headers': (from, count) => ({
          hex: bytes.subarray(Number(from) * 80, (Number(from) + Number(count)) * 80).toString('hex'),
        }),
      },
    });
    await fails(failureOf(all.compare()), 'CHAIN_REFUSED');
  });

  it('is refused where blocks on top of ours have no work', async () => {
    const all = await given();
    all.server.lie({
      methods: {
        'blockchain.headers.subscribe': () => ({ height: 60, hex: hexOf(all.second, 50) }),
        'blockchain.block.headers': (from, count) => ({
          hex: Number(from) > 50 ? '00'.repeat(80 * Number(count)) : hexOf(all.second, Number(from)),
        }),
      },
    });
    await fails(failureOf(all.compare()), 'CHAIN_REFUSED', { height: 51 });
  });

  it('is not followed back behind a known block, nor asked for what lies before it', async () => {
    const all = await given(100);
    const hash = blockHash(headerAt(all.first.headers(), 30));
    all.second.reorganise(10, 200, 'behind it');
    const rules = { ...all.first.rules, checkpoints: [{ height: 30, hash }] };
    await fails(failureOf(all.compare(rules)), 'CHAIN_REFUSED', { problem: 'checkpoint', height: 30 });
    expect(await all.file.end()).toBe(101);
  });

  it('is not called another one because the headers here were cut meanwhile', async () => {
    const all = await given();
    all.second.reorganise(40, 12, 'other');
    const cutMeanwhile = {
      ...all.file,
      read: async (from: number, to: number) => {
        await all.file.cut(30);
        return all.file.read(from, to);
      },
    };
    expect(await all.compare(all.first.rules, cutMeanwhile)).toBeNull();
  });
});
