import { beforeEach, describe, expect, it } from 'vitest';
import type { CallInput, TransferFilter } from '../../../src-preload/contract/index.ts';
import { readLabels } from '../../../src-main/wallet/transfers/label-lines.ts';
import { assetApp, type AssetApp } from './asset-app.ts';

const txid = (digit: string): string => digit.repeat(64);
const all: TransferFilter = { assetId: null, states: [], direction: null, text: '' };
const line = (ref: string, label: string): string => JSON.stringify({ type: 'tx', ref, label });

let a: AssetApp;
let assetId: string;

/** Three transfers in blocks by two transactions, and one by none. */
beforeEach(async () => {
  a = await assetApp();
  assetId = await a.issue('TEST', 1_000n);
  await a.refresh();
  const scope = { walletId: a.walletId, service: 'practice', numbering: 'documentEra' } as const;
  const kept = a.app.ports.holdings.of(scope);
  const [one] = kept.pageTransfers(all, { offset: 0, limit: 1, nowMs: 0 }).rows;
  const ids = [txid('a'), txid('b'), txid('b'), null];
  kept.keepTransfers(
    assetId,
    ids.map((id, at) => ({ ...one!, idx: at + 10, txid: id })),
    Date.now(),
  );
});

const label = (idx: number, text: string) =>
  a.app.get('transfers.label', { walletId: a.walletId, key: `${assetId}#${String(idx)}`, label: text });
const labels = async () =>
  (await a.app.get('transfers.page', { walletId: a.walletId, filter: all, offset: 0, limit: 50 })).rows
    .filter(({ idx }) => idx >= 10)
    .sort((one, other) => one.idx - other.idx)
    .map((row) => row.label);
const bring = (
  text: string,
  source: CallInput<'transfers.importLabels'>['source'] = { from: 'text', text },
) => a.app.get('transfers.importLabels', { walletId: a.walletId, source });

describe('labels going out', () => {
  it('are a line for each transaction, and those without one are counted', async () => {
    await label(10, 'Rent');
    await label(11, 'Milk');
    await label(12, 'Bread');
    await label(13, 'Not sent yet');
    const { savedAs, ...counted } = await a.app.get('transfers.exportLabels', { walletId: a.walletId });
    expect(counted).toEqual({ labels: 2, withoutTransaction: 1 });
    const [saved] = a.app.saved;
    expect(savedAs).toBe(saved?.name);
    expect(saved?.name).toMatch(/^labels-\d{4}-\d\d-\d\d\.jsonl$/);
    const read = readLabels(saved!.text)!;
    expect(read).toMatchObject({ ofOthers: 0, empty: 0, unread: 0 });
    expect(read.ofTransactions.get(txid('a'))).toBe('Rent');
    expect(read.ofTransactions.get(txid('b'))?.split('; ').sort()).toEqual(['Bread', 'Milk']);
  });
});

describe('labels coming in', () => {
  it('are set on every transfer of their transaction, and found by it from then on', async () => {
    const read = await bring(`${line(txid('a'), 'Rent')}\n${line(txid('b'), 'Food')}\n`);
    expect(read).toMatchObject({ outcome: 'read', set: 3, same: 0, ownStays: 0, unknown: 0 });
    expect(await labels()).toEqual(['Rent', 'Food', 'Food', null]);
    const page = { walletId: a.walletId, filter: { ...all, text: 'food' }, offset: 0, limit: 9 };
    expect((await a.app.get('transfers.page', page)).total).toBe(2);
  });

  it('take no label of one’s own away', async () => {
    await label(10, 'Mine');
    await label(11, 'Food');
    const read = await bring(
      `${line(txid('a'), 'Theirs')}\n${line(txid('b'), 'Food')}\n${line(txid('b'), '')}`,
    );
    expect(read).toMatchObject({ set: 1, same: 1, ownStays: 1, empty: 1 });
    expect(await labels()).toEqual(['Mine', 'Food', 'Food', null]);
  });

  it.each([
    ['nothing', ' \n', 'empty'],
    ['other text', 'Dear Sir', 'unknownText'],
    ['words', `${'abandon '.repeat(11)}about`, 'words'],
    ['a private key', `xprv${'1'.repeat(107)}`, 'privateKey'],
  ])('%s in their place is refused by name', async (_, text, problem) => {
    const failure = await a.app.failure('transfers.importLabels', {
      walletId: a.walletId,
      source: { from: 'text', text },
    });
    expect(failure).toEqual({ code: 'BROUGHT_REFUSED', facts: { problem, wanted: 'labels' } });
  });

  it('that are no text are refused', async () => {
    const source = { from: 'bytes', base64: Buffer.from([0xff, 0xfe, 0x00]).toString('base64') } as const;
    expect(await a.app.failure('transfers.importLabels', { walletId: a.walletId, source })).toMatchObject({
      facts: { problem: 'unknownBytes' },
    });
  });
});
