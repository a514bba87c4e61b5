import { describe, expect, it } from 'vitest';
import { defaultPatience, retryRead } from '../../../src-main/net/retry.ts';
import { fail } from '../../../src-main/base/errors.ts';

const unreachable = (kind: 'refused' | 'dns' | 'tls' | 'reset' | 'offline' | 'other') =>
  fail('SERVICE_UNREACHABLE', { host: 'h', kind, detail: '' });
const serviceError = (status: number, retryAfterSeconds: number | null = null) =>
  fail('SERVICE_ERROR', { host: 'h', endpoint: '/x', status, name: null, message: null, retryAfterSeconds });

/** How often a read is asked that always fails so, and the waits between. */
async function asking(error: Error, random = () => 0.5) {
  const slept: number[] = [];
  let asked = 0;
  const read = () => {
    asked += 1;
    return Promise.reject(error);
  };
  const patience = { random, sleep: (ms: number) => Promise.resolve(slept.push(ms)) };
  await expect(retryRead(read, patience)).rejects.toBe(error);
  return { asked, slept };
}

describe('a read that fails', () => {
  it.each([
    unreachable('refused'),
    unreachable('dns'),
    unreachable('reset'),
    unreachable('offline'),
    serviceError(500),
    serviceError(504),
  ])('is asked three times more where it may pass (case %#)', async (error) => {
    expect(await asking(error)).toEqual({ asked: 4, slept: [250, 500, 1000] });
  });

  it.each([
    unreachable('tls'),
    serviceError(429),
    serviceError(400),
    serviceError(200),
    serviceError(503, 0),
    fail('SERVICE_SLOW', { host: 'h', endpoint: '/x', seconds: 30, phase: 'total' }),
    fail('SERVICE_ANSWER', { host: 'h', endpoint: '/x', problem: 'html', detail: '' }),
    fail('TOKEN_REFUSED', { host: 'h', status: 401 }),
    fail('WALLET_NOT_REGISTERED', { host: 'h' }),
    new Error('ours'),
    new TypeError('ours'),
  ])('is not asked again where it will not (case %#)', async (error) => {
    expect(await asking(error)).toEqual({ asked: 1, slept: [] });
  });

  it('waits between half and one and a half of the plan', async () => {
    expect(await asking(serviceError(500), () => 0)).toMatchObject({ slept: [125, 250, 500] });
    expect(await asking(serviceError(500), () => 1)).toMatchObject({ slept: [375, 750, 1500] });
    const drawn = Array.from({ length: 1000 }, () => defaultPatience.random());
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(new Set(drawn).size).toBeGreaterThan(900);
  });
});
