import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endServer } from '../../support/listen.ts';
import type { World } from '../world.ts';
import { help, obey } from './commands.ts';

/** The commands over HTTP on 127.0.0.1, for scripts: POST /mine with “3”, say. */
export interface Control {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const MAX_BODY_BYTES = 10_000;

export async function startControl(world: World, port: number): Promise<Control> {
  const server = createServer((request, response) => {
    const answer = (status: number, text: string): void => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${text}\n`);
    };
    // Only browsers send it, and no page has business here.
    if (request.headers.origin !== undefined) answer(403, 'Forbidden');
    else if (request.method !== 'POST') answer(200, help);
    else {
      readText(request)
        .then((words) => obey(world, `${(request.url ?? '').slice(1)} ${words}`))
        .then(({ ok, text }) => answer(ok ? 200 : 400, text))
        .catch(() => response.destroy());
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => endServer(server),
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > MAX_BODY_BYTES) throw new Error('too long');
  }
  return text;
}
