import { expect, it, describe } from 'vitest';
import { NO_RULES } from '../../../src-main/rules/spending-rules.ts';
import { fakeKeyholder } from '../../fakes/keyholder.ts';
import { FEE, slotsRequest } from './slots-request.ts';

const WALLET = 'aa'.repeat(16);
const time = null;

async function wallet(keep: 'keychain' | 'session') {
  const { signer } = fakeKeyholder(() => 1_800_000_000_000);
  const keys = await signer.create({
    walletId: WALLET,
    network: 'regtest',
    keep,
    createdAtMs: 1,
    wordCount: 12,
  });
  const secret = { walletId: WALLET, walletName: 'Savings', keySource: keep, keys };
  const request = { ...slotsRequest(keys, secret), secret };
  return { signer, secret, request };
}

const outcomes = async (asked: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).map((one) =>
    one.status === 'fulfilled' ? 'signed' : (one.reason as { failure: { code: string } }).failure.code,
  );

describe.each(['keychain', 'session'] as const)('a wallet in the %s', (keep) => {
  it('signs the one of five that fits and holds up nobody behind those that do not', async () => {
    const { signer, secret, request } = await wallet(keep);
    await signer.setRules(secret, { ...NO_RULES, perDaySats: 2n * FEE - 1n }, time);
    const all = await outcomes(Array.from({ length: 5 }, () => signer.sign(request)));
    expect(all).toEqual(['signed', ...Array.from({ length: 4 }, () => 'SPENDING_TOO_MUCH')]);
    expect((await signer.readRules(secret, time))?.state.spent.bitcoin).toHaveLength(1);
  });
});

it('signs nothing that still waited for its turn when Ochre was locked, though it brought the password', async () => {
  const { signer, secret, request } = await wallet('keychain');
  const proof = { lockId: 'bb'.repeat(16), password: 'a password of nine words' };
  await signer.password.set(proof, 10);
  const asked = [signer.sign(request), signer.sign(request, proof)];
  const shut = signer.password.shut();
  expect(await outcomes(asked)).toEqual(['KEYHOLDER_GONE', 'KEYHOLDER_GONE']);
  await shut;
  await expect(signer.sign({ ...request, secret })).rejects.toMatchObject({
    failure: { code: 'SECRET_SEALED' },
  });
});
