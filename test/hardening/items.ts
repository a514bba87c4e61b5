/**
 * How an item is proved: read off sources, build and configuration (`static`); by tests over strict fakes and real
 * parts (`unit`); in a real window (`window`); on the bytes of what is packed (`package`).
 */
export type Kind = 'static' | 'unit' | 'window' | 'package';

export interface Item {
  readonly number: number;
  readonly title: string;
  /** Every kind of proof that it takes: it holds only where each was looked at, and held. */
  readonly kinds: readonly Kind[];
}

const item = (number: number, title: string, ...kinds: readonly Kind[]): Item => ({ number, title, kinds });

/** The forty protections of the shell. */
export const ITEMS: readonly Item[] = [
  item(1, 'the page’s world is apart from the preload’s', 'static', 'unit'),
  item(2, 'every page is sandboxed', 'static', 'unit', 'window'),
  item(3, 'no page has Node', 'static', 'unit'),
  item(4, 'no web protection is off', 'static', 'unit'),
  item(5, 'there is no webview', 'static', 'unit'),
  item(6, 'developer tools are for development alone', 'static', 'unit', 'window'),
  item(7, 'no spell checker, dialogs or dropped pages', 'static', 'unit'),
  item(8, 'no switch takes a protection away', 'static', 'unit', 'window'),
  item(9, 'the content policy allows what is named', 'static', 'unit'),
  item(10, 'the page has no network', 'static', 'unit', 'window'),
  item(11, 'the page comes by its own scheme, never from files', 'static', 'unit'),
  item(12, 'the page stays where it is', 'static', 'unit', 'window'),
  item(13, 'no page opens a window', 'static', 'unit', 'window'),
  item(14, 'no way out to other programs', 'static'),
  item(15, 'every permission is denied, but the camera while a screen scans', 'static', 'unit', 'window'),
  item(16, 'main knows who asks', 'static', 'unit'),
  item(17, 'main takes what fits, and nothing else', 'static', 'unit'),
  item(18, 'the page is given named functions, and nothing of Electron', 'static', 'unit'),
  item(19, 'the preload is one small script', 'static', 'unit'),
  item(20, 'what the page is given is frozen and known', 'static', 'unit', 'window'),
  item(21, 'no code that knows a secret is in the page', 'static'),
  item(22, 'no text becomes code or markup', 'static'),
  item(23, 'the fuses of Electron are as decided', 'static', 'unit', 'package'),
  item(24, 'the archive is whole, and nothing but native parts lies beside it', 'static', 'unit', 'package'),
  item(25, 'Electron is one that is mended', 'static'),
  item(26, 'one Ochre at a time; a second start is data', 'static', 'unit', 'window'),
  item(27, 'links of other programs fill a form and do nothing else', 'static', 'unit', 'window'),
  item(28, 'nothing that the page keeps outlives it', 'static', 'unit', 'window'),
  item(29, 'certificates are judged by Chromium and Node alone, or are exactly the pinned one', 'static'),
  item(30, 'no crash leaves or sends memory', 'static', 'unit', 'window'),
  item(31, 'what is logged is redacted', 'static', 'unit'),
  item(32, 'the clipboard is main’s, and never for words', 'static', 'unit', 'window'),
  item(33, 'words are kept out of captures, and hidden', 'static', 'unit', 'window'),
  item(34, 'the keychain is used with care', 'static', 'unit'),
  item(35, 'nothing stands in for the keychain', 'static', 'unit'),
  item(36, 'settings hold no secret', 'static', 'unit'),
  item(37, 'there is no updater', 'static'),
  item(38, 'hardened on macOS, signed there and on Windows', 'static', 'package'),
  item(39, 'the environment steers nothing', 'static', 'unit', 'window'),
  item(40, 'a fault that nobody caught ends Ochre safely', 'static', 'unit', 'window'),
];
