import Database from 'libsql';
import type { Steps } from '../../domain/psbt/steps.ts';
import type { KeptData } from '../../ports.ts';
import { migrations as holdingsMigrations } from '../holdings/migrations.ts';
import { migrations as recordMigrations } from '../journal/bring-forward.ts';
import { migrate, type Migration, type Sqlite } from '../sqlite.ts';
import { mergeScopes, mergeSignings } from './merge.ts';

/**
 * Whether all of it goes into files that are empty: each column of its type, each reference to what is among it. Touches
 * no file.
 */
export function* isMergeable(data: KeptData): Steps<boolean> {
  try {
    yield* inMemory(recordMigrations, (db) => mergeSignings(db, data, 0));
    yield* inMemory(holdingsMigrations, (db) => mergeScopes(db, data.scopes));
    return true;
  } catch {
    return false;
  }
}

function* inMemory(migrations: readonly Migration[], act: (db: Sqlite) => Steps<unknown>): Steps<void> {
  const db = new Database(':memory:');
  try {
    db.exec('PRAGMA foreign_keys = ON');
    migrate(db, migrations);
    yield* act(db);
  } finally {
    db.close();
  }
}
