import { beforeEach, describe, expect, it } from 'vitest';
import { createUrReader } from '../../../src-main/codes/read-ur.ts';
import { readImportedText } from '../../../src-main/verify/imported/read-imported.ts';
import { scureOpinion } from '../../support/psbt/second-opinion.ts';
import type { CallOutput } from '../../../src-preload/contract/index.ts';
import { readRaw, writeRaw } from '../../support/psbt/raw-psbt.ts';
import { payee } from '../../support/psbt/send-btc.ts';
import { answerOnce, blinded, reviewed, sendForm, settle, unspentsBody } from './asset-app.ts';
import { fiveSlots } from './app.ts';
import { watching, type Watching } from './handoff-app.ts';

let w: Watching;
beforeEach(async () => {
  w = await watching();
});

const slots = () => w.app.get('signing.beginSlots', { walletId: w.walletId, ...fiveSlots });
const signed = (flowId: string) =>
  w.app.ports.signings.read(flowId)?.data.signed as { psbt: string; txid: string };
const only = async () => (await w.app.get('signing.unfinished', { walletId: w.walletId })).flows;
const problem = (name: string) => ({ code: 'BROUGHT_REFUSED', facts: { problem: name, wanted: 'signed' } });

/** Out, signed by another library, back, handed over. */
async function there(review: Awaited<ReturnType<typeof slots>>) {
  const { flowId } = review;
  const { pack, flow } = await w.begin(review);
  expect(pack?.bytes).toBeGreaterThan(500);
  expect(flow).toMatchObject({ state: 'away', can: { bringBack: true, drop: true, resume: false } });
  const out = await w.packed(flowId);
  const away = await w.bring(flowId, w.signElsewhere(out));
  expect(away).toMatchObject({ pack: null, flow: { state: 'signed', can: { handOver: { when: 'now' } } } });
  const { psbt, txid } = signed(flowId);
  const opinion = scureOpinion(psbt);
  expect(opinion.valid).toEqual(review.inputs.map(() => true));
  expect(opinion.txid).toBe(txid);
  w.app.user.asked.length = 0;
  const done = await w.app.get('signing.handOver', { flowId });
  expect(w.app.user.asked.map(({ title }) => title)).toEqual(['Submit this signed transaction?']);
  return { done, txid, flowId };
}

describe('a transaction that is signed on another machine', () => {
  it('makes slots', async () => {
    const { done, txid, flowId } = await there(await slots());
    expect(done).toMatchObject({ outcome: 'created', txid, created: 5 });
    await w.app.get('practice.mine', { blocks: 1 });
    await w.app.get('wallet.refresh', { walletId: w.walletId });
    expect(w.stateOf(flowId)).toBe('settled');
  });

  it('sends an asset, and settles on both sides', async () => {
    const assetId = await w.issue('AWAY', 1_000n);
    const { review } = await reviewed(w, sendForm(w.walletId, [await blinded(w.bob, assetId, 300)]));
    const { done } = await there(review);
    expect(done).toMatchObject({ outcome: 'handedOver', broadcast: 'waitsForRecipient' });
    await settle(w);
    const theirs = (await w.bob.balance(assetId)) as { settled: number };
    expect(theirs.settled).toBe(300);
  });

  it('sends plain bitcoin', async () => {
    const asked = { walletId: w.walletId, address: payee().address, amountSats: 20_000, rateSatsPerVb: 2 };
    const { done } = await there(await w.app.get('signing.beginSendBtc', asked));
    expect(done).toMatchObject({ outcome: 'paid', listed: true });
  });

  it('goes through the journal, step by step, before each act', async () => {
    const { flowId } = await there(await slots());
    expect(Object.keys(w.app.ports.signings.read(flowId)?.data ?? {})).toEqual([
      'asked',
      'built',
      'away',
      'signed',
      'handingOver',
      'accepted',
      'broadcast',
    ]);
  });

  it('touches no key here, and asks for none', async () => {
    const before = [w.app.user.proofs.length, w.app.keyholder.acts.length, w.app.keyholder.reads.length];
    await there(await slots());
    expect([w.app.user.proofs.length, w.app.keyholder.acts.length, w.app.keyholder.reads.length]).toEqual(
      before,
    );
  });

  it('goes out as a pack with what was asked for, and as a bare PSBT', async () => {
    const review = await slots();
    await w.begin(review);
    const psbt = await w.packed(review.flowId);
    expect(w.app.saved.at(-1)?.name).toMatch(/^ochre-slots-[0-9a-f]{8}-to-sign\.ochre-pack\.json$/);
    const brought = readImportedText(w.app.saved.at(-1)?.text ?? '');
    expect(brought.kind === 'pack' && brought.pack.intent).toMatchObject({ kind: 'createSlots', num: 5 });
    expect(readRaw(psbt).inputs).toHaveLength(review.inputs.length);
  });

  it('is the bare PSBT as codes that other programs read', async () => {
    const review = await slots();
    const { pack } = await w.begin(review);
    const asked = { heldId: pack?.bareHeldId ?? '', density: 'low', from: 1, count: 64 } as const;
    const { frames } = await w.app.get('codes.frames', asked);
    const reader = createUrReader();
    const told = frames.map((text) => reader.receive(text)).find(({ kind }) => kind === 'whole');
    if (told?.kind !== 'whole') throw new Error('it is not whole');
    expect(told.type).toBe('crypto-psbt');
    expect(Buffer.from(told.bytes).toString('base64')).toBe(await w.packed(review.flowId));
  });

  it('is the same as codes, whole where a third is lost', async () => {
    const review = await slots();
    const { pack } = await w.begin(review);
    const frames = { heldId: pack?.heldId ?? '', density: 'medium', count: 64 } as const;
    const shown = [
      ...(await w.app.get('codes.frames', { ...frames, from: 1 })).frames,
      ...(await w.app.get('codes.frames', { ...frames, from: 65 })).frames,
    ];
    let gatherId: string | null = null;
    let whole = false;
    for (const text of shown.filter((_, at) => at % 3 !== 0)) {
      const answer: CallOutput<'codes.gather'> = await w.app.get('codes.gather', { gatherId, text });
      gatherId = answer.gatherId;
      whole = answer.told.kind === 'whole';
      if (whole) break;
    }
    expect(whole).toBe(true);
    // Brought back as it went out: it is told apart from the signed one.
    const source = { from: 'codes', gatherId: gatherId ?? '' } as const;
    expect(await w.app.failure('handoff.bringBack', { flowId: review.flowId, source })).toEqual(
      problem('backUnsigned'),
    );
  });

  it('waits through a restart, and comes back after it', async () => {
    const review = await slots();
    await w.begin(review);
    const out = await w.packed(review.flowId);
    w.app.restart();
    expect(await only()).toMatchObject([{ flowId: review.flowId, state: 'away', can: { bringBack: true } }]);
    expect(await w.packed(review.flowId)).toBe(out);
    await w.bring(review.flowId, w.signElsewhere(out));
    w.app.restart();
    expect(await only()).toMatchObject([{ state: 'signed', can: { handOver: { when: 'now' } } }]);
    expect(await w.app.get('signing.handOver', { flowId: review.flowId })).toMatchObject({
      outcome: 'created',
    });
  });
});

