import { hasTooManyAllocations } from '../base/assets.ts';
import { fail, importRefused, refused } from '../base/errors.ts';
import { badAnswer } from '../net/faults.ts';
import { readBySize, type ReadSent } from '../net/read-sent.ts';
import { ACTS, type ReaderAct } from './act-names.ts';
import { Lane, type WorkerLink } from './lane.ts';
import { isOfChain, readingName } from './readings.ts';
import type { ReaderAnswer, ReaderArguments } from './pages.ts';

export interface ReaderOptions {
  readonly start: () => WorkerLink;
  readonly limitMs?: number;
}

type Asks = { readonly [A in ReaderAct]: (...given: ReaderArguments<A>) => Promise<ReaderAnswer<A>> };

/**
 * One request at a time, in order. Refuses excess (half a minute, memory, allocations, full queue): PSBT_REFUSED
 * `TOO_LARGE`, BROUGHT_REFUSED and BACKUP_REFUSED `tooLarge`, INVALID_INPUT (node lists); a history gets a verdict.
 */
export interface Reader extends Asks {
  /** Starts the judging worker early, since the first request would wait for it. Never throws. */
  readonly warm: () => void;
}

/** Three workers, each started at its first request. */
export interface ReaderWorker extends Reader {
  /** Short texts are read here, long ones by a worker that no judgement delays. */
  readonly readSent: ReadSent;
  readonly close: () => void;
}

const LIMIT_MS = 30_000;
/** Screens ask one or two at a time. */
const MOST_JUDGED = 64;
/** Thousands of nodes may wait; their answers are in memory already. */
const MOST_READ = 1_000;

export function createReader({ start, limitMs = LIMIT_MS }: ReaderOptions): ReaderWorker {
  const judging = new Lane({ start, limitMs, mostWaiting: MOST_JUDGED });
  const reading = new Lane({ start, limitMs, mostWaiting: MOST_READ });
  // A check of a service must not wait behind that service's data.
  const readingChain = new Lane({ start, limitMs, mostWaiting: MOST_READ });

  async function ask<A extends ReaderAct>(act: A, ...given: ReaderArguments<A>): Promise<ReaderAnswer<A>> {
    const tooMuch = (problem: string): unknown => {
      if (act === 'validateHistory') return HISTORY_TOO_LARGE;
      if (act === 'readGraph') return GRAPH_TOO_LARGE;
      throw tooLarge(act, problem);
    };
    return (await judging.ask({ question: { act, given }, tooMuch })) as ReaderAnswer<A>;
  }

  const readAway = async (
    ...[read, sent, { host, endpoint }, ...given]: Parameters<ReadSent>
  ): Promise<unknown> => {
    const where = { host, endpoint };
    return (isOfChain(read) ? readingChain : reading).ask({
      question: { reading: readingName(read), sent, where, given },
      ...(typeof sent === 'string' ? {} : { transfer: sent.map(({ buffer }) => buffer) }),
      tooMuch: (problem) => {
        throw badAnswer(where, 'tooLarge', problem);
      },
    });
  };

  const asks = Object.fromEntries(
    ACTS.map((act) => [act, (...given: never) => ask(act, ...given)]),
  ) as unknown as Asks;

  return {
    ...asks,
    readSent: readBySize(readAway as ReadSent),
    judge: async (input) => {
      // Copying this much to the worker would block main.
      if (hasTooManyAllocations(input.snapshot.entries))
        throw tooLarge('judge', 'more is listed than is looked at');
      return ask('judge', input);
    },
    warm: () => judging.warm(),
    close: () => {
      judging.close();
      reading.close();
      readingChain.close();
    },
  };
}

const OF_WHAT_WAS_BROUGHT: readonly ReaderAct[] = [
  'readBrought',
  'readBack',
  'judgeBrought',
  'combine',
  'coinsIn',
  'takeBack',
];

const HISTORY_TOO_LARGE: ReaderAnswer<'validateHistory'> = {
  outcome: 'refused',
  code: 'TOO_LARGE',
  facts: {},
};
const GRAPH_TOO_LARGE: ReaderAnswer<'readGraph'> = { outcome: 'tooLarge' };

function tooLarge(act: ReaderAct, problem: string): Error {
  if (act === 'readNodeList') return fail('INVALID_INPUT', { path: 'text', problem });
  if (act === 'readBackup') return fail('BACKUP_REFUSED', { reason: 'tooLarge', version: null });
  return OF_WHAT_WAS_BROUGHT.includes(act)
    ? importRefused('tooLarge')
    : refused('TOO_LARGE', { detail: problem });
}
