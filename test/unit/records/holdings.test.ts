import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type {
  ApiAsset,
  ApiTransfer,
  KeptFilter,
  KeptVerification,
  NewInvoice,
} from '../../../src-main/ports/index.ts';
import { openHoldings, type WalletHoldings } from '../../../src-main/records/holdings/holdings.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { changed, clock, openKept, spoil } from './record-ids.ts';

const NOW = 1_753_268_800_000;
const ref = { walletId: 'b'.repeat(32), service: 'practice', numbering: 'documentEra' } as const;
const ASSET = 'rgb:one';
const MAX = 18_446_744_073_709_551_615n;
const balance = { settled: 1n, future: MAX, spendable: 0n, offchainOutbound: null, offchainInbound: 1n };
const all: KeptFilter = { assetId: null, states: [], direction: null, text: '' };
const sats = { settledSats: 5_000, futureSats: 6_000, spendableSats: 2_100_000_000_000_000 };
const overview = {
  balance: { vanilla: sats, colored: { ...sats, settledSats: 0 } },
  ...{ slots: { free: 1, held: 2, carrying: 3 }, asOfMs: NOW },
};
const [WAITING, CONFIRMING, SETTLED, FAILED] = [0, 1, 2, 3];

const wallet = (): WalletHoldings => openKept().of(ref);

const asset = (assetId: string, more: Partial<ApiAsset> = {}): ApiAsset => ({
  ...{ assetId, schema: 'nia', ticker: 'USDT', name: 'Tether', details: null, precision: 6 },
  ...{ issuedSupply: MAX, issuedAtMs: NOW, addedAtMs: null, balance },
  media: { filePath: '/m', mime: 'image/png' },
  ...more,
});

function transfer(idx: number, status: number, more: Partial<ApiTransfer> = {}): ApiTransfer {
  return {
    ...{ idx, batchTransferIdx: idx, createdAtMs: NOW - 1_000_000 + idx * 1_000, updatedAtMs: null },
    // The names are given anew at each reading, so what stands here must not matter.
    ...{ status, statusName: 'unknown', kind: 1, kindName: 'unknown', amount: MAX, txid: null },
    ...{ recipientId: `bcrt:utxob:recipient-${idx}`, invoice: `rgb:invoice-${idx}`, expiresAtMs: NOW + 1 },
    ...{ receiveUtxo: { txid: 'a'.repeat(64), vout: 4_294_967_295 }, changeUtxo: null },
    transportEndpoints: [{ endpoint: 'rpcs://x', transportType: 0, used: false }],
    ...more,
  };
}

const foundBy = async (kept: WalletHoldings, filter: Partial<KeptFilter>) =>
  kept.transfersAt(await kept.transferIds({ ...all, ...filter }, NOW)).map(({ idx }) => idx);
const keysOf = (kept: WalletHoldings, filter: Partial<Omit<KeptFilter, 'text'>>, nowMs = NOW) =>
  kept.pageTransfers({ ...all, ...filter }, { offset: 0, limit: 100, nowMs }).map(({ idx }) => idx);

describe('a status that is told in words', () => {
  const told = (status: string, more: Partial<ApiTransfer> = {}) =>
    transfer(1, 0, { status, kind: 'ReceiveBlind', ...more });

  it('is named by the word in every numbering, kept across a restart, and raises the same alarm', () => {
    const folder = tempFolder();
    const first = openHoldings(folder, clock);
    first.of(ref).keepTransfers(ASSET, [told('WaitingCounterparty')], NOW);
    first.of(ref).keepTransfers(ASSET, [told('WaitingCounterparty')], NOW + 1);
    first.of(ref).keepTransfers(ASSET, [told('Settled', { txid: 'b'.repeat(64) })], NOW + 2);
    first.close();
    for (const numbering of ['documentEra', 'beta7'] as const) {
      const kept = openKept(folder).of({ ...ref, numbering });
      expect(kept.transfer(`${ASSET}#1`)).toMatchObject({
        ...{ status: 'Settled', statusName: 'settled', kind: 'ReceiveBlind', kindName: 'receiveBlind' },
      });
      expect(kept.history(`${ASSET}#1`)).toEqual([
        { atMs: NOW, status: 'WaitingCounterparty', statusName: 'waitingCounterparty' },
        { atMs: NOW + 2, status: 'Settled', statusName: 'settled' },
      ]);
    }
    const [change] = openKept(folder)
      .of(ref)
      .keepTransfers(ASSET, [told('Failed')], NOW + 3);
    expect(change).toMatchObject({ kind: 'alarm', transfer: { alarm: 'settledThenFailed' } });
  });
});

