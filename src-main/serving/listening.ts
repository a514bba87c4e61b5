import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Where it listens now; port 0: any that is free. Throws the system's error where the port cannot be had. */
export async function listening(server: Server, port: number, host: string): Promise<AddressInfo> {
  server.listen(port, host);
  await once(server, 'listening');
  return server.address() as AddressInfo;
}
