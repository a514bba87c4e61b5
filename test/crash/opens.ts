import Database from 'libsql';
import { openJournal } from '../../src-main/storage/journal/journal.ts';

/**
 * A program that opens the record of a data folder and ends by SIGKILL right before its n-th write, counted from 1; with
 * fewer writes it ends by itself. Arguments: folder, n.
 */
const [folder = '', at = '0'] = process.argv.slice(2);
const { exec, prepare } = Database.prototype;
let writes = 0;

function count(sql: string): void {
  if (!/INSERT|CREATE|DROP|ALTER|UPDATE|DELETE|user_version =|COMMIT/.test(sql)) return;
  writes += 1;
  if (writes === Number(at)) process.kill(process.pid, 'SIGKILL');
}

Database.prototype.exec = function (this: Database.Database, sql) {
  count(sql);
  return exec.call(this, sql);
};
Database.prototype.prepare = function (this: Database.Database, sql) {
  const statement = prepare.call(this, sql);
  const run = statement.run.bind(statement) as (...given: unknown[]) => Database.RunResult;
  statement.run = (...given: unknown[]) => {
    count(sql);
    return run(...given);
  };
  return statement;
} as typeof prepare;

const journal = openJournal(folder, { nowMs: () => 1_760_000_000_000 }, true);

journal.close();
