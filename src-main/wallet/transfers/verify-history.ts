import type { CallInput, TransferHistory } from '../../../src-preload/contract/index.ts';
import { sameNames } from '../../base/assets.ts';
import { fail, WalletError } from '../../base/errors.ts';
import { outpointName } from '../../base/bitcoin.ts';
import { sameBytes } from '../../base/bytes.ts';
import {
  type ChainFacts,
  givenIn,
  type HistoryQuery,
  type HistoryContent,
  type HistoryVerdict,
  NO_CHAIN,
  readWholeTransaction,
  type TransactionOutput,
  type WitnessFact,
} from '../../verify/index.ts';
import { directionOf } from '../../records/transfer-state.ts';
import { assetDataReaches } from '../context/reaches.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { KeptConsignment, KeptTransfer, KeptVerification, ProvedBlock } from '../../ports/index.ts';
import type { WalletHoldings } from '../../records/holdings/holdings.ts';
import { goneFrom, learnHistory, type ShownTransactions } from '../book/learn-history.ts';
import { cutNames, pinnedNames } from '../book/names.ts';
import { holdingsOf } from '../book/own-book.ts';
import { invoicePaidBy } from '../book/own-recipients.ts';
import { askReach } from '../questions.ts';
import { openOwnSeal } from '../connection/own-service.ts';
import { routeOf, wayOf } from '../connection/service-secrets.ts';
import { atMost } from '../connection/service-reading.ts';
import { withService } from '../connection/service.ts';
import { orOnFailure } from '../failures.ts';
import type { ChainContext, ChainKeeper, OpenedByBoth } from '../chain/chain-keeper.ts';
import { requireSources } from '../chain/source.ts';
import type { WalletContext } from '../context/context.ts';
import { faultOf, isByUs, isEarlier, isSentByUs } from './claimed.ts';
import { createEndpoints, mayAskAlone } from './endpoints.ts';
import { askOf } from '../book/history-ask.ts';
import { keepFound } from '../book/kept-verifications.ts';

type Verified = TransferHistory;

const ASKED_AT_ONCE = 8;
/** A file holds at most 8 MB of its transactions without witness data, but could name larger ones. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Validates from the asset's genesis, and against the chain if there is a server. A send's file is the recipient's, with
 * our change in it. Writes proofs into the own book and the outcome to the transfer, also on failure; changes no balance.
 * `byItself`: in the background.
 */
export async function verifyTransfer(
  context: ChainContext,
  { walletId, key }: CallInput<'transfers.verify'>,
  byItself = false,
): Promise<Verified> {
  const wallet = context.wallets.require(walletId);
  const kept = holdingsOf(context, wallet);
  const transfer = kept.transfer(key);
  if (transfer === null) throw fail('TRANSFER_UNKNOWN', {});
  const nothing: Verified = { ...NOTHING, atMs: context.clock.nowMs() };
  if (!byItself) await requireSources(context, wallet);
  const stillHere = (): void => {
    if (context.ended.aborted) throw fail('APP_LOCKED', {});
    context.wallets.require(walletId);
  };
  const outcome = { isChanged: false };
  const keep: Keep = (found, by = {}, heights) => {
    stillHere();
    const isOtherwise = keepFound(kept, transfer, { found, block: null, tipHeight: null, ...by }, heights);
    // The book may still have changed.
    outcome.isChanged ||= isOtherwise || found.outcome === 'proved';
    return found;
  };
  try {
    return await verify({ context, wallet, kept, transfer, byItself, nothing, stillHere, keep });
  } finally {
    // Once, at the end: each report makes screens ask the service again.
    if (outcome.isChanged) context.tell('wallet.changed', { walletId });
  }
}

type Keep = (
  found: Verified,
  by?: Partial<KeptVerification>,
  heights?: ReadonlyMap<string, number>,
) => Verified;

interface Verifying {
  readonly context: ChainContext;
  readonly wallet: WalletRecord;
  readonly kept: WalletHoldings;
  readonly transfer: KeptTransfer;
  readonly byItself: boolean;
  readonly nothing: Verified;
  /** Throws if the wallet was removed or Ochre ends: then nothing is written. */
  readonly stillHere: () => void;
  readonly keep: Keep;
}

async function verify(verifying: Verifying): Promise<Verified> {
  const { context, wallet, kept, transfer, byItself, nothing, keep } = verifying;
  const fault = await faultOf(context, wallet, transfer);
  if (fault !== null) return keep({ ...nothing, outcome: 'refused', code: fault });
  const before = kept.consignment(transfer.recipientId ?? '');
  const found = before === null ? null : await judged(verifying, before, 'isKept');
  if (before !== null && found !== null && !DOUBTED.includes(found.outcome)) return found;
  const endpoints = createEndpoints(kept, byItself ? mayAskAlone(context, wallet) : null)(transfer);
  const atProxy = await fetched(context, wallet, transfer.recipientId, endpoints).catch((error: unknown) => {
    if (!(error instanceof WalletError)) throw error;
    if (found !== null) return before;
    if (!NOT_ASKED.includes(error.failure.code))
      keep({ ...nothing, outcome: 'unreachable', host: hostIn(error) });
    throw error;
  });
  const left = atProxy ?? (await ofOwnSend(verifying));
  if (found !== null && (left === null || sameFile(left, before))) return found;
  if (left === null) return keep(nothing);
  keep({ ...nothing, outcome: 'fetched', host: left.host });
  if (found?.outcome !== 'notMined') return judged(verifying, left, 'atOnce');
  const next = await judged(verifying, left, 'unlessDoubted');
  // The kept file may be the true one, its block gone for now.
  return DOUBTED.includes(next.outcome) ? keep(found) : next;
}

