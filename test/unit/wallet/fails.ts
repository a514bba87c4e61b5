import { expect } from 'vitest';
import type { Failure } from '../../../src-preload/contract/index.ts';

/** A call fails with this code, and with these facts among others. */
export async function fails(failure: Promise<unknown>, code: Failure['code'], facts?: object): Promise<void> {
  expect(await failure).toMatchObject(facts === undefined ? { code } : { code, facts });
}

/** With these facts and no others. */
export async function failsWith(failure: Promise<unknown>, code: Failure['code'], facts: object) {
  expect(await failure).toEqual({ code, facts });
}
