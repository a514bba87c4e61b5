import { fail } from '../../domain/errors.ts';
import { asWeb } from '../../domain/rgb/endpoint.ts';
import { reach } from '../../domain/wallet/reach.ts';
import type { LeftConsignment, OpenRgbProxy, RgbProxyApi } from '../../ports/index.ts';
import { parseBaseUrl } from '../../net/base-url.ts';
import type { Limits } from '../../net/exchange.ts';
import type { Gate } from '../../net/gate.ts';
import { badAnswer } from '../../net/faults.ts';
import { readHere, textOf, type ReadSent } from '../../net/read-sent.ts';
import { createTransport } from '../../net/transport.ts';
import { MOST_BASE64_CHARS, readLeft, refusedBy } from './answer.ts';

/** The file and a few words beside it. */
const MOST_ANSWER_BYTES = MOST_BASE64_CHARS + 64 * 1024;
/** Clients for the endpoints of invoices; see RgbProxyApi in ports. `loopbackOnly`: this host reaches nothing else. */
export function createOpenRgbProxy(
  gate: Gate,
  rules: { readonly loopbackOnly: boolean },
  limits: Partial<Limits> = {},
  read: ReadSent = readHere,
): OpenRgbProxy {
  return ({ endpoint, way }) => {
    const address = parseBaseUrl(webAddress(endpoint), { ...rules, route: way });
    const { host } = new URL(address);
    const transport = createTransport(gate, { answerBytes: MOST_ANSWER_BYTES, ...limits }, null, way);
    const where = { host, endpoint: 'consignment.get' };
    const to = reach('rgbProxy', address);

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
      return read(readLeft, text, where);
    }
    const pass: RgbProxyApi['pass'] = async ({ contentType, body }) => {
      const headers = { accept: '*/*', 'content-type': contentType };
      const asked = { ...where, endpoint: 'rgb-lib', to, url: new URL(address), headers, body };
      const { status, text } = await transport({ ...asked, isLong: true, isList: false });
      return { status, text: textOf(text ?? '', where) };
    };
    return { host, consignment, pass };
  };
}

/** Throws URL_REFUSED for what is not asked over HTTP. */
function webAddress(endpoint: string): string {
  const address = asWeb(endpoint);
  if (!/^https?:\/\/.*$/.test(address)) throw fail('URL_REFUSED', { reason: 'scheme' });
  return address;
}
