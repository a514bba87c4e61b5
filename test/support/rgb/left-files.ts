import { ownDoors } from '../../../src-main/app/own-service.ts';
import { fail } from '../../../src-main/base/errors.ts';
import { NO_CHAIN } from '../../../src-main/verify/history/bundles.ts';
import { validateHistory } from '../../../src-main/verify/history/validate.ts';
import { openRelay } from '../../../src-main/own-service/rgb-lib/relay.ts';
import type { ChainApi, LeftConsignment, RefusedFile } from '../../../src-main/ports/index.ts';
import { recipientIdText } from '../../../src-main/practice/rgb/invoice.ts';
import { askRelay } from '../ask-relay.ts';
import { seededRandom } from '../psbt/mutate.ts';
import { consignmentSet, trialOf, type HistoryTrial } from './consignments.ts';
import { FORGERIES } from './forgeries.ts';
import { readRawHistory, remade } from './raw-history.ts';

const REGTEST = 4;
type Indexer = Pick<ChainApi, 'transaction'>;
export type Found = 'handed on' | RefusedFile['code'];

const all = (name: 'beta18' | 'beta7' | 'refused'): HistoryTrial[] =>
  consignmentSet(name).cases.map((one) => trialOf(consignmentSet(name), one));
/** Each as rgb-lib made it. */
export const genuineFiles: readonly HistoryTrial[] = [...all('beta18'), ...all('beta7')];
/** By the file and whom it was left for: the relay asks for no asset, knows no blinding, and asks no block. */
function breaksRule({ bytes, ask }: HistoryTrial): boolean {
  const { recipient } = ask;
  const to = recipient?.kind === 'blinded' ? { ...recipient, revealed: null } : recipient;
  const asked = { ...ask, contractId: null, chainNets: [REGTEST], recipient: to };
  return validateHistory(bytes, asked, NO_CHAIN).outcome === 'refused';
}
/** What was forged of one genuine file in each eight, each in its own way, and all that the vectors have. */
export const forgedFiles: readonly HistoryTrial[] = [
  ...all('refused'),
  ...FORGERIES.flatMap(({ forge }) =>
    genuineFiles.flatMap((one, seed) => {
      const history = readRawHistory(one.bytes);
      return seed % 12 === 5 && forge(history, seededRandom(seed)) ? [remade(history, one)] : [];
    }),
  ),
].filter(breaksRule);

export const knowing = (shown: ReadonlyMap<string, Uint8Array>): Indexer => ({
  transaction: (txid) => Promise.resolve(shown.get(txid) ?? null),
});
export const knowsNothing = knowing(new Map());
export const unreachable: Indexer = {
  transaction: () => Promise.reject(fail('SERVICE_UNREACHABLE', { host: 'x', reason: 'refused' } as never)),
};

function recipientIdOf({ ask: { recipient } }: HistoryTrial): string {
  if (recipient === null) throw new Error('it pays nobody');
  return recipientIdText(recipient);
}

const WAY = {
  ...{
    proxy: { kind: 'socks5', host: '127.0.0.1', port: 9050, user: null, password: null } as const,
    pin: null,
  },
};

/** What becomes of a file that lies with a proxy, at the relay in front of rgb-lib, with this indexer. */
export async function openDoorToRgbLib() {
  const now: { left: LeftConsignment | null; indexer: Indexer; asked: number; judged: number } = {
    ...{ left: null, indexer: knowsNothing, asked: 0, judged: 0 },
  };
  const doors = ownDoors(
    {
      openRgbProxy: () => ({
        host: 'a.example',
        consignment: () => Promise.resolve(now.left),
        pass: () => Promise.reject(new Error('not asked for')),
      }),
      openIndexer: () => ({ kind: 'electrum', carry: () => Promise.reject(new Error('not asked for')) }),
      openChain: ({ address, kind, way }) => {
        if (`${kind} ${address}` !== 'electrum tcp://127.0.0.1:1') throw new Error(`${address} is asked`);
        if (way !== WAY) throw new Error('it is asked by another way');
        const transaction: Indexer['transaction'] = (txid) => {
          now.asked += 1;
          return now.indexer.transaction(txid);
        };
        return { transaction } as ChainApi;
      },
      reader: {
        validateHistory: (...about) => {
          now.judged += 1;
          return Promise.resolve(validateHistory(...about));
        },
      },
    },
    { chain: 'regtest', indexer: 'tcp://127.0.0.1:1', way: WAY },
  );
  const relay = await openRelay(doors, new Map());
  const looked = async (trial: HistoryTrial, bytes: Uint8Array, indexer: Indexer): Promise<Found> => {
    const recipientId = recipientIdOf(trial);
    const { recipient, txid } = trial.ask;
    const vout = recipient?.kind === 'witness' ? recipient.vout : null;
    Object.assign(now, { left: { file: bytes, txid: txid ?? '', vout }, indexer, asked: 0, judged: 0 });
    const answer = await askRelay(relay.url, recipientId);
    if (answer.consignment !== null) {
      if (!Buffer.from(answer.consignment, 'base64').equals(bytes))
        throw new Error('another file is handed on');
      return 'handed on';
    }
    return relay.refused.get(recipientId)?.code ?? 'handed on';
  };
  return { now, looked, stop: () => relay.stop() };
}
