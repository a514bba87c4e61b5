import { describe, expect, it, vi } from 'vitest';
import { NO_CHAIN, createKnownBundles } from '../../../../src-main/verify/history/bundles.ts';
import { readConsignment } from '../../../../src-main/verify/history/consignment.ts';
import { validateHistory } from '../../../../src-main/verify/history/validate.ts';
import { longHistory } from '../../../support/rgb/long-history.ts';
import { beginsLikeLarge, largeHistories } from '../../../support/rgb/begins-alike.ts';

const counter = vi.hoisted(() => ({ bytes: 0 }));
vi.mock(import('node:crypto'), async (load) => {
  const real = await load();
  const hash = (algorithm: string, data: Uint8Array | string, encoding: never): unknown => {
    counter.bytes += data.length;
    return real.hash(algorithm, data, encoding);
  };
  return { ...real, hash: hash as typeof real.hash };
});

/** How many bytes are hashed while a file is read or validated. */
function bytesHashed(act: () => unknown): number {
  const before = counter.bytes;
  act();
  return counter.bytes - before;
}

describe('a file whose small bundles begin like large known ones', () => {
  const LARGE_BYTES = 100_000;
  it.each([
    ['at their heads alone', false],
    ['at their heads and where the large ones would end', true],
  ])('costs no more than its own size to look up, where they are alike %s', (_, endsAlike) => {
    const known = createKnownBundles();
    const large = largeHistories(LARGE_BYTES, endsAlike);
    for (const { bytes, ask } of large)
      expect(validateHistory(bytes, ask, NO_CHAIN, known).outcome).toBe('pending');
    const file = beginsLikeLarge(large, 6 * LARGE_BYTES, endsAlike);
    const read = readConsignment(file, known);
    expect(read.bundles.length).toBeGreaterThan(300);
    expect(read.bundles.every((one) => one.known === null)).toBe(true);
    const without = bytesHashed(() => readConsignment(file));
    const hashed = bytesHashed(() => readConsignment(file, known));
    expect(hashed - without).toBeLessThanOrEqual(file.length);
    // At each look again.
    expect(bytesHashed(() => readConsignment(file, known)) - without).toBeLessThanOrEqual(file.length);
  });

  it('leaves the known ones known, and costs an honest file less than it has bytes', () => {
    const known = createKnownBundles();
    const large = largeHistories(LARGE_BYTES, true);
    for (const { bytes, ask } of large) validateHistory(bytes, ask, NO_CHAIN, known);
    for (const { bytes } of large)
      expect(readConsignment(bytes, known).bundles[0]?.known?.length).toBeGreaterThan(LARGE_BYTES);
    const { bytes, ask } = longHistory(300);
    validateHistory(bytes, ask, NO_CHAIN, known);
    const without = bytesHashed(() => readConsignment(bytes));
    expect(bytesHashed(() => readConsignment(bytes, known)) - without).toBeLessThanOrEqual(bytes.length);
    expect(readConsignment(bytes, known).bundles.every((one) => one.known !== null)).toBe(true);
  });
});
