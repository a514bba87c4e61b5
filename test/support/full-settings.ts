import { derivePublicKeys } from '../../src-main/keys/derive.ts';
import type { WalletRecord } from '../../src-main/records/wallet.ts';
import { type SettingsDocument, emptySettings } from '../../src-main/records/settings.ts';
import { emptyRecord } from '../unit/wallet/record.ts';

const PIN = { of: 'certificate', sha256: 'ab'.repeat(32) } as const;
const AT_MS = 1_700_000_000_000;
const [PRACTICE, REMOTE, OWN] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)] as const;

/** As much in it as can be. What signs out of it is nowhere: these keys are of no words that anybody keeps. */
const full = (id: string, seed: number, connection: WalletRecord['connection']): WalletRecord => ({
  ...emptyRecord(),
  id,
  name: `Wallet ${connection.kind}`,
  keys: derivePublicKeys(new Uint8Array(64).fill(seed), 'regtest'),
  keySource: 'none',
  connection,
  createdAtMs: AT_MS,
  consentedTo: ['https://service.example'],
  registeredWith: connection.kind === 'remote' ? connection.baseUrl : connection.kind,
  wordsCheckedAtMs: AT_MS,
  askAboveSats: 50_000,
  lastAddress: {
    address: 'bcrt1pxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    keychain: 0,
    index: 0,
    shownAtMs: AT_MS,
    seenBefore: false,
  },
  rules: { state: '{}', behindMs: 0, met: [{ payee: 'x', atMs: AT_MS, mac: 'b'.repeat(64) }] },
  keysUnproved: 'backup',
  chainSource: { address: 'ssl://bitcoin.example:50002', pin: PIN },
  secondSource: { address: 'ssl://other.example:50002', pin: PIN },
  copyFolder: '/media/stick',
  lastDrill: {
    ...{ atMs: AT_MS, from: 'copy', copyAtMs: AT_MS, more: 0 },
    assets: [{ assetId: 'rgb:sepia', name: 'SEPIA', precision: 0, settled: '7', back: '7' }],
  },
  move: { toWalletId: 'ab'.repeat(16), invoices: [{ assetId: 'rgb:sepia', recipientId: 'utxob:sepia' }] },
});

const own = full(OWN, 3, {
  kind: 'own',
  indexer: 'ssl://bitcoin.example:50002',
  rgbProxy: 'rpcs://proxy.example/json-rpc',
  isTestnet4: false,
  proxy: { kind: 'socks5', host: '127.0.0.1', port: 9050, user: 'ochre' },
});

/** A lock would stand before every other screen, so none is set. The built-in wallet has plain keys alone. */
export const fullest: SettingsDocument = {
  ...emptySettings,
  wallets: [
    full(PRACTICE, 1, { kind: 'practice' }),
    full(REMOTE, 2, {
      kind: 'remote',
      baseUrl: 'https://service.example',
      dialect: 'document',
      numbering: 'documentEra',
      keychains: 'learned',
      hasToken: false,
      proxy: { kind: 'socks5', host: '127.0.0.1', port: 9050, user: 'ann' },
      pin: PIN,
    }),
    {
      ...own,
      keys: { ...own.keys, xpub: null, accountXpubColored: null, accountXpubColoredFingerprint: null },
    },
  ],
  activeWalletId: PRACTICE,
  lastBackupAtMs: AT_MS,
  hosts: [{ purpose: 'service', place: 'https://service.example', of: REMOTE }],
};
