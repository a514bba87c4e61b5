import { describe, expect, it } from 'vitest';
import { sendLies } from '../../regtest/lies/send-lies.ts';
import { slotLies } from '../../regtest/lies/slot-lies.ts';
import { openLies } from '../../regtest/service/lies.ts';
import { judgeDraft } from '../../support/psbt/attack.ts';
import { genuineSlots } from '../../support/psbt/builder.ts';
import { genuineTrial, judgeTrial } from '../../support/psbt/send.ts';
import { writeRaw } from '../../support/psbt/raw-psbt.ts';
import { fakeRpc } from './fake-rpc.ts';

/** A node that decodes PSBTs whose text is their transaction's id, and takes every transaction. */
function aNode() {
  const broadcast: unknown[] = [];
  const rpc = fakeRpc((method, [given]) => {
    if (method === 'decodepsbt') return { tx: { txid: given } };
    broadcast.push(given);
    return 'broadcast';
  });
  return { broadcast, node: { rpc } };
}

const lie = { name: 'adds a letter', endpoint: 'sendbegin', change: (psbt: string) => `${psbt}x` };
const signed = (txid: string | null) => ({
  endpoint: 'sendend',
  psbt: '',
  finalised: true,
  accepted: true,
  reason: null,
  txid,
  transaction: txid === null ? null : 'raw',
});

describe('the lying switch', () => {
  it('lies once, and at no other call than it is meant for', () => {
    const lies = openLies(aNode().node);
    expect(lies.apply('sendbegin', 'a')).toBe('a');
    lies.tell(lie);
    expect([lies.apply('createutxosbegin', 'a'), lies.told()]).toEqual(['a', 0]);
    expect([lies.apply('sendbegin', 'a'), lies.told()]).toEqual(['ax', 1]);
    expect([lies.apply('sendbegin', 'a'), lies.told()]).toEqual(['a', 1]);
  });

  it('is honest again when told so', () => {
    const lies = openLies(aNode().node);
    lies.tell(lie);
    lies.tell(null);
    expect([lies.apply('sendbegin', 'a'), lies.told()]).toEqual(['a', 0]);
  });

  it('fails where a lie changes nothing, so that nothing passes for refused', () => {
    const lies = openLies(aNode().node);
    lies.tell({ ...lie, change: (psbt) => psbt });
    expect(() => lies.apply('sendbegin', 'a')).toThrow('changes nothing here');
  });

  it('broadcasts what a lie brought in, and nothing else', async () => {
    const { node, broadcast } = aNode();
    const lies = openLies(node);
    lies.tell(lie);
    lies.apply('sendbegin', 'a');
    expect(await lies.profit(signed('another'))).toBeNull();
    expect(await lies.profit(signed(null))).toBeNull();
    expect(broadcast).toEqual([]);
    expect(await lies.profit(signed('ax'))).toBe('broadcast');
    expect(broadcast).toEqual(['raw']);
  });
});

describe('every lie of the lane', () => {
  it.each(slotLies.map((one) => [one.name, one] as const))('about slots is refused: %s', (_, one) => {
    const draft = genuineSlots();
    expect(judgeDraft(draft).outcome).toBe('proved');
    const { outcome, code } = judgeDraft(draft, one.change(writeRaw(draft.raw)));
    expect(outcome).toBe('contradicts');
    expect(one.codes).toContain(code);
  });

  it.each(sendLies.map((one) => [one.name, one] as const))('about a send is refused: %s', (_, one) => {
    const trial = genuineTrial();
    expect(judgeTrial(trial).outcome).toBe('proved');
    const { outcome, code } = judgeTrial(trial, one.change(writeRaw(trial.raw)));
    expect(outcome).toBe('contradicts');
    expect(one.codes).toContain(code);
  });
});
