import { plainName } from '../../src-preload/contract/outside.ts';
import * as v from 'valibot';
import { EVERY_KEYCHAIN } from '../domain/keys/allowed-keychains.ts';
import type { WalletRecord } from '../domain/wallet/wallet-record.ts';
import type { AppSettings, LockRecord, SettingsDocument } from '../ports/index.ts';
import { FORM } from './form.ts';
import { emptySettings, settingsSchema } from './settings-document.ts';

/**
 * What a member becomes whose value is missing or out of its bounds: where it gates a signature, the network or what is
 * seen, the stricter side; elsewhere as at a first start.
 */
const SAFE_APP: AppSettings = {
  theme: 'system',
  language: 'system',
  hideAmounts: true,
  bitcoinUnit: 'sats',
  lastRateSatsPerVb: emptySettings.app.lastRateSatsPerVb,
  allowUnprovedAssets: false,
  feePresets: [],
  offline: true,
};

/** The same of a wallet. Without its id or its keys there is none: the entry is kept aside. */
const SAFE_WALLET: Omit<WalletRecord, 'id' | 'keys'> = {
  name: '?',
  // Signs nothing here, until the words are restored or the key is found in the keychain.
  keySource: 'none',
  // Of a part alone there is no strict side: without its proxy or its pin it would ask somebody else.
  connection: {
    kind: 'remote',
    baseUrl: '',
    dialect: 'document',
    numbering: 'documentEra',
    keychains: 'learned',
    hasToken: false,
    proxy: null,
    pin: null,
  },
  createdAtMs: 0,
  // More indexes are searched.
  origin: 'restored',
  keychains: EVERY_KEYCHAIN,
  highestIndex: { vanilla: -1, colored: -1 },
  consentedTo: [],
  registeredWith: null,
  wordsCheckedAtMs: null,
  askAboveSats: 0,
  lastAddress: null,
  // There are some and nothing is known of them: unless the keyholder has its own, nothing is signed until they are set.
  rules: { state: '', met: [] },
  keysUnproved: 'backup',
  codeForm: 'crypto-psbt',
  chainSource: null,
  secondSource: null,
};

const SAFE_IDLE_MINUTES = 1;

export const safeSettings: SettingsDocument = { ...emptySettings, app: SAFE_APP };

/** The text of a settings file, as far as it can be read. */
export type SettingsText =
  | { readonly is: 'damaged' }
  /** Of another form, or with a member that this build does not know: `member` names it. */
  | { readonly is: 'foreign'; readonly form: number; readonly member: string | null }
  | ReadText;

export interface ReadText {
  readonly is: 'read';
  readonly document: SettingsDocument;
  /** Members that took their safe value. */
  readonly unsafe: readonly string[];
  /** Names of wallets that can't be read. */
  readonly lost: readonly string[];
}

export function readSettingsText(text: string): SettingsText {
  const raw = parseJson(text);
  // An empty object was never written by us: something emptied it.
  if (!isObject(raw) || Object.keys(raw).length === 0) return { is: 'damaged' };
  const { form = FORM } = raw;
  // What is no number can be of a later form alone.
  if (form !== FORM) return { is: 'foreign', form: typeof form === 'number' ? form : FORM + 1, member: null };
  // Elsewhere a schema stops at its first problem (domain/first-problem.ts): behind a bad value it would find no unknown member.
  const { issues = [] } = v.safeParse(settingsSchema, raw, { abortEarly: false });
  const member = unknownMember(issues);
  if (member !== null) return { is: 'foreign', form: FORM + 1, member: plainName(member, 80) };
  return readMembers(raw);
}

type Issue = Pick<v.BaseIssue<unknown>, 'type' | 'expected' | 'path' | 'issues'>;

function unknownMember(issues: readonly Issue[]): string | null {
  for (const issue of issues) {
    const path = v.getDotPath(issue as v.BaseIssue<unknown>);
    if (issue.type === 'strict_object' && issue.expected === 'never') return path;
    const below = unknownMember(issue.issues ?? []);
    if (below !== null) return path === null ? below : `${path}.${below}`;
  }
  return null;
}

type Raw = Readonly<Record<string, unknown>>;

function readMembers(raw: Raw): ReadText {
  const unsafe: string[] = [];
  const lost: string[] = [];
  const { app, lock, hosts, ...members } = settingsSchema.entries;
  /** Each member by itself; `at`: where they lie. */
  const each = <T extends object>(entries: v.ObjectEntries, safe: T, from: Raw, at = ''): T =>
    Object.fromEntries(
      Object.entries(safe).map(([name, value]: [string, unknown]) => {
        const read = v.safeParse(entries[name] ?? v.never(), from[name]);
        if (!read.success) unsafe.push(`${at}${name}`);
        return [name, read.success ? read.output : value];
      }),
    ) as T;
  const { entries } = members.wallets.item;
  const wallet = (one: unknown): readonly WalletRecord[] => {
    const named = walletLabel(isObject(one) && typeof one['name'] === 'string' ? one['name'] : '?');
    if (isObject(one) && v.is(entries.id, one['id']) && v.is(entries.keys, one['keys']))
      return [{ id: one['id'], keys: one['keys'], ...each(entries, SAFE_WALLET, one, `${named}: `) }];
    lost.push(named);
    return [];
  };
  const list = (name: 'wallets' | 'hosts'): readonly unknown[] => {
    const value = raw[name];
    if (!Array.isArray(value)) unsafe.push(name);
    return Array.isArray(value) ? (value as unknown[]) : [];
  };

  const wallets = list('wallets').flatMap(wallet);
  const readHosts = list('hosts').flatMap((one) => (v.is(hosts.item, one) ? [one] : []));
  if (Array.isArray(raw['hosts']) && readHosts.length < raw['hosts'].length) unsafe.push('hosts');
  const { form, lastBackupAtMs, activeWalletId } = emptySettings;
  const document = {
    ...each(members, { form, lastBackupAtMs, activeWalletId }, raw),
    app: isObject(raw['app']) ? each(app.entries, SAFE_APP, raw['app'], 'app.') : SAFE_APP,
    wallets,
    lock: readLock(raw['lock']),
    hosts: readHosts,
  };
  if (!isObject(raw['app'])) unsafe.push('app');
  if (!v.is(lock, raw['lock'])) unsafe.push('lock');
  const isThere = wallets.some(({ id }) => id === document.activeWalletId);
  return {
    is: 'read',
    document: isThere ? document : { ...document, activeWalletId: null },
    unsafe,
    lost,
  };
}

/** Without its id it is none: then Ochre is locked until the keychain has said whether there is one. */
function readLock(value: unknown): LockRecord | null {
  const { lock } = settingsSchema.entries;
  if (v.is(lock, value)) return value;
  const read = v.safeParse(v.object({ id: lock.wrapped.entries.id }), value);
  return read.success ? { id: read.output.id, idleMinutes: SAFE_IDLE_MINUTES } : null;
}

/** As it is named to a person. */
export const walletLabel = (name: string): string => `wallet ${plainName(name, 60)}`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
