import type { CustomScheme, Protocol, ProtocolRequest, ProtocolResponse } from 'electron';
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

/**
 * Serves the built page under `ochre://app/`, from the same list of files as the loopback host. With the older of
 * Electron's two ways: `protocol.handle` speaks in `Request` and `Response`, which Node has yet to load, and no page is
 * painted before that (30 ms of 300).
 */
export function servePage({ protocol }: { readonly protocol: PageProtocol }, files: RendererFiles): void {
  const answer = createPageHandler(files);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above; Electron has had both since its version 25
  protocol.registerBufferProtocol(APP_SCHEME, (request, respond) => void answer(request).then(respond));
}

type PageProtocol = Pick<Protocol, 'registerBufferProtocol'>;

/** A file that cannot be read is none. */
export function createPageHandler(
  files: RendererFiles,
): (request: Pick<ProtocolRequest, 'url' | 'method'>) => Promise<PageResponse> {
  return async ({ url, method }) => {
    if (method !== 'GET' || !isOfTheApp(url)) return refused;
    const file = files(new URL(url).pathname);
    const data = await file?.read().catch(() => null);
    if (file === null || !data) return refused;
    return response(200, file.contentType, Buffer.from(data));
  };
}

type PageResponse = Required<Pick<ProtocolResponse, 'statusCode' | 'mimeType' | 'charset' | 'headers'>> & {
  readonly data: Buffer;
};

function response(statusCode: number, contentType: string, data: Buffer): PageResponse {
  const [mimeType = '', charset = ''] = contentType.split('; charset=');
  return { statusCode, mimeType, charset, headers: pageHeaders('electron', contentType), data };
}

const refused = response(404, 'text/plain', Buffer.alloc(0));
