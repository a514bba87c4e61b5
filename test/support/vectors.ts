import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { BaseIssue, BaseSchema } from 'valibot';

/** A file of test/vectors, whose README names where each comes from. Throws where it is absent. */
export const readVectorText = (name: string): string =>
  readFileSync(resolve(import.meta.dirname, '../vectors', name), 'utf8');

/** The same, as JSON of this shape. */
export const readVectors = <T>(name: string, schema: BaseSchema<unknown, T, BaseIssue<unknown>>): T =>
  v.parse(schema, JSON.parse(readVectorText(name)));
