import { beforeEach, describe, expect, it } from 'vitest';
import { assetApp, blinded, reviewed, sendForm, settle, type AssetApp } from './asset-app.ts';
import type { RecipientForm } from './asset-app.ts';

let a: AssetApp;
let assetId: string;
beforeEach(async () => {
  a = await assetApp(8, 2_000);
  assetId = await a.issue('TEST', 500n, 500n);
});

const begin = (recipients: RecipientForm[]) => reviewed(a, sendForm(a.walletId, recipients));
const refusal = (recipients: RecipientForm[]) =>
  a.app.failure('signing.beginSend', sendForm(a.walletId, recipients));
async function send(recipients: RecipientForm[]) {
  const { review, approval } = await begin(recipients);
  const done = await a.app.get('signing.approve', approval);
  if (done.outcome !== 'handedOver') throw new Error(done.outcome);
  return { ...done, flowId: review.flowId };
}

/** The service builds over these coins alone: what it would otherwise choose by itself. */
function answerPsbt(psbt: string): void {
  a.app.practice.faults.once({ kind: 'tamperPsbt', endpoint: 'sendbegin', change: () => psbt });
}

describe('two sends', () => {
  it('to the same recipient: the second is refused before anything is built, until the first is resolved', async () => {
    const asked = await blinded(a.bob, assetId, 100);
    const first = await send([asked]);
    const live = { code: 'FLOW_LIVE', facts: { flowId: first.flowId, state: 'accepted' } };
    expect(await refusal([asked])).toEqual(live);
    expect(await refusal([await blinded(a.bob, assetId, 1), asked])).toEqual(live);
    expect(a.stateOf(first.flowId)).toBe('accepted');
    await settle(a);
    await begin([await blinded(a.bob, assetId, 1)]);
    expect(a.stateOf(first.flowId)).toBe('settled');
  });

  it('over the same coins to different recipients: the second is refused, since it would undo the first', async () => {
    const [one, other] = [await blinded(a.bob, assetId, 400), await blinded(a.bob, assetId, 400)];
    const { recipientId, amount, invoice } = other;
    const asked = { assetId, recipientId, amount: BigInt(amount), invoice, witness: null };
    const psbt = await a.api.sendBegin({
      recipients: [{ ...asked, transportEndpoints: ['rpcs://practice.invalid/json-rpc'] }],
      donation: false,
      rateSatsPerVb: 2,
      minConfirmations: 1,
    });
    expect(invoice).toContain('rpcs://practice.invalid/json-rpc');
    const first = await send([one]);
    answerPsbt(psbt);
    expect(await refusal([other])).toEqual({
      code: 'FLOW_LIVE',
      facts: { flowId: first.flowId, state: 'accepted' },
    });
  });

  it('F16: of which the first was given up: the same recipient is paid again, by a coin of the first alone', async () => {
    const asked = await blinded(a.bob, assetId, 400);
    const first = await send([asked]);
    await a.api.failTransfers({ batchTransferIdx: first.batchTransferIdx });
    const again = await send([asked]);
    expect(again.txid).not.toBe(first.txid);
    expect(a.stateOf(first.flowId)).toBe('givenUp');
    await settle(a);
    expect(await a.bob.balance(assetId)).toMatchObject({ settled: 400 });
    // The first can never confirm any more, so it stands in nobody's way.
    await send([await blinded(a.bob, assetId, 10)]);
  });

  it('F16: of which the first was given up: another over other coins to the same recipient is refused', async () => {
    const asked = await blinded(a.bob, assetId, 400);
    const first = await send([asked]);
    const { recipientId, invoice } = asked;
    const other = { assetId, recipientId, amount: 400n, invoice, witness: null };
    const psbt = await a.api.sendBegin({
      recipients: [{ ...other, transportEndpoints: ['rpcs://practice.invalid/json-rpc'] }],
      donation: false,
      rateSatsPerVb: 2,
      minConfirmations: 1,
    });
    await a.api.failTransfers({ batchTransferIdx: first.batchTransferIdx });
    answerPsbt(psbt);
    expect(await refusal([asked])).toMatchObject({ code: 'FLOW_LIVE', facts: { flowId: first.flowId } });
    expect(await begin([asked])).toMatchObject({ review: { outcome: 'onTrust' } });
  });
});
