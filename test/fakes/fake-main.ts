import { ABILITIES, OWN_ABILITIES, PRACTICE_ABILITIES } from '../../src-main/base/service/abilities.ts';
import { parsePin } from '../../src-main/base/service/route.ts';
import { FIRST_PROFILE } from '../../src-main/wallet/vault/new-wallet.ts';
import type { Balance, ProxyView, UnspentView, WalletView } from '../../src-preload/contract/index.ts';
import { makeNodeRunHandlers } from './fake-node-runs.ts';
import { makeNodeHandlers } from './fake-nodes.ts';
import { makeChainHandlers } from './fake-chain.ts';
import { makeLockHandlers } from './fake-lock.ts';
import { PRACTICE_WORDS } from './fake-words.ts';
import { makeSigningHandlers } from './fake-signing.ts';
import { makeUnfinishedHandlers } from './fake-unfinished.ts';
import { makeCodeHandlers } from './fake-codes.ts';
import { makeOfflineHandlers } from './fake-offline.ts';
import { makeAssetHandlers } from './fake-assets.ts';
import { makeBackupHandlers } from './fake-backup.ts';
import { makeRulesHandlers } from './fake-rules.ts';
import { makePracticeHandlers } from './fake-practice.ts';
import { makeHandoffHandlers } from './fake-handoff.ts';
import { makeWatchHandlers } from './fake-watch.ts';
import { type ConfirmFake, type FakeHandlers, refuse, type TellFake } from './fake-types.ts';
import type { World } from './scenarios.ts';
import { anAddress, NOW_MS, practiceWallet } from './scenarios.ts';

