import * as v from 'valibot';
import { facts, type Failure, type Result } from '../../src-preload/contract/index.ts';
import { explain } from '../../src-renderer/text/failures.ts';
import { bringToItsEnd, compareWithLedger } from './truth.ts';
import type { Fault } from './table.ts';
import type { Reach } from './reaches.ts';
import type { When } from './way.ts';
import { HURRIED_MS, type World } from './world.ts';

/** Faults that must never happen, by kind. */
export interface Wrong {
  readonly kind:
    | 'unhandled'
    | 'untyped'
    | 'hung'
    | 'wrongState'
    | 'endRetried'
    | 'stuck'
    | 'doubled'
    | 'lost'
    | 'failedOpen';
  readonly what: string;
}

export interface Cell {
  readonly fault: Fault;
  readonly reach: Reach;
  readonly when: When;
}

/** Even on a slow machine the wallet has ended the call by then if a service never ends its answer. */
const HANG_MS = 15_000;
/** A read is tried four times; other calls have one time-out. */
const SLOWEST_MS = 4 * HURRIED_MS + 1_000;

const isEnd = ({ path }: { readonly path: string }): boolean =>
  /\/wallet\/(?:createutxos|send)end$/.test(path);

/** One fault at one endpoint of the running wallet: checks the answer, its duration, and the state afterwards. */
export async function runCell(world: World, { fault, reach, when }: Cell): Promise<readonly Wrong[]> {
  const found: Wrong[] = [];
  const wrong = (kind: Wrong['kind'], what: string): void => void found.push({ kind, what });
  const ready = (await reach.before?.(world)) ?? {};
  const askedBefore = world.way.passed.length;

  world.way.spoil(reach.path, when, fault.mischief);
  world.hurry(fault.isSlow === true);
  const from = performance.now();
  const answer = await inTime(reach.act(world, { ...ready }));
  const tookMs = performance.now() - from;
  world.way.mend();
  world.hurry(false);

  const asked = world.way.passed.slice(askedBefore);
  if (!asked.some(({ path }) => path === reach.path)) wrong('wrongState', 'the endpoint was never asked');
  if (answer === 'hung' || (fault.isSlow === true && tookMs > SLOWEST_MS + HURRIED_MS))
    wrong('hung', `${String(Math.round(tookMs))} ms`);
  else if (answer instanceof Error) wrong('untyped', `throws ${answer.message}`);
  else {
    const untyped = whyUntyped(answer, reach, when);
    if (untyped !== null) wrong('untyped', untyped);
  }
  const ends = asked.filter(isEnd).length;
  if (ends > 1) wrong('endRetried', `handed over ${String(ends)} times`);

  const handedOver = world.way.passed.length;
  if (!(await bringToItsEnd(world))) wrong('wrongState', 'it never came to an end');
  // Only a person's word resubmits, and only the same bytes.
  const again = world.way.passed.slice(handedOver).filter(isEnd);
  const first = asked.find(isEnd);
  if (first !== undefined && again.some(({ path, body }) => path === first.path && body !== first.body))
    wrong('endRetried', 'other bytes were handed over the second time');
  for (const what of await compareWithLedger(world)) wrong('wrongState', what);
  for (const what of world.faults()) wrong('unhandled', what);
  return found;
}

type Answer = Result<unknown> | Error | 'hung';

async function inTime(act: Promise<Result<unknown>>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const hung = new Promise<'hung'>((resolve) => {
    timer = setTimeout(() => resolve('hung'), HANG_MS);
  });
  try {
    return await Promise.race([act, hung]);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Why an answer is wrong: not a contract's failure with fitting facts and words, nor an answer that reports the fault.
 */
function whyUntyped(answer: Result<unknown>, { toldIn, looksItUp }: Reach, when: When): string | null {
  if (answer.ok) {
    const isTrue = looksItUp === true && when === 'after';
    if (isTrue || toldIn?.(answer.value) === true) return null;
    return `answered ${JSON.stringify(answer.value).slice(0, 200)}`;
  }
  const { failure } = answer;
  if (failure.code === 'INTERNAL') return 'a fault of ours';
  if (!v.is(facts[failure.code], failure.facts)) return `${failure.code} with facts that do not fit`;
  return whyNoWords(failure);
}

export function whyNoWords(failure: Failure): string | null {
  const { title, happened, todo } = explain(failure);
  for (const text of [title, happened, todo].filter((one) => one !== undefined)) {
    if (text.trim() === '') return `${failure.code} has no words`;
    if (/undefined|\bnull\b|\[object|NaN|[A-Z]{3,}_[A-Z]{3,}/.test(text))
      return `${failure.code} says “${text}”`;
  }
  return null;
}
