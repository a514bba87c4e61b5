import { randomBytes } from 'node:crypto';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { createConsignments } from '../../../src-main/storage/holdings/consignments.ts';

it('what is left for recipients fills no disk: beyond the most nothing new is kept, and nothing old is lost', () => {
  const db = new Database(':memory:');
  db.exec(
    `CREATE TABLE consignments (scope_id INTEGER NOT NULL, recipient_id TEXT NOT NULL, host TEXT NOT NULL,
       txid TEXT NOT NULL, vout INTEGER, file BLOB NOT NULL, PRIMARY KEY (scope_id, recipient_id)) STRICT`,
  );
  const at = (scope: number) =>
    createConsignments(db, 2_500).of({ find: () => scope, make: () => scope, numbering: 'beta7' });
  const left = () => ({ host: 'proxy', txid: 'ab', vout: 1, file: Uint8Array.from(randomBytes(1_000)) });
  const [one, other] = [left(), left()];
  at(1).keepConsignment('one', one);
  at(1).keepConsignment('two', left());
  at(1).keepConsignment('three', left());
  at(2).keepConsignment('three', other);
  // In its own place another one is kept.
  at(1).keepConsignment('two', other);
  const file = (scope: number, recipient: string) => at(scope).consignment(recipient)?.file ?? null;
  expect(
    [file(1, 'one'), file(1, 'two'), file(1, 'three'), file(2, 'three')].map((it) => it && [...it]),
  ).toEqual([[...one.file], [...other.file], null, [...other.file]]);
});
