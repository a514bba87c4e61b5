import * as v from 'valibot';
import type { Bridge } from '../../src-preload/bridge.ts';
import { createBridge } from '../../src-preload/bridge.ts';
import type { Call, CallOutput, Failure, Result } from '../../src-preload/contract/index.ts';
import { done, failed, findCall, findNotice } from '../../src-preload/contract/index.ts';
import { makeHandlers } from './fake-main.ts';
import { FakeFailure, type TellFake } from './fake-types.ts';
import type { ScenarioName, World } from './scenarios.ts';
import { scenarios } from './scenarios.ts';

export interface FakeMain {
  readonly bridge: Bridge;
  readonly world: World;
  /** Every call that passed its schema, in order. */
  readonly calls: readonly { readonly name: string; readonly input: unknown }[];
  readonly timesCalled: (name: Call) => number;
  /** Sends a notice, checked as main checks it. */
  readonly tell: TellFake;
  /** The next call of that name ends so; nothing is done. */
  readonly failNext: (name: Call, failure: Failure) => void;
  /** The next call of that name is answered so, checked by its schema; nothing is done. */
  readonly answerNext: <C extends Call>(name: C, answer: CallOutput<C>) => void;
  /** Calls of that name wait until the returned function is called. */
  readonly hold: (name: Call) => () => void;
}

/**
 * Main as screens know it, without keys or service. As strict as the real one: each input, answer and notice must pass
 * the contract's schema, and a flow must be reviewed before it is approved.
 */
export function fakeMain(scenario: ScenarioName | World): FakeMain {
  const world = typeof scenario === 'string' ? scenarios[scenario]() : scenario;
  const heardBy = new Map<string, Set<(payload: unknown) => void>>();
  const calls: { name: string; input: unknown }[] = [];
  const failures = new Map<string, Failure>();
  const answers = new Map<string, unknown>();
  const holds = new Map<string, Promise<void>>();

  const tell: TellFake = (name, payload) => {
    const spec = findNotice(name);
    if (spec === undefined) throw new Error(`no notice ${name}`);
    const checked = v.parse(spec.payload, payload);
    for (const heard of heardBy.get(name) ?? []) heard(checked);
  };
  const handlers: Readonly<Record<string, (input: never) => unknown>> = makeHandlers(world, tell);

  const ask = async (name: string, input: unknown): Promise<Result<unknown>> => {
    const spec = findCall(name);
    const handler = handlers[name];
    if (spec === undefined || handler === undefined) return failed({ code: 'UNKNOWN_CALL', facts: { name } });
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
    const failure = failures.get(name);
    failures.delete(name);
    if (failure !== undefined) return failed(failure);
    if (answers.has(name)) {
      const answer = v.parse(spec.output, answers.get(name));
      answers.delete(name);
      return done(answer);
    }
    try {
      return done(v.parse(spec.output, await handler(parsed.output as never)));
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
        return () => {
          listeners.delete(heard);
        };
      },
    }),
    world,
    calls,
    timesCalled: (name) => calls.filter((call) => call.name === name).length,
    tell,
    failNext: (name, failure) => {
      failures.set(name, failure);
    },
    answerNext: (name, answer) => {
      answers.set(name, answer);
    },
    hold: (name) => {
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
      return () => {
        release();
      };
    },
  };
}
