import { describe, expect, it } from 'vitest';
import { listedEmpty } from '../../regtest/lies/list-lies.ts';
import { sendLies } from '../../regtest/lies/send-lies.ts';
import { slotLies } from '../../regtest/lies/slot-lies.ts';
import type { Unspents } from '../../../src-main/own-service/rgb-lib/shapes.ts';
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

const slot = (txid: string): Unspents[number] => ({
  utxo: { outpoint: { txid, vout: 0n }, btcAmount: 1_000n, colorable: true, exists: true },
  rgbAllocations: [{ assetId: 'rgb:x', assignment: { Fungible: 5n }, settled: true }],
  pendingBlinded: 0n,
});
const nothingListed = { nia: null, uda: null, cfa: null };

describe('the lists that lie', () => {
  it('say otherwise at every call until told to stop, and count where they did', () => {
    const { lists, tellLists, listsTold } = openLies(aNode().node);
    const slots = [slot('aa'), slot('bb')];
    expect(lists.unspents(slots)).toEqual(slots);
    tellLists(listedEmpty({ txid: 'bb', vout: 0 }));
    for (const times of [1, 2]) {
      expect(lists.unspents(slots)).toEqual([slots[0], { ...slot('bb'), rgbAllocations: [] }]);
      expect(listsTold()).toBe(times);
    }
    expect([lists.assets(nothingListed), listsTold()]).toEqual([nothingListed, 2]);
    tellLists(null);
    expect([lists.unspents(slots), listsTold()]).toEqual([slots, 2]);
  });

  it('count no lie where nothing is changed', () => {
    const { lists, tellLists, listsTold } = openLies(aNode().node);
    tellLists(listedEmpty({ txid: 'cc', vout: 0 }));
    lists.unspents([slot('aa')]);
    expect(listsTold()).toBe(0);
  });

  it('keep what was built as it was before the lie', () => {
    const lies = openLies(aNode().node);
    lies.tell(lie);
    lies.apply('sendbegin', 'a');
    expect(lies.built()).toEqual(['a']);
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
    expect(judgeTrial(trial).outcome).toBe('onTrust');
    const { outcome, code } = judgeTrial(trial, one.change(writeRaw(trial.raw)));
    expect(outcome).toBe('contradicts');
    expect(one.codes).toContain(code);
  });
});
