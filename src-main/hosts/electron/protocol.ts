import type { CustomScheme, Protocol, ProtocolRequest, ProtocolResponse } from 'electron';
import { pageHeaders } from '../csp.ts';
import type { RendererFiles } from '../renderer-files.ts';
import { APP_SCHEME, isOfTheApp } from './app-origin.ts';

/** Register before `ready`. It bypasses no policy, isn't reachable across origins and takes no service worker. */
export const appScheme: CustomScheme = {
  scheme: APP_SCHEME,
  privileges: { standard: true, secure: true },
};

/** `protocol.handle` needs Node's `Request` and `Response`, which delay the first paint (30 ms of 300). */
export function servePage({ protocol }: { readonly protocol: PageProtocol }, files: RendererFiles): void {
  const answer = createPageHandler(files);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above; Electron has had both since its version 25
  protocol.registerBufferProtocol(APP_SCHEME, (request, respond) => void answer(request).then(respond));
}

type PageProtocol = Pick<Protocol, 'registerBufferProtocol'>;

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
