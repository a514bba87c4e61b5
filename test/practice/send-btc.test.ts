import { describe, expect, it } from 'vitest';
import type { LazyPractice } from '../support/practice.ts';
import { payee } from '../support/psbt/send-btc.ts';
import { countedRandom, startPractice } from './service.ts';
import { originOf, readPsbt, testWallet } from './test-wallet.ts';

type Wallet = ReturnType<typeof testWallet>;

async function funded(practice: LazyPractice, ...coins: readonly bigint[]): Promise<Wallet> {
  const wallet = testWallet(practice.baseUrl);
  for (const sats of coins) {
    const { address } = (await wallet.ask('/wallet/register')) as { address: string };
    await practice.faucet(address, sats);
  }
  await practice.mine(1);
  return wallet;
}

async function begin(wallet: Wallet, change: object = {}): Promise<string> {
  const { address } = payee();
  const asked = { address, amount: 30_000, fee_rate: 2, ...change };
  return (await wallet.ask('/wallet/sendbtcbegin', asked)) as string;
}

const end = (wallet: Wallet, psbt: string, finalise = true) =>
  wallet.call('/wallet/sendbtcend', { signed_psbt: wallet.sign(psbt, finalise) });

const vanilla = async (wallet: Wallet) =>
  ((await wallet.ask('/wallet/btcbalance')) as { vanilla: unknown }).vanilla;

describe('plain bitcoin through the service', () => {
  it('pays the address, gives the rest back and answers the txid', async () => {
    const practice = startPractice({ random: countedRandom() });
    const wallet = await funded(practice, 100_000n);
    const psbt = await begin(wallet);
    const read = readPsbt(psbt);
    const outputs = [0, 1].map((at) => read.getOutput(at));
    const paid = outputs.find(({ amount }) => amount === 30_000n);
    expect(Buffer.from(paid?.script ?? []).toString('hex')).toBe(payee().script);
    expect(paid?.tapBip32Derivation).toBeUndefined();
    const change = outputs.find((output) => output !== paid);
    expect(originOf(change).path.slice(0, 3)).toEqual([0x80000056, 0x80000001, 0x80000000]);
    expect(await end(wallet, psbt)).toMatchObject({ status: 200, json: read.id });
    const rest = Number(change?.amount);
    expect(100_000 - 30_000 - rest).toBe(Number(read.fee));
    expect(await vanilla(wallet)).toEqual({ settled: 0, future: rest, spendable: rest });
    await practice.mine(1);
    expect(await vanilla(wallet)).toEqual({ settled: rest, future: rest, spendable: rest });
  });
});

const asked = (change: object = {}) => ({
  address: payee().address,
  amount: 30_000,
  fee_rate: 2,
  ...change,
});

describe('plain bitcoin is refused', () => {
  it.each([
    ['to an address of another chain', { address: payee('p2tr', 'mainnet').address }, 400, 'InvalidAddress'],
    ['to no address at all', { address: 'somebody' }, 400, 'InvalidAddress'],
    ['below dust', { amount: 293 }, 400, 'OutputBelowDustLimit'],
    ['for nothing', { amount: 0 }, 400, 'OutputBelowDustLimit'],
    ['without a fee', { fee_rate: 0 }, 400, 'InvalidFeeRate'],
    ['beyond what there is', { amount: 99_900 }, 422, 'InsufficientBitcoins'],
  ])('%s', async (_what, change, status, error) => {
    const practice = startPractice();
    const wallet = await funded(practice, 100_000n);
    expect(await wallet.call('/wallet/sendbtcbegin', asked(change))).toMatchObject({
      status,
      json: { error, status },
    });
  });

  it.each([
    ['a missing field', { amount: undefined }],
    ['an amount as text', { amount: '30000' }],
    ['a fraction of a sat', { amount: 0.5 }],
    ['a negative amount', { amount: -1 }],
    ['the amount of all bitcoin and one', { amount: 2_100_000_000_000_001 }],
    ['an endless address', { address: 'b'.repeat(91) }],
  ])('by its form: %s', async (_what, change) => {
    const practice = startPractice();
    const wallet = await funded(practice, 100_000n);
    expect((await wallet.call('/wallet/sendbtcbegin', asked(change))).status).toBe(422);
  });

  it('when it comes back unsigned, twice, by another wallet or to the call for slots', async () => {
    const practice = startPractice();
    const wallet = await funded(practice, 100_000n);
    const psbt = await begin(wallet);
    expect((await end(wallet, psbt, false)).json).toMatchObject({ error: 'FailedBroadcast' });
    const signedPsbt = wallet.sign(psbt);
    expect((await wallet.call('/wallet/createutxosend', { signedPsbt })).json).toMatchObject({
      error: 'InvalidPsbt',
    });
    const other = await funded(practice, 1_000n);
    const theirs = await other.call('/wallet/sendbtcend', { signed_psbt: signedPsbt });
    expect(theirs.json).toMatchObject({ error: 'InvalidPsbt' });
    expect((await end(wallet, psbt)).status).toBe(200);
    expect((await end(wallet, psbt)).json).toMatchObject({ error: 'FailedBroadcast' });
    const slots = await wallet.begin({ num: 1, size: 1_000, feeRate: 1 });
    expect((await end(wallet, slots)).json).toMatchObject({ error: 'InvalidPsbt' });
  });
});
