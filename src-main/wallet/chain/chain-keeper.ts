import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { headerAt, timeOf } from '../../headers/header.ts';
import type { ChainRules } from '../../headers/rules.ts';
import { fail, WalletError } from '../../base/errors.ts';
import { isOfPractice } from '../context/reaches.ts';
import type { ChainSource, WalletRecord } from '../../records/wallet.ts';
import type { ChainApi } from '../../ports/index.ts';
import type { HeaderFile } from '../../records/header-file.ts';
import { forgetReorganised } from '../book/learn-history.ts';
import { createKeyedMutex } from '../../base/keyed-mutex.ts';
import type { WalletContext } from '../context/context.ts';
import { routeKey } from '../context/wallet-list.ts';
import { checkFile, followChain } from './follow-chain.ts';
import { findChain } from '../connection/find-chain.ts';
import { createFinder, type ChainPosition } from './find-mined.ts';
import { createSecondServer, type AskedToo, type SecondServer } from './second-server.ts';
import { openAgreed } from './source.ts';

type View = CallAnswer<'chain.read'>;

export interface Opened {
  readonly name: string;
  readonly api: ChainApi;
  readonly rules: ChainRules;
  readonly file: HeaderFile;
  readonly find: (txid: string, file: HeaderFile) => Promise<ChainPosition>;
}

export interface OpenedByBoth extends Omit<Opened, 'find'> {
  readonly alsoAsk: AskedToo['alsoAsk'];
  readonly unspent: ChainApi['unspent'];
  /** Never asks again about a transaction found in a block. Throws CHAIN_REFUSED, and what ChainApi throws. */
  readonly find: (txid: string) => Promise<ChainPosition>;
}

export type ChainKeeper = ReturnType<typeof createChainKeeper>;

export interface ChainContext extends WalletContext {
  readonly chain: ChainKeeper;
}

interface Source {
  readonly name: string;
  opened: Promise<Opened> | null;
  following: Promise<void> | null;
  next: Promise<void> | null;
  isStopped: boolean;
  state: View['state'];
  chain: View['chain'];
  tip: View['tip'];
  of: View['of'];
  readonly second: SecondServer | null;
}

/** A block comes every ten minutes. */
const EVERY_MS = 60_000;
const FIRST_MS = 500;