describe('what is told of assets', () => {
  it('G15: is kept across a restart with every digit', () => {
    const folder = tempFolder();
    const first = openHoldings(folder, clock);
    first.of(ref).keepAssets([asset(ASSET)], NOW);
    first.close();
    const kept = openKept(folder).of(ref);
    expect(kept.assets()).toEqual({ assets: [{ ...asset(ASSET), listed: true }], asOfMs: NOW });
  });

  it('names what is new and what is gone, and keeps what is gone without its balance', () => {
    const kept = wallet();
    const [a, b, c] = [asset('rgb:a'), asset('rgb:b'), asset('rgb:c')];
    expect(kept.keepAssets([a, b], NOW)).toEqual({ added: ['rgb:a', 'rgb:b'], missing: [] });
    expect(kept.keepAssets([b, c], NOW + 1)).toEqual({ added: ['rgb:c'], missing: ['rgb:a'] });
    expect(kept.keepAssets([b, c], NOW + 2)).toEqual({ added: [], missing: [] });
    expect(kept.asset('rgb:a')).toMatchObject({ listed: false, balance: null, issuedSupply: MAX });
    expect(kept.keepAssets([a, b, c], NOW + 3).added).toEqual(['rgb:a']);
    expect(kept.asset('rgb:a')).toMatchObject({ listed: true });
  });
});

describe('what is told of transfers', () => {
  it.each(['', `${ASSET}#`, `${ASSET}#01`, `${ASSET}#2`, `${ASSET}#1#1`, 'rgb:other#1', '%#1'])(
    'is not found under the key %j',
    (key) => {
      const kept = wallet();
      kept.keepTransfers(ASSET, [transfer(1, SETTLED)], NOW);
      expect(kept.transfer(key)).toBeNull();
      expect(kept.history(key)).toEqual([]);
      expect(kept.labelTransfer(key, 'x')).toBeNull();
    },
  );

  it('tells what changed, and nothing of what did not', () => {
    const kept = wallet();
    kept.keepTransfers(ASSET, [transfer(1, WAITING), transfer(2, WAITING)], NOW);
    const rest = [transfer(2, WAITING), transfer(3, WAITING)];
    const again = kept.keepTransfers(ASSET, [transfer(1, CONFIRMING), ...rest], NOW);
    expect(again.map(({ kind, transfer: { idx } }) => `${kind} ${idx}`)).toEqual([
      'stateChanged 1',
      'newTransfer 3',
    ]);
    // A new time is no news.
    const later = [transfer(1, CONFIRMING, { updatedAtMs: NOW }), ...rest];
    expect(kept.keepTransfers(ASSET, later, NOW)).toEqual([]);
    expect(kept.transfer(`${ASSET}#1`)?.updatedAtMs).toBe(NOW);
  });

  it('G39: keeps what a shorter list leaves out, with an alarm that is told once and ends with what it says', () => {
    const kept = wallet();
    kept.keepTransfers(ASSET, [transfer(1, SETTLED), transfer(2, SETTLED)], NOW);
    const shrunk = kept.keepTransfers(ASSET, [transfer(2, SETTLED)], NOW);
    expect(shrunk).toMatchObject([{ kind: 'alarm', transfer: { idx: 1, alarm: 'missing' } }]);
    expect(kept.keepTransfers(ASSET, [transfer(2, SETTLED)], NOW)).toEqual([]);
    expect(kept.keepTransfers(ASSET, [], NOW)).toMatchObject([{ kind: 'alarm', transfer: { idx: 2 } }]);
    expect(keysOf(kept, {})).toEqual([2, 1]);
    expect(kept.history(`${ASSET}#1`)).toHaveLength(1);
    kept.keepTransfers(ASSET, [transfer(1, SETTLED)], NOW);
    expect(kept.transfer(`${ASSET}#1`)?.alarm).toBeNull();
  });

  it.each([
    ['that settled, at once', [SETTLED, FAILED], 'settledThenFailed'],
    ['that settled, by a detour', [SETTLED, CONFIRMING, FAILED], 'settledThenFailed'],
    ['that settled, after it was gone for a while', [SETTLED, null, FAILED], 'settledThenFailed'],
    ['that never settled', [WAITING, FAILED], null],
  ])('G39: raises an alarm where one fails %s', (_, statuses, alarm) => {
    const kept = wallet();
    const changes = statuses.map((status) =>
      kept.keepTransfers(ASSET, status === null ? [] : [transfer(1, status)], NOW),
    );
    const kind = alarm === null ? 'stateChanged' : 'alarm';
    expect(changes.at(-1)).toMatchObject([{ kind, transfer: { alarm } }]);
    // Also when it is told again.
    kept.keepTransfers(ASSET, [transfer(1, FAILED, { updatedAtMs: NOW })], NOW);
    expect(kept.transfer(`${ASSET}#1`)?.alarm).toBe(alarm);
  });

  it('takes one alone without missing the others', () => {
    const kept = wallet();
    kept.keepTransfers(ASSET, [transfer(1, WAITING), transfer(2, WAITING)], NOW);
    expect(kept.keepTransfer(ASSET, transfer(1, SETTLED), NOW)).toMatchObject({ kind: 'stateChanged' });
    expect(kept.keepTransfer(ASSET, transfer(1, SETTLED), NOW)).toBeNull();
    expect(kept.transfer(`${ASSET}#2`)?.alarm).toBeNull();
  });
});

