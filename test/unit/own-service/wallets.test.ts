import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { folderOf } from '../../../src-main/base/own-service-state.ts';
import { openWallets } from '../../../src-main/own-service/http/wallets.ts';
import { forkHere } from '../../../src-main/own-service/rgb-lib/fork-here.ts';
import { RGB_LIB } from '../../../src-main/own-service/rgb-lib/build.ts';
import type { ChildLink } from '../../../src-main/ports/index.ts';
import { ServedRefusal } from '../../../src-main/serving/answers.ts';
import { POISONS } from '../../support/poison.ts';
import { forkDatabase, hasRgbLib, newDatabase, write } from '../../support/rgb-lib.ts';
import type { RgbLibRequest } from '../../../src-main/own-service/rgb-lib/messages.ts';
import { openRgbWallet } from '../../../src-main/own-service/rgb-lib/wallet.ts';
import { requireGenuine } from '../../../src-main/own-service/service.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const keys = { xpubVanilla: 'tpubv', xpubColored: 'tpubc', fingerprint: '0badcafe' };

let folder: string;
beforeEach(() => void (folder = tempFolder()));

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
  asked.catch((error: unknown) => (error instanceof ServedRefusal ? error.answer.status : error));

it('an unregistered wallet is unknown', async () => expect(await statusOf(opened(3).find(keys))).toBe(404));

it('no more wallets than the limit are kept, those of earlier runs included', async () => {
  for (const name of ['wallet-0123456789abcdef', 'wallet-fedcba9876543210', 'lock', 'other'])
    mkdirSync(join(folder, name));
  expect(await statusOf(opened(2).findOrOpen(keys))).toBe(403);
  expect(readdirSync(folder)).toHaveLength(4);
});

it.skipIf(!hasRgbLib())(
  "a killed process's lock is removed before the next one starts, since rgb-lib would wait an hour for it",
  async () => {
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
  },
);

/** Puts a registered wallet's database here. */
function laid(change: (file: string) => void = () => undefined): void {
  const home = join(folder, folderOf(keys), keys.fingerprint);
  mkdirSync(home, { recursive: true });
  const file = join(home, 'rgb_lib_db');
  writeFileSync(file, newDatabase());
  change(file);
}
const byTsx = () => forkHere(['--import', 'tsx']);

it.each([
  ...['a trigger that swaps the slot of an invoice', 'a view in place of a table', 'a broken page'],
  ...['a picture that is another file', 'a picture that is one behind a zero'],
  ...['a transaction in another folder', 'an asset in another folder', 'a recipient in another folder'],
])(
  "a database with %s isn't opened, and rgb-lib isn't started, however the file came into the folder",
  async (how) => {
    laid(POISONS[how]);
    let started = 0;
    const wallets = opened(3, () => {
      started += 1;
      return byTsx();
    });
    await expect(wallets.find(keys)).rejects.toMatchObject({ kind: 'ForeignDatabase' });
    // Only the check started a process, and no snapshot was made.
    expect(started).toBe(1);
    expect(readdirSync(join(folder, folderOf(keys)))).toEqual([keys.fingerprint]);
  },
);

it('a database with names as rgb-lib writes them is genuine', async () => {
  laid((file) =>
    write(file, (db) =>
      db.exec(`INSERT INTO media (digest, mime) VALUES ('${'0f'.repeat(32)}', 'image/png');
        INSERT INTO asset (media_idx, id, schema, added_at, initial_supply, name, precision, timestamp)
          VALUES (1, 'rgb:a97f0WEG-jqoxgvA-TkZwN8d-K5VgEJy-hieR1zT-AdaF19s', 1, 1, '1', 'X', 0, 1);
        INSERT INTO batch_transfer (idx, txid, status, created_at, updated_at, min_confirmations)
          VALUES (1, '${'ab'.repeat(32)}', 1, 1, 1, 1), (2, NULL, 1, 1, 1, 1);
        INSERT INTO asset_transfer (idx, user_driven, batch_transfer_idx) VALUES (1, 1, 1), (2, 1, 2);
        INSERT INTO transfer (asset_transfer_idx, recipient_id) VALUES (1, NULL),
          (2, 'bcrt:wvout:BWZTFm9L-RGsFION-jX3gBeQ-Anv9~pq-KdbdGPk-yytjsRi-eYenpKg+${'02'.repeat(32)}')`),
    ),
  );
  const file = join(folder, folderOf(keys), keys.fingerprint, 'rgb_lib_db');
  await expect(requireGenuine(byTsx, file)).resolves.toBeUndefined();
});

