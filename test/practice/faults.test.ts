import { describe, expect, it } from 'vitest';
import { startPractice } from './service.ts';
import { readPsbt, testWallet } from './test-wallet.ts';

const asked = { num: 2, size: 1000, feeRate: 1 };

async function funded() {
  const practice = startPractice();
  const wallet = testWallet(practice.baseUrl);
  const { address } = (await wallet.ask('/wallet/register')) as { address: string };
  await practice.faucet(address, 50_000n);
  return { practice, wallet };
}

describe('simulated faults', () => {
  it('a lost answer: done, and nobody is told', async () => {
    const { practice, wallet } = await funded();
    const signedPsbt = wallet.sign(await wallet.begin(asked));
    practice.faults.once({ kind: 'loseAnswer', endpoint: 'createutxosend' });
    await expect(wallet.call('/wallet/createutxosend', { signedPsbt })).rejects.toThrow();
    expect(await wallet.ask('/wallet/btcbalance')).toMatchObject({ colored: { future: 2000 } });
    expect((await wallet.call('/wallet/createutxosend', { signedPsbt })).status).toBe(400);
  });

  it('a lost request: nothing is done', async () => {
    const { practice, wallet } = await funded();
    const signedPsbt = wallet.sign(await wallet.begin(asked));
    practice.faults.once({ kind: 'loseRequest', endpoint: 'createutxosend' });
    await expect(wallet.call('/wallet/createutxosend', { signedPsbt })).rejects.toThrow();
    expect(await wallet.ask('/wallet/btcbalance')).toMatchObject({ colored: { future: 0 } });
    expect(await wallet.ask('/wallet/createutxosend', { signedPsbt })).toBe(2);
  });

  it.each([
    [true, 2000],
    [false, 0],
  ])('another answer than the true one (acting: %j)', async (acting, colored) => {
    const { practice, wallet } = await funded();
    const signedPsbt = wallet.sign(await wallet.begin(asked));
    practice.faults.once({
      kind: 'answerInstead',
      endpoint: 'createutxosend',
      acting,
      status: 502,
      contentType: 'text/html',
      body: '"gone"',
    });
    expect(await wallet.call('/wallet/createutxosend', { signedPsbt })).toMatchObject({
      status: 502,
      text: '"gone"',
    });
    expect(await wallet.ask('/wallet/btcbalance')).toMatchObject({ colored: { future: colored } });
  });

  it('a tampered PSBT is handed out, and taken back by a service that is in on it', async () => {
    const { practice, wallet } = await funded();
    practice.faults.once({
      kind: 'tamperPsbt',
      endpoint: 'createutxosbegin',
      change: (psbt) => {
        const transaction = readPsbt(psbt);
        const { amount = 0n } = transaction.getOutput(0);
        transaction.updateOutput(0, { amount: amount - 400n });
        return Buffer.from(transaction.toPSBT()).toString('base64');
      },
    });
    const tampered = await wallet.begin(asked);
    const honest = await wallet.begin(asked);
    expect(readPsbt(tampered).fee - readPsbt(honest).fee).toBe(400n);
    expect((await wallet.call('/wallet/createutxosend', { signedPsbt: wallet.sign(tampered) })).status).toBe(
      200,
    );
  });
});
