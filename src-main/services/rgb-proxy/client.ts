import { LosslessNumber } from 'lossless-json';
import * as v from 'valibot';
import { fail } from '../../domain/errors.ts';
import { asWeb } from '../../domain/rgb/endpoint.ts';
import { reach } from '../../domain/wallet/reach.ts';
import type { LeftConsignment, OpenRgbProxy, RgbProxyApi } from '../../ports/index.ts';
import { parseBaseUrl } from '../../net/base-url.ts';
import type { Limits } from '../../net/exchange.ts';
import type { Gate } from '../../net/gate.ts';
import { badAnswer } from '../../net/faults.ts';
import { readJsonInSteps } from '../../net/json.ts';
import { cleanText } from '../../net/secrets.ts';
import { inSlices } from '../../slices.ts';
import { createTransport } from '../../net/transport.ts';

/** As large as a consignment may be (docs/rgb-history.md). */
const MOST_FILE_BYTES = 8 * 1024 * 1024;
const MOST_BASE64_CHARS = Math.ceil(MOST_FILE_BYTES / 3) * 4;
/** The file and a few words beside it. */
const MOST_ANSWER_BYTES = MOST_BASE64_CHARS + 64 * 1024;
/** “Consignment file not found”, by the protocol’s own list of codes. */
const NOT_FOUND = '-400';

const whole = v.pipe(
  v.instance(LosslessNumber),
  v.transform(({ value }) => value),
  v.regex(/^-?\d{1,10}$/),
);
const left = v.object({
  consignment: v.pipe(
    v.string(),
    v.minLength(1),
    v.transform((text) => ({ text, file: Buffer.from(text, 'base64') })),
    // Whatever is no base64 is left out in silence. No pattern: one of 11 MB overflows the stack.
    v.check(({ text, file }) => file.toString('base64') === text),
    v.transform(({ file }): Uint8Array => file),
  ),
  txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  vout: v.nullish(v.pipe(whole, v.transform(Number), v.minValue(0), v.maxValue(0xffffffff))),
});
const answer = v.union([
  v.object({ result: left }),
  v.object({ error: v.object({ code: whole, message: v.optional(v.string(), '') }) }),
]);

/** Clients for the endpoints of invoices; see RgbProxyApi in ports. `loopbackOnly`: this host reaches nothing else. */
export function createOpenRgbProxy(
  gate: Gate,
  rules: { readonly loopbackOnly: boolean },
  limits: Partial<Limits> = {},
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
      if (heard.status !== 200) throw refused(heard.status, null, heard.text ?? '');
      const json = await inSlices(readJsonInSteps(heard.text ?? '', undefined, undefined, MOST_BASE64_CHARS));
      if (!json.ok) throw badAnswer(where, json.problem, json.detail);
      const read = v.safeParse(answer, json.value);
      if (!read.success) throw badAnswer(where, 'shape', 'neither a consignment nor a refusal');
      if ('result' in read.output) {
        const { consignment: file, txid, vout } = read.output.result;
        return { file, txid, vout: vout ?? null };
      }
      const { code, message } = read.output.error;
      if (code === NOT_FOUND) return null;
      throw refused(heard.status, code, message);
    }
    const refused = (status: number, name: string | null, message: string) =>
      fail('SERVICE_ERROR', {
        ...where,
        status,
        name,
        message: message === '' ? null : cleanText(message),
        retryAfterSeconds: null,
      });
    const pass: RgbProxyApi['pass'] = async ({ contentType, body }) => {
      const headers = { accept: '*/*', 'content-type': contentType };
      const asked = { ...where, endpoint: 'rgb-lib', to, url: new URL(address), headers, body };
      const { status, text } = await transport({ ...asked, isLong: true, isList: false });
      return { status, text: text ?? '' };
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
