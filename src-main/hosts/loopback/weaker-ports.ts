import type {
  Camera,
  Clipboard,
  LockedSign,
  Notifier,
  OpenedFiles,
  OpenedLinks,
  Presence,
  Screen,
} from '../../ports.ts';

/**
 * There is nothing here that could ask the OS who sits in front of it: true only because there is none to ask.
 * The question in the page is the gate that is left, which is why this host never touches mainnet.
 */
export const noPresenceToProve: Presence = { prove: () => Promise.resolve(true) };

/**
 * Main reaches no clipboard here. It has checked the text; the page's own transport writes it and reads it back
 * where the browser lets it (src-renderer/loopback-transport.ts).
 */
export const clipboardOfThePage: Clipboard = { write: () => Promise.resolve() };

/** Says nothing to anybody: the OS's notifications are Electron's. */
export const noNotifications: Notifier = { notify: () => undefined };

/** A browser's tab has neither badge nor tray: the page's title carries the count of locked nodes (src-renderer/App.svelte). */
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
