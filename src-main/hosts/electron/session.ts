import type { Session } from 'electron';
import { isOfTheApp } from './app-origin.ts';
import type { CameraGate } from './camera.ts';

/** Without `persist:` it lives in memory: no cookie, cache or storage of the page reaches the disk. */
export const PAGE_PARTITION = 'ochre-page';

/** Nothing that the page kept is left: where it begins anew. */
export async function forgetPage(session: Pick<Session, 'clearStorageData' | 'clearCache'>): Promise<void> {
  await session.clearStorageData();
  await session.clearCache();
}

/**
 * For whatever the page would send past the content policy, as WebRTC does over TCP: port 1 of this computer, where
 * nobody listens, for its own addresses too. What the page loads comes by the app's scheme and asks no proxy.
 */
const NOWHERE = { proxyRules: '127.0.0.1:1', proxyBypassRules: '<-loopback>' };

/**
 * Denies the page's session everything but its own files: each permission, asked or checked, each device, screen
 * capture, downloads, and every request that is not the app's own scheme. All traffic with services is main's. The one
 * exception is the camera, while a screen scans codes (camera.ts); `camera` null: not even that.
 */
export function hardenSession(
  session: Session,
  { devTools, camera }: { readonly devTools: boolean; readonly camera: CameraGate | null },
): void {
  session.setPermissionRequestHandler((_contents, permission, answer, asked) => {
    answer(camera?.grants(permission, asked) ?? false);
  });
  session.setPermissionCheckHandler(
    (_contents, permission, origin, asked) => camera?.knows(permission, origin, asked) ?? false,
  );
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null));
  session.setBluetoothPairingHandler((_details, answer) => answer({ confirmed: false }));
  session.on('select-hid-device', (event, _details, choose) => {
    event.preventDefault();
    choose(null);
  });
  session.on('select-serial-port', (event, _ports, _contents, choose) => {
    event.preventDefault();
    choose('');
  });
  session.on('select-usb-device', (event, _details, choose) => {
    event.preventDefault();
    choose();
  });
  session.on('will-download', (event) => event.preventDefault());
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    const ownTools = devTools && url.startsWith('devtools://');
    answer({ cancel: !isOfTheApp(url) && !ownTools });
  });
  session.setSpellCheckerEnabled(false);
  void session.setProxy(NOWHERE);
}
