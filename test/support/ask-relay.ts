import { request } from 'node:http';

/** As rgb-lib asks the relay in front of it (own-service/rgb-lib/relay.ts) for what was left for a recipient. */
export function askRelay(
  url: string,
  recipientId: string,
  path = 'http://a.example/json-rpc',
): Promise<{ readonly consignment: string | null }> {
  const by = new URL(url);
  const auth = `Basic ${Buffer.from(`${by.username}:${by.password}`).toString('base64')}`;
  const headers = { 'content-type': 'application/json', 'proxy-authorization': auth };
  const params = { recipient_id: recipientId };
  const body = JSON.stringify({ method: 'consignment.get', jsonrpc: '2.0', id: 1, params });
  const at = { host: by.hostname, port: by.port, method: 'POST', path, headers };
  return new Promise((resolve, reject) => {
    request(at, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        const { result } = JSON.parse(text || '{}') as { readonly result?: { readonly consignment: string } };
        if (answer.statusCode === 200) resolve({ consignment: result?.consignment ?? null });
        else reject(new Error(`${String(answer.statusCode)} ${text}`));
      });
    })
      .on('error', reject)
      .end(body);
  });
}
