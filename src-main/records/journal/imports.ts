import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import * as v from 'valibot';
import { fail } from '../../base/errors.ts';
import { importedPart, isJson, signingHead, type SigningState } from '../signing.ts';
import { jsonOf, type Now } from '../values.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import type { ReadRows } from './signings.ts';

interface Within {
  readonly clock: Now;
  readonly step: (id: string, to: SigningState, data: unknown, atMs: number) => void;
  readonly damaged: () => Error;
  readonly rows: ReadRows;
}

export interface NewImport {
  readonly id: string;
  readonly walletId: string;
  /** The unsigned transaction's id. */
  readonly txid: string;
  /** What our signatures cover besides: signatureCommitment. */
  readonly commits: string;
  /** The import's name at its source: any text. */
  readonly name: string;
  readonly from: 'pack' | 'psbt';
  /** The pack, or the PSBT in base64. */
  readonly text: string;
  readonly coins: readonly ImportCoin[];
}

export type ImportCoin = v.InferOutput<typeof coinsJson>[number];
export type ComparedPayee = v.InferOutput<typeof comparedPayee>;
export type ImportDraft = ReturnType<typeof toDraft>;
export type StoredImport = ReturnType<typeof toKept>;
export type SignedImportRecord = ReturnType<typeof toSigned>;

