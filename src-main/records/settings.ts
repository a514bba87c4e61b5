import { constants, copyFileSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fail } from '../domain/errors.ts';
import type { WalletRecord } from '../domain/wallet/wallet-record.ts';
import type { Settings, SettingsDocument } from '../ports/index.ts';
import type { Now } from './values.ts';
import type { StorageDamage } from './disk-errors.ts';
import { otherForm } from '../domain/data-form.ts';
import { SETTINGS_COPY, SETTINGS_FILE } from './form.ts';
import {
  readSettingsText,
  safeSettings,
  walletLabel,
  type ReadText,
  type SettingsText,
} from './read-settings.ts';
import { dropLink, replaceFile } from './replace-file.ts';
import { emptySettings, parseSettings } from './settings-document.ts';
import { MOST_NAMED } from './unreadable.ts';

export interface OpenSettings extends Settings {
  readonly damage: readonly StorageDamage[];
}

/** What conf and electron-store have in common: one JSON object in a file, written whole and atomically. */
export interface SettingsStore {
  store: Record<string, unknown>;
}

/** Options for both stores. A broken file must throw: by default conf would empty it in silence. */
export const storeOptions = {
  configName: parse(SETTINGS_FILE).name,
  configFileMode: 0o600,
  clearInvalidConfig: false,
} as const;

/** What both files say, before anything is written. */
export interface FoundSettings {
  readonly document: SettingsDocument;
  readonly damage: readonly Omit<StorageDamage, 'file' | 'keptAs'>[];
  readonly texts: Readonly<Record<typeof SETTINGS_FILE | typeof SETTINGS_COPY, string | null>>;
}

/**
 * Reads the settings and their copy, and writes nothing. Where one is of another form or has a member that this build does
 * not know, it throws DATA_FOLDER_FORM, whatever the other one says: what is not known is not written over. What cannot
 * be parsed comes from the copy, and a single bad value takes its safe one. Throws DISK_REFUSED.
 */
export function readSettings(folder: string): FoundSettings {
  const texts = {
    [SETTINGS_FILE]: textOf(join(folder, SETTINGS_FILE)),
    [SETTINGS_COPY]: textOf(join(folder, SETTINGS_COPY)),
  };
  const read = (name: keyof typeof texts): Exclude<SettingsText, { is: 'foreign' }> | null => {
    const text = texts[name];
    const found = text === null ? null : readSettingsText(text);
    if (found?.is === 'foreign') throw otherForm(folder, name, found.form, found.member);
    return found;
  };
  const [main, copy] = [read(SETTINGS_FILE), read(SETTINGS_COPY)];
  if (main === null && copy === null) return { document: emptySettings, damage: [], texts };
  if (main?.is === 'read') return { ...withCopy(main, copy?.is === 'read' ? copy : null), texts };
  if (copy?.is !== 'read') return { document: safeSettings, damage: [{ recovered: 'nothing' }], texts };
  const { document, damage } = withCopy(copy, null);
  return { document, damage: [{ recovered: 'previous' }, ...damage], texts };
}

/**
 * A change is written to the copy first, so one that differs is of a change that was not yet made, or one of the two was
 * put back. Nothing says which is right: what gates the network or a signature is held to both, and no wallet is lost.
 */
function withCopy(
  { document, unsafe, lost }: ReadText,
  copy: ReadText | null,
): Pick<FoundSettings, 'document' | 'damage'> {
  const { app, wallets, hosts } = document;
  const other = copy?.unsafe.length === 0 ? copy.document : document;
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
  const added = copy?.document.wallets.filter(({ id }) => wallets.every((one) => one.id !== id)) ?? [];
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

/**
 * Settings in `<folder>/ochre.json`, with a copy beside it in `ochre.copy.json`, as they were read before. Of damage the
 * bytes are kept aside before anything is written in their place, and `damage` says so. Throws DISK_REFUSED.
 */
export function openSettings(
  folder: string,
  makeStore: () => SettingsStore,
  clock: Now,
  { document: read, damage, texts }: FoundSettings = readSettings(folder),
): OpenSettings {
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
    replaceFile(copyFile, JSON.stringify(document));
    replaceFile(file, JSON.stringify(document, null, '\t'));
    return asides[0] ?? null;
  }

  return {
    damage: damage.map((one) => ({ file: SETTINGS_FILE, keptAs, ...one })),
    read: () => document,
    write: (next) => {
      // A fault of ours would otherwise be found at the next start, as a damaged file.
      if (parseSettings(JSON.parse(JSON.stringify(next))) === null)
        throw new Error('these settings could not be read again');
      explained(SETTINGS_FILE, () => {
        // The other way round, a disk that takes the first alone would leave a change that its caller takes for refused.
        replaceFile(copyFile, JSON.stringify(next));
        // The store would follow it.
        dropLink(file);
        store ??= makeStore();
        store.store = { ...next };
      });
      document = next;
    },
  };
}

/** Copied and not moved: at no moment is there no file in its place. */
function keepAside(path: string, nowMs: number): string {
  const keptAs = `${path}.corrupt-${String(nowMs)}`;
  try {
    copyFileSync(path, keptAs, constants.COPYFILE_EXCL);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) rmSync(keptAs, { force: true });
    throw error;
  }
  return basename(keptAs);
}

function isWritten(text: string, document: SettingsDocument): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(text), JSON.parse(JSON.stringify(document)));
  } catch {
    return false;
  }
}

/** Null: there is none. Throws DISK_REFUSED. */
function textOf(path: string): string | null {
  return explained(basename(path), () => {
    try {
      return readFileSync(path, 'utf8');
    } catch (error) {
      if (isCode(error, 'ENOENT')) return null;
      throw error;
    }
  });
}

function explained<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw fail('DISK_REFUSED', { file, detail: error instanceof Error ? error.message : 'unknown' });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
