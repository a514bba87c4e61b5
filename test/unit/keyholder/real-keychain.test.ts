import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Transaction } from '@scure/btc-signer';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forkUtility } from '../../../src-main/hosts/electron/keyholder-child.ts';
import { forkChild } from '../../../src-main/keyholder/in-main/fork-child.ts';
import { createSigner, type Signer } from '../../../src-main/keyholder/in-main/child-lifetime.ts';
import type { SignerOptions } from '../../../src-main/keyholder/in-main/child-lifetime.ts';
import type { ChildLink } from '../../../src-main/ports/index.ts';
import type { SecretRef } from '../../../src-main/keyholder/requests.ts';
import { standInUtilityProcess } from '../../fakes/utility-process.ts';
import { failureOf } from '../../support/failure-of.ts';
import { bundleKeyholder } from '../../support/keyholder-bundle.ts';
import { madeBefore } from '../../support/made-before.ts';
import {
  askKeychain,
  missingForKeyring,
  NO_DBUS_ENV,
  RING_PASSWORD,
  startBusWithoutSecretService,
  startKeyring,
} from '../../support/keyring.ts';
import type { Bus } from '../../support/keyring.ts';
import { slotsRequest } from './slots-request.ts';

const missing = missingForKeyring();
if (missing !== null) console.warn(`SKIPPED: the real keychain was not tried: ${missing}.`);

const WALLET = 'aa'.repeat(16);
const OTHER_WALLET = 'bb'.repeat(16);
const AT_MS = 1_700_000_000_000;
const NEW = { walletId: WALLET, network: 'regtest', keep: 'keychain', createdAtMs: AT_MS } as const;

const bundle = madeBefore(bundleKeyholder);
const open: { stop: () => Promise<void> }[] = [];
const signers: Signer[] = [];

afterEach(async () => {
  for (const signer of signers.splice(0)) signer.close();
  for (const bus of open.splice(0)) await bus.stop();
});

async function until<B extends Bus>(starting: Promise<B>): Promise<B> {
  const bus = await starting;
  open.push(bus);
  return bus;
}

/** How each host starts it. The second is a stand-in for Electron's: the program sees a parent port, and no Chromium. */
const starts = [
  ['as a child of Node', forkChild],
  [
    'as a utility process (stand-in)',
    (path: string, env: Bus['env']) =>
      forkUtility(standInUtilityProcess, { path, env, serviceName: 'Ochre keyholder' }),
  ],
] as const;
let startIt: (path: string, env: Bus['env']) => ChildLink = forkChild;

function signerOn(env: Bus['env'], options: Partial<SignerOptions> = {}): Signer {
  const signer = createSigner({
    start: () => startIt(bundle().path, env),
    clock: { nowMs: () => 1_700_000_000_000 },
    onWaiting: () => undefined,
    ...options,
  });
  signers.push(signer);
  return signer;
}

