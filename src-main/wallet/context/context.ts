import type { Call, CallAnswer, CallInput } from '../../../src-preload/contract/index.ts';
import type { CombinedPsbt, JudgedImport, Snapshot } from '../../verify/index.ts';
import type { ApiBtcBalance } from '../../ports/index.ts';
import type { Ports } from '../../world/world.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { Door } from '../../net/door.ts';
import type { AppLock } from './app-lock.ts';
import type { QrAssembler } from './qr-assembler.ts';
import type { ShownQr } from './shown-qr.ts';
import type { ServiceClocks } from './service-clocks.ts';
import type { WalletRecords } from './wallet-list.ts';

export interface CoinReading {
  readonly by: string;
  /** Unix ms of the request: shown or judged data is this old. */
  readonly takenAtMs: number;
  /** By the monotonic clock. */
  readonly begunAtMs: number;
  readonly listed: Promise<Snapshot['entries']>;
  coins: Promise<{ readonly unspents: Snapshot['entries']; readonly balance: ApiBtcBalance }> | null;
  shown: boolean;
  /** By the monotonic clock; null: under way. */
  doneAtMs: number | null;
}

export interface CoinsTold {
  readonly by: string;
  readonly listed: string;
  readonly balance: ApiBtcBalance;
  /** By the monotonic clock. */
  readonly atMs: number;
}

export interface Imported extends JudgedImport {
  readonly id: string;
  readonly walletId: string;
  readonly name: string;
  readonly from: 'pack' | 'psbt';
  readonly broughtAtMs: number;
}

/** The PSBT combined from several signers' PSBTs. */
export interface Combined extends CombinedPsbt {
  readonly walletId: string;
  /** How many PSBTs. */
  readonly count: number;
}

/** The newest block that the wallet's own server reports, its header checked here. */
export interface CheckedTip {
  readonly height: number;
  /** The miner's time, Unix ms. */
  readonly timeMs: number;
  /** When the server last had no newer block, by the monotonic clock. */
  readonly atMs: number;
}

export interface WalletContext extends Ports {
  /** Aborted when Ochre ends: storage closes next, so background work writes nothing. */
  readonly ended: AbortSignal;
  readonly wallets: WalletRecords;
  readonly door: Door;
  readonly lock: AppLock;
  /** The services' clock offsets. */
  readonly clocks: ServiceClocks;
  readonly held: Map<string, Imported>;
  readonly combined: Map<string, Combined>;
  /** When a flow's coins were listed, by the monotonic clock. */
  readonly begunAtMs: Map<string, number>;
  readonly codes: ShownQr & QrAssembler;
  readonly checkedTips: Map<string, CheckedTip>;
  readonly registering: Map<string, Promise<WalletRecord>>;
  /** By wallet and batch, in the service's words. */
  readonly refreshFailures: Map<string, ReadonlyMap<number, string>>;
  /** Txids that can't confirm: a checked block spends one of their coins in another transaction. */
  readonly excluded: Set<string>;
  readonly readingCoins: Map<string, CoinReading>;
  readonly coinsTold: Map<string, CoinsTold>;
  readonly refreshing: Map<string, Promise<CallAnswer<'wallet.refresh'>>>;
}

export interface VerifyingContext extends WalletContext {
  readonly verifySoon: (walletId: string) => void;
}

export type UseCase<N extends Call, C = WalletContext> = (
  context: C,
  asked: CallInput<N>,
) => Promise<CallAnswer<N>>;

export type UseCaseNow<N extends Call> = (context: WalletContext, asked: CallInput<N>) => CallAnswer<N>;
