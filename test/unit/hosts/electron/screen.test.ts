import type { BrowserWindow } from 'electron';
import { describe, expect, it } from 'vitest';
import { createScreen } from '../../../../src-main/hosts/electron/screen.ts';
import { fakeWindow, strict } from '../../../fakes/electron.ts';

describe('hardening 33: a window with words in it', () => {
  it('is kept out of captures as long as it is told so', () => {
    const set: boolean[] = [];
    const window = strict<BrowserWindow>('window', {
      isDestroyed: () => false,
      setContentProtection: (on: boolean) => set.push(on),
    });
    const screen = createScreen(
      () => window,
      () => undefined,
    );
    screen.keepPrivate(true);
    screen.keepPrivate(false);
    expect(set).toEqual([true, false]);
  });

  it('is emptied by beginning its page anew, when Ochre is locked', () => {
    let begun = 0;
    createScreen(fakeWindow, () => {
      begun += 1;
    }).forget();
    expect(begun).toBe(1);
  });

  it('that has gone is asked nothing', () => {
    expect(() => {
      createScreen(
        () => null,
        () => undefined,
      ).keepPrivate(true);
      createScreen(
        () => fakeWindow(true),
        () => undefined,
      ).keepPrivate(true);
    }).not.toThrow();
  });
});
