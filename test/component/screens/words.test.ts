import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TransferDetail, TransferRow } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { aTransfer } from '../../fakes/asset-world.ts';
import { aNode, withNodes } from '../../fakes/node-world.ts';
import { NOW_MS, onlyRemote } from '../../fakes/scenarios.ts';
import { button, go, goSettings, openApp } from './open-app.ts';
import { shownWords } from './shown-words.ts';

/** How many words a screen may show at 1280 by 800; the others share the last figure. */
const MOST_WORDS: Readonly<Record<string, number>> = { Home: 90, Receive: 45, Send: 70 };
const MOST_WORDS_ELSE = 250;
const MOST_WORDS_SETTINGS = 65;

test('a screen says little, and nothing twice', async () => {
  await page.viewport(1280, 800);
  await openApp('full', (world) => {
    world.invoices = world.invoices.slice(0, 2);
  });
  const found: Record<string, unknown> = {};
  const places = [
    'Home',
    'Receive',
    'Send',
    'Assets',
    'Transfers',
    'Bitcoin',
    'Nodes',
    'Sign offline',
  ] as const;
  for (const place of places) {
    await go(place);
    await expect.element(page.getByRole('heading', { level: 1, name: place })).toBeInTheDocument();
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0);
    const { words, twice } = shownWords();
    if (words > (MOST_WORDS[place] ?? MOST_WORDS_ELSE) || twice.length > 0) found[place] = { words, twice };
  }
  expect(found).toEqual({});
});

/** How many words the board of twelve nodes may show, and the page of one of them. */
const MOST_OF_A_BOARD = 110;
const MOST_OF_A_NODE = 80;

test.each(['none', 'some'] as const)(
  'the board of twelve nodes and a node’s page say it in few words: %s in trouble',
  async (trouble) => {
    const sinceMs = Date.now();
    const nodes = Array.from({ length: 12 }, (_, at) =>
      aNode(at + 1, 'locked', {
        ...{ sinceMs, hasSecret: at > 0, name: `practice-${String(61 + at)}` },
        trouble:
          trouble === 'some' && at < 3
            ? { kind: 'wrongPassword', text: 'wrongPassword', atMs: sinceMs - 60_000 }
            : null,
      }),
    );
    await openApp('full', { fleet: withNodes(nodes) });
    await go('Nodes');
    const grid = page.getByRole('grid', { name: 'Nodes' });
    await expect.element(grid).toBeVisible();
    const board = shownWords();
    expect(board.twice).toEqual([]);
    // A wrong password is told beside its node: three words each.
    expect(board.words).toBeLessThanOrEqual(MOST_OF_A_BOARD + (trouble === 'some' ? 9 : 0));
    await grid.getByText('practice-61').click();
    await expect.element(button('Unlock')).toBeVisible();
    const node = shownWords();
    expect(node.twice).toEqual([]);
    expect(node.words).toBeLessThanOrEqual(MOST_OF_A_NODE);
    console.info(`words, ${trouble} in trouble: board ${String(board.words)}, node ${String(node.words)}`);
  },
);

/** How many words a transfer's page may show, whatever its state. */
const MOST_OF_A_TRANSFER = 60;
const SOON = { acceptUntilMs: NOW_MS + 18 * 60_000, expiresAtMs: NOW_MS + 18 * 60_000 };

test.each<[string, TransferRow['state'], 'in' | 'out', Partial<TransferDetail>]>([
  ['waits', 'waitingForThem', 'out', SOON],
  ['waits for a payment', 'waitingForThem', 'in', SOON],
  ['is confirming', 'confirming', 'out', {}],
  ['is done', 'settled', 'in', {}],
  ['was cancelled', 'cancelled', 'out', { cancelledAtMs: NOW_MS - 60_000 }],
  ['expired', 'expired', 'in', {}],
  ['failed', 'failed', 'out', {}],
  ['needs the person', 'waitingForYou', 'in', { txid: 'ab'.repeat(32) }],
])(
  'the page of a transfer that %s says it in few words, and does not scroll',
  async (_, ...[state, direction, part]) => {
    await openApp('full', { transfers: [aTransfer(1, state, direction, { label: 'Rent', ...part })] });
    await go('Transfers');
    await page.getByRole('grid', { name: 'Transfers' }).getByRole('row', { name: /Rent/ }).click();
    await expect.element(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0);
    const { words, twice } = shownWords();
    expect(twice).toEqual([]);
    expect(words).toBeLessThanOrEqual(MOST_OF_A_TRANSFER);
    const main = document.querySelector('main');
    expect(main?.scrollHeight).toBeLessThanOrEqual(main?.clientHeight ?? 0);
  },
);

test.each([['full'], ['remote'], ['offline']] as const)(
  'a page of Settings says little, and scrolls nowhere: %s',
  async (scenario) => {
    await openApp(scenario === 'remote' ? 'empty' : 'full', (world) => {
      if (scenario === 'remote') onlyRemote(world);
      world.password = scenario === 'remote' ? 'a password' : null;
      world.settings = { ...world.settings, offline: scenario === 'offline' };
    });
    const found: Record<string, unknown> = {};
    for (const name of ['Wallet', 'Service and network', 'Security', 'Backup', 'App'] as const) {
      await goSettings(name);
      await expect.element(page.getByRole('heading', { level: 1, name })).toBeInTheDocument();
      await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0);
      const { words, twice } = shownWords();
      const main = document.querySelector('main');
      const over = (main?.scrollHeight ?? 0) - (main?.clientHeight ?? 0);
      if (words > MOST_WORDS_SETTINGS || over > 0 || twice.length > 0) found[name] = { words, over, twice };
    }
    expect(found).toEqual({});
  },
);

test('bitcoin is shown in BTC everywhere once that is chosen, and in sats again', async () => {
  const main = await openApp('full');
  const plain = page.getByRole('region', { name: 'Bitcoin', exact: true });
  await expect.element(plain).toHaveTextContent(/1,284,310\s*sats/);
  await goSettings('App');
  await page.getByLabelText('Show bitcoin in').selectOptions('BTC');
  await expect.poll(() => main.world.settings.bitcoinUnit).toBe('BTC');
  await go('Home');
  await expect.element(plain).toHaveTextContent(/0\.01284310\s*BTC/);
  await button(/Details of your bitcoin$/).click();
  await expect.element(plain).toHaveTextContent(/On the way\s*0\.00051000\s*BTC/);
  await expect.element(plain).not.toHaveTextContent(/sats/);
  await go('Bitcoin');
  await expect
    .element(page.getByRole('region', { name: 'Create slots' }))
    .toHaveTextContent(/Total\s*0\.0\d+\s*BTC/);
  await goSettings('App');
  await page.getByLabelText('Show bitcoin in').selectOptions('sats');
  await go('Home');
  await expect.element(plain).toHaveTextContent(/1,284,310\s*sats/);
});

test('a word that needs it is explained at itself, by the keyboard too, and silent until then', async () => {
  await openApp('full');
  await go('Bitcoin');
  const word = button(say('slots-yours'));
  await expect.element(word).toBeVisible();
  expect(document.body.textContent).not.toContain(say('glossary-slot.means'));
  (word.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const means = page.getByRole('note').filter({ hasText: say('glossary-slot.means') });
  await expect.element(means).toBeVisible();
  const { left, right, bottom } = means.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(innerWidth);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
  await userEvent.keyboard('{Escape}');
  await expect.element(means).not.toBeInTheDocument();
});
