import type { SettingsDocument } from '../../src-main/records/settings.ts';
import type { WalletRecord } from '../../src-main/records/wallet.ts';
import { fullest } from './full-settings.ts';

const [practice, remote, own] = fullest.wallets as [WalletRecord, WalletRecord, WalletRecord];

/** Settings with everything that they may hold, all of it on the strict side. */
export const strictSettings: SettingsDocument = {
  ...fullest,
  app: { ...fullest.app, hideAmounts: true, offline: true, feePresets: [3], theme: 'dark' },
  wallets: [remote, { ...own, keys: remote.keys }, { ...practice, keys: own.keys }].map((wallet) => ({
    ...wallet,
    ...{ name: wallet.connection.kind, keySource: 'keychain', askAboveSats: 0, codeForm: 'bbqr' },
    secondSource: { address: 'ssl://other.example:50002', pin: null },
  })),
  lock: { id: 'd'.repeat(32), idleMinutes: 1 },
};
