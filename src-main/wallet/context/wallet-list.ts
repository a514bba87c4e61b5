import { plainName } from '../../../src-preload/contract/outside.ts';
import { language, chooseLanguage, type Language } from '../../../src-preload/messages/say.ts';
import { fail } from '../../base/errors.ts';
import type { isSamePlainBranch } from '../../keys/derive.ts';
import { samePublicKeys } from '../../keys/account.ts';
import type { WalletConnection, WalletRecord } from '../../records/wallet.ts';
import { parseUrl } from '../../base/url.ts';
import { ABILITIES, OWN_ABILITIES, OWN_NUMBERING, PRACTICE_ABILITIES } from '../../base/service/abilities.ts';
import { proxyName } from '../../base/service/route.ts';
import type { ApiNumbering } from '../../ports/index.ts';
import type { AppSettings } from '../../records/settings.ts';
import type { Ports, SecretRef } from '../../world/world.ts';
import type { Abilities, WalletView } from '../../../src-preload/contract/index.ts';
import type { Network } from '../../base/bitcoin.ts';

type SpokenSettings = AppSettings & { readonly speaks: Language };

export type WalletRecords = ReturnType<typeof createWalletBook>;

export function createWalletBook({
  settings,
  tell,
  host,
  speech,
}: Pick<Ports, 'settings' | 'tell' | 'host' | 'speech'>) {
  forgetEndedSessions(settings);
  const list = () => settings.read().wallets;
  const require = (walletId: string) => {
    const found = list().find((wallet) => wallet.id === walletId);
    if (found === undefined) throw fail('WALLET_UNKNOWN', {});
    // Both hosts may be given one data folder, so the other's wallets may be here.
    refuseMainnetOnLoopback(host, found.keys.network);
    return found;
  };
  const write = (wallets: readonly WalletRecord[], activeWalletId: string | null) => {
    settings.write({ ...settings.read(), wallets, activeWalletId });
    tell('wallet.listChanged', {});
  };
  const app = (): SpokenSettings => ({ ...settings.read().app, speaks: language() });
  return {
    list,
    require,
    activeId: () => settings.read().activeWalletId,
    /** Throws WALLET_EXISTS. `samePlainBranch` is passed in: it reads keys and isn't loaded this early. */
    add: (record: WalletRecord, samePlainBranch: typeof isSamePlainBranch): void => {
      // Two wallets with the same keys would each show half. An unproved record never blocks a proved one.
      const twin = list().find(
        ({ keys, keysUnproved }) =>
          ((keys.xpub !== null && keys.xpub === record.keys.xpub) || samePlainBranch(keys, record.keys)) &&
          keys.network === record.keys.network &&
          (keysUnproved === null || samePublicKeys(keys, record.keys)),
      );
      if (twin !== undefined) throw fail('WALLET_EXISTS', { walletName: twin.name });
      write([...list(), record], record.id);
    },
    update: (walletId: string, change: (record: WalletRecord) => Partial<WalletRecord>): WalletRecord => {
      const before = require(walletId);
      const changed = change(before);
      const after = { ...before, ...changed };
      write(
        list().map((wallet) => (wallet.id === walletId ? after : wallet)),
        settings.read().activeWalletId,
      );
      if (Object.keys(changed).some((name) => !SHOWN_NOWHERE.has(name))) tell('wallet.changed', { walletId });
      return after;
    },
    /** Includes wallets that this host refuses to use. */
    updateEach: (change: (record: WalletRecord) => Partial<WalletRecord>): void => {
      write(
        list().map((wallet) => ({ ...wallet, ...change(wallet) })),
        settings.read().activeWalletId,
      );
    },
    remove: (walletId: string): void => {
      const rest = list().filter((wallet) => wallet.id !== walletId);
      const active = settings.read().activeWalletId;
      write(rest, active === walletId ? (rest[0]?.id ?? null) : active);
    },
    select: (walletId: string): void => {
      require(walletId);
      write(list(), walletId);
    },
    app,
    setApp: (change: Partial<AppSettings>): SpokenSettings => {
      const before = settings.read();
      settings.write({ ...before, app: { ...before.app, ...change } });
      const { language: wanted } = settings.read().app;
      if (wanted !== before.app.language) applyLanguage(wanted, speech);
      tell('settings.changed', app());
      return app();
    },
  };
}

/** Learned key data, on which neither services nor screens depend. */
const SHOWN_NOWHERE: ReadonlySet<string> = new Set<keyof WalletRecord>(['highestIndex', 'keychains']);

export function applyLanguage(wanted: AppSettings['language'], speech: Ports['speech']): void {
  const chosen = wanted === 'system' ? chooseLanguage(speech.ofTheSystem) : wanted;
  if (chosen !== language()) speech.speak(chosen);
}

