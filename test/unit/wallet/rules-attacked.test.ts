import { describe, expect, it } from 'vitest';
import type { WalletApi } from '../../../src-main/ports/index.ts';
import type { Signer } from '../../../src-main/keyholder/in-main/child-lifetime.ts';
import type { Ports } from '../../../src-main/world/world.ts';
import { NO_RULES } from '../../../src-main/rules/spending-rules.ts';
import type { CallInput, SpendingRulesView } from '../../../src-preload/contract/index.ts';
import { fakeKeyholder } from '../../fakes/keyholder.ts';
import { OWN_WORDS, SIGNER } from '../../support/offline/own-words.ts';
import { manualTime } from '../../support/manual-timers.ts';
import { genuineBtc } from '../../support/psbt/send-btc.ts';
import { genuineTrial, type SendTrial } from '../../support/psbt/send.ts';
import { A, assetIdOf } from '../../support/rgb/genuine-send.ts';
import { changeWallets, openTestApp, type TestApp } from './app.ts';
import { approving, bringUncompared as bringText, own, packed, restoreSigner } from './offline/signer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = 1_800_000_000_000;
const NONE: SpendingRulesView = { ...NO_RULES, perSendSats: null, perDaySats: null, assets: [] };
const PASSWORD = 'correct horse battery staple';

const bitcoin = (amountSats: bigint): string => packed(genuineBtc({ wallet: own, amountSats }));

const ruled = (app: TestApp, walletId: string, rules: Partial<SpendingRulesView>) =>
  app.get('rules.set', { walletId, rules: { ...NONE, ...rules } });

/** Brought, agreed to in everything, and what came of it: the failure's code, or that the keyholder signed. */
async function signs(app: TestApp, walletId: string, text: string, password?: string): Promise<string> {
  const brought = await bringText(app, walletId, text);
  const typed = password === undefined ? {} : { password };
  const result = await app.ask('offline.sign', { ...approving(brought), ...typed });
  return result.ok ? result.value.outcome : result.failure.code;
}

/** Every signed PSBT that left the keyholder. */
function watched(signer: Signer): { readonly signer: Signer; readonly signed: readonly string[] } {
  const signed: string[] = [];
  const sign: Signer['sign'] = async (...asked) => {
    const answered = await signer.sign(...asked);
    signed.push(answered.psbt);
    return answered;
  };
  return { signer: { ...signer, sign }, signed };
}

/** A machine whose every clock a test sets, and services elsewhere of which each says what it likes. */
function desk() {
  const wall = { ms: NOW };
  const up = { ms: 3 * HOUR, boot: 'aaaaaaaa' };
  const mono = { ms: 0 };
  const says = new Map<string, number>();
  const clock = { nowMs: () => wall.ms, monotonicMs: () => mono.ms };
  const keyholder = fakeKeyholder(clock.nowMs, 3, new Map(), () => ({ upMs: up.ms, boot: up.boot }));
  const openWalletApi: Ports['openWalletApi'] = ({ baseUrl, way, onHeard }) => {
    const register = (): never => {
      const by = (['proxy', 'pin'] as const).filter((one) => (way?.[one] ?? null) !== null);
      onHeard?.({ atMs: wall.ms, serverDateMs: says.get([baseUrl, ...by].join(' ')) ?? wall.ms });
      throw new Error('it says the date, and no more');
    };
    return { host: 'elsewhere', register } as Partial<WalletApi> as WalletApi;
  };
  const { signer, signed } = watched(keyholder.signer);
  const app = openTestApp('electron', { clock, signer, openWalletApi });
  const pass = (ms: number, { asleep = false } = {}): void => {
    wall.ms += ms;
    up.ms += ms;
    if (!asleep) mono.ms += ms;
    for (const [key, atMs] of says) says.set(key, atMs + ms);
  };
  return { app, wall, up, says, pass, signed };
}

type Desk = ReturnType<typeof desk>;
type Remote = Extract<CallInput<'wallet.connect'>['connection'], { kind: 'remote' }>;
type Happens = (at: Desk, walletId: string) => unknown;
const MINE = 'https://mine.example';
const THEIRS = 'https://theirs.example';
const PROXY = { kind: 'socks5', host: '127.0.0.1', port: 9, user: null } as const;
const PIN = 'ab'.repeat(32);

