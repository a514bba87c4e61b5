import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import CheckWords from '../../src-renderer/welcome/CheckWords.svelte';
import ShowWords from '../../src-renderer/welcome/ShowWords.svelte';
import { replaceWord } from '../../src-preload/contract/typed-words.ts';
import { Host } from '../../src-renderer/stores/host.svelte.ts';
import { WORDS } from '../fakes/answers.ts';
import { fakeMain, inputs, type FakeMain } from '../fakes/bridge.ts';
import { failure } from '../fakes/fake-types.ts';
import { practiceWallet } from '../fakes/scenarios.ts';

const shownWords = (main: FakeMain) => inputs(main, 'vault.wordsOnScreen').map(({ shown }) => shown);
const page = (): string => document.documentElement.outerHTML;

async function shown(main = fakeMain('funded')) {
  const screen = await render(ShowWords, { bridge: main.bridge, host: new Host(), wallet: practiceWallet });
  await screen.getByRole('button', { name: 'Show recovery phrase' }).click();
  await expect.element(screen.getByText('sausage')).toBeVisible();
  return screen;
}

const checking = (main: FakeMain, onChecked = (): void => undefined) =>
  render(CheckWords, { bridge: main.bridge, host: new Host(), wallet: practiceWallet, onChecked });

test('no word is shown before it is requested', async () => {
  const main = fakeMain('funded');
  await render(ShowWords, { bridge: main.bridge, host: new Host(), wallet: practiceWallet });
  expect(main.timesCalled('vault.reveal')).toBe(0);
  expect(page()).not.toContain('sausage');
});

test("hardening 32: words are shown in order, in no attribute, and can't be copied", async () => {
  const screen = await shown();
  const items = screen
    .getByRole('list', { name: 'The words of your recovery phrase, in order' })
    .getByRole('listitem')
    .elements();
  expect(items.map((item) => item.querySelector('b')?.textContent)).toEqual(WORDS);
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map((attribute) => attribute.value),
  );
  expect(attributes.join(' ')).not.toContain('sausage');
  expect(location.href).not.toContain('sausage');
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
    'sausage',
  );
  await expect.element(screen.getByText('No copy button: other programs read the clipboard.')).toBeVisible();
  expect(screen.getByRole('button', { name: /copy/i }).elements()).toHaveLength(0);
});

test('hardening 33: main keeps the window private exactly while words are shown', async () => {
  const main = fakeMain('funded');
  const screen = await shown(main);
  expect(shownWords(main)).toEqual([true]);
  await screen.getByRole('button', { name: 'Hide' }).click();
  await expect.poll(() => shownWords(main)).toEqual([true, false]);
  await screen.unmount();
  expect(shownWords(main)).toEqual([true, false]);
});

test('hardening 33: main keeps the window private while words are typed', async () => {
  const main = fakeMain('funded');
  const screen = await checking(main);
  await screen.getByLabelText('Recovery phrase, from your paper').fill('legal winner');
  await expect.poll(() => shownWords(main)).toEqual([true]);
  await screen.getByLabelText('Recovery phrase, from your paper').fill('legal winner thank');
  await screen.unmount();
  expect(shownWords(main)).toEqual([true, false]);
});

test('hardening 33: hides the words when the window loses the focus, and says so', async () => {
  const screen = await shown();
  window.dispatchEvent(new Event('blur'));
  await expect.element(screen.getByRole('status')).toHaveTextContent('you went to another window');
  expect(page()).not.toContain('sausage');
});

test('hardening 33: hides the words after two minutes, counting down', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  try {
    const screen = await shown();
    await expect.element(screen.getByRole('timer')).toHaveTextContent('2:00');
    await vi.advanceTimersByTimeAsync(12_000);
    await expect.element(screen.getByRole('timer')).toHaveTextContent('1:48');
    await vi.advanceTimersByTimeAsync(109_000);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Hidden after two minutes');
    expect(page()).not.toContain('sausage');
  } finally {
    vi.useRealTimers();
  }
});

test('hardening 33: drops words that arrive after the person has left', async () => {
  const main = fakeMain('funded');
  const letGo = main.hold('vault.reveal');
  const onShown = vi.fn();
  const screen = await render(ShowWords, {
    bridge: main.bridge,
    host: new Host(),
    wallet: practiceWallet,
    onShown,
  });
  await screen.getByRole('button', { name: 'Show recovery phrase' }).click();
  await screen.unmount();
  letGo();
  await Promise.resolve();
  expect(onShown).not.toHaveBeenCalled();
  expect(page()).not.toContain('sausage');
  // Main kept the window private until the words were dropped.
  await expect.poll(() => shownWords(main).at(-1)).toBe(false);
});

test('a no to main is an answer and no failure', async () => {
  const main = fakeMain('funded');
  main.answers({ 'vault.reveal': { outcome: 'aborted' } });
  const screen = await render(ShowWords, { bridge: main.bridge, host: new Host(), wallet: practiceWallet });
  await screen.getByRole('button', { name: 'Show recovery phrase' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('still hidden');
  expect(screen.getByRole('alert').elements()).toHaveLength(0);
});

test('a wrong checksum names places to compare, and suggests no word', async () => {
  const main = fakeMain('funded');
  const typed = WORDS.join(' ').replace('sausage worth', 'worth sausage');
  main.once({
    'vault.checkWords': failure('WORDS_CHECKSUM', {
      language: 'english',
      places: [2],
      swapped: [[6, 7]],
      certain: false,
    }),
  });
  const screen = await checking(main);
  const field = screen.getByRole('textbox', { name: 'Recovery phrase, from your paper' });
  await field.fill(typed);
  await screen.getByRole('button', { name: 'Check recovery phrase' }).click();
  const places = screen.getByRole('list', { name: 'Words to compare with your paper' });
  await expect.element(places).toHaveTextContent(/Words 6 and 7\s*“worth”, “sausage”/);
  await expect.element(places).toHaveTextContent(/Word 2, “winner”/);
  expect(screen.getByRole('button', { name: /^(Use|Swap)/ }).elements()).toHaveLength(0);
  await field.fill(WORDS.join(' '));
  await expect.element(places).not.toBeInTheDocument();
});

test('one word is replaced by its place, whatever separates the words', () => {
  expect(replaceWord('  one\ttwo\n three ', 2, 'deux')).toBe('one deux three');
  expect(replaceWord('1. one, 2. two, 3. three', 2, 'deux')).toBe('one deux three');
  expect(replaceWord('one two', 3, 'x')).toBe('one two');
});
