import { beforeEach, describe, expect, it } from 'vitest';
import { createUrReader } from '../../../src-main/codes/read-ur.ts';
import { readImportedText } from '../../../src-main/verify/imported/read-imported.ts';
import type { Review } from '../../../src-preload/contract/index.ts';
import { changing, readRaw, writeRaw } from '../../support/psbt/raw-psbt.ts';
import { scureOpinion } from '../../support/psbt/second-opinion.ts';
import { payee } from '../../support/psbt/send-btc.ts';
import { approvalOf, fiveSlots } from './app.ts';
import { answerOnce, unspentsBody } from './asset-app.ts';
import { fails, failsWith } from './fails.ts';
import { watching, type Watching } from './handoff-app.ts';

let w: Watching;
beforeEach(async () => {
  w = await watching();
});

const { address } = payee();
const PAYMENT = { recipients: [{ address, amountSats: 20_000 }], rateSatsPerVb: 2 };
const slots = () => w.get('signing.beginSlots', fiveSlots);
const signed = (flowId: string) =>
  w.app.ports.signings.read(flowId)?.data.signed as { psbt: string; txid: string };
const problem = (name: string) => ({ code: 'BROUGHT_REFUSED', facts: { problem: name, wanted: 'signed' } });
/** Slots that went out, and what went. */
async function away() {
  const review = await slots();
  const { flowId } = review;
  const { pack, flow } = await w.goesOut(review);
  return { review, flowId, pack, flow, out: await w.packed(flowId) };
}
async function sendAway(ticker: string): Promise<Review> {
  await w.issue(ticker, 1_000n);
  const { review } = await w.begun([await w.to(300)]);
  await w.goesOut(review);
  return review;
}

describe('a transaction that is signed on another machine', () => {
  it.each<[string, () => Promise<Review>, object]>([
    ['slots', slots, { outcome: 'created', created: 5 }],
    [
      'a send',
      async () => {
        await w.issue('AWAY', 1_000n);
        return w.begin([await w.to(300)]);
      },
      { outcome: 'handedOver', broadcast: 'waitsForRecipient' },
    ],
    ['plain bitcoin', () => w.get('signing.beginSendBtc', PAYMENT), { outcome: 'paid', listed: true }],
  ])('is handed over by the journal, step by step, and touches no key here: %s', async (_, begin, ended) => {
    const acted = () => [w.app.user.proofs.length, w.app.keyholder.acts.length, w.app.keyholder.reads.length];
    const before = acted();
    const review = await begin();
    const { flowId } = review;
    const { pack, flow } = await w.goesOut(review);
    expect(pack?.bytes).toBeGreaterThan(500);
    expect(flow).toMatchObject({ state: 'away', can: { bringBack: true, drop: true, resume: false } });
    const back = await w.bring(flowId, w.signElsewhere(await w.packed(flowId)));
    expect(back).toMatchObject({ pack: null, flow: { state: 'signed', can: { handOver: { when: 'now' } } } });
    const { psbt, txid } = signed(flowId);
    const opinion = scureOpinion(psbt);
    expect([opinion.valid, opinion.txid]).toEqual([review.inputs.map(() => true), txid]);
    w.app.user.asked.length = 0;
    expect(await w.app.get('signing.handOver', { flowId })).toMatchObject({ txid, ...ended });
    expect(w.app.user.asked.map(({ title }) => title)).toEqual(['Submit this signed transaction?']);
    const steps = Object.keys(w.app.ports.signings.read(flowId)?.data ?? {});
    expect(steps.slice(0, 6)).toEqual(['asked', 'built', 'away', 'signed', 'handingOver', 'accepted']);
    expect(acted()).toEqual(before);
  });

  it('goes out as a pack with what was asked for, and as codes of the bare PSBT that other programs read', async () => {
    const { review, pack, out } = await away();
    const saved = w.app.saved.at(-1);
    expect(saved?.name).toMatch(/^ochre-slots-[0-9a-f]{8}-to-sign\.ochre-pack\.json$/);
    const brought = readImportedText(saved?.text ?? '');
    expect(brought.kind === 'pack' && brought.pack.intent).toMatchObject({ kind: 'createSlots', num: 5 });
    expect(readRaw(out).inputs).toHaveLength(review.inputs.length);
    const asked = { heldId: pack?.bareHeldId ?? '', density: 'low', from: 1, count: 64 } as const;
    const { frames } = await w.app.get('codes.frames', asked);
    const reader = createUrReader();
    const told = frames.map((text) => reader.receive(text)).find(({ kind }) => kind === 'whole');
    if (told?.kind !== 'whole') throw new Error('it is not whole');
    expect([told.type, Buffer.from(told.bytes).toString('base64')]).toEqual(['crypto-psbt', out]);
  });
});

