import { expect, onTestFinished } from 'vitest';
import { fail } from '../../../src-main/base/errors.ts';
import { createOwnScripts } from '../../../src-main/keys/allowed-paths.ts';
import { readWholeTransaction } from '../../../src-main/verify/psbt/transaction.ts';
import { formatAssetId } from '../../../src-main/invoices/asset-id.ts';
import { validateHistory } from '../../../src-main/verify/history/validate.ts';
import { reach } from '../../../src-main/base/service/route.ts';
import { recipientIdText } from '../../../src-main/practice/rgb/invoice.ts';
import type { ApiAsset, ApiTransfer, LeftConsignment, NewInvoice } from '../../../src-main/ports/index.ts';
import { judgeAccount } from '../../../src-main/wallet/book/own-recipients.ts';
import { startElectrumServer } from '../../support/chain/electrum-server.ts';
import { createRegtestWorld } from '../../support/chain/world.ts';
import { consignmentSet, trialOf, type HistoryTrial } from '../../support/rgb/consignments.ts';
import { readRawHistory, remade, type RawHistory } from '../../support/rgb/raw-history.ts';
import { connectRemote, fundedApp, keptOf, walletOf, type TestApp } from './app.ts';

/** What the genesis of the genuine histories here says. */
export const TETHER = { ticker: 'USDT', name: 'Tether', precision: 2 };
export const KINDS = { receiveBlind: 1, receiveWitness: 2, send: 3 } as const;
export type Answer = LeftConsignment | null | 'unreachable';

/** A genuine history of the vectors, by its label. */
export function genuine(label: string): HistoryTrial {
  const set = consignmentSet('beta18');
  const one = set.cases.find((found) => found.label === label);
  if (one === undefined) throw new Error(`no case ${label}`);
  return trialOf(set, one);
}

/** The same with these outputs of its last transaction paying these scripts; its recipient is the first of them. */
export function paying(trial: HistoryTrial, scripts: Readonly<Record<number, Uint8Array>>): HistoryTrial {
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

/** As a person did who verified a transfer from there before. */
function agreeToRgbProxy({ ports: { settings } }: TestApp, endpoint: string): void {
  const before = settings.read();
  settings.write({ ...before, hosts: [...before.hosts, reach('rgbProxy', endpoint)] });
}

/** A wallet with a service, a server of the chain, and a transfer whose asset data lies with a proxy. */
export async function given() {
  const world = createRegtestWorld();
  world.mine(3);
  const server = await startElectrumServer(world);
  onTestFinished(() => server.close());
  const asked: string[] = [];
  let answers: Answer[] = [];
  let aheadMs = 0;
  let whileAsked = (): Promise<unknown> => Promise.resolve();
  const canaries = new Set<string>();
  const notified: string[] = [];
  const { app, walletId } = await fundedApp('loopback', {
    clock: { nowMs: () => Date.now() + aheadMs, monotonicMs: () => performance.now() },
    notifier: { notify: (title) => void notified.push(title) },
    openRgbProxy: ({ endpoint }) => ({
      host: new URL(endpoint.replace('rpc', 'http')).host,
      consignment: async (recipientId) => {
        // As the client does that it stands for.
        app.gate.pass([reach('rgbProxy', endpoint)]);
        asked.push(recipientId);
        await whileAsked();
        if (canaries.has(recipientId)) return null;
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        if (answer === 'unreachable')
          throw fail('SERVICE_UNREACHABLE', { host: 'proxy', reason: 'refused' } as never);
        return answer ?? null;
      },
      pass: () => Promise.reject(new Error('nothing but a file is asked for')),
    }),
  });
  await connectRemote(app, walletId);
  agreeToRgbProxy(app, 'http://127.0.0.1:3000/json-rpc');
  const kept = () => keptOf(app, walletId);
  const account = judgeAccount(walletOf(app, walletId));
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
    return `${assetId}#${String(changes.idx ?? 1)}`;
  };
  const leave = (...left: (Answer | HistoryTrial)[]): void => {
    answers = left.map((one) =>
      one === null || one === 'unreachable' || 'txid' in one
        ? one
        : { file: one.bytes, txid: one.ask.txid ?? '', vout: voutOf(one) },
    );
  };
  /** Everything of it in one block, and so many more on top. */
  const mine = ({ chain }: HistoryTrial, without: readonly string[] = []): void =>
    world.mine(
      2,
      [...chain.witnesses].flatMap(([txid, { raw }]) => (without.includes(txid) ? [] : [raw])),
    );
  const found = async (key: string) => (await app.get('transfers.read', { walletId, key })).assetData;
  const refresh = () => app.get('wallet.refresh', { walletId });
  /** One more transfer, of which nobody left anything, and a refresh: answers once it was asked about. */
  const canaryAsked = async (trial: HistoryTrial): Promise<void> => {
    const seed = canaries.size + 1;
    const recipientId = recipientIdText({ kind: 'blinded', secretSeal: new Uint8Array(32).fill(seed) });
    canaries.add(recipientId);
    const key = listed(trial, { idx: 900 + seed, recipientId, kind: 1, kindName: 'receiveBlind' });
    await refresh();
    await expect.poll(() => found(key), { timeout: 20_000 }).not.toBeNull();
  };
  /**
   * After whatever verifies in the background now. The first canary may be asked about before it ends, but the second
   * one is not known to it, and one round begins after the other has ended.
   */
  const roundEnded = async (trial: HistoryTrial): Promise<void> => {
    await canaryAsked(trial);
    await canaryAsked(trial);
  };
  const meanwhile = (act: () => Promise<unknown>): void => void (whileAsked = act);
  /** Moves the time of day on. */
  const later = (ms: number): void => void (aheadMs += ms);
  const verify = (key: string) => app.get('transfers.verify', { walletId, key });
  const book = () => app.ports.signings.book(walletId, []);
  const lying = () =>
    book().allocations.map(({ txid, vout, amount, ground }) => [txid, vout, amount, ground]);
  const learnt = () => book().outputs.map(({ txid, vout, branch, index }) => [txid, vout, branch, index]);
  const nothing = () => lying().length === 0 && app.ports.signings.historyBlocks(walletId).length === 0;
  return {
    ...{ app, walletId, world, server, asked, kept, scriptAt, useServer, listed, leave, mine, verify },
    ...{ notified, book, lying, learnt, nothing, later, found, refresh, roundEnded, meanwhile },
  };
}

