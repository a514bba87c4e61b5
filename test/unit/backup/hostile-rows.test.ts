import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createReader } from '../../../src-main/reader/client.ts';
import { startWorker } from '../../../src-main/reader/lane.ts';
import { bundleReader } from '../../support/keyholder-bundle.ts';
import { longestStall } from '../../support/longest-stall.ts';
import { payee } from '../../support/psbt/send-btc.ts';
import { crafted, lived, newWallet, open, openFolder, recordsIn, restored, rules, words } from './folder.ts';
import type { Crafted, Folder } from './folder.ts';

const REGTEST = { name: 'Mine', network: 'regtest', keep: 'keychain', practice: true } as const;

let isMade = false;
let file: Buffer;
let phrase: string;
let flowId: string;
let walletId: string;
let theirs: string;
/** Once: the folders that they were made in are gone with the first test. */
beforeEach(async () => {
  if (isMade) return;
  isMade = true;
  const made = await lived();
  phrase = await words(made.app, made.walletId);
  ({ file, flowId, walletId } = made);
  theirs = await witnessInvoice(3);
}, 120_000);

/** A folder of another computer, where the words were restored. */
async function withWords() {
  const app = openFolder(2);
  const { id } = await app.get('vault.restore', { ...REGTEST, words: phrase });
  return { app, id };
}

/** Of a wallet of somebody else. */
async function witnessInvoice(person: number): Promise<string> {
  const app = openFolder(person);
  const id = await newWallet(app);
  return ownWitness(app, id);
}

async function ownWitness(app: Folder, id: string): Promise<string> {
  app.fakes.practice.faults.once({ kind: 'witnessInvoice', endpoint: 'create' });
  return (await app.get('invoices.create', { walletId: id, assetId: '', amount: '5' })).invoice;
}

/** A step of the one payment, with other data. */
function changeStep(content: Crafted, state: string, change: (data: Record<string, unknown>) => unknown) {
  const flow = content.signings.find(({ id }) => id === flowId);
  const step = flow?.steps.findLast((one) => one.state === state);
  if (step === undefined) throw new Error(`no step ${state}`);
  step.data = JSON.stringify(change(JSON.parse(step.data) as Record<string, unknown>));
}

/** As if it had been handed over without an answer. */
function unanswered(content: Crafted, data: object): void {
  const flow = content.signings.find(({ id }) => id === flowId);
  if (flow === undefined) throw new Error('no flow');
  const at = flow.steps.findIndex(({ state }) => state === 'handingOver');
  flow.steps = [...flow.steps.slice(0, at + 1), { state: 'handedOver', atMs: 5, data: JSON.stringify(data) }];
  flow.state = 'handedOver';
}

const step = (state: string, more: object) => (content: Crafted) =>
  changeStep(content, state, (data) => ({ ...data, ...more }));
const stepsIn = (content: Crafted) => content.signings.find(({ id }) => id === flowId)?.steps ?? [];
const NO_TXID = '00'.repeat(32);
const MADE = [{ vout: 0, colored: true, sats: '5', index: 3 }];

/** It was signed elsewhere before, with an output that it does not make. */
function signedElsewhere(content: Crafted): void {
  const steps = stepsIn(content);
  const at = steps.findIndex(({ state }) => state === 'signed');
  const { psbt: _psbt, ...data } = JSON.parse(steps[at]?.data ?? '{}') as Record<string, unknown>;
  steps.splice(at - 1, 1, { state: 'away', atMs: 4, data: JSON.stringify({ ...data, made: MADE }) });
}
function unsigned(content: Crafted): void {
  const built = stepsIn(content).find(({ state }) => state === 'built');
  const { psbt } = JSON.parse(built?.data ?? '{}') as { psbt: string };
  step('signed', { psbt })(content);
}

