import * as v from 'valibot';
import { transferHistory } from '../../../src-preload/contract/transfers.ts';
import { inPart, jsonOf } from '../values.ts';
import { asBytes, columnsOf } from '../salvage.ts';
import type { Sqlite } from '../sqlite.ts';
import type { Unreadable } from '../unreadable.ts';
import type { HoldingsScope } from './scopes.ts';

const about = v.strictObject({
  recipientId: v.string(),
  direction: v.picklist(['in', 'out']),
  idx: v.number(),
  assetId: v.string(),
  txid: v.nullable(v.string()),
  /** Base units of a send; a received amount is in `found`. */
  amount: v.nullable(v.string()),
});
const blockHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const row = v.object({
  about: jsonOf(about),
  found: jsonOf(transferHistory),
  block_height: v.nullable(v.number()),
  block_hash: v.nullable(blockHash),
  tip_height: v.nullable(v.number()),
  since_ms: v.number(),
});
const heightsRow = v.object({ heights: v.nullable(v.string()) });
const blockRow = v.object({ height: v.number(), hash: blockHash });

export function createVerifications(db: Sqlite, unreadable: Unreadable) {
  const each = unreadable.each('verification', 'recipient_id', toVerification);
  const eachBlock = unreadable.each('verification', 'hash', (read) => v.parse(blockRow, read));
  const eachHeights = unreadable.each('verification', 'recipient_id', (read) => v.parse(heightsRow, read));
  const some = db.prepare(
    `SELECT ${asBytes({ recipient_id: 'text', ...columnsOf(row) })} FROM verifications
      WHERE scope_id = ? AND recipient_id IN (SELECT value FROM json_each(?))`,
  );
  const heightsOf = db.prepare(
    `SELECT CAST(recipient_id AS BLOB) AS recipient_id, CAST(heights AS BLOB) AS heights FROM verifications
      WHERE scope_id = ? AND recipient_id = ? AND direction = ?
        AND json_valid(found) AND json_extract(found, '$.outcome') = 'proved'`,
  );
  const put = db.prepare('INSERT OR REPLACE INTO verifications VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const blocksOf = db.prepare(
    `SELECT DISTINCT block_height AS height, CAST(block_hash AS BLOB) AS hash FROM verifications
       JOIN scopes ON scopes.id = scope_id
      WHERE wallet_id = ?1 AND block_height IS NOT NULL AND block_hash IS NOT NULL AND ${inPart}`,
  );
  const forget = db.prepare(
    `UPDATE verifications
        SET found = json_set(found, '$.outcome', 'reorganised'), block_height = NULL, block_hash = NULL,
          tip_height = NULL, heights = NULL
      WHERE scope_id IN (SELECT id FROM scopes WHERE wallet_id = ?)
        AND block_hash IN (SELECT value FROM json_each(?)) AND json_valid(found)`,
  );
  return {
    blocks: (walletId: string, part: number | null = null) => eachBlock(blocksOf.all(walletId, part)),
    /** Called after a reorganisation: a proof on these blocks no longer counts as verified. */
    forgetBlocks: (walletId: string, hashes: readonly string[]): void =>
      void forget.run(walletId, JSON.stringify(hashes)),
    of: (scope: HoldingsScope) => ({
      verifications: (recipientIds: readonly string[]) =>
        scope.read<KeptVerification[]>([], (id) => each(some.all(id, JSON.stringify(recipientIds)))),
      /** JSON; null: not proved, or before heights were kept. */
      provedHeights: (recipientId: string, direction: 'in' | 'out') =>
        scope.read<string | null>(
          null,
          (id) => eachHeights(heightsOf.all(id, recipientId, direction))[0]?.heights ?? null,
        ),
      /** Replaces the recipient's verification for this direction. `heights`: by txid, for a proved one. */
      keepVerification: (
        { about: asked, found, block, tipHeight, sinceMs }: KeptVerification,
        heights?: ReadonlyMap<string, number>,
      ) => {
        const { recipientId, direction } = asked;
        const where = [
          scope.make(),
          recipientId,
          direction,
          JSON.stringify(asked),
          JSON.stringify(found),
        ] as const;
        const [height, hash] = [block?.height ?? null, block?.hash ?? null];
        put.run(...where, height, hash, tipHeight, sinceMs, heightsText(heights));
      },
    }),
  };
}

/** Includes the transfer as reported then: another report now has no verification. */
export type KeptVerification = ReturnType<typeof toVerification>;

function toVerification(read: unknown) {
  const one = v.parse(row, read);
  const { block_height: height, block_hash: hash } = one;
  // Without a block the proof would survive every reorganisation.
  if (one.found.outcome === 'proved' && (height === null || hash === null))
    throw new Error('proved by no block');
  return {
    about: one.about,
    found: one.found,
    /** The highest block of the history; null unless proved. */
    block: height === null || hash === null ? null : { height, hash },
    /** Null: the chain wasn't asked. */
    tipHeight: one.tip_height,
    /** Unix ms, as `found.atMs`. */
    sinceMs: one.since_ms,
  };
}

function heightsText(heights: ReadonlyMap<string, number> | undefined): string | null {
  return heights === undefined ? null : JSON.stringify(Object.fromEntries(heights));
}
