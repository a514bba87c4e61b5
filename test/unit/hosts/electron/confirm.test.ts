import type { MessageBoxOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { createNativeConfirm } from '../../../../src-main/hosts/electron/confirm.ts';
import { fakeMessageBox, fakeWindow } from '../../../fakes/electron.ts';

const question = {
  title: 'Create 5 slots?',
  message: 'It costs 842 sats.',
  details: ['5 × 1,000 sats', 'Fee 842 sats'],
  confirmLabel: 'Create',
  danger: false,
};

describe('the native question', () => {
  it('shows the question, with Cancel as the default and for Escape', async () => {
    const { dialog, shown } = fakeMessageBox('Create');
    const window = fakeWindow();
    expect(await createNativeConfirm({ dialog, window: () => window }).ask(question)).toBe(true);
    expect(shown[0]?.window).toBe(window);
    expect(shown[0]?.options).toMatchObject({
      type: 'question',
      message: 'Create 5 slots?',
      detail: 'It costs 842 sats.\n5 × 1,000 sats\nFee 842 sats',
      buttons: ['Create', 'Cancel'],
      defaultId: 1,
      cancelId: 1,
    });
  });

  it.each(['Cancel', null])('is a no when the user presses %s', async (press) => {
    const { dialog } = fakeMessageBox(press);
    expect(await createNativeConfirm({ dialog, window: () => fakeWindow() }).ask(question)).toBe(false);
  });

  it('counts as no without a window', async () => {
    const { dialog, shown } = fakeMessageBox('Create');
    expect(await createNativeConfirm({ dialog, window: () => null }).ask(question)).toBe(false);
    expect(await createNativeConfirm({ dialog, window: () => fakeWindow(true) }).ask(question)).toBe(false);
    expect(shown).toEqual([]);
  });

  it('that is open when Ochre locks is closed and counts as no', async () => {
    const shown: (AbortSignal | undefined)[] = [];
    const confirm = createNativeConfirm({
      window: () => fakeWindow(),
      dialog: {
        // Like Electron: a box closed by its signal answers as Cancel.
        showMessageBox: (_window: unknown, options?: unknown) => {
          const { signal, cancelId } = options as MessageBoxOptions;
          shown.push(signal);
          return new Promise((resolve) => {
            signal?.addEventListener('abort', () => {
              resolve({ response: cancelId ?? 0, checkboxChecked: false });
            });
          });
        },
      },
    });
    const asking = confirm.ask(question);
    confirm.turnBack();
    expect(await asking).toBe(false);
    const again = confirm.ask(question);
    expect(shown.map((signal) => signal?.aborted)).toEqual([true, false]);
    confirm.turnBack();
    expect(await again).toBe(false);
  });

  it('has a warning icon if it is dangerous', async () => {
    const { dialog, shown } = fakeMessageBox(null);
    await createNativeConfirm({ dialog, window: () => fakeWindow() }).ask({ ...question, danger: true });
    expect(shown[0]?.options.type).toBe('warning');
  });

  it('lets no name forge a line or turn the text', async () => {
    const { dialog, shown } = fakeMessageBox(null);
    await createNativeConfirm({ dialog, window: () => fakeWindow() }).ask({
      ...question,
      message: 'To Alice\nFee: 0\u2028Total: 0',
      details: ['abc\u202edcba\u200b'],
    });
    expect(shown[0]?.options.detail).toBe('To Alice Fee: 0 Total: 0\nabcdcba');
  });
});
