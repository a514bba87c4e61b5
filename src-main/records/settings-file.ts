import { constants, copyFileSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { plainName } from '../../src-preload/contract/outside.ts';
import type { StorageDamage } from '../../src-preload/contract/settings.ts';
import { FORM, otherForm } from '../base/data-form.ts';
import { fail } from '../base/errors.ts';
import { toJsonValue, fromJson } from '../base/json.ts';
import type { Now } from './values.ts';
import { SETTINGS_COPY, SETTINGS_FILE } from './form.ts';
import { dropLink, replaceFile } from './long-file.ts';
import {
  emptySettings,
  MOST,
  parseSettings,
  SAFE_LOCK,
  safeSettings,
  settingsSchema,
  type SettingsDocument,
} from './settings.ts';
import { MOST_NAMED } from './unreadable.ts';
import { SAFE_WALLET, type WalletRecord } from './wallet.ts';

export type OpenSettings = ReturnType<typeof openSettings>;
export type Settings = Pick<OpenSettings, 'read' | 'write'>;

/** Shared by conf and electron-store: one JSON object, written whole and atomically. */
export interface SettingsStore {
  store: Record<string, unknown>;
}

/** A broken file must throw: conf's default empties it silently. */
export const storeOptions = {
  configName: parse(SETTINGS_FILE).name,
  configFileMode: 0o600,
  clearInvalidConfig: false,
} as const;

export interface FoundSettings {
  readonly document: SettingsDocument;
  readonly damage: readonly Omit<StorageDamage, 'file' | 'keptAs'>[];
  readonly texts: Readonly<Record<typeof SETTINGS_FILE | typeof SETTINGS_COPY, string | null>>;
}

/**
 * Reads settings and copy, writes nothing. A file of another form or with an unknown member throws DATA_FOLDER_FORM:
 * the unknown is never overwritten. Unparsable text is replaced by the copy's, a single bad value by its safe one.
 * `before`: an earlier reading, which is returned if the files are the same. Throws DISK_REFUSED.
 */
export function readSettings(folder: string, before: FoundSettings | null = null): FoundSettings {
  const texts = {
    [SETTINGS_FILE]: textOf(join(folder, SETTINGS_FILE)),
    [SETTINGS_COPY]: textOf(join(folder, SETTINGS_COPY)),
  };
  if (before !== null && isDeepStrictEqual(before.texts, texts)) return before;
  const read = (name: keyof typeof texts): Exclude<SettingsText, { is: 'foreign' }> | null => {
    const text = texts[name];
    const found = text === null ? null : readSettingsText(text);
    if (found?.is === 'foreign') throw otherForm(folder, name, found.form, found.member);
    return found;
  };
  const main = read(SETTINGS_FILE);
  // File and copy are mostly equal, and hundreds of wallets take a while to read.
  const copy = texts[SETTINGS_COPY] === texts[SETTINGS_FILE] ? main : read(SETTINGS_COPY);
  if (main === null && copy === null) return { document: emptySettings, damage: [], texts };
  if (main?.is === 'read') return { ...withCopy(main, copy?.is === 'read' ? copy : null), texts };
  if (copy?.is !== 'read') return { document: safeSettings, damage: [{ recovered: 'nothing' }], texts };
  const { document, damage } = withCopy(copy, null);
  return { document, damage: [{ recovered: 'previous' }, ...damage], texts };
}

/** The copy is written first. If they differ, neither is known right: network and signature gates hold in both. */
function withCopy(
  { document, unsafe, lost }: ReadText,
  copy: ReadText | null,
): Pick<FoundSettings, 'document' | 'damage'> {
  const { app, wallets, hosts } = document;
  const alone = [...damaged('part', lost), ...damaged('safe', unsafe)];
  // Comparing hundreds of hosts in pairs takes a while.
  if (copy === null || copy.document === document) return { document, damage: alone };
  const other = copy.unsafe.length === 0 ? copy.document : document;
  const held = {
    app: {
      ...app,
      allowUnprovedAssets: app.allowUnprovedAssets && other.app.allowUnprovedAssets,
      hideAmounts: app.hideAmounts || other.app.hideAmounts,
      offline: app.offline || other.app.offline,
    },
    hosts: hosts.filter((one) => other.hosts.some((same) => isDeepStrictEqual(one, same))),
    wallets: wallets.map((wallet) =>
      heldToBoth(
        wallet,
        other.wallets.find(({ id }) => id === wallet.id),
      ),
    ),
  };
  const added = copy.document.wallets.filter(({ id }) => wallets.every((one) => one.id !== id));
  const isHeld = (wallet: WalletRecord, at: number) => !isDeepStrictEqual(wallet, held.wallets[at]);
  const found = [...wallets.filter(isHeld), ...added].map(({ name }) => walletLabel(name));
  const merged = [
    ...(['allowUnprovedAssets', 'hideAmounts', 'offline'] as const).flatMap((name) =>
      held.app[name] === app[name] ? [] : [`app.${name}`],
    ),
    ...(held.hosts.length === hosts.length ? [] : ['hosts']),
    ...found,
  ];
  return {
    document: { ...document, ...held, wallets: [...held.wallets, ...added] },
    damage: [
      ...damaged(
        'part',
        lost.filter((name) => !found.includes(name)),
      ),
      ...damaged('safe', unsafe),
      ...damaged('merged', merged),
    ],
  };
}

function heldToBoth(wallet: WalletRecord, other: WalletRecord = wallet): WalletRecord {
  const [limit, otherLimit] = [wallet.askAboveSats ?? Infinity, other.askAboveSats ?? Infinity];
  return {
    ...wallet,
    askAboveSats: limit > otherLimit ? other.askAboveSats : wallet.askAboveSats,
    rules: wallet.rules ?? other.rules,
    keysUnproved: wallet.keysUnproved ?? other.keysUnproved,
  };
}

function damaged(recovered: StorageDamage['recovered'], names: readonly string[]): FoundSettings['damage'] {
  return names.length === 0
    ? []
    : [{ recovered, rows: { named: names.slice(0, MOST_NAMED), inAll: names.length } }];
}

/** `ochre.json` and `ochre.copy.json`. Keeps damaged bytes aside before it overwrites. Throws DISK_REFUSED. */
export function openSettings(
  folder: string,
  makeStore: () => SettingsStore,
  clock: Now,
  { document: read, damage, texts }: FoundSettings = readSettings(folder),
) {
  const file = join(folder, SETTINGS_FILE);
  const copyFile = join(folder, SETTINGS_COPY);
  let document = read;
  let store: SettingsStore | null = null;
  const keptAs = damage.length === 0 ? null : explained(SETTINGS_FILE, settle);

  function settle(): string | null {
    const asides = [file, copyFile].flatMap((path) => {
      const text = texts[basename(path) as keyof typeof texts];
      return text === null || isWritten(text, document) ? [] : [keepAside(path, clock.nowMs())];
    });
    replaceFile(copyFile, JSON.stringify(document, null, '\t'));
    replaceFile(file, JSON.stringify(document, null, '\t'));
    return asides[0] ?? null;
  }

  return {
    damage: damage.map((one): StorageDamage => ({ file: SETTINGS_FILE, keptAs, ...one })),
    read: () => document,
    write: (next: SettingsDocument): void => {
      // Otherwise our own fault would show at the next start as a damaged file.
      if (parseSettings(toJsonValue(next)) === null)
        throw new Error('these settings could not be read again');
      explained(SETTINGS_FILE, () => {
        // The copy first: otherwise, if the disk takes only one write, a change that counts as refused would stay.
        replaceFile(copyFile, JSON.stringify(next, null, '\t'));
        // A link goes first, since the store would follow it.
        dropLink(file);
        store ??= makeStore();
        store.store = { ...next };
      });
      document = next;
    },
  };
}

/** Copied, not moved: its place is never empty. */
function keepAside(path: string, nowMs: number): string {
  const keptAs = `${path}.corrupt-${String(nowMs)}`;
  try {
    copyFileSync(path, keptAs, constants.COPYFILE_EXCL);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      rmSync(keptAs, { force: true });
    throw error;
  }
  return basename(keptAs);
}

function isWritten(text: string, document: SettingsDocument): boolean {
  return isDeepStrictEqual(fromJson(text), toJsonValue(document));
}

function textOf(path: string): string | null {
  return explained(basename(path), () =>
    statSync(path, { throwIfNoEntry: false }) === undefined ? null : readFileSync(path, 'utf8'),
  );
}

function explained<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw fail('DISK_REFUSED', { file, detail: error instanceof Error ? error.message : 'unknown' });
  }
}

