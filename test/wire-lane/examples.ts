import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** A server's possible answer, and the expected reading in the words of vocabulary.json. */
export interface Example {
  readonly server: string;
  readonly endpoint: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly must: Readonly<Record<string, unknown>>;
  /** Null: nothing may be refused. */
  readonly refuse: string | null;
}

/** The program's reading of an answer, in the words of vocabulary.json. */
export interface Made {
  readonly told: Readonly<Record<string, unknown>>;
  readonly refuse: string | null;
}

export const made = (told: Made['told'], refuse: string | null = null): Made => ({ told, refuse });

export const worded = (words: string | null | undefined): Made['told'] =>
  words === undefined || words === null ? {} : { words };

const json = v.pipe(v.string(), v.parseJson());
const manifest = v.pipe(
  json,
  v.object({
    examples: v.array(
      v.looseObject({
        server: v.string(),
        endpoint: v.nullish(v.string()),
        status: v.nullish(v.number()),
        headers: v.nullish(v.record(v.string(), v.string())),
        file: v.nullish(v.string()),
        body: v.nullish(v.string()),
        must: v.nullish(v.record(v.string(), v.unknown())),
        refuse: v.nullish(v.string()),
      }),
    ),
  }),
);

/** The examples of a folder that has a manifest.json. */
export function readExamples(folder: string): readonly Example[] {
  const text = readFileSync(join(folder, 'manifest.json'), 'utf8');
  return v.parse(manifest, text).examples.map((one) => ({
    server: one.server,
    endpoint: one.endpoint ?? '',
    status: one.status ?? 200,
    headers: one.headers ?? {},
    body: typeof one.file === 'string' ? readFileSync(join(folder, one.file)) : Buffer.from(one.body ?? ''),
    must: one.must ?? {},
    refuse: one.refuse ?? null,
  }));
}

const vocabulary = v.pipe(
  json,
  v.object({ must: v.record(v.string(), v.unknown()), refuse: v.record(v.string(), v.unknown()) }),
);

/** The words that an expectation may have: an expectation with another word is never met. */
export function readVocabulary(path: string) {
  const { must, refuse } = v.parse(vocabulary, readFileSync(path, 'utf8'));
  return { must: new Set(Object.keys(must)), refuse: new Set(Object.keys(refuse)) };
}

/** Variants of an example, each with one expectation changed: all of them are false. */
export function plantedIn(example: Example): readonly Example[] {
  const { must, refuse } = example;
  const changed = Object.entries(must).flatMap(([key, value]) =>
    otherThan(value).map((other) => ({ ...example, must: { ...must, [key]: other } })),
  );
  const codes = refuse === null ? [] : [refuse === 'serviceError' ? 'serviceRefused' : 'serviceError', null];
  return [...changed, ...codes.map((code) => ({ ...example, refuse: code }))];
}

/** The value with one leaf changed, once for each leaf. An empty list gets an item. */
function otherThan(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [['planted']];
    const list: readonly unknown[] = value;
    return list.flatMap((one, at) => otherThan(one).map((other) => list.with(at, other)));
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) =>
      otherThan(one).map((other) => ({ ...value, [name]: other })),
    );
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1];
  return [typeof value === 'string' ? `${value}1` : 'planted'];
}
