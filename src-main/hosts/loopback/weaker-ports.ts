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

/**
 * There is nothing here that could ask the OS who sits in front of it: true only because there is none to ask.
 * The question in the page is the gate that is left, which is why this host never touches mainnet.
 */
export const noPresenceToProve: Presence = { prove: () => Promise.resolve(true) };

/**
 * Main reaches no clipboard here. It has checked the text; the page's own transport writes it and reads it back
 * where the browser lets it (src-renderer/bridge/loopback-transport.ts).
 */
export const clipboardOfThePage: Clipboard = { write: () => Promise.resolve() };

/** Says nothing to anybody: the OS's notifications are Electron's. */
export const noNotifications: Notifier = { notify: () => undefined };

/** A browser's tab has neither badge nor tray: the page's title carries the count of locked nodes (src-renderer/app/App.svelte). */
export const countInThePageTitle: LockedSign = { show: () => undefined };

/** The window is the browser's: nothing here keeps it out of a screenshot, and the page empties itself when it is locked. */
export const screenOfTheBrowser: Screen = { keepPrivate: () => undefined, forget: () => undefined };

/** The browser asks the person itself, and shows that the camera is on. */
export const cameraOfTheBrowser: Camera = { allow: () => undefined };

/** The OS opens links with an installed program, which this host never is. */
export const noOpenedLinks: OpenedLinks = { take: () => ({ kind: 'none' }) };

/** Nor files: they are dropped on the page, or chosen in it. */
export const noOpenedFiles: OpenedFiles = {
  read: () => Promise.resolve(null),
  forget: () => undefined,
};

/** Saves beside the data, in `exports/`, since there is no dialog to ask where. Never overwrites. Opens nothing. */
export function createExportFiles(dataFolder: string): Files {
  const folder = join(dataFolder, 'exports');
  const save = async (suggestedName: string, bytes: Uint8Array, mayWrite?: () => void): Promise<string> => {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw fail('DISK_REFUSED', { file: folder, detail: codeOf(error) });
    });
    mayWrite?.();
    return writeBeside(folder, suggestedName, bytes);
  };
  return {
    save,
    saveLong: async (suggestedName, write, mayWrite) => {
      // Its name is taken first, since nothing is written over.
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
/** So much more than it waited for: no busy machine is as late as that. */
const ASLEEP_MS = 30_000;

/**
 * Sleep as the time of day tells it, because nobody tells this host: found out after waking only, up to five seconds
 * late, and a clock that a person set ahead looks the same. Weaker than the system's own word, and named so.
 */
export function createSleepByClock({ clock, timers }: { clock: Clock; timers: Timers }): Sleep {
  return {
    watch: ({ awake }) => {
      let seenMs = clock.nowMs();
      let cancel = timers.after(LOOK_EVERY_MS, look);
      function look(): void {
        const lastMs = seenMs;
        seenMs = clock.nowMs();
        cancel = timers.after(LOOK_EVERY_MS, look);
        if (seenMs - lastMs > LOOK_EVERY_MS + ASLEEP_MS) awake(lastMs);
      }
      return () => cancel();
    },
  };
}
