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
