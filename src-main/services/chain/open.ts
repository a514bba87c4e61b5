import { fail, WalletError } from '../../base/errors.ts';
import type { ChainApi, EsploraReply, EsploraRequest, IndexerDoor, OpenChain } from '../../ports/index.ts';
import { type RouteWithPin, reach, type Reach } from '../../base/service/route.ts';
import { passage, connectTarget } from '../../net/connect.ts';
import type { Net } from '../../net/door.ts';
import { createTransport, type HttpTransport } from '../../net/transport.ts';
import type { Limits } from '../../net/exchange.ts';
import { parseChainAddress } from './address.ts';
import { carryLines } from './carry-lines.ts';
import { createElectrum, greet } from './electrum.ts';
import { createEsplora } from './esplora.ts';
import { openSpare } from './spare-connection.ts';
import { connectLine, createLineClient, LINE_LIMITS, type LineLimits } from './line-client.ts';

const KEEPING = { connectionsPerOrigin: 4, keepAliveMs: 10_000 };

/** Over real connections with own limits; see ChainApi in ports/chain.ts. */
export function createOpenChain(net: Net, limits: Partial<LineLimits> & Partial<Limits> = {}): OpenChain {
  return ({ address, way }) => {
    // Parsed again: the other host may have written the settings and may reach more.
    const parsed = parseChainAddress(address, { loopbackOnly: false, route: way });
    const to = reach('bitcoin', parsed.address);
    if (parsed.kind === 'esplora')
      return ofChain(createEsplora(parsed.address, to, createTransport(net, limits, KEEPING, way), net.read));
    const url = electrumUrl(parsed.address);
    const by = passage(net, way, to);
    const client = createLineClient(by, connectTarget(url), greet, { ...LINE_LIMITS, ...limits }, net.read);
    return ofChain(createElectrum(url.host, client));
  };
}

const electrumUrl = (address: string): URL =>
  new URL(address.replace(/^ssl:/, 'https:').replace(/^tcp:/, 'http:'));

export type OpenIndexer = ReturnType<typeof createOpenIndexer>;

/** As createOpenChain, for rgb-lib's own questions; see IndexerDoor in ports/indexer-door.ts. Throws URL_REFUSED. */
export function createOpenIndexer(net: Net, limits: Partial<LineLimits> & Partial<Limits> = {}) {
  return ({ address, way }: { readonly address: string; readonly way: RouteWithPin }): IndexerDoor => {
    const parsed = parseChainAddress(address, { loopbackOnly: false, route: way });
    const to = reach('bitcoin', parsed.address);
    if (parsed.kind === 'esplora') {
      const ask = askingEsplora(parsed.address, to, createTransport(net, limits, KEEPING, way));
      return { kind: 'esplora', ask: told(ask) };
    }
    const { connectMs, lineBytes } = { ...LINE_LIMITS, ...limits };
    const url = electrumUrl(parsed.address);
    const by = passage(net, way, to);
    const connections = openSpare(() => connectLine(by, connectTarget(url), { connectMs }));
    const carried = { host: url.host, connections, pass: by.pass, lineBytes };
    return { kind: 'electrum', carry: told((caller) => carryLines(caller, carried)) };
  };
}

/** Only these paths of the published interface have chain data, so no others are asked. */
const ESPLORA_PATH =
  /^\/(?:blocks|block|block-height|tx|scripthash|address|mempool|fee-estimates)(?:\/[A-Za-z0-9-]{1,100}){0,5}$/;

function askingEsplora(baseUrl: string, to: Reach, transport: HttpTransport) {
  return async ({ path, body }: EsploraRequest): Promise<EsploraReply> => {
    if (!ESPLORA_PATH.test(path) || (body !== null && path !== '/tx'))
      return { status: 404, mediaType: null, body: new Uint8Array() };
    const url = new URL(`${baseUrl}${path}`);
    const endpoint = /^\/[a-z-]+/.exec(path)?.[0] ?? '';
    const { status, mediaType, text } = await transport({
      ...{ method: body === null ? 'GET' : 'POST', to, url, headers: {}, body, isLong: false, isList: false },
      ...{ host: url.host, endpoint, isBinary: true },
    });
    return { status, mediaType, body: Buffer.concat(Array.isArray(text) ? text : []) };
  };
}

/** Marks failures as the Bitcoin server's, whose address is set elsewhere than the service's. */
const told =
  <A extends readonly unknown[], T>(ask: (...asked: A) => Promise<T>) =>
  (...asked: A): Promise<T> =>
    ask(...asked).catch((error: unknown) => {
      const { failure } = error instanceof WalletError ? error : {};
      if (failure?.code === 'SERVICE_UNREACHABLE')
        throw fail(failure.code, { ...failure.facts, ofChain: true });
      if (failure?.code === 'SERVICE_SLOW') throw fail(failure.code, { ...failure.facts, ofChain: true });
      throw error;
    });

function ofChain(api: ChainApi): ChainApi {
  return {
    host: api.host,
    tip: told(api.tip),
    headers: told(api.headers),
    transaction: told(api.transaction),
    mined: told(api.mined),
    proof: told(api.proof),
    history: told(api.history),
    unspent: told(api.unspent),
    broadcast: told(api.broadcast),
    feeEstimates: told(api.feeEstimates),
  };
}
