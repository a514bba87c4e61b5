import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DIRECT } from '../../../../src-main/base/service/route.ts';
import { transactionId } from '../../../../src-main/verify/psbt/transaction.ts';
import { createOpenChain } from '../../../../src-main/services/chain/open.ts';
import { startEsploraServer } from '../../../support/chain/esplora-server.ts';
import { cut, lastOf } from '../../../support/chain/mine.ts';
import { createChainWorld, madeTransaction, scriptOf, scriptsOf } from '../../../support/chain/world.ts';
import { failureOf } from '../../../support/failure-of.ts';
import * as f from '../../../support/fault-server.ts';
import { anyHost } from '../../../support/any-host.ts';

const raw = madeTransaction('ours');
const txid = transactionId(raw);
const other = (name: string) => createHash('sha256').update(name).digest();
const open = (address: string) =>
  createOpenChain(anyHost, { totalMs: 300, answerBytes: 400_000 })({
    kind: 'esplora',
    address,
    way: DIRECT,
  });

async function given() {
  const world = createChainWorld();
  world.mine(30);
  world.mine(40, [madeTransaction('one'), raw]);
  const server = await startEsploraServer(world);
  onTestFinished(() => server.close());
  return { world, server, api: open(server.baseUrl) };
}

describe('an Esplora server', () => {
  it('gives its newest block and headers, built from its lists', async () => {
    const { api, world } = await given();
    expect(await api.tip()).toEqual({ height: 70, header: Buffer.from(lastOf(world.headers())) });
    for (const [from, count] of [
      [0, 1],
      [0, 71],
      [7, 55],
      [70, 1],
    ] as const)
      expect((await api.headers(from, count)).bytes).toEqual(
        Buffer.from(cut(world.headers(), from, from + count).bytes),
      );
  });

  it('gives a transaction, where it is mined, and what pays its script', async () => {
    const { api, world } = await given();
    expect(await api.transaction(txid)).toEqual(raw);
    expect(await api.mined(txid, scriptsOf(raw))).toMatchObject({ height: 31, branch: { position: 2 } });
    expect(await api.unspent(scriptOf(raw))).toEqual([{ txid, vout: 0, amountSats: 1_000n, height: 31 }]);
    const waiting = madeTransaction('waits');
    world.waits(waiting);
    expect(await api.history(scriptOf(waiting))).toEqual([{ txid: transactionId(waiting), height: null }]);
    expect(await api.mined(transactionId(waiting), scriptsOf(waiting))).toBe('waiting');
  });

  it("gives a script's whole history in pages, each mined transaction with its proof", async () => {
    const { api, world, server } = await given();
    const script = other('much used');
    const all = Array.from({ length: 60 }, (_, i) => madeTransaction(`page ${i}`, script));
    world.mine(1, all);
    const listed = all.map((one) => ({
      txid: transactionId(one),
      status: { confirmed: true, block_height: 71 },
    }));
    const hash = createHash('sha256')
      .update(scriptOf(all[0] ?? raw))
      .digest('hex');
    const path = `/scripthash/${hash}/txs`;
    const waits = { txid, status: { confirmed: false } };
    const after = (i: number) => `${path}/chain/${listed[i]?.txid ?? ''}`;
    server.lie({
      [path]: [waits, ...listed.slice(0, 25)],
      ...{ [after(24)]: listed.slice(25, 50), [after(49)]: listed.slice(50) },
    });
    expect(await api.history(scriptOf(all[0] ?? raw))).toHaveLength(26);
    const history = await api.history(scriptOf(all[0] ?? raw), true);
    expect(history).toEqual([
      { txid, height: null },
      ...listed.map((one) => ({ txid: one.txid, height: 71 })),
    ]);
    expect(await api.proof(txid, 31)).toMatchObject({ position: 2 });
    expect([await api.proof(txid, 32), await api.proof('00'.repeat(32), 31)]).toEqual([null, null]);
    // Endless pages end once there are more rows than a caller takes.
    server.lie({ [path]: listed.slice(0, 25), [after(24)]: listed.slice(0, 25) });
    expect((await api.history(scriptOf(all[0] ?? raw), true)).length).toBeGreaterThan(20_000);
  });

  it("without proofs doesn't thereby say that a transaction is unconfirmed", async () => {
    const { api, server } = await given();
    server.lie({ [`/tx/${txid}/merkle-proof`]: null });
    expect(await api.mined(txid, scriptsOf(raw))).toBe('unsaid');
    server.lie({ [`/tx/${txid}/merkle-proof`]: null, [`/tx/${txid}/status`]: null });
    expect(await api.mined(txid, scriptsOf(raw))).toBe('unsaid');
  });

  it('gives null for a missing transaction', async () => {
    const { api } = await given();
    expect(await api.transaction('00'.repeat(32))).toBeNull();
  });

  it('estimates fees, or gives none', async () => {
    const { api } = await given();
    expect(await api.feeEstimates([1, 2, 6, 144])).toEqual([
      { blocks: 1, satsPerVb: 20.7 },
      { blocks: 2, satsPerVb: 12.4 },
      { blocks: 6, satsPerVb: 1 },
    ]);
  });

  it('that gives another transaction is refused', async () => {
    const { api, server } = await given();
    server.lie({ [`/tx/${txid}/hex`]: Buffer.from(madeTransaction('other')).toString('hex') });
    expect(await failureOf(api.transaction(txid))).toMatchObject({
      code: 'CHAIN_REFUSED',
      facts: { problem: 'transaction' },
    });
  });

  it('that gives other lists is refused', async () => {
    const { api, server } = await given();
    const wrong = [[], [{ id: '00' }], 'text', {}, Array.from({ length: 200 }, () => ({}))];
    for (const lie of wrong) {
      server.lie({ '/blocks/9': lie });
      expect(await failureOf(api.headers(0, 10))).toMatchObject({ code: 'SERVICE_ANSWER' });
    }
    server.lie({ '/blocks/9': null });
    expect(await failureOf(api.headers(0, 10))).toMatchObject({ code: 'SERVICE_LACKS' });
  });

  it.each([
    ['a web page', f.answersHtml(200), 'SERVICE_ANSWER'],
    ['a redirect', f.redirects(302, 'https://elsewhere.example/'), 'SERVICE_ANSWER'],
    ['an error', f.answers('boom', 500), 'SERVICE_ERROR'],
    ['too much', f.neverEnds, 'SERVICE_ANSWER'],
    ['nothing', f.staysSilent, 'SERVICE_SLOW'],
    ['half of it', f.cutsAtHalf('00'.repeat(32)), 'SERVICE_ANSWER'],
  ] as const)('is refused %s', async (_, behaviour, code) => {
    const server = await f.startFaultServer(behaviour);
    onTestFinished(() => server.close());
    expect(await failureOf(open(server.baseUrl).tip())).toMatchObject({ code });
  });
});
