import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { recipientIdText } from '../../../src-main/practice/rgb/invoice.ts';
import { keepFound } from '../../../src-main/wallet/book/kept-verifications.ts';
import { invoiced, toOurs, type Answer } from './asset-data-trial.ts';
import { everyTransfer, pageOf } from './app.ts';

const JUNK = { file: Uint8Array.of(1, 2, 3), txid: 'aa'.repeat(32), vout: 1 } satisfies Answer;
const NOTHING = {
  ...{ host: '127.0.0.1:3000', asset: null, toldOtherwise: null, given: null, transactions: 0, unshown: 0 },
  atMs: 1,
};
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const BLIND = { kind: 1, kindName: 'receiveBlind' } as const;

type Trial = Awaited<ReturnType<typeof toOurs>>;
const recipientOf = (at: Pick<Trial, 'kept'>, key: string): string =>
  at.kept().transfer(key)?.recipientId ?? '';
/** One of many whom nobody pays. */
const somebody = (n: number): string =>
  recipientIdText({ kind: 'blinded', secretSeal: new Uint8Array(32).fill(100 + n) });
/** How often the endpoint was asked for this one. */
const askedFor = (at: Trial, key: string): number =>
  at.asked.filter((recipientId) => recipientId === recipientOf(at, key)).length;
const becomes = (at: Pick<Trial, 'found'>, key: string, outcome: string) =>
  expect.poll(async () => (await at.found(key))?.outcome ?? null, { timeout: 20_000 }).toBe(outcome);

/** The endpoint answers once this is called. */
function held({ meanwhile }: Pick<Trial, 'meanwhile'>): () => void {
  const asking: (() => void)[] = [];
  meanwhile(
    () =>
      new Promise<void>((resolve) => {
        asking.push(resolve);
      }),
  );
  return () => {
    meanwhile(() => Promise.resolve());
    for (const answer of asking) answer();
  };
}

/** Many more than a verification takes once it is answered. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await nextTurn();
}

/** Verified in the background already. */
async function provedOnce() {
  const at = await toOurs();
  const key = at.listed(at.trial);
  await at.refresh();
  await becomes(at, key, 'proved');
  return { at, key };
}

describe('a transfer that is paid', () => {
  it('that no server was asked about is verified once there is one', async () => {
    const at = await toOurs();
    await at.app.get('chain.turnOff', { walletId: at.walletId });
    const key = at.listed(at.trial, { createdAtMs: Date.now() });
    await at.refresh();
    await becomes(at, key, 'unasked');
    await at.useServer();
    at.later(11 * MINUTE_MS);
    await at.refresh();
    await becomes(at, key, 'proved');
  });

  it('shows the same in the list, on its page and by its invoice', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial);
    const { walletId } = at;
    const { invoice } = invoiced(at, at.trial, { assetId: at.kept().transfer(key)?.assetId ?? '' });
    at.kept().tellInvoice(invoice, { status: 1, kind: 2, txid: at.txid }, 1);
    const byInvoice = async () => (await at.app.get('invoices.list', { walletId })).invoices[0]?.assetData;
    expect(await byInvoice()).toBeNull();
    await at.refresh();
    await becomes(at, key, 'proved');
    const found = await at.found(key);
    const page = await pageOf(at.app, walletId);
    expect(page.rows.find((row) => row.key === key)?.assetData).toEqual(found);
    expect(await byInvoice()).toEqual(found);
    await at.app.get('transfers.exportCsv', { walletId, filter: everyTransfer });
    expect(at.app.saved.at(-1)?.text).toMatch(/,history\r\n$/);
    // Where they give something else than what is listed, it is only told.
    at.listed(at.trial, { amount: 1n });
    await at.app.get('transfers.exportCsv', { walletId, filter: everyTransfer });
    expect(at.app.saved.at(-1)?.text).toMatch(/,told\r\n$/);
    // Of another payment than the one that was verified it says nothing.
    at.kept().tellInvoice(invoice, { status: 1, kind: 2, txid: 'ab'.repeat(32) }, 1);
    expect(await byInvoice()).toBeNull();
  });

  it('is not asked about where nothing of it was paid, or it went out and is in no mempool yet', async () => {
    const at = await toOurs();
    const waiting = { status: 0, statusName: 'waitingCounterparty' } as const;
    const unpaid = at.listed(at.trial, { ...waiting, txid: null });
    await at.roundEnded(at.trial);
    expect(askedFor(at, unpaid)).toBe(0);
    const sent = at.listed(at.trial, { ...waiting, kind: 3, kindName: 'send' });
    await at.roundEnded(at.trial);
    expect(askedFor(at, sent)).toBe(0);
  });

  it('stays proved: nobody is asked again, also after a restart', async () => {
    const { at, key } = await provedOnce();
    const [found, chainAsked] = [await at.found(key), at.server.asked.length];
    at.app.restart();
    expect(await at.found(key)).toEqual(found);
    at.later(40 * DAY_MS);
    await at.roundEnded(at.trial);
    expect(askedFor(at, key)).toBe(1);
    expect(await at.found(key)).toEqual(found);
    // Its two transactions are not asked for; whether another one spends what the last of them spends is looked at.
    const asked = at.server.asked.slice(chainAsked);
    expect(asked.filter((method) => method === 'blockchain.transaction.get').length).toBeLessThan(2);
  });
});

