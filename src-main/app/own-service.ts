import type { ChainName } from '../headers/rules.ts';
import type { Network } from '../base/bitcoin.ts';
import { BACKUP_LIMITS, type StateFile } from '../base/own-service-state.ts';
import { type ChainFacts, NO_CHAIN, type WitnessFact } from '../verify/index.ts';
import { type RouteWithPin, proxyReach, reach } from '../base/service/route.ts';
import type { Gate } from '../net/door.ts';
import {
  startOwnService,
  type Doors,
  type OwnService,
  type OwnServiceOptions,
} from '../own-service/index.ts';
import type { ChainAddress, ChainApi, OpenChain } from '../ports/index.ts';
import type { Reader } from '../reader/client.ts';
import { explainDisk } from '../records/disk-errors.ts';
import { listState, putState, readListed } from '../records/own-state.ts';
import type { OpenIndexer } from '../services/chain/open.ts';
import type { OpenRgbProxy } from '../services/rgb-proxy/client.ts';
import { askedOf } from '../wallet/book/history-ask.ts';
import { atMost } from '../wallet/connection/service-reading.ts';
import { orOnFailure, orElseNow } from '../wallet/failures.ts';

interface DoorsOptions {
  readonly openRgbProxy: OpenRgbProxy;
  readonly openChain: OpenChain;
  readonly openIndexer: OpenIndexer;
  readonly reader: Pick<Reader, 'validateHistory'>;
}

export function createOwnService({
  gate,
  openRgbProxy,
  openChain,
  openIndexer,
  reader,
  ...options
}: DoorsOptions &
  Pick<OwnServiceOptions, 'dataFolder' | 'startChild' | 'onFault' | 'system'> & {
    readonly gate: Gate;
  }): OwnService {
  const service = startOwnService({
    ...options,
    // Asks the gate now, so that no process is started for nothing. The relay's clients ask it again at each question.
    pass: (indexer, rgbProxy, { proxy }) => {
      const rgb = rgbProxy === null ? [] : [reach('rgbProxy', rgbProxy)];
      gate.pass([reach('bitcoin', indexer), ...rgb, ...proxyReach(proxy)]);
    },
    onServed: gate.serve,
    doorsOf: (chain, indexer, way) =>
      ownDoors({ openRgbProxy, openChain, openIndexer, reader }, { chain, indexer, way }),
    readFiles: async (folder, fingerprint) => {
      const listed = await listState(folder, fingerprint, BACKUP_LIMITS);
      if (listed === null) return null;
      const files: StateFile[] = [];
      for (const one of listed) files.push(await readListed(folder, one));
      return files;
    },
    putFiles: (folder, fingerprint, files) => putState(folder, fingerprint, files, BACKUP_LIMITS),
  });
  return {
    ...service,
    /** Throws DISK_REFUSED, too. */
    putState: (of, files) =>
      service.putState(of, files).catch((error: unknown) => {
        throw explainDisk(error, 'own-service');
      }),
  };
}

/** rgb-lib reaches indexer and proxies only by Ochre's clients, and gets files only after they were validated. */
export function ownDoors(
  { openRgbProxy, openChain, openIndexer, reader }: DoorsOptions,
  {
    chain,
    indexer,
    way,
  }: { readonly chain: ChainName; readonly indexer: string; readonly way: RouteWithPin },
): Doors {
  return {
    indexer: openIndexer({ address: indexer, way }),
    openRgbProxy: (endpoint) => openRgbProxy({ endpoint, way }),
    refusalOf: async (recipientId, left) => {
      const ask = askedOf(networkOf(chain), { recipientId, ...left });
      // An unreadable recipient can't be checked for a payment.
      if (ask.recipient === null) return 'RECIPIENT';
      let verdict = await reader.validateHistory(left.file, ask, NO_CHAIN);
      if (verdict.outcome === 'notMined' && verdict.content === null) {
        const facts = await shownBy(
          () => openChain({ ...chainAddress(indexer), way }),
          new Set(verdict.named),
        );
        verdict = await reader.validateHistory(left.file, ask, facts);
      }
      if (verdict.outcome === 'refused') return verdict.code;
      return verdict.content === null ? 'WITNESS_UNKNOWN' : null;
    },
  };
}

const chainAddress = (address: string): ChainAddress => ({
  kind: address.startsWith('http') ? 'esplora' : 'electrum',
  address,
});

/** More than any wallet writes. Reading each named transaction costs time. */
const MOST_NAMED = 1_000;
const MOST_NAMED_BYTES = 32 * 1024 * 1024;
const ASKED_AT_ONCE = 8;

/** The named transactions up to the first unknown one, behind which nothing could be verified. */
async function shownBy(
  open: () => Pick<ChainApi, 'transaction'>,
  txids: ReadonlySet<string>,
): Promise<ChainFacts> {
  const witnesses = new Map<string, WitnessFact>();
  const api = orElseNow(open, null);
  let [bytes, isOver] = [0, txids.size > MOST_NAMED];
  await atMost(ASKED_AT_ONCE, [...txids], async (txid) => {
    if (api === null || isOver) return;
    const raw = await orOnFailure(api.transaction(txid), null);
    bytes += raw?.length ?? 0;
    isOver ||= raw === null || bytes > MOST_NAMED_BYTES;
    if (raw !== null) witnesses.set(txid, { raw, height: null });
  });
  return { ...NO_CHAIN, witnesses };
}

const networkOf = (chain: ChainName): Network =>
  chain === 'testnet3' || chain === 'testnet4' ? 'testnet' : chain;
