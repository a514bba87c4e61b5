import type { SnapshotEntry } from '../../../src-main/verify/verdict/claims/snapshot.ts';
import type { WalletRecord } from '../../../src-main/records/wallet.ts';
import { newWallet } from '../../../src-main/wallet/vault/new-wallet.ts';

/** The record of a regtest wallet that spoke to nobody yet; its keys are placeholders that nothing derives from. */
export function emptyRecord(change: Partial<WalletRecord> = {}): WalletRecord {
  const keys = {
    network: 'regtest',
    fingerprint: '00000000',
    xpub: '',
    accountXpubVanilla: '',
    accountXpubColored: '',
    accountXpubColoredFingerprint: '00000000',
  } as const;
  const record = newWallet({
    id: '0'.repeat(32),
    name: 'Test',
    keys,
    keySource: 'keychain',
    createdAtMs: 0,
    origin: 'created',
    connection: { kind: 'practice' },
  });
  return { ...record, ...change };
}

/** A free slot of 1,000 sats, on output 0 of a transaction of this figure, but for what is changed of it. */
export const listed = (n: number, change: Partial<SnapshotEntry> = {}): SnapshotEntry => ({
  ...{ txid: String(n).repeat(64), vout: 0, amountSats: 1_000n, colorable: true, exists: true },
  ...{ allocations: [], pendingBlinded: 0, ...change },
});

/** The built-in service over an indexer that is not there. */
export const ownConnection: WalletRecord['connection'] = {
  ...{ kind: 'own', indexer: 'tcp://127.0.0.1:1', rgbProxy: null, isTestnet4: false, proxy: null },
};
