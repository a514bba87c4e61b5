import { describe, expect, it } from 'vitest';
import type { WalletRecord } from '../../../../src-main/domain/keys/wallet-record.ts';
import { mergeWallets, withoutLeave } from '../../../../src-main/use-cases/backup/merge-wallets.ts';

const keysOf = (fingerprint: string) => ({
  network: 'regtest' as const,
  fingerprint,
  xpub: `tpub ${fingerprint}`,
  accountXpubVanilla: `tpub vanilla ${fingerprint}`,
  accountXpubColored: `tpub colored ${fingerprint}`,
  accountXpubColoredFingerprint: fingerprint,
});
const wallet = (id: string, fingerprint: string): WalletRecord => ({
  id,
  name: id,
  keys: keysOf(fingerprint),
  keySource: 'none',
  connection: {
    kind: 'remote',
    baseUrl: 'https://evil.example',
    dialect: 'document',
    numbering: 'documentEra',
    keychains: 'learned',
    hasToken: true,
    proxy: null,
    pin: { of: 'certificate', sha256: 'a'.repeat(64) },
  },
  createdAtMs: 1,
  origin: 'created',
  keychains: { vanilla: [0], colored: [0] },
  highestIndex: { vanilla: 3, colored: 4 },
  consentedTo: ['https://evil.example'],
  registeredWith: 'https://evil.example',
  wordsCheckedAtMs: null,
  askAboveSats: null,
  lastAddress: null,
  rules: { state: '{}', met: [{ payee: 'x', atMs: 1, mac: 'b'.repeat(64) }] },
});

describe('the wallets of a backup', () => {
  it('are found by their public keys, and not by an id', () => {
    const here = { ...wallet('here', '00000001'), highestIndex: { vanilla: 9, colored: 0 } };
    const merged = mergeWallets([here], [wallet('other', '00000001')]);
    expect(merged).toMatchObject([{ id: 'here', highestIndex: { vanilla: 9, colored: 4 } }]);
  });

  it('are refused where an id is that of other keys, here or among them', () => {
    const [one, other] = [wallet('same', '00000001'), wallet('same', '00000002')];
    expect(() => mergeWallets([one], [other])).toThrow('BACKUP_REFUSED');
    expect(() => mergeWallets([], [one, other])).toThrow('BACKUP_REFUSED');
  });

  it('bring no leave to show the keys to anybody, and nothing that vouches for a service', () => {
    expect(withoutLeave(wallet('a', '00000001'))).toMatchObject({
      consentedTo: [],
      registeredWith: null,
      connection: { hasToken: false, pin: null },
      rules: { met: [] },
    });
    const here = { ...wallet('here', '00000001'), consentedTo: [], registeredWith: null };
    expect(mergeWallets([here], [wallet('other', '00000001')])).toMatchObject([
      { consentedTo: [], registeredWith: null },
    ]);
  });
});
