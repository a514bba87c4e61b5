import { describe, expect, it } from 'vitest';
import { recipientIdText } from '../../../src-main/practice/rgb/invoice.ts';
import { keepFound } from '../../../src-main/wallet/book/kept-verifications.ts';
import { genuine, given, paying, toOurs, type Answer } from './asset-data-trial.ts';

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
  for (let turn = 0; turn < 200; turn += 1)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
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
  it('is verified by itself after a refresh, and its answer does not wait for that', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial);
    const answer = held(at);
    await at.refresh();
    await expect.poll(() => at.asked.length).toBe(1);
    expect(await at.found(key)).toBeNull();
    answer();
    await becomes(at, key, 'proved');
    expect(await at.found(key)).toMatchObject({ transactions: 2, unshown: 0, host: '127.0.0.1:3000' });
    expect(at.lying()).toHaveLength(1);
  });

  it('goes from nothing left over valid, mined in part and pending to proved, told each time', async () => {
    const at = await given();
    const trial = paying(genuine('nia-witness-change'), { 1: at.scriptAt('colored', 4) });
    await at.useServer();
    await at.app.get('chain.turnOff', { walletId: at.walletId });
    const [, last = ''] = trial.chain.witnesses.keys();
    const key = at.listed(trial, { createdAtMs: Date.now() });
    const told: string[] = [];
    at.app.notices.listen((name) => told.push(name));
    const next = async (outcome: string) => {
      at.later(11 * MINUTE_MS);
      told.length = 0;
      await at.refresh();
      await becomes(at, key, outcome);
      // By the lists that were read, and by what was found.
      await expect.poll(() => told.filter((name) => name === 'wallet.changed').length).toBeGreaterThan(1);
      return at.found(key);
    };
    at.leave(null);
    await next('absent');
    at.leave(trial);
    await next('unasked');
    await at.useServer();
    expect(await next('notMined')).toMatchObject({ transactions: 2, unshown: 2 });
    at.mine(trial, [last]);
    await at.app.get('chain.follow', { walletId: at.walletId });
    expect(await next('pending')).toMatchObject({ transactions: 2, unshown: 1 });
    at.world.mine(1, [trial.chain.witnesses.get(last)?.raw ?? new Uint8Array()]);
    await at.app.get('chain.follow', { walletId: at.walletId });
    await next('proved');
  });

  it('shows the same in the list, on its page and by its invoice', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial);
    const { walletId } = at;
    const { recipientId = '', assetId = '', txid } = at.kept().transfer(key) ?? {};
    at.kept().addInvoice({
      ...{ invoice: 'rgb:one', assetId, amount: 5n, recipientId: recipientId ?? '', kind: 'witness' },
      ...{ provedOurs: null, batchTransferIdx: 1, createdAtMs: 1, expiresAtMs: null, endpoints: [] },
      ...{ slot: null, warnings: [] },
    });
    at.kept().tellInvoice('rgb:one', { status: 1, kind: 2, txid: txid ?? null }, 1);
    const byInvoice = async () => (await at.app.get('invoices.list', { walletId })).invoices[0]?.assetData;
    expect(await byInvoice()).toBeNull();
    await at.refresh();
    await becomes(at, key, 'proved');
    const found = await at.found(key);
    const filter = { assetId: null, states: [], direction: null, text: '' };
    const page = await at.app.get('transfers.page', { walletId, filter, offset: 0, limit: 5 });
    expect(page.rows.find((row) => row.key === key)?.assetData).toEqual(found);
    expect(await byInvoice()).toEqual(found);
    await at.app.get('transfers.exportCsv', { walletId, filter });
    expect(at.app.saved.at(-1)?.text).toMatch(/,history\r\n$/);
    // Where they give something else than what is listed, it is only told.
    at.listed(at.trial, { amount: 1n });
    await at.app.get('transfers.exportCsv', { walletId, filter });
    expect(at.app.saved.at(-1)?.text).toMatch(/,told\r\n$/);
    // Of another payment than the one that was verified it says nothing.
    at.kept().tellInvoice('rgb:one', { status: 1, kind: 2, txid: 'ab'.repeat(32) }, 1);
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

describe('a service that tells otherwise', () => {
  it.each([
    ['another transaction for what was verified', { txid: 'ab'.repeat(32) }],
    ['another recipient for what was verified', { recipientId: 'bcrt:utxob:another' }],
    ['a second transfer of what was left for the first', { idx: 2 }],
  ])('%s gets nothing of it', async (_, change) => {
    const { at, key } = await provedOnce();
    const told = at.listed(at.trial, change);
    if (told !== key) await at.roundEnded(at.trial);
    expect(await at.found(told)).toBeNull();
    expect((await at.found(key))?.outcome ?? null).toBe(told === key ? null : 'proved');
  });
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
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
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

describe('a reorganisation', () => {
  it('takes the word back with the block, told at once, and a refresh verifies anew', async () => {
    const { at, key } = await provedOnce();
    at.world.reorganise(4, 9, 'other');
    const told: string[] = [];
    at.app.notices.listen((name) => told.push(name));
    await at.app.get('chain.follow', { walletId: at.walletId });
    expect(told).toContain('wallet.changed');
    expect(await at.found(key)).toMatchObject({ outcome: 'reorganised', transactions: 2 });
    at.later(11 * MINUTE_MS);
    await at.refresh();
    await becomes(at, key, 'notMined');
    at.mine(at.trial);
    await at.app.get('chain.follow', { walletId: at.walletId });
    at.later(11 * MINUTE_MS);
    await at.refresh();
    await becomes(at, key, 'proved');
    // Once more while its block was gone: another file could have been left since.
    expect(askedFor(at, key)).toBe(2);
  });
});
