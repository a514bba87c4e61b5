import type { WalletView } from '../../src-preload/contract/index.ts';
import { FIRST_PROFILE } from '../../src-main/wallet/vault/new-wallet.ts';
import { FakeFailure, type FakeHandlers } from './fake-types.ts';
import type { World } from './scenarios.ts';
import { practiceWallet } from './scenarios.ts';

type WatchHandlers = Pick<FakeHandlers, 'watch.account' | 'watch.saveAccount' | 'watch.read' | 'watch.add'>;

/** What the fake machine that signs would give out: as long as a real one. */
export const FAKE_ACCOUNT = `{"format":"ochre-watch-account","keys":"${'tpubFake'.repeat(40)}"}`;
const CHECK = '3f81c2d94ab07e65';

export function makeWatchHandlers(
  world: World,
  find: (walletId: string) => WalletView,
  add: (wallet: WalletView) => WalletView,
): WatchHandlers {
  return {
    'watch.account': ({ walletId }) => ({
      text: FAKE_ACCOUNT,
      heldId: world.codes.hold(FAKE_ACCOUNT),
      fileName: `ochre-account-${find(walletId).network}.ochre-account.json`,
      check: CHECK,
    }),
    'watch.saveAccount': () => ({ outcome: 'saved', path: '/home/someone/account.json' }),
    'watch.read': ({ source }) => {
      const text =
        source.from === 'file'
          ? FAKE_ACCOUNT
          : source.from === 'text'
            ? source.text
            : source.from === 'bytes'
              ? atob(source.base64)
              : world.codes.whole(source.gatherId);
      if (text.trim() !== FAKE_ACCOUNT)
        throw new FakeFailure({
          code: 'BROUGHT_REFUSED',
          facts: { problem: 'publicKey', wanted: 'account' },
        });
      const account = {
        text: FAKE_ACCOUNT,
        name: 'Cold store',
        network: 'regtest',
        fingerprint: '9ac311fe',
        check: CHECK,
      } as const;
      return { outcome: 'read', account };
    },
    'watch.add': ({ name, practice }) =>
      add({
        ...practiceWallet,
        id: 'f7'.repeat(16),
        name,
        fingerprint: '9ac311fe',
        keySource: 'none',
        registered: false,
        connection: practice
          ? { kind: 'practice' }
          : { kind: 'remote', baseUrl: '', ...FIRST_PROFILE, hasToken: false },
      }),
  };
}
