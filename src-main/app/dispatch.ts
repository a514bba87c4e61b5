import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import {
  done,
  failed,
  findCall,
  type Call,
  type CallAnswer,
  type CallInput,
} from '../../src-preload/contract/index.ts';
import { WalletError } from '../domain/errors.ts';
import type { Dispatch } from '../ports/index.ts';
import { names } from '../../src-preload/names.ts';

export interface DispatchDeps {
  readonly handlers: Handlers;
  readonly isLocked: () => boolean;
  /** Resolves when it is known whether there is a lock, or that this cannot be known now: nothing is answered before. */
  readonly known: () => Promise<void>;
  /** Where faults of ours go, redacted. */
  readonly logFault: (incident: string, name: string, error: unknown) => void;
}

/**
 * The one door from any host to the use cases: find, check, parse, run, shape, catch. Never rejects.
 * An answer that does not fit the contract is a fault of ours and stays inside.
 */
export function createDispatch(deps: DispatchDeps): Dispatch {
  return async (name, input) => {
    const spec = typeof name === 'string' ? findCall(name) : undefined;
    if (spec === undefined)
      return failed({
        code: 'UNKNOWN_CALL',
        facts: { name: typeof name === 'string' ? name.slice(0, 80) : typeof name },
      });
    await deps.known();
    if (deps.isLocked() && !spec.whileLocked) return failed({ code: 'APP_LOCKED', facts: {} });
    const bytes = sizeOf(input, spec.maxInputBytes);
    if (bytes === null)
      return failed({ code: 'INVALID_INPUT', facts: { path: '', problem: 'not a JSON value' } });
    if (bytes > spec.maxInputBytes) {
      return failed({ code: 'INPUT_TOO_LARGE', facts: { bytes, limitBytes: spec.maxInputBytes } });
    }
    // An array passes for an empty object (valibot, strictObject): every call takes one object.
    if (Array.isArray(input)) {
      return failed({ code: 'INVALID_INPUT', facts: { path: '', problem: 'expected an object' } });
    }
    const parsed = v.safeParse(spec.input, input);
    if (!parsed.success) {
      const issue = parsed.issues[0];
      // The value itself stays out: it may be a word of the phrase.
      const problem =
        issue.type === 'check' || issue.type === 'regex'
          ? 'not in the form needed'
          : `expected ${issue.expected ?? 'something else'}`;
      return failed({
        code: 'INVALID_INPUT',
        facts: { path: (v.getDotPath(issue) ?? '').slice(0, MAX_PATH_CHARS), problem },
      });
    }
    // It was locked while this went on: what was found out is not for whoever sits here now.
    const lockedMeanwhile = () =>
      deps.isLocked() && !spec.whileLocked ? failed({ code: 'APP_LOCKED', facts: {} }) : null;
    try {
      const handler = deps.handlers[name as Call] as (input: unknown) => Promise<unknown>;
      const answer = v.parse(spec.output, await handler(parsed.output));
      return lockedMeanwhile() ?? done(answer);
    } catch (error) {
      const locked = lockedMeanwhile();
      if (locked !== null && error instanceof WalletError) return locked;
      if (error instanceof WalletError) return failed(error.failure);
      const incident = randomBytes(4).toString('hex');
      deps.logFault(incident, String(name), error);
      return failed({ code: 'INTERNAL', facts: { incident } });
    }
  };
}

/** The names in it are the caller's. */
const MAX_PATH_CHARS = 200;

/**
 * How long an input is as JSON, in bytes of UTF-8, short of what escapes add: writing millions of characters out to weigh
 * them would hold main. Counts little further than `most`, so that neither a circle nor a crowd keeps it. Null where it is
 * no JSON value.
 */
export function sizeOf(input: unknown, most: number): number | null {
  if (input === undefined) return null;
  const rest: unknown[] = [input];
  let bytes = 0;
  while (rest.length > 0 && bytes <= most) {
    const value = rest.pop();
    if (typeof value === 'string') bytes += Buffer.byteLength(value) + 2;
    else if (typeof value !== 'object' || value === null) {
      if (typeof value === 'bigint') return null;
      bytes += String(value).length;
    } else if (ArrayBuffer.isView(value)) return null;
    else {
      bytes += 2;
      for (const [name, member] of Object.entries<unknown>(value as Record<string, unknown>)) {
        // A comma; and in an object its name, two quotes and a colon.
        bytes += Array.isArray(value) ? 1 : Buffer.byteLength(name) + 4;
        rest.push(member);
      }
    }
  }
  return bytes;
}

/** A handler that does something and has nothing to say of it. */
export const withoutAnswer =
  <I>(act: (input: I) => unknown) =>
  async (input: I): Promise<Record<string, never>> => {
    await act(input);
    return {};
  };

type Handler = (input: never) => Promise<unknown>;

/** All handlers, of which those that are not at hand are loaded with the first call of any of them, and once. */
export function atFirstCall<H extends Partial<Handlers>>(
  atHand: H,
  load: () => Promise<Omit<Handlers, keyof H>>,
): Handlers {
  let loading: Promise<Omit<Handlers, keyof H>> | null = null;
  const loaded = (): Promise<Omit<Handlers, keyof H>> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  const late = calls()
    .filter((name) => !(name in atHand))
    .map((name): [string, Handler] => [
      name,
      async (input) => {
        const handlers = (await loaded()) as Readonly<Record<string, Handler>>;
        const handler = handlers[name];
        if (handler === undefined) throw new Error(`nobody answers ${name}`);
        return handler(input);
      },
    ]);
  return { ...Object.fromEntries(late), ...atHand } as unknown as Handlers;
}

function calls(): readonly string[] {
  return Object.entries(names).flatMap(([group, members]) =>
    Object.entries(members).flatMap(([key, kind]) => (kind === 'call' ? [`${group}.${key}`] : [])),
  );
}

/** One handler for every call of the contract: a missing one does not compile. */
export type Handlers = { readonly [N in Call]: (input: CallInput<N>) => Promise<CallAnswer<N>> };

/** A handler that needs no waiting; what it throws becomes a rejection like any other. */
export function now<I, O>(act: (input: I) => O): (input: I) => Promise<O> {
  return (input) =>
    new Promise((resolve) => {
      resolve(act(input));
    });
}
