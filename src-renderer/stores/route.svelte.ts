import type { Review } from '../../src-preload/contract/index.ts';
import type { Word } from '../text/glossary.ts';

export type SettingsPage = 'wallet' | 'service' | 'security' | 'backup' | 'app';
export type SettingsRow = 'service' | 'server' | 'diagnostics';

/** Where the person is. In memory only: an address bar could lead into the middle of a signature. */
export type Route =
  | { readonly name: 'welcome' }
  | { readonly name: 'create' }
  | { readonly name: 'practise' }
  /** With an id: the words bring the key of that listed wallet back. */
  | { readonly name: 'restore'; readonly walletId?: string }
  | { readonly name: 'lookInKeychain' }
  | { readonly name: 'watch' }
  | { readonly name: 'beginOffline' }
  | { readonly name: 'account'; readonly walletId: string }
  | { readonly name: 'handoff'; readonly flowId: string }
  | { readonly name: 'words'; readonly walletId: string; readonly only: 'show' | 'check' | null }
  | { readonly name: 'home' }
  | { readonly name: 'more' }
  | { readonly name: 'slots' }
  | { readonly name: 'signOffline' }
  | { readonly name: 'assets' }
  | { readonly name: 'asset'; readonly assetId: string }
  | { readonly name: 'issue' }
  /** With an asset: that one is chosen; with text: an invoice that was opened, which only ever fills the form. */
  | { readonly name: 'send'; readonly assetId?: string; readonly text?: string }
  /** With text: an address or a link that was pasted, which only ever fills the form. */
  | { readonly name: 'sendBtc'; readonly text?: string }
  /** With an asset: that one is chosen; with an invoice: one of our own, to be looked at. */
  | { readonly name: 'receive'; readonly assetId?: string; readonly invoice?: string }
  | { readonly name: 'transfers'; readonly assetId?: string }
  | { readonly name: 'transfer'; readonly key: string }
  /** Without a panel the board; a panel is what stands beside it. */
  | {
      readonly name: 'nodes';
      readonly panel?: 'connections' | 'add' | 'import' | 'alerts' | 'runs';
    }
  | { readonly name: 'node'; readonly nodeId: string }
  /** A bulk act: planned for these nodes, or one that runs or ran. */
  | {
      readonly name: 'bulk';
      readonly act: 'upgrade' | 'unlock' | 'upgradeToUnlocked';
      readonly nodeIds: readonly string[];
    }
  | { readonly name: 'run'; readonly runId: string }
  /** Without a page the first one, or where there is no room for both the list of them. */
  | { readonly name: 'settings'; readonly page?: SettingsPage; readonly row?: SettingsRow }
  | { readonly name: 'glossary'; readonly word?: Word }
  | { readonly name: 'recovery' }
  | { readonly name: 'fromBackup' }
  | { readonly name: 'rules'; readonly walletId: string }
  | { readonly name: 'review'; readonly review: Review };

/** The same screen about something else is another place. */
const WITH_SUBJECT: ReadonlySet<Route['name']> = new Set([
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
const TO_A_WALLET: ReadonlySet<Route['name']> = new Set([
  'watch',
  'beginOffline',
  'welcome',
  'create',
  'practise',
  'restore',
  'fromBackup',
  'lookInKeychain',
]);
const OF_NO_WALLET: ReadonlySet<Route['name']> = new Set(['settings', 'recovery', 'glossary', 'more']);
const OF_NODES: ReadonlySet<Route['name']> = new Set(['nodes', 'node', 'bulk', 'run']);

export const isOfNodes = ({ name }: Route): boolean => OF_NODES.has(name);

export function needsWallet(route: Route): boolean {
  return !TO_A_WALLET.has(route.name) && !isOfNodes(route) && !OF_NO_WALLET.has(route.name);
}

export const isWhole = ({ name }: Route): boolean => TO_A_WALLET.has(name) || WHOLE.has(name);

const WHOLE: ReadonlySet<Route['name']> = new Set(['words', 'review', 'account', 'handoff']);

/** Whether one leaves it by its own buttons alone: going back into it would show what no longer holds. */
export const isOneWay = (route: Route): boolean => isWhole(route) && route.name !== 'welcome';

const HISTORY_LIMIT = 50;

/** Something left half done, since something else comes first: where to come back to, and what the way is called. */
export interface Errand {
  readonly label: string;
  readonly to: Route;
}

export class Router {
  now = $state.raw<Route>({ name: 'welcome' });
  errand = $state.raw<Errand | null>(null);
  #back: Route[] = [];
  #forward: Route[] = [];

  /** Goes where something must be done first; from there the errand is the way back. */
  goFirst(to: Route, errand: Errand): void {
    this.go(to);
    this.errand = errand;
  }

  go(to: Route): void {
    if (to.name === this.now.name && !WITH_SUBJECT.has(to.name)) return;
    if (!isOneWay(this.now)) this.#back = [...this.#back, this.now].slice(-HISTORY_LIMIT);
    this.#forward = [];
    this.#arrive(to);
  }

  restart(at: Route): void {
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
    // A review or the words are not left by a stray key: their own buttons say what leaving does.
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

  #arrive(to: Route): void {
    // Whoever is there again, by whatever way, needs no way back.
    if (to.name === this.errand?.to.name) this.errand = null;
    this.now = to;
  }
}
