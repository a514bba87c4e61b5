import { describe, expect, it } from 'vitest';
import { createCameraGate, type CameraGate } from '../../../../src-main/hosts/electron/camera.ts';
import { hardenSession, PAGE_PARTITION } from '../../../../src-main/hosts/electron/session.ts';
import { fakeSession, preventable } from '../../../fakes/electron.ts';
import { foreignUrls } from './urls.ts';

// Every name that Electron 45 may ask with (electron.d.ts, setPermissionCheckHandler).
const permissions = [
  'ar automatic-fullscreen background-fetch background-sync captured-surface-control clipboard-read',
  'clipboard-sanitized-write deprecated-sync-clipboard-read display-capture fileSystem fullscreen geolocation',
  'geolocation-approximate hand-tracking hid idle-detection keyboardLock local-fonts local-network',
  'local-network-access loopback-network media mediaKeySystem midi midiSysex nfc notifications openExternal',
  'payment-handler periodic-background-sync persistent-storage pointerLock screen-wake-lock sensors serial',
  'smart-card speaker-selection storage-access system-wake-lock top-level-storage-access usb vr',
  'web-app-installation web-printing window-management unknown',
].flatMap((line) => line.split(' '));

function harden(devTools = false, camera: CameraGate | null = null) {
  const fake = fakeSession();
  hardenSession(fake.session, { devTools, camera });
  const answerTo = (name: string, ...values: unknown[]): unknown => {
    const answers: unknown[] = [];
    fake.call(name, ...values, (answer: unknown) => answers.push(answer));
    expect(answers).toHaveLength(1);
    return answers[0];
  };
  return { ...fake, answerTo };
}

describe('the page’s session', () => {
  it('hardening 28: is in memory only', () => expect(PAGE_PARTITION.startsWith('persist:')).toBe(false));

  it('hardening 10: proxies all traffic outside the content policy to a port without a listener', () =>
    expect(harden().proxies).toEqual([{ proxyRules: '127.0.0.1:1', proxyBypassRules: '<-loopback>' }]));

  it.each(permissions)('hardening 15: denies %s, asked and checked', (permission) => {
    const { call, answerTo } = harden();
    expect(answerTo('permissionRequest', null, permission)).toBe(false);
    expect(call('permissionCheck', null, permission, 'ochre://app', {})).toBe(false);
  });

  const ofTheApp = { isMainFrame: true, requestingUrl: 'ochre://app/', securityOrigin: 'ochre://app/' };
  const video = { ...ofTheApp, mediaTypes: ['video'] };
  function scanning(on = true) {
    const gate = createCameraGate();
    const hardened = harden(false, gate);
    gate.allow(on);
    const asked = (permission: string, details: object): unknown => {
      const answers: unknown[] = [];
      hardened.call(
        'permissionRequest',
        null,
        permission,
        (answer: unknown) => answers.push(answer),
        details,
      );
      return answers[0];
    };
    const checked = (permission: string, origin: string, details: object): unknown =>
      hardened.call('permissionCheck', null, permission, origin, details);
    return { gate, asked, checked };
  }

  it('hardening 15: gives the camera to the app’s main frame while it scans, and no longer', () => {
    const { gate, asked, checked } = scanning();
    expect(asked('media', video)).toBe(true);
    expect(checked('media', 'ochre://app', { isMainFrame: true, mediaType: 'video' })).toBe(true);
    gate.allow(false);
    expect(asked('media', video)).toBe(false);
    expect(checked('media', 'ochre://app', { isMainFrame: true, mediaType: 'video' })).toBe(false);
  });

  it.each<readonly [string, string, object, boolean]>([
    ['before anything scans', 'media', video, false],
    ['with the microphone', 'media', { ...video, mediaTypes: ['video', 'audio'] }, true],
    ['the microphone alone', 'media', { ...video, mediaTypes: ['audio'] }, true],
    ['for nothing that is named', 'media', { ...video, mediaTypes: [] }, true],
    ['without saying what for', 'media', ofTheApp, true],
    ['to another frame', 'media', { ...video, isMainFrame: false }, true],
    ['to another page', 'media', { ...video, requestingUrl: 'https://evil.example/' }, true],
    ['to another origin', 'media', { ...video, securityOrigin: 'https://evil.example/' }, true],
    ['to no origin', 'media', { ...video, securityOrigin: undefined }, true],
    ['as a recording of the screen', 'display-capture', video, true],
    ['under another name', 'speaker-selection', video, true],
  ])('hardening 15: gives no camera %s', (_, permission, details, open) => {
    expect(scanning(open).asked(permission, details)).toBe(false);
  });

  it.each([
    ['of the microphone', 'media', 'ochre://app', { isMainFrame: true, mediaType: 'audio' }],
    ['of something unknown', 'media', 'ochre://app', { isMainFrame: true, mediaType: 'unknown' }],
    ['from another origin', 'media', 'https://evil.example', { isMainFrame: true, mediaType: 'video' }],
    ['from another frame', 'media', 'ochre://app', { isMainFrame: false, mediaType: 'video' }],
    ['of another permission', 'geolocation', 'ochre://app', { isMainFrame: true, mediaType: 'video' }],
  ])('hardening 15: says no to a check %s', (_, permission, origin, details) => {
    expect(scanning().checked(permission, origin, details)).toBe(false);
  });

  it('hardening 15: denies devices, screen capture and pairing', () => {
    const { call, answerTo } = harden();
    expect(call('devicePermission', { deviceType: 'hid' })).toBe(false);
    expect(answerTo('displayMedia', { videoRequested: true })).toBeNull();
    expect(answerTo('bluetoothPairing', { deviceId: 'x' })).toEqual({ confirmed: false });
  });

  it.each([
    ['select-hid-device', [{}], null],
    ['select-serial-port', [[{ portId: 'COM1' }], {}], ''],
    ['select-usb-device', [{}], undefined],
  ])('hardening 15: chooses nothing at %s', (name, details, chosen) => {
    const { emit } = harden();
    const event = preventable({});
    const choices: unknown[] = [];
    emit(name, event, ...details, (choice: unknown) => choices.push(choice));
    expect(event.defaultPrevented).toBe(true);
    expect(choices).toEqual([chosen]);
  });

  it('hardening 28: downloads nothing', () => {
    const { emit } = harden();
    const event = preventable({});
    emit('will-download', event, {}, {});
    expect(event.defaultPrevented).toBe(true);
  });

  it('serves the app’s own files', () => {
    const { answerTo } = harden();
    expect(answerTo('beforeRequest', { url: 'ochre://app/assets/index.js' })).toEqual({ cancel: false });
  });

  it.each([...foreignUrls, 'wss://evil.example/', 'ws://127.0.0.1:1/'])(
    'hardening 10: cancels a request to %j',
    (url) => {
      const { answerTo } = harden();
      expect(answerTo('beforeRequest', { url })).toEqual({ cancel: true });
    },
  );

  it('loads developer tools only in development', () => {
    const url = 'devtools://devtools/bundled/inspector.html';
    expect(harden(true).answerTo('beforeRequest', { url })).toEqual({ cancel: false });
    expect(harden(true).answerTo('beforeRequest', { url: 'https://devtools/' })).toEqual({ cancel: true });
  });

  it('hardening 7: gives no typed word to a spell checker', () =>
    expect(harden().spellChecker()).toBe(false));
});
