import { describe, expect, it, onTestFinished } from 'vitest';
import { fail } from '../../../src-main/domain/errors.ts';
import { createOwnScripts } from '../../../src-main/domain/keys/own-paths.ts';
import { formatAssetId } from '../../../src-main/domain/rgb/asset-id.ts';
import type { AssetFacts } from '../../../src-main/domain/rgb/history/asset-facts.ts';
import { validateHistory } from '../../../src-main/domain/rgb/history/validate.ts';
import { recipientIdText } from '../../../src-main/practice/rgb/recipient.ts';
import type { ApiAsset, ApiTransfer, LeftConsignment } from '../../../src-main/ports/index.ts';
import { judgeAccount } from '../../../src-main/wallet/book/own-indexes.ts';
import { startElectrumServer } from '../../support/chain/electrum-server.ts';
import { createRegtestWorld } from '../../support/chain/world.ts';
import { consignmentSet, trialOf, type HistoryTrial } from '../../support/rgb/consignments.ts';
import { readRawHistory, remade, type RawHistory } from '../../support/rgb/raw-history.ts';
import { fundedApp, type TestApp } from './app.ts';

/** What the genesis of the genuine histories here says. */
const TETHER = { ticker: 'USDT', name: 'Tether', precision: 2 };
const KINDS = { receiveBlind: 1, receiveWitness: 2, send: 3 } as const;
type Answer = LeftConsignment | null | 'unreachable';

/** A genuine history of the vectors, by its label. */
function genuine(label: string): HistoryTrial {
  const set = consignmentSet('beta18');
  const one = set.cases.find((found) => found.label === label);
  if (one === undefined) throw new Error(`no case ${label}`);
  return trialOf(set, one);
}

/** The same with these outputs of its last transaction paying these scripts; its recipient is the first of them. */
function paying(trial: HistoryTrial, scripts: Readonly<Record<number, Uint8Array>>): HistoryTrial {
  const raw: RawHistory = readRawHistory(trial.bytes);
  const outputs = raw.bundles.at(-1)?.tx.outputs ?? [];
  for (const [vout, script] of Object.entries(scripts)) {
    const output = outputs[Number(vout)];
    if (output === undefined) throw new Error('no such output');
    output.script = Buffer.from(script).toString('hex');
  }
  const { recipient } = trial.ask;
  const script = recipient?.kind === 'witness' ? scripts[recipient.vout ?? 0] : undefined;
  const again = remade(raw, trial);
  return script === undefined || recipient?.kind !== 'witness'
    ? again
    : { ...again, ask: { ...again.ask, recipient: { ...recipient, script } } };
}

