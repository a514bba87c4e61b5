/// <reference types="@vitest/browser-playwright" />
import { expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Dialog from '../../src-renderer/components/Dialog.svelte';
import Progress from '../../src-renderer/components/Progress.svelte';
import Toast from '../../src-renderer/components/Toast.svelte';
import { textSnippet } from './snippets.ts';
import '../../src-renderer/theme/tokens.css';
import '../../src-renderer/theme/base.css';
import '../../src-renderer/theme/components.css';

test('a dialog has a name, keeps the focus, and reports Escape', async () => {
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

test("overlays don't move with reduced motion", async () => {
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

test('an empty region exists from the start, so that toasts are read aloud', async () => {
  const ended = vi.fn();
  const screen = await render(Toast, { text: null, onend: ended });
  await expect.element(screen.getByRole('status')).toBeInTheDocument();
  await screen.rerender({ text: 'Address copied' });
  await expect.element(screen.getByRole('status')).toHaveTextContent('Address copied');
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(ended).toHaveBeenCalledOnce();
});
