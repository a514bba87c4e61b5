import { fail } from '../domain/errors.ts';
import type { Network } from '../domain/network.ts';
import type { Ports } from '../ports/index.ts';

/** The loopback host is a plain browser page: no real money through it, ever. */
export function refuseMainnetOnLoopback(host: Ports['host'], network: Network): void {
  if (host.kind === 'loopback' && network === 'mainnet') {
    throw fail('NETWORK_REFUSED', { network, reason: 'noMainnetOnLoopback' });
  }
}

/** The practice service simulates a regtest chain and knows no other. */
export function refusePracticeBeyondRegtest(network: Network): void {
  if (network !== 'regtest') throw fail('NETWORK_REFUSED', { network, reason: 'practiceIsRegtest' });
}
