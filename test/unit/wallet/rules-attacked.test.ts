import { describe, expect, it } from 'vitest';
import { writePack } from '../../../src-main/verify/imported/pack.ts';
import type { WalletApi } from '../../../src-main/ports/index.ts';
import type { Signer } from '../../../src-main/keyholder/in-main/child-lifetime.ts';
import type { Ports } from '../../../src-main/world/world.ts';
import { NO_RULES } from '../../../src-main/rules/spending-rules.ts';
import type { CallInput, SpendingRulesView } from '../../../src-preload/contract/index.ts';
import { fakeKeyholder } from '../../fakes/keyholder.ts';
import { OWN_WORDS, ownWallet, SIGNER } from '../../support/offline/own-words.ts';
import { manualTime } from '../../support/manual-timers.ts';
import { packOf } from '../../support/offline/packs.ts';
import { genuineBtc } from '../../support/psbt/send-btc.ts';
import { genuineTrial, type SendTrial } from '../../support/psbt/send.ts';
import { writeRaw } from '../../support/psbt/raw-psbt.ts';
import { A, assetIdOf } from '../../support/rgb/genuine-send.ts';
import { openTestApp, type TestApp } from './app.ts';
import { approving, bringUncompared as bringText, restoreSigner } from './offline/signer.ts';

const own = ownWallet();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = 1_800_000_000_000;
const NONE: SpendingRulesView = { ...NO_RULES, perSendSats: null, perDaySats: null, assets: [] };
const PASSWORD = 'correct horse battery staple';

type Drafted = Parameters<typeof packOf>[0];
const packed = (draft: Omit<Drafted, 'psbt'> & { raw: Parameters<typeof writeRaw>[0] }): string =>
  writePack(packOf({ ...draft, psbt: writeRaw(draft.raw) }));
const bitcoin = (amountSats: bigint): string => packed(genuineBtc({ wallet: own, amountSats }));

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
const MINE = 'https://mine.example';
const THEIRS = 'https://theirs.example';

async function connect({ app }: Desk, walletId: string, baseUrl: string, way: Partial<Remote> = {}) {
  const connection = { kind: 'remote', baseUrl, dialect: 'rgb-node-2026-03', ...way } as const;
  await app.get('wallet.connect', { walletId, connection });
  await app.ask('wallet.register', { walletId });
}

/** Off, and up again for a minute by another start of the machine; what services say goes on. */
function wasOff({ wall, up, says }: Desk, ms: number, boot = 'bbbbbbbb'): void {
  wall.ms += ms;
  for (const [key, atMs] of says) says.set(key, atMs + ms);
  Object.assign(up, { ms: MINUTE, boot });
}

const PROXY = { kind: 'socks5', host: '127.0.0.1', port: 9, user: null } as const;
const PIN = 'ab'.repeat(32);

