import type { WebContents } from 'electron';

/**
 * The page stays where main loaded it: no navigation in any frame, no redirect, no window, no webview, not even to
 * another path of the app. What main itself loads (`loadURL`) is not asked here.
 */
export function denyNavigation(contents: WebContents): void {
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => event.preventDefault());
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.on('select-bluetooth-device', (event, _devices, choose) => {
    event.preventDefault();
    choose('');
  });
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}