it('G38: another numbering names and finds what was told before by its own table', () => {
  const holdings = openKept();
  const told = [3, 0].map((status, at) => transfer(at + 1, status, { expiresAtMs: NOW - 1 }));
  holdings.of(ref).keepTransfers(ASSET, told, NOW);
  expect(keysOf(holdings.of(ref), { states: ['failed'] })).toEqual([1]);
  expect(keysOf(holdings.of(ref), { states: ['expired'] })).toEqual([2]);
  const beta6 = holdings.of({ ...ref, numbering: 'beta6' });
  expect(beta6.transfer(`${ASSET}#1`)?.statusName).toBe('settled');
  expect(keysOf(beta6, { states: ['failed'] })).toEqual([]);
  expect(keysOf(beta6, { states: ['settled'] })).toEqual([1]);
  expect(beta6.history(`${ASSET}#1`)).toMatchObject([{ status: 3, statusName: 'settled' }]);
  const beta7 = holdings.of({ ...ref, numbering: 'beta7' });
  expect(keysOf(beta7, { states: ['waitingForThem'] })).toEqual([1]);
  expect(keysOf(beta7, { states: ['expired'] })).toEqual([2]);
  expect(keysOf(holdings.of(ref), { states: ['failed'] })).toEqual([1]);
});

