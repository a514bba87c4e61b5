import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Button from '../../src-renderer/components/Button.svelte';
import Choice from '../../src-renderer/components/Choice.svelte';
import CopyButton from '../../src-renderer/components/CopyButton.svelte';
import NumberField from '../../src-renderer/components/NumberField.svelte';
import SecretField from '../../src-renderer/components/SecretField.svelte';
import Stepper from '../../src-renderer/components/Stepper.svelte';
import { textSnippet } from './snippets.ts';

const numberField = async (begun: number | null = null) => {
  let value = begun;
  const heard = vi.fn();
  const screen = await render(NumberField, {
    label: 'Bitcoin in each',
    get value() {
      return value;
    },
    set value(now) {
      value = now;
      heard(now);
    },
    unit: 'sats',
    min: 330,
    max: 100_000,
  });
  return { field: screen.getByRole('textbox', { name: 'Bitcoin in each' }), heard, screen };
};

test.each([
  ['-5', 'This can’t be negative.'],
  ['\u22125', 'This can’t be negative.'],
  ['1.5', 'Use a whole number.'],
  ['1,00', 'Use a whole number.'],
  ['1e3', 'Use digits only.'],
  ['0x10', 'Use digits only.'],
  ['NaN', 'Use digits only.'],
  ['12', 'At least 330 sats.'],
  ['100001', 'At most 100,000 sats.'],
  ['9007199254740993', 'At most 100,000 sats.'],
  ['99999999999999999999', 'At most 100,000 sats.'],
])('refuses %s as an amount and says why', async (typed, why) => {
  const { field, heard } = await numberField();
  await field.fill(typed);
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription(why);
  expect(heard).toHaveBeenLastCalledWith(null);
});

test('takes a whole number, with groups or without', async () => {
  const { field, heard } = await numberField();
  for (const typed of ['12 000', '12,000', '12000.']) {
    await field.fill(typed);
    expect(heard).toHaveBeenLastCalledWith(12_000);
  }
  await expect.element(field).not.toBeInvalid();
  await userEvent.tab();
  await expect.element(field).toHaveValue('12,000');
});

test('steps by arrow keys and stops at its limits', async () => {
  const screen = await render(Stepper, { label: 'How many', value: 254, min: 1, max: 255 });
  const spin = screen.getByRole('spinbutton', { name: 'How many' });
  await spin.click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(spin).toHaveAttribute('aria-valuenow', '255');
  await userEvent.keyboard('{PageDown}');
  await expect.element(spin).toHaveAttribute('aria-valuenow', '245');
  await spin.fill('0');
  await expect.element(spin).toHaveAccessibleDescription('At least 1.');
  // Invalid text is no value; the arrow keys go on from the last valid one.
  await expect.element(spin).not.toHaveAttribute('aria-valuenow');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(spin).toHaveAttribute('aria-valuenow', '246');
});

test('a disabled button stays in the tab order, says why, and does nothing', async () => {
  const clicked = vi.fn();
  const screen = await render(Button, {
    off: 'Type the words first',
    onclick: clicked,
    children: textSnippet('Check'),
  });
  const button = screen.getByRole('button', { name: 'Check' });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription('Type the words first');
  await expect.element(screen.getByText('Type the words first')).toBeVisible();
  expect(clicked).not.toHaveBeenCalled();
});

test('a second click is ignored while the first is under way', async () => {
  const clicked = vi.fn();
  const screen = await render(Button, { busy: true, onclick: clicked, children: textSnippet('Sign') });
  const button = screen.getByRole('button', { name: 'Sign' });
  (button.element() as HTMLButtonElement).click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(clicked).not.toHaveBeenCalled();
});

test('a choice is moved by keyboard, skips disabled options, and says why they are disabled', async () => {
  const chosen = vi.fn();
  const screen = await render(Choice<string>, {
    legend: 'Network',
    value: 'practice',
    options: [
      { value: 'practice', label: 'Practice' },
      { value: 'mainnet', label: 'Mainnet', off: 'Not in the browser.' },
      { value: 'signet', label: 'Signet' },
    ],
    onchange: chosen,
  });
  await expect.element(screen.getByRole('group', { name: 'Network' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Signet' })).toBeChecked();
  expect(chosen).toHaveBeenLastCalledWith('signet');
  const off = screen.getByRole('radio', { name: 'Mainnet' });
  await expect.element(off).toBeDisabled();
  await expect.element(off).toHaveAccessibleDescription('Not in the browser.');
});

test('typed words stay out of attributes, spellcheck, autofill and form memory', async () => {
  const screen = await render(SecretField, { label: 'Your recovery phrase' });
  const field = screen.getByRole('textbox', { name: 'Your recovery phrase' });
  await field.fill('orbit velvet canyon');
  expect(document.documentElement.outerHTML).not.toContain('velvet');
  const element = field.element();
  expect(element.getAttribute('spellcheck')).toBe('false');
  expect(element.getAttribute('autocomplete')).toBe('off');
  expect(element.getAttribute('autocapitalize')).toBe('off');
  expect(element.hasAttribute('name')).toBe(false);
});

test('typed words become dots while another window is in front', async () => {
  const screen = await render(SecretField, { label: 'Your recovery phrase' });
  const element = screen.getByRole('textbox', { name: 'Your recovery phrase' }).element();
  const masked = () => getComputedStyle(element).getPropertyValue('-webkit-text-security');
  expect(masked()).toBe('none');
  window.dispatchEvent(new Event('blur'));
  await expect.poll(masked).toBe('disc');
  window.dispatchEvent(new Event('focus'));
  await expect.poll(masked).toBe('none');
});

test('never says copied when the clipboard holds something else', async () => {
  const screen = await render(CopyButton, {
    text: 'bcrt1q',
    label: 'Copy address',
    oncopy: () => Promise.resolve(false),
  });
  await screen.getByRole('button', { name: 'Copy address' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Not copied');
  await expect.element(screen.getByRole('button', { name: 'Copy address' })).toBeVisible();
});
