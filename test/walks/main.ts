import '../support/in-english.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, CallInput, CallOutput } from '../../src-preload/contract/index.ts';
import { openContract } from '../contract/open-contract.ts';
import { ownWallet } from '../support/offline/own-words.ts';
import { writeRaw } from '../support/psbt/raw-psbt.ts';
import { genuineBtc } from '../support/psbt/send-btc.ts';
import { countCalls } from './called-files.ts';

/**
 * How many files of ours each way takes, from the call of a press to its result: main in this process over the practice
 * service, with keyholder and judge here too. Not counted are the files that everyday reading takes, which is the list
 * of wallets and a refresh. Each way is gone once before it is counted, so that what runs as a module is loaded is not.
 */
const folder = mkdtempSync(join(tmpdir(), 'ochre-walks-'));
const calls = await countCalls();
const app = await openContract(
  ({ dispatch }) =>
    Promise.resolve({ ask: dispatch, listen: () => () => undefined, close: () => Promise.resolve() }),
  folder,
);
const walked: Record<string, ReadonlySet<string>> = {};

async function ask<N extends Call>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  const result = (await app.ask(name, input)) as { ok: boolean; value: CallOutput<N> };
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result)}`);
  return result.value;
}

/** Goes a way, and keeps under its name the files that it takes. */
async function walk<T>(name: string, way: () => Promise<T>): Promise<T> {
  await calls.calledFiles();
  const result = await way();
  walked[name] = await calls.calledFiles();
  return result;
}

async function readyWallet(): Promise<{ walletId: string; assetId: string }> {
  const asked = { name: 'Walks', network: 'regtest', keep: 'keychain', practice: true } as const;
  const { id: walletId } = await ask('vault.create', { ...asked, wordCount: 12 });
  await ask('wallet.select', { walletId });
  await ask('wallet.connect', { walletId, connection: { kind: 'practice' } });
  await ask('wallet.register', { walletId });
  await ask('practice.faucet', { walletId, amountSats: 100_000 });
  await nextBlock(walletId);
  const slots = { num: 8, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
  const { flowId, digest } = await ask('signing.beginSlots', { walletId, ...slots });
  await ask('signing.approve', { flowId, digest, acceptNotProved: false });
  await nextBlock(walletId);
  const { samples } = await ask('practice.giveSamples', { walletId });
  await nextBlock(walletId);
  return { walletId, assetId: samples[0]?.assetId ?? '' };
}

async function nextBlock(walletId: string): Promise<void> {
  await ask('practice.mine', { blocks: 1 });
  await ask('wallet.refresh', { walletId });
}

/** Again until nothing is new: a first refresh verifies what arrived. */
async function everyday(walletId: string): Promise<void> {
  for (let time = 0, before = -1; time < 10 && before !== walked['everyday']?.size; time += 1) {
    before = walked['everyday']?.size ?? -1;
    await walk('everyday', async () => {
      await ask('wallet.list', {});
      await ask('wallet.refresh', { walletId });
    });
  }
}

async function send(walletId: string, assetId: string): Promise<void> {
  const begin = async () => {
    const { invoice } = await ask('practice.friendInvoice', { assetId, amount: '7', kind: 'blinded' });
    const read = (await ask('invoices.read', { walletId, text: invoice })).invoices[0];
    const recipientId = read?.readable === true ? read.recipientId : '';
    const recipients = [{ invoice, recipientId, assetId, amount: '7', witnessSats: null }];
    const asked = { walletId, recipients, donation: false, rateSatsPerVb: 2, minConfirmations: 1 };
    return walk('sendToReview', () => ask('signing.beginSend', asked));
  };
  await ask('signing.cancel', { flowId: (await begin()).flowId });
  // This ends the child that was started for the signature that never came.
  await ask('vault.reveal', { walletId });
  const { flowId, digest } = await begin();
  await walk('review', () => ask('signing.approve', { flowId, digest, acceptNotProved: false }));
}

async function imported(): Promise<void> {
  const words = `${'abandon '.repeat(11)}about`;
  const asked = { name: 'Own words', network: 'regtest', keep: 'session', practice: true, words } as const;
  const { id: walletId } = await ask('vault.restore', asked);
  const wallet = ownWallet();
  for (const amountSats of [20_000n, 30_000n]) {
    const content = { kind: 'text', text: writeRaw(genuineBtc({ wallet, amountSats }).raw) } as const;
    const { broughtId, review, questions, compares } = await walk('imported', async () => {
      const brought = await ask('offline.bring', { walletId, name: 'walk.psbt', content });
      return ask('offline.read', { broughtId: brought.broughtId });
    });
    for (const { id } of compares) await ask('offline.compare', { broughtId, id, typed: null });
    const confirmed = questions.map(({ id }) => id);
    await walk('importedToFile', async () => {
      await ask('offline.sign', { broughtId, digest: review.digest, acceptNotProved: true, confirmed });
      await ask('offline.save', { broughtId, form: 'psbt' });
    });
  }
}

async function invoice(walletId: string, assetId: string): Promise<void> {
  for (const amount of ['5', '6'])
    await walk('invoice', () => ask('invoices.create', { walletId, assetId, amount }));
}

async function restore(): Promise<void> {
  const password = 'correct horse battery';
  await ask('backup.make', { password });
  const file = Buffer.from(app.saved.at(-1)?.bytes ?? []).toString('base64');
  for (let time = 0; time < 2; time += 1)
    await walk('restore', async () => {
      await ask('backup.give', { at: 0, part: file });
      const { backupId } = await ask('backup.open', { password });
      await ask('backup.restore', { backupId, settings: false });
    });
}

/** From the poll that finds a node locked to its row on the screen, and on until it is unlocked. */
async function node(): Promise<void> {
  const extras = { list: true, detail: true, probe: true };
  const connection = { kind: 'practice' } as const;
  const cloud = { cloudId: null, name: 'Practice', connection, extras, everySeconds: 5 };
  await ask('nodes.saveCloud', cloud);
  await ask('practice.makeNodes', { count: 1, plan: 'node', state: 'unlocked' });
  await ask('nodes.watched', { visible: true });
  const rows = async () => (await ask('nodes.list', {})).nodes;
  const becomes = async (id: string, state: string) => {
    for (let time = 0; time < 150; time += 1) {
      if ((await rows()).find((row) => row.id === id)?.state === state) return;
      await sleep(100);
    }
    throw new Error(`no node became ${state} within 15 s`);
  };
  const { id, nodeId } = (await rows()).at(-1) ?? { id: '', nodeId: '' };
  await becomes(id, 'unlocked');
  for (let time = 0; time < 2; time += 1) {
    await ask('practice.setNodes', { nodeIds: [nodeId], locked: true });
    await walk('node', async () => {
      await ask('nodes.check', { nodeIds: [id] });
      await becomes(id, 'locked');
    });
    await walk('nodeUnlocked', async () => {
      await ask('nodes.unlock', { nodeId: id, keep: false });
      await becomes(id, 'unlocked');
    });
  }
}

try {
  const { walletId, assetId } = await readyWallet();
  await everyday(walletId);
  await send(walletId, assetId);
  await imported();
  await invoice(walletId, assetId);
  await restore();
  await node();
} finally {
  await app.close();
  calls.close();
}
/** @param names ways that are gone one after the other */
const files = (...names: string[]): number => {
  const taken = new Set(names.flatMap((name) => [...(walked[name] ?? [])]));
  return [...taken].filter((path) => walked['everyday']?.has(path) !== true).length;
};
const ways = {
  send: files('sendToReview', 'review'),
  sendToReview: files('sendToReview'),
  review: files('review'),
  imported: files('imported'),
  importedSigned: files('imported', 'importedToFile'),
  invoice: files('invoice'),
  restore: files('restore'),
  node: files('node'),
  nodeUnlocked: files('node', 'nodeUnlocked'),
};
console.log(JSON.stringify(ways));