/** A wallet with a service, a server of the chain, and a transfer whose asset data lies with a proxy. */
async function given() {
  const world = createRegtestWorld();
  world.mine(3);
  const server = await startElectrumServer(world);
  onTestFinished(() => server.close());
  const asked: string[] = [];
  let answers: Answer[] = [];
  const { app, walletId } = await fundedApp('loopback', {
    openRgbProxy: ({ endpoint }) => ({
      host: new URL(endpoint.replace('rpc', 'http')).host,
      consignment: async (recipientId) => {
        asked.push(recipientId);
        await Promise.resolve();
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        if (answer === 'unreachable')
          throw fail('SERVICE_UNREACHABLE', { host: 'proxy', reason: 'refused' } as never);
        return answer ?? null;
      },
    }),
  });
  const baseUrl = await app.practice.baseUrl();
  await app.get('wallet.connect', { walletId, connection: { kind: 'remote', dialect: 'document', baseUrl } });
  const wallet = () => {
    const found = app.ports.settings.read().wallets.find(({ id }) => id === walletId);
    if (found === undefined) throw new Error('no wallet');
    return found;
  };
  const kept = () => {
    const { connection } = wallet();
    if (connection.kind !== 'remote') throw new Error('no service');
    const { baseUrl: service, numbering } = connection;
    return app.ports.holdings.of({ walletId, service, numbering });
  };
  const account = judgeAccount(wallet());
  const own = createOwnScripts(account);
  const scriptAt = (branch: 'colored' | 'vanilla', index: number): Uint8Array =>
    own.at({ branch, keychain: account.keychains[branch][0] ?? 0, index }).script;
  const useServer = async (): Promise<void> => {
    await app.get('chain.use', { walletId, address: server.address });
  };
  /** The service lists the transfer, and what the sender left lies with the proxy. */
  const listed = (
    trial: HistoryTrial,
    part: Partial<ApiTransfer> & { readonly asset?: Partial<ApiAsset> | null } = {},
  ): string => {
    const { asset = {}, ...changes } = part;
    const assetId = formatAssetId(Uint8Array.from(Buffer.from(trial.ask.contractId ?? '', 'hex')));
    const { recipient } = trial.ask;
    if (recipient === null) throw new Error('nobody is paid');
    if (asset !== null) kept().keepAsset({ ...anAsset(assetId), ...asset });
    // As rgb-lib lists an `rpc` of an invoice.
    const endpoint = { endpoint: 'http://127.0.0.1:3000/json-rpc', transportType: 0, used: true };
    kept().keepTransfer(
      assetId,
      {
        ...{ idx: 1, batchTransferIdx: 1, createdAtMs: 1, updatedAtMs: 1, status: 1, amount: null },
        ...{ statusName: 'waitingConfirmations', txid: trial.ask.txid, invoice: null, expiresAtMs: null },
        ...{ receiveUtxo: null, changeUtxo: null, transportEndpoints: [endpoint] },
        kind: recipient.kind === 'witness' ? KINDS.receiveWitness : KINDS.receiveBlind,
        kindName: recipient.kind === 'witness' ? 'receiveWitness' : 'receiveBlind',
        recipientId: recipientIdText(recipient),
        ...changes,
      },
      1,
    );
    return `${assetId}#1`;
  };
  const leave = (...left: (Answer | HistoryTrial)[]): void => {
    answers = left.map((one) =>
      one === null || one === 'unreachable' || 'txid' in one
        ? one
        : { file: one.bytes, txid: one.ask.txid ?? '', vout: voutOf(one) },
    );
  };
  /** Everything of it in one block, and so many more on top. */
  const mine = ({ chain }: HistoryTrial, without: readonly string[] = []): void => {
    world.mine(
      2,
      [...chain.witnesses].flatMap(([txid, { raw }]) => (without.includes(txid) ? [] : [raw])),
    );
  };
  const verify = (key: string) => app.get('transfers.verify', { walletId, key });
  const book = () => app.ports.signings.book(walletId, []);
  const lying = () =>
    book().allocations.map(({ txid, vout, amount, ground }) => [txid, vout, amount, ground]);
  const learnt = () => book().outputs.map(({ txid, vout, branch, index }) => [txid, vout, branch, index]);
  const nothing = () => lying().length === 0 && app.ports.signings.historyBlocks(walletId).length === 0;
  return {
    ...{ app, walletId, world, server, asked, kept, scriptAt, useServer, listed, leave, mine, verify },
    ...{ book, lying, learnt, nothing },
  };
}

const voutOf = ({ ask: { recipient } }: HistoryTrial): number | null =>
  recipient?.kind === 'witness' ? recipient.vout : null;

const anAsset = (assetId: string): ApiAsset => ({
  ...{ assetId, schema: 'nia', ...TETHER, details: null, issuedSupply: 1_500n },
  ...{ issuedAtMs: null, addedAtMs: null, balance: null, media: null },
});

const pinnedIn = (app: TestApp, walletId: string) =>
  app.ports.signings.pinned(walletId).map(({ ticker, name, precision, schema, ground }) => ({
    ...{ ticker, name, precision, schema, ground },
  }));
/** What the list of assets says is verified of each. */
const verifiedIn = async ({ app, walletId }: { readonly app: TestApp; readonly walletId: string }) =>
  (await app.get('assets.list', { walletId })).assets.map(({ verified }) => verified);
const ISSUED = { ...TETHER, schema: 'NIA', ground: 'history' };

/** What a history of the vectors gives on an output of its last transaction, base units. */
function amountOn(trial: HistoryTrial, vout: number): bigint {
  const verdict = validateHistory(trial.bytes, trial.ask, trial.chain);
  if (verdict.outcome !== 'proved') throw new Error(verdict.outcome);
  const found = verdict.content.open.find(
    ({ seal }) => seal.kind === 'outpoint' && seal.txid === trial.ask.txid && seal.vout === vout,
  );
  if (found?.state.kind !== 'fungible') throw new Error('nothing lies there');
  return found.state.amount;
}

/** A wallet that is paid 002's tether on an output of its own, all of it mined. */
async function paid(scripts: (at: Awaited<ReturnType<typeof given>>) => Record<number, Uint8Array>) {
  const at = await given();
  const trial = paying(genuine('nia-witness-change'), scripts(at));
  await at.useServer();
  at.mine(trial);
  at.leave(trial);
  return { ...at, trial, txid: trial.ask.txid ?? '' };
}
const toOurs = () => paid(({ scriptAt }) => ({ 1: scriptAt('colored', 4) }));

