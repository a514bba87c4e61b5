import { createNativeConfirm } from '../../../src-main/hosts/electron/confirm.ts';
import type { Confirmation } from '../../../src-main/ports/index.ts';
import { fakeMessageBox, fakeWindow } from '../../fakes/electron.ts';

/** The lines as the system's dialog gets them. */
export async function inNativeDialog(question: Confirmation): Promise<string[]> {
  const { dialog, shown } = fakeMessageBox(null);
  await createNativeConfirm({ dialog, window: () => fakeWindow() }).ask(question);
  return shown.flatMap(({ options: { message, detail = '', buttons = [] } }) => [
    message,
    ...detail.split('\n'),
    ...buttons,
  ]);
}

/** The class that Electron has, which tells what it would show. */
export const notificationInto = (show: (lines: readonly string[]) => void) =>
  class {
    static isSupported = (): boolean => true;
    constructor({ title, body }: { title?: string; body?: string }) {
      show([title ?? '', body ?? '']);
    }
    show = (): void => undefined;
    close = (): void => undefined;
  };
