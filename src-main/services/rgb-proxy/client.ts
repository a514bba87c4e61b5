import { fail } from '../../base/errors.ts';
import { asWeb, reach, type RouteWithPin } from '../../base/service/route.ts';
import type { LeftConsignment } from '../../ports/index.ts';
import { parseBaseUrl } from '../../net/base-url.ts';
import type { Limits } from '../../net/exchange.ts';
import type { Net } from '../../net/door.ts';
import { badAnswer } from '../../net/faults.ts';
import { textOf } from '../../net/read-sent.ts';
import { createTransport } from '../../net/transport.ts';
import { MOST_BASE64_CHARS, readLeft, refusedBy } from './answer.ts';

const MOST_ANSWER_BYTES = MOST_BASE64_CHARS + 64 * 1024;
export type OpenRgbProxy = ReturnType<typeof createOpenRgbProxy>;
export type RgbProxyApi = ReturnType<OpenRgbProxy>;

/**
 * RGB proxy (JSON-RPC 0.2). Ochre only reads: services acknowledge themselves, the built-in one through `pass`.
 * Endpoints as in invoices (`rpc://`, `rpcs://`) or transfer lists (`http://`, `https://`). Opening sends nothing, and
 * throws URL_REFUSED for another computer without TLS or onion address. `loopbackOnly`: only this computer. Calls throw
 * SERVICE_UNREACHABLE, SERVICE_SLOW, SERVICE_ANSWER, SERVICE_ERROR, PROXY_FAILED and CERTIFICATE_*, OFFLINE_MODE and
 * HOST_NOT_APPROVED.
 */
export function createOpenRgbProxy(
  net: Net,
  rules: { readonly loopbackOnly: boolean },
  limits: Partial<Limits> = {},
) {
  return ({ endpoint, way }: { readonly endpoint: string; readonly way: RouteWithPin }) => {
    const address = parseBaseUrl(webAddress(endpoint), { ...rules, route: way });
    const { host } = new URL(address);
    const transport = createTransport(net, { answerBytes: MOST_ANSWER_BYTES, ...limits }, null, way);
    const where = { host, endpoint: 'consignment.get' };
    const to = reach('rgbProxy', address);

    /** `recipientId` as in the invoice. At most 8 MB; null: no sender left a file. */
    async function consignment(recipientId: string): Promise<LeftConsignment | null> {
      const heard = await transport({
        ...where,
        to,
        url: new URL(address),
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'consignment.get',
          params: { recipient_id: recipientId },
        }),
        isLong: true,
        isList: false,
      });
      if (heard.isHtml) throw badAnswer(where, 'html', 'a web page');
      const text = heard.text ?? '';
      if (heard.status !== 200) throw refusedBy(where, heard.status, null, textOf(text, where));
      return net.read(readLeft, text, where);
    }
    /** Relays rgb-lib's own call and its answer: at most 11 MB, empty for an unreadable refusal. */
    async function pass({
      contentType,
      body,
    }: Passed): Promise<{ readonly status: number; readonly text: string }> {
      const headers = { accept: '*/*', 'content-type': contentType };
      const asked = { ...where, endpoint: 'rgb-lib', to, url: new URL(address), headers, body };
      const { status, text } = await transport({ ...asked, isLong: true, isList: false });
      return { status, text: textOf(text ?? '', where) };
    }
    return { host, consignment, pass };
  };
}

interface Passed {
  readonly contentType: string;
  readonly body: Uint8Array;
}

function webAddress(endpoint: string): string {
  const address = asWeb(endpoint);
  if (!/^https?:\/\/.*$/.test(address)) throw fail('URL_REFUSED', { reason: 'scheme' });
  return address;
}
