import { beforeEach, describe, expect, it } from 'vitest';
import { fail } from '../../../src-main/base/errors.ts';
import type { Signer } from '../../../src-main/keyholder/in-main/child-lifetime.ts';
import { watchKeychain } from '../../../src-main/wallet/context/keychain-watch.ts';
import { manualTime } from '../../support/manual-timers.ts';

const LOCKED = fail('KEYCHAIN_LOCKED', { during: 'reading' });
const MINUTE = 60_000;

let time: ReturnType<typeof manualTime>;
let looks: number[];
let reads: number;
let isOpen: boolean | null;
let canBeRead: boolean;
let watch: ReturnType<typeof watchKeychain>;

beforeEach(() => {
  time = manualTime();
  looks = [];
  reads = 0;
  isOpen = false;
  canBeRead = true;
  const looksOpen: Signer['looksOpen'] = () => {
    looks.push(time.clock.monotonicMs() / 1_000);
    return Promise.resolve(isOpen);
  };
  watch = watchKeychain({ signer: { looksOpen } as Signer, timers: time.timers }, () => {
    reads += 1;
    if (canBeRead) watch.opened();
    return Promise.resolve(canBeRead);
  });
});

describe('a keychain that could not be read', () => {
  it('is looked at ever more seldom, at least once a minute, and never read while it is shut', async () => {
    watch.shut(LOCKED);
    await time.pass(5 * MINUTE);
    expect(looks).toEqual([1, 3, 7, 15, 31, 63, 123, 183, 243]);
    expect(reads).toBe(0);
    expect(watch.trouble()).toBe(LOCKED);
  });

  it('is looked at a second after somebody came back, and no more often than that', async () => {
    watch.shut(LOCKED);
    await time.pass(2 * MINUTE);
    const before = looks.length;
    for (let n = 0; n < 20; n += 1) {
      watch.soon();
      await time.pass(100);
    }
    expect(looks.slice(before)).toEqual([121, 122]);
  });

  it('that is open and cannot be read all the same is read once, and again when it was shut meanwhile', async () => {
    canBeRead = false;
    isOpen = true;
    watch.shut(LOCKED);
    await time.pass(10 * MINUTE);
    expect(reads).toBe(1);
    isOpen = false;
    await time.pass(MINUTE);
    isOpen = true;
    await time.pass(MINUTE);
    expect(reads).toBe(2);
  });

  it('is left to a press where the system can’t be asked from outside', async () => {
    isOpen = null;
    watch.shut(LOCKED);
    await time.pass(10 * MINUTE);
    expect([looks, reads, watch.trouble()]).toEqual([[1], 0, LOCKED]);
  });
});
