import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { blockHash, headerAt } from '../../src-main/headers/header.ts';
import { CHAINS } from '../../src-main/headers/rules.ts';
import { readWholeTransaction } from '../../src-main/verify/psbt/transaction.ts';
import { chainOf, followed } from './chain-client.ts';
import { startPractice } from './service.ts';

const ADDRESS = 'bcrt1p8wpt9v4frpf3tkn0srd97pksgsxc5hs52lafxwru9kgeephvs7rqjeprhg';
const SCRIPT = Buffer.from('51203b82b2b2a9185315da6f80da5f06d0440d8a5e1457fa93387c2d919c86ec8786', 'hex');

describe('the practice chain, asked as any other', () => {
  it('is regtest’s, and its headers keep every rule', async () => {
    const practice = startPractice();
    await practice.mine(30);
    const { rules, file, api } = await followed(practice);
    expect(rules).toBe(CHAINS.regtest);
    const all = await file.read(0, await file.end());
    expect(blockHash(headerAt(all, 0))).toBe(CHAINS.regtest.genesis);
    expect(await api.tip()).toEqual({ height: 130, header: headerAt(all, 130) });
  });

  it('proves where each transaction of an odd number lies', async () => {
    const practice = startPractice();
    const txids = [];
    for (const sats of [1_000n, 1_001n, 1_002n, 1_003n]) txids.push(await practice.faucet(ADDRESS, sats));
    await practice.mine(1);
    const { mined } = await followed(practice);
    for (const txid of txids) expect(await mined(txid)).toMatchObject({ state: 'mined', height: 101 });
  });

  it('tells what lies on a script, what waits, and what is gone', async () => {
    const practice = startPractice();
    const api = await chainOf(practice);
    expect([await api.history(SCRIPT), await api.unspent(SCRIPT)]).toEqual([[], []]);
    const first = await practice.faucet(ADDRESS, 1_000n);
    await practice.mine(1);
    const second = await practice.faucet(ADDRESS, 2_000n);
    const found = [
      { txid: first, height: 101 },
      { txid: second, height: null },
    ];
    expect(await api.history(SCRIPT)).toEqual(found);
    expect(await api.unspent(SCRIPT)).toMatchObject([{ amountSats: 1_000n }, { amountSats: 2_000n }]);
    expect(await api.mined(second, Readable.from([SCRIPT]))).toBe('waiting');
    // A coin of the treasury's paid the first.
    const { inputs, outputs } = readWholeTransaction((await api.transaction(first)) ?? new Uint8Array());
    const treasury = outputs.at(-1)?.script ?? new Uint8Array();
    expect((await api.history(treasury)).slice(-2)).toEqual(found);
    const left = (await api.unspent(treasury)).map(({ txid }) => txid);
    expect(left).toContain(first);
    expect(left).not.toContain(inputs[0]?.outpoint.txid);
  });
});
