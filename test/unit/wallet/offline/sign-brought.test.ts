import { fails, failsWith } from '../fails.ts';
import { describe, expect, it } from 'vitest';
import { signingsOf } from '../../../../src-main/backup/collect.ts';
import { all } from '../../backup/folder.ts';
import type { BroughtView } from '../../../../src-preload/contract/index.ts';
import { outputLabel } from '../../../support/psbt/test-wallet.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { scureOpinion } from '../../../support/psbt/second-opinion.ts';
import { genuineBtc, payee } from '../../../support/psbt/send-btc.ts';
import { genuineTrial } from '../../../support/psbt/send.ts';
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

const btc = (amountSats = 20_000n) => genuineBtc({ wallet: own, amountSats });

const itemsOf = (...views: readonly BroughtView[]) =>
  views.map(({ broughtId, review: { digest } }) => ({ broughtId, digest }));

describe('a pack that is brought to a machine that asks nobody', () => {
  it('is judged again here, signed, and taken out in every form', async () => {
    const { app, walletId } = await signerApp();
    const brought = await bring(
      app,
      walletId,
      packed(genuineSlots({ wallet: own })),
      'slots.ochre-pack.json',
    );
    expect([brought.review.outcome, brought.from, brought.questions]).toEqual(['onTrust', 'pack', []]);
    const signed = await app.get('offline.sign', approving(brought));
    expect(signed).toMatchObject({ outcome: 'signed', txid: brought.txid });
    expect(app.user.asked.at(-1)?.details.join(' ')).toContain('sends nothing');
    expect(app.keyholder.acts).toEqual(['locks', 'identify', 'restore', 'sign']);
    for (const form of ['psbt', 'base64', 'unfinalised', 'transaction'] as const)
      await app.get('offline.save', { broughtId: brought.broughtId, form });
    expect(app.saved.map(({ name }) => name.replace(/-[0-9a-f]{8}-/, '-'))).toEqual([
      'ochre-slots-signed.psbt',
      'ochre-slots-signed-psbt.txt',
      'ochre-slots-signed-not-final.psbt',
      'ochre-slots-transaction.txt',
    ]);
    const { text } = await app.get('offline.copy', { broughtId: brought.broughtId, form: 'base64' });
    expect(app.clipboard.text).toBe(text);
    expect(scureOpinion(text)).toMatchObject({ txid: brought.txid });
  });

  it('is in a backup once it is signed', async () => {
    const { app, view: brought } = await withBrought(packed(btc()));
    await app.get('offline.sign', approving(brought));
    const { signings } = await all(signingsOf(app.ports));
    expect(signings).toMatchObject([{ state: 'signed', imported: { txid: brought.txid } }]);
  });

  it('G01: makes the search of the wallet here as long as what it signs needs, and says so before', async () => {
    const { app, walletId } = await signerApp();
    const account = { ...own.account, highestIndex: { vanilla: 4, colored: 999 } };
    const draft = genuineSlots({ wallet: { ...own, account } });
    const far = own.key('colored', 0, 1_005);
    draft.raw.tx.outputs[0] = { ...draft.raw.tx.outputs[0]!, script: far.script };
    draft.raw.outputs[0] = outputLabel(far);
    const brought = await bring(app, walletId, packed(draft));
    const { facts } = brought.review.claims.find(({ name }) => name === 'changeOurs') ?? {};
    const length = () => app.ports.settings.read().wallets.map(({ searchLength }) => searchLength);
    expect([facts, length()]).toEqual([{ searchLength: '2000' }, [1_000]]);
    expect(await app.get('offline.sign', approving(brought))).toMatchObject({ outcome: 'signed' });
    expect(length()).toEqual([2_000]);
  });

  it('is refused before any key is read where it pays somebody that nobody asked for', async () => {
    const { app, walletId } = await signerApp();
    const draft = genuineSlots({ wallet: own });
    draft.raw.tx.outputs[0] = { ...draft.raw.tx.outputs[0]!, script: payee().script };
    const brought = await bring(app, walletId, packed(draft));
    expect(brought.review.outcome).toBe('contradicts');
    await fails(app.failure('offline.sign', approving(brought, { acceptNotProved: true })), 'PSBT_REFUSED');
    expect(app.keyholder.acts).not.toContain('sign');
    expect((await app.get('offline.list', { walletId })).drafts).toEqual([]);
  });
});

