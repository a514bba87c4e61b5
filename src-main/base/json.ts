/** Null if `act` throws, whatever it throws. */
export function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** Null if the bytes are not UTF-8. */
export function utf8(bytes: Uint8Array): string | null {
  return attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Null if it is no JSON, or JSON without an object or a list. */
export function objectFromJson(text: string): object | null {
  const value = fromJson(text);
  return typeof value === 'object' ? value : null;
}

export function toJsonValue(value: unknown): unknown {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? part.toString() : part,
  );
  return JSON.parse(text) as unknown;
}
