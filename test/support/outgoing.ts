import dns from 'node:dns';
import { isIP, Socket } from 'node:net';

/** Attempts beyond this process: looked-up names, and hosts of begun connections. */
export type Outgoing = ReturnType<typeof simulatedNetwork>;

/**
 * Stands in for resolver and connector at their lowest: nothing leaves, and what was tried is told. `ours`: ports on
 * 127.0.0.1 that this program itself serves, which are reached.
 */
export function simulatedNetwork(ours: () => readonly string[]) {
  const tried: string[] = [];
  const { lookup } = dns;
  const connect = Object.getOwnPropertyDescriptor(Socket.prototype, 'connect');
  const refused = (host: string) => Object.assign(new Error(`simulated: ${host}`), { code: 'ECONNREFUSED' });
  const realConnect = connect?.value as (...given: unknown[]) => Socket;
  Socket.prototype.connect = function (this: Socket, ...given: unknown[]): Socket {
    const [first] = given.flat() as [{ host?: string; port?: number; path?: string } | undefined];
    const to = `${first?.host ?? ''}:${String(first?.port ?? '')}`;
    if (first?.path !== undefined || ours().includes(to)) return realConnect.apply(this, given);
    tried.push(to);
    process.nextTick(() => this.destroy(refused(to)));
    return this;
  };
  dns.lookup = ((name: string, ...rest: unknown[]) => {
    // An address needs no look-up.
    if (isIP(name) !== 0) {
      Reflect.apply(lookup, dns, [name, ...rest]);
      return;
    }
    tried.push(`name ${name}`);
    (rest.at(-1) as (error: Error) => void)(refused(name));
  }) as typeof dns.lookup;
  return {
    tried,
    stop: () => {
      if (connect !== undefined) Object.defineProperty(Socket.prototype, 'connect', connect);
      dns.lookup = lookup;
    },
  };
}
