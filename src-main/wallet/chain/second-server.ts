import type { ChainView } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { ChainRules } from '../../headers/rules.ts';
import { fail, WalletError } from '../../base/errors.ts';
import type { ChainSource, WalletRecord } from '../../records/wallet.ts';
import { outpointName } from '../../base/bitcoin.ts';
import type { ChainApi, ListedCoin, ListedTransaction } from '../../ports/index.ts';
import type { HeaderFile } from '../../records/header-file.ts';
import type { WalletContext } from '../context/context.ts';
import { compareChains } from './compare-chains.ts';
import { findChain } from '../connection/find-chain.ts';
import { openAgreed } from './source.ts';

type Told = Omit<NonNullable<ChainView['second']>, 'kind' | 'address' | 'pin'>;

export interface SecondServer extends AskedToo {
  readonly told: () => Told;
  /** A block that only one server has counts as none. */
  readonly agreed: (file: HeaderFile) => HeaderFile;
  /** Settles after the comparison or its timeout; doesn't wait for a server that was silent last. Never throws. */
  readonly compare: (rules: ChainRules, file: HeaderFile) => Promise<void>;
}

export interface AskedToo {
  /** Asks the second server; null if it is useless now or too late. Never throws. */
  readonly alsoAsk: <T>(question: (api: ChainApi) => Promise<T>) => Promise<T | null>;
  readonly unspent: (first: ChainApi, script: Uint8Array) => Promise<readonly ListedCoin[]>;
}

/** The first server's answer waits no longer than this for the second's. */
const PATIENCE_MS = 10_000;

const NOTHING: Told = {
  state: 'waiting',
  height: null,
  blocks: null,
  hasMoreWork: null,
  sinceMs: null,
  countedBelow: null,
  disputed: null,
};

const USEFUL: readonly Told['state'][] = ['agrees', 'behind', 'ahead', 'differs'];

/** Nothing was sent, so there is nothing to report. */
const NOT_ASKED: readonly string[] = ['OFFLINE_MODE', 'APP_LOCKED', 'HOST_NOT_APPROVED'];

