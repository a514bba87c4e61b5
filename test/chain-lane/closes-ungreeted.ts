import { once } from 'node:events';
import { connect } from 'node:net';

const LIMIT_MS = 5_000;

/** Whether a server ends a connection on which something else than the version is said first. */
export async function closesUngreeted(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address.replace(/^tcp:/, 'http:'));
  const socket = connect({ host: hostname, port: Number(port) });
  socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error('it neither answered nor closed')));
  await once(socket, 'connect');
  socket.write(
    `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'blockchain.headers.subscribe', params: [] })}\n`,
  );
  const [said] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as unknown[];
  socket.destroy();
  return !Buffer.isBuffer(said) || !said.toString().includes('"result"');
}