describe('what comes back', () => {
  it('as another than what went out is refused, each with its own reason, and changes nothing', async () => {
    const review = await slots();
    const { flowId } = review;
    await w.begin(review);
    const out = await w.packed(flowId);
    const good = w.signElsewhere(out);
    const change = (text: string, act: (raw: ReturnType<typeof readRaw>) => void): string => {
      const raw = readRaw(text);
      act(raw);
      return writeRaw(raw);
    };
    const unsigned = w.app.saved.at(-1)?.text ?? '';
    const cases: readonly (readonly [string, string, string])[] = [
      ['the pack itself', unsigned, 'backUnsigned'],
      ['the bare PSBT', out, 'backUnsigned'],
      ['half of it', change(good, (raw) => void (raw.inputs[0] = readRaw(out).inputs[0] ?? [])), 'backHalf'],
      [
        'another output',
        change(
          good,
          (raw) => void (raw.tx.outputs[0] = { amount: 999n, script: raw.tx.outputs[0]?.script ?? '' }),
        ),
        'backOther',
      ],
      ['another lock time', change(good, (raw) => void (raw.tx.lockTime = 7)), 'backOther'],
      ['nothing', '  ', 'empty'],
      ['words', `${'abandon '.repeat(11)}about`, 'words'],
      ['an address', payee().address, 'address'],
      ['a cut one', good.slice(0, good.length - (good.length % 4) - 40), 'cutShort'],
    ];
    expect(review.inputs.length).toBeGreaterThan(1);
    for (const [what, text, name] of cases) {
      expect(await w.refused(flowId, text), what).toEqual(problem(name));
      expect(w.stateOf(flowId), what).toBe('away');
    }
    // The good one is taken all the same, with a field more, of which nothing is kept.
    await w.bring(
      flowId,
      change(good, (raw) => raw.global.push(['fc01610055', '62'])),
    );
    expect(signed(flowId).psbt).not.toContain('/AFhAFU');
    expect(readRaw(signed(flowId).psbt).global).toEqual(readRaw(out).global);
  });

  it('of another wallet is refused', async () => {
    const review = await slots();
    await w.begin(review);
    const other = await watching();
    const theirs = await other.app.get('signing.beginSlots', { walletId: other.walletId, ...fiveSlots });
    const { psbt } = other.app.ports.signings.read(theirs.flowId)?.data.built as { psbt: string };
    // The same words, so it is ours and another; strangers' are told by their own sentence.
    expect(await w.refused(review.flowId, psbt)).toEqual(problem('backOther'));
    const stranger = readRaw(psbt);
    for (const pairs of stranger.inputs)
      for (const pair of pairs) {
        if (pair[0] === '01') pair[1] = pair[1].replace(/.{8}$/, '00000000');
        if (pair[0].startsWith('16')) pair[1] = pair[1].replace(/^(..)......../, '$1deadbeef');
      }
    expect(await w.refused(review.flowId, writeRaw(stranger))).toEqual(problem('backForeign'));
  });

  it('after it was dropped is not taken any more, signed or not', async () => {
    const review = await slots();
    await w.begin(review);
    const out = await w.packed(review.flowId);
    expect(await w.app.get('signing.cancel', { flowId: review.flowId })).toEqual({ outcome: 'dropped' });
    expect(w.app.user.asked.at(-1)?.title).toBe('Discard this transaction?');
    expect(await w.refused(review.flowId, w.signElsewhere(out))).toMatchObject({ code: 'FLOW_STATE' });
  });

  it('twice is taken once', async () => {
    const review = await slots();
    await w.begin(review);
    const good = w.signElsewhere(await w.packed(review.flowId));
    await w.bring(review.flowId, good);
    expect(await w.refused(review.flowId, good)).toEqual({ code: 'FLOW_STATE', facts: { state: 'signed' } });
  });
});

