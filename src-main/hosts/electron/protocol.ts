import type { CustomScheme } from 'electron';
import { pageHeaders } from '../csp.ts';
import type { RendererFiles } from '../renderer-files.ts';
import { APP_SCHEME, isOfTheApp } from './app-origin.ts';

/**
 * To be registered before `ready`. `standard` gives it an origin and relative paths, `secure` makes it a secure
 * context; it bypasses no policy, is not reachable across origins and takes no service worker.
 */
export const appScheme: CustomScheme = {
  scheme: APP_SCHEME,
  privileges: { standard: true, secure: true },
};

/** Serves the built page under `ochre://app/`, from the same list of files as the loopback host. */
export function createPageHandler(files: RendererFiles): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' || !isOfTheApp(request.url)) return refused(404);
    const file = files(new URL(request.url).pathname);
    if (file === null) return refused(404);
    return new Response(new Uint8Array(await file.read()), {
      headers: pageHeaders('electron', file.contentType),
    });
  };
}

const refused = (status: number): Response =>
  new Response(null, { status, headers: pageHeaders('electron', 'text/plain') });
