import * as v from 'valibot';
import type { WalletHoldings } from '../../ports.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import type { Unreadable } from '../unreadable.ts';
import type { Scope } from './scopes.ts';

type CoinMethods = Pick<WalletHoldings, 'coins' | 'keepCoins'>;

const coinRow = v.object({
  outpoint: v.string(),
  sats: v.pipe(
    v.string(),
    v.digits(),
    v.transform((digits): bigint => BigInt(digits)),
  ),
});

/** Outputs that were seen in a block. That a scope was looked at is a row too: the first look has no before. */
export function createCoins(db: Sqlite, unreadable: Unreadable) {
  const kept = unreadable.each('coin', 'outpoint', (row) => v.parse(coinRow, row));
  const looked = db.prepare('SELECT scope_id FROM coin_looks WHERE scope_id = ?');
  const look = db.prepare('INSERT INTO coin_looks (scope_id) VALUES (?) ON CONFLICT DO NOTHING');
  const all = db.prepare('SELECT outpoint, sats FROM coins WHERE scope_id = ? ORDER BY rowid');
  const add = db.prepare(
    'INSERT INTO coins (scope_id, outpoint, sats) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const drop = db.prepare('DELETE FROM coins WHERE scope_id = ? AND outpoint = ?');

  const keep = transaction(db, (scope: Scope, { learn, forget }: Parameters<CoinMethods['keepCoins']>[0]) => {
    const id = scope.make();
    look.run(id);
    for (const outpoint of forget) drop.run(id, outpoint);
    for (const { outpoint, amountSats } of learn) add.run(id, outpoint, amountSats.toString());
  });

  return {
    of: (scope: Scope): CoinMethods => ({
      coins: () => {
        const id = scope.find();
        if (id === null || looked.get(id) === undefined) return null;
        return kept(all.all(id)).map(({ outpoint, sats }) => ({ outpoint, amountSats: sats }));
      },
      keepCoins: (change) => {
        keep(scope, change);
      },
    }),
  };
}
