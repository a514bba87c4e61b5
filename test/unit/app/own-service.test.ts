import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasRgbLib } from '../../../scripts/lib/rgb-lib.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { createOwnService } from '../../../src-main/app/own-service.ts';
import { DIRECT } from '../../../src-main/base/service/route.ts';
import type { OwnWallet } from '../../../src-main/own-service/in-main.ts';
import { anyHost } from '../../support/any-host.ts';

const KEYS = {
  network: 'regtest',
  fingerprint: '0badcafe',
  accountXpubVanilla: 'tpubv',
  accountXpubColored: 'tpubc',
} as OwnWallet['keys'];
const WALLET: OwnWallet = {
  walletId: 'a'.repeat(32),
  keys: KEYS,
  chain: 'regtest',
  indexer: 'tcp://127.0.0.1:1',
  rgbProxy: null,
  way: DIRECT,
};
const { isHere } = vi.hoisted(() => ({ isHere: { value: true } }));
vi.mock(import('../../../src-main/own-service/service.ts'), async (load) => ({
  ...(await load()),
  missingHere: () => (isHere.value ? null : 'package'),
}));

const notAsked = (): never => {
  throw new Error('no wallet is asked for here');
};

let folder: string;
let own: ReturnType<typeof createOwnService>;
beforeEach(() => {
  isHere.value = true;
  folder = mkdtempSync(join(tmpdir(), 'ochre-own-service-'));
  own = createOwnService({
    dataFolder: folder,
    startChild: notAsked,
    gate: anyHost,
    openRgbProxy: notAsked,
    openChain: notAsked,
    openIndexer: () => ({ kind: 'electrum', carry: notAsked }),
    reader: { validateHistory: notAsked },
    onFault: () => undefined,
    system: 'linux-x64',
  });
});
afterEach(async () => {
  await own.close();
  rmSync(folder, { recursive: true, force: true });
});

const asked = async (url: string, token: string): Promise<number> =>
  (
    await fetch(`${url}/api/wallet/address`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;

it('the built-in service serves a wallet only on this computer, and only with its token', async () => {
  const { baseUrl, token } = await own.serve(WALLET);
  expect(new URL(baseUrl).hostname).toBe('127.0.0.1');
  // 422: the token was accepted, and the call has no wallet keys.
  expect(await asked(baseUrl, token)).toBe(422);
  expect(await asked(baseUrl, `${token}0`)).toBe(401);
});

it('the built-in service keeps running with the same settings, and restarts for another indexer or proxy', async () => {
  const [first, again] = [await own.serve(WALLET), await own.serve({ ...WALLET })];
  expect(again.baseUrl).toBe(first.baseUrl);
  const other = await own.serve({ ...WALLET, rgbProxy: 'rpc://127.0.0.1:1/json-rpc' });
  expect(other.token).not.toBe(first.token);
  await expect(asked(first.baseUrl, first.token)).rejects.toThrow('fetch failed');
  expect(await asked(other.baseUrl, other.token)).toBe(422);
});

// Parallel imports partly bypass the stand-in above, so this test needs the real library.
it.skipIf(!hasRgbLib(root))('parallel calls start one service for a wallet', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => own.serve(WALLET)));
  expect(new Set(all.map(({ baseUrl }) => baseUrl)).size).toBe(1);
});

it("a wallet's service, every service, and with Ochre all services end, and none is started afterwards", async () => {
  const other = { ...WALLET, walletId: 'b'.repeat(32) };
  const [one, two] = [await own.serve(WALLET), await own.serve(other)];
  await own.end(WALLET.walletId);
  await expect(asked(one.baseUrl, one.token)).rejects.toThrow('fetch failed');
  expect(await asked(two.baseUrl, two.token)).toBe(422);
  await own.end(null);
  await expect(asked(two.baseUrl, two.token)).rejects.toThrow('fetch failed');
  await own.end(WALLET.walletId);
  await own.close();
  await expect(own.serve(WALLET)).rejects.toMatchObject({ failure: { code: 'NOT_HERE' } });
});

it("the built-in service reports why it can't run, and starts nothing", async () => {
  isHere.value = false;
  expect((await own.look()).missing).toBe('package');
  await expect(own.serve(WALLET)).rejects.toMatchObject({
    failure: { code: 'NOT_HERE', facts: { reason: 'noOwnService' } },
  });
});

it('a seal of a wallet without data, or of another wallet, is unknown', async () => {
  expect(await own.openSeal({ chain: 'regtest', keys: KEYS }, new Uint8Array(32))).toBeNull();
  mkdirSync(join(folder, 'own-service', 'regtest'), { recursive: true });
  writeFileSync(join(folder, 'own-service', 'regtest', 'stash.dat'), new Uint8Array(100).fill(1));
  expect(await own.openSeal({ chain: 'regtest', keys: KEYS }, new Uint8Array(32))).toBeNull();
});
