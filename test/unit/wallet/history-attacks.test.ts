import { describe, expect, it } from 'vitest';
import { parseRecipientId } from '../../../src-main/invoices/recipient.ts';
import { recipientIdText } from '../../../src-main/practice/rgb/invoice.ts';
import { genuine, given, KINDS, paid, paying, toOurs, amountOn } from './asset-data-trial.ts';

describe('a service that shows somebody else’s asset data as a receive of ours', () => {
  it('as a witness receive, to a secret seal', async () => {
    const at = await given();
    const trial = paying(genuine('nia-blind-change'), {});
    await at.useServer();
    at.mine(trial);
    at.leave(trial);
    const key = at.listed(trial, { kind: KINDS.receiveWitness, kindName: 'receiveWitness' });
    expect(await at.verify(key)).toMatchObject({ outcome: 'refused', code: 'RECIPIENT' });
  });

  it('once more, its recipient written in another way', async () => {
    const at = await toOurs();
    const first = at.listed(at.trial);
    await at.verify(first);
    const { recipient } = at.trial.ask;
    if (recipient === null) throw new Error('nobody');
    const again = `${recipientIdText(recipient)}+${'02'.repeat(32)}`;
    expect(parseRecipientId(again).ok).toBe(true);
    const second = at.listed(at.trial, { idx: 2, recipientId: again });
    await at.roundEnded(at.trial);
    expect((await at.found(second))?.outcome ?? null).toBe(null);
    expect(await at.found(first)).toMatchObject({ outcome: 'proved' });
  });
});

describe('a service that lists a send of somebody else’s as ours', () => {
  it('puts nothing of it onto a slot of ours', async () => {
    const at = await paid(() => ({}));
    at.app.ports.signings.learnOutputs(at.walletId, [
      { txid: at.txid, vout: 2, amountSats: 1_000n, branch: 'colored', index: 0, ground: 'derived' },
    ]);
    const amount = amountOn(at.trial, 1);
    const key = at.listed(at.trial, { kind: KINDS.send, kindName: 'send', amount });
    expect(await at.verify(key)).toMatchObject({ outcome: 'proved' });
    expect(at.lying()).toEqual([]);
  });
});
