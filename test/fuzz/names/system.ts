import { createNativeConfirm } from '../../../src-main/hosts/electron/confirm.ts';
import type { Confirmation } from '../../../src-main/ports/index.ts';
import { fakeWindow } from '../../fakes/electron.ts';

/** As the system's dialog is given it. */
export async function inNativeDialog(question: Confirmation): Promise<string[]> {
  const shown: string[] = [];
  const confirm = createNativeConfirm({
    window: () => fakeWindow(),
    dialog: {
      showMessageBox: (_window: unknown, options?: unknown) => {
        const { message, detail, buttons } = options as {
          message: string;
          detail: string;
          buttons: string[];
        };
        shown.push(message, ...detail.split('\n'), ...buttons);
        return Promise.resolve({ response: 1, checkboxChecked: false });
      },
    },
  });
  await confirm.ask(question);
  return shown;
}

/** The class that Electron has, which tells what it would show. */
export function notificationInto(show: (lines: readonly string[]) => void) {
  return class {
    static isSupported = (): boolean => true;
    constructor({ title, body }: { title?: string; body?: string }) {
      show([title ?? '', body ?? '']);
    }
    show = (): void => undefined;
    close = (): void => undefined;
  };
}
