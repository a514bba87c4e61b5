import { plainName } from '../../src-preload/contract/outside.ts';

import type { StorageDamage } from '../../src-preload/contract/settings.ts';
import { readRow } from './salvage.ts';

/** Beyond this number rows are only counted. */
export const MOST_NAMED = 20;
const NAME_CHARS = 60;

export type Unreadable = ReturnType<typeof createUnreadable>;

/** An unreadable row stays in place, hides no other, and is named. */
export function createUnreadable(file: string) {
  const names = new Set<string>();

  function each<T>(what: string, key: string, make: (row: unknown) => T): (rows: readonly unknown[]) => T[] {
    return (rows) =>
      rows.flatMap((row) => {
        try {
          const read = readRow(row);
          if (read !== null) return [make(read)];
        } catch {
          // The fault is this row's alone.
        }
        names.add(`${what} ${nameIn(row, key)}`);
        return [];
      });
  }

  return {
    each,
    damage: (): StorageDamage[] =>
      names.size === 0
        ? []
        : [
            {
              file,
              keptAs: null,
              recovered: 'rest',
              rows: { named: [...names].slice(0, MOST_NAMED), inAll: names.size },
            },
          ],
  };
}

function nameIn(row: unknown, key: string): string {
  if (typeof row !== 'object' || row === null) return '';
  const columns = new Map<string, unknown>(Object.entries(row));
  const called = /"name":"([^"\\]{1,200})"/.exec(textOf(columns.get('data')))?.[1];
  return plainName(called ?? textOf(columns.get(key)), NAME_CHARS);
}

function textOf(value: unknown): string {
  if (value instanceof ArrayBuffer) return new TextDecoder().decode(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
