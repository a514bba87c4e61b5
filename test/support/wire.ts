import { createServer } from 'node:net';
import { listenToAll } from './listen.ts';

export interface Wire {
  readonly origin: string;
  /** Each request as its bytes came, in order. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * A node service that knows the three documented calls and nothing else, and keeps what it hears to the byte. An
 * upgrade takes its node down for one call. It stands on TCP alone: an HTTP server would hand over headers that were
 * read already.
 */
export async function listenToTheWire(image: string): Promise<Wire> {
  const requests: string[] = [];
  const state = { isDown: false };
  const server = createServer((socket) => {
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      for (let end = endOf(text); end !== null; end = endOf(text)) {
        const request = text.slice(0, end);
        text = text.slice(end);
        requests.push(request);
        socket.write(answerTo(request, image, state));
      }
    });
  });
  const { port, close } = await listenToAll(server);
  return { origin: `http://127.0.0.1:${String(port)}`, requests, close };
}

/** Where the first whole request ends; null while it is not whole. */
function endOf(text: string): number | null {
  const head = text.indexOf('\r\n\r\n');
  if (head === -1) return null;
  const length = Number(/^content-length: *(\d+)$/im.exec(text.slice(0, head))?.[1] ?? '0');
  const end = head + 4 + length;
  return text.length >= end ? end : null;
}

/** As the documentation's own examples answer. */
function answerTo(request: string, image: string, state: { isDown: boolean }): string {
  const [line = ''] = request.split('\r\n');
  if (line === 'GET /api/nodes/latest-rln-image HTTP/1.1') return answer('200 OK', { data: image });
  if (/^POST \/api\/nodes\/[^/ ]+\/upgrade HTTP/.test(line)) {
    state.isDown = true;
    return answer('200 OK', { message: 'Upgrade started' });
  }
  if (/^POST \/nodes\/[^/ ]+\/[^/ ]+\/unlock HTTP/.test(line)) {
    const wasDown = state.isDown;
    state.isDown = false;
    return wasDown ? answer('502 Bad Gateway', {}) : answer('200 OK', {});
  }
  return answer('404 Not Found', { error: 'not a documented call' });
}

function answer(status: string, body: unknown): string {
  const text = JSON.stringify(body);
  return `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${String(text.length)}\r\n\r\n${text}`;
}
