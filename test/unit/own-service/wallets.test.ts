import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderOf } from '../../../src-main/domain/own-service/state.ts';
import { openWallets } from '../../../src-main/own-service/http/wallets.ts';
import { forkHere } from '../../../src-main/own-service/rgb-lib/fork-here.ts';
import { RGB_LIB } from '../../../src-main/own-service/rgb-lib/build.ts';
import type { ChildLink } from '../../../src-main/ports/index.ts';
import { Refusal } from '../../../src-main/serving/answers.ts';

const keys = { xpubVanilla: 'tpubv', xpubColored: 'tpubc', fingerprint: '0badcafe' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ochre-own-wallets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const opened = (maxWallets: number, startChild: () => ChildLink = forkHere) =>
  openWallets({
    build: RGB_LIB,
    startChild,
    network: 'regtest',
    indexerUrl: 'tcp://127.0.0.1:1',
    proxyEndpoint: null,
    doors: null,
    folder,
    maxWallets,
  });
const statusOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.catch((error: unknown) => (error instanceof Refusal ? error.answer.status : error));

it('knows no wallet that was not registered', async () => {
  expect(await statusOf(opened(3).find(keys))).toBe(404);
});

it('keeps no more wallets than it may, those of earlier times among them', async () => {
  for (const name of ['wallet-0123456789abcdef', 'wallet-fedcba9876543210', 'lock', 'other'])
    mkdirSync(join(folder, name));
  expect(await statusOf(opened(2).findOrOpen(keys))).toBe(403);
  expect(readdirSync(folder)).toHaveLength(4);
});

it('takes away the lock that a killed process left, before the next one starts: rgb-lib would wait an hour for it', async () => {
  const home = join(folder, folderOf(keys), keys.fingerprint);
  const lock = join(home, 'rgb_runtime.lock');
  mkdirSync(home, { recursive: true });
  writeFileSync(lock, '');
  let wasLocked: boolean | null = null;
  const wallets = opened(3, () => {
    wasLocked = existsSync(lock);
    throw new Error('not started');
  });
  await expect(wallets.find(keys)).rejects.toThrow('not started');
  expect(wasLocked).toBe(false);
});