describe('what may go out', () => {
  it('is what was reviewed, and nothing else', async () => {
    const { flowId } = await slots();
    const digest = 'ab'.repeat(32);
    expect(await w.app.failure('handoff.begin', { flowId, digest, acceptNotProved: false })).toEqual({
      code: 'DIGEST_CHANGED',
      facts: {},
    });
    expect(w.stateOf(flowId)).toBe('built');
  });

  it('is nothing that contradicts what was asked', async () => {
    const { flowId, digest } = await slots();
    w.app.ports.signings.advance(flowId, 'built', 'contradicted', { code: 'FOREIGN_OUTPUT' });
    expect(await w.app.failure('handoff.begin', { flowId, digest, acceptNotProved: true })).toMatchObject({
      code: 'FLOW_STATE',
    });
    expect(await w.app.failure('handoff.save', { flowId, what: 'pack' })).toMatchObject({
      code: 'FLOW_STATE',
    });
    expect(await w.app.failure('handoff.read', { flowId })).toMatchObject({ code: 'FLOW_STATE' });
  });

  it('is not replaced by another of the same, nor by one over its coins, before it is back or dropped', async () => {
    const first = await slots();
    await w.begin(first);
    const asked = { walletId: w.walletId, ...fiveSlots };
    expect(await w.app.failure('signing.beginSlots', asked)).toMatchObject({
      code: 'FLOW_LIVE',
      facts: { flowId: first.flowId, state: 'away' },
    });
    const address = payee().address;
    const other = { walletId: w.walletId, address, amountSats: 20_000, rateSatsPerVb: 2 };
    expect((await w.app.failure('signing.beginSendBtc', other)).code).toBe('FLOW_LIVE');
    expect(w.stateOf(first.flowId)).toBe('away');
  });

  it('to a recipient goes out once', async () => {
    const assetId = await w.issue('ONCE', 1_000n);
    const form = sendForm(w.walletId, [await blinded(w.bob, assetId, 300)]);
    const { review } = await reviewed(w, form);
    await w.begin(review);
    expect(await w.app.failure('signing.beginSend', form)).toMatchObject({ code: 'FLOW_LIVE' });
  });

  it('is not signed here where there is no key, and nobody is asked', async () => {
    const { flowId, digest } = await slots();
    w.app.user.asked.length = 0;
    const failure = await w.app.failure('signing.approve', { flowId, digest, acceptNotProved: false });
    expect(failure).toEqual({ code: 'NO_KEY_HERE', facts: { walletName: 'Watched' } });
    expect(w.app.user.asked).toEqual([]);
    await w.begin({ flowId, digest });
    expect(await w.app.failure('signing.approve', { flowId, digest, acceptNotProved: false })).toMatchObject({
      code: 'FLOW_STATE',
    });
  });

  it('is nothing while something came to its coins before it is handed over', async () => {
    const assetId = await w.issue('MORE', 1_000n);
    const { review } = await reviewed(w, sendForm(w.walletId, [await blinded(w.bob, assetId, 300)]));
    await w.begin(review);
    await w.bring(review.flowId, w.signElsewhere(await w.packed(review.flowId)));
    const entries = await w.api.listUnspents();
    const [spent] = review.inputs;
    const more = entries.map((entry) =>
      entry.txid === spent?.outpoint?.txid && entry.vout === spent.outpoint.vout
        ? {
            ...entry,
            allocations: [
              ...entry.allocations,
              { assetId: `${assetId.slice(0, -1)}x`, amount: 5n, settled: true },
            ],
          }
        : entry,
    );
    answerOnce(w.app, 'listunspends', unspentsBody(more));
    expect(await w.app.failure('signing.handOver', { flowId: review.flowId })).toEqual({
      code: 'COINS_CHANGED',
      facts: { outpoint: `${spent?.outpoint?.txid ?? ''}:${String(spent?.outpoint?.vout)}` },
    });
    expect(w.stateOf(review.flowId)).toBe('signed');
    expect(await w.app.get('signing.handOver', { flowId: review.flowId })).toMatchObject({
      outcome: 'handedOver',
    });
  });
});
