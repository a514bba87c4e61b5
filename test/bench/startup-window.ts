import { setTimeout as delay } from 'node:timers/promises';
import { openWindowSession, type WindowSession, type WindowStart } from './window-session.ts';
import { FIRST_PAINT, SEEN, watchFor, type Seen } from './startup-page.ts';
import { median, medians } from './rounds.ts';
import { SIGN_FIVE, type SignedFive } from './window-sign.ts';

/** Times of an opening in a real window: medians of five, ours and an empty window of the same Electron in turn. */
export interface WindowTimes {
  readonly electron: string;
  /** From the start of the program until something is painted. */
  readonly emptyPaintMs: number;
  readonly firstPaintMs: number;
  /** Until Home has painted the wallet's assets: the kept ones, and the service's present ones. */
  readonly firstListMs: number;
  readonly firstFreshListMs: number;
  /** Proportional memory of all processes, at rest afterwards; null if the system doesn't tell. */
  readonly emptyMemoryBytes: number | null;
  readonly memoryBytes: number | null;
  /**
   * From the press of Sign to “made”, with five inputs; the question is agreed to at once. Without the service's time.
   */
  readonly madeMs: number;
  readonly serviceMs: number;
}

const ROUNDS = 5;
const AT_REST_MS = 3_000;

export async function benchWindow(data: string, asset: string): Promise<WindowTimes> {
  const session = await openWindowSession();
  try {
    const ochre = { main: session.main, data };
    const seen = `(async () => { ${watchFor(asset)}; return { paint: await ${FIRST_PAINT}, ...(await ${SEEN}) }; })()`;
    const bare = `(async () => ({ paint: await ${FIRST_PAINT} }))()`;
    const rows: Record<Exclude<keyof WindowTimes, 'electron' | 'madeMs' | 'serviceMs'>, number | null>[] = [];
    // The first round warms the disk, and doesn't count.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const nothing = await measure(session, null, bare);
      const ours = await measure(session, ochre, seen);
      if (round === 0) continue;
      rows.push({
        emptyPaintMs: nothing.result.paint - nothing.startedAtMs,
        firstPaintMs: ours.result.paint - ours.startedAtMs,
        firstListMs: (ours.result.kept ?? NaN) - ours.startedAtMs,
        firstFreshListMs: (ours.result.fresh ?? NaN) - ours.startedAtMs,
        emptyMemoryBytes: nothing.memory,
        memoryBytes: ours.memory,
      });
    }
    const { emptyMemoryBytes, memoryBytes, ...times } = medians(rows);
    const orNull = (bytes: number): number | null => (Number.isNaN(bytes) ? null : bytes);
    return {
      ...{ electron: session.electron, ...times },
      ...{ emptyMemoryBytes: orNull(emptyMemoryBytes), memoryBytes: orNull(memoryBytes) },
      ...(await signFive(session, ochre)),
    };
  } finally {
    await session.stop();
  }
}

interface Painted {
  readonly paint: number;
}

async function measure(session: WindowSession, ochre: WindowStart['ochre'], script: string) {
  const window = await session.start({ ochre, script });
  try {
    await delay(AT_REST_MS);
    return {
      startedAtMs: window.startedAtMs,
      result: window.result as Painted & Partial<Seen>,
      memory: window.memory(),
    };
  } finally {
    await window.stop();
  }
}

async function signFive(session: WindowSession, ochre: WindowStart['ochre']) {
  const window = await session.start({ ochre, script: SIGN_FIVE });
  await window.stop();
  const { signed, asked, problem } = window.result as SignedFive;
  if (signed === undefined)
    throw new Error(`nothing was signed in the window: ${problem ?? 'no reason given'}`);
  const each = signed.map(({ pressed, made }) => {
    const service = together(
      asked
        .filter(({ from, to }) => from < made && to > pressed)
        .map(({ from, to }) => ({ from: Math.max(from, pressed), to: Math.min(to, made) })),
    );
    return { own: made - pressed - service, service };
  });
  return {
    madeMs: Math.round(median(each.map(({ own }) => own))),
    serviceMs: Math.round(median(each.map(({ service }) => service))),
  };
}

/** How long at least one of them was running. */
function together(spans: readonly { readonly from: number; readonly to: number }[]): number {
  let until = 0;
  let sum = 0;
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}
