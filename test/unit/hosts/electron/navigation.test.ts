import { describe, expect, it } from 'vitest';
import { denyNavigation } from '../../../../src-main/hosts/electron/navigation.ts';
import { fakeContents, preventable } from '../../../fakes/electron.ts';
import { foreignUrls } from './urls.ts';

const everywhere = [...foreignUrls, 'ochre://app/', 'ochre://app/other.html'];

function harden() {
  const fake = fakeContents(1);
  denyNavigation(fake.contents);
  return fake;
}

describe('navigation', () => {
  it.each(everywhere)('hardening 12: to %j is denied, in any frame and by any way', (url) => {
    const { emit } = harden();
    for (const name of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
      const event = preventable({ url, isMainFrame: name !== 'will-frame-navigate', isSameDocument: false });
      emit(name, event);
      expect(event.defaultPrevented).toBe(true);
    }
  });

  it.each(everywhere)('hardening 13: opens no window for %j', (url) => {
    expect(harden().open(url)).toEqual({ action: 'deny' });
  });

  it('hardening 5: attaches no webview', () => {
    const event = preventable({});
    harden().emit('will-attach-webview', event, { nodeIntegration: true }, { src: 'https://evil.example' });
    expect(event.defaultPrevented).toBe(true);
  });

  it('hardening 15: chooses no bluetooth device', () => {
    const event = preventable({});
    const choices: string[] = [];
    harden().emit('select-bluetooth-device', event, [{ deviceId: 'x' }], (id: string) => choices.push(id));
    expect(event.defaultPrevented).toBe(true);
    expect(choices).toEqual(['']);
  });
});
