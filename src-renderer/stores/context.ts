import { createContext } from 'svelte';
import type { Bridge } from '../../src-preload/bridge.ts';
import { say } from '../../src-preload/messages/say.ts';
import { AfterSlots } from './after-slots.svelte.ts';
import { AssetBook } from './assets.svelte.ts';
import { changesText, rivalTitle } from '../text/index.ts';
import { PageClock } from './clock.svelte.ts';
import { DoubleSpendBook } from './double-spends.svelte.ts';
import { Freshness } from './freshness.svelte.ts';
import { HandedIn } from './handed-in.svelte.ts';
import { Host } from './host.svelte.ts';
import { InvoiceBook } from './invoices.svelte.ts';
import { Links } from './links.svelte.ts';
import { LockStore } from './lock.svelte.ts';
import { NodeBook } from './nodes.svelte.ts';
import { PracticeStore } from './practice-store.svelte.ts';
import { Questions } from './questions.svelte.ts';
import { isOneWay, Router } from './route.svelte.ts';
import { Session } from './session.svelte.ts';
import { allOf } from './store.ts';
import { Toasts } from './toasts.svelte.ts';
import { Waiting } from './keychain-wait.svelte.ts';
import { WalletStore } from './wallet-store.svelte.ts';

/** `lock`: an existing lock store, which outlives the other stores. */
export function makeStores(bridge: Bridge, lock?: LockStore) {
  const host = new Host();
  const session = new Session(bridge, host);
  const wallet = new WalletStore(bridge, host);
  const assets = new AssetBook(bridge, host);
  const invoices = new InvoiceBook(bridge, host);
  const toasts = new Toasts();
  return {
    bridge,
    host,
    lock: lock ?? new LockStore(bridge, host),
    clock: new PageClock(),
    router: new Router(),
    session,
    wallet,
    assets,
    invoices,
    afterSlots: new AfterSlots(bridge, host, wallet, invoices),
    doubleSpends: new DoubleSpendBook(bridge, host, ({ rival }) =>
      toasts.say(rivalTitle(rival), { icon: 'alert' }),
    ),
    nodes: new NodeBook(bridge, host, toasts),
    freshness: new Freshness(wallet, async (changes, byHand) => {
      // Reads the assets first, because a new one's name and precision are needed.
      if (changes.length > 0) await assets.reload();
      const hidden = session.settings.hideAmounts;
      const text = changesText(changes, { find: (assetId) => assets.find(assetId), hidden });
      if (text !== null) toasts.say(text);
      else if (byHand) toasts.say(say('state-nothing-new'));
    }),
    practice: new PracticeStore(bridge, host),
    questions: new Questions(bridge, host),
    links: new Links(bridge, host),
    handedIn: new HandedIn(bridge, host),
    waiting: new Waiting(bridge),
    toasts,
    /** False if the clipboard has something else afterwards. Never for recovery words. */
    copy: async (text: string) => (await host.ask(bridge.settings.copy({ text }))).ok,
  };
}

type Made = ReturnType<typeof makeStores>;
/** Screens see stores as read-only: only the stores' own functions change them. */
type Shown<T> = T extends Bridge | Host | NodeBook | InvoiceBook | Made['copy'] ? T : Readonly<T>;

/** The stores as screens see them; tests make them by `makeStores(fake)`. */
export type Stores = { readonly [Name in keyof Made]: Shown<Made[Name]> };

export const [useStores, provideStores] = createContext<Stores>();

/** Reads everything again, because notices were lost while main was away. */
function readAgain({ bridge, host, questions, waiting, session, nodes, practice }: Stores): void {
  questions.forget();
  waiting.forget();
  session.readAgain();
  void nodes.reload();
  if (session.active?.connection.kind === 'practice') void practice.load();
  void host.ask(bridge.wallet.tellAgain({}));
}

export function startStores(stores: Stores): () => void {
  const practiceNews = (): void => {
    if (stores.session.active?.connection.kind === 'practice') stores.freshness.soon();
  };
  const { bridge, router, toasts, questions, waiting, links, handedIn, practice } = stores;
  const { wallet, assets, invoices, afterSlots, doubleSpends, nodes, freshness, session } = stores;
  return allOf([
    stores.host.onBackAgain(() => readAgain(stores)),
    bridge.practice.block(() => {
      toasts.blockCame();
      practiceNews();
    }),
    bridge.practice.friendChanged(practiceNews),
    bridge.nodes.wanted(({ nodeId }) => {
      if (isOneWay(router.now)) return;
      router.go(nodeId === null ? { name: 'nodes' } : { name: 'node', nodeId });
    }),
    ...[questions, waiting, links, handedIn, practice].map((store) => store.start()),
    ...[wallet, assets, invoices, afterSlots, doubleSpends].map((store) => store.start()),
    ...[nodes, freshness, session].map((store) => store.start()),
  ]);
}
