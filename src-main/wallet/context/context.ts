import type { Call, CallAnswer, CallInput } from '../../../src-preload/contract/index.ts';
import type { JudgedImport, Snapshot } from '../../verify/index.ts';
import type { ApiBtcBalance } from '../../ports/index.ts';
import type { Ports } from '../../world/world.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { Door } from '../../net/door.ts';
import type { AppLock } from './app-lock.ts';
import type { QrAssembler } from './qr-assembler.ts';
import type { ShownQr } from './shown-qr.ts';
import type { ServiceClocks } from './service-clocks.ts';
import type { WalletBook } from './wallet-list.ts';

/** What a service listed of a wallet's coins, asked for once for all who may go by it. */
export interface CoinReading {
  /** The connection that it goes by: over another one it is another answer. */
  readonly by: string;
  /** When it was asked for, Unix ms: what is shown or judged by it is as old as that. */
  readonly takenAtMs: number;
  /** The same by the clock that never jumps. */
  readonly begunAtMs: number;
  readonly listed: Promise<Snapshot['entries']>;
  /** With the balance, which is asked for when somebody first wants it; null: nobody did. */
  coins: Promise<{ readonly unspents: Snapshot['entries']; readonly balance: ApiBtcBalance }> | null;
  /** Somebody shows it, so that its check may take it once more. */
  shown: boolean;
  /** All that was asked for is there: by the clock that never jumps; null: under way. */
  doneAtMs: number | null;
}

/** What a service listed, and the balance that it told right after. */
export interface CoinsTold {
  readonly by: string;
  readonly listed: string;
  readonly balance: ApiBtcBalance;
  /** By the clock that never jumps. */
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
  /** The last reading of each wallet's coins, under way or done, until something changes. */
  readonly readingCoins: Map<string, CoinReading>;
  /** The last that each service told of coins, by wallet. */
  readonly coinsTold: Map<string, CoinsTold>;
  /** Refreshes under way, by wallet. */
  readonly refreshing: Map<string, Promise<CallAnswer<'wallet.refresh'>>>;
}

/** For what may bring asset data, which is verified after the answer. */
export interface VerifyingContext extends WalletContext {
  readonly verifySoon: (walletId: string) => void;
}

/** What answers a call of the contract. `C`: what it is given beside what is asked. */
export type UseCase<N extends Call, C = WalletContext> = (
  context: C,
  asked: CallInput<N>,
) => Promise<CallAnswer<N>>;

/** One that waits for nothing. */
export type UseCaseNow<N extends Call> = (context: WalletContext, asked: CallInput<N>) => CallAnswer<N>;
