import { describe, expect, it } from 'vitest';
import type { WalletRecord } from '../../../src-main/records/wallet.ts';
import { knownIndexes } from '../../../src-main/wallet/book/own-recipients.ts';
import { serviceReaches } from '../../../src-main/wallet/context/reaches.ts';
import { askConsent } from '../../../src-main/wallet/questions.ts';
import { mergeWallets, withoutLeave } from '../../../src-main/backup/merge-wallets.ts';
import { emptyRecord } from '../wallet/record.ts';

const EVIL = 'https://evil.example';
const wallet = (id: string, fingerprint: string): WalletRecord =>
  emptyRecord({
    ...{ id, name: id, keySource: 'none', createdAtMs: 1, consentedTo: [EVIL], registeredWith: EVIL },
    keys: {
      ...{ network: 'regtest', fingerprint, xpub: `tpub ${fingerprint}` },
      ...{
        accountXpubVanilla: `tpub vanilla ${fingerprint}`,
        accountXpubColored: `tpub colored ${fingerprint}`,
      },
      accountXpubColoredFingerprint: fingerprint,
    },
    connection: {
      ...{
        kind: 'remote',
        baseUrl: EVIL,
        dialect: 'document',
        numbering: 'documentEra',
        keychains: 'learned',
      },
      ...{ hasToken: true, proxy: null, pin: { of: 'certificate', sha256: 'a'.repeat(64) } },
    },
    ...{ keychains: { vanilla: [0], colored: [0] }, highestIndex: { vanilla: 3, colored: 4 } },
    ...{ searchLength: 1_000, codeForm: 'crypto-psbt' },
    rules: { state: '{}', met: [{ payee: 'x', atMs: 1, mac: 'b'.repeat(64) }] },
  });

describe('the wallets of a backup', () => {
  it('are found by their public keys, and not by an id', () => {
    const here = { ...wallet('here', '00000001'), highestIndex: { vanilla: 9, colored: 0 } };
    const merged = mergeWallets([here], [{ ...wallet('other', '00000001'), searchLength: 3_000 }]);
    expect(merged).toMatchObject([
      { id: 'here', highestIndex: { vanilla: 9, colored: 4 }, searchLength: 3_000 },
    ]);
    const longer = { ...here, searchLength: 4_000 };
    expect(mergeWallets([longer], merged)).toMatchObject([{ searchLength: 4_000 }]);
  });

  it('that are not here reach as far as they are searched, until a service is heard of', () => {
    const used = { ...wallet('new', '00000001'), highestIndex: { vanilla: 500, colored: 2_300 } };
    const [fresh] = mergeWallets([], [used]);
    expect(fresh).toMatchObject({
      origin: 'restored',
      highestIndex: { vanilla: -1, colored: -1 },
      searchLength: 3_000,
    });
    expect(knownIndexes(fresh!)).toEqual({ vanilla: 2_980, colored: 2_980 });
    // Of one that was restored from the words and is searched further, a file takes nothing back.
    const words = { ...fresh!, searchLength: 4_000, highestIndex: { vanilla: -1, colored: 7 } };
    expect(mergeWallets([words], [used])).toMatchObject([
      { highestIndex: { vanilla: -1, colored: 2_300 }, searchLength: 4_000 },
    ]);
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

  it('bring both servers of the chain where they are new, and leave those of a wallet that is here', () => {
    const source = (host: string) => ({ address: `ssl://${host}.example:50002`, pin: null });
    const brought = { ...wallet('other', '00000001'), chainSource: source('a'), secondSource: source('b') };
    expect(mergeWallets([], [brought])).toMatchObject([
      { chainSource: brought.chainSource, secondSource: brought.secondSource },
    ]);
    const here = { ...wallet('here', '00000001'), chainSource: source('c') };
    expect(mergeWallets([here], [brought])).toMatchObject([{ chainSource: source('c'), secondSource: null }]);
  });

  it('go by the way that is set here, and widen no keychain that was learned here', () => {
    const proxy = { kind: 'socks5', host: '127.0.0.1', port: 9050, user: null } as const;
    const connectionOf = (change: object): WalletRecord['connection'] => {
      const { connection } = wallet('any', '00000001');
      if (connection.kind !== 'remote') throw new Error('not remote');
      return { ...connection, ...change };
    };
    const of = (id: string, change: object): WalletRecord => ({
      ...wallet(id, '00000001'),
      connection: connectionOf(change),
      keychains: id === 'here' ? { vanilla: [0], colored: [0] } : { vanilla: [0, 1], colored: [0, 9] },
    });
    const theirs = { proxy: { ...proxy, port: 9999 } };
    const merged = (change: object) => mergeWallets([of('here', change)], [of('other', theirs)])[0];
    expect(merged({ proxy: null })).toMatchObject({
      connection: { proxy: null },
      keychains: { vanilla: [0], colored: [0] },
    });
    // No service is named here yet: it is taken from the file, by the proxy that is set here.
    expect(merged({ baseUrl: '', proxy })).toMatchObject({
      connection: { baseUrl: 'https://evil.example', proxy: { port: 9050 } },
    });
    const added = mergeWallets([], [of('other', theirs)])[0] ?? wallet('none', '00000002');
    expect(askConsent(added, 'evil.example', serviceReaches(added)).details).toContain(
      '127.0.0.1:9999, a network proxy, learns which servers you reach.',
    );
  });
});
