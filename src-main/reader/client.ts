import { hasTooManyAllocations } from '../base/allocation-bounds.ts';
import { fail } from '../base/errors.ts';
import { notThis } from '../base/import-refused.ts';
import { refused } from '../base/refused.ts';
import { badAnswer } from '../net/faults.ts';
import { readBySize, type ReadSent } from '../net/read-sent.ts';
import { ACTS, type Act } from './act-names.ts';
import { Lane } from './lane.ts';
import { isOfChain, readingName } from './readings.ts';
import type { Answer, Given } from './requests.ts';
import type { WorkerLink } from './start.ts';

export interface ReaderOptions {
  /** Starts one worker. */
  readonly start: () => WorkerLink;
  /** How long one request may take. */
  readonly limitMs?: number;
}

type Asks = { readonly [A in Act]: (...given: Given<A>) => Promise<Answer<A>> };

/**
 * Reads and judges what a service or a stranger sent, away from main's loop. One after the other, in the order in which
 * it was asked. Each act refuses what is too much: PSBT_REFUSED `TOO_LARGE`, of what was brought BROUGHT_REFUSED
 * `tooLarge`, of a list of nodes INVALID_INPUT, of a backup BACKUP_REFUSED `tooLarge`, and a history gets a verdict. Too
 * much is what takes longer than half a minute or more memory than there is for it, a snapshot of more allocations than
 * are read, and a request behind too many others.
 */
export interface Reader extends Asks {
  /** Makes ready for the first request, which would wait for it. Never throws. */
  readonly warm: () => void;
}

/** Over three workers, each started at its first request, which main ends when it ends. */
export interface ReaderWorker extends Reader {
  /** What services sent: what is short here, what is long by a worker of its own, which no judgement holds up. */
  readonly readSent: ReadSent;
  readonly close: () => void;
}

const LIMIT_MS = 30_000;
/** Screens ask one or two at a time. */
const MOST_JUDGED = 64;
/** Nodes are asked by the thousand, though few answer more than is read at once; all of it lies in memory already. */
const MOST_READ = 1_000;

export function createReader({ start, limitMs = LIMIT_MS }: ReaderOptions): ReaderWorker {
  const judging = new Lane({ start, limitMs, mostWaiting: MOST_JUDGED });
  const reading = new Lane({ start, limitMs, mostWaiting: MOST_READ });
  // Who checks a service does not wait behind what that service sent.
  const readingChain = new Lane({ start, limitMs, mostWaiting: MOST_READ });

  async function ask<A extends Act>(act: A, ...given: Given<A>): Promise<Answer<A>> {
    const tooMuch = (problem: string): unknown => {
      // These answer to whatever they are given.
      if (act === 'validateHistory') return HISTORY_TOO_LARGE;
      if (act === 'readGraph') return GRAPH_TOO_LARGE;
      throw tooLarge(act, problem);
    };
    return (await judging.ask({ question: { act, given }, tooMuch })) as Answer<A>;
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
      // To hand them over takes time of main's, too.
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

/** What was brought is refused as such. */
const OF_WHAT_WAS_BROUGHT: readonly Act[] = [
  'readBrought',
  'readBack',
  'judgeBrought',
  'coinsIn',
  'takeBack',
];

const HISTORY_TOO_LARGE: Answer<'validateHistory'> = { outcome: 'refused', code: 'TOO_LARGE', facts: {} };
const GRAPH_TOO_LARGE: Answer<'readGraph'> = { outcome: 'tooLarge' };

function tooLarge(act: Act, problem: string): Error {
  if (act === 'readNodeList') return fail('INVALID_INPUT', { path: 'text', problem });
  if (act === 'readBackup') return fail('BACKUP_REFUSED', { reason: 'tooLarge', version: null });
  return OF_WHAT_WAS_BROUGHT.includes(act) ? notThis('tooLarge') : refused('TOO_LARGE', { detail: problem });
}