type SettingsText =
  | { readonly is: 'damaged' }
  /** Another form, or a `member` unknown to this build. */
  | { readonly is: 'foreign'; readonly form: number; readonly member: string | null }
  | ReadText;

interface ReadText {
  readonly is: 'read';
  readonly document: SettingsDocument;
  readonly unsafe: readonly string[];
  readonly lost: readonly string[];
}

function readSettingsText(text: string): SettingsText {
  const raw = fromJson(text);
  // We never write an empty object: something emptied it.
  if (!isObject(raw) || Object.keys(raw).length === 0) return { is: 'damaged' };
  const { form = FORM } = raw;
  // A form that isn't a number is a later one.
  if (form !== FORM) return { is: 'foreign', form: typeof form === 'number' ? form : FORM + 1, member: null };
  // Schemas elsewhere stop at the first problem (base/first-problem.ts) and would miss unknown members behind it.
  const whole = v.safeParse(settingsSchema, raw, { abortEarly: false });
  if (whole.success) return { is: 'read', document: withActive(whole.output), unsafe: [], lost: [] };
  const member = unknownMember(whole.issues);
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

/** The schema checks nothing else of an unknown kind. */
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
  const each = <T extends object>(entries: v.ObjectEntries, safe: T, from: Raw, at = ''): T =>
    Object.fromEntries(
      Object.entries(safe).map(([name, value]: [string, unknown]) => {
        const read = v.safeParse(entries[name] ?? v.never(), from[name]);
        if (!read.success) unsafe.push(`${at}${name}`);
        return [name, read.success ? read.output : value];
      }),
    ) as T;
  const object = <T extends object, N>(name: string, entries: v.ObjectEntries, safe: T, none: N): T | N => {
    const from = raw[name];
    if (isObject(from)) return each(entries, safe, from, `${name}.`);
    unsafe.push(name);
    return none;
  };
  const list = <T>(name: keyof typeof MOST, read: (one: unknown) => readonly T[]): readonly T[] => {
    const value = raw[name];
    const all = Array.isArray(value) ? (value as unknown[]) : null;
    if (all === null || all.length > MOST[name]) unsafe.push(name);
    return (all ?? []).slice(0, MOST[name]).flatMap(read);
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
    app: object('app', app.entries, safeSettings.app, safeSettings.app),
    wallets: list('wallets', readWallet),
    lock: raw['lock'] === null ? null : object('lock', lock.wrapped.entries, SAFE_LOCK, null),
    hosts: list('hosts', (one) => {
      if (v.is(hosts.item, one)) return [one];
      unsafe.push('hosts');
      return [];
    }),
  };
  return {
    is: 'read',
    document: withActive(document),
    unsafe: [...new Set(unsafe)],
    lost,
  };
}

function withActive(document: SettingsDocument): SettingsDocument {
  const isThere = document.wallets.some(({ id }) => id === document.activeWalletId);
  return isThere ? document : { ...document, activeWalletId: null };
}

const walletLabel = (name: string): string => `wallet ${plainName(name, 60)}`;

function isObject(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
