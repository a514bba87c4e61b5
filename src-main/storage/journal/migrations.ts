import type { Migration } from '../sqlite.ts';
import { tableOfHistory } from './book-history.ts';
import { tablesOfRecord } from './schema.ts';

export const migrations: readonly Migration[] = [tablesOfRecord, tableOfHistory];
