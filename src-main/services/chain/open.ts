import { fail, WalletError } from '../../base/errors.ts';
import type { ChainApi, OpenChain } from '../../ports/index.ts';
import { reach } from '../../base/service/reach.ts';
import { passage, connectTarget } from '../../net/connect.ts';
import type { Net } from '../../net/gate.ts';
import { createTransport } from '../../net/transport.ts';
import type { Limits } from '../../net/exchange.ts';
import { parseChainAddress } from './address.ts';
import { createElectrum, greet } from './electrum.ts';
import { createEsplora } from './esplora.ts';
import { createLineClient, LINE_LIMITS, type LineLimits } from './line-client.ts';

const KEEPING = { connectionsPerOrigin: 4, keepAliveMs: 10_000 };

/** Over real connections with own limits; see ChainApi in ports/chain.ts. */
export function createOpenChain(net: Net, limits: Partial<LineLimits> & Partial<Limits> = {}): OpenChain {
  return ({ address, way }) => {
    // Parsed again: the other host may have written the settings and may reach more.
    const parsed = parseChainAddress(address, { loopbackOnly: false, route: way });
    const to = reach('bitcoin', parsed.address);
    if (parsed.kind === 'esplora')
      return ofChain(createEsplora(parsed.address, to, createTransport(net, limits, KEEPING, way), net.read));
    const url = new URL(parsed.address.replace(/^ssl:/, 'https:').replace(/^tcp:/, 'http:'));
    const by = passage(net, way, to);
    const client = createLineClient(by, connectTarget(url), greet, { ...LINE_LIMITS, ...limits }, net.read);
    return ofChain(createElectrum(url.host, client));
  };
}

/** Failures say that they are the Bitcoin server's, whose address is changed elsewhere than the service's. */
function ofChain(api: ChainApi): ChainApi {
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
