import { readFileSync, writeFileSync } from 'node:fs';
import { fails } from '../fails.ts';
import { join as path } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { blockHash, endOf, headerAt, type Headers } from '../../../../src-main/headers/header.ts';
import { transactionId } from '../../../../src-main/verify/psbt/transaction.ts';
import { DIRECT } from '../../../../src-main/base/service/route.ts';
import { createOpenChain } from '../../../../src-main/services/chain/open.ts';
import { openHeaderFiles } from '../../../../src-main/records/header-file.ts';
import {
  checkFile,
  followChain,
  type ChainProgress,
} from '../../../../src-main/wallet/chain/follow-chain.ts';
import { findChain } from '../../../../src-main/wallet/connection/find-chain.ts';
import { createFinder, findMined } from '../../../../src-main/wallet/chain/find-mined.ts';
import { startElectrumServer } from '../../../support/chain/electrum-server.ts';
import { cut, FIRST_S, join, mine } from '../../../support/chain/mine.ts';
import { createChainWorld, madeTransaction, type ChainWorld } from '../../../support/chain/world.ts';
import { failureOf } from '../../../support/failure-of.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { anyHost } from '../../../support/any-host.ts';

const clock = { nowMs: () => (FIRST_S + 90_000_000) * 1000, monotonicMs: () => performance.now() };

async function given(blocks = 50, changes: Parameters<typeof createChainWorld>[0] = {}) {
  const world = createChainWorld(changes);
  world.mine(blocks);
  const server = await startElectrumServer(world);
  onTestFinished(() => server.close());
  const folder = tempFolder();
  const api = createOpenChain(anyHost)({ kind: 'electrum', address: server.address, way: DIRECT });
  const file = openHeaderFiles(folder)(world.rules);
  const told: ChainProgress[] = [];
  let stopped = false;
  const follow = (rules = world.rules) =>
    followChain({
      clock,
      rules,
      file,
      api,
      told: (progress) => told.push(progress),
      isStopped: () => stopped,
    });
  return { world, server, api, file, folder, told, follow, stop: (now: boolean) => (stopped = now) };
}

const isWhole = async ({ world, file }: Awaited<ReturnType<typeof given>>): Promise<boolean> =>
  Buffer.from(world.headers().bytes).equals((await file.read(0, 1e6)).bytes);

