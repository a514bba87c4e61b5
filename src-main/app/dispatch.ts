import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { done, failed, findCall, type Call } from '../../src-preload/contract/index.ts';
import { nothing } from '../../src-preload/contract/values.ts';
import { WalletError } from '../base/errors.ts';
import type { RoomCalls, Dispatch } from '../ports/index.ts';
import { inPages, letLoopTurn } from '../turns.ts';

export interface DispatchDeps<C> {
  readonly calls: Required<RoomCalls<C>>;
  readonly context: C;
  readonly isLocked: () => boolean;
  /** Resolves once the lock's state was read, or could not be read. No call is answered earlier. */
  readonly known: () => Promise<void>;
  readonly ready: (name: Call, input: unknown) => Promise<void>;
  readonly logFault: (incident: string, name: string, error: unknown) => void;
}

/** The one door from hosts to use cases. Never rejects. An answer that breaks the contract is logged as our fault. */
export function createDispatch<C>(deps: DispatchDeps<C>): Dispatch {
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
    // valibot's strictObject accepts an array as an empty object.
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
    // Ochre locked during the call, so another person may sit here: they don't get the answer.
    const lockedMeanwhile = () =>
      deps.isLocked() && !spec.whileLocked ? failed({ code: 'APP_LOCKED', facts: {} }) : null;
    try {
      await deps.ready(name as Call, parsed.output);
      const call = deps.calls[name as Call] as (context: C, asked: unknown) => unknown;
      const told = await call(deps.context, parsed.output);
      await letLoopTurn();
      const answer = spec.output === nothing ? {} : await checkAnswer(spec.output, told);
      // Lets other calls run before the host writes and seals the answer.
      await letLoopTurn();
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

/** Lists of ten thousand rows are checked in pages, so that main's loop turns between. Throws ValiError. */
async function checkAnswer(schema: v.GenericSchema, told: unknown): Promise<unknown> {
  const entries = 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : {};
  const rest = { ...(told as Record<string, unknown>) };
  const lists: Record<string, unknown[]> = {};
  for (const [key, entry] of Object.entries(entries)) {
    const list = rest[key];
    if (entry.type !== 'array' || 'pipe' in entry || !Array.isArray(list)) continue;
    lists[key] = await inPages(list, (some) => v.parse(entry, some) as unknown[]);
    rest[key] = [];
  }
  if (Object.keys(lists).length === 0) return v.parse(schema, told);
  return { ...(v.parse(schema, rest) as object), ...lists };
}

/** A path repeats names that the caller chose. */
const MAX_PATH_CHARS = 200;

/** The least size of the input as JSON: counting escapes would hold main. Stops after `most`; null if not JSON. */
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
        bytes += Array.isArray(value) ? 1 : Buffer.byteLength(name) + 4;
        rest.push(member);
      }
    }
  }
  return bytes;
}
