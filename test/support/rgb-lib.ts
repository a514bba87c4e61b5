import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import Database from 'libsql';
import { forkChild } from '../../src-main/keyholder/in-main/fork-child.ts';
import { missingPackage, RGB_LIB } from '../../src-main/own-service/service.ts';
import { startRgbLib, type RgbLibProcess } from '../../src-main/own-service/rgb-lib/process.ts';
import type { WatchedKeys } from '../../src-main/base/own-service-state.ts';
import type { ChildLink } from '../../src-main/ports/index.ts';
import { bundleWhole } from './keyholder-bundle.ts';

/** As the rgb-lib of this version makes it for a new wallet. */
export const newDatabase = (): Buffer => gunzipSync(readFileSync('test/fixtures/rgb-lib-database.gz'));

/** Whether rgb-lib can be had here; says why not. */
export function hasRgbLib(): boolean {
  const missing = missingPackage();
  if (missing !== null) console.warn(`Not tried with the real rgb-lib: ${missing} is not installed.`);
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
  const data = {
    ...{ dataDir: folder, bitcoinNetwork: 'Regtest', databaseType: 'Sqlite', maxAllocationsPerUtxo: 1 },
    ...{ supportedSchemas: ['Nia', 'Uda', 'Cfa'], reuseAddresses: false },
  };
  const settings = {
    ...{ accountXpubVanilla: keys.xpubVanilla, accountXpubColored: keys.xpubColored, mnemonic: null },
    ...{ masterFingerprint: keys.fingerprint, vanillaKeychain: 0, witnessVersion: 'Taproot' },
  };
  const args = { wallet_data: JSON.stringify(data), keys: JSON.stringify(settings) };
  await lib.run('rgblib_new_wallet', args, { keepAs: 'wallet' });
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

async function receive(lib: RgbLibProcess, kind: string, assetId: string | null, amount: string | null) {
  const text = await lib.run(`rgblib_${kind}_receive`, {
    asset_id_opt: assetId,
    assignment: amount === null ? '"Any"' : `{"Fungible":${amount}}`,
    expiration_timestamp_opt: String(Math.floor(Date.now() / 1_000) + 3_600),
    transport_endpoints: JSON.stringify(['rpc://127.0.0.1:3000/json-rpc']),
    min_confirmations: '1',
  });
  return JSON.parse(text ?? '') as Received;
}