/** Imports and their signatures: `built` unsigned, `approved` being signed, `signed`. No secret, but it names coins. */
export function openImports(db: Sqlite, { clock, step, damaged, rows }: Within) {
  const whole = `SELECT s.id, s.wallet_id, s.state, s.created_at_ms, s.updated_at_ms, i.txid, i.commits, i.name,
      i.came_as, i.text, i.coins, i.compared,
      (SELECT data FROM steps WHERE signing_id = s.id AND state = 'signed' ORDER BY seq DESC LIMIT 1) AS signed_step
      FROM signings s JOIN imports i ON i.signing_id = s.id`;
  const one = db.prepare(`${whole} WHERE s.id = ?`);
  const ofTransaction = db.prepare(`${whole} WHERE i.wallet_id = ? AND i.txid = ? AND i.commits = ?`);
  const addSigning = db.prepare("INSERT INTO signings VALUES (?, ?, 'imported', ?, 'built', ?, ?)");
  const addImport = db.prepare("INSERT INTO imports VALUES (?, ?, ?, ?, ?, ?, ?, ?, '[]')");
  const addBuilt = db.prepare("INSERT INTO steps VALUES (?, 0, 'built', ?, ?)");
  const again = db.prepare(
    'UPDATE imports SET name = ?, came_as = ?, text = ?, coins = ? WHERE signing_id = ?',
  );
  const setCompared = db.prepare('UPDATE imports SET compared = ? WHERE signing_id = ?');
  const comparedOf = db.prepare('SELECT compared FROM imports WHERE wallet_id = ?');
  const broughtAgain = db.prepare('UPDATE signings SET created_at_ms = ? WHERE id = ?');
  const unsigned = db.prepare(
    `SELECT s.id, s.wallet_id, i.txid, i.commits, i.name, i.came_as, i.coins, s.created_at_ms
       FROM signings s JOIN imports i ON i.signing_id = s.id
      WHERE s.wallet_id = ? AND s.state <> 'signed' ORDER BY s.created_at_ms DESC, s.rowid DESC`,
  );
  const others = db.prepare(
    `SELECT count(*) AS drafts, coalesce(sum(length(i.text)), 0) AS bytes
       FROM signings s JOIN imports i ON i.signing_id = s.id
      WHERE s.state <> 'signed' AND NOT (i.wallet_id = ? AND i.txid = ? AND i.commits = ?)`,
  );
  const inStates = (states: string) =>
    db.prepare(
      `SELECT s.id, i.txid, i.name, s.updated_at_ms,
         (SELECT data FROM steps
           WHERE signing_id = s.id AND state = 'approved' ORDER BY seq DESC LIMIT 1) AS spending
         FROM signings s JOIN imports i ON i.signing_id = s.id
        WHERE s.wallet_id = ? AND s.state IN (${states}) ORDER BY s.updated_at_ms DESC, s.rowid DESC`,
    );
  const signed = inStates("'signed'");
  const bound = inStates("'approved', 'signed'");
  const gone = ['book_allocations', 'book_coins', 'imports', 'steps'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE signing_id = ?`),
  );
  const goneOutputs = db.prepare('DELETE FROM book_outputs WHERE signing_id = ?');
  const goneSigning = db.prepare('DELETE FROM signings WHERE id = ?');
  const idsOf = db.prepare("SELECT id FROM signings WHERE wallet_id = ? AND origin = 'imported'").raw();

  const readable = <T>(row: v.GenericSchema<unknown, T>, found: readonly unknown[]): T[] =>
    found.flatMap((found) => (v.is(row, found) ? [v.parse(row, found)] : []));
  const there = (found: unknown): StoredImport | null =>
    rows(keptRow, found === undefined ? [] : [found]).map(toKept)[0] ?? null;
  const stateOf = (id: string): SigningState => {
    const [row] = rows(
      v.object({ state: v.picklist(STATES) }),
      [one.get(id)].filter((row) => row !== undefined),
    );
    if (row === undefined) throw fail('GONE', { what: 'import' });
    return row.state;
  };
  const forgetOne = (id: string): void => {
    for (const sql of gone) sql.run(id);
    goneOutputs.run(id);
    goneSigning.run(id);
  };

  return {
    /** Once per transaction and `commits`, in its latest form; keeps id and signature. Throws DRAFTS_FULL. */
    keep: transaction(db, ({ id, walletId, txid, commits, name, from, text, coins }: NewImport) => {
      const before = ofTransaction.get(walletId, txid, commits);
      const [kept = { drafts: 0, bytes: 0 }] = rows(sumRow, [others.get(walletId, txid, commits)]);
      if (!v.is(v.object({ state: v.literal('signed') }), before))
        refuseFull(kept.drafts + 1, kept.bytes + text.length, kept);
      const atMs = clock.nowMs();
      const row = { txid, commits, name, cameAs: from, text, coins: JSON.stringify(coins) };
      if (!v.is(importedPart, row) || !v.is(signingHead.id, id) || !v.is(signingHead.walletId, walletId))
        throw new Error('this row could not be read again');
      const known = v.safeParse(v.object({ id: v.string() }), before);
      if (known.success) {
        again.run(name, from, text, row.coins, known.output.id);
        broughtAgain.run(atMs, known.output.id);
      } else {
        addSigning.run(id, walletId, 'offline', atMs, atMs);
        addImport.run(id, walletId, txid, commits, name, from, text, row.coins);
        addBuilt.run(id, atMs, JSON.stringify({ txid }));
      }
      const written = there(ofTransaction.get(walletId, txid, commits));
      if (written === null) throw damaged();
      return written;
    }),
    read: (id: string) => there(one.get(id)),
    /** Changes unsigned imports only: a signed import keeps the earlier comparison. */
    compare: (id: string, compared: readonly ComparedPayee[]) => {
      if (stateOf(id) === 'built') setCompared.run(JSON.stringify(compared), id);
    },
    /** Payees that the person compared with the recipient's own address, over all imports. */
    comparedPayees: (walletId: string): string[] =>
      readable(v.object({ compared: comparedJson }), comparedOf.all(walletId)).flatMap(({ compared }) =>
        compared.flatMap(({ payee, answer }) => (answer === 'same' ? [payee] : [])),
      ),
    /** Newest first, without the texts, which may be long. `damaged` lists the unreadable ones. */
    unsigned: (walletId: string) => readable(draftRow, unsigned.all(walletId)).map(toDraft),
    damaged: (walletId: string) => [
      ...unreadable(draftRow, unsigned.all(walletId), false),
      ...unreadable(signedRow, signed.all(walletId), true),
    ],
    signed: (walletId: string) => readable(signedRow, signed.all(walletId)).map(toSigned),
    /** Imports signed or being signed, for comparison with new ones. Throws STORAGE_DAMAGED if one is unreadable. */
    bound: (walletId: string) => rows(signedRow, bound.all(walletId)).map(toSigned),
    /** Nothing left the keyholder: it can be signed again. */
    notSigned: transaction(db, (id: string) => {
      if (stateOf(id) === 'approved') step(id, 'built', {}, clock.nowMs());
    }),
    drop: transaction(db, (id: string) => {
      const row = v.safeParse(v.object({ state: v.string() }), one.get(id));
      if (row.success && row.output.state === 'built') forgetOne(id);
    }),
    /** Deletes imports; flows built with a service and their book rows stay. */
    forget: transaction(db, (walletId: string) => {
      for (const [id] of idsOf.all(walletId) as string[][]) if (id !== undefined) forgetOne(id);
    }),
  };
}

const STATES = ['built', 'approved', 'signed'] as const;

const MOST_BYTES = 64 * 1024 * 1024;

function refuseFull(
  drafts: number,
  bytes: number,
  kept: { readonly drafts: number; readonly bytes: number },
): void {
  if (drafts > BOUNDS.drafts || bytes > MOST_BYTES)
    throw fail('DRAFTS_FULL', { ...kept, most: BOUNDS.drafts, mostBytes: MOST_BYTES });
}

const coinsJson = jsonOf(
  v.array(v.object({ txid: v.string(), vout: v.number(), amountSats: v.nullable(v.number()) })),
);
/** Each group has four characters, named by the place of the first in the address text. */
const groupStart = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(BOUNDS.textChars));
/** The payee's key, the two hidden groups, and the person's answer. */
const comparedPayee = v.object({
  payee: v.pipe(v.string(), v.maxLength(BOUNDS.textChars)),
  hidden: v.tuple([groupStart, groupStart]),
  wrong: v.number(),
  answer: v.picklist(['open', 'same', 'skipped']),
});
const comparedJson = jsonOf(v.array(comparedPayee));
const sumRow = v.object({ drafts: v.number(), bytes: v.number() });
const part = importedPart.entries;
const shared = {
  id: signingHead.id,
  wallet_id: signingHead.walletId,
  ...v.pick(importedPart, ['txid', 'commits', 'name']).entries,
  came_as: part.cameAs,
  created_at_ms: signingHead.createdAtMs,
  coins: coinsJson,
};
const draftRow = v.object(shared);
const keptRow = v.object({
  ...shared,
  text: part.text,
  compared: comparedJson,
  state: v.picklist(STATES),
  updated_at_ms: signingHead.updatedAtMs,
  signed_step: v.nullable(jsonOf(v.object({ psbt: v.string() }))),
});
const signedRow = v.object({
  ...v.pick(v.object(shared), ['id', 'txid', 'name']).entries,
  updated_at_ms: signingHead.updatedAtMs,
  spending: v.pipe(v.string(), v.check(isJson), v.parseJson(), v.record(v.string(), v.unknown())),
});

function toKept(row: v.InferOutput<typeof keptRow>) {
  const isSigned = row.state === 'signed';
  return {
    ...toDraft(row),
    text: row.text,
    compared: row.compared,
    /** Base64; null: unsigned. */
    signed: isSigned ? (row.signed_step?.psbt ?? null) : null,
    signedAtMs: isSigned ? row.updated_at_ms : null,
  };
}

function toDraft(row: v.InferOutput<typeof draftRow>) {
  const { id, txid, commits, name, coins } = row;
  return {
    ...{ id, txid, commits, name, coins },
    walletId: row.wallet_id,
    from: row.came_as,
    broughtAtMs: row.created_at_ms,
  };
}

/** Names each by its readable members. A row without a valid id stays as it is. */
function unreadable(row: v.GenericSchema, found: readonly unknown[], isSigned: boolean) {
  return found.flatMap((one) => {
    const named = v.safeParse(v.object({ id: v.string(), name: v.fallback(v.string(), '') }), one);
    return v.is(row, one) || !named.success ? [] : [{ ...named.output, isSigned }];
  });
}

function toSigned({ updated_at_ms, ...row }: v.InferOutput<typeof signedRow>) {
  return { ...row, signedAtMs: updated_at_ms };
}
