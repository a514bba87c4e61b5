import { writeFileSync } from 'node:fs';
import { ownConnection } from '../unit/wallet/record.ts';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivePublicKeys } from '../../src-main/keys/derive.ts';
import { phraseToSeed } from '../../src-main/phrase/phrase.ts';
import { writeAccount } from '../../src-main/keys/account-file.ts';
import {
  findNotice,
  type CallInput,
  type CallOutput,
  type Call,
  type UnspentView,
} from '../../src-preload/contract/index.ts';
import { carriers } from './hosts.ts';
import { calls, failureOf, notices, valueOf } from './expect-result.ts';
import { openContract, type OpenContract } from './open-contract.ts';
import { signNaively } from '../support/psbt/second-opinion.ts';
import { writePack } from '../../src-main/verify/imported/pack.ts';
import { ownWallet } from '../support/offline/own-words.ts';
import { packOf } from '../support/offline/packs.ts';
import { hiddenOf } from '../support/hidden-of.ts';
import { writeRaw } from '../support/psbt/raw-psbt.ts';
import { genuineBtc, payee } from '../support/psbt/send-btc.ts';
import { startElectrumServer } from '../support/chain/electrum-server.ts';
import { createRegtestWorld, madeTransaction } from '../support/chain/world.ts';
import { transactionId } from '../../src-main/verify/psbt/transaction.ts';
import { answersJson, startFaultServer } from '../support/fault-server.ts';
import { published } from '../support/hosting.ts';

/** Of words that no other test here has. */
const otherAccount = (): string =>
  writeAccount({ name: 'Other', keys: derivePublicKeys(new Uint8Array(64).fill(0x5a), 'regtest') });

/** What another machine would have: straight from the keyholder, past the page. */
async function wordsOf({ ports }: OpenContract, walletId: string): Promise<readonly string[]> {
  const wallet = ports.settings.read().wallets.find(({ id }) => id === walletId);
  if (wallet === undefined) throw new Error('no such wallet');
  const { keys, keySource, name } = wallet;
  if (keys.xpub === null) throw new Error('a wallet without words');
  return ports.signer.reveal({ walletId, walletName: name, keySource, keys });
}