it('a bare PSBT is signed only when each output that is not ours was confirmed', async () => {
  const draft = btc();
  const { app, view: brought } = await withBrought(bare(draft));
  expect(brought.questions).toEqual([
    {
      kind: 'output',
      id: 'o0',
      index: 0,
      amountSats: 20_000,
      address: draft.intent.recipients[0]?.address ?? '',
      script: payee().script,
    },
  ]);
  await failsWith(app.failure('offline.sign', approving(brought, { confirmed: [] })), 'BROUGHT_UNANSWERED', {
    open: 1,
  });
  await fails(app.failure('offline.sign', approving(brought, { acceptNotProved: false })), 'PSBT_REFUSED', {
    code: 'NOT_PROVED',
  });
  expect(app.user.asked).toEqual([]);
  expect(await app.get('offline.sign', approving(brought))).toMatchObject({ outcome: 'signed' });
  expect(app.user.asked.at(-1)?.details[0]).toContain(payee().address);
});

it('a bare PSBT is not signed with another digest than the one that was shown', async () => {
  const { app, view: brought } = await withBrought(bare(btc()));
  await failsWith(
    app.failure('offline.sign', approving(brought, { digest: 'ab'.repeat(32) })),
    'DIGEST_CHANGED',
    {},
  );
});

it('a bare PSBT stays unsigned where the person says no to main’s own question', async () => {
  const { app, view: brought } = await withBrought(bare(btc()));
  app.user.agrees = false;
  expect(await app.get('offline.sign', approving(brought))).toMatchObject({ outcome: 'aborted' });
  expect(app.keyholder.acts).not.toContain('sign');
  await fails(app.failure('offline.save', { broughtId: brought.broughtId, form: 'psbt' }), 'FLOW_STATE');
});

it('what was signed here is answered with the same bytes when it comes again, in whatever form, and no key is touched', async () => {
  const draft = btc();
  const { app, walletId, view: first } = await withBrought(packed(draft));
  await app.get('offline.sign', approving(first));
  const text = (await app.get('offline.copy', { broughtId: first.broughtId, form: 'base64' })).text;
  app.restart();
  const again = await bring(app, walletId, bare(draft), 'again.psbt');
  expect([again.broughtId, again.signedAtMs === null]).toEqual([first.broughtId, false]);
  expect(await app.get('offline.sign', approving(again))).toMatchObject({ outcome: 'before' });
  expect((await app.get('offline.copy', { broughtId: again.broughtId, form: 'base64' })).text).toBe(text);
  expect(signedIn(app)).toBe(1);
});

it('a wallet that is removed says beforehand what was brought and signed of it, and forgets that with it', async () => {
  const { app, walletId } = await signerApp();
  await app.get('offline.sign', approving(await bring(app, walletId, bare(btc(20_000n)))));
  const { broughtId } = await bring(app, walletId, bare(btc(30_000n)));
  await app.get('wallet.remove', { walletId });
  expect(app.user.asked.at(-1)?.details.at(-1)).toBe(
    'Imported, forgotten: 1 for signing, 1 signed. Signatures made stay valid.',
  );
  await fails(app.failure('offline.read', { broughtId }), 'GONE');
});

