import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNotice, type CallInput, type CallOutput, type Call } from '../../src-preload/contract/index.ts';
import { carriers } from './hosts.ts';
import { calls, notices, valueOf } from './expect-result.ts';
import { openContract, type OpenContract } from './open-contract.ts';

describe.each(carriers)('every call, %s', (_, carry) => {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-contract-'));
  const answered = new Map<string, unknown[]>();
  const told: [string, unknown][] = [];
  let app: OpenContract;

  beforeAll(async () => {
    app = await openContract(carry, folder);
    for (const name of notices) app.listen(name, (payload) => told.push([name, payload]));
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask<N extends Call>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
    const value = valueOf(name, await app.ask(name, input));
    answered.set(name, [...(answered.get(name) ?? []), value]);
    return value as CallOutput<N>;
  }

  let walletId: string;
  const slots = { num: 8, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };

  it('about the program and its settings', async () => {
    expect(await ask('settings.about', {})).toMatchObject({ host: 'loopback', confirm: 'page' });
    await ask('settings.set', { theme: 'dark' });
    expect(await ask('settings.get', {})).toMatchObject({ theme: 'dark' });
    await ask('settings.copy', { text: 'bcrt1p' });
    expect(app.clipboard.text).toBe('bcrt1p');
    await ask('confirm.answer', { questionId: 'ab'.repeat(16), agreed: true });
  });

  it('about a new wallet', async () => {
    expect(await ask('vault.keychain', {})).toEqual({ state: 'ready' });
    const asked = { name: 'First', network: 'regtest', keep: 'keychain', practice: true } as const;
    const wallet = await ask('vault.create', { ...asked, wordCount: 12 });
    walletId = wallet.id;
    expect(await ask('wallet.list', {})).toMatchObject({ wallets: [{ id: walletId }] });
    await ask('wallet.select', { walletId });
    expect(await ask('wallet.rename', { walletId, name: '  Second ' })).toMatchObject({ name: 'Second' });
    await ask('wallet.connect', { walletId, connection: { kind: 'practice' } });
    expect(await ask('wallet.register', { walletId })).toMatchObject({ outcome: 'registered' });
  });

  it('about its coins', async () => {
    const { address } = await ask('wallet.newAddress', { walletId });
    expect(await ask('wallet.lastAddress', { walletId })).toMatchObject({ address });
    await ask('practice.status', {});
    await ask('practice.faucet', { walletId, amountSats: 100_000 });
    await ask('practice.mine', { blocks: 1 });
    await ask('wallet.refresh', { walletId });
    const { balance } = await ask('wallet.overview', { walletId });
    expect(balance.vanilla.settledSats).toBe(100_000);
    expect((await ask('wallet.unspents', { walletId })).unspents).toHaveLength(1);
    expect((await ask('wallet.descriptors', { walletId })).receive).toMatch(/^tr\(\[/);
  });

  it('about creating slots', async () => {
    expect(await ask('signing.planSlots', { walletId, ...slots })).toMatchObject({ toCreate: 8 });
    const dropped = await ask('signing.beginSlots', { walletId, ...slots });
    await ask('signing.cancel', { flowId: dropped.flowId });
    const { flowId, digest, outcome } = await ask('signing.beginSlots', { walletId, ...slots });
    expect(outcome).toBe('proved');
    expect(await ask('signing.approve', { flowId, digest, acceptNotProved: false })).toMatchObject({
      outcome: 'created',
      created: 8,
    });
    expect(app.user.asked.at(-1)?.title).toContain('8 slots');
  });

  it('about the friend of the practice service', async () => {
    await ask('practice.mine', { blocks: 1 });
    expect(await ask('practice.setInvoiceSeconds', { seconds: 600 })).toMatchObject({ invoiceSeconds: 600 });
    const { samples } = await ask('practice.giveSamples', { walletId });
    expect(samples.map(({ schema }) => schema)).toEqual(['nia', 'cfa', 'uda', 'nia']);
    await ask('practice.mine', { blocks: 1 });
    await ask('wallet.refresh', { walletId });
    const [{ assetId } = { assetId: '' }] = samples;
    const { invoice } = await ask('practice.friendInvoice', { assetId, amount: '1', kind: 'blinded' });
    // They may pay themselves too; nothing in the interface forbids it.
    expect((await ask('practice.friendPay', { invoice })).txid).toMatch(/^[0-9a-f]{64}$/);
    expect(await ask('practice.setFriend', { silent: true })).toMatchObject({ silent: true });
    expect(await ask('practice.friend', {})).toMatchObject({ silent: true, actsAtMs: null });
    await ask('practice.setFriend', { silent: false });
  });

  it('about invoices and a send', async () => {
    const [given] = answered.get('practice.giveSamples') as CallOutput<'practice.giveSamples'>[];
    const assetId = given?.samples[0]?.assetId ?? '';
    const { invoice: own } = await ask('invoices.create', { walletId, assetId, amount: '5' });
    expect((await ask('invoices.list', { walletId })).invoices).toMatchObject([{ invoice: own }]);
    expect(await ask('invoices.status', { walletId, invoice: own })).toMatchObject({ amount: '5' });
    const { invoice } = await ask('practice.friendInvoice', { assetId, amount: '7', kind: 'blinded' });
    const { invoices } = await ask('invoices.read', { walletId, text: `${own}\n${invoice}` });
    expect(invoices).toMatchObject([{ refusal: 'ours' }, { refusal: null, differs: [], amount: '7' }]);
    const recipientId = invoices[1]?.readable === true ? invoices[1].recipientId : '';
    const recipients = [{ invoice, recipientId, assetId, amount: '7', witnessSats: null }];
    const asked = { walletId, recipients, donation: false, rateSatsPerVb: 2, minConfirmations: 1 };
    const { flowId, digest, outcome } = await ask('signing.beginSend', asked);
    expect(outcome).toBe('proved');
    expect(await ask('signing.approve', { flowId, digest, acceptNotProved: false })).toMatchObject({
      outcome: 'handedOver',
      broadcast: 'waitsForRecipient',
    });
    expect(app.user.asked.at(-1)?.title).toBe('Sign: send to one recipient?');
  });

  it('about its words', async () => {
    const revealed = await ask('vault.reveal', { walletId });
    const words = revealed.outcome === 'shown' ? revealed.words.join(' ') : '';
    expect(words.split(' ')).toHaveLength(12);
    await ask('vault.checkWords', { walletId, words });
  });

  it('about other ways to a wallet, and its end', async () => {
    const words = `${'abandon '.repeat(11)}about`;
    const kept = { network: 'regtest', keep: 'session' } as const;
    const restored = await ask('vault.restore', { name: 'Old', ...kept, practice: true, words });
    expect(await ask('wallet.remove', { walletId: restored.id })).toEqual({ outcome: 'removed' });
    const fromService = { name: 'Theirs', ...kept, service: { kind: 'practice' } } as const;
    expect(await ask('vault.createFromService', fromService)).toMatchObject({ outcome: 'created' });
    const lost = { walletId: 'cd'.repeat(16), network: 'regtest', keep: 'keychain', createdAtMs: 1 } as const;
    await app.ports.signer.create({ ...lost, wordCount: 12 });
    expect((await ask('vault.lookInKeychain', {})).found).toMatchObject([{ walletId: lost.walletId }]);
    expect(await ask('vault.adopt', { walletId: lost.walletId, name: 'Found' })).toMatchObject({
      name: 'Found',
    });
  });

  it('was answered once at least, in its shape', () => {
    expect([...answered.keys()].sort()).toEqual(calls.map(([name]) => name).sort());
  });

  it('told what it should, in the shape of each notice', () => {
    const heard = new Set(told.map(([name]) => name));
    for (const name of [
      'wallet.changed',
      'wallet.listChanged',
      'settings.changed',
      'signing.progress',
      'practice.block',
      'practice.friendChanged',
    ]) {
      expect(heard).toContain(name);
    }
    for (const [name, payload] of told) {
      const spec = findNotice(name);
      expect(spec && v.safeParse(spec.payload, payload).success, name).toBe(true);
    }
  });

  it('let words out by the one call that says so', () => {
    const [revealed] = answered.get('vault.reveal') as CallOutput<'vault.reveal'>[];
    const words = revealed?.outcome === 'shown' ? revealed.words : [];
    const others = JSON.stringify([[...answered].filter(([name]) => name !== 'vault.reveal'), told]);
    const windows = words
      .slice(2)
      .map((word, at) => new RegExp([words[at], words[at + 1], word].join(String.raw`\W+`)));
    expect(windows).toHaveLength(10);
    expect(windows.filter((window) => window.test(others))).toEqual([]);
    // The search finds what it looks for where it is.
    expect(windows.every((window) => window.test(JSON.stringify(revealed)))).toBe(true);
  });

  it('caused no fault of ours', () => {
    expect(app.faults()).toEqual([]);
  });
});
