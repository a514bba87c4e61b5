import { describe, expect, it } from 'vitest';
import type { BroughtView } from '../../../../src-preload/contract/index.ts';
import { hiddenOf } from '../../../support/hidden-of.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { genuineReplacement } from '../../../support/psbt/replacement.ts';
import { genuineBtc, payee } from '../../../support/psbt/send-btc.ts';
import { genuineTrial } from '../../../support/psbt/send.ts';
import { A } from '../../../support/rgb/genuine-send.ts';
import { type TestApp } from '../app.ts';
import { approving, bare, bringText, withOpen, own, packed, signerApp } from './signer.ts';

const { address } = payee();
const btc = (amountSats = 20_000n) => genuineBtc({ wallet: own, amountSats });
const payment = (amountSats?: bigint) => packed(btc(amountSats));
/** Of an original that this wallet need not have made; another one where a sum is named. */
const replacement = (other?: bigint) =>
  packed(genuineReplacement({ wallet: own, rateSatsPerVb: other === undefined ? 6 : 7 }));

/** What the person types of the first address. */
const typedOf = ({ compares }: BroughtView, whole = address): string =>
  hiddenOf(compares[0]?.text ?? '', whole);

const compare = (app: TestApp, view: BroughtView, typed: string | null): Promise<BroughtView> =>
  app.get('offline.compare', { broughtId: view.broughtId, id: view.compares[0]?.id ?? '', typed });

const unanswered = (open: number) => ({ code: 'BROUGHT_UNANSWERED', facts: { open } });
const states = ({ compares }: BroughtView) => compares.map(({ state, wrong }) => [state, wrong]);

describe.each([
  ['a signing request', payment],
  ['a bare PSBT', (amountSats?: bigint) => bare(btc(amountSats))],
  ['a replacement in a signing request', replacement],
])('%s that pays an address which this wallet never paid', (_, made) => {
  it('shows it nowhere as a whole, and is signed once its hidden characters were typed', async () => {
    const { app, view } = await withOpen(made());
    expect(states(view)).toEqual([['open', 0]]);
    expect(JSON.stringify(view)).not.toContain(address);
    expect(JSON.stringify(view)).toContain(view.compares[0]?.text);
    // The ticks of a bare PSBT do not stand for what was not compared.
    expect(await app.failure('offline.sign', approving(view))).toEqual(unanswered(1));
    const compared = await compare(app, view, typedOf(view).toUpperCase());
    expect([states(compared), JSON.stringify(compared).includes(address)]).toEqual([[['same', 0]], true]);
    expect(compared.review.digest).toBe(view.review.digest);
    const signed = await app.get('offline.sign', approving(compared, { confirmed: [] }));
    expect(signed.outcome).toBe('signed');
    const [asked] = app.user.asked.slice(-1);
    expect(asked?.details.join('\n')).toContain(address);
    expect(asked?.details.join('\n')).not.toContain('compared');
  });

  it.each([
    ['as it is', address],
    ['in capitals and apart', address.toUpperCase().replaceAll(/(.{3})/gu, '$1 ')],
    ['in part', `pay ${address.slice(6)}`],
  ])('is told by no name of a file either, where it has the address %s', async (_, name) => {
    const { app, view } = await withOpen(made(), name);
    expect(view.name).toBe('');
    expect((await compare(app, view, null)).name).toBe(name);
  });

  it('asks no more of the same address once it was compared and signed', async () => {
    const { app, walletId, view } = await withOpen(made());
    await app.get('offline.sign', approving(await compare(app, view, typedOf(view))));
    const next = await bringText(app, walletId, made(21_000n));
    expect([next.compares, JSON.stringify(next).includes(address)]).toEqual([[], true]);
    expect((await app.get('offline.read', { broughtId: view.broughtId })).compares).toEqual([]);
  });

  it('is held back when other characters were typed twice, whatever is typed then', async () => {
    const { app, walletId, view } = await withOpen(made());
    const once = await compare(app, view, 'qqqqqqqq');
    expect([states(once), once.compares[0]?.text]).toEqual([[['open', 1]], view.compares[0]?.text]);
    expect(states(await compare(app, view, 'zzzzzzzz'))).toEqual([['heldBack', 2]]);
    for (const typed of [typedOf(view), null]) {
      const still = await compare(app, view, typed);
      expect([states(still), JSON.stringify(still).includes(address)]).toEqual([[['heldBack', 2]], false]);
    }
    expect(await app.failure('offline.sign', approving(view))).toEqual(unanswered(1));
    // The same once more is the same request.
    expect(states(await bringText(app, walletId, made()))).toEqual([['heldBack', 2]]);
    await app.get('offline.drop', { broughtId: view.broughtId });
    expect(states(await bringText(app, walletId, made()))).toEqual([['open', 0]]);
    expect(app.user.asked).toEqual([]);
    expect(app.keyholder.acts).not.toContain('sign');
  });

  it('is signed without comparing only by a choice of its own, which main repeats and nobody takes for comparing', async () => {
    const { app, walletId, view } = await withOpen(made());
    const skipped = await compare(app, view, null);
    expect([states(skipped), JSON.stringify(skipped).includes(address)]).toEqual([[['skipped', 0]], true]);
    expect((await app.get('offline.sign', approving(skipped))).outcome).toBe('signed');
    expect(app.user.asked.at(-1)?.details.join('\n')).toContain('The address isn’t compared');
    const next = await bringText(app, walletId, made(21_000n));
    expect(states(next)).toEqual([['open', 0]]);
  });

  it('is compared once for all requests that wait here, and by no other wallet', async () => {
    const { app, walletId } = await signerApp();
    const [one, other] = [
      await bringText(app, walletId, made()),
      await bringText(app, walletId, made(21_000n)),
    ];
    expect(states(other)).toEqual([['open', 0]]);
    await compare(app, one, typedOf(one));
    expect((await app.get('offline.read', { broughtId: other.broughtId })).compares).toEqual([]);
    await app.get('offline.drop', { broughtId: one.broughtId });
    expect(states(await app.get('offline.read', { broughtId: other.broughtId }))).toEqual([['open', 0]]);
  });
});