describe.each(starts)('the keyholder %s', (_, start) => {
  beforeAll(() => void (startIt = start));

  describe.skipIf(missing !== null)('hardening 34, 35: with a real gnome-keyring', () => {
    it('keeps entropy of a new wallet, reveals its words and signs a judged PSBT', async () => {
      const { env } = await until(startKeyring());
      const signer = signerOn(env);
      expect(await signer.keychain()).toEqual({ state: 'ready' });
      expect(await askKeychain(env, 'findCredentials', 'Ochre')).toEqual([]);

      const keys = await signer.create({ ...NEW, wordCount: 12 });
      const stored = await askKeychain(env, 'getPassword', 'Ochre', `wallet:${WALLET}`);
      expect(JSON.parse(String(stored))).toEqual({
        v: 1,
        entropy: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        network: 'regtest',
        createdAtMs: NEW.createdAtMs,
      });

      const secret: SecretRef = { walletId: WALLET, walletName: 'Savings', keySource: 'keychain', keys };
      const words = await signer.reveal(secret);
      expect(words).toHaveLength(12);
      expect(await signer.identify(words.join(' '), 'regtest')).toEqual(keys);

      const { psbt, txid } = await signer.sign(
        slotsRequest(keys, { walletId: WALLET, keySource: 'keychain' }),
      );
      const transaction = Transaction.fromPSBT(Buffer.from(psbt, 'base64'));
      expect(transaction.id).toBe(txid);
      expect(transaction.getInput(0).finalScriptWitness?.[0]).toHaveLength(64);

      await signer.remove(WALLET, 'keychain');
      expect(await askKeychain(env, 'getPassword', 'Ochre', `wallet:${WALLET}`)).toBeNull();
      const missing = { code: 'SECRET_MISSING', facts: { walletName: 'Savings' } };
      expect(await failureOf(signer.reveal(secret))).toEqual(missing);
    });

    it('says that a locked ring is locked, for every act, and never that a wallet is missing', async () => {
      const keyring = await until(startKeyring());
      const signer = signerOn(keyring.env);
      const keys = await signer.create({ ...NEW, wordCount: 24 });
      const secret: SecretRef = { walletId: WALLET, walletName: 'Savings', keySource: 'keychain', keys };

      await keyring.reopen('not the password');
      const locked = (during: string) => ({ code: 'KEYCHAIN_LOCKED', facts: { during } });
      expect(await signer.keychain()).toEqual({ state: 'locked' });
      expect(await failureOf(signer.reveal(secret))).toEqual(locked('reading'));
      expect(await failureOf(signer.sign(slotsRequest(keys, secret)))).toEqual(locked('reading'));
      expect(await failureOf(signer.find())).toEqual(locked('reading'));
      expect(await failureOf(signer.readToken(WALLET))).toEqual(locked('reading'));
      expect(await failureOf(signer.remove(WALLET, 'keychain'))).toEqual(locked('writing'));
      expect(await failureOf(signer.saveToken(WALLET, 'token'))).toEqual(locked('writing'));
      const other = { ...NEW, walletId: OTHER_WALLET, wordCount: 12 } as const;
      expect(await failureOf(signer.create(other))).toEqual(locked('writing'));

      await keyring.reopen(RING_PASSWORD);
      expect(await signer.keychain()).toEqual({ state: 'ready' });
      expect(await signer.reveal(secret)).toHaveLength(24);
      expect((await signer.find()).map(({ walletId }) => walletId)).toEqual([WALLET]);
    });

    it('sees from outside whether a ring is open, there, and there again', async () => {
      const keyring = await until(startKeyring());
      const signer = signerOn(keyring.env);
      expect(await signer.looksOpen()).toBe(true);
      await keyring.reopen('not the password');
      expect(await signer.looksOpen()).toBe(false);
      await keyring.leave();
      expect(await signer.looksOpen()).toBe(false);
      await keyring.reopen(RING_PASSWORD);
      expect(await signer.looksOpen()).toBe(true);
      expect(await signerOn(NO_DBUS_ENV).looksOpen()).toBe(false);
    });

    const NO_BUS = { env: NO_DBUS_ENV, stop: () => Promise.resolve() };
    it.each([
      [
        'no Secret Service',
        'noSecretService',
        'The name org.freedesktop.secrets was not provided by any .service files',
        startBusWithoutSecretService,
      ],
      ['no D-Bus', 'noDbus', 'Cannot autolaunch D-Bus without X11 $DISPLAY', () => Promise.resolve(NO_BUS)],
    ])('says that %s is there', async (_, cause, detail, starting) => {
      const signer = signerOn((await until(starting())).env);
      expect(await signer.keychain()).toEqual({ state: 'absent', cause, detail });
      const failure = { code: 'KEYCHAIN_ABSENT', facts: { cause, detail } };
      expect(await failureOf(signer.create({ ...NEW, wordCount: 12 }))).toEqual(failure);
    });

    it('says that it waits, gives up, and signs again once the keychain answers', async () => {
      const keyring = await until(startKeyring());
      const said: boolean[] = [];
      const onWaiting = (waiting: boolean): void => void said.push(waiting);
      const patience = { sayAfterMs: 500, giveUpAfterMs: 1_000, actMs: 20_000 };
      const patient = signerOn(keyring.env, { onWaiting });
      const keys = await patient.create({ ...NEW, wordCount: 12 });
      const secret: SecretRef = { walletId: WALLET, walletName: 'Savings', keySource: 'keychain', keys };
      expect(said).toEqual([]);

      keyring.freeze();
      const signer = signerOn(keyring.env, { onWaiting, patience });
      const failure = { code: 'KEYCHAIN_TIMEOUT', facts: { seconds: 1 } };
      expect(await failureOf(signer.reveal(secret))).toEqual(failure);
      expect(said).toEqual([true, false]);

      keyring.thaw();
      expect(await signer.reveal(secret)).toHaveLength(12);
    });
  });

  describe('hardening 35: without a keychain', () => {
    it('keeps a session-only wallet until it is closed', async () => {
      const signer = signerOn(NO_DBUS_ENV);
      const keys = await signer.create({ ...NEW, keep: 'session', wordCount: 12 });
      const secret: SecretRef = { walletId: WALLET, walletName: 'Savings', keySource: 'session', keys };
      const words = await signer.reveal(secret);
      expect(await signer.identify(words.join(' '), 'regtest')).toEqual(keys);
      const { txid } = await signer.sign(slotsRequest(keys, secret));
      expect(txid).toMatch(/^[0-9a-f]{64}$/);
      await signer.saveToken(WALLET, 'token of the session');
      expect(await signer.readToken(WALLET)).toBe('token of the session');

      signer.close();
      const ended = { code: 'SESSION_ENDED', facts: { walletName: 'Savings' } };
      expect(await failureOf(signer.reveal(secret))).toEqual(ended);
    });

    it('tells that it is gone when its program cannot be started', async () => {
      const signer = signerOn(NO_DBUS_ENV, { start: () => startIt('/nowhere/keyholder.mjs', {}) });
      const failure = { code: 'KEYHOLDER_GONE', facts: { during: 'keychain' } };
      expect(await failureOf(signer.keychain())).toEqual(failure);
    });
  });
});

it('a keyholder ends by itself when main is gone', async () => {
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
  const child = fork(bundle().path, [], { execArgv: [], env: {}, stdio: [...stdio] });
  await once(child, 'spawn');
  const exited = once(child, 'exit');
  child.disconnect();
  expect(await exited).toEqual([0, null]);
});