/** The file of our own send: the service may still have it when no proxy does; null if it doesn't. */
async function ofOwnSend({ context, wallet, transfer }: Verifying): Promise<KeptConsignment | null> {
  const { assetId, txid, kindName } = transfer;
  if (directionOf(kindName) !== 'out' || txid === null || assetId === '') return null;
  const asked = withService(context, wallet.id, async (api) => {
    const file = await api.consignment({ assetId, txid });
    return { file, cuts: [], txid, vout: null, host: api.host };
  });
  return orOnFailure(asked, null);
}

/** A better file may change these outcomes: the sender of the kept file must not keep the true one out. */
const DOUBTED: readonly Verified['outcome'][] = ['refused', 'notMined'];

function sameFile(one: KeptConsignment, other: KeptConsignment | null): boolean {
  return (
    other !== null && one.txid === other.txid && one.vout === other.vout && sameBytes(one.file, other.file)
  );
}

async function judged(
  verifying: Verifying,
  left: KeptConsignment,
  file: 'isKept' | 'atOnce' | 'unlessDoubted',
): Promise<Verified> {
  const { context, wallet, kept, transfer, nothing, stillHere, keep } = verifying;
  const { id: walletId } = wallet;
  const nowMs = nothing.atMs;
  const ask = await opened(context, wallet, askOf(wallet, transfer, left));
  const alone = await context.reader.validateHistory(left.file, ask, NO_CHAIN);
  // The file isn't kept: if the sender replaces it at its endpoint, the next fetch gets the new one.
  if (alone.outcome === 'refused') return keep(view(alone, left, nowMs, false));
  stillHere();
  const isIncoming = directionOf(transfer.kindName) === 'in';
  const paying = { txid: ask.txid ?? left.txid, paidFrom: alone.content?.paidFrom ?? [] };
  const noPayment = (code: 'TO_SELF' | 'EARLIER'): Verified =>
    keep({ ...nothing, outcome: 'refused', host: left.host, code });
  if (isIncoming && (await isByUs(context, wallet, paying, null))) return noPayment('TO_SELF');
  const keepFile = () =>
    kept.keepConsignment(transfer.recipientId ?? '', { ...left, cuts: alone.content?.cuts ?? [] });
  if (file === 'atOnce') await keepFile();
  const valid = keep(view(alone, left, nowMs, false));
  if (wallet.chainSource === null) return valid;
  const unshown = alone.outcome === 'proved' ? [] : alone.unshown;
  const asked = await askChain(context.chain, walletId, unshown);
  const { facts, shown } = asked;
  const verdict = await context.reader.validateHistory(left.file, ask, facts);
  const { tipHeight } = facts;
  stillHere();
  if (file === 'unlessDoubted' && !DOUBTED.includes(verdict.outcome)) await keepFile();
  if (verdict.outcome !== 'proved' || shown === null)
    return keep(view(verdict, left, nowMs, true), { tipHeight });
  const { contract, paidFrom } = verdict.content;
  if (isIncoming && (await isByUs(context, wallet, { ...paying, paidFrom }, asked)))
    return noPayment('TO_SELF');
  const invoice = isIncoming ? invoicePaidBy(context, walletId, transfer.recipientId) : null;
  const height = facts.witnesses.get(paying.txid)?.height ?? null;
  if (invoice !== null && height !== null && (await isEarlier(invoice, height, asked)))
    return noPayment('EARLIER');
  const told = [pinnedNames(context, walletId).get(contract.assetId), kept.asset(contract.assetId)];
  const isOutgoing =
    directionOf(transfer.kindName) === 'out' && (await isSentByUs(context, wallet, ask.txid, asked));
  await learnHistory(context, wallet, { ...verdict.content, isOutgoing }, shown, stillHere);
  const otherwise = told.find((one) => one && !sameNames(one, contract));
  const proved = view(verdict, left, nowMs, true);
  return keep(
    { ...proved, toldOtherwise: otherwise ? cutNames(otherwise) : null },
    { block: shown.block, tipHeight },
    heightsIn(facts),
  );
}

/** The query with the output behind our blinded recipient, if known. A stranger's output is in no file of ours. */
async function opened(
  context: WalletContext,
  wallet: WalletRecord,
  ask: HistoryQuery,
): Promise<HistoryQuery> {
  const { recipient } = ask;
  if (recipient?.kind !== 'blinded') return ask;
  return {
    ...ask,
    recipient: { ...recipient, revealed: await openOwnSeal(context, wallet, recipient.secretSeal) },
  };
}

