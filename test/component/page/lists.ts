import '../in-english.ts';
import { mount } from 'svelte';
import App from '../../../src-renderer/app/App.svelte';
import '../../../src-renderer/theme/tokens.css';
import '../../../src-renderer/theme/base.css';
import '../../../src-renderer/theme/components.css';
import type { Bridge } from '../../../src-preload/bridge.ts';
import type { TransferFilter, TransferRow } from '../../../src-preload/contract/index.ts';
import { done } from '../../../src-preload/contract/result.ts';
import { anAsset, aRow, ids } from '../../fakes/asset-world.ts';
import type { ListBench } from '../../bench/list-bench.ts';
import { fakeMain } from '../../fakes/bridge.ts';
import { scenarios } from '../../fakes/scenarios.ts';

// The whole renderer over a fake main that keeps `?rows=` transfers of many assets, for the bench of long lists.
const ASSETS = 200;
const STATES = ['settled', 'waitingForThem', 'confirming', 'failed', 'expired', 'waitingForYou'] as const;

const count = Number(new URLSearchParams(location.search).get('rows') ?? '10000');
const world = scenarios.full();
const assets = Array.from({ length: ASSETS }, (_, at) =>
  anAsset(`rgb:${at.toString(36).padStart(8, 'A')}${ids.tusd.slice(12)}`, {
    ticker: `T${String(at)}`,
    name: `Asset ${String(at)}`,
  }),
);
const assetIds = assets.map(({ assetId }) => assetId);
const rowOf = (seed: number): TransferRow =>
  aRow(seed, STATES[seed % STATES.length] ?? 'settled', seed % 2 === 0 ? 'in' : 'out', {
    assetId: assetIds[seed % ASSETS] ?? ids.tusd,
    amount: String(1_000 + seed),
    label: seed % 7 === 0 ? `Label ${String(seed)}` : null,
  });
let rows = Array.from({ length: count }, (_, at) => rowOf(at + 1));
let made = count;

const main = fakeMain(world);
/** Copies answers like every carrier, but doesn't check them again, which would measure the fake. */
const bridge: Bridge = {
  ...main.bridge,
  assets: {
    ...main.bridge.assets,
    list: () => Promise.resolve(done(structuredClone({ assets, asOfMs: Date.now() }))),
  },
  transfers: {
    ...main.bridge.transfers,
    page: ({ filter, offset, limit }) => {
      const found = isOpen(filter) ? rows : rows.filter(({ assetId }) => assetId === filter.assetId);
      const page = found.slice(offset, offset + limit);
      return Promise.resolve(done(structuredClone({ total: found.length, rows: page, asOfMs: Date.now() })));
    },
  },
};
const isOpen = ({ assetId }: Pick<TransferFilter, 'assetId'>): boolean => assetId === null;

const target = document.getElementById('app');
if (target !== null) mount(App, { target, props: { bridge } });

const chips = (): Element | null => document.querySelector('[role="grid"] [aria-rowindex="2"] .chip');

/** Resolves once `ready` holds, after the page change that made it true. */
function until(ready: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (ready()) {
      resolve();
      return;
    }
    const observer = new MutationObserver(() => {
      if (!ready()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
  });
}

/** Resolves after the next frame's paint: a task that is posted within the frame runs behind it. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}

const bench: ListBench = {
  idle: (): Promise<number> =>
    new Promise((resolve) => {
      requestIdleCallback(() => resolve(performance.now()));
    }),
  openMs: async (): Promise<number> => {
    const began = performance.now();
    document.querySelector<HTMLButtonElement>('nav button[title="Transfers"]')?.click();
    await until(() => chips() !== null);
    await painted();
    return performance.now() - began;
  },
  prependMs: async (): Promise<number> => {
    made += 1;
    const added = { ...rowOf(7), key: `new ${String(made)}`, label: `New ${String(made)}` };
    rows = [added, ...rows];
    return noticed(added.label);
  },
  changeMs: async (): Promise<number> => {
    made += 1;
    const [first, ...rest] = rows;
    if (first === undefined) throw new Error('there are no rows');
    const changed = { ...first, label: `Changed ${String(made)}` };
    rows = [changed, ...rest];
    return noticed(changed.label);
  },
  nodesAt: async (share: number): Promise<number> => {
    const grid = document.querySelector('[role="grid"]');
    if (grid === null) throw new Error('there is no list');
    const row = Math.floor(share * (count - 20));
    grid.scrollTop = row * 44;
    await until(() => document.querySelector(`[aria-rowindex="${String(row + 5)}"] .chip`) !== null);
    await painted();
    return document.querySelectorAll('*').length;
  },
};
Object.assign(window, { bench });

async function noticed(label: string): Promise<number> {
  const first = (): boolean =>
    document.querySelector('[role="grid"] [aria-rowindex="2"]')?.textContent.includes(label) === true;
  const began = performance.now();
  main.tell('wallet.changed', { walletId: world.wallets[0]?.id ?? '' });
  await until(first);
  document.body.getBoundingClientRect();
  const took = performance.now() - began;
  await painted();
  return took;
}