describe('asset data that proves nothing', () => {
  it.each<[string, (trial: HistoryTrial) => (Answer | HistoryTrial)[], object]>([
    ['nobody left any', () => [null], { outcome: 'absent', host: null }],
    [
      'what lies there is no consignment',
      ({ ask }) => [{ file: Uint8Array.of(1, 2, 3), txid: ask.txid ?? '', vout: 1 }],
      { outcome: 'refused', code: 'UNREADABLE' },
    ],
    [
      'it is of another contract',
      () => [genuine('cfa-media-witness')],
      { outcome: 'refused', code: 'CONTRACT' },
    ],
    [
      'a byte of it is another',
      (trial) => {
        const bytes = Uint8Array.from(trial.bytes);
        bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
        return [{ ...trial, bytes }];
      },
      { outcome: 'refused', code: 'TAIL' },
    ],
    [
      'it pays somebody else',
      () => [genuine('nia-witness-change')],
      { outcome: 'refused', code: 'RECIPIENT' },
    ],
  ])('where %s', async (_, left, answer) => {
    const at = await toOurs();
    at.leave(...left(at.trial));
    expect(await at.verify(at.listed(at.trial))).toMatchObject(answer);
    expect([at.nothing(), at.learnt()]).toEqual([true, []]);
    expect(at.kept().consignment(at.kept().transfer(at.listed(at.trial))?.recipientId ?? '')).toBeNull();
    expect(pinnedIn(at.app, at.walletId)).toEqual([]);
  });

  it('where no server of the chain is named: the rules are kept, and that is all', async () => {
    const at = await toOurs();
    await at.app.get('chain.turnOff', { walletId: at.walletId });
    expect(await at.verify(at.listed(at.trial))).toMatchObject({ outcome: 'unasked', unshown: 2 });
    expect([at.nothing(), at.learnt(), pinnedIn(at.app, at.walletId)]).toEqual([true, [], []]);
  });

  it('where its last transaction, or one before, is in no block', async () => {
    const at = await given();
    const trial = paying(genuine('nia-witness-change'), { 1: at.scriptAt('colored', 4) });
    const [first = '', last = ''] = trial.chain.witnesses.keys();
    await at.useServer();
    at.leave(trial);
    const key = at.listed(trial);
    expect(await at.verify(key)).toMatchObject({ outcome: 'notMined', unshown: 2 });
    at.mine(trial, [last]);
    expect(await at.verify(key)).toMatchObject({ outcome: 'pending', unshown: 1 });
    expect(first).not.toBe(last);
    expect([at.nothing(), at.learnt(), pinnedIn(at.app, at.walletId)]).toEqual([true, [], []]);
  });

  it('where the server of the chain lies about a block', async () => {
    const at = await toOurs();
    const merkle = ['ab'.repeat(32)];
    at.server.lie({
      methods: {
        'blockchain.transaction.get_merkle': (_, height) => ({ block_height: height, merkle, pos: 1 }),
      },
    });
    const failure = await at.app.failure('transfers.verify', {
      walletId: at.walletId,
      key: at.listed(at.trial),
    });
    expect(failure).toMatchObject({ code: 'CHAIN_REFUSED', facts: { problem: 'proof' } });
    expect([at.nothing(), at.learnt()]).toEqual([true, []]);
  });

  it('offline: nobody is asked', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial);
    await at.app.get('offline.setOfflineMode', { on: true });
    const before = at.server.asked.length;
    const failure = await at.app.failure('transfers.verify', { walletId: at.walletId, key });
    expect(failure).toEqual({ code: 'OFFLINE_MODE', facts: {} });
    expect([at.asked, at.server.asked.length, at.nothing()]).toEqual([[], before, true]);
  });

  it('of a transfer that names no place, or that there is not', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial, { transportEndpoints: [] });
    const { walletId } = at;
    expect(await at.app.failure('transfers.verify', { walletId, key })).toMatchObject({
      code: 'HISTORY_NOWHERE',
    });
    expect(await at.app.failure('transfers.verify', { walletId, key: 'rgb:none#1' })).toMatchObject({
      code: 'TRANSFER_UNKNOWN',
    });
  });
});

