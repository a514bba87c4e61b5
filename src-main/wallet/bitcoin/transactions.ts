import type { BitcoinTransaction, CallAnswer, CallInput } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { csvText } from '../../base/csv.ts';
import { sumOfSats } from '../../base/groups.ts';
import { outpointIn, outpointName } from '../../base/bitcoin.ts';
import { addressOfScript } from '../../keys/address.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { readIntent, readSigned, isOneOf, KIND_RULES, OUTCOME_UNKNOWN } from '../../records/signing.ts';
import { unsignedOf } from '../../verify/index.ts';
import { listCoins, SHOWN, withBalance } from '../connection/service-reading.ts';
import { isSettled } from '../connection/describe.ts';
import { withService } from '../connection/service.ts';
import { orOnFailure } from '../failures.ts';
import { holdingsOf, newestTransfers, seenCoins } from '../book/own-book.ts';
import { ownTransactions, type OwnTransaction, GAP } from '../book/own-recipients.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { sumOfCoins } from '../pay/build-payment.ts';
import { replaceProblem } from '../pay/kinds/replacement.ts';
import { letLoopTurn } from '../../turns.ts';
import type { ChainHistory } from './chain-history.ts';
import type { ChainTransaction } from './own-movements.ts';

export interface HistoryContext extends WalletContext {
  readonly chainHistory: ChainHistory;
}

export const listTransactions: UseCase<'wallet.transactions', HistoryContext> = async (
  context,
  { walletId, offset, limit },
) => {
  const wallet = context.wallets.require(walletId);
  const { all, ...known } = await heads(context, wallet);
  const describe = describer(context, wallet);
  return { rows: all.slice(offset, offset + limit).map(describe), total: all.length, ...known };
};

export function labelTransaction(
  { wallets, holdings, tell }: Pick<WalletContext, 'wallets' | 'holdings' | 'tell'>,
  { walletId, txid, label }: CallInput<'wallet.labelTransaction'>,
): void {
  const labelled = holdingsOf({ holdings }, wallets.require(walletId)).labelTransaction(txid, label);
  if (labelled === 0) holdings.labels.put({ walletId, ref: txid, label, frozen: false });
  tell('wallet.changed', { walletId });
}

export async function transactionIds(
  context: HistoryContext,
  wallet: WalletRecord,
): Promise<ReadonlySet<string>> {
  const { all } = await heads(context, wallet);
  return new Set(all.map(({ txid }) => txid));
}

/** RFC 4180 in UTF-8, in the order of the list. The port asks where. */
export const exportTransactions: UseCase<'wallet.exportTransactions', HistoryContext> = async (
  context,
  { walletId },
) => {
  const wallet = context.wallets.require(walletId);
  const describe = describer(context, wallet);
  const lines = [csvText([COLUMNS.map((column) => say('list-column', { column }))])];
  const { all } = await heads(context, wallet);
  for (const head of all) {
    const { atMs, kind, state, changeSats, feeSats, txid, address, label, ground, height } = describe(head);
    const line = [
      atMs === null ? '' : new Date(atMs).toISOString(),
      ...[kind, state, ...[changeSats, feeSats].map(textOf), txid, address ?? '', label ?? '', ground],
      textOf(height),
    ];
    lines.push(csvText([line]));
    await letLoopTurn();
  }
  const name = `bitcoin-${new Date(context.clock.nowMs()).toISOString().slice(0, 10)}.csv`;
  const savedAs = await context.files.save(name, new TextEncoder().encode(lines.join('')));
  return { savedAs, rows: all.length };
};

const COLUMNS = [
  'created',
  'kind',
  'state',
  'amount',
  'fee',
  'txid',
  'recipient',
  'label',
  'ground',
  'block',
] as const;
/** A transaction's further transfers are named on the transfers' page only. */
const MOST_TRANSFERS = 100;
const textOf = (sats: number | null): string => (sats === null ? '' : String(sats));

type CoinsOfService = Awaited<ReturnType<typeof withBalance>>;