describe.each(carriers)('every call, %s', (_, carry) => {
  const answered = new Map<string, unknown[]>();
  const told: [string, unknown][] = [];
  let app: OpenContract;

  beforeAll(async () => {
    app = await openContract(carry);
    for (const name of notices) app.listen(name, (payload) => told.push([name, payload]));
  });
  afterAll(() => app.close());

  async function ask<N extends Call>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
    const value = valueOf(name, await app.ask(name, input));
    answered.set(name, [...(answered.get(name) ?? []), value]);
    return value as CallOutput<N>;
  }

  let walletId: string;
  const slots = { num: 8, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };

  it('about the program and its settings', async () => {
    expect(await ask('settings.about', {})).toMatchObject({ host: 'loopback', confirm: 'page' });
    expect((await ask('settings.diagnostics', {})).text).toMatch(/^Ochre 0/);
    await ask('settings.set', { theme: 'dark' });
    expect(await ask('settings.get', {})).toMatchObject({ theme: 'dark' });
    expect(await ask('settings.look', {})).toEqual({ theme: 'dark', speaks: 'en' });
    await ask('settings.copy', { text: 'bcrt1p' });
    expect(app.clipboard.text).toBe('bcrt1p');
    await ask('confirm.answer', { questionId: 'ab'.repeat(16), agreed: true });
    app.user.agrees = false;
    expect(await ask('files.choose', { kind: 'nodeList' })).toEqual({ files: [] });
    expect(await ask('backup.choose', {})).toEqual({ file: null });
    app.user.agrees = true;
  });

  it('about a new wallet', async () => {
    expect(await ask('vault.keychain', {})).toEqual({ state: 'ready' });
    const asked = { name: 'First', network: 'regtest', keep: 'keychain', practice: true } as const;
    const wallet = await ask('vault.create', { ...asked, wordCount: 12 });
    walletId = wallet.id;
    expect(await ask('wallet.list', {})).toMatchObject({ wallets: [{ id: walletId }] });
    await ask('wallet.select', { walletId });
    await ask('wallet.tellAgain', {});
    expect(await ask('wallet.searchFurther', { walletId })).toMatchObject({ searchLength: 2_000 });
    expect(await ask('wallet.rename', { walletId, name: '  Second ' })).toMatchObject({ name: 'Second' });
    await ask('wallet.connect', { walletId, connection: { kind: 'practice' } });
    expect(await ask('wallet.register', { walletId })).toMatchObject({ outcome: 'registered' });
  });

  it('about what a service speaks', async () => {
    const server = await startFaultServer((response) => response.writeHead(404).end());
    expect(await ask('wallet.detect', { baseUrl: server.baseUrl })).toMatchObject({ guess: null });
    expect(await ask('wallet.reach', { baseUrl: server.baseUrl })).toMatchObject({ certificate: null });
    await server.close();
  });

  it('about its coins', async () => {
    const { address } = await ask('wallet.newAddress', { walletId });
    expect(await ask('wallet.lastAddress', { walletId })).toMatchObject({ address });
    await ask('wallet.labelAddress', { walletId, address, label: 'Ann' });
    await ask('wallet.addresses', { walletId, offset: 0, limit: 1 });
    await ask('practice.status', {});
    await ask('practice.faucet', { walletId, amountSats: 100_000 });
    await ask('practice.mine', { blocks: 1 });
    await ask('wallet.refresh', { walletId });
    const overview = await ask('wallet.overview', { walletId });
    expect(await ask('wallet.lastOverview', { walletId })).toEqual(overview);
    const [{ outpoint }] = (await ask('wallet.unspents', { walletId })).unspents as [UnspentView];
    await ask('wallet.consistency', { walletId });
    await ask('wallet.acceptCoins', { walletId });
    await ask('wallet.markCoin', { walletId, outpoint, label: 'First', frozen: false });
    await ask('wallet.labelTransaction', { walletId, txid: outpoint.txid, label: 'Practice' });
    expect(await ask('wallet.exportTransactions', { walletId })).toMatchObject({ rows: 1 });
    await ask('chain.use', { walletId, address: 'practice' });
    await ask('wallet.findTransactions', { walletId, again: true });
    const listed = await ask('wallet.transactions', { walletId, offset: 0, limit: 10 });
    expect(listed).toMatchObject({ rows: [{ label: 'Practice', ground: 'server', isChecked: true }] });
    await ask('chain.turnOff', { walletId });
  });

  it('about the service that Ochre can run itself', async () =>
    expect((await ask('wallet.ownService', {})).version).toMatch(/^\d+\.\d+/));

  it('about a server of the chain', async () => {
    const world = createRegtestWorld();
    const raw = madeTransaction('journey');
    world.mine(2, [raw]);
    const server = await startElectrumServer(world);
    const { address } = server;
    expect(await ask('chain.read', { walletId })).toMatchObject({ source: null, state: 'off' });
    expect(await ask('chain.test', { walletId, address })).toMatchObject({ chain: 'regtest', height: 2 });
    expect(await ask('chain.use', { walletId, address })).toMatchObject({ outcome: 'used' });
    expect(await ask('chain.follow', { walletId })).toMatchObject({ state: 'ready', tip: { height: 2 } });
    expect(await ask('chain.fees', { walletId })).toEqual({ estimates: [] });
    const txid = transactionId(raw);
    expect(await ask('chain.whereabouts', { walletId, txid })).toMatchObject({ state: 'mined', height: 1 });
    expect(await ask('chain.doubleSpends', { walletId })).toEqual({ found: [] });
    const other = await startElectrumServer(world);
    await ask('chain.useSecond', { walletId, address: other.address });
    expect(await ask('chain.follow', { walletId })).toMatchObject({ second: { state: 'agrees', height: 2 } });
    expect(await ask('chain.removeSecond', { walletId })).toMatchObject({ second: null });
    expect(await ask('chain.turnOff', { walletId })).toMatchObject({ source: null, state: 'off' });
    await Promise.all([server.close(), other.close()]);
  });

  it('about creating slots', async () => {
    expect(await ask('signing.planSlots', { walletId, ...slots })).toMatchObject({ toCreate: 8 });
    const asked = { walletId, assetId: '', amount: '5' };
    await ask('signing.wait', { act: 'invoice', asked });
    const dropped = await ask('signing.beginSlots', { walletId, ...slots });
    await ask('signing.cancel', { flowId: dropped.flowId });
    const left = await ask('signing.beginSlots', { walletId, ...slots });
    const { flows, waiting } = await ask('signing.unfinished', { walletId });
    expect(waiting).toMatchObject([{ intent: { act: 'invoice', asked }, slots: 'notSubmitted' }]);
    await ask('signing.stopWaiting', { walletId, act: 'invoice' });
    expect(flows).toMatchObject([{ flowId: left.flowId, state: 'notSigned' }]);
    const { flowId, digest, outcome } = await ask('signing.resume', { flowId: left.flowId });
    expect(outcome).toBe('proved');
    const made = await ask('signing.approve', { flowId, digest, acceptNotProved: false });
    expect(made).toMatchObject({ outcome: 'created', created: 8 });
    expect(app.user.asked.at(-1)?.title).toContain('8 slots');
    expect(await ask('signing.look', { flowId })).toMatchObject({ became: 'open', flow: { state: 'seen' } });
    expect(told.map(([name]) => name)).toContain('signing.moved');
  });

  it('about a wallet that is watched on another machine', async () => {
    const { text, check } = await ask('watch.account', { walletId });
    expect(await ask('watch.saveAccount', { walletId })).toMatchObject({ outcome: 'saved' });
    const { firstAddress } = await ask('watch.forPrograms', { walletId });
    expect(await ask('watch.saveForProgram', { walletId, form: 'core' })).toMatchObject({ outcome: 'saved' });
    expect(await ask('watch.address', { walletId, index: 0 })).toMatchObject({ address: firstAddress });
    await ask('wallet.chooseCodeForm', { walletId, form: 'bbqr' });
    const read = await ask('watch.read', { source: { from: 'text', text } });
    expect(read).toMatchObject({ account: { networks: [{ network: 'regtest', firstAddress }], check } });
    // Here it is a wallet already; another one's account makes a wallet that cannot sign.
    const again = await app.ask('watch.add', { text, name: 'Again', practice: true });
    expect(failureOf('watch.add', again)).toMatchObject({ code: 'WALLET_EXISTS' });
    const watched = await ask('watch.add', { text: otherAccount(), name: 'Watched', practice: true });
    expect(watched).toMatchObject({ name: 'Watched', keySource: 'none', registered: false });
    await ask('wallet.remove', { walletId: watched.id });
    await ask('wallet.select', { walletId });
  });

  it('about codes between two machines', async () => {
    await ask('codes.camera', { on: true });
    const { gatherId, told: first } = await ask('codes.gather', { gatherId: null, text: 'UR:PSBT/1-2/LPAD' });
    expect(first).toEqual({ kind: 'refused', because: 'form' });
    expect((await ask('codes.gather', { gatherId, text: 'a text' })).told).toEqual({ kind: 'whole' });
    await ask('codes.camera', { on: false });
    const asked = { heldId: 'ab'.repeat(16), density: 'low', from: 1, count: 1 } as const;
    expect(failureOf('codes.frames', await app.ask('codes.frames', asked)).code).toBe('GONE');
  });

  it('about what is signed elsewhere', async () => {
    await ask('practice.mine', { blocks: 1 });
    const { flowId, digest } = await ask('signing.beginSlots', { walletId, ...slots, num: 1 });
    const away = await ask('handoff.begin', { flowId, digest, acceptNotProved: false });
    expect(away).toMatchObject({ flow: { state: 'away' } });
    expect((await ask('handoff.read', { flowId })).pack?.fileName).toMatch(/^ochre-slots-.*-to-sign/);
    expect(await ask('handoff.save', { flowId, what: 'pack' })).toMatchObject({ outcome: 'saved' });
    const { psbt } = (app.ports.signings.read(flowId)?.data.built ?? {}) as { psbt: string };
    const signed = signNaively(psbt, phraseToSeed(await wordsOf(app, walletId)));
    const back = await ask('handoff.bringBack', { flowId, source: { from: 'text', text: signed.psbt } });
    expect(back).toMatchObject({ outcome: 'signed', away: { pack: null, flow: { state: 'signed' } } });
    expect(await ask('signing.handOver', { flowId })).toMatchObject({ outcome: 'created', created: 1 });
  });

  it('about sending plain bitcoin', async () => {
    await ask('practice.mine', { blocks: 1 });
    const { address } = payee();
    await ask('signing.readPayment', { walletId, text: `bitcoin:${address}?amount=0.0002` });
    const asked = { walletId, recipients: [{ address, amountSats: 20_000 }], rateSatsPerVb: 2 };
    expect(await ask('signing.planSendBtc', asked)).toMatchObject({ coins: 1 });
    const { flowId, digest, outcome } = await ask('signing.beginSendBtc', asked);
    expect(outcome).toBe('proved');
    const paid = await ask('signing.approve', { flowId, digest, acceptNotProved: false });
    expect(paid).toMatchObject({ outcome: 'paid', listed: true });
    expect(app.user.asked.at(-1)?.title).toMatch(/^Send 20,000\ssats/);
  });

  it('about a payment that is built here and waits, whose fee is raised', async () => {
    await ask('practice.mine', { blocks: 1 });
    await ask('wallet.refresh', { walletId });
    await ask('chain.use', { walletId, address: 'practice' });
    await ask('chain.follow', { walletId });
    const recipients = [{ address: payee('p2tr').address, amountSats: 5_000 }];
    const asked = { walletId, recipients, rateSatsPerVb: 2.5 };
    const { flowId, digest } = await ask('signing.beginSendBtc', asked);
    const paid = await ask('signing.approve', { flowId, digest, acceptNotProved: false });
    const txid = paid.outcome === 'paid' ? paid.txid : '';
    const raise = { walletId, txid, act: 'raise', rateSatsPerVb: 9.5 } as const;
    expect(await ask('signing.planReplacement', raise)).toMatchObject({ recipientSats: 5_000 });
    const raised = await ask('signing.beginReplacement', raise);
    expect(raised).toMatchObject({ outcome: 'proved', intent: { kind: 'replacement', replaces: txid } });
    await ask('signing.cancel', { flowId: raised.flowId });
    await ask('chain.turnOff', { walletId });
    await ask('practice.mine', { blocks: 1 });
    await ask('wallet.refresh', { walletId });
  });

  it('about what may leave it', async () => {
    const rules = { ...(await ask('rules.read', { walletId })).rules, perDaySats: 1_000_000 };
    expect(await ask('rules.set', { walletId, rules })).toMatchObject({ outcome: 'set', rules: { rules } });
  });

  it('about the friend of the practice service', async () => {
    await ask('practice.mine', { blocks: 1 });
    expect(await ask('practice.setInvoiceSeconds', { seconds: 600 })).toMatchObject({ invoiceSeconds: 600 });
    const { samples } = await ask('practice.giveSamples', { walletId });
    await ask('practice.mine', { blocks: 1 });
    await ask('wallet.refresh', { walletId });
    const assetId = samples[0]?.assetId ?? '';
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
    await ask('assets.decideName', { walletId, assetId, take: 'first' });
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
    expect(outcome).toBe('onTrust');
    const sent = await ask('signing.approve', { flowId, digest, acceptNotProved: false });
    expect(sent).toMatchObject({ outcome: 'handedOver', broadcast: 'waitsForRecipient' });
  });

  it('about assets and transfers', async () => {
    await ask('practice.mine', { blocks: 1 });
    await ask('wallet.refresh', { walletId });
    const { assets } = await ask('assets.list', { walletId });
    expect(assets).toHaveLength(4);
    const assetId = assets[0]?.assetId ?? '';
    expect((await ask('assets.balance', { walletId, assetId })).balance.settled).not.toBe('0');
    await ask('assets.grounds', { walletId, assetId });
    await ask('assets.history', { walletId, assetId, offset: null, opened: [] });
    const own = { walletId, ticker: 'OWN', name: 'My own', precision: 2, amounts: ['100000'] };
    expect(await ask('assets.issue', own)).toMatchObject({ outcome: 'issued', asset: { ticker: 'OWN' } });
    const filter = { assetId: null, states: [], direction: null, text: '' };
    const page = await ask('transfers.page', { walletId, filter, offset: 0, limit: 100 });
    expect(page.total).toBeGreaterThan(4);
    const key = page.rows.find(({ direction, txid }) => direction === 'in' && txid === null)?.key ?? '';
    expect(await ask('transfers.read', { walletId, key })).toMatchObject({ key, canFail: { can: true } });
    expect(await ask('transfers.verify', { walletId, key })).toMatchObject({ outcome: 'absent' });
    const arrived = page.rows.find(({ direction, txid }) => direction === 'in' && txid !== null)?.key ?? '';
    expect(await ask('transfers.verify', { walletId, key: arrived })).toMatchObject({ outcome: 'unasked' });
    const { savedAs } = await ask('transfers.saveAssetData', { walletId, key: arrived });
    expect(savedAs).toMatch(/consignment-[0-9a-f]{12}\.rgb$/);
    expect(await ask('transfers.label', { walletId, key, label: 'rent' })).toMatchObject({ label: 'rent' });
    expect(await ask('transfers.fail', { walletId, key })).toEqual({ outcome: 'failed' });
    expect(await ask('transfers.exportCsv', { walletId, filter })).toMatchObject({ rows: page.total });
    expect(await ask('transfers.exportLabels', { walletId })).toMatchObject({ withoutTransaction: 1 });
    const labels = { from: 'text', text: `{"type":"tx","ref":"${'0'.repeat(64)}","label":"x"}` } as const;
    expect(await ask('transfers.importLabels', { walletId, source: labels })).toMatchObject({ unknown: 1 });
  });

  it('about nodes, one and many', async () => {
    const connection = { kind: 'practice' } as const;
    const extras = { list: true, detail: true, probe: true };
    const cloud = { cloudId: null, name: 'Practice', connection, extras, everySeconds: 5 };
    const { id: cloudId } = await ask('nodes.saveCloud', cloud);
    await ask('practice.makeNodes', { count: 3, plan: 'node', state: 'locked' });
    await ask('nodes.watched', { visible: true });
    expect(await ask('nodes.fetchList', { cloudId })).toMatchObject({ added: 0 });
    expect((await ask('practice.nodes', {})).nodes).toHaveLength(3);
    await ask('nodes.check', { nodeIds: null });
    const list = async () => (await ask('nodes.list', {})).nodes;
    await expect
      .poll(async () => (await list()).map(({ state }) => state), { timeout: 10_000 })
      .toEqual(Array(3).fill('locked'));
    const [nodeId = '', second = '', third = ''] = (await list()).map(({ id }) => id);
    expect(await ask('nodes.unlock', { nodeId, keep: false })).toEqual({ outcome: 'started' });
    await expect
      .poll(async () => (await ask('nodes.read', { nodeId })).node, { timeout: 15_000 })
      .toMatchObject({ state: 'unlocked', act: null });
    await ask('practice.setNodes', { nodeIds: null, upgradeSeconds: 0 });
    await ask('practice.releaseImage', { overSeconds: 0 });
    expect((await ask('practice.upgradeAutomatic', { overSeconds: 0 })).nodes).toHaveLength(3);
    await ask('nodes.check', { nodeIds: null });
    expect(await ask('nodes.upgrade', { nodeId })).toEqual({ outcome: 'started' });
    await ask('nodes.stop', { nodeId });
    for (const held of [true, false]) await ask('nodes.hold', { nodeId, held });
    await ask('practice.passTime', { seconds: 600 });
    await expect
      .poll(async () => (await list()).find(({ id }) => id === nodeId)?.act ?? null, { timeout: 15_000 })
      .toBeNull();
    expect((await ask('nodes.upgradeToUnlocked', { nodeId: second })).outcome).toBe('started');
    await ask('nodes.stop', { nodeId: second });
    const known = (await list()).find(({ id }) => id === third)?.nodeId ?? '';
    const { password } = await ask('practice.nodePassword', { nodeId: known });
    expect(await ask('nodes.keepSecrets', { secrets: { [third]: { password } } })).toEqual({ kept: 1 });
    const asked = { act: 'unlock' as const, nodeIds: [third] };
    expect(await ask('nodes.plan', asked)).toMatchObject({ canary: third, rows: [{ will: 'act' }] });
    const begun = await ask('nodes.run', { ...asked, canary: third, parallel: 2 });
    const runId = begun.outcome === 'started' ? begun.run.id : '';
    await expect
      .poll(async () => (await ask('nodes.report', { runId })).run.state, { timeout: 15_000 })
      .toBe('finished');
    expect(await ask('nodes.steerRun', { runId, to: 'stop' })).toMatchObject({ state: 'finished' });
    expect((await ask('nodes.runs', {})).runs).toMatchObject([{ id: runId }]);
    expect(await ask('nodes.lockedHistory', { hours: 24 })).toMatchObject({ peak: { count: 3 } });
  });

  it('about the list of nodes, and what it tells', async () => {
    const { clouds, nodes } = await ask('nodes.list', {});
    const cloudId = clouds[0]?.id ?? '';
    const text = 'name,node_id,user_id\nimported,imported-1,u1';
    expect(await ask('nodes.importList', { cloudId, format: 'csv', text })).toMatchObject({ added: 1 });
    expect(await ask('nodes.exportList', { format: 'json' })).toMatchObject({ nodes: nodes.length + 1 });
    const saved = await ask('nodes.save', {
      ...{ nodeId: null, cloudId, name: 'By hand', foreignNodeId: 'hand-1', userId: 'u1', plan: 'unknown' },
      ...{ invokeUrl: null, image: null, unlockTemplate: '{"password":"{{password}}"}' },
      ...{ secrets: { password: 'kept in the keychain' }, unlockByItself: false },
    });
    expect(saved).toMatchObject({ secretsKept: ['password'] });
    expect(await ask('nodes.remove', { nodeIds: [saved.node.id] })).toMatchObject({ removed: 1 });
    const urls = ['https://logs.example.org/part-1'];
    const logs = {
      POST: published('LogTask', { taskId: 'task' }),
      GET: published('LogUrls', { data: urls }),
    };
    const hosting = await startFaultServer((response, request) =>
      answersJson(logs[request.method as 'GET' | 'POST'])(response, request),
    );
    const hosted = await ask('nodes.saveCloud', {
      ...{ cloudId: null, name: 'Hosted', extras: { list: false, detail: false, probe: false } },
      connection: { kind: 'remote', baseUrl: hosting.baseUrl, nodeApiUrl: null },
      everySeconds: 60,
    });
    const list = 'name,node_id,user_id\nhosted,hosted-1,u1';
    await ask('nodes.importList', { cloudId: hosted.id, format: 'csv', text: list });
    const ofHosted = (await ask('nodes.list', {})).nodes.find((node) => node.cloudId === hosted.id);
    expect(await ask('nodes.logs', { nodeId: ofHosted?.id ?? '', taskId: null })).toMatchObject({ urls });
    await ask('nodes.removeCloud', { cloudId: hosted.id });
    await hosting.close();
    const { settings } = await ask('nodes.alerts', {});
    await ask('nodes.setAlerts', { ...settings, lockedMinutes: 30 });
    await ask('nodes.seen', { alertIds: [] });
    expect(await ask('nodes.removeCloud', { cloudId })).toEqual({ outcome: 'removed' });
  });

  /** What is brought to be signed: the words are those that the builders of PSBTs have. */
  async function signOffline(walletId: string): Promise<void> {
    const wallet = ownWallet();
    const draftOf = (amountSats: bigint) => {
      const draft = genuineBtc({ wallet, amountSats });
      return { ...draft, psbt: writeRaw(draft.raw) };
    };
    const [bare, packed] = [draftOf(20_000n), draftOf(30_000n)];
    const text = { kind: 'text', text: bare.psbt } as const;
    const first = await ask('offline.bring', { walletId, name: 'bare.psbt', content: text });
    expect((await ask('offline.list', { walletId })).drafts).toMatchObject([{ name: 'bare.psbt' }]);
    const { broughtId } = first;
    const { review, questions, compares } = await ask('offline.read', { broughtId });
    const [{ id, text: shown } = { id: '', text: '' }] = compares;
    const typed = hiddenOf(shown, bare.intent.recipients[0]?.address ?? '');
    const { compares: compared } = await ask('offline.compare', { broughtId, id, typed });
    expect(compared).toMatchObject([{ id, state: 'same' }]);
    expect(await ask('offline.coinsThere', { broughtId })).toEqual({ there: null });
    const confirmed = questions.map(({ id }) => id);
    const approval = { broughtId, digest: review.digest, acceptNotProved: true, confirmed };
    expect(await ask('offline.sign', approval)).toMatchObject({ outcome: 'signed', txid: first.txid });
    expect(app.user.asked.at(-1)?.details[0]).toContain(bare.intent.recipients[0]?.address ?? '');
    expect((await ask('offline.save', { broughtId, form: 'psbt' })).savedAs).toMatch(/-signed\.psbt$/);
    const { text: copied } = await ask('offline.copy', { broughtId, form: 'base64' });
    expect(app.clipboard.text).toBe(copied);
    const whole = { walletId, combinedId: null, content: { kind: 'text', text: copied } } as const;
    expect(await ask('offline.combine', whole)).toMatchObject({ count: 1, isWhole: true, txid: first.txid });
    const { heldId } = await ask('offline.codes', { broughtId });
    const { frames } = await ask('codes.frames', { heldId, density: 'low', from: 1, count: 2 });
    expect(frames).toHaveLength(2);
    const base64 = Buffer.from(writePack(packOf(packed))).toString('base64');
    const content = { kind: 'bytes', base64 } as const;
    const second = await ask('offline.bring', { walletId, name: 'a.ochre-pack.json', content });
    const items = [{ broughtId: second.broughtId, digest: second.review.digest }];
    expect(await ask('offline.signMany', { items })).toMatchObject({ results: [{ txid: second.txid }] });
    const broughtIds = [broughtId, second.broughtId];
    expect((await ask('offline.saveMany', { broughtIds, form: 'psbt' })).names).toHaveLength(2);
    await ask('offline.drop', { broughtId });
    expect(await ask('offline.setOfflineMode', { on: true })).toMatchObject({ offline: true });
    expect(await ask('offline.setOfflineMode', { on: false })).toMatchObject({ offline: false });
  }

  it('about a link that was opened', async () => {
    const [given] = answered.get('practice.friendInvoice') as CallOutput<'practice.friendInvoice'>[];
    await app.links.open([given?.invoice ?? '']);
    expect(await ask('links.take', {})).toEqual({ kind: 'invoice', text: given?.invoice });
    expect(await ask('links.take', {})).toEqual({ kind: 'none' });
  });

  it('about a file that was opened', async () => {
    const psbt = writeRaw(genuineBtc().raw);
    const path = join(app.ports.host.dataFolder, 'opened.psbt');
    writeFileSync(path, Buffer.from(psbt, 'base64'));
    app.openedFiles.open([path]);
    const file = { openedId: 1, name: 'opened.psbt', base64: psbt };
    expect(await ask('offline.openedFile', {})).toEqual({ file });
    expect(await ask('offline.openedFile', {})).toEqual({ file });
    await ask('offline.forgetOpenedFile', { openedId: 1 });
    expect(await ask('offline.openedFile', {})).toEqual({ file: null });
  });

  it('about a backup', async () => {
    const password = 'correct horse battery';
    expect(await ask('backup.make', { password })).toMatchObject({ outcome: 'saved' });
    expect(await ask('backup.status', {})).toMatchObject({ madeAtMs: expect.any(Number) as number });
    const file = Buffer.from(app.saved.at(-1)?.bytes ?? []).toString('base64');
    await ask('backup.give', { at: 0, part: file });
    const { backupId } = await ask('backup.open', { password });
    expect(await ask('backup.restore', { backupId, settings: false })).toMatchObject({ walletsAdded: 0 });
    const none = { folder: null, copiedAtMs: null, failure: null };
    expect(await ask('recovery.read', { walletId })).toEqual({ ...none, drill: null });
    expect(await ask('recovery.drill', { walletId })).toMatchObject({ ...none, drill: { from: 'service' } });
    expect(await ask('recovery.stopCopies', { walletId })).toMatchObject(none);
  });

  it('about a move to another wallet', async () => {
    const other = { name: 'Other', network: 'regtest', keep: 'keychain', practice: true } as const;
    const { id: toWalletId } = await ask('vault.create', { ...other, wordCount: 12 });
    await ask('wallet.register', { walletId: toWalletId });
    await ask('practice.faucet', { walletId: toWalletId, amountSats: 50_000 });
    await ask('practice.mine', { blocks: 1 });
    const made = await ask('signing.beginSlots', { walletId: toWalletId, ...slots, num: 1 });
    await ask('signing.approve', { flowId: made.flowId, digest: made.digest, acceptNotProved: false });
    await ask('practice.mine', { blocks: 1 });
    for (const id of [toWalletId, walletId]) await ask('wallet.refresh', { walletId: id });
    expect(await ask('moves.choose', { walletId, toWalletId })).toMatchObject({ to: { id: toWalletId } });
    const { assets } = await ask('moves.read', { walletId });
    const { assetId } = assets.find(({ spendable }) => spendable !== '0') ?? { assetId: '' };
    const { flowId, intent } = await ask('moves.begin', { walletId, assetId, rateSatsPerVb: 2 });
    expect(intent).toMatchObject({ recipients: [{ assetId }] });
    await ask('signing.cancel', { flowId });
    expect(await ask('moves.choose', { walletId, toWalletId: null })).toMatchObject({ to: null });
    expect(await ask('wallet.remove', { walletId: toWalletId })).toEqual({ outcome: 'removed' });
    await ask('wallet.select', { walletId });
  });

  it('about its words', async () => {
    const revealed = await ask('vault.reveal', { walletId });
    const words = revealed.outcome === 'shown' ? revealed.words.join(' ') : '';
    expect(words.split(' ')).toHaveLength(12);
    expect(app.screen).toEqual([true]);
    await ask('vault.wordsOnScreen', { shown: false });
    expect(app.screen).toEqual([true, false]);
    await ask('vault.checkWords', { walletId, words });
  });

  it('about the app password', async () => {
    const password = 'a long enough password';
    expect(await ask('lock.state', {})).toMatchObject({ password: 'none', locked: false });
    await ask('lock.setPassword', { password });
    await ask('lock.active', {});
    expect(await ask('lock.look', {})).toMatchObject({ password: 'set', locked: false });
    expect(await ask('lock.setIdle', { minutes: 5 })).toMatchObject({ idleMinutes: 5 });
    await ask('lock.askAbove', { walletId, sats: 500, password });
    await ask('lock.changePassword', { password, next: `${password} too` });
    await ask('lock.now', {});
    const before = told.length;
    app.openedFiles.open([join(app.ports.host.dataFolder, 'opened.psbt')]);
    expect(await ask('lock.unlock', { password: `${password} too` })).toMatchObject({ locked: false });
    expect(await ask('offline.openedFile', {})).toMatchObject({ file: { name: 'opened.psbt' } });
    expect(told.slice(before)).toContainEqual(['offline.fileOpened', {}]);
    await ask('lock.removePassword', { password: `${password} too` });
    await ask('lock.setPassword', { password });
    await ask('lock.now', {});
    const [revealed] = answered.get('vault.reveal') as CallOutput<'vault.reveal'>[];
    const words = revealed?.outcome === 'shown' ? revealed.words.join(' ') : '';
    expect(await ask('lock.forgot', { words })).toMatchObject({ password: 'none', locked: false });
  });

  it('about other ways to a wallet, and its end', async () => {
    const words = `${'abandon '.repeat(11)}about`;
    const kept = { network: 'regtest', keep: 'session' } as const;
    const restored = await ask('vault.restore', { name: 'Old', ...kept, practice: true, words });
    await signOffline(restored.id);
    expect(await ask('wallet.remove', { walletId: restored.id })).toEqual({ outcome: 'removed' });
    const fromService = { name: 'Theirs', ...kept, service: { kind: 'practice' } } as const;
    expect(await ask('vault.createFromService', fromService)).toMatchObject({ outcome: 'created' });
    const before = app.ports.settings.read();
    const wallets = before.wallets.map((one) =>
      one.id === walletId ? { ...one, connection: ownConnection } : one,
    );
    app.ports.settings.write({ ...before, wallets });
    app.user.agrees = false;
    expect(await ask('recovery.chooseFolder', { walletId })).toMatchObject({ folder: null });
    app.user.agrees = true;
    app.ports.settings.write(before);
    const lost = { walletId: 'cd'.repeat(16), network: 'regtest', keep: 'keychain', createdAtMs: 1 } as const;
    await app.ports.signer.create({ ...lost, wordCount: 12 });
    expect((await ask('vault.lookInKeychain', {})).found).toMatchObject([{ walletId: lost.walletId }]);
    await ask('vault.adopt', { walletId: lost.walletId, name: 'Found' });
    const password = 'a password of before';
    await ask('lock.setPassword', { password });
    app.ports.settings.write({ ...app.ports.settings.read(), lock: null });
    expect((await ask('vault.lookInKeychain', {})).closed).toBeGreaterThan(0);
    expect(await ask('lock.adopt', { password })).toMatchObject({ password: 'set', locked: false });
  });

  it('was answered once at least, in its shape', () =>
    expect([...answered.keys()].sort()).toEqual(calls.map(([name]) => name).sort()));

  it('told what it should, in the shape of each notice', () => {
    const heard = new Set(told.map(([name]) => name));
    const every =
      'wallet.changed wallet.listChanged settings.changed lock.changed links.opened signing.progress ' +
      'offline.changed offline.fileOpened chain.changed practice.block practice.friendChanged';
    expect([...heard]).toEqual(expect.arrayContaining(every.split(' ')));
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

  it('caused no fault of ours', () => expect(app.faults()).toEqual([]));
});