describe('following a chain', () => {
  it('fetches it piece by piece, tells how far it is, and asks for new blocks alone later', async () => {
    const all = await given(4_500);
    await all.follow();
    expect(all.told).toEqual([2_015, 4_031, 4_500].map((height) => ({ height, of: 4_500 })));
    expect(await isWhole(all)).toBe(true);
    all.world.mine(2);
    const before = all.server.asked.length;
    await all.follow();
    expect(await isWhole(all)).toBe(true);
    expect(
      all.server.asked.slice(before).filter((method) => method === 'blockchain.block.headers'),
    ).toHaveLength(2);
    await all.follow();
    expect(all.told).toHaveLength(4);
  });

  it('takes a branch with more work in the place of ours, at whatever depth', async () => {
    for (const depth of [1, 2, 3, 7, 40]) {
      const all = await given();
      await all.follow();
      all.world.reorganise(51 - depth, depth + 1, `depth ${depth}`);
      await all.follow();
      expect(await isWhole(all)).toBe(true);
    }
  });

  it('keeps ours where another branch has no more work', async () => {
    const all = await given();
    await all.follow();
    const ours = await all.file.read(0, 1e6);
    all.world.reorganise(45, 6, 'as long');
    await fails(failureOf(all.follow()), 'CHAIN_REFUSED', { problem: 'lessWork', height: 50 });
    all.world.reorganise(45, 3, 'shorter');
    expect(await failureOf(all.follow())).toMatchObject({ facts: { problem: 'lessWork' } });
    expect(await all.file.read(0, 1e6)).toEqual(ours);
  });

  it('takes fewer blocks with more work, and then not more with less', async () => {
    const all = await given(2_020, { retargets: true });
    const { rules } = all.world;
    await all.follow();
    // Both leave the stem before the retarget at 2,016: what came fast is harder from there on.
    const stem = cut(all.world.headers(), 0, 1_000);
    const branch = (everyS: number, to: number) =>
      join(stem, mine(rules, stem, to - 1_000, { everyS, salt: `${everyS}` }));
    const [hard, easy] = [branch(1, 2_019), branch(900, 2_021)];
    const serve = (headers: Headers): void => {
      const tip = endOf(headers) - 1;
      const hex = (from: unknown, count: unknown) =>
        Buffer.from(headers.bytes.subarray(Number(from) * 80, (Number(from) + Number(count)) * 80)).toString(
          'hex',
        );
      all.server.lie({
        methods: {
          'blockchain.headers.subscribe': () => ({ height: tip, hex: hex(tip, 1) }),
          'blockchain.block.headers': (from, count) => ({ hex: hex(from, count) }),
        },
      });
    };
    serve(hard);
    await all.follow();
    expect(await all.file.end()).toBe(2_019);
    serve(easy);
    expect(await failureOf(all.follow())).toMatchObject({ facts: { problem: 'lessWork', height: 2_018 } });
    expect((await all.file.read(0, 1e6)).bytes).toEqual(Buffer.from(hard.bytes));
  });

  it('refuses a header that breaks a rule, and keeps those before its piece', async () => {
    const all = await given(2_020);
    const honest = all.world.headers().bytes;
    all.server.lie({
      methods: {
        'blockchain.block.headers': (from, count) => {
          const bytes = Buffer.from(honest.subarray(Number(from) * 80, (Number(from) + Number(count)) * 80));
          if (Number(from) > 0) bytes.writeUInt8(bytes.readUInt8(80 + 40) ^ 1, 80 + 40);
          return { hex: bytes.toString('hex') };
        },
      },
    });
    await fails(failureOf(all.follow()), 'CHAIN_REFUSED');
    expect(await all.file.end()).toBe(2_016);
  });

  it('keeps nothing of a chain on which a known block is another', async () => {
    const all = await given();
    const rules = { ...all.world.rules, checkpoints: [{ height: 30, hash: '00'.repeat(32) }] };
    expect(await failureOf(all.follow(rules))).toMatchObject({
      facts: { problem: 'checkpoint', height: 30 },
    });
    expect(await all.file.end()).toBe(0);
  });

  it('goes back behind no known block', async () => {
    const all = await given();
    const hash = blockHash(headerAt(all.world.headers(), 30));
    const rules = { ...all.world.rules, checkpoints: [{ height: 30, hash }] };
    await all.follow(rules);
    all.world.reorganise(30, 40, 'behind it');
    expect(await failureOf(all.follow(rules))).toMatchObject({
      facts: { problem: 'checkpoint', height: 30 },
    });
    expect(await all.file.end()).toBe(51);
  });
});

it('the headers on this disk are kept up to the first that breaks a rule', async () => {
  const all = await given(2_100);
  await all.follow();
  const name = path(all.folder, 'headers-mainnet.bin');
  const bytes = readFileSync(name);
  bytes.writeUInt8(bytes.readUInt8(80 + 2_050 * 80 + 40) ^ 1, 80 + 2_050 * 80 + 40);
  writeFileSync(name, bytes);
  await checkFile(all.world.rules, all.file);
  const end = await all.file.end();
  expect([2_050, 2_051]).toContain(end);
  await all.follow();
  expect(await isWhole(all)).toBe(true);
});

it('the headers on this disk are none where a known block is another', async () => {
  const all = await given();
  await all.follow();
  await checkFile({ ...all.world.rules, checkpoints: [{ height: 30, hash: '00'.repeat(32) }] }, all.file);
  expect(await all.file.end()).toBe(0);
});

it('which chain a server tells of is none of this network where its first block is another', async () => {
  const all = await given();
  await fails(failureOf(findChain(all.api, 'regtest')), 'CHAIN_REFUSED', { problem: 'otherChain' });
});

