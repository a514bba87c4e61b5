import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type {
  Camera,
  Clipboard,
  LockedSign,
  Notifier,
  OpenedFiles,
  OpenedLinks,
  Presence,
  Screen,
  Files,
  Clock,
  Sleep,
  Timers,
} from '../../ports/index.ts';
import { fail, WalletError } from '../../base/errors.ts';
import { codeOf, writeLongFile } from '../../records/long-file.ts';
import { writeBeside } from '../write-beside.ts';

/** There is nothing to ask: the question in the page is the only gate, so this host never touches mainnet. */
export const noPresenceToProve: Presence = { prove: () => Promise.resolve(true) };

/** The page's transport writes and reads back (src-renderer/bridge/loopback-transport.ts). */
export const clipboardOfThePage: Clipboard = { write: () => Promise.resolve() };

export const noNotifications: Notifier = { notify: () => undefined };

/** The page's title has the count (src-renderer/app/App.svelte). */
export const countInThePageTitle: LockedSign = { show: () => undefined };

/** The window is the browser's; the page empties itself when locked. */
export const screenOfTheBrowser: Screen = { keepPrivate: () => undefined, forget: () => undefined };

/** The browser asks the person and shows the camera's use. */
export const cameraOfTheBrowser: Camera = { allow: () => undefined };

export const noOpenedLinks: OpenedLinks = { take: () => ({ kind: 'none' }) };

export const noOpenedFiles: OpenedFiles = {
  read: () => Promise.resolve(null),
  forget: () => undefined,
};

/** Saves to `exports/` beside the data, without a dialog. Never overwrites, opens nothing. */
export function createExportFiles(dataFolder: string): Files {
  const folder = join(dataFolder, 'exports');
  const makeFolder = () =>
    mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw fail('DISK_REFUSED', { file: folder, detail: codeOf(error) });
    });
  const save = async (suggestedName: string, bytes: Uint8Array, mayWrite?: () => void): Promise<string> => {
    await makeFolder();
    mayWrite?.();
    return writeBeside(folder, suggestedName, bytes);
  };
  return {
    save,
    saveLong: async (suggestedName, write, mayWrite) => {
      const path = await save(suggestedName, new Uint8Array(), mayWrite);
      try {
        await writeLongFile(path, write);
        return path;
      } catch (error) {
        await rm(path, { force: true });
        if (error instanceof WalletError) throw error;
        throw fail('DISK_REFUSED', { file: path, detail: codeOf(error) });
      }
    },
    chooseFolder: async () => {
      await makeFolder();
      return folder;
    },
    saveMany: async (files, mayWrite) => {
      const names: string[] = [];
      for (const { name, bytes } of files) names.push(basename(await save(name, bytes, mayWrite)));
      return { folder, names };
    },
    open: () => Promise.reject(fail('NOT_HERE', { reason: 'noFileDialog' })),
    openLong: () => Promise.reject(fail('NOT_HERE', { reason: 'noFileDialog' })),
    openMany: () => Promise.reject(fail('NOT_HERE', { reason: 'noFileDialog' })),
  };
}

const LOOK_EVERY_MS = 5_000;
/** Busy machines run this timer late, too, but never by this much. */
const ASLEEP_MS = 30_000;

/** Notices a sleep by the wall clock, up to five seconds after waking; a clock set ahead looks the same. */
export function createSleepByClock({ clock, timers }: { clock: Clock; timers: Timers }): Sleep {
  return {
    watch: ({ awake }) => {
      let seenMs = clock.nowMs();
      let cancel = timers.after(LOOK_EVERY_MS, checkClock);
      function checkClock(): void {
        const lastMs = seenMs;
        seenMs = clock.nowMs();
        cancel = timers.after(LOOK_EVERY_MS, checkClock);
        if (seenMs - lastMs > LOOK_EVERY_MS + ASLEEP_MS) awake(lastMs);
      }
      return () => cancel();
    },
  };
}
