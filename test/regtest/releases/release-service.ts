import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import { endServer, listen } from '../../support/listen.ts';
import type { OwnServiceSettings } from '../../../src-main/own-service/http/endpoint.ts';
import { readText } from '../../../src-main/serving/request.ts';
import { readAs, whole } from '../../../src-main/serving/json.ts';
import { startKept, type Kept } from '../parts/kept.ts';
import { textOf } from '../parts/needs.ts';
import type { RunFolder } from '../parts/run-folder.ts';
import { openRequestLog } from '../service/request-log.ts';
import type { LoggedServer } from '../world.ts';
import type { SignedPsbts } from '../service/signed-psbts.ts';
import type { PythonParts, Release, Shape } from './releases.ts';

/**
 * The Python server over one release, with a front before it that keeps what was asked and has the node judge what was
 * signed. The front changes no byte of a question or an answer.
 */
export async function startReleaseService(options: {
  readonly release: Release;
  readonly shape: Shape;
  readonly parts: PythonParts;
  readonly folder: RunFolder;
  readonly indexerUrl: string;
  readonly proxyEndpoint: string;
  readonly settings: OwnServiceSettings;
  readonly signed: SignedPsbts;
  readonly onFault: (path: string, error: unknown) => void;
}): Promise<LoggedServer> {
  const { shape, settings, signed, onFault } = options;
  const { kept, port } = await startPython(options);
  const log = openRequestLog();
  const serve = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = asked.url ?? '';
    const body = await readText(asked);
    const psbt = signedIn(path, body);
    if (psbt !== null) await signed.judge(path.slice(path.lastIndexOf('/') + 1), psbt);
    const lane = JSON.stringify({
      shape: shape.slice('rgb-node-'.length),
      invoiceSeconds: settings.invoiceSeconds,
      donation: shape === 'rgb-node-2025-07' ? true : shape === 'rgb-node-2025-08' ? false : null,
    });
    const heard = request({
      // A connection of its own each time: a kept one may be closed on the other side just then.
      ...{ host: '127.0.0.1', port, path, method: asked.method, agent: false },
      headers: { ...asked.headers, 'x-lane': lane },
    });
    heard.end(body);
    const [answer] = (await once(heard, 'response')) as [IncomingMessage];
    const text = await readText(answer);
    const status = answer.statusCode ?? 0;
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
  const ownPort = await listen(server);
  return {
    baseUrl: `http://127.0.0.1:${ownPort}`,
    log,
    stop: async () => {
      await endServer(server);
      await kept.stop();
    },
  };
}

const said = v.object({ port: whole, statuses: v.record(v.string(), whole) });
const START_LIMIT_MS = 20_000;

async function startPython({
  release,
  parts,
  folder,
  indexerUrl,
  proxyEndpoint,
}: Pick<
  Parameters<typeof startReleaseService>[0],
  'release' | 'parts' | 'folder' | 'indexerUrl' | 'proxyEndpoint'
>): Promise<{ readonly kept: Kept; readonly port: number }> {
  const script = join(import.meta.dirname, 'server.py');
  const kept = startKept({
    name: 'rgb-lib',
    folder,
    command: [parts.python, script, folder.sub('rgb-lib'), indexerUrl, proxyEndpoint],
    env: { PYTHONPATH: parts.releases[release.name], PYTHONDONTWRITEBYTECODE: '1', HOME: folder.path },
  });
  const line = await new Promise<string>((found, refuse) => {
    const fail = (why: string) => (): void => refuse(new Error(`the server ${why}:\n${kept.output()}`));
    const limit = setTimeout(fail('does not start'), START_LIMIT_MS);
    const done = (): void => clearTimeout(limit);
    kept.onOutput(() => {
      const [first] = /^\{.*\}$/m.exec(kept.output()) ?? [];
      if (first === undefined) return;
      done();
      found(first);
    });
    void kept.ended.then(done).then(fail('ended'));
  }).catch(async (error: unknown) => {
    await kept.stop();
    throw new Error(textOf(error));
  });
  return { kept, port: readAs(said, line).port };
}

const handedOver = v.object({ signedPsbt: v.optional(v.string()), signed_psbt: v.optional(v.string()) });

function signedIn(path: string, body: string): string | null {
  if (!path.endsWith('end')) return null;
  const read = v.safeParse(handedOver, JSON.parse(body === '' ? '{}' : body));
  return read.success ? (read.output.signedPsbt ?? read.output.signed_psbt ?? null) : null;
}
