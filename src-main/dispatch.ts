import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { done, failed, findCall, type Call, type Result } from '../src-preload/contract/index.ts';
import { WalletError } from './domain/errors.ts';
import type { Handlers } from './handlers.ts';

export interface DispatchDeps {
  readonly handlers: Handlers;
  readonly isLocked: () => boolean;
  /** Resolves when it is known whether there is a lock, or that this cannot be known now: nothing is answered before. */
  readonly known: () => Promise<void>;
  /** Where faults of ours go, redacted. */
  readonly logFault: (incident: string, name: string, error: unknown) => void;
}

export type Dispatch = (name: unknown, input: unknown) => Promise<Result<unknown>>;

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
    const bytes = sizeOf(input);
    if (bytes === null)
      return failed({ code: 'INVALID_INPUT', facts: { path: '', problem: 'not a JSON value' } });
    if (bytes > spec.maxInputBytes) {
      return failed({ code: 'INPUT_TOO_LARGE', facts: { bytes, limitBytes: spec.maxInputBytes } });
    }
    // An array passes for an empty object (valibot, strictObject): every call takes one object.
    if (Array.isArray(input)) {
      return failed({ code: 'INVALID_INPUT', facts: { path: '', problem: 'expected an object' } });
    }
    const parsed = v.safeParse(spec.input, input, { abortEarly: true });
    if (!parsed.success) {
      const issue = parsed.issues[0];
      // The value itself stays out: it may be a word of the phrase.
      const problem =
        issue.type === 'check' || issue.type === 'regex'
          ? 'not in the form needed'
          : `expected ${issue.expected ?? 'something else'}`;
      return failed({ code: 'INVALID_INPUT', facts: { path: v.getDotPath(issue) ?? '', problem } });
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

function sizeOf(input: unknown): number | null {
  try {
    const text = JSON.stringify(input) as string | undefined;
    return text === undefined ? null : Buffer.byteLength(text);
  } catch {
    return null;
  }
}
