import { existsSync, readFileSync, renameSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { fail } from '../domain/errors.ts';
import type { Clock, Settings, SettingsDocument, StorageDamage } from '../ports/index.ts';
import { SETTINGS_COPY, SETTINGS_FILE } from './form.ts';
import { dropLink, replaceFile } from './replace-file.ts';
import { MOST_NAMED } from './unreadable.ts';
import { emptySettings, parseSettings, salvageSettings } from './settings-document.ts';

export interface OpenSettings extends Settings {
  readonly damage: StorageDamage | null;
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

/**
 * Settings in `<folder>/ochre.json`, with a copy beside it in `ochre.copy.json`.
 * A damaged file is never reset in silence: it is kept aside, the copy is put in its place, and `damage` says so.
 * Throws DISK_REFUSED where the folder cannot be written.
 */
export function openSettings(folder: string, makeStore: () => SettingsStore, clock: Clock): OpenSettings {
  const file = join(folder, SETTINGS_FILE);
  const copyFile = join(folder, SETTINGS_COPY);
  const copy = readCopy(copyFile);
  const opened = openStore(makeStore, copy !== null);
  let document: SettingsDocument;
  let damage: StorageDamage | null = null;
  let store: SettingsStore;
  if (opened === null) {
    const keptAs = `${file}.corrupt-${String(clock.nowMs())}`;
    if (existsSync(file)) renameSync(file, keptAs);
    const part = copy === null ? (salvage(keptAs) ?? salvage(copyFile)) : null;
    document = copy ?? part?.document ?? emptySettings;
    damage = {
      file: basename(file),
      keptAs: basename(keptAs),
      recovered: copy !== null ? 'previous' : part === null ? 'nothing' : 'part',
      ...(part === null ? {} : { rows: { named: part.lost.slice(0, MOST_NAMED), inAll: part.lost.length } }),
    };
    store = makeStore();
    store.store = { ...document };
  } else {
    ({ store, document } = opened);
  }

  return {
    damage,
    read: () => document,
    write: (next) => {
      // A fault of ours would otherwise be found at the next start, as a damaged file.
      if (parseSettings(JSON.parse(JSON.stringify(next))) === null)
        throw new Error('these settings could not be read again');
      try {
        // The store would follow it.
        dropLink(file);
        store.store = { ...next };
        replaceFile(copyFile, JSON.stringify(next));
      } catch (error) {
        throw fail('DISK_REFUSED', {
          file: basename(file),
          detail: error instanceof Error ? error.message : 'unknown',
        });
      }
      document = next;
    },
  };
}

/** An empty file beside a copy is no first start: something emptied it. */
function openStore(
  makeStore: () => SettingsStore,
  hasCopy: boolean,
): { store: SettingsStore; document: SettingsDocument } | null {
  try {
    const store = makeStore();
    if (hasCopy && Object.keys(store.store).length === 0) return null;
    const document = parseSettings(store.store);
    return document === null ? null : { store, document };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function salvage(file: string): ReturnType<typeof salvageSettings> {
  try {
    return salvageSettings(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

function readCopy(file: string): SettingsDocument | null {
  try {
    return parseSettings(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
