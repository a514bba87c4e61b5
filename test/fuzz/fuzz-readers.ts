import { setImmediate } from 'node:timers/promises';
import { WalletError, Refusal } from '../../src-main/base/errors.ts';
import { cpuMsOf } from '../support/cpu-time.ts';
import { READERS, type Reader } from './readers.ts';
import { SHAPES, type Shape } from './shapes.ts';

/** One text may hold main for this long. */
const MOST_MS = 50;
/** The worker holds nobody; it is ended after half a minute (reader/client.ts), and this is far below. */
const MOST_WORKER_MS = 10_000;
/** Twice the text may take a little more than twice the time: it may exceed a memory cache, or meet a collection. */
const MOST_AT_DOUBLE = 2.6;
/** For both doublings: one alone may exceed a cache. A quadratic reader would take sixteen times. */
const MOST_AT_FOURFOLD = MOST_AT_DOUBLE ** 2;
/**
 * Below this the clock and the collector decide: megabytes, which only the worker reads at once, take longer to
 * collect.
 */
const NOISE_MS = { main: 16, worker: 100 } as const;
const AGAIN = 5;

export interface ReadersFinding {
  readonly kind: 'slow' | 'superlinear' | 'fault';
  readonly reader: string;
  readonly what: string;
}

interface Case {
  readonly name: string;
  readonly textOf: (n: number) => string;
}

/**
 * Times each reader with every shape in every frame, at a quarter, a half and all of its cap, or of `atMost` if less.
 */
export async function fuzzReaders(
  readers: readonly Reader[] = READERS,
  atMost = Infinity,
  shapes: Readonly<Record<string, Shape>> = SHAPES,
  onRead: (reader: string, seconds: number) => void = () => undefined,
) {
  const from = performance.now();
  const findings: ReadersFinding[] = [];
  const perReader: Record<string, number> = {};
  const perWorkerReader: Record<string, number> = {};
  let cases = 0;
  let worst = { ms: 0, name: '' };
  for (const reader of readers) {
    const found = (kind: ReadersFinding['kind'], what: string): void =>
      void findings.push({ kind, reader: reader.name, what });
    const limitMs = reader.where === 'main' ? MOST_MS : MOST_WORKER_MS;
    const cap = Math.min(reader.cap, atMost);
    let most = 0;
    const began = performance.now();
    for (const one of casesOf(reader, { ...(reader.only === true ? {} : shapes), ...reader.shapes })) {
      const sizes = [cap / 4, cap / 2, cap].map(Math.floor);
      cases += sizes.length;
      // Ends waits that a reader has begun.
      await setImmediate();
      const times = sizes.map((n) => timeOf(reader, one.textOf(n), limitMs, found));
      const [first, middle, last] = times;
      const quarter = first ?? 0;
      let [half, whole] = [middle ?? 0, last ?? 0];
      const held = last ?? 0;
      const tries = held < 4 * limitMs ? AGAIN : 0;
      for (let again = 0; again < tries && grows(reader.where, quarter, half, whole); again++) {
        half = Math.max(half, timeOf(reader, one.textOf(Math.floor(cap / 2)), limitMs));
        whole = Math.min(whole, timeOf(reader, one.textOf(cap), limitMs));
      }
      if (grows(reader.where, quarter, half, whole))
        found('superlinear', `${one.name}: ${half.toFixed(1)} ms, twice as long ${whole.toFixed(1)} ms`);
      if (held > limitMs) found('slow', `${one.name}, ${cap}: ${held.toFixed(1)} ms`);
      most = Math.max(most, held);
      if (reader.where === 'main' && held > worst.ms)
        worst = { ms: held, name: `${reader.name}: ${one.name}` };
    }
    (reader.where === 'main' ? perReader : perWorkerReader)[reader.name] = Number(most.toFixed(1));
    onRead(reader.name, (performance.now() - began) / 1_000);
  }
  return {
    readers: readers.length,
    cases,
    /** Of those in main. */
    worstMs: Number(worst.ms.toFixed(1)),
    worst: worst.name,
    superlinear: findings.filter(({ kind }) => kind === 'superlinear').length,
    perReader,
    perWorkerReader,
    findings,
    seconds: (performance.now() - from) / 1_000,
  };
}

function grows(where: Reader['where'], quarter: number, half: number, whole: number): boolean {
  const noise = NOISE_MS[where];
  return (
    whole > noise &&
    whole > MOST_AT_DOUBLE * Math.max(half, noise / 4) &&
    whole > MOST_AT_FOURFOLD * Math.max(quarter, noise / 16)
  );
}

const casesOf = ({ frames }: Reader, shapes: Readonly<Record<string, Shape>>): readonly Case[] =>
  Object.entries(shapes).flatMap(([name, shape]) =>
    frames.map(([before, after]) => ({
      name: `${name}${before + after === '' ? '' : ` in ${JSON.stringify([before.slice(0, 40), after])}`}`,
      textOf: (n) => before + shape(Math.max(0, n - before.length - after.length)) + after,
    })),
  );

/** The least of several times if one takes more than half of the limit: a busy machine is no slow reader. */
function timeOf(
  { read }: Reader,
  text: string,
  limitMs: number,
  fault: (kind: 'fault', what: string) => void = () => undefined,
): number {
  let least = Infinity;
  for (let time = 0; time < AGAIN && least > limitMs / 2; time++) {
    least = Math.min(least, timeOnce(read, text, fault));
    // So far above the limit that chance is excluded.
    if (least > 4 * limitMs) break;
  }
  return least;
}

function timeOnce(read: Reader['read'], text: string, fault: (kind: 'fault', what: string) => void): number {
  const from = performance.now();
  const cpuMs = cpuMsOf(() => {
    try {
      read(text);
    } catch (error) {
      if (!isForeseen(error)) fault('fault', `${String(error)} on ${JSON.stringify(text.slice(0, 60))}`);
    }
  });
  // Another program adds to the first time, V8's own threads to the second.
  return Math.min(performance.now() - from, cpuMs);
}

const isForeseen = (error: unknown): boolean => error instanceof WalletError || error instanceof Refusal;
