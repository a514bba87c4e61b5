import * as v from 'valibot';
import type { Book, BookAllocation, BookOutput, PinnedAsset } from '../../verify/index.ts';
import type { AssetNames } from '../../base/assets.ts';
import { UNSETTLED, SIGNING_STATES, ORIGINS, type SigningState } from '../signing.ts';
import type { Now } from '../values.ts';
import { type LearntOutput, type PinnedInBook, allocationRow, openHistory } from './book-history.ts';
import { pinnedColumns } from '../asset.ts';
import { inTurns, letLoopTurn } from '../../turns.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import { isOnlyTold, putOutput, type ReadRows } from './signings.ts';

/** Signed or being signed: no other transaction may take the reserved outputs. */
const HOLDS: readonly SigningState[] = ['approved', 'away', 'signed', ...UNSETTLED];
/** Mined or shown on the chain: the transaction's allocations on existing outputs are there. */
const SHOWN = "'broadcast', 'settled'";
const PIN = '?, ?, ?, ?, ?, ?, ?, ?, NULL';

/** What a wallet proved itself. It only grows, except for rows that rest on a block. `changes` counts all writes. */
export function openBookRows(db: Sqlite, clock: Now, rows: ReadRows, changes: () => number) {
  /** Signings that can't happen: a settled transaction of ours spends their coins. */
  const excluded = db
    .prepare(
      `SELECT lost.signing_id FROM book_coins lost
      JOIN book_coins won ON won.wallet_id = lost.wallet_id AND won.outpoint = lost.outpoint
       AND won.role = 'spends' AND won.signing_id <> lost.signing_id
      JOIN signings settled ON settled.id = won.signing_id AND settled.state = 'settled'
     WHERE lost.wallet_id = @wallet AND lost.role = 'spends' AND won.outpoint >= @from AND won.outpoint < @to`,
    )
    .raw();
  const isExcluded = (id: string) => `${id} IN (SELECT value FROM json_each(@excluded))`;
  const isSpent = (outpoint: string) =>
    `EXISTS (SELECT 1 FROM book_coins c JOIN signings t ON t.id = c.signing_id AND t.state = 'settled'
       WHERE c.wallet_id = @wallet AND c.outpoint = ${outpoint} AND c.role = 'spends')`;
  // A signature relies on the PSBT's claim of a spent coin: the transaction shows whether that was true.
  const outputs = db.prepare(
    `SELECT * FROM (
       SELECT o.txid, o.vout, o.sats, o.branch, o.idx, ${isSpent("o.txid || ':' || o.vout")} AS spent
         FROM book_outputs o LEFT JOIN signings s ON s.id = o.signing_id
        WHERE o.wallet_id = @wallet AND o.txid >= @from AND o.txid < @to
          AND (o.signing_id IS NULL OR s.state NOT IN ('dropped', 'contradicted') OR
               EXISTS (SELECT 1 FROM steps WHERE signing_id = s.id AND state = 'away'))
          AND NOT ${isOnlyTold('o')}
          AND (o.signing_id IS NULL OR NOT ${isExcluded('o.signing_id')}))
      WHERE spent = 0 OR txid || ':' || vout IN (SELECT value FROM json_each(@listed))
      ORDER BY txid, vout`,
  );
  const allocations = db.prepare(
    `SELECT DISTINCT a.opout, a.asset_id, a.txid, a.vout, a.amount FROM book_allocations a
       JOIN signings s ON s.id = a.signing_id
      WHERE a.wallet_id = @wallet AND a.txid >= @from AND a.txid < @to
        AND (s.state IN (${SHOWN}) OR
             (s.state NOT IN ('dropped', 'contradicted', 'givenUp', 'asked', 'built') AND EXISTS (
               SELECT 1 FROM book_coins m WHERE m.signing_id = a.signing_id AND m.role = 'makes'
                 AND m.outpoint = a.txid || ':' || a.vout)))
        AND NOT ${isExcluded('a.signing_id')}
        AND (NOT ${isSpent("a.txid || ':' || a.vout")} OR
             a.txid || ':' || a.vout IN (SELECT value FROM json_each(@listed)))
      ORDER BY a.txid, a.vout, a.opout`,
  );
  const coins = db.prepare(
    `SELECT s.id, s.state, s.origin, s.kind, c.outpoint, c.role,
       (SELECT json_extract(data, '$.txid') FROM steps WHERE signing_id = s.id AND json_valid(data)
          AND state IN ('approved', 'away', 'signed') AND json_type(data, '$.txid') = 'text'
         ORDER BY seq DESC LIMIT 1) AS txid,
       EXISTS (SELECT 1 FROM steps WHERE signing_id = s.id AND state = 'away') AS was_away
       FROM signings s JOIN book_coins c ON c.signing_id = s.id
      WHERE s.wallet_id = @wallet AND s.state IN (SELECT value FROM json_each(@states))
        AND NOT ${isExcluded('s.id')}
      ORDER BY s.created_at_ms, s.rowid, c.role, c.outpoint`,
  );
  const assets = db.prepare('SELECT * FROM book_assets WHERE wallet_id = ? ORDER BY asset_id');
  const pin = db.prepare(`INSERT OR IGNORE INTO book_assets VALUES (${PIN})`);
  // No person's decision replaces the genesis' names.
  const repin = db.prepare(
    `INSERT OR REPLACE INTO book_assets SELECT ${PIN} WHERE NOT EXISTS (
       SELECT 1 FROM book_assets WHERE wallet_id = ?1 AND asset_id = ?2 AND ground = 'history')`,
  );
  const dismiss = db.prepare('UPDATE book_assets SET dismissed = ? WHERE wallet_id = ? AND asset_id = ?');
  const learn = db.prepare(putOutput);
  const usedAt = db.prepare('SELECT 1 FROM book_outputs WHERE wallet_id = ? AND branch = ? AND idx = ?');

  const pinned = (walletId: string) => rows(pinnedColumns, assets.all(walletId)).map(toAsset);
  const valuesOf = (walletId: string, { assetId, ticker, name, precision, schema, ground }: PinnedAsset) =>
    [walletId, assetId, ticker, name, precision, schema, ground, clock.nowMs()] as const;

  const learnOutputs = transaction(db, (walletId: string, some: readonly LearntOutput[]) => {
    for (const { txid, vout, amountSats, branch, index, ground } of some)
      learn.run(walletId, txid, vout, Number(amountSats), branch, index, ground, null);
  });
  const { allocations: ofHistory, ...history } = openHistory(db, { clock, isSpent, learnOutputs, rows });

  /** Rows by txid prefix: each piece takes a few ms however many rows exist. */
  function piece(asked: Asked, gone: string): Piece {
    return {
      outputs: rows(outputRow, outputs.all({ ...asked, excluded: gone })).map(toOutput),
      signed: rows(allocationRow, allocations.all({ ...asked, excluded: gone })).map(toAllocation),
      proved: ofHistory(asked),
    };
  }

  const goneIn = ({ wallet, from, to }: Asked) => excluded.all({ wallet, from, to }).flat();

  function reservedIn(wallet: string, gone: string): Book['reserved'] {
    const states = JSON.stringify([...HOLDS, 'givenUp', 'dropped']);
    return reservations(rows(coinRow, coins.all({ wallet, excluded: gone, states })));
  }

  function joined(
    walletId: string,
    pieces: readonly Piece[],
    reserved: Book['reserved'],
  ): Omit<Book, 'invoices'> {
    const signed = pieces.flatMap((one) => one.signed);
    // Our own transaction is the better ground, and each name appears once.
    const known = new Set(signed.map(({ opout }) => opout));
    return {
      outputs: pieces.flatMap((one) => one.outputs),
      allocations: [
        ...signed,
        ...pieces.flatMap((one) => one.proved.filter(({ opout }) => !known.has(opout))),
      ],
      reserved,
      assets: pinned(walletId).map(({ dismissed: _dismissed, ...asset }) => asset),
    };
  }

  const spentOnes = db.prepare(`SELECT value FROM json_each(@listed) WHERE ${isSpent('value')}`).raw();
  // Every screen asks for the whole book: cached until a write.
  let last: { readonly asked: string; readonly book: Omit<Book, 'invoices'> } | null = null;
  const nameOf = (walletId: string, listed: readonly string[]) =>
    JSON.stringify([walletId, listed, changes()]);

  let warming: { readonly asked: string; readonly done: Promise<void> } | null = null;

  async function warm(walletId: string, asked: string): Promise<void> {
    const parts = partsOf(walletId, []);
    const gone = JSON.stringify((await inTurns(parts, goneIn)).flat());
    const pieces = await inTurns(parts, (part) => piece(part, gone));
    await letLoopTurn(0);
    const reserved = reservedIn(walletId, gone);
    await letLoopTurn();
    // After a write in between, the next reader reads it anew.
    if (nameOf(walletId, []) === asked) last = { asked, book: joined(walletId, pieces, reserved) };
  }

  return {
    ...history,
    /**
     * For the judge. `listed` (`txid:vout`): outpoints included although a settled transaction of ours spent them.
     * Allocations on existing outputs count once their transaction is shown on the chain; those on its own outputs
     * count while it may happen. Excluded transactions never count.
     */
    book: (walletId: string, listed: readonly string[]): Omit<Book, 'invoices'> => {
      const spent = spentOnes
        .all({ wallet: walletId, listed: JSON.stringify(listed) })
        .flat()
        .map(String);
      const asked = nameOf(walletId, spent);
      if (last?.asked === asked) return last.book;
      const parts = partsOf(walletId, spent);
      const gone = JSON.stringify(parts.flatMap(goneIn));
      const pieces = parts.map((part) => piece(part, gone));
      last = { asked, book: joined(walletId, pieces, reservedIn(walletId, gone)) };
      return last.book;
    },
    /** Fills the cache in turns of main's loop, for the next reader. */
    warmBook: async (walletId: string): Promise<void> => {
      const asked = nameOf(walletId, []);
      if (last?.asked === asked) return;
      if (warming?.asked !== asked) warming = { asked, done: warm(walletId, asked) };
      const { done } = warming;
      await done.finally(() => {
        if (warming?.done === done) warming = null;
      });
    },
    /** First-seen names stay. */
    pinAssets: transaction(db, (walletId: string, some: readonly PinnedAsset[]) => {
      for (const asset of some) pin.run(...valuesOf(walletId, asset));
    }),
    repinAsset: (walletId: string, asset: PinnedAsset) => void repin.run(...valuesOf(walletId, asset)),
    /** The person decided against these names: the first-seen names stay. */
    dismissNames: (walletId: string, assetId: string, names: AssetNames) => {
      const { ticker, name, precision, schema } = names;
      dismiss.run(JSON.stringify({ ticker, name, precision, schema }), walletId, assetId);
    },
    pinned,
    /** Whether an own output, spent or not, has its script at this index below the branch's account. */
    isUsedAt: (walletId: string, { branch, index }: Pick<BookOutput, 'branch' | 'index'>) =>
      usedAt.get(walletId, branch, index) !== undefined,
    /** Outputs found to be ours without signing. */
    learnOutputs,
  };
}

