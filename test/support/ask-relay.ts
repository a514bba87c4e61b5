import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** As rgb-lib asks the relay in front of it (own-service/rgb-lib/relay.ts), which stands at `url` with its secret. */
export async function postBy(
  url: string,
  path: string,
  body: string,
  {
    contentType = 'application/json',
    method = 'POST',
    password = new URL(url).password,
  }: { readonly contentType?: string; readonly method?: string; readonly password?: string } = {},
): Promise<{ readonly status: number; readonly text: string }> {
  const by = new URL(url);
  const auth = `Basic ${Buffer.from(`${by.username}:${password}`).toString('base64')}`;
  const headers = { 'content-type': contentType, 'proxy-authorization': auth };
  const asked = request({ host: by.hostname, port: by.port, method, path, headers }).end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, text: await text(answer) };
}

/** The files left for a recipient. */
export async function askRelay(url: string, recipientId: string, path = 'http://a.example/json-rpc') {
  const params = { recipient_id: recipientId };
  const body = JSON.stringify({ method: 'consignment.get', jsonrpc: '2.0', id: 1, params });
  const { status, text: said } = await postBy(url, path, body);
  if (status !== 200) throw new Error(`${String(status)} ${said}`);
  const { result } = JSON.parse(said || '{}') as { readonly result?: { readonly consignment: string } };
  return { consignment: result?.consignment ?? null };
}
