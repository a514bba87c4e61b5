import { startProxy, type Client, type ProxyOptions, type ProxyServer } from './proxy-server.ts';

/** A real SOCKS5 server (RFC 1928, CONNECT only; RFC 1929), strict about requests. */
export const startSocks5Proxy = (options: ProxyOptions = {}): Promise<ProxyServer> =>
  startProxy(options, (client) => serve(client, options));

async function serve(client: Client, { login = null, refuses = 0 }: ProxyOptions): Promise<void> {
  const user = await greet(client, login);
  if (user === false) return;
  const [version, command, reserved, kind] = await client.read(4);
  if (version !== 5) client.fault('the request is not version 5');
  if (reserved !== 0) client.fault('RSV is not zero');
  if (command !== 1) {
    reply(client, 7);
    return;
  }
  const address = await readAddress(client, kind);
  const port = (await client.read(2)).readUInt16BE(0);
  if (port === 0) client.fault('port 0');
  client.asks({ ...address, port, user });
  if (refuses !== 0) {
    reply(client, refuses);
    return;
  }
  const to = await client.reach(address.host, port);
  if (to === null) {
    reply(client, address.kind === 'name' ? 4 : 5);
    return;
  }
  reply(client, 0);
  client.tunnel(to);
}

/** The user's name; null: no login needed; false: the client was refused. */
async function greet(client: Client, login: ProxyOptions['login'] | null): Promise<string | null | false> {
  const [version, count = 0] = await client.read(2);
  if (version !== 5) client.fault('the greeting is not version 5');
  if (count === 0) client.fault('no method offered');
  const methods = [...(await client.read(count))];
  if (new Set(methods).size !== methods.length) client.fault('a method is offered twice');
  const wanted = login ? 2 : 0;
  if (!methods.includes(wanted)) {
    client.write(Buffer.from([5, 0xff]));
    client.end();
    return false;
  }
  client.write(Buffer.from([5, wanted]));
  if (!login) return null;
  const [form, nameLength = 0] = await client.read(2);
  if (form !== 1) client.fault('the login is not version 1');
  if (nameLength === 0) client.fault('an empty user name');
  const user = (await client.read(nameLength)).toString('utf8');
  const [length = 0] = await client.read(1);
  if (length === 0) client.fault('an empty password');
  const password = (await client.read(length)).toString('utf8');
  const isRight = user === login.user && password === login.password;
  client.write(Buffer.from([1, isRight ? 0 : 1]));
  if (!isRight) client.end();
  return isRight ? user : false;
}

async function readAddress(client: Client, kind: number | undefined) {
  if (kind === 1) return { kind: 'ipv4', host: [...(await client.read(4))].join('.') } as const;
  if (kind === 4) {
    const hex = (await client.read(16)).toString('hex');
    const groups = (hex.match(/.{4}/g) ?? []).join(':');
    return { kind: 'ipv6', host: new URL(`http://[${groups}]`).hostname.slice(1, -1) } as const;
  }
  if (kind !== 3) return client.fault('an unknown kind of address');
  const [length = 0] = await client.read(1);
  if (length === 0) client.fault('an empty name');
  const host = (await client.read(length)).toString('latin1');
  if (!/^[A-Za-z0-9._-]+$/.test(host)) client.fault('not a name');
  if (/^\d+(\.\d+){3}$/.test(host) || host.includes(':')) client.fault('an address in place of a name');
  return { kind: 'name', host } as const;
}

function reply(client: Client, code: number): void {
  client.write(Buffer.from([5, code, 0, 1, 0, 0, 0, 0, 0, 0]));
  if (code !== 0) client.end();
}
