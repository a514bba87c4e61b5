import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import App from '../../../src-renderer/app/App.svelte';
import { readAllParts } from '../../../src-renderer/app/screen-parts.svelte.ts';
import { anAsset, ids } from '../../fakes/asset-world.ts';
import { fakeMain, type FakeMain } from '../../fakes/bridge.ts';
import { scenarios, type ScenarioName, type World } from '../../fakes/scenarios.ts';
import '../../../src-renderer/theme/tokens.css';
import '../../../src-renderer/theme/base.css';
import '../../../src-renderer/theme/components.css';

/** How this world differs from the scenario; of settings only the different ones. */
export type Change = Partial<Omit<World, 'settings'>> & { readonly settings?: Partial<World['settings']> };

/** The whole renderer over a fake main, as a person meets it. */
export async function openApp(
  scenario: ScenarioName,
  change: Change = {},
  prepare: (main: FakeMain) => void = () => undefined,
): Promise<FakeMain> {
  await page.viewport(1280, 800);
  const world = scenarios[scenario]();
  const main = fakeMain({ ...world, ...change, settings: { ...world.settings, ...change.settings } });
  prepare(main);
  // As shortly after a start, when all screens are loaded.
  await readAllParts();
  await render(App, { bridge: main.bridge });
  return main;
}

export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const h1 = (name?: string | RegExp) =>
  page.getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) });

/** Unfolds what is folded under this label. */
const unfold = (label: string): Promise<void> => page.getByText(label, { exact: true }).click();

/** Chooses a start that the first page has folded. */
export async function beginBy(
  way: 'Recovery phrase' | 'Public account' | 'Wallets in this keychain' | 'Watch nodes' | 'Sign on',
): Promise<void> {
  const isOther = way === 'Watch nodes' || way === 'Sign on';
  await unfold(isOther ? 'Other ways to use Ochre' : 'I already have something');
  await button(new RegExp(`^${way}`)).click();
}

/** Opens a place by the main navigation, or by its name if the navigation lacks it. */
export async function go(
  place:
    | 'Home'
    | 'Assets'
    | 'Send'
    | 'Receive'
    | 'Transfers'
    | 'Bitcoin'
    | 'Asset slots'
    | 'Sign offline'
    | 'Nodes'
    | 'Settings',
): Promise<void> {
  if (place === 'Asset slots') {
    await go('Bitcoin');
    await button(place).click();
    return;
  }
  if (place !== 'Assets' && place !== 'Send' && place !== 'Receive') {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: place }).click();
    return;
  }
  await goByName(place);
}

/** The page of an asset of two decimals. */
export async function openAsset(change: Change, hideAmounts = false): Promise<FakeMain> {
  const assets = [anAsset(ids.tusd, {})];
  const main = await openApp('full', { settings: { hideAmounts }, assets, ...change });
  await go('Assets');
  await button(/TUSD/).click();
  return main;
}

/** Opens a page of Settings, and if a row is named its form. */
export async function goSettings(
  name: 'Wallet' | 'Service and network' | 'Security' | 'Backup' | 'App',
  row?: string,
): Promise<void> {
  await go('Settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name }).click();
  if (row !== undefined) await button(row).click();
}

export async function goByName(place: string): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard(place);
  await userEvent.keyboard('{Enter}');
}

/** Opens Receive and chooses bitcoin, which asks for an address. */
export async function askAddress(): Promise<void> {
  await go('Receive');
  await page.getByRole('combobox', { name: 'Asset or bitcoin' }).selectOptions('Bitcoin');
}

/** Opens the practice tools. */
export async function openTools(): Promise<void> {
  await button('Practice tools').click();
  await expect.element(page.getByRole('complementary', { name: 'Practice tools' })).toBeVisible();
}

/** Saves the form of a wallet's service, and returns main's input. */
export async function saveConnection(main: FakeMain, times = 1): Promise<unknown> {
  await button('Save connection').click();
  await expect.poll(() => main.timesCalled('wallet.connect')).toBe(times);
  return lastInput(main, 'wallet.connect');
}

export { inputs as inputsOf } from '../../fakes/bridge.ts';

/** The input of the last call of that name. */
export const lastInput = (main: FakeMain, name: string): unknown =>
  main.calls.findLast((call) => call.name === name)?.input;
