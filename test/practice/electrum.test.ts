import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { blockHash, headerAt } from '../../src-main/headers/header.ts';
import { CHAINS } from '../../src-main/headers/rules.ts';
import { readWholeTransaction } from '../../src-main/verify/psbt/transaction.ts';
import type { LazyPractice } from '../support/practice.ts';
import { chainOf, followed } from './chain-client.ts';
import { startPractice } from './service.ts';

const ADDRESS = 'bcrt1p8wpt9v4frpf3tkn0srd97pksgsxc5hs52lafxwru9kgeephvs7rqjeprhg';
const SCRIPT = Buffer.from('51203b82b2b2a9185315da6f80da5f06d0440d8a5e1457fa93387c2d919c86ec8786', 'hex');

/** Sends lines and returns the answers, until the server ends the connection or has answered each. */
async function said(practice: LazyPractice, ...lines: (string | object)[]): Promise<unknown[]> {
  const { port } = new URL((await practice.chainAddress()).replace('tcp', 'http'));
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    let heard = '';
    let isOver = false;
    const answers = () => heard.split('\n').slice(0, -1);
    socket
      .on('error', () => undefined)
      .on('data', (piece) => {
        heard += String(piece);
        isOver = answers().length === lines.length;
        if (isOver) socket.end();
      });
    socket.on('close', () => {
      resolve([...answers().map((line): unknown => JSON.parse(line)), ...(isOver ? [] : ['ended'])]);
    });
    socket.write(text.map((line) => `${line}\n`).join(''));
  });
}

const greeting = { jsonrpc: '2.0', id: 0, method: 'server.version', params: ['a test', ['1.4', '1.4.3']] };
const asking = (method: string, ...params: unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params });

describe('the practice chain, asked as any other', () => {
  it('is regtest’s, and its headers keep every rule', async () => {
    const practice = startPractice();
    await practice.mine(30);
    const { rules, file, api } = await followed(practice);
    expect(rules).toBe(CHAINS.regtest);
    const all = await file.read(0, await file.end());
    expect(blockHash(headerAt(all, 0))).toBe(CHAINS.regtest.genesis);
    expect(await api.tip()).toEqual({ height: 130, header: headerAt(all, 130) });
    const [, behind] = await said(practice, greeting, asking('blockchain.block.headers', 131, 5));
    expect(behind).toMatchObject({ result: { hex: '', count: 0, max: 2_016 } });
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
    // A coin of the treasury paid the first transaction.
    const { inputs, outputs } = readWholeTransaction((await api.transaction(first)) ?? new Uint8Array());
    const treasury = outputs.at(-1)?.script ?? new Uint8Array();
    expect((await api.history(treasury)).slice(-2)).toEqual(found);
    const left = (await api.unspent(treasury)).map(({ txid }) => txid);
    expect(left).toContain(first);
    expect(left).not.toContain(inputs[0]?.outpoint.txid);
  });
});

describe('it refuses', () => {
  const TXID = 'ab'.repeat(32);
  it.each<[string, object, number]>([
    ['an unknown method', asking('blockchain.relayfee'), -32601],
    ['a transaction that is none', asking('blockchain.transaction.broadcast', '00'), 1],
    ['a hash that is none', asking('blockchain.transaction.get', 'zz'), -32602],
    ['too many params', asking('blockchain.estimatefee', 1, 1), -32602],
    ['a height below none', asking('blockchain.block.headers', -1, 1), -32602],
    ['a list of questions', [asking('blockchain.estimatefee', 6)], -32600],
    ['to be greeted twice', { ...greeting, id: 1 }, -32600],
    ['a transaction that it does not know', asking('blockchain.transaction.get', TXID), 2],
    ['a place in a block where it is not', asking('blockchain.transaction.get_merkle', TXID, 5), 1],
  ])('%s, and goes on', async (_, question, code) => {
    const practice = startPractice();
    const answers = await said(practice, greeting, question, asking('blockchain.estimatefee', 6));
    expect(answers).toMatchObject([{ id: 0 }, { error: { code } }, { result: 0.00002 }]);
  });

  it('what is no JSON, by its code', async () =>
    expect(await said(startPractice(), greeting, '{')).toMatchObject([
      {},
      { id: null, error: { code: -32700 } },
    ]));

  it.each<[string, (string | object)[]]>([
    ['does not greet first', [asking('blockchain.estimatefee', 6)]],
    ['is a web page', ['GET / HTTP/1.1', '']],
  ])('whoever %s, without a word', async (_, lines) => {
    expect(await said(startPractice(), ...lines)).toEqual(['ended']);
  });

  it('another version of the protocol, and all that comes behind it', async () => {
    const later = { ...greeting, params: ['a test', '2.0'] };
    const answers = await said(startPractice(), later, asking('blockchain.estimatefee', 6));
    expect(answers).toMatchObject([{ error: { code: 1 } }, 'ended']);
  });

  it.each([
    ['a line that is too long', `"${'x'.repeat(100_000)}"`],
    ['one that does not end', 'x'.repeat(200_000)],
  ])('%s, by ending it', async (_, line) => {
    expect(await said(startPractice(), greeting, line)).toMatchObject([{ id: 0 }, 'ended']);
  });

  it('everybody, once practice is closed; the next start has a port of its own', async () => {
    const practice = startPractice();
    const api = await chainOf(practice);
    const before = await practice.chainAddress();
    expect((await api.tip()).height).toBe(100);
    await practice.close();
    await expect(api.tip()).rejects.toMatchObject({ failure: { code: 'SERVICE_UNREACHABLE' } });
    expect((await (await chainOf(practice)).tip()).height).toBe(100);
    expect(await practice.chainAddress()).not.toBe(before);
  });
});