/** What happens within a minute or so, by whose service the rules were set, and whether a wait of a day is over. */
const WAYS: readonly (readonly [
  string,
  { readonly service: string | null; readonly over: boolean },
  (at: Desk, walletId: string) => Promise<void> | void,
])[] = [
  ['nothing happens', { service: null, over: false }, ({ pass }) => pass(23 * HOUR)],
  ['a day passes', { service: null, over: true }, ({ pass }) => pass(24 * HOUR + MINUTE)],
  ['the clock is set forward', { service: null, over: false }, ({ wall }) => void (wall.ms += 25 * HOUR)],
  ['… by a hundred years', { service: MINE, over: false }, ({ wall }) => void (wall.ms += 876_000 * HOUR)],
  ['the clock is set back', { service: null, over: false }, ({ wall }) => void (wall.ms -= 9_600 * HOUR)],
  [
    'the clock is set back, and a day passes',
    { service: null, over: true },
    ({ wall, pass }) => {
      wall.ms -= 9_600 * HOUR;
      pass(24 * HOUR + MINUTE);
    },
  ],
  [
    'the machine sleeps for a day',
    { service: null, over: true },
    ({ pass }) => pass(25 * HOUR, { asleep: true }),
  ],
  [
    'it sleeps for a day, and the known service says so',
    { service: MINE, over: true },
    async (at, walletId) => {
      at.pass(25 * HOUR, { asleep: true });
      await connect(at, walletId, MINE);
    },
  ],
  [
    'the clock is set forward, and a new service says so',
    { service: MINE, over: false },
    async (at, walletId) => {
      at.wall.ms += 25 * HOUR;
      at.says.set(THEIRS, at.wall.ms);
      await connect(at, walletId, THEIRS);
    },
  ],
  [
    '… where no service was known',
    { service: null, over: false },
    async (at, walletId) => {
      at.wall.ms += 25 * HOUR;
      at.says.set(THEIRS, at.wall.ms);
      await connect(at, walletId, THEIRS);
    },
  ],
  [
    '… and a new one, and then the known one is connected again',
    { service: MINE, over: false },
    async (at, walletId) => {
      at.wall.ms += 25 * HOUR;
      at.says.set(THEIRS, at.wall.ms);
      await connect(at, walletId, THEIRS);
      await connect(at, walletId, MINE);
    },
  ],
  [
    '… and the known address by a proxy of theirs',
    { service: MINE, over: false },
    async (at, walletId) => {
      at.wall.ms += 25 * HOUR;
      at.says.set(`${MINE} proxy`, at.wall.ms);
      await connect(at, walletId, MINE, { proxy: PROXY });
    },
  ],
  [
    '… and the known address with a pin of theirs, and without again',
    { service: MINE, over: false },
    async (at, walletId) => {
      at.wall.ms += 25 * HOUR;
      at.says.set(`${MINE} pin`, at.wall.ms);
      await connect(at, walletId, MINE, { pin: PIN });
      at.app.ports.settings.write({
        ...at.app.ports.settings.read(),
        wallets: at.app.ports.settings.read().wallets.map(({ connection, ...wallet }) => ({
          ...wallet,
          connection: connection.kind === 'remote' ? { ...connection, pin: null } : connection,
        })),
      });
    },
  ],
  [
    'the known service alone says that a day has passed',
    { service: MINE, over: false },
    async (at, walletId) => {
      at.says.set(MINE, NOW + 25 * HOUR);
      await connect(at, walletId, MINE);
    },
  ],
  [
    'the machine is up for a day, of which the known service knows nothing',
    { service: MINE, over: false },
    async (at, walletId) => {
      Object.assign(at.up, { ms: at.up.ms + 25 * HOUR });
      await connect(at, walletId, MINE);
    },
  ],
  ['the machine is off for days', { service: null, over: false }, (at) => wasOff(at, 90 * HOUR)],
  [
    'it is off for days, and the known service is silent',
    { service: MINE, over: false },
    (at) => wasOff(at, 90 * HOUR),
  ],
  [
    'it is off for days, and the known service tells',
    { service: MINE, over: true },
    async (at, walletId) => {
      wasOff(at, 90 * HOUR);
      await connect(at, walletId, MINE);
    },
  ],
  [
    'it is off for days, and a new service tells',
    { service: MINE, over: false },
    async (at, walletId) => {
      wasOff(at, 90 * HOUR);
      await connect(at, walletId, THEIRS);
    },
  ],
  [
    'it is started anew, and runs for a day then',
    { service: null, over: true },
    (at) => {
      wasOff(at, HOUR);
      at.pass(24 * HOUR);
    },
  ],
  [
    'it is up for less, within the same start, and for as long again',
    { service: null, over: false },
    async (at, walletId) => {
      at.pass(23 * HOUR);
      await at.app.get('rules.read', { walletId });
      at.up.ms -= 20 * HOUR;
      await at.app.get('rules.read', { walletId });
      at.up.ms += 20 * HOUR;
    },
  ],
];