/** A session-only secret ends with the program: wallets from an earlier start lost theirs. */
function forgetEndedSessions(settings: Ports['settings']): void {
  const document = settings.read();
  if (!document.wallets.some(({ keySource }) => keySource === 'session')) return;
  settings.write({
    ...document,
    wallets: document.wallets.map((wallet) =>
      wallet.keySource === 'session' ? { ...wallet, keySource: 'none' } : wallet,
    ),
  });
}

const NAME_CHARS = 40;

export function toView(record: WalletRecord): WalletView {
  return {
    id: record.id,
    name: plainName(record.name, NAME_CHARS),
    network: record.keys.network,
    fingerprint: record.keys.fingerprint,
    keySource: record.keySource,
    connection: record.connection,
    can: abilitiesOf(record),
    createdAtMs: record.createdAtMs,
    registered: record.registeredWith !== null && record.registeredWith === serviceName(record),
    consented: record.connection.kind !== 'remote' || record.consentedTo.includes(record.connection.baseUrl),
    wordsCheckedAtMs: record.wordsCheckedAtMs,
    askAboveSats: record.askAboveSats,
    codeForm: record.codeForm,
    searchLength: record.searchLength,
    usedAddresses: Math.max(record.highestIndex.vanilla, record.highestIndex.colored) + 1,
    ...(record.keys.accountXpubColored === null ? { plainOnly: true } : {}),
    ...(record.move === null ? {} : { moves: true as const }),
    ...(record.keysUnproved === null ? {} : { keysUnproved: record.keysUnproved }),
  };
}

/** A Bitcoin server of its own lets any wallet send bitcoin. */
export function abilitiesOf({
  connection,
  chainSource,
}: Pick<WalletRecord, 'connection' | 'chainSource'>): Abilities {
  const can = serviceAbilities(connection);
  return chainSource === null ? can : { ...can, sendsBitcoin: true };
}

function serviceAbilities(connection: WalletConnection): Abilities {
  switch (connection.kind) {
    case 'practice':
      return PRACTICE_ABILITIES;
    case 'own':
      return OWN_ABILITIES;
    case 'remote':
      return ABILITIES[connection.dialect];
  }
}

/** Called before keys are shown or handed out for payment. Throws KEYS_UNPROVED. */
export function requireProvedKeys({ name, keysUnproved }: Pick<WalletRecord, 'name' | 'keysUnproved'>): void {
  if (keysUnproved !== null)
    throw fail('KEYS_UNPROVED', { walletName: name, otherWords: keysUnproved === 'otherWords' });
}

export function serviceNumbering(connection: WalletConnection): ApiNumbering {
  if (connection.kind === 'remote') return connection.numbering;
  return connection.kind === 'own' ? OWN_NUMBERING : 'documentEra';
}

export function serviceName(record: WalletRecord): string {
  return record.connection.kind === 'remote' ? record.connection.baseUrl : record.connection.kind;
}

/** Includes the route: another proxy or pin may lead to another service. */
export function routeKey(record: WalletRecord): string {
  const { connection } = record;
  if (connection.kind !== 'remote') return serviceName(record);
  const { proxy, pin } = connection;
  return JSON.stringify([
    serviceName(record),
    proxy === null ? null : proxyName(proxy),
    pin === null ? null : [pin.of, pin.sha256],
  ]);
}

/** The service's host without scheme and path; empty if none. */
export function hostOf({ connection }: Pick<WalletRecord, 'connection'>): string {
  if (connection.kind !== 'remote') return connection.kind;
  return connection.baseUrl === '' ? '' : (parseUrl(connection.baseUrl)?.host ?? '');
}

/** Throws NO_KEY_HERE for a watch-only wallet. */
export function keyRef(wallet: WalletRecord): SecretRef {
  const { keys, keySource, name } = wallet;
  if (keySource === 'none' || keys.xpub === null) throw fail('NO_KEY_HERE', { walletName: name });
  return { walletId: wallet.id, walletName: name, keySource, keys };
}

/** The loopback host is a plain browser page: no real money through it, ever. */
export function refuseMainnetOnLoopback(host: Ports['host'], network: Network): void {
  if (host.kind === 'loopback' && network === 'mainnet') {
    throw fail('NOT_HERE', { reason: 'noMainnetOnLoopback' });
  }
}

/** Practice simulates a regtest chain only. */
export function refusePracticeBeyondRegtest(network: Network): void {
  if (network !== 'regtest') throw fail('NOT_HERE', { reason: 'practiceIsRegtest' });
}
