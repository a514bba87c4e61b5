import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { BaseIssue, BaseSchema } from 'valibot';

/**
 * Published vectors lie beside the project, not in it. Answers null, and says so aloud, where they are absent: the
 * caller then skips, and the project's own cases still run.
 */
export function readVectors<T>(name: string, schema: BaseSchema<unknown, T, BaseIssue<unknown>>): T | null {
  const text = readVectorText(name);
  return text === null ? null : v.parse(schema, JSON.parse(text));
}

/** The same for a set that is not JSON: its lines, without the one that names the columns. */
export function readVectorLines(name: string): readonly string[] | null {
  const text = readVectorText(name);
  return text === null ? null : text.trim().split(/\r?\n/).slice(1);
}

function readVectorText(name: string): string | null {
  const path = resolve(import.meta.dirname, '../../../shared/vectors', name);
  if (!existsSync(path)) {
    console.warn(
      `SKIPPED: the published vectors ${name} are not at ../shared/vectors, so they were not checked.`,
    );
    return null;
  }
  return readFileSync(path, 'utf8');
}
