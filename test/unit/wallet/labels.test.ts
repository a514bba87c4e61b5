import { beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { readLabels } from '../../../src-main/wallet/transfers/label-lines.ts';
import { createOutputCache, taprootAddress } from '../../../src-main/keys/address.ts';
import { everyTransfer, keptOf, pageOf, walletOf } from './app.ts';
import { freshApp } from './asset-app.ts';

const txid = (digit: string): string => digit.repeat(64);
const line = (ref: string, label: string, type = 'tx'): string => JSON.stringify({ type, ref, label });

const a = freshApp({ sats: 1_000, slots: 5, issued: [1_000n] });

/** Three transfers in blocks by two transactions, and one by none. */
beforeEach(() => {
  const kept = keptOf(a.app, a.walletId);
  const [one] = kept.pageTransfers(everyTransfer, { offset: 0, limit: 1, nowMs: 0 });
  const ids = [txid('a'), txid('b'), txid('b'), null];
  kept.keepTransfers(
    a.assetId,
    ids.map((id, at) => ({ ...one!, idx: at + 10, txid: id })),
    Date.now(),
  );
});

const label = (idx: number, text: string) =>
  a.get('transfers.label', { key: `${a.assetId}#${String(idx)}`, label: text });
const labels = async () =>
  (await pageOf(a.app, a.walletId)).rows
    .filter(({ idx }) => idx >= 10)
    .sort((one, other) => one.idx - other.idx)
    .map((row) => row.label);
const bring = (
  text: string,
  source: CallInput<'transfers.importLabels'>['source'] = { from: 'text', text },
) => a.get('transfers.importLabels', { source });

it('labels going out are a line for each transaction, and those without one are counted', async () => {
  await label(10, 'Rent');
  await label(11, 'Milk');
  await label(12, 'Bread');
  await label(13, 'Not sent yet');
  const { savedAs, ...counted } = await a.get('transfers.exportLabels', {});
  expect(counted).toEqual({ labels: 2, withoutTransaction: 1 });
  const [saved] = a.app.saved;
  expect(savedAs).toBe(saved?.name);
  expect(saved?.name).toMatch(/^labels-\d{4}-\d\d-\d\d\.jsonl$/);
  const read = readLabels(saved!.text)!;
  expect(read).toMatchObject({ ofOthers: 0, empty: 0, unread: 0 });
  expect(read.ofTransactions.get(txid('a'))).toBe('Rent');
  expect(read.ofTransactions.get(txid('b'))?.split('; ').sort()).toEqual(['Bread', 'Milk']);
});

describe('a label of a transaction', () => {
  const told = () => a.app.ports.holdings.labels.list(a.walletId);
  const another = (change: object) =>
    keptOf(a.app, a.walletId).keepTransfer(
      a.assetId,
      { ...keptOf(a.app, a.walletId).transfer(`${a.assetId}#10`)!, ...change },
      Date.now(),
    );

  it('with transfers is theirs, in one place and one line', async () => {
    await a.get('wallet.labelTransaction', { txid: txid('b'), label: 'Food' });
    expect([await labels(), told()]).toEqual([[null, 'Food', 'Food', null], []]);
    expect(await a.get('transfers.exportLabels', {})).toMatchObject({ labels: 1 });
    await a.get('wallet.labelTransaction', { txid: txid('b'), label: null });
    expect(await labels()).toEqual([null, null, null, null]);
  });

  it('goes to its transfers once a service tells them, and is found by them', async () => {
    await a.get('wallet.labelTransaction', { txid: txid('c'), label: 'Rent' });
    expect(told()).toHaveLength(1);
    another({ idx: 20, txid: txid('c') });
    expect([(await labels()).at(-1), told()]).toEqual(['Rent', []]);
    expect((await pageOf(a.app, a.walletId, { text: 'rent' })).total).toBe(1);
  });

  it('replaces no label that a transfer has already', async () => {
    await a.get('wallet.labelTransaction', { txid: txid('c'), label: 'Theirs' });
    await label(13, 'Mine');
    another({ idx: 13, txid: txid('c') });
    expect([(await labels()).at(-1), told()]).toEqual(['Mine', []]);
  });
});

describe('labels coming in', () => {
  it('are set on every transfer of their transaction, and found by it from then on', async () => {
    const read = await bring(`${line(txid('a'), 'Rent')}\n${line(txid('b'), 'Food')}\n`);
    expect(read).toMatchObject({ outcome: 'read', set: 3, same: 0, ownStays: 0, unknown: 0 });
    expect(await labels()).toEqual(['Rent', 'Food', 'Food', null]);
    expect((await pageOf(a.app, a.walletId, { text: 'food' })).total).toBe(2);
  });

  it('are kept of transactions, addresses and coins of this wallet, and of no other', async () => {
    const { address } = await a.get('wallet.newAddress', {});
    const { rows } = await a.get('wallet.transactions', { offset: 0, limit: 100 });
    const own = rows.find(({ transferKey }) => transferKey === null)?.txid ?? '';
    await a.get('wallet.consistency', {});
    const [coin] = (await keptOf(a.app, a.walletId).coins()) ?? [];
    const network = address.replace('bcrt1', 'tb1');
    const lines = [
      ...[line(own, 'Pay'), line(txid('e'), 'Elsewhere'), line(address.toUpperCase(), 'Ann', 'addr')],
      ...[line(network, 'Ann', 'addr'), line('1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'Foreign', 'addr')],
      ...[line(coin?.outpoint ?? '', 'Cold', 'output'), line(`${txid('e')}:0`, 'Elsewhere', 'output')],
      ...[line('02ab', 'Key', 'pubkey'), line('xpub1', 'Keys', 'xpub'), line(`${own}:0`, 'In', 'input')],
    ];
    const read = await bring(lines.join('\n'));
    expect(read).toMatchObject({ set: 3, same: 0, ownStays: 0, unknown: 4, ofOthers: 3, unread: 0 });
    const [first] = (await a.get('wallet.addresses', { offset: 0, limit: 1 })).rows;
    expect(first).toMatchObject({ address, label: 'Ann' });
    const again = await bring(
      [line(own, 'Pay'), line(address, 'Bob', 'addr'), line(address, '', 'addr')].join('\n'),
    );
    expect(again).toMatchObject({ set: 0, same: 1, ownStays: 1, empty: 1 });
    expect(await a.get('transfers.exportLabels', {})).toMatchObject({ labels: 3 });
    const saved = readLabels(a.app.saved.at(-1)!.text)!;
    expect([...saved.ofAddresses]).toEqual([[address, 'Ann']]);
    expect([...saved.ofTransactions]).toEqual([[own, 'Pay']]);
    expect([...saved.ofOutputs.keys()]).toEqual([coin?.outpoint]);
  });

  it('are kept of an address as far as a restore looks, and no farther', async () => {
    const { keys, searchLength } = walletOf(a.app, a.walletId);
    const { address } = await a.get('wallet.newAddress', {});
    const [keychain] = walletOf(a.app, a.walletId).keychains.vanilla;
    const at = (index: number) =>
      taprootAddress(
        createOutputCache().output(keys.accountXpubVanilla, keychain!, index, 'regtest'),
        'regtest',
      );
    const asked = [at(searchLength), at(searchLength + 1), address].map((ref) => line(ref, 'Ann', 'addr'));
    expect(await bring(asked.join('\n'))).toMatchObject({ set: 2, unknown: 1 });
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
    ['no text', Uint8Array.of(0xff, 0xfe, 0x00), 'unknownBytes'],
  ])('%s in their place is refused by name', async (_, text, problem) => {
    const base64 = Buffer.from(text as Uint8Array).toString('base64');
    const source =
      typeof text === 'string' ? { from: 'text' as const, text } : { from: 'bytes' as const, base64 };
    const failure = await a.failure('transfers.importLabels', { source });
    expect(failure).toEqual({ code: 'BROUGHT_REFUSED', facts: { problem, wanted: 'labels' } });
  });
});
