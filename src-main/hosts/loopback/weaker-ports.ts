import type { Clipboard, Notifier, Presence } from '../../ports.ts';

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
