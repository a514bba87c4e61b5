import type { OpenChain } from '../../ports/index.ts';
import { targetOf } from '../http/connect.ts';
import { createTransport } from '../http/transport.ts';
import type { Limits } from '../http/exchange.ts';
import { parseChainAddress } from './address.ts';
import { createElectrum, greet } from './electrum.ts';
import { createEsplora } from './esplora.ts';
import { createLineClient, LINE_LIMITS, type LineLimits } from './line-client.ts';

/** Lists of blocks are many questions after one another. */
const KEEPING = { connectionsPerOrigin: 4, keepAliveMs: 10_000 };

/** Over real connections; see ChainApi in ports. */
export const openChain: OpenChain = createOpenChain();

/** With time-outs and caps of one's own. */
export function createOpenChain(limits: Partial<LineLimits> & Partial<Limits> = {}): OpenChain {
  return ({ address, way }) => {
    // Parsed again: settings may have been written by the other host, which may reach more.
    const parsed = parseChainAddress(address, { loopbackOnly: false, route: way });
    if (parsed.kind === 'esplora')
      return createEsplora(parsed.address, createTransport(limits, KEEPING, way));
    const url = new URL(parsed.address.replace(/^ssl:/, 'https:').replace(/^tcp:/, 'http:'));
    const client = createLineClient(way, targetOf(url), greet, { ...LINE_LIMITS, ...limits });
    return createElectrum(url.host, client);
  };
}
