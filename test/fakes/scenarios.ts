import { ABILITIES, PRACTICE_ABILITIES } from '../../src-main/base/service/abilities.ts';
import type {
  BackupStatus,
  BackupView,
  CallAnswer,
  AddressView,
  BroughtView,
  CallOutput,
  ChainView,
  Detected,
  DoubleSpend,
  Failure,
  MoveView,
  OpenedLink,
  Outcome,
  Reached,
  RecoveryView,
  RulesView,
  SettingsView,
  InProgressFlow,
  UnspentView,
  WalletView,
} from '../../src-preload/contract/index.ts';
import { anOwnInvoice, ids, noAssets, someAssets, type AssetWorld } from './asset-world.ts';
import { type NodeWorld, withNodes } from './node-world.ts';

/** A person's imports into the fake main: by file name, or by text. */
interface BroughtWorld {
  brings: Record<string, BroughtView | Failure>;
  /** Stored imports. */
  brought: BroughtView[];
  /** The file that Ochre was opened with. */
  opened: CallOutput<'offline.openedFile'>['file'] | Failure;
}

/** The state behind the fake bridge before a test. Everything is invented; no key exists. */
export interface World extends AssetWorld, BroughtWorld {
  wallets: WalletView[];
  activeId: string | null;
  unspents: UnspentView[];
  mismatches: CallOutput<'wallet.consistency'>['mismatches'];
  lastOverview: CallOutput<'wallet.lastOverview'>;
  addresses: AddressView[];
  settings: SettingsView;
  confirm: 'native' | 'page';
  verdict: Outcome;
  keychain: 'ready' | 'locked' | 'absent';
  link: OpenedLink;
  fleet: NodeWorld;
  /** The app password; null: none is set. */
  password: string | null;
  closedSecrets: number;
  locked: boolean;
  detected: Pick<Detected, 'guess' | 'saw'>;
  ownService: CallAnswer<'wallet.ownService'>;
  unfinished: InProgressFlow[];
  waiting: CallOutput<'signing.unfinished'>['waiting'];
  unreadable: { flows?: string[]; transfers?: string[]; invoices?: string[] };
  reached: Reached;
  rules: RulesView;
  chain: ChainView;
  /** Why its server doesn't answer; null: it does. */
  chainFailure: Failure | null;
  /** The place of any transaction, by that server. */
  place: CallOutput<'chain.whereabouts'>;
  /** Other transactions that spend the same coins as the wallet’s. */
  doubleSpends: readonly DoubleSpend[];
  backup: { status: BackupStatus; inside: BackupView };
  recovery: RecoveryView;
  move: MoveView;
}

export type ScenarioName =
  'noWallet' | 'empty' | 'funded' | 'full' | 'notProved' | 'contradiction' | 'unregistered';

/** The test's start; ages count from it. */
export const NOW_MS = Date.now();
const WALLET_ID = 'a1'.repeat(16);
const OTHER_WALLET_ID = 'b2'.repeat(16);
/** As main names unreadable ones: absent if all are readable. */
export const cannotRead = (names: string[] = []): { unreadable?: string[] } =>
  names.length === 0 ? {} : { unreadable: names };

export const txidOf = (seed: number): string =>
  (seed * 0x9e3779b1).toString(16).padStart(8, '0').slice(-8).repeat(8);

export const unspent = (
  seed: number,
  amountSats: number,
  use: UnspentView['use'],
  settled = true,
  allocations: UnspentView['allocations'] = [],
  holders: UnspentView['holders'] = [],
): UnspentView => ({
  outpoint: { txid: txidOf(seed), vout: seed % 3 },
  amountSats,
  use,
  settled,
  allocations,
  denied: false,
  holders,
});

export const practiceWallet: WalletView = {
  id: WALLET_ID,
  name: 'Practice',
  network: 'regtest',
  fingerprint: '9c4107de',
  keySource: 'keychain',
  connection: { kind: 'practice' },
  can: PRACTICE_ABILITIES,
  createdAtMs: NOW_MS - 6 * 86_400_000,
  registered: true,
  consented: true,
  wordsCheckedAtMs: null,
  askAboveSats: null,
  codeForm: 'crypto-psbt',
  searchLength: 1_000,
  usedAddresses: 12,
};

export const remoteWallet: WalletView = {
  ...practiceWallet,
  id: OTHER_WALLET_ID,
  name: 'Atelier',
  network: 'testnet',
  fingerprint: '73c5da0a',
  can: ABILITIES.document,
  connection: {
    kind: 'remote',
    baseUrl: 'https://wallet.example/api',
    dialect: 'document',
    numbering: 'documentEra',
    keychains: 'learned',
    hasToken: false,
    proxy: null,
    pin: null,
  },
};

/** The only wallet is a remote service's. */
export const onlyRemote = { wallets: [remoteWallet], activeId: remoteWallet.id };

export const anAddress: AddressView = {
  address: 'bcrt1pk7wq9x2m5t8r4n0v3j6y9dz2s5f8h4g7c6e5l8a3u6p9q2k7x4m07tz5v2',
  path: "m/86'/1'/0'/0/3",
  index: 3,
  seenBefore: false,
  shownAtMs: NOW_MS,
};

export const CHAIN_OFF: ChainView = {
  ...{ source: null, state: 'off', chain: null, tip: null, of: null, second: null },
};