describe('a transfer of which it is in doubt whether it has ended', () => {
  const DAY_MS = 86_400_000;
  const TXID = 'a'.repeat(64);
  const doubted = (more: Partial<ApiTransfer> = {}) =>
    transfer(1, 3, { txid: TXID, namedBy: 'beta7', expiresAtMs: NOW, ...more });
  const at = (kept: WalletHoldings, states: KeptFilter['states'], nowMs: number) =>
    keysOf(kept, { states }, nowMs);

  it('is named by the numbering by which it has not, whichever is chosen', () => {
    const holdings = openKept();
    holdings.of(ref).keepTransfers(ASSET, [doubted()], NOW);
    for (const numbering of ['documentEra', 'beta5', 'beta6', 'beta7'] as const) {
      const kept = holdings.of({ ...ref, numbering });
      const named = { statusName: 'waitingBroadcast', namedBy: 'beta7' };
      expect(kept.transfer(`${ASSET}#1`)).toMatchObject(named);
      expect(kept.history(`${ASSET}#1`)).toMatchObject([{ status: 3, statusName: 'waitingBroadcast' }]);
      expect(at(kept, ['failed', 'settled', 'expired', 'unknown'], NOW)).toEqual([]);
      expect(at(kept, ['waitingForThem'], NOW)).toEqual([1]);
    }
  });

  it('is found as unknown once its time is over, and never as expired', () => {
    const kept = wallet();
    kept.keepTransfers(ASSET, [doubted(), transfer(2, WAITING, { expiresAtMs: NOW })], NOW);
    expect(at(kept, ['unknown'], NOW + DAY_MS - 1)).toEqual([]);
    expect(at(kept, ['unknown'], NOW + DAY_MS)).toEqual([1]);
    expect(at(kept, ['expired'], NOW + DAY_MS)).toEqual([2]);
    expect(at(kept, ['expired', 'unknown'], NOW + DAY_MS)).toEqual([2, 1]);
    expect(at(kept, ['waitingForThem', 'failed'], NOW + DAY_MS)).toEqual([]);
  });

  it('tells that it changed when the doubt ends, and raises no alarm before', () => {
    const kept = wallet();
    kept.keepTransfers(ASSET, [transfer(1, SETTLED, { txid: TXID })], NOW);
    expect(kept.keepTransfers(ASSET, [doubted()], NOW)).toMatchObject([{ kind: 'stateChanged' }]);
    expect(kept.transfer(`${ASSET}#1`)?.alarm).toBeNull();
    expect(kept.keepTransfers(ASSET, [doubted()], NOW)).toEqual([]);
    const sure = transfer(1, 3, { txid: TXID, expiresAtMs: NOW });
    expect(kept.keepTransfers(ASSET, [sure], NOW)).toMatchObject([{ kind: 'alarm' }]);
    expect(kept.transfer(`${ASSET}#1`)?.namedBy).toBeUndefined();
  });

  it('says nothing of whether it had ended, unlike all others', () => {
    const kept = wallet();
    expect(kept.transferForms()).toEqual([]);
    kept.keepTransfers(ASSET, [doubted(), transfer(2, WAITING), transfer(3, SETTLED, { txid: TXID })], NOW);
    kept.keepTransfers('rgb:other', [transfer(4, WAITING)], NOW);
    const forms = [...kept.transferForms()].sort((one, other) => Number(one.status) - Number(other.status));
    expect(forms).toEqual([
      { status: 0, kind: 1, txid: null, ended: false },
      { status: 2, kind: 1, txid: '', ended: true },
      { status: 3, kind: 1, txid: '', ended: undefined },
    ]);
  });
});

