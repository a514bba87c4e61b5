import { createServer, type Server } from 'node:http';
import { answerParent } from '../support/child.ts';
import { listen } from '../support/listen.ts';

/**
 * Simulated nodes in their own process, so that their time isn't the watcher's. Each answers GET …/nodeinfo after 60
 * ms, a locked one as a locked node does. Any message returns the counts so far.
 */
export interface ToNodes {
  /** Starts this many origins. */
  readonly origins?: number;
  readonly lock?: string;
}
export interface FromNodes {
  readonly ports: readonly number[];
  readonly connections: number;
  readonly polls: number;
}

const ANSWER_AFTER_MS = 60;
const locked = new Set<string>();
const ports: number[] = [];
let [connections, polls] = [0, 0];

process.on('disconnect', () => process.exit(0));
answerParent(async ({ origins = 0, lock }: ToNodes): Promise<FromNodes> => {
  if (lock !== undefined) locked.add(lock);
  ports.push(...(await Promise.all(Array.from({ length: origins }, () => listen(nodes())))));
  return { ports, connections, polls };
});

function nodes(): Server {
  const server = createServer((request, response) => {
    polls += 1;
    setTimeout(() => {
      const isLocked = locked.has(`${request.headers.host ?? ''}${request.url ?? ''}`);
      response.writeHead(isLocked ? 403 : 200, { 'content-type': 'application/json' });
      response.end(
        isLocked
          ? '{"error":"Node is locked (hint: call unlock)","code":403,"name":"LockedNode"}'
          : `{"pubkey":"02${'ab'.repeat(32)}","num_channels":4}`,
      );
    }, ANSWER_AFTER_MS);
  });
  server.keepAliveTimeout = 120_000;
  return server.on('connection', () => void (connections += 1));
}
