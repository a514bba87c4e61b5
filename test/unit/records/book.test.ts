import { describe, expect, it } from 'vitest';
import type { PinnedAsset } from '../../../src-main/verify/book/book.ts';
import type { SigningState } from '../../../src-main/records/signing.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { A, B, hex, idOf, openRecord, txidOf, walk } from './record-ids.ts';
import { spendingOf } from '../../support/spending.ts';

const ONE = { assetId: 'rgb:one', ticker: 'ONE', name: 'One', precision: 2, schema: 'NIA' };
const coin = (at: number, vout = 0): string => `${txidOf(at)}:${String(vout)}`;

/** A folder's record, and a way to bring a transaction of this number, over these coins, up to a state. */
function opened(folder = tempFolder()) {
  const journal = openRecord(folder);
  const bring = (at: number, to: SigningState, inputs = [coin(500 + at)], walletId = A) => {
    const id = idOf(at);
    const step = spendingOf({
      txid: txidOf(at),
      inputs,
      made: [{ vout: 1, colored: true, sats: '1700', index: 4 }],
      back: [
        { assetId: 'rgb:one', amount: '7', opout: `${hex(at, 32)}/4000/0`, txid: txidOf(at), vout: 1 },
        { assetId: 'rgb:two', amount: '9', opout: `${hex(at, 32)}/4000/1`, txid: txidOf(900), vout: at },
      ],
      coins: [{ txid: txidOf(500 + at), vout: 0, sats: '2000', colored: false, index: 2 }],
    });
    journal.open({ id, walletId, kind: 'send', data: {} });
    walk(journal, id, to, step);
    return id;
  };
  return { ...journal, bring };
}

describe('the own book', () => {
  it.each<[SigningState, boolean | null]>([
    ['built', null],
    ['signed', false],
    ['away', false],
    ['handingOver', false],
    ['handedOver', false],
    ['refused', false],
    ['accepted', false],
    ['broadcast', false],
    ['givenUp', true],
    ['settled', null],
    ['dropped', null],
  ])('reserves what one that is %s holds (may be shared: %s)', (state, mayShare) => {
    const { bring, book } = opened();
    bring(1, state);
    const held = { by: txidOf(1), mayShare, spends: [coin(501)], makes: [coin(1, 1)] };
    const reserved = mayShare === null ? [] : [{ ...held, outpoints: [coin(501), coin(900, 1)] }];
    expect(book(A, []).reserved).toEqual(reserved);
    expect(book(B, [])).toEqual({ outputs: [], allocations: [], reserved: [], assets: [] });
  });

  it('reserves what was dropped after it went out: whoever has it may sign it yet', () => {
    const { bring, book, advance } = opened();
    const by = bring(1, 'away');
    advance(by, 'away', 'dropped', null);
    expect(book(A, []).reserved).toMatchObject([{ by: txidOf(1), mayShare: true }]);
  });

  it('counts an allocation on its own output while it may happen, and on another once it is shown', () => {
    const placesAt = (state: SigningState) => {
      const { bring, book } = opened();
      bring(1, state);
      return book(A, []).allocations.map(({ txid, vout }) => `${txid}:${String(vout)}`);
    };
    for (const state of ['signed', 'accepted', 'refused'] as const)
      expect(placesAt(state)).toEqual([coin(1, 1)]);
    for (const state of ['broadcast', 'settled'] as const)
      expect(placesAt(state)).toEqual([coin(1, 1), coin(900, 1)]);
    for (const state of ['givenUp', 'dropped'] as const) expect(placesAt(state)).toEqual([]);
  });

  it('calls spent what a settled one of ours spends, and tells it only where somebody lists it', () => {
    const { bring, book } = opened();
    bring(1, 'settled');
    expect(book(A, []).outputs).toEqual([
      { txid: txidOf(1), vout: 1, amountSats: 1_700n, branch: 'colored', index: 4, spent: false },
    ]);
    expect(book(A, [coin(501)]).outputs).toContainEqual({
      ...{ txid: txidOf(501), vout: 0, amountSats: 2_000n, branch: 'vanilla', index: 2, spent: true },
    });
    bring(2, 'settled', [coin(1, 1)]);
    expect(book(A, []).allocations.map(({ txid }) => txid)).not.toContain(txidOf(1));
    expect(book(A, [coin(1, 1)]).allocations.map(({ txid }) => txid)).toContain(txidOf(1));
  });

  it('believes what a PSBT told of a coin once its transaction is shown, and the chain before that', () => {
    const { bring, book, keepHistory } = opened();
    bring(1, 'refused');
    const at = (walletOutputs: ReturnType<typeof book>['outputs']) =>
      walletOutputs.find(({ txid }) => txid === txidOf(501));
    expect(at(book(A, []).outputs)).toBeUndefined();
    const out = { txid: txidOf(501), vout: 0 };
    keepHistory(A, {
      asset: { ...ONE, ground: 'history' },
      outputs: [{ ...out, amountSats: 900n, branch: 'colored', index: 3, ground: 'chain' }],
      allocations: [{ ...out, assetId: 'rgb:one', amount: 7n, opout: 'x/4000/0' }],
      ...{ spent: [], block: { height: 5, hash: 'ab'.repeat(32) } },
    });
    expect(at(book(A, []).outputs)).toMatchObject({ amountSats: 900n, branch: 'colored', index: 3 });
  });

  it('leaves out what a settled one of ours excludes, whatever its state', () => {
    const { bring, book } = opened();
    bring(1, 'settled', [coin(77)]);
    bring(2, 'broadcast', [coin(77), coin(78)]);
    const { reserved, allocations, outputs } = book(A, []);
    expect(reserved).toEqual([]);
    expect(allocations.map(({ txid, vout }) => [txid, vout])).not.toContainEqual([txidOf(900), 2]);
    expect(outputs.map(({ txid }) => txid)).not.toContain(txidOf(2));
  });

  it('knows a coin still that one told of which a settled one excludes', () => {
    const { bring, book } = opened();
    bring(2, 'broadcast', [coin(502)]);
    bring(1, 'settled', [coin(502)]);
    expect(book(A, [coin(502)]).outputs).toContainEqual({
      ...{ txid: txidOf(502), vout: 0, amountSats: 2_000n, branch: 'vanilla', index: 2, spent: true },
    });
  });

  it('learns outputs, pins assets once, and lets a person decide anew; a backup brings it along', () => {
    const folder = tempFolder();
    const { book, pinAssets, pinned, repinAsset, learnOutputs } = opened(folder);
    const asset: PinnedAsset = { ...ONE, ground: 'told' };
    pinAssets(A, [asset]);
    pinAssets(A, [{ ...asset, precision: 8 }]);
    expect(pinned(A)).toEqual([{ ...asset, dismissed: null }]);
    repinAsset(A, { ...asset, precision: 8 });
    expect(book(A, []).assets).toEqual([{ ...asset, precision: 8 }]);
    expect(pinned(B)).toEqual([]);
    const output = { txid: txidOf(5), vout: 3, amountSats: 900n, branch: 'vanilla', index: -1 } as const;
    learnOutputs(A, [{ ...output, ground: 'derived' }]);
    learnOutputs(A, [{ ...output, index: 6, ground: 'derived' }]);
    expect(book(A, []).outputs).toEqual([{ ...output, index: 6, spent: false }]);
  });
});