describe('a page of transfers', () => {
  function three(): WalletHoldings {
    const kept = wallet();
    kept.keepAssets([asset('rgb:one'), asset('rgb:two', { ticker: 'GOLD', name: 'Gold Bar' })], NOW);
    const sent = transfer(3, SETTLED, { kind: 3, txid: 'c'.repeat(64) });
    kept.keepTransfers('rgb:one', [transfer(1, WAITING), sent], NOW);
    kept.keepTransfers('rgb:two', [transfer(2, WAITING, { expiresAtMs: NOW - 1 })], NOW);
    return kept;
  }

  it('is newest first over all assets, and says how many there are', () => {
    const kept = three();
    expect(keysOf(kept, {})).toEqual([3, 2, 1]);
    const middle = kept.pageTransfers(all, { offset: 1, limit: 1, nowMs: NOW });
    expect(middle).toMatchObject([{ idx: 2, assetId: 'rgb:two' }]);
    expect(kept.countTransfers(all, NOW)).toBe(3);
    expect(kept.pageTransfers(all, { offset: 3, limit: 9, nowMs: NOW })).toEqual([]);
  });

  it('is of one asset, one direction, some states', async () => {
    const kept = three();
    expect(keysOf(kept, { assetId: 'rgb:one' })).toEqual([3, 1]);
    expect(keysOf(kept, { assetId: 'rgb:none' })).toEqual([]);
    expect(keysOf(kept, { direction: 'out' })).toEqual([3]);
    expect(keysOf(kept, { direction: 'in' })).toEqual([2, 1]);
    expect(keysOf(kept, { states: ['settled', 'waitingForThem'] })).toEqual([3, 1]);
    expect(keysOf(kept, { states: ['expired'] })).toEqual([2]);
    expect(keysOf(kept, { states: ['failed'] })).toEqual([]);
    const all = { assetId: 'rgb:one', states: ['waitingForThem'], direction: 'in', text: 'TETHER' } as const;
    expect(await foundBy(kept, all)).toEqual([1]);
  });

  it.each([
    ['usd', [3, 1]],
    ['gold b', [2]],
    ['rgb:two', [2]],
    ['CCCC', [3]],
    ['RECIPIENT-2', [2]],
    ['invoice-1', [1]],
    ['no such thing', []],
    ["' OR 1=1 --", []],
    ['%', []],
    ['_', []],
    ['*', []],
  ])('finds %j in ticker, name, id, txid, recipient or invoice', async (text, found) => {
    expect(await foundBy(three(), { text })).toEqual(found);
  });

  it('finds a label, in whatever case and composition it is typed, and no longer once it is gone', async () => {
    const kept = three();
    expect(kept.labelTransfer('rgb:two#2', 'Miete für Ré')).toMatchObject({ label: 'Miete für Ré', idx: 2 });
    expect(await foundBy(kept, { text: 'MIETE FÜR RE\u0301' })).toEqual([2]);
    // A reading leaves a person's words alone.
    kept.keepTransfers('rgb:two', [transfer(2, SETTLED)], NOW);
    expect(await foundBy(kept, { text: 'miete' })).toEqual([2]);
    kept.labelTransfer('rgb:two#2', null);
    expect(await foundBy(kept, { text: 'miete' })).toEqual([]);
    expect(await foundBy(kept, { text: 'recipient-2' })).toEqual([2]);
  });

  it('finds a text that more hold than are looked through at once, newest first', async () => {
    const kept = wallet();
    const many = Array.from({ length: 4_100 }, (_, i) => transfer(i, SETTLED));
    kept.keepTransfers(ASSET, many, NOW);
    const wanted = many.map(({ idx }) => idx).toReversed();
    expect(await foundBy(kept, { text: 'invoice' })).toEqual(wanted);
    expect(await foundBy(kept, { assetId: ASSET, text: 'invoice' })).toEqual(wanted);
    // Each text ends with its number: the first, some of the midst, and those at an edge of what is looked through.
    for (const idx of [0, 1, 2_099, 2_100, 2_101, 4_099])
      expect(await foundBy(kept, { text: `invoice-${String(idx)}` })).toContain(idx);
    expect(await foundBy(kept, { text: 'invoice-4099' })).toEqual([4_099]);
    expect(await foundBy(kept, { states: ['failed'], text: 'invoice' })).toEqual([]);
    expect(await foundBy(kept, {})).toEqual(wanted);
  });

  it('puts what has no time by when it was first told', () => {
    const kept = wallet();
    kept.keepTransfers(ASSET, [transfer(9, SETTLED, { createdAtMs: null })], NOW - 5_000_000);
    kept.keepTransfers(ASSET, [transfer(9, SETTLED, { createdAtMs: null }), transfer(1, SETTLED)], NOW);
    expect(keysOf(kept, {})).toEqual([1, 9]);
  });
});

