import * as v from 'valibot';
import type { Steps } from '../../domain/psbt/steps.ts';

/** What a value is by its schema, or where it is not. */
export type Fitted =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly path: string | null; readonly issue: v.BaseIssue<unknown> };

/** Rows that are looked at in one step: about a millisecond. */
const ROWS_IN_A_STEP = 64;

/**
 * What valibot's `safeParse` says, and in its order, with the rows of lists looked at in steps: a list, one that other
 * checks follow, and lists that are members of an object. What is in a row is looked at at once.
 */
export function* fitInSteps(schema: v.GenericSchema, value: unknown): Steps<Fitted> {
  if ('pipe' in schema) {
    const [first, ...rest] = schema.pipe as readonly [v.GenericSchema, ...v.GenericPipeItem[]];
    // A schema behind a check takes the same value: an object with lists in it.
    const [next, ...others] = rest;
    const isChecked = next?.kind === 'schema' && first.type === 'custom';
    const check = isChecked ? fitNow(first, value) : yield* fitInSteps(first, value);
    if (!check.ok) return check;
    const fitted = isChecked ? yield* fitInSteps(next as v.GenericSchema, check.value) : check;
    if (!fitted.ok) return fitted;
    const behind = isChecked ? others : rest;
    return behind.length === 0 ? fitted : fitNow(v.pipe(v.unknown(), ...behind), fitted.value);
  }
  if (schema.type === 'array' && Array.isArray(value))
    return yield* fitRows((schema as v.ArraySchema<v.GenericSchema, undefined>).item, value);
  if (schema.type === 'object' && typeof value === 'object' && value !== null)
    return yield* fitMembers(schema as v.ObjectSchema<v.ObjectEntries, undefined>, value);
  return fitNow(schema, value);
}

function* fitRows(row: v.GenericSchema, list: readonly unknown[]): Steps<Fitted> {
  const rows: unknown[] = [];
  for (const [at, item] of list.entries()) {
    if (at % ROWS_IN_A_STEP === ROWS_IN_A_STEP - 1) yield;
    const fitted = fitNow(row, item);
    if (!fitted.ok) return under(at, fitted);
    rows.push(fitted.value);
  }
  return { ok: true, value: rows };
}

/** Lists first, and the rest of the object without them. */
function* fitMembers({ entries }: v.ObjectSchema<v.ObjectEntries, undefined>, value: object): Steps<Fitted> {
  const lists: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(entries)) {
    const member: unknown = Object.hasOwn(value, name) ? value[name as keyof typeof value] : undefined;
    const list = 'wrapped' in entry ? (entry.wrapped as v.GenericSchema) : entry;
    if (!Array.isArray(member) || list.type !== 'array') continue;
    const fitted = yield* fitInSteps(list, member);
    if (!fitted.ok) return under(name, fitted);
    lists[name] = fitted.value;
  }
  const others = Object.entries(entries).filter(([name]) => !(name in lists));
  const rest = fitNow(v.object(Object.fromEntries(others)), value);
  return rest.ok ? { ok: true, value: { ...(rest.value as object), ...lists } } : rest;
}

function fitNow(schema: v.GenericSchema, value: unknown): Fitted {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  return { ok: false, path: v.getDotPath(issue), issue };
}

function under(place: string | number, { path, issue }: Extract<Fitted, { ok: false }>): Fitted {
  return { ok: false, path: path === null ? String(place) : `${String(place)}.${path}`, issue };
}