/** What happens, one after the other. */
const first =
  (...all: readonly Happens[]): Happens =>
  async (at, walletId) => {
    for (const happens of all) await happens(at, walletId);
  };
const connects =
  (baseUrl: string, way: Partial<Remote> = {}): Happens =>
  async ({ app }, walletId) => {
    const connection = { kind: 'remote', baseUrl, dialect: 'rgb-node-2026-03', ...way } as const;
    await app.get('wallet.connect', { walletId, connection });
    await app.ask('wallet.register', { walletId });
  };
const passes =
  (ms: number, how?: { asleep: boolean }): Happens =>
  ({ pass }) =>
    pass(ms, how);
const clockSet =
  (ms: number): Happens =>
  ({ wall }) =>
    (wall.ms += ms);
/** From now on the service by this way says what the clock on the wall does. */
const agrees =
  (key: string): Happens =>
  ({ wall, says }) =>
    says.set(key, wall.ms);
/** Off, and up again for a minute by another start of the machine; what services say goes on. */
const wasOff =
  (ms: number): Happens =>
  ({ wall, up, says }) => {
    wall.ms += ms;
    for (const [key, atMs] of says) says.set(key, atMs + ms);
    Object.assign(up, { ms: MINUTE, boot: 'bbbbbbbb' });
  };
const unpinned: Happens = ({ app }) =>
  changeWallets(app, ({ connection, ...wallet }) => ({
    ...wallet,
    connection: connection.kind === 'remote' ? { ...connection, pin: null } : connection,
  }));

const ASLEEP = passes(25 * HOUR, { asleep: true });
const FORWARD = clockSet(25 * HOUR);
const A_DAY = passes(24 * HOUR + MINUTE);
const THEY_AGREE = first(FORWARD, agrees(THEIRS), connects(THEIRS));

/** What happens within a minute or so, by whose service the rules were set, and whether a wait of a day is over. */
const WAYS: readonly (readonly [string, string | null, boolean, Happens])[] = [
  ['nothing happens', null, false, passes(23 * HOUR)],
  ['a day passes', null, true, A_DAY],
  ['the clock is set forward', null, false, FORWARD],
  ['… by a hundred years', MINE, false, clockSet(876_000 * HOUR)],
  ['the machine sleeps for a day', null, true, ASLEEP],
  ['it sleeps for a day, and the known service says so', MINE, true, first(ASLEEP, connects(MINE))],
  ['the clock is set forward, and a new service says so', MINE, false, THEY_AGREE],
  [
    '… and the known address by a proxy of theirs',
    MINE,
    false,
    first(FORWARD, agrees(`${MINE} proxy`), connects(MINE, { proxy: PROXY })),
  ],
  [
    '… and the known address with a pin of theirs, and without again',
    MINE,
    false,
    first(FORWARD, agrees(`${MINE} pin`), connects(MINE, { pin: PIN }), unpinned),
  ],
  ['it is off for days, and the known service tells', MINE, true, first(wasOff(90 * HOUR), connects(MINE))],
  ['it is off for days, and a new service tells', MINE, false, first(wasOff(90 * HOUR), connects(THEIRS))],
];

/** The three waits that go by time, each begun; what is signed then shows whether it is over. */
const WAITS: readonly (readonly [string, Partial<SpendingRulesView>, string, string | null])[] = [
  ['looser rules', { perSendSats: 1_000 }, 'SPENDING_TOO_MUCH', null],
  ['the sum of a day', { perDaySats: 25_000 }, 'SPENDING_TOO_MUCH', 'signed'],
  ['a new recipient', { newRecipientHours: 24 }, 'RECIPIENT_TOO_NEW', 'RECIPIENT_TOO_NEW'],
];

