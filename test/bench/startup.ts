import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { testBrowser } from '../../scripts/lib/browser.mjs';
import { ensureBuild } from '../../scripts/lib/build.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { createBridge } from '../../src-preload/bridge.ts';
import { get, startHost } from '../support/loopback-host.ts';
import { openLoopbackPage } from '../support/loopback-page.ts';
import { FIRST_PAINT, SEEN, watchFor, type Seen } from './startup-page.ts';
import { cryptographic, packagesBefore } from './startup-loads.ts';
import { medians } from './rounds.ts';
import { benchWindow, type WindowTimes } from './startup-window.ts';

/** Times of Ochre's opening on the loopback host: medians, ours and an empty page in turn. */
export interface StartupTimes {
  /** From the start of the program until something of its page is painted. */
  readonly firstPaintMs: number;
  /** From the program's start until Home has painted the wallet's kept assets. */
  readonly firstListMs: number;
  /** The same until it has painted the service's present assets. */
  readonly firstFreshListMs: number;
  /** The first paint of a page with one word, on the same host. */
  readonly emptyPaintMs: number;
  /** Packages of main that were loaded when the page had painted. */
  readonly loadedBeforePaint: readonly string[];
  /** Those for keys, signatures or transactions. */
  readonly cryptographicBeforePaint: readonly string[];
  /** The same in a real window; a sentence if this machine has none. */
  readonly window: WindowTimes | string;
}

const project = resolve(import.meta.dirname, '../..');
const ROUNDS = 9;
const EMPTY_WORD = 'Empty';
const EMPTY = `<!doctype html><html lang="en"><title>${EMPTY_WORD}</title><body><p>${EMPTY_WORD}</p></body></html>`;
const ASSET = 'Bench Dollar';

/** Measures the built app in an open browser, each time with a new host. */
export async function benchStartup(): Promise<StartupTimes> {
  await ensureBuild(project);
  const folder = mkdtempSync(join(tmpdir(), 'ochre-startup-'));
  const empty = emptyApp();
  let browser: Browser | undefined;
  try {
    const data = join(folder, 'data');
    await fill(data);
    browser = await chromium.launch(testBrowser());
    const rows: Record<'firstPaintMs' | 'firstListMs' | 'firstFreshListMs' | 'emptyPaintMs', number>[] = [];
    const loaded = new Set<string>();
    // The first round warms the disk and the browser, records the loaded files, and doesn't count.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const nothing = await open(browser, empty.main, join(folder, `empty-${String(round)}`), {
        list: null,
        record: false,
      });
      const own = join(folder, `own-${String(round)}`);
      cpSync(data, own, { recursive: true });
      const ours = await open(browser, join(project, 'out/main'), own, { list: ASSET, record: round === 0 });
      if (round === 0) {
        for (const name of packagesBefore(ours.loads, ours.paintedAtMs)) loaded.add(name);
        continue;
      }
      rows.push({
        firstPaintMs: ours.paintMs,
        firstListMs: ours.listMs,
        firstFreshListMs: ours.freshMs,
        emptyPaintMs: nothing.paintMs,
      });
    }
    const before = [...loaded].sort();
    return {
      ...medians(rows),
      loadedBeforePaint: before,
      cryptographicBeforePaint: before.filter(cryptographic),
      window: await benchWindow(data, ASSET).catch(whyNot),
    };
  } finally {
    await browser?.close();
    empty.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One start. `list` is a text of the first list to wait for. */
async function open(
  browser: Browser,
  main: string,
  data: string,
  { list, record }: { readonly list: string | null; readonly record: boolean },
): Promise<{ paintMs: number; listMs: number; freshMs: number; paintedAtMs: number; loads: string }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript({ content: watchFor(list ?? EMPTY_WORD) });
  const page = await context.newPage();
  const file = join(data, 'loads.jsonl');
  // Recording takes time itself.
  const host = await startHost(
    main,
    data,
    record ? { recorder: 'bench/record-loads.mjs', env: { OCHRE_LOADS: file } } : {},
  );
  try {
    await page.goto(host.address);
    const paintedAtMs = await page.evaluate<number>(FIRST_PAINT);
    const seen = await page.evaluate<Seen>(SEEN);
    return {
      paintMs: paintedAtMs - host.startedAtMs,
      listMs: seen.kept - host.startedAtMs,
      freshMs: seen.fresh - host.startedAtMs,
      paintedAtMs,
      loads: existsSync(file) ? readFileSync(file, 'utf8') : '',
    };
  } finally {
    await host.stop();
    await context.close();
  }
}

/** A practice wallet with an asset, as a person has it on a later day. */
async function fill(data: string): Promise<void> {
  const host = await startHost(join(project, 'out/main'), data);
  try {
    const transport = await openLoopbackPage(host.address);
    const { vault, wallet, practice, signing, assets, confirm } = createBridge(transport);
    confirm.asked(({ questionId }) => void confirm.answer({ questionId, agreed: true }));
    const made = {
      name: 'Bench',
      network: 'regtest',
      keep: 'session',
      practice: true,
      wordCount: 12,
    } as const;
    const { id: walletId } = await get(vault.create(made));
    await get(wallet.register({ walletId }));
    await get(practice.faucet({ walletId, amountSats: 200_000 }));
    await get(practice.mine({ blocks: 1 }));
    await get(wallet.refresh({ walletId }));
    const { flowId, digest } = await get(
      signing.beginSlots({ walletId, num: 3, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false }),
    );
    await get(signing.approve({ flowId, digest, acceptNotProved: false }));
    await get(practice.mine({ blocks: 1 }));
    await get(wallet.refresh({ walletId }));
    await get(assets.issue({ walletId, ticker: 'BENCH', name: ASSET, precision: 2, amounts: ['100000'] }));
    // Home's content when it was closed.
    await get(wallet.overview({ walletId }));
    transport.close();
  } finally {
    await host.stop();
  }
}

/** Without Electron, a user or a display for it nothing can be measured. Other errors are faults. */
function whyNot(error: unknown): string {
  if (error instanceof Problem) return error.message;
  throw error;
}

/** The built main with a page of one word. It lies in the project, for its packages. */
function emptyApp(): { readonly main: string; readonly remove: () => void } {
  const folder = join(project, `node_modules/.cache/ochre-empty-${String(process.pid)}`);
  mkdirSync(join(folder, 'out/renderer'), { recursive: true });
  cpSync(join(project, 'out/main'), join(folder, 'out/main'), { recursive: true });
  cpSync(join(project, 'resources/messages'), join(folder, 'resources/messages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'out/renderer/index.html'), EMPTY);
  return { main: join(folder, 'out/main'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
