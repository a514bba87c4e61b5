import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import { endServer, listen } from '../../support/listen.ts';
import { readText } from '../../../src-main/serving/request.ts';
import { readAs, whole } from '../../../src-main/serving/json.ts';
import { firstLine, startKept, type Kept } from '../parts/kept.ts';
import { PYTHON } from '../parts/python.ts';
import type { ServiceParts } from '../world.ts';
import type { Release, ReleaseFolders, Shape } from './releases.ts';

/** A server in the shape of its time over one official release of rgb-lib. */
export interface ServedRelease {
  readonly release: Release;
  readonly shape: Shape;
  readonly folders: ReleaseFolders;
}

/**
 * The Python server over one release, with a front before it that keeps what was asked and has the node judge what was
 * signed. It changes no byte of a question or an answer.
 */
export async function startReleaseService(served: ServedRelease, parts: ServiceParts) {
  const { service, log, onFault } = parts;
  const { kept, port } = await startPython(served, parts);
  const serve = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = asked.url ?? '';
    const body = await readText(asked);
    const psbt = signedIn(path, body);
    if (psbt !== null) await service.signed.judge(psbt);
    const heard = request({
      // A connection of its own each time: a kept one may be closed on the other side just then.
      ...{ host: '127.0.0.1', port, path, method: asked.method, agent: false },
      headers: { ...asked.headers, 'x-lane': laneOf(served.shape, service.settings.invoiceSeconds) },
    });
    heard.end(body);
    const [answer] = (await once(heard, 'response')) as [IncomingMessage];
    const status = answer.statusCode ?? 0;
    const text = await readText(answer);
    log.add({ path, headers: asked.headers, body, status, answer: text });
    if (status === 500 && text.includes('InternalServerError')) onFault(path, new Error(kept.output()));
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  };
  const server = createServer((asked, response) => {
    serve(asked, response).catch((error: unknown) => {
      onFault(asked.url ?? '', error);
      response.destroy();
    });
  });
  const ownPort = await listen(server, parts.port);
  return {
    baseUrl: `http://127.0.0.1:${ownPort}`,
    stop: async () => {
      await endServer(server);
      await kept.stop();
    },
  };
}

/** What server.py is told beside each request. */
function laneOf(shape: Shape, invoiceSeconds: number): string {
  const donation = shape === 'rgb-node-2025-07' ? true : shape === 'rgb-node-2025-08' ? false : null;
  return JSON.stringify({ shape: shape.slice('rgb-node-'.length), invoiceSeconds, donation });
}

const said = v.object({ port: whole });

async function startPython(
  { release, folders }: ServedRelease,
  { folder, indexerUrl, proxyEndpoint }: ServiceParts,
): Promise<{ readonly kept: Kept; readonly port: number }> {
  const script = join(import.meta.dirname, 'server.py');
  const kept = startKept({
    name: 'rgb-lib',
    folder,
    command: [PYTHON, script, folder.sub('rgb-lib'), indexerUrl, proxyEndpoint],
    env: { PYTHONPATH: folders[release.name], PYTHONDONTWRITEBYTECODE: '1', HOME: folder.path },
  });
  const line = await firstLine(kept, /^(\{.*\})$/m);
  return { kept, port: readAs(said, line).port };
}

const handedOver = v.object({ signedPsbt: v.optional(v.string()), signed_psbt: v.optional(v.string()) });

/** The signed PSBT of a call that hands one over; null: it is another call. */
export function signedIn(path: string, body: string): string | null {
  if (!path.endsWith('end')) return null;
  const { signedPsbt, signed_psbt } = v.parse(handedOver, JSON.parse(body === '' ? '{}' : body));
  return signedPsbt ?? signed_psbt ?? null;
}
