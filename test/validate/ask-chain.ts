import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WalletError } from '../../src-main/base/errors.ts';
import type { Network } from '../../src-main/base/bitcoin.ts';
import type { ChainFacts, WitnessFact } from '../../src-main/verify/history/bundles.ts';
import { DIRECT } from '../../src-main/base/service/route.ts';
import { parseChainAddress } from '../../src-main/services/chain/address.ts';
import { createOpenChain } from '../../src-main/services/chain/open.ts';
import { openHeaderFiles } from '../../src-main/records/header-file.ts';
import { findChain } from '../../src-main/wallet/connection/find-chain.ts';
import { atMost } from '../../src-main/wallet/connection/service-reading.ts';
import { findMined } from '../../src-main/wallet/chain/find-mined.ts';
import { followChain } from '../../src-main/wallet/chain/follow-chain.ts';
import { anyHost } from '../support/any-host.ts';

export interface AskedChain {
  /** `ssl://`, `tcp://` or `https://`, as the app takes it. */
  readonly address: string;
  readonly chainNet: number;
  readonly nowMs: () => number;
  readonly told?: (line: string) => void;
}

/** So many does ElectrumX answer at a time before it lets a client wait (INITIAL_CONCURRENT). */
const TRANSACTIONS_AT_ONCE = 10;

/** What a genesis calls a network (rgb-history.md 2). */
const NETWORKS: ReadonlyMap<number, Network> = new Map<number, Network>([
  [0, 'mainnet'],
  [1, 'testnet'],
  [2, 'testnet'],
  [3, 'signet'],
  [4, 'regtest'],
]);

/**
 * Asks a server of the chain for these transactions, each proved by a header of a chain that is checked here first, from
 * the network's checkpoint on. Throws WalletError, CHAIN_REFUSED where the server's proof leads nowhere.
 */
export async function askChain(asked: AskedChain, txids: readonly string[]): Promise<ChainFacts> {
  const { address, chainNet, nowMs, told = () => undefined } = asked;
  const network = NETWORKS.get(chainNet);
  if (network === undefined) throw new Error(`network ${chainNet} is none that a server can be asked about`);
  const clock = { nowMs, monotonicMs: () => performance.now() };
  const api = createOpenChain(anyHost)({
    ...parseChainAddress(address, { loopbackOnly: false }),
    way: DIRECT,
  });
  const folder = mkdtempSync(join(tmpdir(), 'ochre-validate-'));
  try {
    const rules = await findChain(api, network);
    const file = openHeaderFiles(folder)(rules);
    await followChain({
      clock,
      rules,
      file,
      api,
      told: ({ height, of }) => told(`headers: ${height} of ${of}`),
      isStopped: () => false,
    });
    const witnesses = new Map<string, WitnessFact>();
    let asked = 0;
    await atMost(TRANSACTIONS_AT_ONCE, txids, async (txid) => {
      const found = await findMined(api, rules, file, txid);
      asked += 1;
      if (asked % TRANSACTIONS_AT_ONCE === 0 || asked === txids.length)
        told(`transactions: ${asked} of ${txids.length}`);
      if (found.state === 'unknown') return;
      witnesses.set(txid, { raw: found.raw, height: found.state === 'mined' ? found.height : null });
    });
    return { tipHeight: (await file.end()) - 1, minConfirmations: 1, witnesses };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is said of a server that did not answer, or wrongly. */
export function chainProblem(error: unknown): string {
  if (error instanceof WalletError) return `${error.failure.code} ${JSON.stringify(error.failure.facts)}`;
  return error instanceof Error ? error.message : String(error);
}
