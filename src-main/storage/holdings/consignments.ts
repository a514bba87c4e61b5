import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { MAX_CONSIGNMENT_BYTES } from '../../domain/rgb/rgb-limits.ts';
import type { WalletHoldings } from '../../ports/index.ts';
import type { Sqlite } from '../sqlite.ts';
import type { Scope } from './scopes.ts';

const row = v.object({
  host: v.string(),
  txid: v.string(),
  vout: v.nullable(v.number()),
  file: v.instance(Buffer),
});

/** Of one wallet at one service, compressed: hundreds of long histories. Whoever lists transfers could fill the disk. */
const MOST_BYTES = 1024 * 1024 * 1024;

/**
 * What senders left for recipients, compressed. One that cannot be read counts as not there: it is fetched again. So is
 * one that is beyond `mostBytes` in all: what is kept already gives no way to it.
 */
export function createConsignments(db: Sqlite, mostBytes = MOST_BYTES) {
  const one = db.prepare(
    'SELECT host, txid, vout, file FROM consignments WHERE scope_id = ? AND recipient_id = ?',
  );
  const put = db.prepare(`INSERT OR REPLACE INTO consignments SELECT ?1, ?2, ?3, ?4, ?5, ?6
      WHERE length(?6) + (SELECT coalesce(sum(length(file)), 0) FROM consignments
                           WHERE scope_id = ?1 AND recipient_id <> ?2) <= ?7`);
  return {
    of: (scope: Scope): Pick<WalletHoldings, 'consignment' | 'keepConsignment'> => ({
      consignment: (recipientId) => {
        const id = scope.find();
        const read = v.safeParse(row, id === null ? undefined : one.get(id, recipientId));
        if (!read.success) return null;
        try {
          const file = gunzipSync(read.output.file, { maxOutputLength: MAX_CONSIGNMENT_BYTES });
          return { ...read.output, file };
        } catch {
          return null;
        }
      },
      keepConsignment: (recipientId, { host, txid, vout, file }) => {
        put.run(scope.make(), recipientId, host, txid, vout, gzipSync(file), mostBytes);
      },
    }),
  };
}
