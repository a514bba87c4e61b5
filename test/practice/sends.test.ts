import { beforeEach, describe, expect, it } from 'vitest';
import type { LazyPractice } from '../support/practice.ts';
import {
  payTo,
  send,
  sendBody,
  settle,
  walletWithSlots,
  type AssetWallet,
  type Pay,
} from './asset-wallet.ts';
import { startPractice } from './service.ts';
import { readPsbt } from './test-wallet.ts';

let practice: LazyPractice;
let alice: AssetWallet;
let bob: AssetWallet;
let assetId: string;
let pay: Pay;

beforeEach(async () => {
  practice = startPractice();
  alice = await walletWithSlots(practice);
  bob = await walletWithSlots(practice);
  assetId = await alice.issue('TEST', 1000);
  pay = await payTo(practice, bob, assetId, 300);
});

const refused = (error: string) => ({ json: { error } });

describe('sendend refuses', () => {
  const ended = async () => {
    const asked = sendBody([pay]);
    const psbt = await alice.sendBegin(asked);
    const end = (signed_psbt: string | undefined, change: object = {}, wallet = alice) =>
      wallet.call('/wallet/sendend', { ...asked, signed_psbt, ...change });
    return { psbt, signed: alice.sign(psbt), end };
  };
  const untouched = async () =>
    expect(await alice.balance(assetId)).toMatchObject({ settled: 1000, future: 1000, spendable: 1000 });

  it('what is not signed, not finalised or wrongly signed', async () => {
    const { psbt, signed, end } = await ended();
    expect(await end(psbt)).toMatchObject(refused('InvalidPsbt'));
    expect(await end(alice.sign(psbt, false))).toMatchObject(refused('InvalidPsbt'));
    const wrong = readPsbt(signed);
    const signature = Uint8Array.from(wrong.getInput(0).finalScriptWitness?.[0] ?? []);
    signature[9] = (signature[9] ?? 0) ^ 4;
    wrong.updateInput(0, { finalScriptWitness: [signature] }, true);
    expect(await end(Buffer.from(wrong.toPSBT()).toString('base64'))).toMatchObject(
      refused('FailedBroadcast'),
    );
    await untouched();
  });

  it('other fields than those of its begin, and a PSBT of nobody or of another wallet', async () => {
    const { signed, end } = await ended();
    const other = sendBody([{ ...pay, amount: 301 }]).recipient_map;
    for (const change of [{ donation: true }, { fee_rate: 3 }, { recipient_map: other }])
      expect((await end(signed, change)).status).toBe(400);
    expect((await end(undefined)).status).toBe(422);
    expect(await end(signed, {}, bob)).toMatchObject(refused('UnknownTransfer'));
    await untouched();
    expect((await end(signed)).status).toBe(200);
  });

  it('the same a second time, and another over the same coins, whose change goes to an address of its own', async () => {
    const [first, second] = [await ended(), await ended()];
    const changeOf = ({ signed }: typeof first) =>
      Buffer.from(readPsbt(signed).getOutput(1).script ?? []).toString('hex');
    expect(changeOf(first)).toMatch(/^5120/);
    expect(changeOf(second)).not.toBe(changeOf(first));
    expect((await first.end(first.signed)).status).toBe(200);
    for (const { signed, end } of [first, second])
      expect(await end(signed)).toMatchObject(refused('InvalidPsbt'));
    expect(await alice.transfers(assetId)).toHaveLength(2);
  });

  it('a recipient who is being paid already', async () => {
    await alice.issue('MORE', 1);
    await send(alice, [pay]);
    await settle(practice, bob, alice);
    const { signed, end } = await ended();
    expect(await end(signed)).toMatchObject(refused('RecipientIDAlreadyUsed'));
  });
});
