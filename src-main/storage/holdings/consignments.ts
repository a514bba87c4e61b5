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

const packedRow = v.object({ file: v.instance(Buffer), heights: v.nullable(v.string()) });

/** What senders left for recipients, compressed. One that cannot be read counts as not there: it is fetched again. */
export function createConsignments(db: Sqlite) {
  const one = db.prepare(
    'SELECT host, txid, vout, file FROM consignments WHERE scope_id = ? AND recipient_id = ?',
  );
  const packed = db.prepare(
    `SELECT c.file, v.heights FROM consignments c
       LEFT JOIN verifications v ON v.scope_id = c.scope_id AND v.recipient_id = c.recipient_id
        AND v.direction = ? AND json_valid(v.found) AND json_extract(v.found, '$.outcome') = 'proved'
      WHERE c.scope_id = ? AND c.recipient_id = ? AND length(c.file) <= ?`,
  );
  const put = db.prepare('INSERT OR REPLACE INTO consignments VALUES (?, ?, ?, ?, ?, ?)');
  return {
    of: (scope: Scope): Pick<WalletHoldings, 'consignment' | 'packedConsignment' | 'keepConsignment'> => ({
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
      packedConsignment: (recipientId, direction) => {
        const id = scope.find();
        if (id === null) return null;
        const read = v.safeParse(packedRow, packed.get(direction, id, recipientId, MAX_CONSIGNMENT_BYTES));
        return read.success ? { packed: read.output.file, heights: read.output.heights } : null;
      },
      keepConsignment: (recipientId, { host, txid, vout, file }) => {
        put.run(scope.make(), recipientId, host, txid, vout, gzipSync(file));
      },
    }),
  };
}