/** The three waits that go by time, each begun; what is signed then shows whether it is over. */
const WAITS: readonly (readonly [
  string,
  SpendingRulesView,
  (app: TestApp, walletId: string) => Promise<void>,
  string,
])[] = [
  [
    'looser rules',
    { ...NONE, perSendSats: 1_000 },
    async (app, walletId) => {
      await app.get('rules.set', { walletId, rules: NONE });
    },
    'SPENDING_TOO_MUCH',
  ],
  [
    'the sum of a day',
    { ...NONE, perDaySats: 25_000 },
    async (app, walletId) => expect(await signs(app, walletId, bitcoin(20_000n))).toBe('signed'),
    'SPENDING_TOO_MUCH',
  ],
  [
    'a new recipient',
    { ...NONE, newRecipientHours: 24 },
    async (app, walletId) => expect(await signs(app, walletId, bitcoin(20_000n))).toBe('RECIPIENT_TOO_NEW'),
    'RECIPIENT_TOO_NEW',
  ],
];

describe.each(WAITS)('the wait of %s', (_, rules, begin, held) => {
  it.each(WAYS)('where %s', async (__, { service, over }, happens) => {
    const at = desk();
    const { app, signed } = at;
    const { id: walletId } = await app.get('vault.restore', {
      ...SIGNER,
      words: OWN_WORDS,
      keep: 'keychain',
    });
    at.says.set(MINE, NOW + 5 * MINUTE);
    if (service !== null) await connect(at, walletId, service);
    await app.get('rules.set', { walletId, rules });
    await begin(app, walletId);
    const before = signed.length;
    await happens(at, walletId);
    expect(await signs(app, walletId, bitcoin(21_000n))).toBe(over ? 'signed' : held);
    expect(signed).toHaveLength(before + (over ? 1 : 0));
  });
});

describe('a machine that is switched off every evening', () => {
  it('comes to the end of a wait, though nobody tells it of the nights', async () => {
    const time = manualTime(NOW);
    const start = { atMs: NOW - HOUR, no: 1 };
    const uptime = () => ({ upMs: time.clock.nowMs() - start.atMs, boot: `0000000${String(start.no)}` });
    const { signer } = fakeKeyholder(time.clock.nowMs, 3, new Map(), uptime);
    const app = openTestApp('electron', { clock: time.clock, timers: time.timers, signer });
    const walletId = await restoreSigner(app);
    await app.get('rules.set', { walletId, rules: { ...NONE, perSendSats: 1_000 } });
    await app.get('rules.set', { walletId, rules: NONE });
    for (const day of [1, 2, 3]) {
      if (day === 3) expect(await signs(app, walletId, bitcoin(20_000n))).toBe('SPENDING_TOO_MUCH');
      await time.pass(8 * HOUR);
      time.setAhead(16 * HOUR);
      Object.assign(start, { atMs: time.clock.nowMs(), no: start.no + 1 });
      app.restart();
    }
    expect(await signs(app, walletId, bitcoin(21_000n))).toBe('signed');
  }, 60_000);
});

describe('bitcoin that rides on an asset', () => {
  const riding = packed(
    genuineTrial({
      wallet: own,
      coins: [{ sats: 60_000n, assets: [{ contract: A, amount: 500n }] }],
      wishes: [{ contract: A, amount: 1n, sats: 24_000n }],
    }),
  );

  it.each([
    [{ newRecipientHours: 24 }, 'RECIPIENT_TOO_NEW'],
    [{ newRecipientHours: 24, pauseInvoices: true }, 'RECIPIENT_TOO_NEW'],
    [{ perSendSats: 24_000 }, 'SPENDING_TOO_MUCH'],
    [{ perDaySats: 24_000 }, 'SPENDING_TOO_MUCH'],
    [{ newRecipientHours: 0 }, 'signed'],
  ])('is held to %j', async (rules, outcome) => {
    const { app, signed } = desk();
    const walletId = await restoreSigner(app);
    await app.get('rules.set', { walletId, rules: { ...NONE, ...rules } });
    expect(await signs(app, walletId, riding)).toBe(outcome);
    expect(signed).toHaveLength(outcome === 'signed' ? 1 : 0);
  });
});

