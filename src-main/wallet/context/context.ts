import type { Call, CallAnswer, CallInput } from '../../../src-preload/contract/index.ts';
import type { Snapshot } from '../../domain/intents/snapshot.ts';
import type { ApiBtcBalance, Ports } from '../../ports/index.ts';
import type { WalletRecord } from '../../domain/wallet/wallet-record.ts';
import type { Door } from '../../net/door.ts';
import type { AppLock } from './app-lock.ts';
import type { QrAssembler } from './qr-assembler.ts';
import type { ShownQr } from './shown-qr.ts';
import type { JudgedImport } from '../../domain/offline/judge-imported.ts';
import type { ServiceClocks } from './service-clocks.ts';
import type { WalletBook } from './wallet-list.ts';

export interface CoinReading {
  /** The connection that it goes by: over another one it is another answer. */
  readonly by: string;
  readonly coins: Promise<{ readonly unspents: Snapshot['entries']; readonly balance: ApiBtcBalance }>;
  /** Somebody shows it, so that its check may take it once more. */
  shown: boolean;
  /** By performance.now(), in milliseconds; null: under way. */
  doneAtMs: number | null;
}

/** What a service listed, and the balance that it told right after. */
export interface CoinsTold {
  readonly by: string;
  readonly listed: string;
  readonly balance: ApiBtcBalance;
  /** By performance.now(), in milliseconds. */
  readonly atMs: number;
}

/** What was brought, as it was judged: the page names it by its id and never holds what is signed. */
export interface Imported extends JudgedImport {
  readonly id: string;
  readonly walletId: string;
  readonly name: string;
  readonly from: 'pack' | 'psbt';
  readonly broughtAtMs: number;
}

/** The newest block that a wallet's own server told of, its header checked here. */
export interface CheckedTip {
  readonly height: number;
  /** As its miner says, Unix ms. */
  readonly timeMs: number;
  /** When the server had no newer one: by the clock that never jumps. */
  readonly atMs: number;
}

/** What is done with wallets is given this: the ports, and the wallets that are kept in settings. */
export interface WalletContext extends Ports {
  /** Aborted when Ochre ends: storage is closed next, so what goes on in the background writes nothing any more. */
  readonly ended: AbortSignal;
  readonly wallets: WalletBook;
  /** Asks before a host is reached for the first time. */
  readonly door: Door;
  /** Whether Ochre is locked, and by what. */
  readonly lock: AppLock;
  /** How far the services' clocks are from ours. */
  readonly clocks: ServiceClocks;
  /** What was brought to be signed since the start, by id. */
  readonly held: Map<string, Imported>;
  /** When the coins of a flow that was begun since the start were listed, by the clock that never jumps. */
  readonly begunAtMs: Map<string, number>;
  /** What screens show as codes, and what they read from them. */
  readonly codes: ShownQr & QrAssembler;
  /** By wallet, of those that have a server of the chain. */
  readonly checkedTips: Map<string, CheckedTip>;
  /** Registrations under way, by wallet. */
  readonly registering: Map<string, Promise<WalletRecord>>;
  /** What the last refresh since the start could not do, by wallet and batch, in the service's words. */
  readonly refreshFailures: Map<string, ReadonlyMap<number, string>>;
  /** Ids of transactions of which a checked block spends a coin in another one, as the last look showed. */
  readonly excluded: Set<string>;
  /** Readings of unspents and balance under way, by wallet. */
  readonly readingCoins: Map<string, CoinReading>;
  /** The last that each service told of coins, by wallet. */
  readonly coinsTold: Map<string, CoinsTold>;
  /** Refreshes under way, by wallet. */
  readonly refreshing: Map<string, Promise<CallAnswer<'wallet.refresh'>>>;
}

/** What answers a call of the contract. `C`: what it is given beside what is asked. */
export type UseCase<N extends Call, C = WalletContext> = (
  context: C,
  asked: CallInput<N>,
) => Promise<CallAnswer<N>>;

/** One that waits for nothing. */
export type UseCaseNow<N extends Call> = (context: WalletContext, asked: CallInput<N>) => CallAnswer<N>;