describe('invoices made here', () => {
  const made: NewInvoice = {
    ...{ invoice: 'rgb:invoice-7', assetId: ASSET, amount: MAX, recipientId: 'bcrt:utxob:recipient-7' },
    ...{ kind: 'blinded', provedOurs: null, batchTransferIdx: 7, createdAtMs: NOW, expiresAtMs: null },
    ...{ endpoints: ['rpcs://x'], slot: null, warnings: ['noExpiry'] },
  };
  const slot = { txid: 'd'.repeat(64), vout: 3 };

  it('are kept as they were made, newest first, and told of later', () => {
    const kept = wallet();
    expect(kept.addInvoice(made)).toBe(true);
    expect(kept.addInvoice({ ...made, amount: 1n })).toBe(false);
    const proved = { kind: 'witness', provedOurs: { address: 'a', path: 'm' } } as const;
    expect(kept.addInvoice({ ...made, invoice: 'rgb:invoice-8', ...proved })).toBe(true);
    expect(kept.invoices().map(({ invoice }) => invoice)).toEqual(['rgb:invoice-8', 'rgb:invoice-7']);
    expect(kept.invoice(made.invoice)).toEqual({ ...made, told: null, givenUpAtMs: null });
    kept.tellInvoice(made.invoice, { status: 1, kind: 1, txid: null }, NOW + 1, slot);
    // The slot that was seen first stays, whatever one is named later.
    kept.tellInvoice(made.invoice, { status: 2, kind: 1, txid: 'e'.repeat(64) }, NOW + 2, {
      ...slot,
      vout: 9,
    });
    expect(kept.invoice(made.invoice)).toEqual({
      ...made,
      slot,
      told: {
        ...{ status: 2, statusName: 'settled', kind: 1, kindName: 'receiveBlind' },
        ...{ txid: 'e'.repeat(64), atMs: NOW + 2 },
      },
      givenUpAtMs: null,
    });
  });

  it('remember who gave them up here, and when first', () => {
    const kept = wallet();
    kept.addInvoice(made);
    const { recipientId } = made;
    kept.giveUpInvoice({ batchTransferIdx: 8, recipientId }, NOW);
    kept.giveUpInvoice({ batchTransferIdx: 7, recipientId: `${recipientId}x` }, NOW);
    expect(kept.invoice(made.invoice)?.givenUpAtMs).toBe(null);
    kept.giveUpInvoice({ batchTransferIdx: 7, recipientId }, NOW + 1);
    kept.giveUpInvoice({ batchTransferIdx: 7, recipientId }, NOW + 2);
    expect(kept.invoice(made.invoice)?.givenUpAtMs).toBe(NOW + 1);
  });

  it.each([
    ['of an asset, where that is theirs and the recipient is no other', ASSET, null],
    ['of any asset, where it names their recipient', '', made.recipientId],
  ])('are told of by the list of transfers: %s', (_, assetId, recipientId) => {
    const kept = wallet();
    kept.addInvoice({ ...made, assetId });
    if (assetId === '') kept.keepTransfers(ASSET, [transfer(7, SETTLED, { recipientId: null })], NOW);
    else kept.keepTransfers('rgb:other', [transfer(7, SETTLED)], NOW);
    kept.keepTransfers(ASSET, [transfer(7, SETTLED, { recipientId: 'somebody else' })], NOW);
    kept.keepTransfers(ASSET, [transfer(7, SETTLED, { kind: 3 })], NOW);
    expect(kept.invoice(made.invoice)?.told).toBeNull();
    kept.keepTransfers(ASSET, [transfer(7, SETTLED, { recipientId })], NOW + 5);
    expect(kept.invoice(made.invoice)?.told).toMatchObject({ statusName: 'settled', atMs: NOW + 5 });
  });

  it('are told of by the name that the transfer has while it is in doubt whether it has ended', () => {
    const told = transfer(1, 3, { txid: 'a'.repeat(64) });
    const kept = wallet();
    kept.addInvoice(made);
    kept.tellInvoice(made.invoice, { ...told, namedBy: 'beta7' }, NOW);
    const doubted = { status: 3, statusName: 'waitingBroadcast', namedBy: 'beta7' };
    expect(kept.invoice(made.invoice)?.told).toMatchObject(doubted);
    kept.tellInvoice(made.invoice, told, NOW);
    expect(kept.invoice(made.invoice)?.told?.statusName).toBe('failed');
  });
});

const notWritten = () => {
  throw new Error('broken');
};

it('the file holds nothing of a wallet that was forgotten, and all of the others', () => {
  const folder = tempFolder();
  const holdings = openHoldings(folder, clock);
  const other = { ...ref, walletId: 'c'.repeat(32) };
  for (const each of [ref, { ...ref, service: 'https://s.example' }, other]) {
    const kept = holdings.of(each);
    kept.keepAssets([asset(`rgb:of-${each.walletId}`)], NOW);
    kept.keepTransfers(`rgb:of-${each.walletId}`, [transfer(1, SETTLED)], NOW);
    kept.keepOverview(overview);
  }
  holdings.forget(ref.walletId);
  expect([holdings.of(ref).assets().assets, holdings.of(ref).overview()]).toEqual([[], null]);
  expect(keysOf(holdings.of(other), {})).toEqual([1]);
  holdings.close();
  const bytes = readFileSync(join(folder, 'holdings.sqlite'));
  expect(bytes.includes(`rgb:of-${ref.walletId}`)).toBe(false);
  expect(bytes.includes(`rgb:of-${other.walletId}`)).toBe(true);
});