describe.each(WAITS)('the wait of %s', (_, rules, held, begun) => {
  it.each(WAYS)('where %s', async (__, service, over, happens) => {
    const at = desk();
    const { app, signed } = at;
    const walletId = await restoreSigner(app);
    at.says.set(MINE, NOW + 5 * MINUTE);
    if (service !== null) await connects(service)(at, walletId);
    await ruled(app, walletId, rules);
    if (begun === null) await ruled(app, walletId, {});
    else expect(await signs(app, walletId, bitcoin(20_000n))).toBe(begun);
    const before = signed.length;
    await happens(at, walletId);
    expect(await signs(app, walletId, bitcoin(21_000n))).toBe(over ? 'signed' : held);
    expect(signed).toHaveLength(before + (over ? 1 : 0));
  });
});

it('a machine that is switched off every evening comes to the end of a wait, though nobody tells it of the nights', async () => {
  const time = manualTime(NOW);
  const start = { atMs: NOW - HOUR, no: 1 };
  const uptime = () => ({ upMs: time.clock.nowMs() - start.atMs, boot: `0000000${String(start.no)}` });
  const { signer } = fakeKeyholder(time.clock.nowMs, 3, new Map(), uptime);
  const app = openTestApp('electron', { clock: time.clock, timers: time.timers, signer });
  const walletId = await restoreSigner(app);
  await ruled(app, walletId, { perSendSats: 1_000 });
  await ruled(app, walletId, {});
  for (const day of [1, 2, 3]) {
    if (day === 3) expect(await signs(app, walletId, bitcoin(20_000n))).toBe('SPENDING_TOO_MUCH');
    await time.pass(8 * HOUR);
    time.setAhead(16 * HOUR);
    Object.assign(start, { atMs: time.clock.nowMs(), no: start.no + 1 });
    app.restart();
  }
  expect(await signs(app, walletId, bitcoin(21_000n))).toBe('signed');
});

const riding = packed(
  genuineTrial({
    wallet: own,
    coins: [{ sats: 60_000n, assets: [{ contract: A, amount: 500n }] }],
    wishes: [{ contract: A, amount: 1n, sats: 24_000n }],
  }),
);
const unproved = (): string => {
  const trial: SendTrial = genuineTrial({ wallet: own });
  trial.raw.global = [];
  trial.raw.outputs[0] = [];
  return packed(trial);
};
const bound = { assetId: assetIdOf(A), perSend: '100', perDay: null };

/** Each way to pay with each rule is a row of test/unit/keyholder/rules-table. */
it.each<[string, string, Partial<SpendingRulesView>, string]>([
  ['bitcoin that rides on an asset', riding, { perSendSats: 24_000 }, 'SPENDING_TOO_MUCH'],
  ['bitcoin that rides on an asset', riding, { newRecipientHours: 24 }, 'RECIPIENT_TOO_NEW'],
  ['an asset send of which nothing is proved', unproved(), { assets: [bound] }, 'SPENDING_UNKNOWN'],
])('%s is held to the rules: %#', async (_, text, rules, outcome) => {
  const { app, signed } = desk();
  const walletId = await restoreSigner(app);
  await ruled(app, walletId, rules);
  expect(await signs(app, walletId, text)).toBe(outcome);
  expect(signed).toEqual([]);
});

it.each(['keychain', 'session'] as const)(
  'the sum above which a wallet in the %s wants the password is held to where main forgot it, and ends with it',
  async (keep) => {
    const { app, signed } = desk();
    const { id: walletId } = await app.get('vault.restore', { ...SIGNER, words: OWN_WORDS, keep });
    await app.get('lock.setPassword', { password: PASSWORD });
    await app.get('lock.askAbove', { walletId, sats: 10_000, password: PASSWORD });
    // Somebody changed the settings, or main forgot.
    changeWallets(app, (wallet) => ({ ...wallet, askAboveSats: null }));
    expect(await signs(app, walletId, bitcoin(20_000n))).toBe('PASSWORD_NEEDED');
    expect(await signs(app, walletId, bitcoin(20_000n), 'another password')).toBe('PASSWORD_WRONG');
    expect(signed).toEqual([]);
    expect(await signs(app, walletId, bitcoin(20_000n), PASSWORD)).toBe('signed');
    // It was for that one.
    expect(await signs(app, walletId, bitcoin(21_000n))).toBe('PASSWORD_NEEDED');
    expect(await signs(app, walletId, bitcoin(5_000n))).toBe('signed');
    expect(signed).toHaveLength(2);
  },
);