describe('a transaction that a backup crafts', () => {
  const back = [{ assetId: 'rgb:x', amount: '7', opout: 'a/b/0', txid: NO_TXID, vout: 0 }];
  const stranger = [`script 5120${'ab'.repeat(32)}`];
  it.each<[string, (content: Crafted) => void, string]>([
    ['a time that is none', (one) => unanswered(one, { handedOverAtMs: -5, looks: 1.5 }), 'form'],
    ['an intent that is none', step('asked', { intent: { kind: 'sendBtc' } }), 'form'],
    ['an id that is none', step('signed', { txid: 'x' }), 'form'],
    ['another id', step('signed', { txid: NO_TXID }), 'claims'],
    ['coins that it does not spend', step('signed', { inputs: [`${NO_TXID}:1`] }), 'claims'],
    ['another id of what was approved, which is none', step('approved', { txid: 5 }), 'form'],
    ['other coins of what was approved', step('approved', { inputs: [`${NO_TXID}:1`] }), 'claims'],
    ['an output in an earlier step that it does not make', signedElsewhere, 'claims'],
    ['a recipient whom it does not pay', step('signed', { recipients: stranger }), 'claims'],
    ['an output that it does not make', step('signed', { made: MADE }), 'claims'],
    ['an asset that it does not give', step('signed', { back }), 'claims'],
    ['bytes that nobody signed', unsigned, 'signature'],
  ])('with %s is set aside by name, and hides no other', async (_, change, why) => {
    const { app, id } = await withWords();
    const evil = await crafted(file, change);
    const { backupId, setAside, setAsideInAll } = await app.get('backup.open', open(evil));
    expect([setAside, setAsideInAll]).toEqual([
      [{ what: 'transaction', name: expect.stringMatching(/^sendBtc \d{4}-/) as string, why }],
      1,
    ]);
    expect(await app.get('backup.restore', { backupId, settings: false })).toMatchObject({ flowsAdded: 1 });
    expect(app.fakes.user.asked.at(-1)?.details).toContain(
      'Entries that Ochre didn’t write like this, left out: 1',
    );
    expect(app.journal.read(flowId)).toBeNull();
    expect((await recordsIn(app.fakes.ports)).signings).toMatchObject([
      { kind: 'createSlots', walletId: id },
    ]);
    await app.get('signing.unfinished', { walletId: id });
    expect(await app.get('wallet.remove', { walletId: id })).toEqual({ outcome: 'removed' });
  });

  it('makes nobody a recipient who was paid before: nothing is signed for them', async () => {
    const stranger = payee('p2tr');
    const { app, id } = await withWords();
    await app.get('wallet.register', { walletId: id });
    await app.get('practice.faucet', { walletId: id, amountSats: 100_000 });
    await app.get('practice.mine', { blocks: 1 });
    await app.get('rules.set', {
      walletId: id,
      rules: { ...rules, perSendSats: null, newRecipientHours: 24 },
    });
    const claim = `script ${stranger.script}`;
    const evil = await crafted(file, (content) => {
      step('signed', { recipients: [claim] })(content);
      const flow = content.signings.find((one) => one.id === flowId);
      flow?.steps.push({ state: 'settled', atMs: 9, data: '{}' });
      if (flow !== undefined) flow.state = 'settled';
    });
    await restored(app, evil);
    const asked = {
      walletId: id,
      recipients: [{ address: stranger.address, amountSats: 10_000 }],
      rateSatsPerVb: 2,
    };
    const review = await app.get('signing.beginSendBtc', asked);
    expect(review.stops).toMatchObject([{ rule: 'newRecipient' }]);
    const approval = { flowId: review.flowId, digest: review.digest, acceptNotProved: false };
    expect((await app.failure('signing.approve', approval)).code).toBe('RECIPIENT_TOO_NEW');
    expect(app.journal.read(review.flowId)?.data.signed).toBeUndefined();
  });

  it('that cannot be read hides no other, and stands in the way of no removal', async () => {
    const app = openFolder(2);
    const id = await newWallet(app);
    const asked = {
      walletId: id,
      recipients: [{ address: payee().address, amountSats: 10_000 }],
      rateSatsPerVb: 2,
    };
    const good = await app.get('signing.beginSendBtc', asked);
    const bad = 'cd'.repeat(16);
    app.journal.open({ id: bad, walletId: id, kind: 'sendBtc', data: { service: 7 } });
    for (const [from, to, data] of [
      ['asked', 'built', {}],
      ['built', 'approved', {}],
      ['approved', 'signed', { txid: 'x', inputs: ['a:0'], slots: [], recipients: [], psbt: 'x' }],
      ['signed', 'handingOver', {}],
      ['handingOver', 'handedOver', { handedOverAtMs: -1, looks: 0.5 }],
    ] as const)
      app.journal.advance(bad, from, to, data);
    expect(await app.get('signing.unfinished', { walletId: id })).toMatchObject({
      flows: [{ flowId: good.flowId }],
      unreadable: [bad],
    });
    expect(await app.get('wallet.remove', { walletId: id })).toEqual({ outcome: 'removed' });
    expect(app.fakes.user.asked.at(-1)?.details.join(' ')).toContain('Records that can’t be read: 1.');
  });
});