interface Received {
  readonly txid: string;
  readonly sats: bigint;
  readonly state: BitcoinTransaction['state'];
  readonly atMs: number | null;
}
/** One row: from what was signed here, the own server's list, and the service's coins. */
interface Head {
  readonly txid: string;
  readonly own: OwnTransaction | null;
  readonly chain: ChainTransaction | null;
  readonly received: Received | null;
}

/** Newest first: unmined ones at the top, those without a time at the end. */
async function heads(
  context: HistoryContext,
  wallet: WalletRecord,
): Promise<{ readonly all: readonly Head[] } & Omit<CallAnswer<'wallet.transactions'>, 'rows' | 'total'>> {
  const own = ownTransactions(context, wallet.id);
  const told = await orOnFailure(
    withService(context, wallet.id, (api) =>
      withBalance(context, wallet, api, listCoins(context, wallet, api, SHOWN), 'shows'),
    ),
    null,
  );
  const history = context.chainHistory.read(wallet);
  const found = history?.found ?? null;
  const byTxid = new Map<string, Head>();
  const add = (txid: string, more: Partial<Head>): void => {
    const before = byTxid.get(txid) ?? { txid, own: null, chain: null, received: null };
    byTxid.set(txid, { ...before, ...more });
  };
  // Ten thousand transactions take some ten ms each time they are gone over.
  await letLoopTurn();
  for (const one of own) add(one.txid, { own: one });
  for (const one of found?.transactions ?? []) add(one.txid, { chain: one });
  const seen = await seenCoins(context, wallet);
  await letLoopTurn();
  const received = receivedBy(seen, own, told);
  await letLoopTurn();
  for (const one of received) add(one.txid, { received: one });
  await letLoopTurn();
  const rank = (head: Head): readonly number[] => [
    stateOf(head) === 'waiting' ? 1 : 0,
    timeOf(head) ?? 0,
    head.chain?.height ?? 0,
  ];
  const all = [...byTxid.values()]
    .map((head) => ({ head, rank: rank(head) }))
    .toSorted((one, other) => other.rank.reduce((by, at, i) => by || at - (one.rank[i] ?? 0), 0))
    .map(({ head }) => head);
  await letLoopTurn();
  const reach = found && (found.isWhole ? 'whole' : 'partly');
  return {
    all,
    isListed: told !== null,
    server: history && { looked: history.looked, found: reach ?? 'none', gap: GAP },
  };
}

/** Read from coins that are listed or were spent here; other coins that a transaction brought are unknown. */
function receivedBy(
  seen: ReadonlyMap<string, number | null> | null,
  own: readonly OwnTransaction[],
  told: CoinsOfService | null,
): Received[] {
  const txids = new Set(own.map(({ txid }) => txid));
  const coins = new Map<string, Omit<Received, 'txid'>>();
  for (const one of own.flatMap((spending) => spending.coins))
    if (!one.colored) coins.set(outpointName(one), { sats: one.sats, state: 'mined', atMs: null });
  for (const entry of told?.unspents ?? []) {
    const name = outpointName(entry);
    if (entry.colorable || told === null) continue;
    const settled = seen?.has(name) === true || isSettled(entry, told.balance);
    const state = settled === null ? 'unsaid' : settled ? 'mined' : 'waiting';
    coins.set(name, { sats: entry.amountSats, state, atMs: seen?.get(name) ?? null });
  }
  const by = new Map<string, Received>();
  for (const [name, { sats, state, atMs }] of coins) {
    const txid = outpointIn(name)[0]?.txid;
    if (txid === undefined || txids.has(txid)) continue;
    const before = by.get(txid);
    by.set(txid, {
      txid,
      sats: sats + (before?.sats ?? 0n),
      state: before?.state === 'mined' ? 'mined' : state,
      atMs: before?.atMs ?? atMs,
    });
  }
  return [...by.values()];
}

/** Mined if either source says so, because the other may not have looked since. */
function stateOf({ own, chain, received }: Head): BitcoinTransaction['state'] {
  const here = own === null ? (received?.state ?? null) : signedState(own);
  if (here === 'mined' || chain === null) return here ?? 'unsaid';
  return chain.state;
}

function signedState({ state }: OwnTransaction): BitcoinTransaction['state'] {
  if (state === 'settled') return 'mined';
  if (state === 'givenUp') return 'dead';
  return isOneOf(state, OUTCOME_UNKNOWN) || state === 'handingOver' ? 'unsaid' : 'waiting';
}