it.each([
  ['as its last call left it', {}],
  [
    'that a call was cut in',
    { calling: '', 'before/rgb_lib_db': forkDatabase(), 'before/rgb_runtime.lock': '' },
  ],
])('data of the earlier fork stay as they are, %s, and the failure says what to do', async (_, beside) => {
  laid((file) => writeFileSync(file, forkDatabase()));
  const home = join(folder, folderOf(keys));
  mkdirSync(join(home, 'before'));
  for (const [name, content] of Object.entries(beside)) writeFileSync(join(home, name), content);
  writeFileSync(join(home, keys.fingerprint, 'rgb_runtime.lock'), '');
  const digest = (): string[] =>
    readdirSync(home, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name))
      .sort()
      .map((path) => `${path} ${hash('sha256', readFileSync(path))}`);
  const before = digest();
  await expect(opened(3, byTsx).find(keys)).rejects.toMatchObject({
    ...{
      kind: 'ForkDatabase',
      message: expect.stringContaining(`then move ${folderOf(keys)} out`) as unknown,
    },
  });
  expect(digest()).toEqual(before);
});

it("a database with a journal beside it isn't opened", async () => {
  laid((file) => writeFileSync(`${file}-wal`, 'x'));
  await expect(opened(3, byTsx).find(keys)).rejects.toMatchObject({ kind: 'ForeignDatabase' });
});

it("a database isn't opened, nor called foreign, when its check takes too long or ends early", async () => {
  laid();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let [kills, end] = [0, (): void => undefined];
  const silent = (): ChildLink => ({
    post: () => undefined,
    hear: () => undefined,
    ended: (listener) => (end = listener),
    kill: () => {
      kills += 1;
      end();
    },
  });
  const slow = expect(opened(3, silent).find(keys)).rejects.toMatchObject({ kind: 'UncheckedDatabase' });
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  await vi.advanceTimersByTimeAsync(21_000);
  await slow;
  expect(kills).toBeGreaterThan(0);
  const crashes = (): ChildLink => ({ ...silent(), ended: (listener) => listener() });
  await expect(opened(3, crashes).find(keys)).rejects.toMatchObject({ kind: 'UncheckedDatabase' });
});

describe.skipIf(!hasRgbLib())('a look at the chain', () => {
  const BALANCE = { settled: 0, future: 0, spendable: 0 };
  const ANSWERS: Readonly<Record<string, string>> = {
    wallet_list_unspents: '[]',
    wallet_get_btc_balance: JSON.stringify({ vanilla: BALANCE, colored: BALANCE }),
    wallet_create_utxos_begin: '"cHNidP8="',
  };

  /** Stands for rgb-lib's process: answers calls, and records whether each was to look at the chain. */
  async function opening() {
    const looks: [string, unknown][] = [];
    const startChild = (): ChildLink => {
      let tell = (_message: unknown): void => undefined;
      let end = (): void => undefined;
      return {
        post: (message) => {
          const { id = 0, name = '', args = '{}' } = message as Partial<RgbLibRequest>;
          const { skipSync } = JSON.parse(args) as { readonly skipSync?: boolean };
          if (skipSync !== undefined) looks.push([name.replace('wallet_', ''), skipSync]);
          queueMicrotask(() => tell({ id, ok: true, text: ANSWERS[name] ?? 'null' }));
        },
        hear: (told) => (tell = told),
        ended: (told) => (end = told),
        kill: () => end(),
      };
    };
    const wallet = await openRgbWallet({
      ...{ build: RGB_LIB, startChild, network: 'regtest', indexerUrl: 'tcp://127.0.0.1:1' },
      ...{ proxyEndpoint: null, doors: null, folder, keys, ends: new Map() },
    });
    onTestFinished(wallet.stop);
    const begin = () =>
      wallet.createUtxosBegin({ upTo: false, num: 1, size: 1_000, feeRate: 1n, keepsBegun: false });
    return { wallet, begin, looks };
  }

  it("that is recent isn't repeated to build slots, but for each list, once it is old, and after other changes", async () => {
    const { wallet, begin, looks } = await opening();
    await begin();
    await wallet.unspents();
    await begin();
    const now = Date.now();
    for (const atMs of [now + 31_000, now - 60_000]) {
      const clock = vi.spyOn(Date, 'now').mockReturnValue(atMs);
      await begin();
      clock.mockRestore();
    }
    const other = await opening();
    await other.wallet.btcBalance(true);
    await other.begin();
    const built = (skips: boolean) => ['create_utxos_begin', skips];
    expect(looks).toEqual([built(false), ['list_unspents', false], built(true), built(false), built(false)]);
    expect(other.looks.slice(1)).toEqual([built(false)]);
  });
});
