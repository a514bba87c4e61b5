import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOutput } from '../../src-preload/contract/index.ts';
import { carriers } from './hosts.ts';
import { calls, failureOf, notices, outcomeOf, valueOf } from './expect-result.ts';
import { openContract, type OpenContract } from './open-contract.ts';

const FUZZ_RUNS = 1_500;
const slots = { num: 2, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };

describe.each(carriers)('hardening 17: what is refused, %s', (_, carry) => {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-refusals-'));
  let app: OpenContract;
  let walletId: string;

  beforeAll(async () => {
    app = await openContract(carry, folder);
    const made = await app.ask('vault.create', {
      name: 'One',
      network: 'regtest',
      keep: 'keychain',
      practice: true,
      wordCount: 12,
    });
    walletId = (valueOf('vault.create', made) as CallOutput<'vault.create'>).id;
    valueOf('practice.faucet', await app.ask('practice.faucet', { walletId, amountSats: 100_000 }));
    valueOf('practice.mine', await app.ask('practice.mine', { blocks: 1 }));
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

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

  it('nonsense and near-misses, by the thousand: no fault, no signature, no word', async () => {
    app.user.agrees = false;
    const before = app.keyholder.acts.length;
    const near: Readonly<Record<string, object>> = {
      'vault.restore': {
        name: 'x',
        network: 'regtest',
        keep: 'session',
        practice: true,
        words: 'abandon abandon',
      },
      'vault.reveal': { walletId },
      'vault.checkWords': { walletId, words: 'abandon' },
      'vault.adopt': { walletId, name: 'x' },
      'wallet.select': { walletId },
      'wallet.remove': { walletId },
      'wallet.overview': { walletId },
      'transfers.importLabels': { walletId, source: { from: 'text', text: 'x' } },
      'wallet.connect': {
        walletId,
        connection: { kind: 'remote', baseUrl: 'http://127.0.0.1:9', dialect: 'document' },
      },
      'signing.planSlots': { walletId, ...slots },
      'signing.beginSlots': { walletId, ...slots },
      'signing.approve': { flowId: 'ab'.repeat(16), digest: 'cd'.repeat(32) },
      'signing.cancel': { flowId: 'ab'.repeat(16) },
      'settings.set': { theme: 'dark', hideAmounts: false, lastRateSatsPerVb: 2 },
      'settings.copy': { text: 'x' },
      'confirm.answer': { questionId: 'ab'.repeat(16), agreed: true },
      'practice.faucet': { walletId, amountSats: 1_000 },
    };
    const asked = fc.constantFrom(...calls.map(([name]) => name)).chain((name) =>
      fc.tuple(
        fc.constant(name),
        fc.oneof(
          fc.jsonValue(),
          // One member of what it takes, put out of shape.
          fc
            .tuple(fc.constantFrom(...Object.keys(near[name] ?? { x: 1 })), fc.jsonValue())
            .map(([key, value]) => ({ ...near[name], [key]: value })),
          fc.dictionary(fc.constantFrom('walletId', 'words', '__proto__', 'name', 'psbt'), fc.jsonValue()),
        ),
      ),
    );
    const codes = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(asked, async ([name, input]) => {
        const answer = await app.ask(name, input);
        const outcome = outcomeOf(name, answer);
        codes.set(outcome, (codes.get(outcome) ?? 0) + 1);
        expect(JSON.stringify(answer)).not.toContain('"outcome":"shown"');
      }),
      { numRuns: FUZZ_RUNS },
    );
    const acts = new Set(app.keyholder.acts.slice(before));
    expect([...acts].filter((act) => act === 'sign' || act === 'reveal')).toEqual([]);
    expect([...codes.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(FUZZ_RUNS);
    expect(codes.get('INVALID_INPUT')).toBeGreaterThan(FUZZ_RUNS / 2);
  }, 60_000);

  it('caused no fault of ours', () => expect(app.faults()).toEqual([]));
});