const voutOf = ({ ask: { recipient } }: HistoryTrial): number | null =>
  recipient?.kind === 'witness' ? recipient.vout : null;

const anAsset = (assetId: string): ApiAsset => ({
  ...{ assetId, schema: 'nia', ...TETHER, details: null, issuedSupply: 1_500n },
  ...{ issuedAtMs: null, addedAtMs: null, balance: null, media: null },
});

/** What a history of the vectors gives on an output of its last transaction, base units. */
export function amountOn(trial: HistoryTrial, vout: number): bigint {
  const verdict = validateHistory(trial.bytes, trial.ask, trial.chain);
  if (verdict.outcome !== 'proved') throw new Error(verdict.outcome);
  const found = verdict.content.open.find(
    ({ seal }) => seal.kind === 'outpoint' && seal.txid === trial.ask.txid && seal.vout === vout,
  );
  if (found?.state.kind !== 'fungible') throw new Error('nothing lies there');
  return found.state.amount;
}

export type At = Awaited<ReturnType<typeof given>>;
type Scripts = (at: At) => Record<number, Uint8Array>;

/** A wallet that is paid 002's tether on an output of its own, or by another history; nothing of it is in a block. */
export async function left(scripts: Scripts = () => ({}), label = 'nia-witness-change') {
  const at = await given();
  const trial = paying(genuine(label), scripts(at));
  await at.useServer();
  at.leave(trial);
  return { ...at, trial, txid: trial.ask.txid ?? '' };
}
/** All of it mined. */
export async function paid(scripts?: Scripts, label?: string) {
  const at = await left(scripts, label);
  at.mine(at.trial);
  return at;
}
/** The same, spending a slot that the book has. */
export async function sent(scripts: Scripts) {
  const at = await paid(scripts);
  const raw = at.trial.chain.witnesses.get(at.txid)?.raw ?? new Uint8Array();
  const [first] = readWholeTransaction(raw).inputs;
  if (first === undefined) throw new Error('it spends nothing');
  at.app.ports.signings.learnOutputs(at.walletId, [
    { ...first.outpoint, amountSats: 1_000n, branch: 'colored', index: 7, ground: 'derived' },
  ]);
  return at;
}
export const toOurs = () => paid(({ scriptAt }) => ({ 1: scriptAt('colored', 4) }));

/** As it was made and kept here, with the newest block that was known then. */
export function invoiced(
  at: Pick<At, 'kept'>,
  { ask }: HistoryTrial,
  more: Partial<NewInvoice> & { readonly tag?: string } = {},
) {
  const { tag = '', ...changes } = more;
  if (ask.recipient === null) throw new Error('nobody is paid');
  const recipientId = recipientIdText(ask.recipient);
  const invoice: NewInvoice = {
    ...{ invoice: `rgb:~/~/~/${recipientId}${tag}`, assetId: '', amount: 1n, recipientId },
    ...{ kind: ask.recipient.kind, provedOurs: null, batchTransferIdx: 1, createdAtMs: 1, expiresAtMs: null },
    ...{ endpoints: [], slot: null, warnings: [] },
    ...changes,
  };
  at.kept().addInvoice(invoice);
  return invoice;
}
