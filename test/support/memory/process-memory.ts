import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import * as v from 'valibot';

const PIECE_BYTES = 8 * 2 ** 20;
/** More than anything that is looked for. */
const OVERLAP_BYTES = 4_096;

/** Why the memory of another process cannot be read here, or null. */
export const whyNoMemory = (): string | null =>
  process.platform === 'linux' ? null : 'memory of a process is read by /proc, which is Linux’s';

/**
 * Everything that a process can write to, in pieces that overlap: what was freed and not written over is in it, too.
 * The process must be ours, and a child.
 */
export function* memoryOf(pid: number): Generator<Buffer> {
  const regions = readFileSync(`/proc/${pid}/maps`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, from, to] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line) ?? [];
      return from === undefined || to === undefined ? [] : [[parseInt(from, 16), parseInt(to, 16)] as const];
    });
  const file = openSync(`/proc/${pid}/mem`, 'r');
  const piece = Buffer.alloc(PIECE_BYTES + OVERLAP_BYTES);
  try {
    for (const [from, to] of regions)
      for (let at = from; at < to; at += PIECE_BYTES) {
        const read = readOrNothing(file, piece, Math.min(piece.length, to - at), at);
        if (read > 0) yield piece.subarray(0, read);
      }
  } finally {
    closeSync(file);
  }
}

/** A region may go between the list and the look, and some (`[vvar]`) are never to be read. */
function readOrNothing(file: number, piece: Buffer, length: number, at: number): number {
  try {
    return readSync(file, piece, 0, length, at);
  } catch {
    return 0;
  }
}

/** The processes whose parent this is, by /proc. */
export function childrenOf(pid: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // proc(5): after the name in brackets come state and parent.
        const [state, parent] =
          readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        return Number(parent) === pid && state !== 'Z' ? [Number(name)] : [];
      } catch {
        return [];
      }
    });
}

const snapshot = v.object({
  snapshot: v.object({
    meta: v.object({
      node_fields: v.array(v.string()),
      node_types: v.tupleWithRest([v.array(v.string())], v.unknown()),
    }),
  }),
  nodes: v.array(v.number()),
  strings: v.array(v.string()),
});

/** How many strings of a heap hold a text that the test picks: V8 lists equal ones once, and their nodes each. */
export function countStrings(file: string, picks: (text: string) => boolean): number {
  const { snapshot: about, nodes, strings } = v.parse(snapshot, JSON.parse(readFileSync(file, 'utf8')));
  const { node_fields: fields, node_types: types } = about.meta;
  const [typeAt, nameAt] = [fields.indexOf('type'), fields.indexOf('name')];
  const isString = types[0].map((type) => /string$/.test(type));
  const wanted = new Set(strings.flatMap((text, at) => (picks(text) ? [at] : [])));
  let count = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (isString[nodes[at + typeAt] ?? 0] === true && wanted.has(nodes[at + nameAt] ?? -1)) count += 1;
  return count;
}
