import { fromJson } from '../../base/json.ts';

export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export type ParsedTemplate =
  | { readonly ok: true; readonly body: JsonValue; readonly names: readonly string[] }
  | { readonly ok: false; readonly problem: 'json' | 'object' | 'tooDeep' };

/** Every node takes a password; some also want chain and indexer settings (service-facts.md 5). */
export const DEFAULT_TEMPLATE = '{"password": "{{password}}"}';

export function parseTemplate(text: string): ParsedTemplate {
  const body = fromJson(text) as JsonValue | undefined;
  if (body === undefined) return { ok: false, problem: 'json' };
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: false, problem: 'object' };
  const names = new Set<string>();
  return collect(body, names, 0) ? { ok: true, body, names: [...names] } : { ok: false, problem: 'tooDeep' };
}

/** Fills in parsed values, so that quotes stay quotes. The caller sends nothing if names are `missing`. */
export function fillTemplate(body: JsonValue, secrets: Readonly<Record<string, string>>) {
  const missing = new Set<string>();
  const filled = replace(body, (text) =>
    text.replace(PLACE, (place, name: string) => {
      if (Object.hasOwn(secrets, name)) return secrets[name] ?? place;
      missing.add(name);
      return place;
    }),
  );
  if (missing.size > 0) return { ok: false as const, missing: [...missing] };
  return { ok: true as const, body: filled };
}

export function passwordNames(body: JsonValue): readonly string[] {
  const names = new Set<string>();
  if (typeof body === 'object' && body !== null && 'password' in body) collect(body['password'], names, 0);
  return [...names];
}

const PLACE = /\{\{([a-z][a-z0-9_]{0,40})\}\}/g;
const MAX_DEPTH = 8;

function collect(value: JsonValue, names: Set<string>, depth: number): boolean {
  if (depth > MAX_DEPTH) return false;
  if (typeof value === 'string') for (const [, name] of value.matchAll(PLACE)) names.add(name ?? '');
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((inner: JsonValue) => collect(inner, names, depth + 1));
}

function replace(value: JsonValue, fill: (text: string) => string): JsonValue {
  if (typeof value === 'string') return fill(value);
  if (Array.isArray(value)) return value.map((inner: JsonValue) => replace(inner, fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, JsonValue]) => [key, replace(inner, fill)]),
  );
}
