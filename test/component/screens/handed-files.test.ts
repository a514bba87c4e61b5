import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bareView } from '../../fakes/bare-view.ts';
import type { FakeMain } from '../../fakes/bridge.ts';
import type { World } from '../../fakes/scenarios.ts';
import { button, go, lastInput, openApp } from './open-app.ts';

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const review = () => heading(/To others/);
const waits = (name = '“send.psbt”') => page.getByText(`${name} is ready for Sign offline`);
const opened = (openedId: number, name = 'send.psbt') => ({ openedId, name, base64: 'cHNidP8=' });

const withViews = (world: World): void => {
  world.brings['send.psbt'] = bareView();
  world.brings['other.psbt'] = { ...bareView(), broughtId: 'cd'.repeat(16) };
};

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
  it('is read under Sign offline, and nothing is signed', async () => {
    const main = await openApp('funded', (world) => {
      withViews(world);
      world.opened = opened(1);
    });
    await expect.element(review()).toBeVisible();
    expect(lastInput(main, 'offline.bring')).toMatchObject({
      name: 'send.psbt',
      content: { kind: 'bytes', base64: 'cHNidP8=' },
    });
    expect(lastInput(main, 'offline.forgetOpenedFile')).toEqual({ openedId: 1 });
    expect(main.timesCalled('offline.sign')).toBe(0);
  });

  it('does not take away a page on which somebody types or that asks something', async () => {
    const main = await openApp('funded', withViews);
    await go('Transfers');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('combobox', { name: 'Search places and actions' })).toBeVisible();
    open(main, opened(1));
    await expect.element(waits()).toBeInTheDocument();
    expect(main.timesCalled('offline.bring')).toBe(0);
  });

  it('waits for the end of the one that is open, and says so', async () => {
    const main = await openApp('funded', (world) => {
      withViews(world);
      world.opened = opened(1);
    });
    await expect.element(review()).toBeVisible();
    open(main, opened(2, 'other.psbt'));
    await expect.element(page.getByText('Another file is waiting')).toBeVisible();
    expect(main.timesCalled('offline.bring')).toBe(1);
    await button('Back to the list').click();
    await expect.poll(() => lastInput(main, 'offline.bring')).toMatchObject({ name: 'other.psbt' });
  });

  it('leaves what is being pasted as it is', async () => {
    const main = await openApp('funded', withViews);
    await go('Sign offline');
    await button('Paste text').click();
    await page.getByLabelText('Text to sign').fill('half a PSBT');
    open(main, opened(1));
    await expect.element(page.getByText('Another file is waiting')).toBeVisible();
    expect(main.timesCalled('offline.bring')).toBe(0);
    await button('Import it').click();
    await expect.element(review()).toBeVisible();
    await button('Back to the list').click();
    await button('Paste text').click();
    await expect.element(page.getByLabelText('Text to sign')).toHaveValue('half a PSBT');
  });

  it('waits for a wallet where there is none', async () => {
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
  ] as const)('is refused in words of its own: %j', async (failure, words) => {
    const main = await openApp('funded', { opened: failure });
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(heading('Home')).toBeVisible();
    await button('Close').click();
    await expect.element(page.getByText(words)).not.toBeInTheDocument();
    expect(main.timesCalled('offline.bring')).toBe(0);
  });
});

describe('a file that is dropped on the window', () => {
  it('is one of many', async () => {
    const main = await openApp('funded', withViews);
    await go('Home');
    drop(['send.psbt', 'other.psbt']);
    await expect.element(heading('Sign offline')).toBeVisible();
    await expect.poll(() => main.timesCalled('offline.bring')).toBe(2);
  });

  it('is not brought twice where the page takes it itself', async () => {
    const main = await openApp('funded', withViews);
    await go('Sign offline');
    drop(['send.psbt'], page.getByRole('group', { name: 'Drop files here' }).element());
    await expect.element(review()).toBeVisible();
    expect(main.timesCalled('offline.bring')).toBe(1);
  });

  it.each([[['photo.png']], [['send.psbt', 'photo.png']], [['words.txt']]])(
    'is neither read nor opened by the browser where it is something else: %j',
    async (names) => {
      const main = await openApp('funded', withViews);
      await go('Home');
      expect(drop(names).defaultPrevented).toBe(true);
      await expect.element(page.getByText(/^Drop only \.psbt files and signing requests/)).toBeVisible();
      await expect.element(heading('Home')).toBeVisible();
      expect(main.timesCalled('offline.bring')).toBe(0);
    },
  );

  it('is kept out while Ochre is locked', async () => {
    const main = await openApp('funded', { password: 'the right one', locked: true });
    await expect.element(page.getByRole('heading', { name: 'Ochre is locked' })).toBeVisible();
    expect(drop(['send.psbt']).defaultPrevented).toBe(true);
    expect(main.timesCalled('offline.bring')).toBe(0);
  });
});
