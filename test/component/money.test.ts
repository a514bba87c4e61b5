import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import Address from '../../src-renderer/components/Address.svelte';
import Amount from '../../src-renderer/components/Amount.svelte';
import QrCode from '../../src-renderer/components/QrCode.svelte';
import '../../src-renderer/theme/tokens.css';
import '../../src-renderer/theme/base.css';
import '../../src-renderer/theme/components.css';

const ADDRESS = 'bcrt1pk7wq9x2m5t8r4n0v3j6y9dz2s5f8h4g7c6e5l8a3u6p9q2k7x4m07tz5v2';
const LOOKALIKE = 'bcrt1pk7wq3rt0uexn5l2mzy8a7gdpw4c9k6s0vjh2f5q8tl3nxe7r9umd7tz5v2';

const shown = async (sats: number | null, rest: object = {}): Promise<string> =>
  (await render(Amount, { sats, ...rest })).container.textContent.trim();

test('groups an amount by spaces that do not break and always prints its unit', async () => {
  expect(await shown(1_284_310)).toBe('1,284,310\u00a0sats');
  expect(await shown(1)).toBe('1\u00a0sat');
  expect(await shown(2_100_000_000_000_000)).toBe('2,100,000,000,000,000\u00a0sats');
});

test('prints the sign of a difference, and never a plus before nought', async () => {
  expect(await shown(50_000, { sign: true })).toBe('+50,000\u00a0sats');
  expect(await shown(-4, { sign: true })).toBe('\u22124\u00a0sats');
  expect(await shown(0, { sign: true })).toBe('0\u00a0sats');
});

test('says that an amount is not known instead of showing nought', async () => {
  const text = await shown(null);
  expect(text).toContain('unknown');
  expect(text).not.toContain('0');
});

test('hides an amount without betraying its length', async () => {
  const small = await shown(5, { hidden: true });
  const large = await shown(1_284_310, { hidden: true });
  expect(small).toBe(large);
  expect(large).not.toMatch(/\d/);
});

test('copies an address without the gaps that are shown between its groups', async () => {
  const { container } = await render(Address, { text: ADDRESS });
  const selection = getSelection();
  selection?.selectAllChildren(container);
  expect(selection?.toString().trim()).toBe(ADDRESS);
  const groups = [...container.querySelectorAll('span.addr > span')];
  expect(groups.every((group) => group.textContent.length <= 4)).toBe(true);
  expect(getComputedStyle(groups[2] as Element).marginRight).not.toBe('0px');
});

test('underlines exactly the groups in which two addresses differ', async () => {
  const { container } = await render(Address, { text: LOOKALIKE, compare: ADDRESS });
  const groups = [...container.querySelectorAll('span.addr > span')];
  const underlined = groups.filter((group) => getComputedStyle(group).textDecorationLine === 'underline');
  const differing = groups.filter((group, at) => group.textContent !== ADDRESS.slice(at * 4, at * 4 + 4));
  expect(underlined).toEqual(differing);
  expect(underlined.length).toBeGreaterThan(5);
  expect(underlined).not.toContain(groups[0]);
  expect(underlined).not.toContain(groups.at(-1));
});

test('draws a code dark on white in dark mode too', async () => {
  document.documentElement.dataset['theme'] = 'dark';
  const screen = await render(QrCode, { text: ADDRESS, label: 'Address to receive bitcoin' });
  const code = screen.getByRole('img', { name: 'Address to receive bitcoin' });
  await expect.element(code).toBeVisible();
  expect(getComputedStyle(code.element()).backgroundColor).toBe('rgb(255, 255, 255)');
  expect(code.element().querySelector('path')?.getAttribute('fill')).toBe('#1f1b16');
  delete document.documentElement.dataset['theme'];
});