describe('asset data that is proved', () => {
  it('puts what lies on an output of ours into the book, once', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial);
    const verified = { outcome: 'proved', transactions: 2, unshown: 0, toldOtherwise: null };
    expect(await at.verify(key)).toMatchObject({ ...verified, asset: { ...TETHER, schema: 'NIA' } });
    const lying = [[at.txid, 1, amountOn(at.trial, 1), 'history']];
    expect(at.lying()).toEqual(lying);
    expect(at.learnt()).toEqual([[at.txid, 1, 'colored', 4]]);
    expect(pinnedIn(at.app, at.walletId)).toEqual([ISSUED]);
    const before = at.book();
    expect(await at.verify(key)).toMatchObject(verified);
    expect(at.book()).toEqual(before);
    // What was fetched is kept: nobody is asked for it twice.
    expect(at.asked).toHaveLength(1);
  });

  it('is found behind an endpoint with nothing, one that fails, and a file that was junk first', async () => {
    const at = await toOurs();
    const place = (port: number) => ({
      endpoint: `rpc://127.0.0.1:${String(port)}/json-rpc`,
      transportType: 1,
      used: true,
    });
    const key = at.listed(at.trial, { transportEndpoints: [1, 2, 3].map(place) });
    at.leave({ file: Uint8Array.of(7), txid: at.txid, vout: 1 });
    expect(await at.verify(key)).toMatchObject({ outcome: 'refused', code: 'UNREADABLE' });
    at.leave(null, 'unreachable', at.trial);
    expect(await at.verify(key)).toMatchObject({ outcome: 'proved', host: '127.0.0.1:3' });
    expect(at.lying()).toHaveLength(1);
  });

  it('has our change in what the recipient was given', async () => {
    const at = await paid(({ scriptAt }) => ({ 2: scriptAt('colored', 0) }));
    const given = amountOn(at.trial, 1);
    const out = { kind: KINDS.send, kindName: 'send' } as const;
    at.leave(at.trial);
    expect(await at.verify(at.listed(at.trial, { ...out, amount: given + 1n }))).toMatchObject({
      ...{ outcome: 'refused', code: 'AMOUNT' },
    });
    expect(at.nothing()).toBe(true);
    expect(await at.verify(at.listed(at.trial, { ...out, amount: given }))).toMatchObject({
      outcome: 'proved',
      given: String(given),
    });
    const ours = amountOn(at.trial, 2);
    expect(at.lying()).toEqual([[at.txid, 2, ours, 'history']]);
    expect(await verifiedIn(at)).toEqual([{ genesis: true, amount: String(ours) }]);
  });

  it('says nothing of a stranger’s outputs, of plain ones of ours, nor of those beyond our search', async () => {
    const at = await paid(({ scriptAt }) => ({
      1: scriptAt('vanilla', 4),
      2: scriptAt('colored', 4_000),
    }));
    expect(await at.verify(at.listed(at.trial))).toMatchObject({ outcome: 'proved' });
    expect([at.lying(), at.learnt()]).toEqual([[], []]);
    // The genesis is true all the same.
    expect(pinnedIn(at.app, at.walletId)).toEqual([ISSUED]);
    expect(await verifiedIn(at)).toEqual([{ genesis: true, amount: '0' }]);
  });

  it('says nothing of the slot that a secret seal may lie on', async () => {
    const at = await given();
    const trial = paying(genuine('nia-blind-change'), {});
    const slot = trial.ask.txid ?? '';
    // Even where the slot that the service names is an output of ours that the book has.
    at.app.ports.signings.learnOutputs(at.walletId, [
      { txid: slot, vout: 2, amountSats: 1_000n, branch: 'colored', index: 0, ground: 'chain' },
    ]);
    await at.useServer();
    at.mine(trial);
    at.leave(trial);
    const key = at.listed(trial, { receiveUtxo: { txid: slot, vout: 2 } });
    expect(await at.verify(key)).toMatchObject({ outcome: 'proved' });
    expect(at.lying()).toEqual([]);
  });

  it('says what lies on a slot that the book has, whatever its script, where it was sent by us', async () => {
    const at = await paid(() => ({}));
    const slot = { txid: at.txid, vout: 2, amountSats: 1_000n, branch: 'colored', index: 0 } as const;
    at.app.ports.signings.learnOutputs(at.walletId, [{ ...slot, ground: 'derived' }]);
    await at.verify(at.listed(at.trial));
    expect(at.lying()).toEqual([]);
    const amount = amountOn(at.trial, 1);
    await at.verify(at.listed(at.trial, { kind: KINDS.send, kindName: 'send', amount }));
    expect(at.lying()).toEqual([[at.txid, 2, amountOn(at.trial, 2), 'history']]);
  });

  it('says nothing of an output of ours that was spent since, as the server lists it', async () => {
    const at = await toOurs();
    at.server.lie({ methods: { 'blockchain.scripthash.listunspent': () => [] } });
    expect(await at.verify(at.listed(at.trial))).toMatchObject({ outcome: 'proved' });
    expect([at.lying(), at.learnt()]).toEqual([[], []]);
  });

  it('of a unique asset is the whole of it, as the book has those', async () => {
    const at = await given();
    const trial = paying(genuine('uda-bare-witness'), { 1: at.scriptAt('colored', 1) });
    await at.useServer();
    at.mine(trial);
    at.leave(trial);
    const key = at.listed(trial, {
      asset: { schema: 'uda', ticker: 'BARE', name: 'Bare token', precision: 0 },
    });
    expect(await at.verify(key)).toMatchObject({ outcome: 'proved', given: null, toldOtherwise: null });
    expect(at.lying()).toEqual([[trial.ask.txid, 1, 1n, 'history']]);
  });
});