export function createSecondServer(
  context: WalletContext,
  wallet: WalletRecord,
  source: ChainSource,
  changed: () => void,
  fault: (error: unknown) => void,
): SecondServer {
  const { clock, timers, ended } = context;
  let told = NOTHING;
  let opening: Promise<ChainApi> | null = null;
  let asking: Promise<void> | null = null;
  /** The second server left a question unanswered, so none is asked before the next comparison. */
  let isLate = false;

  const tell = (now: Partial<Told>): void => {
    // Only renewed agreement lets blocks count again: silence after a difference takes nothing back.
    const { countedBelow, disputed } = told;
    const next = { ...NOTHING, countedBelow, disputed, ...now };
    if (JSON.stringify(next) === JSON.stringify(told)) return;
    const isAlarm = next.state === 'differs' && told.state !== 'differs';
    told = next;
    if (isAlarm) alarm();
    changed();
  };
  const alarm = (): void => {
    context.notifier.notify(say('chain-second-notice.title'), say('chain-second-notice'));
  };
  const tellSilent = (): void => {
    tell({ state: 'silent', sinceMs: told.sinceMs ?? clock.nowMs() });
  };

  const failed = (error: unknown): void => {
    // Storage is closed at the end.
    if (!ended.aborted) fault(error);
  };

  async function openNow({ name }: ChainRules): Promise<ChainApi> {
    const api = await openAgreed(context, wallet, source);
    if ((await findChain(api, wallet.keys.network)).name === name) return api;
    throw fail('CHAIN_REFUSED', { host: api.host, problem: 'otherChain', height: 0 });
  }

  async function ask(rules: ChainRules, file: HeaderFile): Promise<void> {
    try {
      opening ??= openNow(rules);
      const api = await opening;
      const found = await compareChains({ clock, rules, file, api });
      isLate = false;
      if (found === null) return;
      const { isForked, state, height, blocks } = found;
      const hasMoreWork = isForked ? found.hasMoreWork : null;
      tell({ state, height, blocks, hasMoreWork, countedBelow: isForked ? height + 1 : null });
    } catch (error) {
      opening = null;
      if (!(error instanceof WalletError)) {
        failed(error);
        return;
      }
      const { code, facts } = error.failure;
      if (code === 'CHAIN_REFUSED')
        tell({ state: facts.problem === 'otherChain' ? 'otherNetwork' : 'refused' });
      else if (code === 'SERVICE_ANSWER') tell({ state: 'refused' });
      else if (!NOT_ASKED.includes(code)) tellSilent();
    }
  }

  const inTime = <T>(waited: Promise<T>, late: () => T): Promise<T> =>
    new Promise((resolve) => {
      const cancel = timers.after(PATIENCE_MS, () => {
        resolve(late());
      });
      void waited.then(resolve).finally(cancel);
    });

  const alsoAsk: AskedToo['alsoAsk'] = async (question) => {
    if (opening === null || isLate || !USEFUL.includes(told.state)) return null;
    const answered = opening.then(question).catch((error: unknown) => {
      if (!(error instanceof WalletError)) failed(error);
      return null;
    });
    return inTime(answered, () => {
      isLate = true;
      return null;
    });
  };

  return {
    told: () => told,
    agreed: (file) => {
      const most = (height: number): number => Math.min(height, told.countedBelow ?? Infinity);
      return {
        ...file,
        end: async () => most(await file.end()),
        read: (from, to) => file.read(from, most(to)),
      };
    },
    compare: (rules, file) => {
      const wasSilent = told.state === 'silent';
      asking ??= ask(rules, file).finally(() => {
        asking = null;
      });
      return wasSilent ? Promise.resolve() : inTime(asking, tellSilent);
    },
    alsoAsk,
    unspent: async (first, script) => {
      const ours = await first.unspent(script);
      const theirs = await alsoAsk((second) => second.unspent(script));
      if (theirs === null) return ours;
      const found = await findDisputed({ first, alsoAsk }, script, ours, theirs);
      const isOver = [...ours, ...theirs].some((coin) => outpointName(coin) === told.disputed?.outpoint);
      if (found !== null || isOver) {
        if (found !== null && told.disputed?.outpoint !== found.outpoint) alarm();
        tell({ ...told, disputed: found });
      }
      return ours.filter((coin) => isAmong(theirs, coin));
    },
  };
}

type Disputed = NonNullable<Told['disputed']>;

/** An output that one server lists as unspent and the other, knowing its transaction, calls spent. */
async function findDisputed(
  { first, alsoAsk }: Pick<AskedToo, 'alsoAsk'> & { readonly first: ChainApi },
  script: Uint8Array,
  ours: readonly ListedCoin[],
  theirs: readonly ListedCoin[],
): Promise<Disputed | null> {
  const oursAlone = ours.filter((coin) => !isAmong(theirs, coin));
  const theirsAlone = theirs.filter((coin) => !isAmong(ours, coin));
  const knownTo = (listed: readonly ListedTransaction[] | null, coins: readonly ListedCoin[]) =>
    coins.find(({ txid }) => listed?.some((one) => one.txid === txid));
  if (oursAlone.length > 0) {
    const spent = knownTo(await alsoAsk((second) => second.history(script)), oursAlone);
    if (spent !== undefined) return { outpoint: outpointName(spent), spentBy: 'second' };
  }
  if (theirsAlone.length === 0) return null;
  const spent = knownTo(await first.history(script), theirsAlone);
  return spent === undefined ? null : { outpoint: outpointName(spent), spentBy: 'first' };
}

function isAmong(coins: readonly ListedCoin[], { txid, vout }: ListedCoin): boolean {
  return coins.some((coin) => coin.txid === txid && coin.vout === vout);
}
