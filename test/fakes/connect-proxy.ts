import { startProxy, type Client, type ProxyOptions, type ProxyServer } from './proxy-server.ts';

/** A real HTTP proxy that only makes tunnels (RFC 9110, 9.3.6), strict about requests. */
export const startConnectProxy = (options: ProxyOptions = {}): Promise<ProxyServer> =>
  startProxy(options, (client) => serve(client, options));

async function serve(client: Client, { login = null, refuses = 0 }: ProxyOptions): Promise<void> {
  const [line = '', ...fields] = (await client.readHead()).split('\r\n').slice(0, -2);
  const [, authority = ''] = /^CONNECT (\S+) HTTP\/1\.1$/.exec(line) ?? client.fault('not CONNECT');
  const [, host = '', digits = ''] =
    /^(\[[0-9a-f:.]+\]|[A-Za-z0-9._-]+):(\d{1,5})$/.exec(authority) ?? client.fault('not host and port');
  const headers = new Map(
    fields.map((field) => {
      const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(field) ?? client.fault('not a header');
      return [name.toLowerCase(), value];
    }),
  );
  if (headers.size !== fields.length) client.fault('a header comes twice');
  // RFC 9112, 3.2.3: Host is the target, exactly as the request writes it.
  if (headers.get('host') !== authority) client.fault('Host is another');
  const known = ['host', 'proxy-authorization', 'user-agent', 'proxy-connection'];
  for (const name of headers.keys()) if (!known.includes(name)) client.fault(`tells the proxy ${name}`);
  const said = headers.get('proxy-authorization') ?? null;
  const [user = '', ...rest] = Buffer.from(said?.replace(/^Basic /, '') ?? '', 'base64')
    .toString('utf8')
    .split(':');
  if (login !== null && (user !== login.user || rest.join(':') !== login.password)) {
    answer(client, '407 Proxy Authentication Required', 'Proxy-Authenticate: Basic realm="x"\r\n');
    return;
  }
  const name = host.replace(/^\[(.*)\]$/, '$1');
  const kind = name.includes(':') ? 'ipv6' : /^\d+(\.\d+){3}$/.test(name) ? 'ipv4' : 'name';
  client.asks({ kind, host: name, port: Number(digits), user: said === null ? null : user });
  if (refuses !== 0) {
    answer(client, `${String(refuses)} Refused`);
    return;
  }
  const to = await client.reach(name, Number(digits));
  if (to === null) {
    answer(client, '502 Bad Gateway');
    return;
  }
  client.write('HTTP/1.1 200 Connection established\r\nVia: a proxy of the tests\r\n\r\n');
  client.tunnel(to);
}

function answer(client: Client, status: string, more = ''): void {
  client.write(`HTTP/1.1 ${status}\r\n${more}Content-Length: 2\r\n\r\nno`);
  client.end();
}