/** By txid prefix, and outpoints (JSON of `txid:vout`) included although spent. */
type Asked = Readonly<Record<'wallet' | 'from' | 'to' | 'listed', string>>;

interface Piece {
  readonly outputs: readonly BookOutput[];
  readonly signed: readonly BookAllocation[];
  readonly proved: readonly BookAllocation[];
}

/** Two hexadecimal digits each, so that a piece of ten thousand transactions takes ten ms. */
const BEGINS = Array.from({ length: 64 }, (_, at) => (4 * at).toString(16).padStart(2, '0'));

function partsOf(wallet: string, listed: readonly string[]): Asked[] {
  return BEGINS.map((begin, at) => ({
    ...{ wallet, listed: JSON.stringify(listed) },
    ...{ from: at === 0 ? '' : begin, to: BEGINS[at + 1] ?? '\uffff' },
  }));
}

const flag = v.pipe(
  v.number(),
  v.transform((is) => is !== 0),
);
const outputRow = v.object({
  txid: v.string(),
  vout: v.number(),
  sats: v.pipe(v.number(), v.safeInteger()),
  branch: v.picklist(['vanilla', 'colored']),
  idx: v.number(),
  spent: flag,
});
const coinRow = v.object({
  id: v.string(),
  state: v.picklist(SIGNING_STATES),
  origin: v.picklist(ORIGINS),
  kind: v.string(),
  txid: v.nullable(v.string()),
  outpoint: v.string(),
  role: v.picklist(['spends', 'names', 'makes']),
  was_away: flag,
});
function toOutput({ txid, vout, sats, branch, idx, spent }: v.InferOutput<typeof outputRow>): BookOutput {
  return { txid, vout, amountSats: BigInt(sats), branch, index: idx, spent };
}