describe('an invoice of a backup', () => {
  /** With the invoice of somebody else among those of the wallet. */
  const withTheirs = (invoice = theirs) =>
    crafted(file, ({ scopes }) => {
      const [scope] = scopes;
      const known = { batchTransferIdx: 77, createdAtMs: 1, slot: null, told: null, givenUpAtMs: null };
      scope?.invoices.push({ invoice, ...known });
    });

  it('of somebody else is not shown as proved ours, and says where it is from', async () => {
    const { app, id } = await withWords();
    await restored(app, await withTheirs());
    const { invoices } = await app.get('invoices.list', { walletId: id });
    const [found] = invoices.filter(({ invoice }) => invoice === theirs);
    expect(found).toMatchObject({ provedOurs: null, fromBackup: true, kind: 'witness' });
    // What is shown of it is read from the invoice, and not from what the file says of it.
    expect(found?.endpoints.length).toBeGreaterThan(0);
  });

  it('to a recipient that another one pays, in whatever spelling, is not taken', async () => {
    const { app, id } = await withWords();
    await restored(app, await withTheirs());
    const before = (await app.get('invoices.list', { walletId: id })).invoices;
    expect(before.map(({ invoice }) => invoice)).toContain(theirs);
    const [path = '', query = ''] = theirs.split('?');
    await restored(app, await withTheirs(`${path}+${'02'.repeat(32)}?${query}`));
    await restored(app, await withTheirs(`${theirs}&x=1`));
    expect((await app.get('invoices.list', { walletId: id })).invoices).toEqual(before);
  });

  it('that is none is set aside, by name', async () => {
    const app = openFolder(2);
    const evil = await withTheirs('rgb:~/~/~/nonsense');
    expect((await app.get('backup.open', open(evil))).setAside).toMatchObject([
      { what: 'invoice', name: 'rgb:~/~/~/nonsense' },
    ]);
  });

  it('of the wallet itself is proved again by its own keys, once they are proved', async () => {
    const { app, id } = await withWords();
    await app.get('wallet.register', { walletId: id });
    const own = await ownWitness(app, id);
    const { provedOurs } = (await app.get('invoices.list', { walletId: id })).invoices[0] ?? {};
    await app.get('backup.make', { password: 'correct horse battery' });
    const saved = app.fakes.saved.at(-1);
    const fresh = openFolder(4);
    await restored(fresh, Buffer.from(saved?.bytes ?? []));
    const listed = await fresh.get('invoices.list', { walletId: id });
    const withheld = { withheld: true, recipientId: '', endpoints: [], provedOurs: null };
    expect(listed.invoices).toMatchObject([withheld]);
    expect(JSON.stringify(listed)).not.toMatch(/rgb:~|utxob|wvout|bcrt1/);
    await fresh.get('vault.restore', { ...REGTEST, words: phrase });
    const { invoices } = await fresh.get('invoices.list', { walletId: id });
    expect(invoices).toMatchObject([{ invoice: own, provedOurs, fromBackup: true }]);
  });
});