describe('where a transaction was', () => {
  const [one, other] = [madeTransaction('ours'), madeTransaction('other')];
  async function remembered(mostBytes?: number) {
    const all = await given();
    all.world.mine(3, [one, other]);
    await all.follow();
    const finder = createFinder(all.api, all.world.rules, mostBytes);
    const find = async (raw: Uint8Array) => {
      const before = all.server.asked.length;
      const found = await finder(transactionId(raw), all.file);
      return { found, asked: all.server.asked.length > before };
    };
    return { ...all, find };
  }

  it('is counted from its block, and asked again once that is gone', async () => {
    const all = await remembered();
    const { found, asked } = await all.find(one);
    expect([found.state, asked]).toEqual(['mined', true]);
    all.world.mine(2);
    await all.follow();
    expect(await all.find(one)).toEqual({ found: { ...found, confirmations: 5 }, asked: false });
    all.world.reorganise(51, 8, 'other');
    await all.follow();
    const gone = await all.find(one);
    expect([gone.found.state === 'mined', gone.asked]).toEqual([false, true]);
    all.world.mine(1, [one]);
    await all.follow();
    const mined = { state: 'mined', height: 59 };
    expect(await all.find(one)).toMatchObject({ found: mined, asked: true });
    expect(await all.find(one)).toMatchObject({ found: mined, asked: false });
  });

  it('is not believed where the headers were cut below it, nor remembered beyond so many bytes', async () => {
    const all = await remembered(one.length + other.length - 1);
    await all.find(one);
    await all.find(other);
    expect((await all.find(other)).asked).toBe(false);
    expect((await all.find(one)).asked).toBe(true);
    await all.file.cut(51);
    expect(await all.find(one)).toMatchObject({ found: { state: 'unchecked' }, asked: true });
  });
});

describe('where a transaction is', () => {
  const raw = madeTransaction('ours');
  const txid = transactionId(raw);
  async function mined() {
    const all = await given();
    all.world.mine(3, [madeTransaction('one'), raw]);
    const find = (rules: ChainWorld['rules'] = all.world.rules) => findMined(all.api, rules, all.file, txid);
    return { ...all, find };
  }

  it('is proved by a checked header, and counted from its block', async () => {
    const all = await mined();
    expect(await all.find()).toMatchObject({ state: 'unchecked' });
    await all.follow();
    const hash = blockHash(headerAt(all.world.headers(), 51));
    expect(await all.find()).toEqual({
      state: 'mined',
      raw: Buffer.from(raw),
      height: 51,
      blockHash: hash,
      confirmations: 3,
    });
  });

  it('is not known after a reorganisation that left it out', async () => {
    const all = await mined();
    await all.follow();
    all.world.reorganise(50, 6, 'without it');
    await all.follow();
    expect(await all.find()).toEqual({ state: 'waiting', raw: Buffer.from(raw) });
  });

  it('is not believed at another height, or with another branch', async () => {
    const all = await mined();
    await all.follow();
    const place = all.world.placeOf(txid);
    const lie = (height: number, merkle: readonly string[]) =>
      all.server.lie({
        methods: {
          'blockchain.scripthash.get_history': () => [{ tx_hash: txid, height }],
          'blockchain.transaction.get_merkle': () => ({ block_height: height, merkle, pos: place?.position }),
        },
      });
    lie(20, place?.hashes ?? []);
    await fails(failureOf(all.find()), 'CHAIN_REFUSED', { problem: 'proof', height: 20 });
    lie(51, ['11'.repeat(32), '22'.repeat(32)]);
    expect(await failureOf(all.find())).toMatchObject({ facts: { problem: 'proof', height: 51 } });
    lie(500, place?.hashes ?? []);
    expect(await all.find()).toMatchObject({ state: 'unchecked' });
  });

  it('counts for nothing before the last known block is reached, and is early before the first', async () => {
    const all = await mined();
    await all.follow();
    const known = { ...all.world.rules, checkpoints: [{ height: 99, hash: '00'.repeat(32) }] };
    expect(await all.find(known)).toMatchObject({ state: 'unchecked' });
    expect(await all.find({ ...all.world.rules, from: 52 })).toMatchObject({ state: 'early' });
  });

  it('is unknown where the server has none', async () => {
    const all = await given();
    expect(await findMined(all.api, all.world.rules, all.file, txid)).toEqual({ state: 'unknown' });
  });
});
