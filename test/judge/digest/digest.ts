import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { openChild } from '../../support/child.ts';
import { canonicalJson } from './lines.ts';
import { partsOfCorpora, partsOfImports, partsOfMutants, type Part } from './parts.ts';

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const digest = v.object({ cases: v.number(), digest: hex, parts: v.record(v.string(), hex) });

/** One hash over the verdicts on all cases, and one for each part, to say where a change lies. */
export type Digest = v.InferOutput<typeof digest>;

/** The digest that this commit claims to have. */
export const KEPT = join(import.meta.dirname, 'digest.json');

/** Null where none is kept. */
export function keptDigest(): Digest | null {
  try {
    return v.parse(digest, JSON.parse(readFileSync(KEPT, 'utf8')));
  } catch {
    return null;
  }
}

/** Cases of one part, hashed by whoever has time. The same for any number of processes. */
export interface Chunk {
  readonly part: number;
  readonly from: number;
  readonly to: number;
}

const CHUNK_CASES = 1_000;
/** The machine may have more cores, but a reader of this lane has two. */
const MOST_PROCESSES = 2;

export function allParts(): readonly Part[] {
  return [...partsOfCorpora(), ...partsOfImports(), ...partsOfMutants()];
}

export function chunkDigest({ line }: Part, { from, to }: Pick<Chunk, 'from' | 'to'>): string {
  const hash = createHash('sha256');
  for (let index = from; index < to; index++) hash.update(`${line(index)}\n`, 'utf8');
  return hash.digest('hex');
}

/** Of these parts, in this process. */
export const digestHere = (parts: readonly Part[]): Digest =>
  joined(
    parts,
    parts.map((part, i) => chunksOf(part, i).map((chunk) => chunkDigest(part, chunk))),
  );

/** Of all parts, in as many processes as are of use. */
export async function digestOfAll(): Promise<Digest> {
  const parts = allParts();
  const waiting = parts.flatMap(chunksOf);
  const found = parts.map((): string[] => []);
  const processes = Math.min(MOST_PROCESSES, availableParallelism());
  await Promise.all(Array.from({ length: processes }, () => work(waiting, found)));
  return joined(parts, found);
}

async function work(waiting: Chunk[], found: readonly string[][]): Promise<void> {
  const child = openChild<Chunk, string>(join(import.meta.dirname, 'worker.ts'));
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop())
    found[chunk.part]![chunk.from / CHUNK_CASES] = await child.ask(chunk);
  child.close();
}

const chunksOf = ({ cases }: Part, part: number): Chunk[] =>
  Array.from({ length: Math.ceil(cases / CHUNK_CASES) }, (_, i) => {
    const from = i * CHUNK_CASES;
    return { part, from, to: Math.min(from + CHUNK_CASES, cases) };
  });

function joined(parts: readonly Part[], found: readonly (readonly string[])[]): Digest {
  const digests = parts.map(({ name }, i) => [name, sha256(found[i]!.join('\n'))] as const);
  const cases = parts.reduce((sum, part) => sum + part.cases, 0);
  return { cases, digest: sha256(canonicalJson([cases, digests])), parts: Object.fromEntries(digests) };
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The parts on which other verdicts are kept, or none, or that are no more. */
export function changedParts(kept: Digest | null, now: Digest): readonly string[] {
  const names = new Set([...Object.keys(kept?.parts ?? {}), ...Object.keys(now.parts)]);
  return [...names].filter((name) => kept?.parts[name] !== now.parts[name]);
}
