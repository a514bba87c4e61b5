import { describe, expect, it } from 'vitest';
import { parseRecipientId } from '../../../src-main/invoices/recipient.ts';
import { recipientIdText } from '../../../src-main/practice/rgb/invoice.ts';
import { genuine, given, KINDS, paid, paying, toOurs, amountOn } from './asset-data-trial.ts';

/** Somebody else’s genuine history, all of it mined, as anybody finds it at a public proxy. */
const ofOthers = () => paid(() => ({}));

describe('a service that shows somebody else’s asset data as a receive of ours', () => {
  it('to a recipient that is none', async () => {
    const at = await ofOthers();
    const key = at.listed(at.trial, { recipientId: 'x', amount: 1_000_000n });
    expect(await at.verify(key)).toMatchObject({ outcome: 'refused', code: 'RECIPIENT' });
    expect(await at.found(key)).toMatchObject({ outcome: 'refused' });
  });

  it('to a script that is not ours', async () => {
    const at = await ofOthers();
    expect(await at.verify(at.listed(at.trial))).toMatchObject({ outcome: 'refused', code: 'RECIPIENT' });
  });

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

describe('a service that names places without end', () => {
  it('has three of them asked', async () => {
    const at = await toOurs();
    const transportEndpoints = Array.from({ length: 50 }, (_, i) => ({
      endpoint: `rpc://127.0.0.1:${String(3_000 + i)}/json-rpc`,
      transportType: 1,
      used: true,
    }));
    at.leave(null);
    const key = at.listed(at.trial, { transportEndpoints });
    expect(await at.verify(key)).toMatchObject({ outcome: 'absent' });
    expect(at.asked).toHaveLength(3);
  });
});

describe('a file that was kept and does not hold', () => {
  it('is fetched anew', async () => {
    const at = await given();
    const trial = paying(genuine('nia-witness-change'), { 1: at.scriptAt('colored', 4) });
    const other = paying(genuine('nia-witness-change'), {
      1: at.scriptAt('colored', 4),
      2: at.scriptAt('colored', 5),
    });
    await at.useServer();
    at.mine(trial);
    at.leave(other);
    const early = at.listed(trial, { txid: null, statusName: 'waitingCounterparty', status: 1 });
    expect(await at.verify(early)).toMatchObject({ outcome: 'pending' });
    at.leave(trial);
    const key = at.listed(trial);
    expect(await at.verify(key)).toMatchObject({ outcome: 'proved' });
  });
});
