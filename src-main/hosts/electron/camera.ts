import type { MediaAccessPermissionRequest, PermissionCheckHandlerHandlerDetails } from 'electron';
import type { Camera } from '../../ports/index.ts';
import { APP_ORIGIN, isOfTheApp } from './app-origin.ts';

export interface CameraGate extends Camera {
  readonly grants: (permission: string, asked: Partial<MediaAccessPermissionRequest>) => boolean;
  /** Chromium checks without asking before it names the cameras. */
  readonly knows: (
    permission: string,
    origin: string,
    asked: Partial<PermissionCheckHandlerHandlerDetails>,
  ) => boolean;
}

/** The page itself reports that it scans, which is no proof: it gets a camera, never a sound. */
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

function isTheAppsOrigin(origin: string | undefined): boolean {
  return origin === APP_ORIGIN || origin === `${APP_ORIGIN}/`;
}
