import { plainName } from '../../src-preload/contract/outside.ts';
import * as v from 'valibot';
import type { WalletRecord } from '../domain/wallet/wallet-record.ts';
import type { AppSettings, LockRecord, SettingsDocument } from '../ports/index.ts';
import { FORM } from '../domain/data-form.ts';
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

/** The same of a wallet. Without what says which keys are its own there is none: the entry is kept aside. */
const SAFE_WALLET: Omit<WalletRecord, 'id' | 'keys' | 'keychains'> = {
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

/** Ochre is locked by it: which lock it is, the keychain knows. */
const SAFE_LOCK: LockRecord = { id: '0'.repeat(32), idleMinutes: 1 };

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
    const below = issue.type === 'variant' ? unknownOfConnection(issue) : unknownMember(issue.issues ?? []);
    if (below !== null) return path === null ? below : `${path}.${below}`;
  }
  return null;
}

/** Of a kind that is not known nothing else is looked at by the schema. */
function unknownOfConnection({ path }: Issue): string | null {
  const { options } = settingsSchema.entries.wallets.item.entries.connection;
  const input = path?.find(({ key }) => key === 'kind')?.input;
  const isKnown = (name: string): boolean => options.some(({ entries }) => Object.hasOwn(entries, name));
  return isObject(input) ? (Object.keys(input).find((name) => !isKnown(name)) ?? null) : null;
}

type Raw = Readonly<Record<string, unknown>>;

function readMembers(raw: Raw): ReadText {
  const unsafe: string[] = [];
  const lost: string[] = [];
  const { app, lock, hosts, wallets, ...others } = settingsSchema.entries;
  /** Each member by itself; `at`: where they lie. */
  const each = <T extends object>(entries: v.ObjectEntries, safe: T, from: Raw, at = ''): T =>
    Object.fromEntries(
      Object.entries(safe).map(([name, value]: [string, unknown]) => {
        const read = v.safeParse(entries[name] ?? v.never(), from[name]);
        if (!read.success) unsafe.push(`${at}${name}`);
        return [name, read.success ? read.output : value];
      }),
    ) as T;
  /** One that is no object at all is named as a whole. */
  const object = <T extends object, N>(name: string, entries: v.ObjectEntries, safe: T, none: N): T | N => {
    const from = raw[name];
    if (isObject(from)) return each(entries, safe, from, `${name}.`);
    unsafe.push(name);
    return none;
  };
  const list = <T>(name: string, read: (one: unknown) => readonly T[]): readonly T[] => {
    const value = raw[name];
    if (!Array.isArray(value)) unsafe.push(name);
    return Array.isArray(value) ? (value as unknown[]).flatMap(read) : [];
  };
  const { entries } = wallets.item;
  const whose = v.object({ id: entries.id, keys: entries.keys, keychains: entries.keychains });
  const readWallet = (one: unknown): readonly WalletRecord[] => {
    const named = walletLabel(isObject(one) && typeof one['name'] === 'string' ? one['name'] : '?');
    const read = v.safeParse(whose, one);
    if (isObject(one) && read.success)
      return [{ ...read.output, ...each(entries, SAFE_WALLET, one, `${named}: `) }];
    lost.push(named);
    return [];
  };
  const { form, lastBackupAtMs, activeWalletId } = emptySettings;
  const document = {
    ...each(others, { form, lastBackupAtMs, activeWalletId }, raw),
    app: object('app', app.entries, SAFE_APP, SAFE_APP),
    wallets: list('wallets', readWallet),
    // Where nothing says whether there is a lock, Ochre is locked until the keychain has answered.
    lock: raw['lock'] === null ? null : object('lock', lock.wrapped.entries, SAFE_LOCK, null),
    hosts: list('hosts', (one) => {
      if (v.is(hosts.item, one)) return [one];
      unsafe.push('hosts');
      return [];
    }),
  };
  const isThere = document.wallets.some(({ id }) => id === document.activeWalletId);
  return {
    is: 'read',
    document: isThere ? document : { ...document, activeWalletId: null },
    unsafe: [...new Set(unsafe)],
    lost,
  };
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
