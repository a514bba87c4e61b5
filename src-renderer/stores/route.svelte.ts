import type { Review } from '../../src-preload/contract/index.ts';
import type { Word } from '../text/glossary.ts';

export type SettingsPage = 'wallet' | 'service' | 'security' | 'backup' | 'app';
export type SettingsRow = 'service' | 'server' | 'diagnostics';

/** Where the person is. In memory only, since an address in the browser could lead into the middle of a signature. */
export type PageRoute =
  | { readonly name: 'welcome' }
  | { readonly name: 'create' }
  | { readonly name: 'practise' }
  /** With `walletId`: restores that wallet's key. */
  | { readonly name: 'restore'; readonly walletId?: string }
  | { readonly name: 'lookInKeychain' }
  | { readonly name: 'watch' }
  | { readonly name: 'beginOffline' }
  | { readonly name: 'account'; readonly walletId: string }
  | { readonly name: 'handoff'; readonly flowId: string }
  | { readonly name: 'words'; readonly walletId: string; readonly only: 'show' | 'check' | null }
  | { readonly name: 'home' }
  | { readonly name: 'more' }
  /** The screen Bitcoin; without `tab` it shows the transactions. */
  | { readonly name: 'slots'; readonly tab?: 'slots' }
  | { readonly name: 'signOffline' }
  | { readonly name: 'assets' }
  | { readonly name: 'asset'; readonly assetId: string }
  | { readonly name: 'issue' }
  /** `text`: an invoice that only fills the form. */
  | { readonly name: 'send'; readonly assetId?: string; readonly text?: string }
  /** `text` only fills the form. `coins`: outpoints (`txid:vout`); no other coins are spent. */
  | { readonly name: 'sendBtc'; readonly text?: string; readonly coins?: readonly string[] }
  | { readonly name: 'receive'; readonly assetId?: string; readonly invoice?: string }
  | { readonly name: 'transfers'; readonly assetId?: string }
  | { readonly name: 'transfer'; readonly key: string }
  | { readonly name: 'nodes'; readonly panel?: 'connections' | 'add' | 'import' | 'alerts' | 'runs' }
  | { readonly name: 'node'; readonly nodeId: string }
  | {
      readonly name: 'bulk';
      readonly act: 'upgrade' | 'unlock' | 'upgradeToUnlocked';
      readonly nodeIds: readonly string[];
    }
  | { readonly name: 'run'; readonly runId: string }
  | { readonly name: 'settings'; readonly page?: SettingsPage; readonly row?: SettingsRow }
  | { readonly name: 'glossary'; readonly word?: Word }
  | { readonly name: 'recovery' }
  | { readonly name: 'move' }
  | { readonly name: 'fromBackup' }
  | { readonly name: 'rules'; readonly walletId: string }
  | { readonly name: 'review'; readonly review: Review };

/** Places that differ by their subject, so that another wallet or transfer is another place. */
const WITH_SUBJECT: ReadonlySet<PageRoute['name']> = new Set([
  'account',
  'handoff',
  'words',
  'review',
  'asset',
  'send',
  'receive',
  'transfers',
  'transfer',
  'nodes',
  'node',
  'bulk',
  'run',
  'rules',
  'glossary',
  'settings',
]);
const TO_A_WALLET: ReadonlySet<PageRoute['name']> = new Set([
  'watch',
  'beginOffline',
  'welcome',
  'create',
  'practise',
  'restore',
  'fromBackup',
  'lookInKeychain',
]);
const OF_NO_WALLET: ReadonlySet<PageRoute['name']> = new Set(['settings', 'recovery', 'glossary', 'more']);
const OF_NODES: ReadonlySet<PageRoute['name']> = new Set(['nodes', 'node', 'bulk', 'run']);

export const isOfNodes = ({ name }: PageRoute): boolean => OF_NODES.has(name);

/** Whether the place needs an open wallet; those of nodes don't. */
export function needsWallet(route: PageRoute): boolean {
  return !TO_A_WALLET.has(route.name) && !isOfNodes(route) && !OF_NO_WALLET.has(route.name);
}

export const isWhole = ({ name }: PageRoute): boolean => TO_A_WALLET.has(name) || WHOLE.has(name);

const WHOLE: ReadonlySet<PageRoute['name']> = new Set(['words', 'review', 'account', 'handoff']);

/** Back and forward skip these places, because their content no longer holds. */
export const isOneWay = (route: PageRoute): boolean => isWhole(route) && route.name !== 'welcome';

const HISTORY_LIMIT = 50;

export interface Errand {
  readonly label: string;
  readonly to: PageRoute;
}

export class Router {
  now = $state.raw<PageRoute>({ name: 'welcome' });
  errand = $state.raw<Errand | null>(null);
  #back: PageRoute[] = [];
  #forward: PageRoute[] = [];

  goFirst(to: PageRoute, errand: Errand): void {
    this.go(to);
    this.errand = errand;
  }

  go(to: PageRoute): void {
    if (to.name === this.now.name && !WITH_SUBJECT.has(to.name)) return;
    if (!isOneWay(this.now)) this.#back = [...this.#back, this.now].slice(-HISTORY_LIMIT);
    this.#forward = [];
    this.#arrive(to);
  }

  restart(at: PageRoute): void {
    this.errand = null;
    this.#back = [];
    this.#forward = [];
    this.now = at;
  }

  get canGoBack(): boolean {
    return this.#back.length > 0;
  }

  get canGoForward(): boolean {
    return this.#forward.length > 0;
  }

  back(): void {
    const to = this.#back.at(-1);
    // Reviews and recovery words are left by their own buttons, not by a stray key.
    if (to === undefined || this.now.name === 'review' || this.now.name === 'words') return;
    this.#back = this.#back.slice(0, -1);
    if (!isOneWay(this.now)) this.#forward = [...this.#forward, this.now];
    this.#arrive(to);
  }

  forward(): void {
    const to = this.#forward.at(-1);
    if (to === undefined || isOneWay(this.now)) return;
    this.#forward = this.#forward.slice(0, -1);
    this.#back = [...this.#back, this.now];
    this.#arrive(to);
  }

  #arrive(to: PageRoute): void {
    // The errand ends when its place is reached, however the person got there.
    if (to.name === this.errand?.to.name) this.errand = null;
    this.now = to;
  }
}