it('a request that sends assets asks of a hidden slot as of an address', async () => {
  const { app, walletId } = await signerApp();
  const trial = genuineTrial({ wallet: own });
  const whole = trial.intent.recipients[0]?.recipientId ?? '';
  const view = await bringText(app, walletId, packed(trial));
  expect([states(view), JSON.stringify(view.review).includes(whole)]).toEqual([[['open', 0]], false]);
  const compared = await compare(app, view, typedOf(view, whole));
  expect(states(compared)).toEqual([['same', 0]]);
  expect((await app.get('offline.sign', approving(compared))).outcome).toBe('signed');
});

it('a request that sends assets asks of more than three recipients in one question', async () => {
  const wishes = [1n, 2n, 3n, 4n].map((amount) => ({ contract: A, amount }));
  const trial = genuineTrial({ wallet: own, wishes });
  const { app, view } = await withOpen(packed(trial));
  expect([view.compares, view.questions]).toEqual([[], [{ kind: 'payees', id: 'payees', count: 4 }]]);
  expect(await app.failure('offline.sign', approving(view, { confirmed: [] }))).toEqual(unanswered(1));
  expect((await app.get('offline.sign', approving(view))).outcome).toBe('signed');
});

describe('several requests that are signed together', () => {
  it('are signed but for those with an address that is still to be compared', async () => {
    const { app, walletId, view: slots } = await withOpen(packed(genuineSlots({ wallet: own })));
    const open = await bringText(app, walletId, payment());
    const items = [slots, open].map(({ broughtId, review: { digest } }) => ({ broughtId, digest }));
    const { results } = await app.get('offline.signMany', { items });
    expect(results.map(({ because }) => because)).toEqual(['BROUGHT_UNANSWERED', null]);
  });

  it('say how many addresses were not compared', async () => {
    const { app, walletId } = await signerApp();
    const { broughtId, review } = await compare(app, await bringText(app, walletId, payment()), null);
    await app.get('offline.signMany', { items: [{ broughtId, digest: review.digest }] });
    expect(app.user.asked.at(-1)?.details.join('\n')).toContain('The address isn’t compared');
  });
});
