import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bareView } from '../../fakes/bare-view.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import type { World } from '../../fakes/scenarios.ts';
import { button, go, h1, lastInput, openApp } from './open-app.ts';

const review = () => h1(/To others/);
const waits = (name = '“send.psbt”') => page.getByText(`${name} is ready for Sign offline`);
const opened = (openedId: number, name = 'send.psbt') => ({ openedId, name, base64: 'cHNidP8=' });

const withViews = (file: World['opened'] = null) => ({
  brings: { 'send.psbt': bareView(), 'other.psbt': { ...bareView(), broughtId: 'cd'.repeat(16) } },
  opened: file,
});

/** The system opens a file with Ochre while it runs. */
function open(main: FakeMain, file: World['opened']): void {
  main.world.opened = file;
  main.tell('offline.fileOpened', {});
}

function drop(names: readonly string[], target: EventTarget = document.body): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(new File(['psbt'], name));
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

describe('a file that Ochre was opened with', () => {
  it("doesn't replace a page on which somebody types or that asks a question", async () => {
    const main = await openApp('funded', withViews());
    await go('Transfers');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('combobox', { name: 'Search places and actions' })).toBeVisible();
    open(main, opened(1));
    await expect.element(waits()).toBeInTheDocument();
    expect(main.timesCalled('offline.bring')).toBe(0);
  });

  it('waits until the open import is done, and says so', async () => {
    const main = await openApp('funded', withViews(opened(1)));
    await expect.element(review()).toBeVisible();
    open(main, opened(2, 'other.psbt'));
    await expect.element(page.getByText('Another file is waiting')).toBeVisible();
    expect(main.timesCalled('offline.bring')).toBe(1);
    await button('Back to the list').click();
    await expect.poll(() => lastInput(main, 'offline.bring')).toMatchObject({ name: 'other.psbt' });
  });

  it('waits for a wallet if there is none', async () => {
    const main = await openApp('noWallet', { opened: opened(1) });
    await expect.element(waits()).toBeVisible();
    await expect.element(page.getByText('Opens as soon as you have a wallet.')).toBeVisible();
    expect(page.getByRole('button', { name: 'Open Sign offline' }).query()).toBeNull();
    expect(main.timesCalled('offline.bring')).toBe(0);
  });

  it.each([
    [{ code: 'BROUGHT_REFUSED', facts: { problem: 'several' } }, 'Several files at once'],
    [{ code: 'BROUGHT_REFUSED', facts: { problem: 'elsewhere' } }, 'On another computer'],
    [{ code: 'BROUGHT_REFUSED', facts: { problem: 'image' } }, 'This is a picture, not a PSBT'],
    [{ code: 'BROUGHT_REFUSED', facts: { problem: 'tooLarge' } }, 'Too large'],
    [
      { code: 'FILE_UNREADABLE', facts: { file: 'gone.psbt', detail: 'ENOENT' } },
      '“gone.psbt” no longer exists',
    ],
  ] as const)('is refused with its own reason: %j', async (failure, words) => {
    const main = await openApp('funded', { opened: failure });
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(h1('Home')).toBeVisible();
    await button('Close').click();
    await expect.element(page.getByText(words)).not.toBeInTheDocument();
    expect(main.timesCalled('offline.bring')).toBe(0);
  });
});

it('a file that is dropped while Ochre is locked is ignored', async () => {
  const main = await openApp('funded', { password: 'the right one', locked: true });
  await expect.element(page.getByRole('heading', { name: 'Ochre is locked' })).toBeVisible();
  expect(drop(['send.psbt']).defaultPrevented).toBe(true);
  expect(main.timesCalled('offline.bring')).toBe(0);
});