function heightsIn({ witnesses }: ChainFacts): ReadonlyMap<string, number> {
  return new Map([...witnesses].flatMap(([txid, { height }]) => (height === null ? [] : [[txid, height]])));
}

const NOTHING: Omit<Verified, 'atMs'> = {
  outcome: 'absent',
  host: null,
  code: null,
  asset: null,
  toldOtherwise: null,
  given: null,
  transactions: 0,
  unshown: 0,
};

/** Nobody was asked, so the endpoint's state is unknown. */
const NOT_ASKED: readonly string[] = ['HISTORY_NOWHERE', 'OFFLINE_MODE', 'APP_LOCKED', 'HOST_NOT_APPROVED'];

function hostIn({ failure }: WalletError): string | null {
  return 'host' in failure.facts && typeof failure.facts.host === 'string' ? failure.facts.host : null;
}

async function fetched(
  context: WalletContext,
  wallet: WalletRecord,
  recipientId: string | null,
  endpoints: readonly string[],
): Promise<KeptConsignment | null> {
  if (recipientId === null || endpoints.length === 0) throw fail('HISTORY_NOWHERE', {});
  const isPractice = wallet.connection.kind === 'practice';
  // Background calls use agreed endpoints only, so this asks nothing.
  if (!isPractice) await context.door.require(assetDataReaches(wallet, endpoints), askReach);
  const way = await wayOf(context, wallet, routeOf(wallet, null));
  let failure: unknown = null;
  for (const endpoint of endpoints)
    try {
      const at = isPractice ? (await context.practice()).rgbEndpoint(endpoint) : endpoint;
      const proxy = context.openRgbProxy({ endpoint: at, way });
      const left = await proxy.consignment(recipientId);
      if (left === null) continue;
      // Practice's port changes at every start.
      return { ...left, cuts: [], host: at === endpoint ? proxy.host : 'practice' };
    } catch (error) {
      if (!(error instanceof WalletError)) throw error;
      failure ??= error;
    }
  if (failure !== null) throw failure as WalletError;
  return null;
}

interface Asked extends Pick<OpenedByBoth, 'api' | 'rules' | 'file'> {
  readonly facts: ChainFacts;
  readonly shown: ShownTransactions | null;
}

async function askChain(chain: ChainKeeper, walletId: string, txids: readonly string[]): Promise<Asked> {
  await chain.follow(walletId);
  const { api, unspent, rules, file, find } = await chain.open(walletId);
  const witnesses = new Map<string, WitnessFact>();
  const blockOf = new Map<string, ProvedBlock>();
  const outputs = new Map<string, readonly TransactionOutput[]>();
  const spent = new Set<string>();
  let bytes = 0;
  await atMost(ASKED_AT_ONCE, txids, async (txid) => {
    // An unrequested transaction proves nothing.
    if (bytes > MOST_BYTES) return;
    const found = await find(txid);
    if (found.state === 'unknown') return;
    bytes += found.raw.length;
    witnesses.set(txid, { raw: found.raw, height: null });
    if (found.state !== 'mined') return;
    blockOf.set(txid, { height: found.height, hash: found.blockHash });
    const { inputs, outputs: made } = readWholeTransaction(found.raw);
    outputs.set(txid, made);
    for (const { outpoint } of inputs) spent.add(outpointName(outpoint));
  });
  // Headers may have been reorganised meanwhile: all must be in one chain.
  const blocks = [...blockOf.values()].toSorted((one, other) => one.height - other.height);
  const gone = await goneFrom(blocks, rules, file);
  for (const [txid, { height, hash }] of blockOf) {
    const witness = witnesses.get(txid);
    if (witness !== undefined && !gone.has(hash)) witnesses.set(txid, { ...witness, height });
  }
  const facts: ChainFacts = { tipHeight: (await file.end()) - 1, minConfirmations: 1, witnesses };
  const block = blocks.at(-1);
  return { api, rules, file, facts, shown: block === undefined ? null : { unspent, outputs, spent, block } };
}

function view(verdict: HistoryVerdict, { host }: KeptConsignment, atMs: number, asked: boolean): Verified {
  if (verdict.outcome === 'refused')
    return { ...NOTHING, outcome: 'refused', host, code: verdict.code, atMs };
  const { content } = verdict;
  const unshown = verdict.outcome === 'proved' ? 0 : verdict.unshown.length;
  return {
    outcome: asked ? verdict.outcome : 'unasked',
    host,
    code: null,
    asset: content && assetOf(content),
    toldOtherwise: null,
    given: content && String(givenIn(content)),
    transactions: content?.bundles.length ?? unshown,
    unshown,
    atMs,
  };
}

function assetOf({ contract }: HistoryContent): Verified['asset'] {
  const { assetId, ticker, name, precision, schema } = contract;
  return { assetId, ticker, name, precision, schema };
}