/** Ready, at block 1,234. */
export const chainOn = (part: Partial<ChainView> = {}): ChainView => ({
  source: { kind: 'electrum', address: 'ssl://mine.example:50002', pin: null },
  ...{ state: 'ready', chain: 'regtest', tip: { height: 1_234, timeMs: NOW_MS - 240_000 }, of: null },
  second: null,
  ...part,
});

/** A second server that agrees with the first up to a block. */
export const SECOND: NonNullable<ChainView['second']> = {
  ...{ kind: 'electrum', address: 'ssl://other.example:50002', pin: null, state: 'agrees' },
  ...{ height: 1_234, blocks: 0, hasMoreWork: null, sinceMs: null, countedBelow: null, disputed: null },
};

const noRules: RulesView = {
  rules: { perSendSats: null, perDaySats: null, assets: [], newRecipientHours: 0, pauseInvoices: false },
  later: null,
  today: { bitcoin: { spentSats: 0, leftSats: null }, assets: [] },
};

/** One wallet that is here already and a new one. */
function aBackup(): World['backup'] {
  const wallet: BackupView['wallets'][number] = {
    ...{ name: 'Practice', network: 'regtest', fingerprint: '5f1c7b20', known: 'here' },
    ...{ flows: 12, live: 1, labels: 4, transfers: 31, invoices: 5, assetData: 7 },
    ...{ hasRules: true, hasOwnState: false },
  };
  return {
    status: { madeAtMs: null, changedAtMs: null, near: [] },
    inside: {
      ...{ backupId: 'ba'.repeat(16), madeAtMs: NOW_MS - 3 * 86_400_000, by: '0.1.0' },
      wallets: [
        wallet,
        { ...wallet, name: 'Savings', fingerprint: '0a9c11d4', known: 'new', live: 0, hasOwnState: true },
      ],
      ...{ nodes: 6, clouds: 1, setAside: [], setAsideInAll: 0 },
    },
  };
}

const plainCoins = [unspent(1, 984_310, 'plain'), unspent(2, 300_000, 'plain')];

function fullSlots(): UnspentView[] {
  const carried = (assetId: string, amount: string): UnspentView['allocations'][number] => ({
    ...{ assetId, amount, form: 'fungible', right: null, settled: true },
  });
  return [
    ...plainCoins,
    unspent(3, 50_000, 'plain', false),
    unspent(4, 1_000, 'free'),
    unspent(5, 1_000, 'free'),
    unspent(6, 1_000, 'free'),
    unspent(
      7,
      1_000,
      'held',
      true,
      [],
      [
        {
          by: 'invoice',
          invoice: anOwnInvoice(5).invoice,
          assetId: ids.tusd,
          amount: '2500',
          expiresAtMs: NOW_MS - 4 * 60_000,
        },
      ],
    ),
    unspent(
      8,
      1_000,
      'carrying',
      true,
      [carried(ids.tusd, '25000')],
      [{ by: 'spend', txid: txidOf(1), transferKey: `${ids.tusd}#1` }],
    ),
    unspent(9, 1_000, 'carrying', true, [carried(ids.tusd, '25000'), carried(ids.vine, '3')]),
    unspent(10, 1_000, 'carrying', false, [carried(ids.vine, '12000')]),
  ];
}

const base = (): World => ({
  wallets: [practiceWallet],
  activeId: WALLET_ID,
  unspents: [],
  mismatches: [],
  lastOverview: null,
  addresses: [],
  settings: {
    theme: 'system',
    hideAmounts: false,
    language: 'system',
    speaks: 'en',
    bitcoinUnit: 'sats',
    lastRateSatsPerVb: 2,
    allowUnprovedAssets: false,
    feePresets: [],
    offline: false,
  },
  confirm: 'native',
  link: { kind: 'none' },
  password: null,
  closedSecrets: 0,
  locked: false,
  verdict: 'proved',
  keychain: 'ready',
  brings: {},
  brought: [],
  opened: null,
  fleet: withNodes([], []),
  ownService: { missing: null, version: '0.3.0b7' },
  detected: {
    guess: { dialect: 'document', numbering: 'documentEra', sure: true, provable: true },
    saw: [],
  },
  unfinished: [],
  waiting: [],
  unreadable: {},
  reached: { tookMs: 340, certificate: null },
  rules: noRules,
  chain: CHAIN_OFF,
  chainFailure: null,
  place: { state: 'mined', height: 1_230, confirmations: 5, rival: null },
  doubleSpends: [],
  backup: aBackup(),
  recovery: { folder: null, copiedAtMs: null, failure: null, drill: null },
  move: { to: null, choices: [], assets: [], satsEach: 0 },
  ...noAssets(),
});

export const scenarios: Readonly<Record<ScenarioName, () => World>> = {
  noWallet: () => ({ ...base(), wallets: [], activeId: null }),
  empty: base,
  funded: () => ({ ...base(), unspents: [...plainCoins], addresses: [anAddress] }),
  full: () => ({
    ...base(),
    ...someAssets(),
    wallets: [{ ...practiceWallet, wordsCheckedAtMs: NOW_MS }, remoteWallet],
    unspents: fullSlots(),
    addresses: [anAddress],
  }),
  notProved: () => ({ ...base(), unspents: [...plainCoins], verdict: 'notProved' }),
  contradiction: () => ({ ...base(), unspents: [...plainCoins], verdict: 'contradicts' }),
  unregistered: () => ({
    ...base(),
    wallets: [{ ...remoteWallet, registered: false, consented: false }],
    activeId: OTHER_WALLET_ID,
  }),
};
