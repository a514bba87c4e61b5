import { describe, expect, it, onTestFinished } from 'vitest';
import { ownDoors } from '../../../src-main/app/own-service.ts';
import { fail } from '../../../src-main/base/errors.ts';
import { NO_CHAIN } from '../../../src-main/verify/history/chain-facts.ts';
import { validateHistory } from '../../../src-main/verify/history/validate.ts';
import { openRelay } from '../../../src-main/own-service/rgb-lib/relay.ts';
import type { ChainApi, LeftConsignment, RefusedFile } from '../../../src-main/ports/index.ts';
import { recipientIdText } from '../../../src-main/practice/rgb/invoice.ts';
import { seededRandom } from '../../support/psbt/mutate.ts';
import { consignmentSet, trialOf, type HistoryTrial } from '../../support/rgb/consignments.ts';
import { FORGERIES } from '../../support/rgb/forgeries.ts';
import { namingWitnesses } from '../../support/rgb/named-witnesses.ts';
import { longHistory } from '../../support/rgb/long-history.ts';
import { readRawHistory, remade } from '../../support/rgb/raw-history.ts';
import { askRelay } from '../../support/ask-relay.ts';

const REGTEST = 4;
const WAY = {
  ...{
    proxy: { kind: 'socks5', host: '127.0.0.1', port: 9050, user: null, password: null } as const,
    pin: null,
  },
};
type Indexer = Pick<ChainApi, 'transaction'>;
type Found = 'handed on' | RefusedFile['code'];

const all = (name: 'beta18' | 'beta7' | 'refused'): HistoryTrial[] =>
  consignmentSet(name).cases.map((one) => trialOf(consignmentSet(name), one));
const genuine = [...all('beta18'), ...all('beta7')];
/** By the file and whom it was left for: the relay asks for no asset, knows no blinding, and asks no block. */
function breaksRule({ bytes, ask }: HistoryTrial): boolean {
  const { recipient } = ask;
  const to = recipient?.kind === 'blinded' ? { ...recipient, revealed: null } : recipient;
  const asked = { ...ask, contractId: null, chainNets: [REGTEST], recipient: to };
  return validateHistory(bytes, asked, NO_CHAIN).outcome === 'refused';
}
/** What was forged of one genuine file in each eight, each in its own way, and all that the vectors have. */
const forged = [
  ...all('refused'),
  ...FORGERIES.flatMap(({ forge }) =>
    genuine.flatMap((one, seed) => {
      const history = readRawHistory(one.bytes);
      return seed % 12 === 5 && forge(history, seededRandom(seed)) ? [remade(history, one)] : [];
    }),
  ),
].filter(breaksRule);

const knowing = (shown: ReadonlyMap<string, Uint8Array>): Indexer => ({
  transaction: (txid) => Promise.resolve(shown.get(txid) ?? null),
});
const knowsNothing = knowing(new Map());
const unreachable: Indexer = {
  transaction: () => Promise.reject(fail('SERVICE_UNREACHABLE', { host: 'x', reason: 'refused' } as never)),
};

function recipientIdOf({ ask: { recipient } }: HistoryTrial): string {
  if (recipient === null) throw new Error('it pays nobody');
  return recipientIdText(recipient);
}

/** What becomes of a file that lies with a proxy, at the relay in front of rgb-lib, with this indexer. */
async function given() {
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
        expect([address, kind, way]).toEqual(['tcp://127.0.0.1:1', 'electrum', WAY]);
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
  onTestFinished(() => relay.stop());
  const looked = async (trial: HistoryTrial, bytes: Uint8Array, indexer: Indexer): Promise<Found> => {
    const recipientId = recipientIdOf(trial);
    const { recipient, txid } = trial.ask;
    const vout = recipient?.kind === 'witness' ? recipient.vout : null;
    Object.assign(now, { left: { file: bytes, txid: txid ?? '', vout }, indexer, asked: 0, judged: 0 });
    const answer = await askRelay(relay.url, recipientId);
    if (answer.consignment !== null) {
      expect(Buffer.from(answer.consignment, 'base64').equals(bytes)).toBe(true);
      return 'handed on';
    }
    return relay.refused.get(recipientId)?.code ?? 'handed on';
  };
  return { now, looked };
}

