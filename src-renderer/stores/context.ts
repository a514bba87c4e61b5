import { createContext } from 'svelte';
import type { Bridge } from '../../src-preload/bridge.ts';
import { say } from '../../src-preload/messages/say.ts';
import { AssetBook } from './assets.svelte.ts';
import { changesText } from '../text/changes.ts';
import { rivalTitle } from '../text/place.ts';
import { Clock } from './clock.svelte.ts';
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
import { isWhole, Router } from './route.svelte.ts';
import { Session } from './session.svelte.ts';
import { Toasts } from './toasts.svelte.ts';
import { Waiting } from './keychain-wait.svelte.ts';
import { WalletStore } from './wallet-store.svelte.ts';

/** What several screens share. A screen takes it by `useStores()`; a test makes its own by `makeStores(fake)`. */
export interface Stores {
  readonly bridge: Bridge;
  readonly host: Host;
  readonly lock: LockStore;
  readonly clock: Clock;
  readonly router: Router;
  readonly session: Session;
  readonly wallet: WalletStore;
  readonly assets: AssetBook;
  readonly invoices: InvoiceBook;
  readonly doubleSpends: DoubleSpendBook;
  readonly nodes: NodeBook;
  readonly freshness: Freshness;
  readonly practice: PracticeStore;
  readonly questions: Questions;
  readonly links: Links;
  readonly handedIn: HandedIn;
  readonly waiting: Waiting;
  readonly toasts: Toasts;
  /** Puts text on the clipboard. False: something else lies there. Never for words. */
  readonly copy: (text: string) => Promise<boolean>;
}

export const [useStores, provideStores] = createContext<Stores>();

/** `lock` is the page's own where there is one: it outlives these. */
export function makeStores(bridge: Bridge, lock?: LockStore): Stores {
  const host = new Host();
  const session = new Session(bridge, host);
  const wallet = new WalletStore(bridge, host);
  const assets = new AssetBook(bridge, host);
  const toasts = new Toasts();
  return {
    bridge,
    host,
    lock: lock ?? new LockStore(bridge, host),
    clock: new Clock(),
    router: new Router(),
    session,
    wallet,
    assets,
    invoices: new InvoiceBook(bridge, host),
    doubleSpends: new DoubleSpendBook(bridge, host, ({ rival }) =>
      toasts.say(rivalTitle(rival), { icon: 'alert' }),
    ),
    nodes: new NodeBook(bridge, host, (text, icon) => toasts.say(text, { icon })),
    freshness: new Freshness(wallet, async (changes, byHand) => {
      // An asset that is new here is told of by its name and precision, which are read first.
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
    copy: async (text) => (await host.ask(bridge.settings.copy({ text }))).ok,
  };
}

/** Begins listening to main. Returns what ends it. */
export function startStores(stores: Stores): () => void {
  const practiceNews = (): void => {
    if (stores.session.active?.connection.kind === 'practice') stores.freshness.soon();
  };
  const ends = [
    stores.bridge.practice.block(() => {
      stores.toasts.blockCame();
      practiceNews();
    }),
    stores.bridge.practice.friendChanged(practiceNews),
    stores.bridge.nodes.wanted(({ nodeId }) => {
      const { router } = stores;
      // The words and a review are left by their own buttons alone.
      if (isWhole(router.now) && router.now.name !== 'welcome') return;
      router.go(nodeId === null ? { name: 'nodes' } : { name: 'node', nodeId });
    }),
    stores.questions.start(),
    stores.waiting.start(),
    stores.links.start(),
    stores.handedIn.start(),
    stores.practice.start(),
    stores.wallet.start(),
    stores.assets.start(),
    stores.invoices.start(),
    stores.doubleSpends.start(),
    stores.nodes.start(),
    stores.freshness.start(),
    stores.session.start(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