function toAllocation({ asset_id: assetId, ...row }: v.InferOutput<typeof allocationRow>): BookAllocation {
  const { txid, vout, opout, amount } = row;
  return { txid, vout, assetId, opout, amount: BigInt(amount), ground: 'book' };
}

function toAsset({ asset_id: assetId, ...asset }: v.InferOutput<typeof pinnedColumns>): PinnedInBook {
  return { assetId, ...asset };
}

/** Oldest first. A dropped transaction that never left is unknown to others and reserves nothing. */
function reservations(coins: readonly v.InferOutput<typeof coinRow>[]): Book['reserved'][number][] {
  const bySigning = new Map<string, v.InferOutput<typeof coinRow>[]>();
  for (const coin of coins) {
    if (coin.state === 'dropped' && !coin.was_away) continue;
    const of = bySigning.get(coin.id);
    if (of === undefined) bySigning.set(coin.id, [coin]);
    else of.push(coin);
  }
  return [...bySigning].map(([id, of]) => {
    const [first] = of;
    const named = (role: string) => of.flatMap((one) => (one.role === role ? [one.outpoint] : []));
    const spends = named('spends');
    return {
      by: first?.txid ?? id,
      outpoints: [...new Set([...spends, ...named('names')])],
      spends,
      // This machine never learns when a signed import is mined: its outputs aren't held back for that.
      makes: first?.origin === 'imported' ? [] : named('makes'),
      mayShare: first === undefined || mayShare(first),
    };
  });
}

/** Such a transaction may share coins: only others may broadcast it, or it makes slots, which stay ours. */
function mayShare({ state, origin, kind }: v.InferOutput<typeof coinRow>): boolean {
  return state === 'givenUp' || state === 'dropped' || origin === 'imported' || kind === 'createSlots';
}
