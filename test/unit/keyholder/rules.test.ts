import { describe, expect, it } from 'vitest';
import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { entropyToWords, phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import { NO_RULES, type SpendingRules } from '../../../src-main/rules/spending-rules.ts';
import type { SecretRef, SignRequest } from '../../../src-main/keyholder/requests.ts';
import { createFakeKeytar } from './vault/fake-keytar.ts';
import { FEE, slotsRequest } from './slots-request.ts';
import { asking, toolsOver } from './child-tools.ts';

const WALLET = 'aa'.repeat(16);
const KEYS = derivePublicKeys(
  phraseToSeed(entropyToWords(Uint8Array.from({ length: 16 }, (_, i) => i))),
  'regtest',
);
const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const VOUCH = 'ochre rules';

const told = { expected: true, time: null, met: [], paid: [] };
const SERVICE = 'ab'.repeat(8);
const says = (atMs: number, service = SERVICE) => ({ rules: { ...told, time: { service, atMs } } });

/** A keyholder over one keychain, whose clock can be set; `keep` says where the secret is. */
async function holder(keep: 'keychain' | 'session' = 'keychain') {
  const keytar = createFakeKeytar();
  const signed: string[] = [];
  const clock = { nowMs: NOW, upMs: 5 * HOUR, boot: 'aaaaaaaa' };
  const tools = {
    ...toolsOver(keytar, signed),
    nowMs: () => clock.nowMs,
    uptime: () => ({ upMs: clock.upMs, boot: clock.boot }),
    randomBytes: (count: number) => Uint8Array.from({ length: count }, (_, i) => i),
  };
  const ask = asking(tools);
  await ask('create', { walletId: WALLET, network: 'regtest', keep, createdAtMs: 1, wordCount: 12 });
  const secret: SecretRef = { walletId: WALLET, walletName: 'Savings', keySource: keep, keys: KEYS };
  const whose = { walletId: WALLET, walletName: 'Savings', keySource: keep, time: null };
  return {
    keytar,
    signed,
    clock,
    /** Time passes while the machine runs. */
    pass: (ms: number) => {
      clock.nowMs += ms;
      clock.upMs += ms;
    },
    ask,
    whose,
    sign: (change: Partial<SignRequest> = {}) => ask('sign', { ...slotsRequest(KEYS, secret), ...change }),
    set: (rules: Partial<SpendingRules>) => ask('setRules', { ...whose, rules: { ...NO_RULES, ...rules } }),
  };
}

const refused = (code: string, facts: unknown = expect.anything()): unknown =>
  expect.objectContaining({ kind: 'failure', failure: { code, facts } });
const signedIt = expect.objectContaining({ kind: 'answer' }) as unknown;

describe.each(['keychain', 'session'] as const)('spending rules of a wallet in the %s', (keep) => {
  it('hold back what is above them, and no key is read', async () => {
    const { set, sign, keytar, signed } = await holder(keep);
    await set({ perSendSats: FEE - 1n });
    keytar.calls.length = 0;
    const facts = { per: 'send', assetId: null, limit: '651', amount: '652', left: '651', mayAtMs: null };
    expect(await sign()).toEqual(refused('SPENDING_TOO_MUCH', facts));
    expect(keytar.calls).not.toContain(`get wallet:${WALLET}`);
    expect(signed).toEqual([]);
  });

  it('let pass what is within them, until the day is spent, and again a day later', async () => {
    const { set, sign, pass } = await holder(keep);
    await set({ perDaySats: 2n * FEE });
    expect(await sign()).toEqual(signedIt);
    pass(HOUR);
    expect(await sign()).toEqual(signedIt);
    const facts = expect.objectContaining({ per: 'day', left: '0', mayAtMs: NOW + 24 * HOUR }) as unknown;
    expect(await sign()).toEqual(refused('SPENDING_TOO_MUCH', facts));
    pass(23 * HOUR);
    expect(await sign()).toEqual(signedIt);
  });

  it('are kept whatever main tells of them, or leaves out', async () => {
    const { set, sign } = await holder(keep);
    await set({ perDaySats: FEE });
    expect(await sign()).toEqual(signedIt);
    expect(await sign()).toEqual(refused('SPENDING_TOO_MUCH'));
    expect(await sign({ rules: { ...told, expected: false } })).toEqual(refused('SPENDING_TOO_MUCH'));
    expect(await sign(says(NOW + 999 * HOUR))).toEqual(refused('SPENDING_TOO_MUCH'));
  });

  it('loosen a day later, of which the machine was up all the time', async () => {
    const { set, sign, pass } = await holder(keep);
    await set({ perSendSats: 1n });
    await set({});
    expect(await sign()).toEqual(refused('SPENDING_TOO_MUCH'));
    pass(24 * HOUR - 1);
    expect(await sign()).toEqual(refused('SPENDING_TOO_MUCH'));
    pass(1);
    expect(await sign()).toEqual(signedIt);
  });

  it('go on counting where the clock is set forward, by however much, whoever asks for what', async () => {
    const { set, sign, clock, ask, whose } = await holder(keep);
    await set({ perDaySats: FEE });
    await sign();
    await set({});
    for (const byMs of [25 * HOUR, 999 * HOUR, 80 * 365 * 24 * HOUR]) {
      clock.nowMs = NOW + byMs;
      expect(await sign({ rules: told })).toEqual(refused('SPENDING_TOO_MUCH'));
      await set({});
      expect(await sign({ rules: told })).toEqual(refused('SPENDING_TOO_MUCH'));
      // So much is left to wait.
      const state = { later: { fromMs: NOW + 24 * HOUR }, rules: { perDaySats: String(FEE) } };
      expect(await ask('readRules', whose)).toMatchObject({ value: { atMs: NOW, state } });
    }
  });

  it('let no day begin anew where the clock is set back, and end the wait when its time has passed', async () => {
    const { set, sign, clock, pass } = await holder(keep);
    await set({ perDaySats: FEE });
    expect(await sign()).toEqual(signedIt);
    clock.nowMs = NOW - 400 * 24 * HOUR;
    expect(await sign({ rules: told })).toEqual(refused('SPENDING_TOO_MUCH'));
    pass(24 * HOUR);
    expect(await sign({ rules: told })).toEqual(signedIt);
    clock.nowMs = NOW + 24 * HOUR;
    expect(await sign({ rules: told })).toEqual(refused('SPENDING_TOO_MUCH'));
  });

  it('vouch for acquaintances by the time that is believed', async () => {
    const { set, ask, whose, clock, pass } = await holder(keep);
    await set({ newRecipientHours: 6 });
    clock.nowMs = NOW - 99 * HOUR;
    pass(HOUR);
    expect(await ask('meet', { ...whose, payees: ['script 51'] })).toMatchObject({
      value: { atMs: NOW + HOUR, met: [{ payee: 'script 51', atMs: NOW + HOUR }] },
    });
  });

  it('refuse to sign where they were and are gone', async () => {
    const { sign, signed } = await holder(keep);
    expect(await sign({ rules: told })).toEqual(refused('RULES_MISSING', { walletName: 'Savings' }));
    expect(signed).toEqual([]);
  });

  it('vouch for nobody before there are any, and name no key of theirs', async () => {
    const { ask, whose, set } = await holder(keep);
    expect(await ask('meet', { ...whose, payees: ['script 51'] })).toMatchObject({ value: null });
    const said = JSON.stringify(await set({ newRecipientHours: 1 }));
    expect(said).not.toContain('000102030405060708090a0b0c0d0e0f');
    expect(await ask('meet', { ...whose, payees: ['script 51'] })).toMatchObject({
      value: { met: [{ payee: 'script 51', atMs: NOW }] },
    });
  });
});

describe('spending rules in the keychain', () => {
  it('that cannot be read are no leave to sign', async () => {
    const { set, sign, keytar, signed } = await holder();
    await set({ perSendSats: 10_000n });
    keytar.entries.set(`rules:${WALLET}`, `${VOUCH}, changed by hand`);
    expect(await sign()).toEqual(refused('RULES_UNREADABLE', { walletName: 'Savings' }));
    expect(signed).toEqual([]);
  });

  it('count nothing that was not signed after all', async () => {
    const { set, sign, keytar, ask, whose } = await holder();
    await set({ perDaySats: FEE });
    const wallet = keytar.entries.get(`wallet:${WALLET}`) ?? '';
    keytar.entries.set(`wallet:${WALLET}`, 'not a secret');
    expect(await sign()).toEqual(refused('SECRET_UNREADABLE'));
    keytar.entries.set(`wallet:${WALLET}`, wallet);
    expect(await ask('readRules', whose)).toMatchObject({ value: { state: { spent: { bitcoin: [] } } } });
    expect(await sign()).toEqual(signedIt);
  });

  it('count what is about to be signed before the secret is read', async () => {
    const { set, sign, keytar } = await holder();
    await set({ perDaySats: FEE });
    keytar.calls.length = 0;
    await sign();
    const order = [`set rules:${WALLET}`, `get wallet:${WALLET}`].map((call) =>
      keytar.calls.findIndex((one) => one.startsWith(call)),
    );
    expect(order[0]).toBeGreaterThanOrEqual(0);
    expect(order[0]).toBeLessThan(order[1] ?? 0);
  });

  it('of more than five assets together are refused, and the old ones stay', async () => {
    const { set, ask, whose } = await holder();
    const assets = (from: number) =>
      Array.from({ length: 3 }, (_, no) => ({ assetId: `rgb:${from + no}`, perSend: 1n, perDay: null }));
    await set({ assets: assets(0) });
    expect(await set({ assets: assets(3) })).toEqual(refused('RULES_REFUSED', { reason: 'tooManyAssets' }));
    const kept = [{ assetId: 'rgb:0' }, { assetId: 'rgb:1' }, { assetId: 'rgb:2' }];
    expect(await ask('readRules', whose)).toMatchObject({ value: { state: { rules: { assets: kept } } } });
  });

  it('go with the secret when a wallet is removed, unless they are to stay', async () => {
    const { set, ask, keytar } = await holder();
    await set({ perSendSats: 1n });
    await ask('remove', { walletId: WALLET, keySource: 'keychain', rules: 'stay' });
    expect([...keytar.entries.keys()].toSorted()).toEqual(['marker', `rules:${WALLET}`]);
    await ask('remove', { walletId: WALLET, keySource: 'keychain', rules: 'too' });
    expect([...keytar.entries.keys()]).toEqual(['marker']);
  });
});
