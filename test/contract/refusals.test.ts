import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOutput } from '../../src-preload/contract/index.ts';
import { carriers } from './hosts.ts';
import { calls, failureOf, notices, outcomeOf, valueOf } from './expect-result.ts';
import { practiceWallet } from '../support/main-here.ts';
import { asking, openContract, type OpenContract } from './open-contract.ts';

const slots = { num: 2, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };

describe.each(carriers)('hardening 17: what is refused, %s', (_, carry) => {
  let app: OpenContract;
  let walletId: string;

  beforeAll(async () => {
    app = await openContract(carry);
    walletId = await practiceWallet(asking(() => app).ask, 100_000);
  });
  afterAll(() => app.close());

  it.each([
    '',
    'wallet',
    '.list',
    'wallet.list.x',
    'wallet.list\0',
    'wallet.unknown',
    '__proto__',
    '__proto__.toString',
    'wallet.__proto__',
    'wallet.hasOwnProperty',
    'x'.repeat(10_000),
    ...notices,
  ])('the name %j, which is no call', async (name) => {
    expect(failureOf(name, await app.ask(name, {})).code).toBe('UNKNOWN_CALL');
  });

  it.each(calls)('anything but one object of its own shape, for %s', async (name) => {
    for (const input of [null, undefined, 7, true, 'text', [], [{}], { unexpected: 1 }]) {
      const { code } = failureOf(name, await app.ask(name, input));
      expect(code, JSON.stringify(input)).toBe('INVALID_INPUT');
    }
  });

  it.each(calls)('more than %s may carry, before it is looked at', async (name, { maxInputBytes }) => {
    const failure = failureOf(name, await app.ask(name, { pad: 'x'.repeat(maxInputBytes) }));
    expect(failure).toMatchObject({ code: 'INPUT_TOO_LARGE', facts: { limitBytes: maxInputBytes } });
  });

  it.each(calls)('a prototype to change, by %s', async (name) => {
    const input: unknown = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    );
    outcomeOf(name, await app.ask(name, input));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('mainnet, on this host', async () => {
    const mainnet = { name: 'Real', network: 'mainnet', keep: 'session', practice: false };
    const failure = failureOf('vault.create', await app.ask('vault.create', { ...mainnet, wordCount: 12 }));
    expect(failure).toMatchObject({ code: 'NOT_HERE', facts: { reason: 'noMainnetOnLoopback' } });
  });

  it('a signature and the words, where the user says no to main’s own question', async () => {
    app.user.agrees = false;
    const before = { acts: app.keyholder.acts.length, reads: app.keyholder.reads.length };
    const begun = valueOf('signing.beginSlots', await app.ask('signing.beginSlots', { walletId, ...slots }));
    const { flowId, digest } = begun as CallOutput<'signing.beginSlots'>;
    const approved = await app.ask('signing.approve', { flowId, digest, acceptNotProved: true });
    expect(valueOf('signing.approve', approved)).toEqual({ outcome: 'aborted' });
    const revealed = valueOf('vault.reveal', await app.ask('vault.reveal', { walletId }));
    expect(revealed).toEqual({ outcome: 'aborted' });
    const removed = valueOf('wallet.remove', await app.ask('wallet.remove', { walletId }));
    expect(removed).toEqual({ outcome: 'aborted' });
    expect(app.keyholder.acts.slice(before.acts).filter((act) => act !== 'warm')).toEqual([]);
    expect(app.keyholder.reads.slice(before.reads)).toEqual([]);
  });

  it('caused no fault of ours', () => expect(app.faults()).toEqual([]));
});