describe('what comes back', () => {
  const change = (text: string, act: Parameters<typeof changing>[0]): string => changing(act)(text);
  /** Each form of it is a row of the way back (test/unit/verify/imported). */
  it.each<[string, string, (good: string, out: string) => string]>([
    ['as it went out', 'backUnsigned', (_, out) => out],
    [
      'half signed',
      'backHalf',
      (good, out) => change(good, ({ inputs }) => (inputs[0] = readRaw(out).inputs[0]!)),
    ],
    ['with another output', 'backOther', (good) => change(good, ({ tx }) => (tx.outputs[0]!.amount = 999n))],
    ['as words', 'words', () => `${'abandon '.repeat(11)}about`],
  ])('%s is refused, and changes nothing: %s', async (_, name, back) => {
    const { flowId, out } = await away();
    expect(await w.notTaken(flowId, back(w.signElsewhere(out), out))).toEqual(problem(name));
    expect(w.stateOf(flowId)).toBe('away');
  });

  it('with a field more is taken without it, and once', async () => {
    const { flowId, out } = await away();
    const good = w.signElsewhere(out);
    await w.bring(
      flowId,
      change(good, (raw) => raw.global.push(['fc01610055', '62'])),
    );
    expect(readRaw(signed(flowId).psbt).global).toEqual(readRaw(out).global);
    await failsWith(w.notTaken(flowId, good), 'FLOW_STATE', { state: 'signed' });
  });

  it('of another wallet is refused', async () => {
    const { flowId } = await away();
    const other = await watching();
    const theirs = await other.get('signing.beginSlots', fiveSlots);
    const { psbt } = other.app.ports.signings.read(theirs.flowId)?.data.built as { psbt: string };
    // The same words, so it is ours and another; strangers' are told by their own sentence.
    expect(await w.notTaken(flowId, psbt)).toEqual(problem('backOther'));
    const stranger = readRaw(psbt);
    for (const pair of stranger.inputs.flat()) {
      if (pair[0] === '01') pair[1] = pair[1].replace(/.{8}$/, '00000000');
      if (pair[0].startsWith('16')) pair[1] = pair[1].replace(/^(..)......../, '$1deadbeef');
    }
    expect(await w.notTaken(flowId, writeRaw(stranger))).toEqual(problem('backForeign'));
  });

  it('after it was dropped is not taken any more, signed or not', async () => {
    const { flowId, out } = await away();
    expect(await w.app.get('signing.cancel', { flowId })).toEqual({ outcome: 'dropped' });
    expect(w.app.user.asked.at(-1)?.title).toBe('Discard this transaction?');
    await fails(w.notTaken(flowId, w.signElsewhere(out)), 'FLOW_STATE');
  });
});

describe('what may go out', () => {
  it('is what was reviewed, and nothing else', async () => {
    const { flowId } = await slots();
    const other = approvalOf({ flowId, digest: 'ab'.repeat(32) });
    await failsWith(w.app.failure('handoff.begin', other), 'DIGEST_CHANGED', {});
    expect(w.stateOf(flowId)).toBe('built');
  });

  it('is nothing that contradicts what was asked', async () => {
    const review = await slots();
    const { flowId } = review;
    w.app.ports.signings.advance(flowId, 'built', 'contradicted', { code: 'FOREIGN_OUTPUT' });
    const agreed = { ...approvalOf(review), acceptNotProved: true };
    await fails(w.app.failure('handoff.begin', agreed), 'FLOW_STATE');
    await fails(w.app.failure('handoff.save', { flowId, what: 'pack' }), 'FLOW_STATE');
    await fails(w.app.failure('handoff.read', { flowId }), 'FLOW_STATE');
  });

  it('is not replaced by another of the same, nor by one over its coins, before it is back or dropped', async () => {
    const { flowId } = await away();
    await fails(w.failure('signing.beginSlots', fiveSlots), 'FLOW_LIVE', { flowId, state: 'away' });
    await fails(w.failure('signing.beginSendBtc', PAYMENT), 'FLOW_LIVE');
    expect(w.stateOf(flowId)).toBe('away');
  });

  it('to a recipient goes out once', async () => {
    await w.issue('ONCE', 1_000n);
    const recipients = [await w.to(300)];
    await w.goesOut((await w.begun(recipients)).review);
    await fails(w.refused(recipients), 'FLOW_LIVE');
  });

  it('is not signed here where there is no key, and nobody is asked', async () => {
    const review = await slots();
    w.app.user.asked.length = 0;
    const approve = () => w.app.failure('signing.approve', approvalOf(review));
    await failsWith(approve(), 'NO_KEY_HERE', { walletName: 'Watched' });
    expect(w.app.user.asked).toEqual([]);
    await w.goesOut(review);
    await fails(approve(), 'FLOW_STATE');
  });

  it('is nothing while something came to its coins before it is handed over', async () => {
    const { flowId, inputs } = await sendAway('MORE');
    await w.bring(flowId, w.signElsewhere(await w.packed(flowId)));
    const spent = inputs[0]?.outpoint;
    const foreign = { assetId: 'rgb:another', amount: 5n, settled: true };
    const entries = (await w.api.listUnspents()).map((entry) =>
      entry.txid === spent?.txid && entry.vout === spent.vout
        ? { ...entry, allocations: [...entry.allocations, foreign] }
        : entry,
    );
    answerOnce(w.app, 'listunspends', unspentsBody(entries));
    const outpoint = `${spent?.txid ?? ''}:${String(spent?.vout)}`;
    await failsWith(w.app.failure('signing.handOver', { flowId }), 'COINS_CHANGED', { outpoint });
    expect(w.stateOf(flowId)).toBe('signed');
    expect(await w.app.get('signing.handOver', { flowId })).toMatchObject({ outcome: 'handedOver' });
  });
});