describe('an asset send of which nothing is proved', () => {
  const unproved = (): string => {
    const trial: SendTrial = genuineTrial({ wallet: own });
    trial.raw.global = [];
    trial.raw.outputs[0] = [];
    return packed(trial);
  };
  const bound = { assetId: assetIdOf(A), perSend: '100', perDay: null };

  it.each([
    [{ assets: [bound] }, 'SPENDING_UNKNOWN'],
    [{ assets: [{ ...bound, perSend: null, perDay: '1000' }] }, 'SPENDING_UNKNOWN'],
    [{ newRecipientHours: 24, pauseInvoices: true }, 'SPENDING_UNKNOWN'],
    [{ perSendSats: 50_000 }, 'signed'],
  ])('is held to %j', async (rules, outcome) => {
    const { app, signed } = desk();
    const walletId = await restoreSigner(app);
    await app.get('rules.set', { walletId, rules: { ...NONE, ...rules } });
    expect(await signs(app, walletId, unproved())).toBe(outcome);
    expect(signed).toHaveLength(outcome === 'signed' ? 1 : 0);
  });

  it('is signed within the bound where the transitions are shown, though the service is trusted for the coins', async () => {
    const app = openTestApp('electron');
    const walletId = await restoreSigner(app);
    await app.get('rules.set', { walletId, rules: { ...NONE, assets: [bound] } });
    const brought = await bringText(app, walletId, packed(genuineTrial({ wallet: own })));
    expect(brought.review.outcome).toBe('onTrust');
    expect(await app.get('offline.sign', approving(brought))).toMatchObject({ outcome: 'signed' });
  });
});

describe.each(['keychain', 'session'] as const)(
  'the sum above which a wallet in the %s wants the password',
  (keep) => {
    async function given() {
      const { app, signed } = desk();
      const { id: walletId } = await app.get('vault.restore', { ...SIGNER, words: OWN_WORDS, keep });
      await app.get('lock.setPassword', { password: PASSWORD });
      await app.get('lock.askAbove', { walletId, sats: 10_000, password: PASSWORD });
      return { app, walletId, signed };
    }
    /** Somebody changed the settings, or main forgot. */
    function forget({ ports: { settings } }: TestApp): void {
      const document = settings.read();
      const wallets = document.wallets.map((wallet) => ({ ...wallet, askAboveSats: null }));
      settings.write({ ...document, wallets });
    }

    it('is held to by the keyholder where main forgot it, and ends with the password', async () => {
      const { app, walletId, signed } = await given();
      forget(app);
      expect(await signs(app, walletId, bitcoin(20_000n))).toBe('PASSWORD_NEEDED');
      expect(await signs(app, walletId, bitcoin(20_000n), 'another password')).toBe('PASSWORD_WRONG');
      expect(signed).toEqual([]);
      expect(await signs(app, walletId, bitcoin(20_000n), PASSWORD)).toBe('signed');
      // It was for that one.
      expect(await signs(app, walletId, bitcoin(21_000n))).toBe('PASSWORD_NEEDED');
      expect(await signs(app, walletId, bitcoin(5_000n))).toBe('signed');
      expect(signed).toHaveLength(2);
    });

    it('outlasts a lock and another password, and goes with the password', async () => {
      const { app, walletId } = await given();
      forget(app);
      await app.get('lock.now', {});
      await app.get('lock.unlock', { password: PASSWORD });
      await app.get('lock.changePassword', { password: PASSWORD, next: `${PASSWORD} too` });
      expect(await signs(app, walletId, bitcoin(20_000n))).toBe('PASSWORD_NEEDED');
      expect(await signs(app, walletId, bitcoin(20_000n), `${PASSWORD} too`)).toBe('signed');
      await app.get('lock.removePassword', { password: `${PASSWORD} too` });
      expect(await signs(app, walletId, bitcoin(21_000n))).toBe('signed');
    });

    it('is not raised without the password', async () => {
      const { app, walletId } = await given();
      const asked = { walletId, sats: 90_000, password: 'another password' };
      expect((await app.failure('lock.askAbove', asked)).code).toBe('PASSWORD_WRONG');
      forget(app);
      expect(await signs(app, walletId, bitcoin(20_000n))).toBe('PASSWORD_NEEDED');
      await app.get('lock.askAbove', { ...asked, password: PASSWORD });
      expect(await signs(app, walletId, bitcoin(20_000n))).toBe('signed');
    });
  },
);
