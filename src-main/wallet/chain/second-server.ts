import type { ChainView } from '../../../src-preload/contract/index.ts';
import type { ChainRules } from '../../domain/chain/rules.ts';
import { fail, WalletError } from '../../domain/errors.ts';
import type { ChainSource, WalletRecord } from '../../domain/wallet/wallet-record.ts';
import type { ChainApi, HeaderFile } from '../../ports/index.ts';
import type { WalletContext } from '../context/context.ts';
import { compareChains } from './compare-chains.ts';
import { findChain } from './find-chain.ts';
import { openSource } from './source.ts';

type Told = Omit<NonNullable<ChainView['second']>, 'kind' | 'address' | 'pin'>;

/** A server that is asked for blocks alone, so that the headers that the first one led to can be compared with its. */
export interface SecondServer {
  readonly told: () => Told;
  /** As far as both have the same blocks: what lies in a block that only one of them has counts as in none. */
  readonly agreed: (file: HeaderFile) => HeaderFile;
  /** Settles when it was compared, or has had its time. One that did not answer last is not waited for. Never throws. */
  readonly compare: (rules: ChainRules, file: HeaderFile) => Promise<void>;
}

/** The first is not held up for longer. */
const PATIENCE_MS = 10_000;

const NOTHING: Told = {
  state: 'waiting',
  height: null,
  blocks: null,
  hasMoreWork: null,
  sinceMs: null,
  countedBelow: null,
};

/** Nothing was sent, so there is nothing to say of it. */
const NOT_ASKED: readonly string[] = ['OFFLINE_MODE', 'APP_LOCKED'];

/** `changed` is called when something else is to be said of it, `fault` with what is a fault of ours. */
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

  const tell = (now: Partial<Told>): void => {
    // Only what agrees again lets blocks count again: who falls silent after a difference takes nothing back.
    const next = { ...NOTHING, countedBelow: told.countedBelow, ...now };
    const isNews = JSON.stringify(next) !== JSON.stringify(told);
    told = next;
    if (isNews) changed();
  };
  const tellSilent = (): void => {
    tell({ state: 'silent', sinceMs: told.sinceMs ?? clock.nowMs() });
  };

  /** Throws CHAIN_REFUSED where it tells of another chain. */
  async function openNow({ name }: ChainRules): Promise<ChainApi> {
    const api = await openSource(context, wallet, source);
    if ((await findChain(api, wallet.keys.network)).name === name) return api;
    throw fail('CHAIN_REFUSED', { host: api.host, problem: 'otherChain', height: 0 });
  }

  async function ask(rules: ChainRules, file: HeaderFile): Promise<void> {
    try {
      opening ??= openNow(rules);
      const api = await opening;
      const found = await compareChains({ clock, rules, file, api });
      if (found === null) return;
      const { isForked, state, height, blocks } = found;
      const hasMoreWork = isForked ? found.hasMoreWork : null;
      tell({ state, height, blocks, hasMoreWork, countedBelow: isForked ? height + 1 : null });
    } catch (error) {
      opening = null;
      if (!(error instanceof WalletError)) {
        // Storage is closed at the end.
        if (!ended.aborted) fault(error);
        return;
      }
      const { code, facts } = error.failure;
      if (code === 'CHAIN_REFUSED')
        tell({ state: facts.problem === 'otherChain' ? 'otherNetwork' : 'refused' });
      else if (code === 'SERVICE_ANSWER') tell({ state: 'refused' });
      else if (!NOT_ASKED.includes(code)) tellSilent();
    }
  }

  const patience = (waited: Promise<void>): Promise<void> =>
    new Promise((resolve) => {
      const cancel = timers.after(PATIENCE_MS, () => {
        tellSilent();
        resolve();
      });
      void waited.finally(() => {
        cancel();
        resolve();
      });
    });

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
      return wasSilent ? Promise.resolve() : patience(asking);
    },
  };
}
