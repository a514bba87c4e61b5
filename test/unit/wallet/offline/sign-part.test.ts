import { describe, expect, it } from 'vitest';
import { fails } from '../fails.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { readRaw, valueOf } from '../../../support/psbt/raw-psbt.ts';
import { sharedDraft } from '../../../support/psbt/shared.ts';
import {
  approving,
  bare,
  bringUncompared as bring,
  withBrought,
  own,
  packed,
  signedIn,
  signerApp,
} from './signer.ts';

/** The gap and 255 slots made at once beyond what a restored wallet may have used. */
const FURTHEST_SLOT = 1_255;
const PASSWORD = 'correct horse battery staple';
/** Not of taproot: among a restored wallet’s thousands of keys nobody has to look for it. */
const THEIRS = `0014${'ab'.repeat(20)}`;
const draftOf = () => sharedDraft(own, THEIRS);
const shared = () => bare(draftOf());

describe('a PSBT that others put inputs into', () => {
  it('is asked about by itself, beside each output that is not ours', async () => {
    const { app, view: brought } = await withBrought(shared());
    expect([brought.onlyOurPart, brought.review.outcome]).toEqual([true, 'notProved']);
    expect(brought.questions.map(({ id }) => id)).toEqual(['part', 'o1']);
    expect(brought.questions[0]).toEqual({
      kind: 'part',
      id: 'part',
      ours: 1,
      others: 1,
      signedByOthers: 0,
      oursSats: 100_000,
      othersSats: 50_000,
      backSats: 89_000,
      idOpen: false,
    });
    for (const confirmed of [['o1'], ['part'], []])
      await fails(app.failure('offline.sign', approving(brought, { confirmed })), 'BROUGHT_UNANSWERED');
    expect(app.user.asked).toEqual([]);
    expect(app.keyholder.acts).not.toContain('sign');
  });

  it('gets our signature alone once main has asked for the part too, and no transaction leaves', async () => {
    const { app, view: brought } = await withBrought(shared());
    const signed = await app.get('offline.sign', approving(brought));
    expect(signed).toMatchObject({ outcome: 'signed', txid: brought.txid });
    const { title, details } = app.user.asked.at(-1) ?? { title: '', details: [] };
    expect(title).toBe('Sign only your part of a transaction?');
    expect(details[0]).toContain('Only your part: 1 of 2 inputs');
    expect(details[0]).toContain('You pay 11,000\u00a0sats, fee included');
    const { broughtId } = brought;
    const { text } = await app.get('offline.copy', { broughtId, form: 'base64' });
    const [ours, theirs] = readRaw(text).inputs;
    expect(valueOf(ours, '13')).toHaveLength(128);
    expect(theirs).toEqual(readRaw(shared()).inputs[1]);
    await fails(app.failure('offline.save', { broughtId, form: 'transaction' }), 'PSBT_REFUSED');
    for (const form of ['psbt', 'base64', 'unfinalised'] as const)
      await app.get('offline.save', { broughtId, form });
    expect(app.saved.map(({ name }) => name.replace(/-[0-9a-f]{8}-/, '-'))).toEqual([
      'ochre-psbt-our-part-signed.psbt',
      'ochre-psbt-our-part-signed-psbt.txt',
      'ochre-psbt-our-part-signed.psbt',
    ]);
  });

  it('is signed for what it takes from us and no more: a rule is held against that alone', async () => {
    const { app, walletId } = await signerApp();
    await app.get('lock.setPassword', { password: PASSWORD });
    await app.get('lock.askAbove', { walletId, sats: 10_999, password: PASSWORD });
    const brought = await bring(app, walletId, shared());
    await fails(app.failure('offline.sign', approving(brought)), 'PASSWORD_NEEDED');
  });

  it('is no longer asked for what comes back signed by us, and says that it is signed', async () => {
    const { app, walletId, view: brought } = await withBrought(shared());
    await app.get('offline.sign', approving(brought));
    const { text } = await app.get('offline.copy', { broughtId: brought.broughtId, form: 'base64' });
    await fails(
      app.failure('offline.bring', { walletId, name: 'a', content: { kind: 'text', text } }),
      'BROUGHT_REFUSED',
      { problem: 'alreadySigned' },
    );
    const again = await bring(app, walletId, shared());
    expect(await app.get('offline.sign', approving(again))).toMatchObject({ outcome: 'before' });
    expect(signedIn(app)).toBe(1);
  });

  it('is not signed in part where it came as a pack', async () => {
    const draft = draftOf();
    const { app, view: brought } = await withBrought(packed(draft));
    expect([brought.onlyOurPart, brought.review.outcome]).toEqual([false, 'contradicts']);
    await fails(app.failure('offline.sign', approving(brought)), 'PSBT_REFUSED');
  });

  it('is refused where what it calls others’ pays a slot of ours, as far out as slots can lie', async () => {
    const { app, walletId } = await signerApp();
    const draft = sharedDraft(own, own.key('colored', 0, FURTHEST_SLOT).script);
    const content = { kind: 'text', text: bare(draft) } as const;
    await fails(app.failure('offline.bring', { walletId, name: 'a', content }), 'BROUGHT_REFUSED', {
      problem: 'noKeyPath',
    });
  });
});

it('a bare PSBT that is ours alone is asked about with what it burns in an OP_RETURN', async () => {
  const { app, walletId } = await signerApp();
  const { raw, change } = genuineSlots({ wallet: own });
  const paid = raw.tx.outputs[change ?? -1];
  if (paid === undefined) throw new Error('it has no change');
  paid.amount -= 90_000n;
  raw.tx.outputs.push({ amount: 90_000n, script: '6a026869' });
  raw.outputs.push([]);
  const burning = await bring(app, walletId, bare({ raw }));
  expect(burning.questions).toEqual([{ kind: 'data', id: 'd4', index: 4, data: '6869', amountSats: 90_000 }]);
  await app.get('offline.sign', approving(burning));
  expect(app.user.asked.at(-1)?.details[0]).toBe(
    'Writes 6869 into the chain, and burns 90,000\u00a0sats forever',
  );
});