describe('an asset that the service tells otherwise than its genesis', () => {
  const lies = { ticker: 'USDT', name: 'Tether', precision: 6 } satisfies Partial<AssetFacts>;

  it('is as it was issued from then on; the person sees it, and nothing is sent before', async () => {
    const at = await toOurs();
    const { app, walletId } = at;
    const key = at.listed(at.trial, { asset: lies });
    const [assetId = ''] = key.split('#');
    app.ports.signings.pinAssets(walletId, [{ assetId, ...lies, schema: 'nia', ground: 'told' }]);
    const listed = async () => (await app.get('assets.list', { walletId })).assets[0];
    const unverified = { genesis: false, amount: '0' };
    expect(await listed()).toMatchObject({ precision: 6, renamed: null, verified: unverified });
    expect(await at.verify(key)).toMatchObject({
      outcome: 'proved',
      toldOtherwise: { ...lies, schema: 'nia' },
    });
    expect(pinnedIn(app, walletId)).toEqual([ISSUED]);
    const renamed = { ...TETHER, now: lies, byGenesis: true };
    expect(await listed()).toMatchObject({ ...TETHER, renamed });
    // There is nothing to choose, and so nothing to ask.
    const questions = app.user.asked.length;
    const decide = (take: 'first' | 'now') => app.get('assets.decideName', { walletId, assetId, take });
    expect(await decide('now')).toEqual({ outcome: 'aborted' });
    expect(await listed()).toMatchObject({ ...TETHER, renamed });
    expect(await decide('first')).toEqual({ outcome: 'decided' });
    expect(await listed()).toMatchObject({ ...TETHER, renamed: null });
    expect(app.user.asked).toHaveLength(questions);
    expect(await at.verify(key)).toMatchObject({ toldOtherwise: { ...lies, schema: 'nia' } });
    expect(await listed()).toMatchObject({ renamed: null });
  });

  it('was told otherwise first, and right now: the first telling is shown with what was proved', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial);
    const [assetId = ''] = key.split('#');
    at.app.ports.signings.pinAssets(at.walletId, [{ assetId, ...lies, schema: 'nia', ground: 'told' }]);
    expect(await at.verify(key)).toMatchObject({ toldOtherwise: lies });
    const { assets } = await at.app.get('assets.list', { walletId: at.walletId });
    expect(assets).toMatchObject([{ ...TETHER, renamed: null }]);
    expect(await at.verify(key)).toMatchObject({ toldOtherwise: null });
  });
});

describe('a reorganisation', () => {
  it('takes back what rested on a block that is gone, and a new proof brings it again', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial);
    await at.verify(key);
    const [block] = at.app.ports.signings.historyBlocks(at.walletId);
    expect(block?.height).toBe(4);
    /** Whatever asks the server, its newest block is known then. */
    const follow = async () => {
      await at.app.get('chain.whereabouts', { walletId: at.walletId, txid: at.txid });
    };
    at.world.mine(3);
    await follow();
    expect(at.lying()).toHaveLength(1);
    at.world.reorganise(4, 9, 'other');
    await follow();
    expect([at.lying(), at.learnt()]).toEqual([[], []]);
    // What the genesis says is bound to the id, and rests on no block.
    expect(pinnedIn(at.app, at.walletId)).toEqual([ISSUED]);
    expect(await at.verify(key)).toMatchObject({ outcome: 'notMined' });
    expect(at.nothing()).toBe(true);
    at.mine(at.trial);
    expect(await at.verify(key)).toMatchObject({ outcome: 'proved' });
    expect(at.lying()).toHaveLength(1);
  });

  it('above the block changes nothing', async () => {
    const at = await toOurs();
    const key = at.listed(at.trial);
    await at.verify(key);
    at.world.reorganise(5, 4, 'other');
    await at.app.get('chain.whereabouts', { walletId: at.walletId, txid: at.txid });
    expect(at.lying()).toHaveLength(1);
    expect(await at.verify(key)).toMatchObject({ outcome: 'proved' });
  });
});
