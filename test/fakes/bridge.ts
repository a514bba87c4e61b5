import * as v from 'valibot';
import { createBridge } from '../../src-preload/bridge.ts';
import type { Call, CallInput, Failure, Result } from '../../src-preload/contract/index.ts';
import { done, failed, findCall, findNotice } from '../../src-preload/contract/index.ts';
import { answersOf } from './answers.ts';
import { type Answers, FakeFailure, type TellFake } from './fake-types.ts';
import { nodeAnswers } from './node-answers.ts';
import { type ScenarioName, type World, scenarios } from './scenarios.ts';

export type FakeMain = ReturnType<typeof fakeMain>;

/**
 * Main as screens know it: only the contract's answers. Each input, answer and notice must pass the contract's schema,
 * and a call without an answer fails with its name.
 */
export function fakeMain(scenario: ScenarioName | World) {
  const world = typeof scenario === 'string' ? scenarios[scenario]() : scenario;
  const heardBy = new Map<string, Set<(payload: unknown) => void>>();
  const calls: { name: string; input: unknown }[] = [];
  const next = new Map<string, unknown>();
  const holds = new Map<string, Promise<void>>();

  const tell: TellFake = (name, payload) => {
    const spec = findNotice(name);
    if (spec === undefined) throw new Error(`no notice ${name}`);
    const checked = v.parse(spec.payload, payload);
    for (const heard of heardBy.get(name) ?? []) heard(checked);
  };
  const always: Answers = {
    ...answersOf(world, tell),
    ...nodeAnswers(world.fleet, tell),
    'confirm.answer': ({ questionId }) => {
      tell('confirm.closed', { questionId });
      return {};
    },
  };

  const ask = async (name: string, input: unknown): Promise<Result<unknown>> => {
    const spec = findCall(name);
    if (spec === undefined || !(name in always || next.has(name)))
      return failed({ code: 'UNKNOWN_CALL', facts: { name } });
    const parsed = v.safeParse(spec.input, input);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return failed({
        code: 'INVALID_INPUT',
        facts: { path: v.getDotPath(issue) ?? '', problem: issue.message },
      });
    }
    calls.push({ name, input: parsed.output });
    await holds.get(name);
    const answer: unknown = next.has(name) ? next.get(name) : always[name as Call];
    next.delete(name);
    try {
      const told: unknown =
        typeof answer === 'function' ? await (answer as (input: unknown) => unknown)(parsed.output) : answer;
      return isFailure(told) ? failed(told) : done(v.parse(spec.output, told));
    } catch (thrown) {
      if (thrown instanceof FakeFailure) return failed(thrown.failure);
      throw thrown;
    }
  };

  return {
    bridge: createBridge({
      ask,
      listen: (name, heard) => {
        const listeners = heardBy.get(name) ?? new Set();
        heardBy.set(name, listeners.add(heard));
        return () => listeners.delete(heard);
      },
    }),
    world,
    /** Every call that passed its schema, in order. */
    calls,
    timesCalled: (name: Call) => calls.filter((call) => call.name === name).length,
    /** Sends a notice, checked as main checks it. */
    tell,
    /** Until they are set again. */
    answers: (given: Answers) => Object.assign(always, given),
    /** Applies to the next call of each name only. */
    once: (given: Answers) => {
      for (const [name, answer] of Object.entries(given)) next.set(name, answer);
    },
    /** Calls of that name wait until the returned function is called. */
    hold: (name: Call) => {
      let release = (): void => undefined;
      holds.set(
        name,
        new Promise((resolve) => {
          release = () => {
            holds.delete(name);
            resolve();
          };
        }),
      );
      return () => release();
    },
  };
}

/** The inputs of a call, in order. */
export const inputs = <C extends Call>(main: FakeMain, name: C): CallInput<C>[] =>
  main.calls.filter((call) => call.name === name).map(({ input }) => input as CallInput<C>);

const isFailure = (told: unknown): told is Failure =>
  typeof told === 'object' && told !== null && 'code' in told && 'facts' in told;
