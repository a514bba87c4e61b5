import * as v from 'valibot';
import { pagesOf } from '../../base/groups.ts';
import { letLoopTurn } from '../../turns.ts';
import { asBytes, columnsOf } from '../salvage.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import type { Unreadable } from '../unreadable.ts';
import { timeMs, type Now } from '../values.ts';
import type { KeptCoin } from './kept.ts';
import type { HoldingsScope } from './scopes.ts';

interface CoinChange {
  readonly learn: readonly Omit<KeptCoin, 'seenAtMs'>[];
  readonly forget: readonly string[];
}

const coinRow = v.object({
  outpoint: v.string(),
  sats: v.pipe(
    v.string(),
    v.digits(),
    v.transform((digits): bigint => BigInt(digits)),
  ),
  seen_at_ms: v.nullable(timeMs),
});

/** A list may have twenty thousand outputs, and already a few thousand hold main. */
const COINS_AT_ONCE = 500;

function coinWriter(db: Sqlite, clock: Now, isLooked: (id: number) => boolean) {
  const look = db.prepare('INSERT INTO coin_looks (scope_id) VALUES (?) ON CONFLICT DO NOTHING');
  const add = db.prepare(
    'INSERT INTO coins (scope_id, outpoint, sats, seen_at_ms) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const drop = db.prepare('DELETE FROM coins WHERE scope_id = ? AND outpoint = ?');
  const dropSome = transaction(db, (id: number, outpoints: readonly string[]) => {
    for (const outpoint of outpoints) drop.run(id, outpoint);
  });
  const addSome = transaction(db, (id: number, coins: CoinChange['learn'], seenAtMs: number | null) => {
    for (const { outpoint, amountSats } of coins) add.run(id, outpoint, amountSats.toString(), seenAtMs);
  });

  return async (scope: HoldingsScope, { learn, forget }: CoinChange): Promise<void> => {
    const id = scope.make();
    const seenAtMs = isLooked(id) ? clock.nowMs() : null;
    const acts = [
      ...pagesOf(forget, COINS_AT_ONCE).map((some) => () => dropSome(id, some)),
      ...pagesOf(learn, COINS_AT_ONCE).map((some) => () => addSome(id, some, seenAtMs)),
      // Comes last: after half a first look the other coins would seem to have come later.
      () => void look.run(id),
    ];
    for (const act of acts) {
      await letLoopTurn();
      // The wallet may have been removed meanwhile.
      if (scope.find() === id) act();
    }
  };
}

/** Outputs seen in a block. A look has its own row, since the first look can't tell when an output came. */
export function createCoins(db: Sqlite, unreadable: Unreadable, clock: Now) {
  const kept = unreadable.each('coin', 'outpoint', (row): KeptCoin => {
    const { outpoint, sats, seen_at_ms: seenAtMs } = v.parse(coinRow, row);
    return { outpoint, amountSats: sats, seenAtMs };
  });
  const looked = db.prepare('SELECT scope_id FROM coin_looks WHERE scope_id = ?');
  const isLooked = (id: number): boolean => looked.get(id) !== undefined;
  const next = db.prepare(
    `SELECT ${asBytes(columnsOf(coinRow))} FROM coins WHERE scope_id = ? AND outpoint > CAST(? AS TEXT)
      ORDER BY outpoint LIMIT ${String(COINS_AT_ONCE)}`,
  );
  const keep = coinWriter(db, clock, isLooked);

  function* pages(id: number): Generator<KeptCoin[]> {
    for (let after: unknown = ''; ;) {
      const rows = next.all(id, after);
      yield kept(rows);
      if (rows.length < COINS_AT_ONCE) return;
      after = v.parse(lastCoin, rows.at(-1)).outpoint;
    }
  }

  return {
    of: (scope: HoldingsScope) => {
      const known = () =>
        scope.read<Iterable<KeptCoin[]> | null>(null, (id) => (isLooked(id) ? pages(id) : null));
      return {
        /** By outpoint. Null before the first look. */
        coins: async (): Promise<KeptCoin[] | null> => {
          const found = known();
          if (found === null) return null;
          const all: KeptCoin[] = [];
          for (const some of found) {
            all.push(...some);
            await letLoopTurn();
          }
          return all;
        },
        /** Holds main, for decisions that must come before anything else happens. */
        coinsAtOnce: (): KeptCoin[] | null => {
          const found = known();
          return found && [...found].flat();
        },
        keepCoins: (change: CoinChange) => keep(scope, change),
      };
    },
  };
}

/** Bytes, so that text that isn't UTF-8 passes too. */
const lastCoin = v.object({
  outpoint: v.pipe(
    v.instance(ArrayBuffer),
    v.transform((bytes) => Buffer.from(bytes)),
  ),
});