describe('many at once', () => {
  it('are signed with one question where they are proved, and saved into one folder', async () => {
    const { app, walletId } = await signerApp();
    const packs = [20_000n, 21_000n, 22_000n].map((amount) => packed(btc(amount)));
    const views: BroughtView[] = [];
    for (const text of packs) views.push(await bring(app, walletId, text));
    const unasked = await bring(app, walletId, bare(btc(23_000n)));
    const items = itemsOf(...views, unasked);
    const { outcome, results } = await app.get('offline.signMany', { items });
    expect(outcome).toBe('done');
    expect(app.user.asked).toHaveLength(1);
    expect(results.find(({ broughtId }) => broughtId === unasked.broughtId)).toMatchObject({
      txid: null,
      because: 'NOT_PROVED',
    });
    expect(results.filter(({ txid }) => txid !== null)).toHaveLength(3);
    const saved = await app.get('offline.saveMany', {
      broughtIds: views.map(({ broughtId }) => broughtId),
      form: 'psbt',
    });
    expect([saved.folder, saved.names.length]).toEqual(['/saved', 3]);
  });

  it('are left out above the sum that wants the password, before anything is asked, and signed one by one', async () => {
    const { app, walletId } = await signerApp();
    const password = 'correct horse battery';
    await app.get('lock.setPassword', { password });
    await app.get('lock.askAbove', { walletId, sats: 30_000, password });
    const small = await bring(app, walletId, packed(btc(20_000n)));
    const large = await bring(app, walletId, packed(btc(40_000n)));
    const items = itemsOf(small, large);
    const asked = app.user.asked.length;
    const { results } = await app.get('offline.signMany', { items });
    expect(results.find(({ broughtId }) => broughtId === small.broughtId)?.txid).toBe(small.txid);
    expect(results.find(({ broughtId }) => broughtId === large.broughtId)).toMatchObject({
      txid: null,
      because: 'PASSWORD_NEEDED',
    });
    expect(app.user.asked).toHaveLength(asked + 1);
    expect(app.user.asked.at(-1)?.title).not.toContain('2');
    await fails(app.failure('offline.sign', approving(large)), 'PASSWORD_NEEDED');
    // Alone it is answered whether both are meant.
    const again = await app.get('offline.read', { broughtId: large.broughtId });
    expect(await app.get('offline.sign', { ...approving(again), password })).toMatchObject({
      outcome: 'signed',
    });
  });

  it('are asked for with whom each one pays, in full, and never by the name of a file', async () => {
    const { app, walletId, view: pay } = await withBrought(packed(btc()), 'x: 0 sats to others.psbt');
    const trial = genuineTrial({ wallet: own });
    const send = await bring(app, walletId, packed(trial));
    const items = itemsOf(pay, send);
    await app.get('offline.signMany', { items });
    const { details = [] } = app.user.asked.at(-1) ?? {};
    expect(details[0]).toBe(
      `${(pay.txid ?? '').slice(0, 8)}: 20,000\u00a0sats to ${payee().address}, fee ${details[0]?.split('fee ')[1] ?? ''}`,
    );
    const [to] = trial.intent.recipients;
    expect(details.slice(1).join(' ')).toContain(
      `${String(to?.amount)} units (${to?.assetId.slice(0, 12) ?? '?'}…${to?.assetId.slice(-6) ?? '?'}`,
    );
    expect(details.join(' ')).not.toContain('x: 0 sats');
  });

  it('are asked for in several questions where one cannot hold them, and a no to any signs none', async () => {
    const { app, walletId } = await signerApp();
    const views: BroughtView[] = [];
    for (let at = 0n; at < 14n; at += 1n) views.push(await bring(app, walletId, packed(btc(20_000n + at))));
    const items = itemsOf(...views);
    app.user.agrees = false;
    expect(await app.get('offline.signMany', { items })).toEqual({ outcome: 'aborted', results: [] });
    expect(app.keyholder.acts).not.toContain('sign');
    app.user.agrees = true;
    await app.get('offline.signMany', { items });
    expect(app.user.asked.map(({ title }) => title).slice(1)).toEqual([
      'Sign 14 transactions? Part 1 of 2',
      'Sign 14 transactions? Part 2 of 2',
    ]);
  });
});
