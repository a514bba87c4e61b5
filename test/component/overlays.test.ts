/// <reference types="@vitest/browser-playwright" />
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Banner from '../../src-renderer/components/Banner.svelte';
import Dialog from '../../src-renderer/components/Dialog.svelte';
import Progress from '../../src-renderer/components/Progress.svelte';
import Toast from '../../src-renderer/components/Toast.svelte';
import { textSnippet } from './snippets.ts';
import '../../src-renderer/theme/tokens.css';
import '../../src-renderer/theme/base.css';
import '../../src-renderer/theme/components.css';

test('names a dialog, keeps the focus in it, and says when Escape closed it', async () => {
  const dismissed = vi.fn();
  const screen = await render(Dialog, {
    open: true,
    title: 'Discard this transaction?',
    danger: true,
    ondismiss: dismissed,
    children: textSnippet('Nothing was signed.'),
    actions: textSnippet('<button>Keep it</button>'),
  });
  const dialog = screen.getByRole('alertdialog', { name: 'Discard this transaction?' });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).toHaveAccessibleDescription('Nothing was signed.');
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.tab();
  await userEvent.tab();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dismissed.mock.calls.length).toBe(1);
});

test('counts what is waited for in seconds and claims no share of it', async () => {
  const screen = await render(Progress, { label: 'Unlocking', sinceMs: 1_000, nowMs: 113_000 });
  await expect.element(screen.getByRole('timer')).toHaveTextContent('1 min 52 s');
  const bar = screen.getByRole('progressbar', { name: 'Unlocking' });
  expect(bar.element().hasAttribute('aria-valuenow')).toBe(false);
});

test('moves nothing for people who asked for less motion', async () => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  const screen = await render(Progress, { label: 'Unlocking', sinceMs: 0, nowMs: 1 });
  const stripe = screen.getByRole('progressbar').element().firstElementChild as Element;
  expect(getComputedStyle(stripe).animationName).toBe('none');
  expect(getComputedStyle(stripe).backgroundImage).toContain('repeating-linear-gradient');
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  expect(getComputedStyle(stripe).animationName).toBe('drift');
});

test('reads what stops the person at once, and leaves a note in its place', async () => {
  const stop = await render(Banner, { kind: 'stop', title: 'Blocked', children: textSnippet('Not yours.') });
  await expect.element(stop.getByRole('alert')).toHaveTextContent('Blocked');
  const note = await render(Banner, { kind: 'note', children: textSnippet('By the way.') });
  await expect.element(note.getByRole('note')).toHaveTextContent('By the way.');
});

test('keeps an empty region ready, so that a toast is read aloud', async () => {
  const ended = vi.fn();
  const screen = await render(Toast, { text: null, onend: ended });
  await expect.element(screen.getByRole('status')).toBeInTheDocument();
  await screen.rerender({ text: 'Address copied' });
  await expect.element(screen.getByRole('status')).toHaveTextContent('Address copied');
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(ended).toHaveBeenCalledOnce();
});

test('follows the theme that was set, whatever the system says', async () => {
  await render(Banner, { kind: 'note', children: textSnippet('By the way.') });
  const ground = (): string => getComputedStyle(document.documentElement).backgroundColor;
  document.documentElement.dataset['theme'] = 'dark';
  expect(ground()).toBe('rgb(19, 17, 14)');
  document.documentElement.dataset['theme'] = 'light';
  expect(ground()).toBe('rgb(238, 236, 230)');
  delete document.documentElement.dataset['theme'];
});

test.each([1280, 420])(
  'stands above the act at the foot of a page of %i pixels, and moves nothing',
  async (width) => {
    await page.viewport(width, 800);
    const foot = document.createElement('div');
    foot.className = 'foot';
    Object.assign(foot.style, { position: 'fixed', insetInline: '0', bottom: '0', height: '90px' });
    document.body.append(foot);
    const before = document.documentElement.scrollHeight;
    const screen = await render(Toast, { text: 'Address copied' });
    const toast = screen.getByText('Address copied');
    await expect
      .poll(() => toast.element().getBoundingClientRect().bottom)
      .toBeLessThan(foot.getBoundingClientRect().top);
    expect(document.documentElement.scrollHeight).toBe(before);
    foot.remove();
    await expect.poll(() => toast.element().getBoundingClientRect().bottom).toBeGreaterThan(700);
  },
);