/** Follows the open wallet's chain once a minute. `fault` takes our own faults; `followed` runs after each round. */
export function createChainKeeper(
  context: WalletContext,
  fault: (error: unknown) => void,
  followed: (walletId: string, opened: OpenedByBoth) => Promise<void>,
) {
  const { clock, ended, lock, timers, tell, wallets } = context;
  const sources = new Map<string, Source>();
  const checked = new Map<string, Promise<void>>();
  /** Wallets on one chain share its headers: each continues after the last. */
  const inTurn = createKeyedMutex();

  function leave(walletId: string): void {
    const known = sources.get(walletId);
    if (known !== undefined) known.isStopped = true;
    context.checkedTips.delete(walletId);
  }

  function sourceOf(wallet: WalletRecord): Source {
    const name = JSON.stringify([wallet.chainSource, wallet.secondSource, routeKey(wallet)]);
    const known = sources.get(wallet.id);
    if (known?.name === name) return known;
    leave(wallet.id);
    const source: Source = {
      name,
      opened: null,
      following: null,
      next: null,
      isStopped: false,
      state: wallet.chainSource === null ? 'off' : 'waiting',
      chain: null,
      tip: null,
      of: null,
      second:
        wallet.chainSource &&
        wallet.secondSource &&
        createSecondServer(context, wallet, wallet.secondSource, () => told(wallet.id, source, {}), fault),
    };
    sources.set(wallet.id, source);
    return source;
  }

  async function openAnew(wallet: WalletRecord, source: Source): Promise<Opened> {
    if (wallet.chainSource === null) throw fail('CHAIN_OFF', {});
    const api = await openAgreed(context, wallet, wallet.chainSource);
    const rules = await findChain(api, wallet.keys.network);
    const isPractice = isOfPractice(wallet, wallet.chainSource);
    const name = isPractice ? 'practice' : rules.name;
    const file = context.openHeaderFile({ name, from: rules.from });
    source.chain = rules.name;
    // Practice may have begun another chain with less work. Reading its headers again takes no time.
    const checking = checked.get(name) ?? (isPractice ? file.cut(0) : checkFile(rules, file));
    checked.set(name, checking);
    await checking;
    return { name, api, rules, file, find: createFinder(api, rules) };
  }

  async function open(wallet: WalletRecord): Promise<Opened> {
    const source = sourceOf(wallet);
    const opening = (source.opened ??= openAnew(wallet, source));
    try {
      return await opening;
    } catch (error) {
      if (source.opened === opening) source.opened = null;
      throw error;
    }
  }

  const isStopped = (source: Source): boolean => source.isStopped || ended.aborted;

  const told = (walletId: string, source: Source, now: Partial<Source>): void => {
    Object.assign(source, now);
    if (!isStopped(source)) tell('chain.changed', { walletId });
  };

  async function openByBoth(walletId: string): Promise<OpenedByBoth> {
    const wallet = wallets.require(walletId);
    const { second } = sourceOf(wallet);
    const opened = await open(wallet);
    const { api } = opened;
    const file = second?.agreed(opened.file) ?? opened.file;
    const found = { ...opened, file, find: (txid: string) => opened.find(txid, file) };
    if (second === null) return { ...found, unspent: api.unspent, alsoAsk: () => Promise.resolve(null) };
    return { ...found, alsoAsk: second.alsoAsk, unspent: (script) => second.unspent(api, script) };
  }

  async function followNow(wallet: WalletRecord, source: Source): Promise<void> {
    const walletId = wallet.id;
    try {
      const { name, api, rules, file } = await open(wallet);
      const at = async (height: number): Promise<View['tip']> =>
        height < rules.from
          ? null
          : { height, timeMs: timeOf(headerAt(await file.read(height, height + 1), height)) * 1000 };
      if (source.tip === null) told(walletId, source, { state: 'following' });
      const tip = await inTurn(name, async () => {
        await followChain({
          clock,
          rules,
          file,
          api,
          isStopped: () => isStopped(source),
          told: ({ height, of }) => {
            told(walletId, source, {
              state: 'following',
              tip: { height, timeMs: source.tip?.timeMs ?? 0 },
              of,
            });
          },
        });
        if (!isStopped(source) && (await forgetReorganised(context, walletId, rules, file)))
          tell('wallet.changed', { walletId });
        return at((await file.end()) - 1);
      });
      if (tip !== null && !isStopped(source))
        context.checkedTips.set(walletId, { ...tip, atMs: clock.monotonicMs() });
      told(walletId, source, { state: 'ready', tip, of: null });
      if (!isStopped(source)) await source.second?.compare(rules, file);
    } catch (error) {
      told(walletId, source, { state: 'failed', of: null });
      throw error;
    }
  }

  function follow(walletId: string): Promise<void> {
    const wallet = wallets.require(walletId);
    const source = sourceOf(wallet);
    if (wallet.chainSource === null) return Promise.reject(fail('CHAIN_OFF', {}));
    const start = (): Promise<void> => {
      source.following ??= followNow(wallet, source).finally(() => {
        source.following = null;
      });
      return source.following;
    };
    if (source.following === null) return start();
    // A running round may have asked for the newest block before the wanted block came.
    source.next ??= source.following
      .catch(() => undefined)
      .then(() => {
        source.next = null;
        return start();
      });
    return source.next;
  }

  async function round(): Promise<void> {
    const active = wallets.list().find(({ id }) => id === wallets.activeId());
    if (active === undefined || active.chainSource === null || wallets.app().offline) return;
    try {
      await follow(active.id);
      await followed(active.id, await openByBoth(active.id));
    } catch (error) {
      // The view shows the failure, and the next call reports its reason. At the end storage is already closed.
      if (!(error instanceof WalletError) && !ended.aborted) fault(error);
    }
  }
  const roundAfter = (ms: number): void => {
    const cancel = timers.after(ms, () => {
      ended.removeEventListener('abort', cancel);
      void round().finally(() => {
        if (!ended.aborted) roundAfter(EVERY_MS);
      });
    });
    ended.addEventListener('abort', cancel);
  };
  // Nobody is asked before Ochre is open and the kept data is on the screen.
  const begin = (): void => {
    if (lock.isLocked()) return;
    endWaiting();
    roundAfter(FIRST_MS);
  };
  const endWaiting = lock.onChange(begin);
  begin();

  return {
    open: openByBoth,
    /** Also compares the second server's chain. Concurrent callers share a round. Throws as `open`. */
    follow,
    forget: (walletId: string): void => {
      leave(walletId);
      sources.delete(walletId);
    },
    /** Every regtest is its own chain: another node's headers could have more work than this one's. */
    beginRegtestAnew: (): Promise<void> =>
      inTurn('regtest', () => context.openHeaderFile({ name: 'regtest', from: 0 }).cut(0)),
    view: (walletId: string): View => {
      const wallet = wallets.require(walletId);
      const { state, chain, tip, of, second } = sourceOf(wallet);
      const { chainSource, secondSource } = wallet;
      return {
        source: chainSource && serverView(chainSource),
        ...{ state, chain, tip, of },
        second: second && secondSource && { ...serverView(secondSource), ...second.told() },
      };
    },
  };
}

function serverView(source: ChainSource): NonNullable<View['source']> {
  return { kind: source.address.startsWith('http') ? 'esplora' : 'electrum', ...source };
}