it('the file keeps a whole list or nothing of it', () => {
  const kept = wallet();
  kept.keepTransfers(ASSET, [transfer(1, SETTLED)], NOW);
  const broken = transfer(3, SETTLED, { txid: { toJSON: notWritten } as never });
  expect(() => kept.keepTransfers(ASSET, [transfer(2, SETTLED), broken], NOW)).toThrow('broken');
  expect(keysOf(kept, {})).toEqual([1]);
});

describe('what came of verifying asset data', () => {
  const about: KeptVerification['about'] = {
    ...{ recipientId: 'bcrt:utxob:one', direction: 'in', idx: 1, assetId: ASSET },
    ...{ txid: 'ab'.repeat(32), amount: null },
  };
  const block = { height: 7, hash: 'cd'.repeat(32) };
  const proved: KeptVerification = {
    about,
    found: {
      ...{ outcome: 'proved', host: 'proxy', code: null, asset: null, toldOtherwise: null, given: '5' },
      ...{ transactions: 2, unshown: 0, atMs: NOW },
    },
    ...{ block, tipHeight: 9, sinceMs: NOW },
  };
  const outcomeOf = (kept: WalletHoldings) =>
    kept.verifications([about.recipientId]).map(({ found, block: on }) => [found.outcome, on]);

  it('stands in the file, each direction by itself, and replaces what was kept before', () => {
    const folder = tempFolder();
    const first = openHoldings(folder, clock);
    const kept = first.of(ref);
    expect(kept.verifications([about.recipientId])).toEqual([]);
    kept.keepVerification({ ...proved, found: { ...proved.found, outcome: 'pending' }, block: null });
    kept.keepVerification(proved);
    kept.keepVerification({ ...proved, about: { ...about, direction: 'out', amount: '5' } });
    first.close();
    const again = openKept(folder).of(ref);
    expect(again.verifications([about.recipientId, 'bcrt:utxob:two'])).toEqual([
      proved,
      { ...proved, about: { ...about, direction: 'out', amount: '5' } },
    ]);
    expect(again.verifications(['bcrt:utxob:two'])).toEqual([]);
  });

  it('is verified no longer once its block is gone, of that wallet alone', () => {
    const holdings = openKept();
    const [mine, other] = [holdings.of(ref), holdings.of({ ...ref, walletId: 'c'.repeat(32) })];
    mine.keepVerification(proved);
    other.keepVerification(proved);
    expect(holdings.verifiedBlocks(ref.walletId)).toEqual([block]);
    holdings.forgetBlocks(ref.walletId, ['ef'.repeat(32)]);
    expect(outcomeOf(mine)).toEqual([['proved', block]]);
    holdings.forgetBlocks(ref.walletId, [block.hash]);
    expect([outcomeOf(mine), outcomeOf(other)]).toEqual([[['reorganised', null]], [['proved', block]]]);
    expect(holdings.verifiedBlocks(ref.walletId)).toEqual([]);
  });

  it.each([
    ['what was found', `UPDATE verifications SET found = '{}'`],
    ['what it is about', `UPDATE verifications SET about = 'nothing'`],
    ['text that is none', `UPDATE verifications SET found = CAST(x'ff22' AS TEXT)`],
    ['a proof by no block', `UPDATE verifications SET block_hash = NULL`],
    ['a block that is none', `UPDATE verifications SET block_hash = 'a block'`],
  ])('cannot be read for %s: it is left out and named, and the next one is', (_, sql) => {
    const folder = tempFolder();
    const first = openHoldings(folder, clock);
    const two = { ...about, recipientId: 'bcrt:utxob:two' };
    first.of(ref).keepVerification(proved);
    first.close();
    spoil(folder, sql, 'holdings.sqlite');
    const holdings = openKept(folder);
    const kept = holdings.of(ref);
    kept.keepVerification({ ...proved, about: two });
    expect(kept.verifications([about.recipientId, two.recipientId]).map((one) => one.about)).toEqual([two]);
    expect(holdings.unreadable()[0]?.rows?.named).toEqual([`verification ${about.recipientId}`]);
    expect(holdings.verifiedBlocks(ref.walletId)).toContainEqual(block);
    holdings.forgetBlocks(ref.walletId, [block.hash]);
    expect(outcomeOf(kept)).toEqual([]);
    kept.keepVerification(proved);
    expect(outcomeOf(kept)).toEqual([['proved', block]]);
  });

  it('has its heights while it is proved, and none that are no text', () => {
    const { of, folder } = openKept();
    const kept = of(ref);
    const heights = () => kept.provedHeights(about.recipientId, 'in');
    expect(heights()).toBeNull();
    kept.keepVerification(proved, new Map([['aa', 7]]));
    expect(heights()).toBe('{"aa":7}');
    kept.keepVerification(
      { ...proved, found: { ...proved.found, outcome: 'pending' } },
      new Map([['aa', 7]]),
    );
    expect(heights()).toBeNull();
    kept.keepVerification(proved, new Map([['aa', 7]]));
    spoil(folder, "UPDATE verifications SET heights = CAST(x'ff22' AS TEXT)", 'holdings.sqlite');
    expect(heights()).toBeNull();
  });
});