describe('what is left for it', () => {
  it('is junk first: it is refused, and nobody is asked again but by the person', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial, { createdAtMs: Date.now() });
    at.leave(JUNK);
    await at.refresh();
    await becomes(at, key, 'refused');
    expect(await at.found(key)).toMatchObject({ code: 'UNREADABLE', host: '127.0.0.1:3000' });
    await at.roundEnded(at.trial);
    at.app.restart();
    at.later(40 * DAY_MS);
    await at.roundEnded(at.trial);
    expect(askedFor(at, key)).toBe(1);
    expect(await at.found(key)).toMatchObject({ outcome: 'refused', code: 'UNREADABLE' });
    // An endpoint that has nothing now, or is down, does not take back what it had.
    at.leave(null);
    await at.verify(key);
    at.leave('unreachable');
    await at.app.failure('transfers.verify', { walletId: at.walletId, key });
    expect(await at.found(key)).toMatchObject({ outcome: 'refused', code: 'UNREADABLE' });
    at.leave(at.trial);
    await at.verify(key);
    expect(await at.found(key)).toMatchObject({ outcome: 'proved' });
  });

  it('names a transaction that the own service’s indexer did not have, and is followed once it can be', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial, { createdAtMs: Date.now() });
    const found = { ...NOTHING, outcome: 'refused', code: 'WITNESS_UNKNOWN' } as const;
    keepFound(at.kept(), at.kept().transfer(key)!, { found, block: null, tipHeight: null });
    expect(await at.found(key)).toMatchObject({ outcome: 'refused', code: 'WITNESS_UNKNOWN' });
    await at.refresh();
    await becomes(at, key, 'proved');
  });

  it.each<[string, Answer, string]>([
    ['nothing', null, 'absent'],
    ['not to be reached', 'unreachable', 'unreachable'],
  ])(
    'is %s: asked at each refresh while it is young, then at growing distances',
    async (_, left, outcome) => {
      const at = await toOurs();
      const key = at.listed(at.trial, { createdAtMs: Date.now() });
      at.kept().keepTransfer(key.split('#')[0] ?? '', { ...at.kept().transfer(key)!, status: 2 }, Date.now());
      at.leave(left);
      await at.refresh();
      await becomes(at, key, outcome);
      await at.roundEnded(at.trial);
      const young = askedFor(at, key);
      expect(young).toBeGreaterThan(1);
      // Not young any more: at once, and then no sooner than after ten minutes, and after as long as it stood so.
      for (const [minutes, more] of [
        [61, 1],
        [50, 1],
        [20, 2],
      ] as const) {
        at.later(minutes * MINUTE_MS);
        await at.roundEnded(at.trial);
        expect(askedFor(at, key)).toBe(young + more);
      }
      // After a month without a change it is left to the person.
      at.later(31 * DAY_MS);
      await at.roundEnded(at.trial);
      at.later(90 * DAY_MS);
      await at.roundEnded(at.trial);
      expect(askedFor(at, key)).toBe(young + 3);
      at.leave(at.trial);
      await at.verify(key);
      expect(await at.found(key)).toMatchObject({ outcome: 'proved' });
    },
  );
});

