import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import Database from 'libsql';
import { forkChild } from '../../src-main/keyholder/in-main/fork-child.ts';
import { missingHere, RGB_LIB } from '../../src-main/own-service/service.ts';
import { startRgbLib, type RgbLibProcess } from '../../src-main/own-service/rgb-lib/process.ts';
import type { WatchedKeys } from '../../src-main/base/own-service-state.ts';
import type { ChildLink } from '../../src-main/ports/index.ts';
import { bundleWhole } from './keyholder-bundle.ts';

export const PUBLISHED_KEYS: WatchedKeys = {
  xpubVanilla:
    'tpubDD2iAeMmyVN9WubAzkLyhzDodWpH3xSUZ75orurU7LC9WXDacjh89eBe8qWC2Doq4Q6DwurbaBmtg1MztUmVBRa8DKew4xjDokKTy9ZZwqi',
  xpubColored:
    'tpubDDdWFaKJ6JL4FDNHxhEHQB4EpN1n6zA4ckGzrqgiLd1W87urRXKNZkGQGzk4s5nQ7LQZsrfVD5UWxQAUE8ktmw6bg7FgsEo1SYh3Cna4E2g',
  fingerprint: '015a6af6',
};

/** As the rgb-lib of this version makes it for a new wallet. */
export const newDatabase = (): Buffer => gunzipSync(readFileSync('test/fixtures/rgb-lib-database.gz'));
/** As the fork that Ochre ran before makes it. */
export const forkDatabase = (): Buffer => gunzipSync(readFileSync('test/fixtures/fork-database.gz'));

/** Whether rgb-lib can be had here; says why not. */
export function hasRgbLib(): boolean {
  const missing = missingHere();
  if (missing !== null)
    console.warn(`Not tried with the real rgb-lib: npm run own-service -- fetch brings it (${missing}).`);
  return missing === null;
}

/** The process of a wallet, as it is built, and how to take the build away. */
export async function builtChild(): Promise<{ start: () => ChildLink; remove: () => void }> {
  const { path, remove } = await bundleWhole('src-main/own-service/rgb-lib/child.ts');
  return { start: () => forkChild(path, {}), remove };
}

/** A wallet of the real rgb-lib that is never online: what a synchronisation would find is written by the test. */
export async function offlineWallet(start: () => ChildLink, folder: string, keys: WatchedKeys) {
  const lib = await startRgbLib(RGB_LIB, start, null);
  await openOffline(lib, folder, keys);
  const file = `${folder}/${keys.fingerprint}/rgb_lib_db`;
  return {
    file,
    stop: () => lib.stop(),
    /** As a synchronisation would: these are slots of the wallet, unspent. */
    findSlots: (slots: readonly { readonly txid: string; readonly vout: number }[]) =>
      write(file, (db) => {
        const add = db.prepare(
          'INSERT INTO txo (txid, vout, btc_amount, spent, "exists", pending_witness) VALUES (?, ?, ?, 0, 1, 0)',
        );
        for (const { txid, vout } of slots) add.run(txid, vout, '1000');
      }),
    receive: (kind: 'blind' | 'witness', assetId: string | null = null, amount: string | null = null) =>
      receive(lib, kind, assetId, amount),
  };
}

export async function openOffline(lib: RgbLibProcess, folder: string, keys: WatchedKeys): Promise<void> {
  const walletData = {
    ...{ dataDir: folder, bitcoinNetwork: 'Regtest', databaseType: 'Sqlite', maxAllocationsPerUtxo: 1n },
    supportedSchemas: ['Nia', 'Uda', 'Cfa'],
  };
  const given = {
    ...{ accountXpubVanilla: keys.xpubVanilla, accountXpubColored: keys.xpubColored, mnemonic: null },
    ...{ masterFingerprint: keys.fingerprint, vanillaKeychain: 0n, witnessVersion: 'Taproot' },
  };
  await lib.run('wallet_new', { walletData, keys: given });
}

export function write(file: string, act: (db: Database.Database) => void): void {
  const db = new Database(file);
  try {
    act(db);
  } finally {
    db.close();
  }
}

export interface Received {
  readonly invoice: string;
  readonly recipientId: string;
  readonly expirationTimestamp: number;
  readonly batchTransferIdx: number;
}

async function receive(
  lib: RgbLibProcess,
  kind: 'blind' | 'witness',
  assetId: string | null,
  amount: string | null,
) {
  const text = await lib.run(`wallet_${kind}_receive`, {
    assetId,
    assignment: amount === null ? 'Any' : { Fungible: BigInt(amount) },
    expirationTimestamp: BigInt(Math.floor(Date.now() / 1_000) + 3_600),
    transportEndpoints: ['rpc://127.0.0.1:3000/json-rpc'],
    minConfirmations: 1n,
  });
  return JSON.parse(text) as Received;
}