function timeOf({ own, chain, received }: Head): number | null {
  return own?.createdAtMs ?? chain?.timeMs ?? received?.atMs ?? null;
}

/** Reads one signing per row, so it serves shown rows only. */
function describer(context: WalletContext, wallet: WalletRecord): (head: Head) => BitcoinTransaction {
  const labels = new Map(context.holdings.labels.list(wallet.id).map(({ ref, label }) => [ref, label]));
  const kept = holdingsOf(context, wallet);
  const nowMs = context.clock.nowMs();
  return (head) => {
    const { txid, own, chain, received } = head;
    const transfers = newestTransfers(kept, { txid }, MOST_TRANSFERS, nowMs);
    const theirs = new Set(transfers.flatMap(({ label }) => label ?? []));
    const mayMove = own === null ? chain !== null : own.kind === 'send';
    const transfer = mayMove ? transfers[0] : undefined;
    const about = {
      ...{ txid, state: stateOf(head), atMs: timeOf(head) },
      ...{ height: chain?.height ?? null, isChecked: chain?.isChecked ?? false },
      label: theirs.size === 0 ? (labels.get(txid) ?? null) : [...theirs].join('; '),
      transferKey: transfer?.key ?? null,
    };
    if (own !== null) {
      const { feeSats, ...amounts } = amountsOf(context, own);
      const problem = about.state === 'mined' ? 'mined' : replaceProblem(context, wallet.id, txid);
      const replaceable =
        problem === null && wallet.chainSource !== null ? { replaceable: true as const } : {};
      const state = about.state === 'waiting' && problem === 'replaced' ? 'replaced' : about.state;
      return {
        ...about,
        state,
        ...amounts,
        feeSats: feeSats ?? feeOf(chain),
        ground: 'book',
        ...replaceable,
      };
    }
    if (chain !== null)
      return { ...about, ...movedBy(wallet, chain, transfer !== undefined), ground: 'server' };
    const changeSats = Number(received?.sats ?? 0n);
    return { ...about, kind: 'received', changeSats, feeSats: null, address: null, slots: 0, ground: 'told' };
  };
}

type Amounts = Pick<BitcoinTransaction, 'kind' | 'changeSats' | 'feeSats' | 'address' | 'slots'>;

function movedBy({ keys }: WalletRecord, chain: ChainTransaction, isTransfer: boolean): Amounts {
  const { kind, changeSats, slots, payee } = chain;
  const ofAssets = { inSlot: 'assetsIn', outOfSlot: 'assets' } as const;
  return {
    kind: isTransfer && (kind === 'inSlot' || kind === 'outOfSlot') ? ofAssets[kind] : kind,
    changeSats: Number(changeSats),
    feeSats: feeOf(chain),
    address: payee && addressOfScript(payee, keys.network),
    slots,
  };
}

const feeOf = (chain: ChainTransaction | null): number | null =>
  chain === null || chain.feeSats === null ? null : Number(chain.feeSats);

/** From what was signed: signatures cover the amounts of our coins, and the outputs state theirs. */
function amountsOf(
  context: WalletContext,
  { id, kind, coins, made, inputs, slots }: OwnTransaction,
): Amounts {
  const signing = context.signings.read(id);
  const intent = signing && readIntent(signing);
  const signed = signing && readSigned(signing.data.signed);
  const outputs = signed && unsignedOf(signed.psbt).outputs;
  const isWhole = coins.length === inputs.length && outputs !== null;
  const plain = coins.filter(({ colored }) => !colored);
  const back = outputs && made.flatMap(({ colored, vout }) => (colored ? [] : (outputs[vout] ?? [])));
  const [only, ...more] = intent?.kind === 'sendBtc' ? intent.recipients : [];
  const address = more.length === 0 ? (only?.address ?? null) : null;
  return {
    kind: KIND_RULES[kind].listedAs,
    changeSats: back && Number(sumOfSats(back) - sumOfCoins(plain)),
    feeSats: isWhole ? Number(sumOfCoins(coins) - sumOfSats(outputs)) : null,
    address,
    slots: slots.length,
  };
}
