import Database from 'libsql';
import type { KeptData } from '../../ports.ts';
import { migrations as broughtMigrations } from '../brought.ts';
import { migrations as holdingsMigrations } from '../holdings/migrations.ts';
import { migrations as journalMigrations } from '../journal/schema.ts';
import type { Sqlite } from '../sqlite.ts';
import { mergeBrought } from './brought.ts';
import { mergeFlows, mergeScopes } from './merge.ts';

/**
 * Whether all of it goes into files that are empty: each column of its type, each reference to what is among it. Touches
 * no file.
 */
export function isMergeable({ flows, scopes, brought = [] }: KeptData): boolean {
  try {
    inMemory(journalMigrations, (db) => mergeFlows(db, flows, 0));
    inMemory(holdingsMigrations, (db) => mergeScopes(db, scopes));
    inMemory(broughtMigrations, (db) => {
      mergeBrought(db, brought);
    });
    return true;
  } catch {
    return false;
  }
}

function inMemory(migrations: readonly string[], act: (db: Sqlite) => unknown): void {
  const db = new Database(':memory:');
  try {
    db.exec('PRAGMA foreign_keys = ON');
    for (const sql of migrations) db.exec(sql);
    act(db);
  } finally {
    db.close();
  }
}