it('what else a backup claims is asked again: checked words, a shown address, keychains, leave, and names as they were first seen', async () => {
  const app = openFolder(2);
  const evil = await crafted(file, ({ settings: { wallets }, pinned }) => {
    Object.assign(wallets[0] ?? {}, {
      wordsCheckedAtMs: 5,
      lastAddress: { address: 'bcrt1pevil', keychain: 0, index: 0, shownAtMs: 5, seenBefore: false },
      keychains: { vanilla: [77], colored: [88, 0] },
      consentedTo: ['https://evil.example'],
      registeredWith: 'practice',
    });
    const names = { ticker: 'T', name: 'N', precision: 0, schema: 'NIA' };
    const evilAsset = { walletId, assetId: 'rgb:evil', ...names };
    pinned.push(evilAsset, { ...evilAsset, assetId: 'rgb:worse', ground: 'history' });
  });
  await restored(app, evil);
  expect(app.fakes.ports.settings.read().wallets[0]).toMatchObject({
    ...{ wordsCheckedAtMs: null, lastAddress: null, consentedTo: [], registeredWith: null },
    ...{ keychains: { vanilla: [0, 1], colored: [0] }, keysUnproved: 'backup' },
  });
  // That a history proved it is for no file to say.
  const [names] = (await recordsIn(app.fakes.ports)).pinned;
  const evilOne = names?.find(({ assetId }) => assetId === 'rgb:evil');
  expect(evilOne).toMatchObject({ ground: 'told', dismissed: null });
  expect(names?.find(({ assetId }) => assetId === 'rgb:worse')).toBeUndefined();
});

/** A folder whose backups are read in a thread, as they are outside of tests. */
async function readingAway(): Promise<Folder> {
  const bundle = await bundleReader();
  const { readBackup, close } = createReader({ start: () => startWorker(bundle.path) });
  onTestFinished(() => {
    close();
    bundle.remove();
  });
  return openFolder(2, (ports) => ({ ...ports, reader: Object.assign(ports.reader, { readBackup }) }));
}

describe('the limits of a backup', () => {
  const node = { nodeId: 'x', name: 'Odd', userId: null, plan: 'node', invokeUrl: null };
  const withNodes = (more: number) =>
    crafted(file, ({ clouds }) => {
      const nodes = Array.from({ length: more }, (_, at) => ({ ...node, nodeId: `m${at}` }));
      if (clouds[0] !== undefined) clouds[0].nodes = [...clouds[0].nodes, ...nodes];
    });

  it('refuse more of a kind than Ochre keeps, by name, and hold main up for no longer than any call', async () => {
    const evil = await withNodes(300_000);
    const app = await readingAway();
    let failure: unknown;
    const heldMs = await longestStall(async () => {
      failure = await app.failure('backup.open', open(evil));
    });
    expect(failure).toEqual({ code: 'BACKUP_TOO_MUCH', facts: { what: 'nodes', most: 20_000 } });
    expect(heldMs).toBeLessThan(150);
  });

  it('are those of the front door for addresses, ids and names, each told by name', async () => {
    const app = await readingAway();
    const evil = await crafted(file, ({ clouds, settings: { wallets } }) => {
      clouds[0]?.nodes.push(
        { ...node, nodeId: 'u', invokeUrl: ':::' },
        { ...node, nodeId: '..' },
        { ...node, nodeId: 'long', name: 'L'.repeat(4_000) },
        { ...node, nodeId: 'plain', invokeUrl: 'http://evil.example/' },
      );
      const bad = { kind: 'remote', name: 'Bad', baseUrl: ':::', nodeApiUrl: null, everySeconds: 60 };
      clouds.push({ ...bad, nodes: [] });
      Object.assign(wallets[0] ?? {}, {
        name: `Mine\u202e\n\n${'N'.repeat(20_000)}`,
        connection: {
          ...{ kind: 'remote', baseUrl: ':::', dialect: 'document', hasToken: false },
          ...{ numbering: 'documentEra', keychains: 'learned', proxy: null, pin: null },
        },
      });
    });
    const { setAside, backupId } = await app.get('backup.open', open(evil));
    expect(setAside.map(({ what, why }) => `${what} ${why}`)).toEqual([
      ...['service address', 'node form', 'node form', 'node address', 'node address'],
      'nodeService address',
    ]);
    await app.get('backup.restore', { backupId, settings: false });
    const question = app.fakes.user.asked.at(-1);
    expect(question?.message).toMatch(/^“Mine\ufffd N+…”$/);
    expect(question?.message.length).toBeLessThan(60);
    const { nodes } = await app.get('nodes.list', {});
    expect(nodes.map(({ nodeId, name }) => `${nodeId} ${name}`)).toEqual(['n1 One', 'n2 Two']);
    for (const { id } of nodes) await app.get('nodes.read', { nodeId: id });
    await app.get('signing.unfinished', { walletId });
  });
});
