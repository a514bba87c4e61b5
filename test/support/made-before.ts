import { afterAll, beforeAll } from 'vitest';

/** What takes long to make is made once, before the first test, and taken away after the last. */
export function madeBefore<T extends { readonly remove: () => void }>(make: () => Promise<T>): () => T {
  let made: T;
  beforeAll(async () => void (made = await make()), 120_000);
  afterAll(() => made.remove());
  return () => made;
}
