import * as v from 'valibot';
import type { WalletHoldings } from '../../ports.ts';
import type { Sqlite } from '../sqlite.ts';
import type { Scope } from './scopes.ts';

/** Nine numbers and their names. */
const MOST_CHARS = 2_000;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const balance = v.strictObject({ settledSats: whole, futureSats: whole, spendableSats: whole });
const overviewRow = v.object({
  told: v.pipe(
    v.string(),
    v.maxLength(MOST_CHARS),
    v.parseJson(),
    v.strictObject({
      balance: v.strictObject({ vanilla: balance, colored: balance }),
      slots: v.strictObject({ free: whole, held: whole, carrying: whole }),
    }),
  ),
  asOfMs: whole,
});

/** What Home showed last, to be shown again at the next start. */
export function createOverviews(db: Sqlite) {
  const one = db.prepare('SELECT told, told_at_ms AS asOfMs FROM overviews WHERE scope_id = ?');
  const put = db.prepare(
    `INSERT INTO overviews (scope_id, told, told_at_ms) VALUES (?, ?, ?)
     ON CONFLICT (scope_id) DO UPDATE SET told = excluded.told, told_at_ms = excluded.told_at_ms`,
  );
  return {
    of: (scope: Scope): Pick<WalletHoldings, 'overview' | 'keepOverview'> => ({
      overview: () => {
        const id = scope.find();
        const read = v.safeParse(overviewRow, id === null ? undefined : one.get(id));
        return read.success ? { ...read.output.told, asOfMs: read.output.asOfMs } : null;
      },
      keepOverview: ({ balance, slots, asOfMs }) => {
        put.run(scope.make(), JSON.stringify({ balance, slots }), asOfMs);
      },
    }),
  };
}
