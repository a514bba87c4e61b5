import type { MediaAccessPermissionRequest, PermissionCheckHandlerHandlerDetails } from 'electron';
import type { Camera } from '../../ports/index.ts';
import { APP_ORIGIN, isOfTheApp } from './app-origin.ts';

/** Says what a page's session answers when it is asked for the camera. */
export interface CameraGate extends Camera {
  /** Whether this very request may be granted: moving pictures alone, for the app's own main frame, while it scans. */
  readonly grants: (permission: string, asked: Partial<MediaAccessPermissionRequest>) => boolean;
  /** Answers where Chromium checks without asking, as it does before it names the cameras. */
  readonly knows: (
    permission: string,
    origin: string,
    asked: Partial<PermissionCheckHandlerHandlerDetails>,
  ) => boolean;
}

/** Shut until a screen that scans is open. The page tells that itself, so it is no proof: what it gets is a camera, never a sound. */
export function createCameraGate(): CameraGate {
  let open = false;
  return {
    allow: (on) => {
      open = on;
    },
    grants: (permission, { mediaTypes, isMainFrame, requestingUrl, securityOrigin }) =>
      open &&
      permission === 'media' &&
      isMainFrame === true &&
      mediaTypes?.length === 1 &&
      mediaTypes[0] === 'video' &&
      isOfTheApp(requestingUrl ?? '') &&
      isTheAppsOrigin(securityOrigin),
    knows: (permission, origin, { mediaType, isMainFrame }) =>
      open &&
      permission === 'media' &&
      isMainFrame === true &&
      mediaType === 'video' &&
      isTheAppsOrigin(origin),
  };
}

/** Electron names an origin with a slash at its end or without. */
function isTheAppsOrigin(origin: string | undefined): boolean {
  return origin === APP_ORIGIN || origin === `${APP_ORIGIN}/`;
}