it.each<[string, object, string?]>([
  ['another transaction for what was verified', { txid: 'ab'.repeat(32) }],
  ['another recipient for what was verified', { recipientId: 'bcrt:utxob:another' }],
  ['a second transfer of what was left for the first', { idx: 2 }],
  ['the same, its recipient written in another way', { idx: 2 }, `+${'02'.repeat(32)}`],
])('a service that tells otherwise: %s gets nothing of it', async (_, change, spelled = '') => {
  const { at, key } = await provedOnce();
  const recipientId = `${recipientOf(at, key)}${spelled}`;
  const told = at.listed(at.trial, { recipientId, ...change });
  if (told !== key) await at.roundEnded(at.trial);
  expect(await at.found(told)).toBeNull();
  expect((await at.found(key))?.outcome ?? null).toBe(told === key ? null : 'proved');
});

describe('in the background', () => {
  it('ends where offline mode is turned on meanwhile: nobody else is asked', async () => {
    const at = await toOurs();
    at.leave(null);
    const keys = [1, 2].map((idx) => at.listed(at.trial, { ...BLIND, idx, recipientId: somebody(idx) }));
    const answer = held(at);
    await at.refresh();
    await expect.poll(() => at.asked.length).toBe(1);
    await at.app.get('offline.setOfflineMode', { on: true });
    const chainAsked = at.server.asked.length;
    answer();
    await turns();
    expect([at.asked.length, at.server.asked.length]).toEqual([1, chainAsked]);
    const outcomes = await Promise.all(keys.map(async (key) => (await at.found(key))?.outcome ?? null));
    expect(outcomes.toSorted()).toEqual(['absent', null]);
  });

  it('hundreds from before are asked about four at a refresh', async () => {
    const at = await toOurs();
    at.leave(null);
    for (let idx = 1; idx <= 40; idx += 1)
      at.listed(at.trial, {
        ...{ idx, kind: 1, kindName: 'receiveBlind', status: 2, statusName: 'settled' },
        recipientId: somebody(idx),
      });
    for (const asked of [4, 8, 12]) {
      await at.refresh();
      await expect.poll(() => at.asked.length).toBe(asked);
    }
    await at.roundEnded(at.trial);
    const old = Array.from({ length: 40 }, (_, at) => somebody(at + 1));
    expect(at.asked.filter((one) => old.includes(one)).length).toBeLessThanOrEqual(20);
    expect(new Set(at.asked).size).toBe(at.asked.length);
  });

  it('one after the other, also where it is asked to again meanwhile', async () => {
    const at = await toOurs();
    at.leave(null);
    let [now, most] = [0, 0];
    at.meanwhile(async () => {
      now += 1;
      most = Math.max(most, now);
      await nextTurn();
      now -= 1;
    });
    for (let idx = 1; idx <= 5; idx += 1) at.listed(at.trial, { ...BLIND, idx, recipientId: somebody(idx) });
    await Promise.all([at.refresh(), at.refresh()]);
    await at.roundEnded(at.trial);
    expect(at.asked.length).toBeGreaterThan(4);
    expect(most).toBe(1);
  });

  it.each([
    ['the wallet is removed', 'removed'],
    ['Ochre ends', 'ended'],
  ])('nothing is written once %s', async (_, how) => {
    const at = await toOurs();
    const key = at.listed(at.trial);
    const recipientId = recipientOf(at, key);
    const answer = held(at);
    await at.refresh();
    await expect.poll(() => at.asked.length).toBe(1);
    const kept = at.kept();
    if (how === 'removed') await at.app.get('wallet.remove', { walletId: at.walletId });
    else at.app.restart();
    answer();
    await turns();
    expect([kept.consignment(recipientId), kept.verifications([recipientId])]).toEqual([null, []]);
    expect(at.nothing()).toBe(true);
    expect(at.app.logged).toEqual([]);
  });
});