/** One handler for each call, over a world that they change. */
export function makeHandlers(world: World, tell: TellFake): Partial<FakeHandlers> {
  const find = (walletId: string): WalletView => {
    return world.wallets.find(({ id }) => id === walletId) ?? refuse('WALLET_UNKNOWN');
  };
  const registered = (walletId: string): WalletView => {
    const wallet = find(walletId);
    if (!wallet.registered) refuse('NOT_CONNECTED', { host: hostOf(wallet) });
    return wallet;
  };
  const put = (changed: WalletView): WalletView => {
    world.wallets = world.wallets.map((wallet) => (wallet.id === changed.id ? changed : wallet));
    tell('wallet.listChanged', {});
    return changed;
  };
  const add = (wallet: WalletView): WalletView => {
    world.wallets = [...world.wallets, wallet];
    world.activeId = wallet.id;
    tell('wallet.listChanged', {});
    return wallet;
  };
  const waiting = new Map<string, (agreed: boolean) => void>();
  const confirm: ConfirmFake = (title, confirmLabel, more) => {
    if (world.confirm === 'native') return Promise.resolve(true);
    const questionId = (0xe0 + waiting.size).toString(16).repeat(16);
    const plain = { message: 'Main asks first.', details: [], danger: false };
    tell('confirm.asked', { questionId, title, confirmLabel, ...plain, ...more });
    return new Promise((resolve) => {
      waiting.set(questionId, resolve);
    });
  };
  const newId = (): string => (0xc0 + world.wallets.length).toString(16).repeat(16);

  const signing = makeSigningHandlers(world, tell, confirm);

  return {
    ...signing,
    ...makeUnfinishedHandlers(world, tell, confirm, signing),
    ...makeRulesHandlers(world, confirm),
    ...makeBackupHandlers(world, confirm),
    ...makeNodeHandlers(world.fleet, tell, confirm),
    ...makeNodeRunHandlers(world.fleet, tell, confirm),
    ...makeHandoffHandlers(world, tell, () => world.live),
    ...makeWatchHandlers(world, find, add),
    ...makeCodeHandlers(world.codes, world.camera),
    ...makeOfflineHandlers(world, tell, confirm),
    ...makeAssetHandlers(world, tell, confirm),
    ...makeLockHandlers(world, tell),
    ...makeChainHandlers(world, tell, confirm),
    ...makePracticeHandlers(world, tell, registered),
    'files.choose': () => {
      refuse('NOT_HERE', { reason: 'noFileDialog' });
    },
    'vault.keychain': () =>
      world.keychain === 'absent'
        ? { state: 'absent', cause: 'noSecretService', detail: 'not provided by any .service files' }
        : { state: world.keychain },
    'vault.create': ({ name, network, keep, practice }) =>
      add({
        ...practiceWallet,
        id: newId(),
        name,
        network,
        keySource: keep,
        connection: practice
          ? { kind: 'practice' }
          : { kind: 'remote', baseUrl: '', ...FIRST_PROFILE, hasToken: false },
        registered: false,
        consented: false,
      }),
    'vault.restore': ({ name, network, keep, words }) => {
      const count = words.trim().split(/\s+/).length;
      if (count !== 12 && count !== 24) refuse('WORDS_COUNT', { count });
      return add({
        ...practiceWallet,
        id: newId(),
        name,
        network,
        keySource: keep,
        wordsCheckedAtMs: NOW_MS,
      });
    },
    'vault.createFromService': ({ name, network, keep }) => {
      if (network === 'mainnet') refuse('NOT_HERE', { reason: 'noServiceKeysOnMainnet' });
      return {
        outcome: 'created',
        wallet: add({ ...practiceWallet, id: newId(), name, network, keySource: keep }),
      };
    },
    'vault.reveal': async ({ walletId }) => {
      const { name } = find(walletId);
      if (!(await confirm(`Show recovery phrase of “${name}”?`, 'Show recovery phrase', { danger: true })))
        return { outcome: 'aborted' };
      return { outcome: 'shown', words: PRACTICE_WORDS };
    },
    'vault.checkWords': ({ walletId, words }) => {
      const wallet = find(walletId);
      if (words.trim() !== PRACTICE_WORDS.join(' '))
        refuse('WORDS_OTHER_WALLET', { walletName: wallet.name });
      return put({ ...wallet, wordsCheckedAtMs: NOW_MS });
    },
    'vault.wordsOnScreen': ({ shown }) => {
      world.wordsOnScreen = shown;
      return {};
    },
    'links.take': () => {
      const taken = world.link;
      world.link = { kind: 'none' };
      return taken;
    },
    'vault.lookInKeychain': () => ({
      closed: world.closedSecrets,
      found: world.wallets.some(({ id }) => id === 'd4'.repeat(16))
        ? []
        : [
            {
              walletId: 'd4'.repeat(16),
              network: 'signet' as const,
              fingerprint: '4b1e77a0',
              createdAtMs: NOW_MS - 40 * 86_400_000,
            },
          ],
    }),
    'vault.adopt': ({ walletId, name }) => add({ ...practiceWallet, id: walletId, name, network: 'signet' }),

    'wallet.list': () => ({ wallets: world.wallets, activeId: world.activeId }),
    'wallet.select': ({ walletId }) => {
      const wallet = find(walletId);
      world.activeId = walletId;
      return wallet;
    },
    'wallet.tellAgain': () => {
      const walletId = world.activeId;
      if (walletId !== null) tell('wallet.changed', { walletId });
      return {};
    },
    'wallet.searchFurther': ({ walletId }) =>
      put({ ...find(walletId), searchLength: Math.min(2 * find(walletId).searchLength, 21_000) }),
    'wallet.chooseCodeForm': ({ walletId, form }) => put({ ...find(walletId), codeForm: form }),
    'wallet.rename': ({ walletId, name }) => put({ ...find(walletId), name }),
    'wallet.remove': async ({ walletId }) => {
      const { name } = find(walletId);
      if (!(await confirm(`Remove “${name}”?`, 'Remove', { danger: true }))) return { outcome: 'aborted' };
      world.wallets = world.wallets.filter(({ id }) => id !== walletId);
      if (world.activeId === walletId) world.activeId = world.wallets[0]?.id ?? null;
      tell('wallet.listChanged', {});
      return { outcome: 'removed' };
    },
    'wallet.connect': ({ walletId, connection }) => {
      const wallet = find(walletId);
      if (connection.kind === 'practice')
        return put({ ...wallet, connection, can: PRACTICE_ABILITIES, registered: false });
      if (connection.kind === 'own')
        return put({
          ...wallet,
          connection: { ...connection, isTestnet4: false },
          can: OWN_ABILITIES,
          registered: false,
        });
      if (!URL.canParse(connection.baseUrl)) refuse('URL_REFUSED', { reason: 'syntax' });
      const had = wallet.connection.kind === 'remote' && wallet.connection.hasToken;
      const { token, proxy: asked, pin: typed, ...profile } = connection;
      const was = wallet.connection.kind === 'remote' ? wallet.connection : FIRST_PROFILE;
      const { password: _, ...place } = asked ?? { password: '' };
      const proxy = asked === undefined ? was.proxy : asked === null ? null : (place as ProxyView);
      const pin = typed === undefined ? was.pin : typed === null ? null : parsePin(typed);
      const hasToken = token === undefined ? had : token !== null;
      return put({
        ...wallet,
        connection: { ...FIRST_PROFILE, ...profile, hasToken, proxy, pin },
        can: ABILITIES[profile.dialect],
        registered: false,
      });
    },
    'wallet.ownService': () => world.ownService,
    'wallet.detect': ({ baseUrl }) => {
      if (!URL.canParse(baseUrl)) refuse('URL_REFUSED', { reason: 'syntax' });
      return { baseUrl, ...world.detected };
    },
    'wallet.reach': () => world.reached,
    'wallet.register': async ({ walletId }) => {
      const wallet = find(walletId);
      const agreed =
        wallet.consented ||
        wallet.connection.kind !== 'remote' ||
        (await confirm(`Connect to ${hostOf(wallet)} and share public keys?`, 'Show nodes'));
      if (!agreed) return { outcome: 'aborted', address: null };
      put({ ...wallet, registered: true, consented: true });
      world.addresses.push(anAddress);
      return { outcome: 'registered', address: anAddress };
    },
    'wallet.overview': ({ walletId }) => {
      registered(walletId);
      const count = (use: UnspentView['use']) => world.unspents.filter((one) => one.use === use).length;
      return {
        balance: {
          vanilla: balanceOf(world.unspents.filter(({ use }) => use === 'plain')),
          colored: balanceOf(world.unspents.filter(({ use }) => use !== 'plain')),
        },
        slots:
          world.outputsRefused === true
            ? null
            : { free: count('free'), held: count('held'), carrying: count('carrying') },
        asOfMs: Date.now(),
      };
    },
    'wallet.unspents': ({ walletId }) => {
      registered(walletId);
      if (world.outputsRefused === true)
        refuse('SERVICE_ERROR', {
          host: 'service.example',
          endpoint: 'listunspents',
          status: 500,
          message: 'Internal Server Error',
          name: null,
          retryAfterSeconds: null,
        });
      return { unspents: world.unspents, asOfMs: Date.now() };
    },
    'wallet.consistency': ({ walletId }) => {
      registered(walletId);
      return { mismatches: world.mismatches };
    },
    'wallet.acceptCoins': ({ walletId }) => {
      registered(walletId);
      world.mismatches = world.mismatches.filter(
        ({ kind }) => kind !== 'coinGone' && kind !== 'slotAppeared',
      );
      return {};
    },
    'wallet.newAddress': ({ walletId }) => {
      registered(walletId);
      const index = (world.addresses.at(-1)?.index ?? 2) + 1;
      const address = { ...anAddress, index, path: `m/86'/1'/0'/0/${String(index)}` };
      world.addresses.push(address);
      return address;
    },
    'wallet.lastOverview': () => world.lastOverview,
    'wallet.lastAddress': ({ walletId }) => {
      registered(walletId);
      return world.addresses.at(-1) ?? null;
    },
    'wallet.refresh': ({ walletId }) => {
      registered(walletId);
      return { asOfMs: Date.now(), changes: [] };
    },

    'settings.get': () => world.settings,
    'settings.look': () => ({ theme: world.settings.theme, speaks: world.settings.speaks }),
    'settings.set': (part) => {
      const given = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
      world.settings = { ...world.settings, ...given };
      // This system is set to English.
      const { language } = world.settings;
      world.settings.speaks = language === 'system' ? 'en' : language;
      tell('settings.changed', world.settings);
      return world.settings;
    },
    'settings.about': () => ({
      version: '0.1.0',
      host: world.confirm === 'page' ? 'loopback' : 'electron',
      confirm: world.confirm,
      dataFolder: '/home/someone/.config/ochre-wallet',
      damage: [],
    }),
    'settings.diagnostics': () => ({
      text: 'Ochre 0.1.0, loopback host, linux x64, Node 20.0.0\nKeychain: ready\nWallets: 1\n',
    }),
    'settings.copy': () => ({}),
    'confirm.answer': ({ questionId, agreed }) => {
      if (world.confirm === 'native') refuse('NOT_HERE', { reason: 'nativeConfirmOnly' });
      waiting.get(questionId)?.(agreed);
      tell('confirm.closed', { questionId });
      return {};
    },
  };
}

const hostOf = ({ connection }: WalletView): string =>
  connection.kind === 'remote' ? new URL(connection.baseUrl).host : connection.kind;

/** As the real servers: what waits for a block is in the future, and slots are not spendable as bitcoin. */
function balanceOf(unspents: readonly UnspentView[]): Balance {
  const sum = (some: readonly UnspentView[]) => some.reduce((total, { amountSats }) => total + amountSats, 0);
  const settled = unspents.filter((one) => one.settled);
  return {
    settledSats: sum(settled),
    futureSats: sum(unspents),
    spendableSats: sum(settled.filter(({ use }) => use !== 'held')),
  };
}