describe('what Home showed last', () => {
  const text = JSON.stringify(overview);
  it.each([
    ['no JSON', 'nothing'],
    ['another form', JSON.stringify({ ...overview, slots: null })],
    ['more than is known', JSON.stringify({ ...overview, note: 'hello' })],
    ['a negative number', text.replace('5000', '-5000')],
    ['a fraction', text.replace('5000', '0.5')],
    ['a number beyond what is exact', text.replace('5000', '9007199254740993')],
    ['too much', text.padEnd(2_001)],
  ])('is nothing where the file holds %s in its place', (_, told) => {
    const { of, folder } = openKept();
    const kept = of(ref);
    kept.keepOverview(overview);
    expect([changed(folder, 'UPDATE overviews SET told = ?', told), kept.overview()]).toEqual([1, null]);
  });
});

it('remembers which outputs were seen in a block, none of them included, and none before the first look', async () => {
  const holdings = openKept();
  const kept = holdings.of(ref);
  expect(await kept.coins()).toBeNull();
  await kept.keepCoins({ learn: [], forget: [] });
  expect(await kept.coins()).toEqual([]);
  const coins = coinsNamed(2);
  await kept.keepCoins({ learn: [...coins, ...coins], forget: [] });
  const seen = coins.map((coin) => ({ ...coin, seenAtMs: expect.any(Number) as number }));
  expect(await holdings.of(ref).coins()).toEqual(seen);
  expect(holdings.of(ref).coinsAtOnce()).toEqual(seen);
  expect(await holdings.of({ ...ref, walletId: 'another' }).coins()).toBeNull();
  await kept.keepCoins({ learn: [], forget: [coins[0]?.outpoint ?? '', 'nothing'] });
  expect(await kept.coins()).toEqual([seen[1]]);
});

const coinsNamed = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    outpoint: `${n.toString(16).padStart(64, '0')}:0`,
    amountSats: 2n ** 60n,
  }));

it('reads and writes thousands of outputs a part at a time, and misses none', async () => {
  const kept = openKept().of(ref);
  const coins = coinsNamed(1_700);
  await kept.keepCoins({ learn: coins, forget: [] });
  expect(await kept.coins()).toEqual(coins.map((coin) => ({ ...coin, seenAtMs: null })));
  await kept.keepCoins({ learn: [], forget: coins.slice(0, 1_200).map(({ outpoint }) => outpoint) });
  expect((await kept.coins())?.length).toBe(500);
});

it('half of a first look is none: the next one is the first', async () => {
  const holdings = openKept();
  const kept = holdings.of(ref);
  const coins = coinsNamed(1_700);
  const keeping = kept.keepCoins({ learn: coins, forget: [] });
  expect(kept.coinsAtOnce()).toBeNull();
  await keeping;
  expect(kept.coinsAtOnce()?.every(({ seenAtMs }) => seenAtMs === null)).toBe(true);
});

it('writes no output of a wallet that is removed meanwhile', async () => {
  const holdings = openKept();
  const kept = holdings.of(ref);
  const keeping = kept.keepCoins({ learn: coinsNamed(1_700), forget: [] });
  holdings.forget(ref.walletId);
  await keeping;
  expect(holdings.scopes()).toEqual([]);
  expect(await kept.coins()).toBeNull();
});
