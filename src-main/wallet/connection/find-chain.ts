import { blockHash, headerAt } from '../../headers/header.ts';
import { chainsOf, type ChainRules } from '../../headers/rules.ts';
import { fail } from '../../base/errors.ts';
import type { Network } from '../../base/bitcoin.ts';
import type { ChainApi } from '../../ports/index.ts';

/** The chain by its first block. Throws CHAIN_REFUSED if it isn't of this network. */
export async function findChain(api: ChainApi, network: Network): Promise<ChainRules> {
  const first = blockHash(headerAt(await api.headers(0, 1), 0));
  const found = chainsOf(network).find(({ genesis }) => genesis === first);
  if (found === undefined) throw fail('CHAIN_REFUSED', { host: api.host, problem: 'otherChain', height: 0 });
  return found;
}
