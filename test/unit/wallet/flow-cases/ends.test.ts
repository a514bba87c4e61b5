import { beforeEach, describe, expect, it } from 'vitest';
import { assetApp, blinded, reviewed, sendForm, settle, type AssetApp } from '../asset-app.ts';
import { createLine, onlyUnfinished, type Line } from './support.ts';
import { answerInstead } from '../app.ts';

let a: AssetApp;
let line: Line;
let assetId: string;
beforeEach(async () => {
  line = createLine();
  a = await assetApp(6, 2_000, { openWalletApi: line.openWalletApi });
  assetId = await a.issue('TEST', 500n, 500n);
  await a.refresh();
});

const flow = (flowId: string) => a.app.ports.signings.read(flowId);

async function begunSend() {
  const asked = sendForm(a.walletId, [await blinded(a.bob, assetId, 300)]);
  const { review, approval } = await reviewed(a, asked);
  return { flowId: review.flowId, approval, asked };
}

describe('a number of the transfer that cannot be', () => {
  it.each([-1, 0.5, 2 ** 31, '1', null])(
    'F08: %s is no answer, and what is listed counts',
    async (number) => {
      const { flowId, approval } = await begunSend();
      const { txid } = flow(flowId)?.data.built as { txid: string };
      answerInstead(a.app, 'sendend', { txid, batch_transfer_idx: number }, { acting: true });
      const done = await a.app.get('signing.approve', approval);
      const sends = (await a.api.listTransfers(assetId)).filter(({ kindName }) => kindName === 'send');
      expect(done).toMatchObject({ outcome: 'handedOver', batchTransferIdx: sends[0]?.batchTransferIdx });
      expect(line.count('sendEnd')).toBe(1);
    },
  );

  it('F08: of another transfer than ours is not taken for ours', async () => {
    const { flowId, approval } = await begunSend();
    const { txid } = flow(flowId)?.data.built as { txid: string };
    answerInstead(a.app, 'sendend', { txid, batch_transfer_idx: 4_711 }, { acting: true });
    const done = await a.app.get('signing.approve', approval);
    const sends = (await a.api.listTransfers(assetId)).filter(({ kindName }) => kindName === 'send');
    expect(sends).toHaveLength(1);
    expect(done).toMatchObject({ batchTransferIdx: sends[0]?.batchTransferIdx });
  });
});

describe('a program that ended', () => {
  it('F10: after signing: it is signed and not sent, and dropping it erases the bytes and frees its coins', async () => {
    const { flowId, approval, asked } = await begunSend();
    line.refused.add('sendEnd');
    expect((await a.app.failure('signing.approve', approval)).code).toBe('SERVICE_UNREACHABLE');
    line.refused.clear();
    a.app.restart();
    expect(await onlyUnfinished(a)).toMatchObject({
      flowId,
      state: 'signed',
      can: { handOver: { when: 'now' }, drop: true, look: false },
    });
    expect(await a.app.get('signing.cancel', { flowId })).toEqual({ outcome: 'dropped' });
    expect(flow(flowId)).toMatchObject({ state: 'dropped', data: { signed: null } });
    const again = await reviewed(a, asked);
    expect(await a.app.get('signing.approve', again.approval)).toMatchObject({ outcome: 'handedOver' });
  });

  it('F10: after signing: it is handed over by a person’s word, with the bytes of before', async () => {
    const { flowId, approval } = await begunSend();
    line.refused.add('sendEnd');
    await a.app.failure('signing.approve', approval);
    line.refused.clear();
    a.app.restart();
    expect(await a.app.get('signing.handOver', { flowId })).toMatchObject({ outcome: 'handedOver' });
    const [first, second] = line.asked.filter(({ call }) => call === 'sendEnd');
    expect(second?.args).toEqual(first?.args);
    expect(a.app.keyholder.acts.filter((act) => act === 'sign')).toHaveLength(2);
  });

  it('F11: while it was handed over: it is unknown, and a look finds that it arrived', async () => {
    const { flowId, approval } = await begunSend();
    line.hanging.add('sendEnd');
    void a.app.ask('signing.approve', approval);
    await expect.poll(async () => (await a.api.listTransfers(assetId)).length, { timeout: 10_000 }).toBe(2);
    expect(flow(flowId)?.state).toBe('handingOver');
    a.app.restart();
    line.hanging.clear();
    expect(await onlyUnfinished(a)).toMatchObject({ flowId, state: 'noAnswer', can: { drop: false } });
    expect((await a.app.get('signing.look', { flowId })).flow?.state).toBe('handedOver');
    await settle(a);
    expect(await a.app.get('signing.look', { flowId })).toEqual({ flow: null, became: 'settled' });
    expect(line.count('sendEnd')).toBe(1);
  });
});

describe('a service that forgot the wallet', () => {
  it('F15: is not registered with again in silence, and what was handed over is still awaited', async () => {
    const { flowId, approval } = await begunSend();
    a.app.practice.faults.once({ kind: 'loseRequest', endpoint: 'sendend' });
    expect((await a.app.failure('signing.approve', approval)).code).toBe('OUTCOME_UNKNOWN');
    const baseUrl = await a.app.practice.baseUrl();
    const connection = { kind: 'remote', baseUrl, dialect: 'document', numbering: 'documentEra' } as const;
    await a.app.get('wallet.connect', {
      walletId: a.walletId,
      connection: { ...connection, keychains: 'learned' },
    });
    await a.app.get('wallet.register', { walletId: a.walletId });
    const registrations = line.count('register');
    const error = { error: "Wallet for client 'tpub' does not exist." };
    for (const endpoint of ['listunspends', 'btcbalance', 'refresh'])
      answerInstead(a.app, endpoint, error, { status: 404, always: true });
    const { code } = await a.app.failure('wallet.refresh', { walletId: a.walletId });
    expect(code).toBe('WALLET_NOT_REGISTERED');
    expect(line.count('register')).toBe(registrations);
    expect(flow(flowId)?.state).toBe('handedOver');
  });
});
