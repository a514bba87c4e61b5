import { answerParent } from '../../support/child.ts';
import { serveHere } from '../../support/serve.ts';
import { writeRaw } from '../../support/psbt/raw-psbt.ts';
import { assetIdOf, BEGAN_MS, draft, recipientOf, sizeAt, txidOf, type LifeSize } from './shapes.ts';

/**
 * The made folders' wallet service, in its own process, so that its time isn't main's. The message `{scale, mood}`
 * sets its next answers and returns how often it was asked since the last.
 */
export type Mood = 'honest' | 'empty' | 'many' | 'otherOrder';
export interface ToServer {
  readonly scale: number;
  readonly mood: Mood;
}

export interface FromServer {
  readonly port: number;
  /** How often, since it was told something last. */
  readonly asked: number;
}

/** The most allocations that a list may have. */
const MOST_LISTED = 20_000;
let size: LifeSize = sizeAt(0.01);
let mood: Mood = 'honest';
let numberOf: ReadonlyMap<string, number> = new Map();
let asked = 0;

const pair = { settled: 1_000_000, future: 1_000_000, spendable: 1_000_000 };
const psbt = writeRaw(draft().raw);

const served = serveHere(({ path, body: sent }) => {
  asked += 1;
  const body = sent.length === 0 ? {} : (JSON.parse(sent.toString()) as { asset_id?: string });
  return { text: JSON.stringify(answerTo(path, body.asset_id ?? '')) };
});
process.on('disconnect', () => process.exit(0));
answerParent(async (told: ToServer): Promise<FromServer> => {
  size = sizeAt(told.scale);
  numberOf = new Map(listOf(size.assets, (n) => [assetIdOf(n), n]));
  ({ mood } = told);
  const before = asked;
  asked = 0;
  return { port: Number(new URL((await served).url).port), asked: before };
});

function answerTo(path: string, assetId: string): unknown {
  if (path === '/wallet/refresh') return {};
  if (path === '/wallet/btcbalance') return { vanilla: pair, colored: pair };
  if (path === '/wallet/listassets') return { nia: inOrder(listOf(size.assets, asset)), uda: [], cfa: [] };
  if (path === '/wallet/listtransfers') return inOrder(transfersOf(assetId));
  if (path.startsWith('/wallet/listunspen')) return inOrder(unspents());
  if (path === '/wallet/createutxosbegin') return psbt;
  throw new Error(`nobody answers ${path}`);
}

const inOrder = <T>(list: T[]): T[] => (mood === 'otherOrder' ? list.reverse() : list);
const listOf = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

const asset = (n: number): object => ({
  ...{
    asset_id: assetIdOf(n),
    ticker: `T${String(n)}`,
    name: `Token ${String(n)}`,
    details: null,
    precision: 0,
  },
  ...{ issued_supply: 1_000_000, timestamp: BEGAN_MS / 1_000, added_at: BEGAN_MS / 1_000, media: null },
  balance: { settled: 1_000, future: 1_000, spendable: 1_000, offchain_outbound: 0, offchain_inbound: 0 },
});

function transfersOf(assetId: string): object[] {
  const n = numberOf.get(assetId);
  if (n === undefined) return [];
  return listOf(Math.ceil(size.transfers / size.assets), (i) => transfer(n, i));
}

/** Each second transfer is a receive. */
function transfer(assetAt: number, i: number): object {
  const seconds = BEGAN_MS / 1_000 + i * 86_400 + assetAt;
  const isIn = i % 2 === 0;
  return {
    ...{
      idx: i + 1,
      batch_transfer_idx: assetAt * 1_000_000 + i + 1,
      created_at: seconds,
      updated_at: seconds,
    },
    ...{ status: 2, kind: isIn ? 1 : 3, amount: 10, txid: txidOf('transfer', assetAt * 1_000_000 + i) },
    ...{
      recipient_id: recipientOf(assetAt, i),
      requested_assignment: null,
      assignments: [],
      expiration: null,
    },
    receive_utxo: isIn ? { txid: txidOf('receipt', assetAt * 1_000 + i), vout: 0 } : null,
    change_utxo: isIn ? null : { txid: txidOf('transfer', assetAt * 1_000_000 + i), vout: 1 },
    transport_endpoints: [],
  };
}

function unspents(): object[] {
  if (mood === 'empty') return [];
  const plain = draft().snapshot.entries.map(({ txid, vout, amountSats }) => ({
    utxo: { outpoint: { txid, vout }, btc_amount: Number(amountSats), colorable: false, exists: true },
    ...{ rgb_allocations: [], pending_blinded: 0 },
  }));
  const count = mood === 'many' ? MOST_LISTED : size.coins;
  return [...plain, ...listOf(count, coin)];
}

const coin = (n: number): object => ({
  utxo: {
    outpoint: { txid: txidOf('receipt', n), vout: 0 },
    btc_amount: 1_000,
    colorable: true,
    exists: true,
  },
  rgb_allocations: [{ asset_id: assetIdOf(n % size.assets), amount: 10, settled: true }],
  pending_blinded: 0,
});
