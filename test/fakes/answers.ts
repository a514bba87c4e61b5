import { ABILITIES, OWN_ABILITIES, PRACTICE_ABILITIES } from '../../src-main/base/service/abilities.ts';
import { parsePin } from '../../src-main/base/service/route.ts';
import { readPaymentLink } from '../../src-main/invoices/payment-link.ts';
import { FIRST_PROFILE } from '../../src-main/wallet/vault/new-wallet.ts';
import type {
  Balance,
  CallInput,
  ProxyView,
  UnspentView,
  WalletView,
} from '../../src-preload/contract/index.ts';
import { anAsset, anOwnInvoice, ids, matches, rowOf } from './asset-world.ts';
import { elsewhereAnswers } from './elsewhere-answers.ts';
import { type Answers, refuse, refuseWith, type TellFake } from './fake-types.ts';
import { aBtcReview, aSendReview, aSlotsReview } from './reviews.ts';
import { anAddress, cannotRead, NOW_MS, practiceWallet, txidOf, type World } from './scenarios.ts';

/** Twelve words of the list with a valid checksum; no real wallet uses them. */
export const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ');

/** Main's answers from the fake world. Only the list of wallets and the settings remember earlier calls. */
export function answersOf(world: World, tell: TellFake): Answers {
  const find = (walletId: string): WalletView =>
    world.wallets.find(({ id }) => id === walletId) ?? refuse('WALLET_UNKNOWN');
  const put = (changed: WalletView): WalletView => {
    world.wallets = world.wallets.map((wallet) => (wallet.id === changed.id ? changed : wallet));
    tell('wallet.listChanged', {});
    return changed;
  };
  const add = (part: Partial<WalletView>): WalletView => {
    const id = (0xc0 + world.wallets.length).toString(16).repeat(16);
    const wallet = { ...practiceWallet, id, ...part };
    world.wallets = [...world.wallets, wallet];
    world.activeId = wallet.id;
    tell('wallet.listChanged', {});
    return wallet;
  };
  const make = (asked: Omit<CallInput<'vault.create'>, 'wordCount'>): WalletView =>
    add({
      ...{ name: asked.name, network: asked.network, keySource: asked.keep },
      ...{ registered: false, consented: false },
      connection: asked.practice
        ? { kind: 'practice' }
        : { kind: 'remote', baseUrl: '', ...FIRST_PROFILE, hasToken: false },
    });
  const lock = () => ({
    password: world.password === null ? ('none' as const) : ('set' as const),
    ...{ locked: world.locked, questionCancelled: false, idleMinutes: 10, waitSeconds: 0 },
    nodes: { watched: 0, locked: 0, waiting: 0 },
  });
  const free = () => world.unspents.filter(({ use }) => use === 'free').length;
  const plainSats = () => sum(world.unspents.filter(({ use, settled }) => use === 'plain' && settled));

  return {
    ...elsewhereAnswers(world, tell),
    'links.take': () => {
      const taken = world.link;
      world.link = { kind: 'none' };
      return taken;
    },

    'vault.keychain': () =>
      world.keychain === 'absent'
        ? { state: 'absent', cause: 'noSecretService', detail: 'not provided by any .service files' }
        : { state: world.keychain },
    'vault.create': make,
    'vault.restore': make,
    'vault.createFromService': ({ name, network, keep }) => ({
      outcome: 'created',
      wallet: add({ name, network, keySource: keep }),
    }),
    'vault.reveal': { outcome: 'shown', words: WORDS },
    'vault.checkWords': ({ walletId }) => put({ ...find(walletId), wordsCheckedAtMs: NOW_MS }),
    'vault.wordsOnScreen': {},
    'vault.lookInKeychain': () => ({
      closed: world.closedSecrets,
      found: [
        {
          ...{ walletId: 'd4'.repeat(16), network: 'signet', fingerprint: '4b1e77a0' },
          createdAtMs: NOW_MS - 40 * 86_400_000,
        },
      ],
    }),

    'wallet.list': () => ({ wallets: world.wallets, activeId: world.activeId }),
    'wallet.select': ({ walletId }) => {
      world.activeId = walletId;
      return find(walletId);
    },
    'wallet.tellAgain': () => {
      if (world.activeId !== null) tell('wallet.changed', { walletId: world.activeId });
      return {};
    },
    'wallet.remove': ({ walletId }) => {
      world.wallets = world.wallets.filter(({ id }) => id !== walletId);
      world.activeId = world.wallets[0]?.id ?? null;
      tell('wallet.listChanged', {});
      return { outcome: 'removed' };
    },
    'wallet.connect': ({ walletId, connection }) => {
      const wallet = { ...find(walletId), registered: false };
      if (connection.kind === 'practice') return put({ ...wallet, connection, can: PRACTICE_ABILITIES });
      const before = wallet.connection.kind === 'practice' ? null : wallet.connection.proxy;
      const proxy = proxyNow(before, connection.proxy);
      if (connection.kind === 'own')
        return put({
          ...wallet,
          connection: { ...connection, proxy, isTestnet4: false },
          can: OWN_ABILITIES,
        });
      const was =
        wallet.connection.kind === 'remote' ? wallet.connection : { ...FIRST_PROFILE, hasToken: false };
      const { token, proxy: _, pin: typed, ...profile } = connection;
      const pin = typed === undefined ? was.pin : typed === null ? null : parsePin(typed);
      const hasToken = token === undefined ? was.hasToken : token !== null;
      return put({
        ...wallet,
        connection: { ...FIRST_PROFILE, ...profile, hasToken, proxy, pin },
        can: ABILITIES[profile.dialect],
      });
    },
    'wallet.ownService': () => world.ownService,
    'wallet.detect': ({ baseUrl }) => ({ baseUrl, ...world.detected }),
    'wallet.reach': () => world.reached,
    'wallet.register': ({ walletId }) => {
      put({ ...find(walletId), registered: true, consented: true });
      return { outcome: 'registered', address: anAddress };
    },
    'wallet.overview': () => {
      const count = (use: UnspentView['use']) => world.unspents.filter((one) => one.use === use).length;
      return {
        balance: {
          vanilla: balanceOf(world.unspents.filter(({ use }) => use === 'plain')),
          colored: balanceOf(world.unspents.filter(({ use }) => use !== 'plain')),
        },
        slots: { free: free(), held: count('held'), carrying: count('carrying') },
        asOfMs: Date.now(),
      };
    },
    'wallet.unspents': () => ({ unspents: world.unspents, asOfMs: Date.now() }),
    'wallet.consistency': () => ({ mismatches: world.mismatches }),
    'wallet.acceptCoins': {},
    'wallet.newAddress': () => {
      world.addresses = [anAddress];
      return anAddress;
    },
    'wallet.lastOverview': () => world.lastOverview,
    'wallet.lastAddress': () => world.addresses.at(-1) ?? null,
    'wallet.addresses': () => {
      const rows = world.addresses.map(({ address, path, index }) => ({ address, path, index }));
      return {
        rows: rows.map((row) => ({ ...row, receivedSats: null, label: null })),
        total: rows.length,
      };
    },
    'wallet.refresh': () => ({ asOfMs: Date.now(), changes: [] }),

    'settings.get': () => world.settings,
    'settings.look': () => ({ theme: world.settings.theme, speaks: world.settings.speaks }),
    'settings.set': (part) => {
      const given = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
      world.settings = { ...world.settings, ...given };
      // This system is set to English.
      const { language } = world.settings;
      world.settings.speaks = language === 'system' ? 'en' : language;
      return world.settings;
    },
    'settings.about': () => ({
      ...{
        version: '0.1.0',
        host: world.confirm === 'page' ? 'loopback' : 'electron',
        confirm: world.confirm,
      },
      ...{ dataFolder: '/home/someone/.config/ochre-wallet', damage: [] },
    }),
    'settings.copy': {},

    'lock.state': lock,
    'lock.look': lock,
    'lock.now': () => ({ ...lock(), locked: true }),
    'lock.active': {},
    'lock.setPassword': () => ({ ...lock(), password: 'set' }),
    'lock.adopt': () => {
      world.closedSecrets = 0;
      return { ...lock(), password: 'set' };
    },

    'assets.list': () => ({ assets: world.assets, asOfMs: world.assetsAsOfMs }),
    'assets.balance': ({ assetId }) => ({
      balance: world.assets.find((one) => one.assetId === assetId)?.balance ?? NOTHING,
      trace: world.trace,
      asOfMs: Date.now(),
    }),
    'assets.grounds': () => world.grounds,
    'assets.history': () => world.assetHistory,
    'assets.decideName': { outcome: 'decided' },
    'assets.issue': ({ ticker, name, precision }) => {
      const asset = anAsset(`rgb:Is000000-${ids.tusd.slice(13)}`, { ticker, name, precision });
      world.assets = [...world.assets, asset];
      return { outcome: 'issued', asset };
    },

    'transfers.page': ({ filter, offset, limit }) => {
      const found = world.transfers.filter((one) => matches(one, filter));
      return {
        total: found.length + (world.unreadable.transfers?.length ?? 0),
        rows: found.slice(offset, offset + limit).map(rowOf),
        ...cannotRead(offset === 0 ? world.unreadable.transfers : undefined),
        asOfMs: world.assetsAsOfMs,
      };
    },
    'transfers.read': ({ key }) =>
      world.transfers.find((one) => one.key === key) ?? refuse('TRANSFER_UNKNOWN'),
    'transfers.verify': ({ key }) => {
      world.transfers = world.transfers.map((one) =>
        one.key === key ? { ...one, assetData: world.history } : one,
      );
      return world.history;
    },
    'transfers.fail': { outcome: 'failed' },

    'invoices.create': ({ assetId, amount, kind = 'blinded' }) =>
      anOwnInvoice(100, { assetId, amount, kind, createdAtMs: Date.now() }),
    'invoices.list': () => ({ invoices: world.invoices, ...cannotRead(world.unreadable.invoices) }),
    'invoices.status': ({ invoice }) => ({
      ...(world.invoices.find((one) => one.invoice === invoice) ?? anOwnInvoice(100)),
      asOfMs: Date.now(),
    }),
    'invoices.read': ({ text }) => ({
      columns: null,
      invoices: text.split('\n').flatMap((line, at) => {
        if (line.trim() === '') return [];
        const known = world.payable.get(line.trim());
        const unread = { readable: false, excerpt: line.slice(0, 40), problem: 'scheme' } as const;
        return [{ ...(known ?? unread), line: at + 1 }];
      }),
    }),

    'signing.planSlots': ({ num, sizeSats, upTo }) => {
      const toCreate = upTo ? Math.max(0, num - free()) : num;
      const slotsSats = toCreate * sizeSats;
      return {
        ...{ freeNow: free(), toCreate, slotsSats, feeSatsEstimate: 652, vbytesEstimate: 326 },
        ...{ takesSats: slotsSats + 652, spendableSats: plainSats(), freeAfter: free() + toCreate },
      };
    },
    'signing.beginSlots': ({ walletId }) => aSlotsReview(world.verdict, { walletId }),
    'signing.beginSend': (asked) => aSendReview(asked, world.verdict),
    'signing.readPayment': ({ text }) => {
      const read = readPaymentLink(text, 'regtest');
      if (!read.ok) return { payable: false, reason: read.reason };
      const { amountSats, address, label, message } = read.asked;
      return {
        ...{ payable: true, address, leastSats: 294, label, message },
        amountSats: amountSats === null ? null : Number(amountSats),
      };
    },
    'signing.planSendBtc': ({ recipients, rateSatsPerVb }) => {
      const amountSats = recipients[0]?.amountSats ?? null;
      const [spendableSats, feeSats] = [plainSats(), Math.ceil(142 * rateSatsPerVb)];
      const remainsSats = spendableSats - (amountSats ?? 0) - feeSats;
      return {
        ...{ coins: world.unspents.length, spendableSats, mostSats: Math.max(0, spendableSats - feeSats) },
        cost:
          amountSats === null || remainsSats < 0
            ? null
            : { feeSatsEstimate: feeSats, remainsSats, inputs: 1 },
        slotTakesSats: 1_308,
        builtHere: false,
      };
    },
    'signing.beginSendBtc': ({ walletId }) => aBtcReview(world.verdict, { walletId }),
    'signing.approve': ({ flowId }) =>
      flowId.startsWith('f0')
        ? { outcome: 'created', txid: txidOf(50), created: 5 }
        : flowId.startsWith('f1')
          ? { outcome: 'handedOver', txid: txidOf(60), batchTransferIdx: 200, broadcast: 'waitsForRecipient' }
          : { outcome: 'paid', txid: txidOf(70), listed: true },
    'signing.cancel': { outcome: 'dropped' },
    'signing.unfinished': () => ({
      flows: world.unfinished,
      ...cannotRead(world.unreadable.flows),
      waiting: world.waiting,
    }),
    'signing.wait': {},
    'signing.stopWaiting': {},
    'signing.resume': ({ flowId }) => ({ ...aSlotsReview('proved'), flowId }),
    'signing.look': ({ flowId }) => ({
      flow: world.unfinished.find((flow) => flow.flowId === flowId) ?? null,
      became: 'open',
    }),
    'signing.handOver': { outcome: 'created', txid: txidOf(60), created: 5 },

    'chain.read': () => world.chain,
    'chain.test': ({ address }) => {
      if (world.chainFailure !== null) refuseWith(world.chainFailure);
      const kind = /^https?:/.test(address) ? 'esplora' : 'electrum';
      return { kind, chain: 'regtest', height: 1_234, tookMs: 56 };
    },
    'chain.fees': () => (world.chain.source === null ? refuse('CHAIN_OFF') : ESTIMATES),
    'chain.whereabouts': () => (world.chainFailure === null ? world.place : refuseWith(world.chainFailure)),
    'chain.doubleSpends': () => ({ found: [...world.doubleSpends] }),
  };
}

const ESTIMATES = {
  estimates: [
    { blocks: 1, satsPerVb: 12 },
    { blocks: 6, satsPerVb: 3 },
  ],
};

const NOTHING = {
  ...{ settled: '0', future: '0', spendable: '0', offchainOutbound: null, offchainInbound: null },
};

const sum = (some: readonly UnspentView[]): number =>
  some.reduce((total, { amountSats }) => total + amountSats, 0);

/** As real servers do: waiting amounts count as future, and slots aren't spendable as bitcoin. */
function balanceOf(unspents: readonly UnspentView[]): Balance {
  const settled = unspents.filter((one) => one.settled);
  return {
    settledSats: sum(settled),
    futureSats: sum(unspents),
    spendableSats: sum(settled.filter(({ use }) => use !== 'held')),
  };
}

function proxyNow(was: ProxyView | null, asked: CallInput<'wallet.reach'>['proxy']): ProxyView | null {
  if (asked === undefined || asked === null) return asked === undefined ? was : null;
  const { password: _, ...place } = asked;
  return place;
}
