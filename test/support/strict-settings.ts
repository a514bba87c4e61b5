import { type SettingsDocument, emptySettings } from '../../src-main/records/settings.ts';
import type { WalletRecord } from '../../src-main/records/wallet.ts';

const pin = { of: 'publicKey', sha256: 'ab'.repeat(32) } as const;
const keys = {
  network: 'regtest',
  fingerprint: '00000000',
  xpub: 'xpub',
  accountXpubVanilla: 'vanilla',
  accountXpubColored: 'colored',
  accountXpubColoredFingerprint: '00000000',
} as const;

const wallet: WalletRecord = {
  id: 'a'.repeat(32),
  name: 'remote',
  keys,
  keySource: 'keychain',
  connection: {
    kind: 'remote',
    baseUrl: 'https://a.example',
    dialect: 'document',
    numbering: 'beta7',
    keychains: 'learned',
    hasToken: true,
    proxy: { kind: 'socks5', host: '127.0.0.1', port: 9050, user: null },
    pin,
  },
  createdAtMs: 1,
  origin: 'created',
  keychains: { vanilla: [0], colored: [0] },
  highestIndex: { vanilla: 4, colored: 2 },
  searchLength: 1_000,
  consentedTo: ['https://a.example'],
  registeredWith: 'https://a.example',
  wordsCheckedAtMs: 2,
  askAboveSats: 0,
  lastAddress: { address: 'bcrt1p', keychain: 0, index: 4, shownAtMs: 3, seenBefore: false },
  rules: { state: '{}', behindMs: 0, met: [{ payee: 'a', atMs: 1, mac: 'cd'.repeat(32) }] },
  keysUnproved: 'backup',
  codeForm: 'bbqr',
  chainSource: { address: 'ssl://b.example:50002', pin },
  secondSource: { address: 'ssl://c.example:50002', pin: null },
};

/** Settings with everything that they may hold, all of it on the strict side. */
export const strictSettings: SettingsDocument = {
  ...emptySettings,
  app: { ...emptySettings.app, hideAmounts: true, offline: true, feePresets: [3], theme: 'dark' },
  wallets: [
    wallet,
    {
      ...wallet,
      id: 'b'.repeat(32),
      name: 'own',
      connection: { kind: 'own', indexer: 'ssl://d.example:50002', rgbProxy: null, isTestnet4: false },
    },
    {
      ...wallet,
      id: 'c'.repeat(32),
      name: 'practice',
      keys: { ...keys, xpub: null, accountXpubColored: null, accountXpubColoredFingerprint: null },
      connection: { kind: 'practice' },
    },
  ],
  activeWalletId: 'b'.repeat(32),
  lock: { id: 'd'.repeat(32), idleMinutes: 1 },
  lastBackupAtMs: 5,
  hosts: [{ purpose: 'service', place: 'https://a.example', of: 'a'.repeat(32) }],
};
