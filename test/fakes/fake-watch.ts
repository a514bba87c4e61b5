import type { WalletView } from '../../src-preload/contract/index.ts';
import { FIRST_PROFILE } from '../../src-main/wallet/vault/new-wallet.ts';
import { type FakeHandlers, refuse } from './fake-types.ts';
import type { World } from './scenarios.ts';
import { practiceWallet } from './scenarios.ts';

type WatchHandlers = Pick<FakeHandlers, Extract<keyof FakeHandlers, `watch.${string}`>>;

/** What the fake machine that signs would give out: as long as a real one. */
export const FAKE_ACCOUNT = `{"format":"ochre-watch-account","keys":"${'tpubFake'.repeat(40)}"}`;
/** Another program's descriptor of plain bitcoin, and of what is shown of it. */
export const FAKE_DESCRIPTOR = `tr([9ac311fe/86'/1'/0']${'tpubFake'.repeat(14)}/<0;1>/*)#fakefake`;
const FAKE_ADDRESS = `bcrt1p${'0fake'.repeat(11)}qqq`;
const foreignAccount = {
  text: FAKE_DESCRIPTOR,
  name: '',
  fingerprint: '9ac311fe',
  check: null,
  networks: (['testnet', 'signet', 'regtest'] as const).map((network) => ({
    network,
    firstAddress: FAKE_ADDRESS,
  })),
  leftOut: 6,
};
const FORMS = ['descriptor', 'core', 'json', 'account', 'assets'] as const;
const programText = (form: (typeof FORMS)[number]): string => `${form} of the fake wallet ${'x'.repeat(120)}`;
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
    'watch.forPrograms': ({ walletId }) => ({
      fingerprint: find(walletId).fingerprint,
      paths: { plain: "m/86'/1'/0'", assets: find(walletId).plainOnly === true ? null : "m/86'/827167'/0'" },
      firstAddress: FAKE_ADDRESS,
      forms: FORMS.filter((form) => form !== 'assets' || find(walletId).plainOnly !== true).map((form) => ({
        form,
        text: programText(form),
        heldId: world.codes.hold(programText(form)),
        fileName: `${form}.txt`,
      })),
    }),
    'watch.saveForProgram': ({ form }) => ({ outcome: 'saved', path: `/home/someone/${form}.txt` }),
    'watch.address': ({ index }) => ({
      address: index === 0 ? FAKE_ADDRESS : `${FAKE_ADDRESS.slice(0, -4)}${String(index).padStart(4, 'q')}`,
      path: `m/86'/1'/0'/0/${String(index)}`,
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
      if (text.trim() === FAKE_DESCRIPTOR) return { outcome: 'read', account: foreignAccount };
      if (text.trim() !== FAKE_ACCOUNT)
        refuse('BROUGHT_REFUSED', { problem: 'publicKey', wanted: 'account' });
      const account = {
        text: FAKE_ACCOUNT,
        name: 'Cold store',
        fingerprint: '9ac311fe',
        check: CHECK,
        networks: [{ network: 'regtest' as const, firstAddress: FAKE_ADDRESS }],
        leftOut: 0,
      };
      return { outcome: 'read', account };
    },
    'watch.add': ({ text, name, practice, network = 'regtest' }) =>
      add({
        ...practiceWallet,
        ...(text === FAKE_DESCRIPTOR ? { plainOnly: true as const } : {}),
        network,
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
