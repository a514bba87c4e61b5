import type { Session } from 'electron';
import { isOfTheApp } from './app-origin.ts';
import type { CameraGate } from './camera.ts';

/** Without `persist:` no cookie, cache or storage reaches the disk. */
export const PAGE_PARTITION = 'ochre-page';

export async function forgetPage(session: Pick<Session, 'clearStorageData' | 'clearCache'>): Promise<void> {
  await session.clearStorageData();
  await session.clearCache();
}

/** WebRTC over TCP ignores the content policy: its proxy is port 1 of this computer, where nobody listens. */
const NOWHERE = { proxyRules: '127.0.0.1:1', proxyBypassRules: '<-loopback>' };

/** Main does all traffic. The camera is the one exception, while a screen scans (camera.ts); null: never. */
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
