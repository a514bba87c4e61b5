import '../in-english.ts';
import { mount, unmount } from 'svelte';
import App from '../../../src-renderer/app/App.svelte';
import '../../../src-renderer/theme/fonts.css';
import '../../../src-renderer/theme/tokens.css';
import '../../../src-renderer/theme/base.css';
import '../../../src-renderer/theme/components.css';
import { markAssets } from '../../../src-main/wallet/assets/look-alikes.ts';
import type { TransferRow } from '../../../src-preload/contract/index.ts';
import { anAsset, aTransfer, ids } from '../../fakes/asset-world.ts';
import { fakeMain, type FakeMain } from '../../fakes/bridge.ts';
import { aCloud, aNode, withNodes } from '../../fakes/node-world.ts';
import { scenarios } from '../../fakes/scenarios.ts';
import type { Seen } from '../../fuzz/names/seen.ts';
import { readLine, readPage } from './glyphs.ts';

// The whole renderer over a fake main whose names are all from the requested ones, and single lines of text.
let shown: { readonly app: object; readonly main: FakeMain } | null = null;
const target = document.getElementById('app') ?? document.body;

const idOf = (at: number): string => `rgb:${at.toString(36).padStart(8, 'A')}${ids.tusd.slice(12)}`;

function worldOf(names: readonly string[]) {
  const world = scenarios.full();
  const texts = names.flatMap((name, at) => [
    { assetId: idOf(2 * at), ticker: name, name: `Asset ${String(at)}`, details: null },
    { assetId: idOf(2 * at + 1), ticker: null, name, details: name },
  ]);
  const marks = markAssets(texts);
  world.assets = texts.map((one, at) => {
    const found = marks.get(one.assetId);
    if (found === undefined) throw new Error('an asset without marks');
    return anAsset(one.assetId, {
      ...one,
      schema: at % 2 === 0 ? 'nia' : 'cfa',
      precision: 0,
      balance: {
        settled: '7777',
        spendable: '7777',
        future: '7777',
        offchainOutbound: null,
        offchainInbound: null,
      },
      marks: { ...found, sameTicker: [...found.sameTicker], looksLike: [...found.looksLike] },
    });
  });
  const states: TransferRow['state'][] = ['settled', 'waitingForThem', 'failed'];
  world.transfers = names.map((name, at) =>
    aTransfer(at + 1, states[at % 3] ?? 'settled', 'in', { assetId: idOf(at), amount: '7777', label: name }),
  );
  const [first, ...rest] = world.wallets;
  if (first === undefined) throw new Error('no wallet');
  world.wallets = [
    { ...first, name: names[0] ?? '' },
    ...rest.map((one, at) => ({ ...one, name: names[at + 1] ?? '' })),
  ];
  world.fleet = withNodes(
    names.map((name, at) => aNode(at + 1, at % 2 === 0 ? 'locked' : 'unlocked', { name })),
    [aCloud('full', { name: names[0] ?? '' })],
  );
  world.confirm = 'page';
  return world;
}

const names = {
  /** Shows the app with these names everywhere. */
  show: async (given: readonly string[]): Promise<void> => {
    if (shown !== null) await unmount(shown.app);
    const main = fakeMain(worldOf(given));
    shown = { app: mount(App, { target, props: { bridge: main.bridge } }), main };
  },
  /** Asks in the page, as main does on the loopback host. */
  ask: (lines: readonly string[]): void => {
    const [title = '', message = '', ...details] = lines;
    const questionId = 'ab'.repeat(16);
    shown?.main.tell('confirm.asked', {
      questionId,
      title,
      message,
      details,
      confirmLabel: 'Sign',
      danger: false,
    });
  },
  answer: (): void => shown?.main.tell('confirm.closed', { questionId: 'ab'.repeat(16) }),
  read: (given: readonly string[]): readonly Seen[] => readPage(given),
  lines: (texts: readonly { readonly text: string; readonly name: string }[]): readonly Seen[] =>
    texts.flatMap(({ text, name }) => readLine(text, [name, 'תשר'])),
  /** Titles of listed assets that lack a mark. */
  unmarked: (): readonly string[] =>
    [...document.querySelectorAll('.asset')].flatMap((one) => {
      const asset = shown?.main.world.assets.find(({ assetId }) => one.getAttribute('title') === assetId);
      const { likeBitcoin = false, oddText = false } = asset?.marks ?? {};
      return (likeBitcoin || oddText) && one.querySelector('.warn') === null
        ? [asset?.ticker ?? asset?.name ?? '']
        : [];
    }),
};
Object.assign(window, { names });