describe('a file whose transactions are named by id alone', () => {
  it('is not handed on to rgb-lib where it is forged, whatever the indexer shows', async () => {
    const { looked } = await given();
    const found: Found[] = [];
    for (const one of forged) {
      const named = namingWitnesses(one.bytes);
      if (named === null) continue;
      found.push(await looked(one, named.bytes, knowing(named.shown)));
      found.push(await looked(one, named.bytes, knowsNothing));
    }
    expect(found.length).toBeGreaterThanOrEqual(1_000);
    expect(found.filter((one) => one === 'handed on')).toHaveLength(0);
    expect(new Set(found).size).toBeGreaterThan(15);
  });

  it('is handed on where it is genuine and the indexer shows them, all of them or one', async () => {
    const { looked } = await given();
    const found: Found[] = [];
    for (const one of genuine)
      for (const which of [() => true, (at: number) => at === 0, (at: number, of: number) => at === of - 1]) {
        const { bytes, shown } = namingWitnesses(one.bytes, which)!;
        found.push(await looked(one, bytes, knowing(shown)));
      }
    expect(found).toEqual(Array(3 * genuine.length).fill('handed on'));
  });

  it('is kept back where the indexer lacks one, is away, or shows too much, and asked about again', async () => {
    const { looked, now } = await given();
    const [one] = genuine.filter(({ bytes }) => readRawHistory(bytes).bundles.length > 3);
    const { bytes, shown } = namingWitnesses(one!.bytes)!;
    const [first, ...rest] = shown;
    for (const indexer of [knowsNothing, unreachable, knowing(new Map(rest)), knowing(new Map([first!]))])
      expect(await looked(one!, bytes, indexer)).toBe('WITNESS_UNKNOWN');
    // Another one than was asked for, as no client lets through.
    const other = knowing(new Map([...shown].map(([txid]) => [txid, first![1]])));
    expect(await looked(one!, bytes, other)).toBe('WITNESS_UNKNOWN');
    const large = { transaction: () => Promise.resolve(new Uint8Array(20 * 1024 * 1024)) };
    expect(await looked(one!, bytes, large)).toBe('WITNESS_UNKNOWN');
    expect(await looked(one!, bytes, knowing(shown))).toBe('handed on');
    expect(now.asked).toBe(shown.size);
  });

  it('costs the indexer eight questions where it knows none of hundreds, and none where there are more', async () => {
    const { looked, now } = await given();
    const [one] = genuine;
    const [few, many] = [900, 1_100].map((length) => namingWitnesses(longHistory(length).bytes)!.bytes);
    expect(await looked(one!, few!, knowsNothing)).toBe('WITNESS_UNKNOWN');
    expect(now.asked).toBe(8);
    expect(await looked(one!, many!, knowsNothing)).toBe('WITNESS_UNKNOWN');
    expect(now.asked).toBe(0);
  });
});

describe('a file that shows its transactions', () => {
  it('is handed on as every wallet writes it, and nobody is asked', async () => {
    const { looked, now } = await given();
    for (const one of genuine) {
      expect(await looked(one, one.bytes, unreachable)).toBe('handed on');
      expect(now).toMatchObject({ asked: 0, judged: 1 });
    }
  });

  it('is refused where it breaks a rule, and looked at once', async () => {
    const { looked, now } = await given();
    for (const one of forged) {
      const code = await looked(one, one.bytes, unreachable);
      expect(code).not.toBe('handed on');
      if (code === 'TOO_LARGE') continue;
      expect(await looked(one, one.bytes, unreachable)).toBe(code);
      expect(now.judged).toBe(0);
    }
  });
});
