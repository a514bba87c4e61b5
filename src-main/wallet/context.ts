import type { CallOutput } from '../../src-preload/contract/index.ts';
import type { Ports } from '../ports.ts';
import type { WalletRecord } from '../domain/keys/wallet-record.ts';
import type { AppLock } from './lock/app-lock.ts';
import type { QrAssembler } from './signing/qr-assembler.ts';
import type { ShownQr } from './signing/shown-qr.ts';
import type { Imported } from './signing/imported.ts';
import type { ServiceClocks } from './connection/service-clocks.ts';
import type { WalletBook } from './wallet-list.ts';

/** What is done with wallets is given this: the ports, and the wallets that are kept in settings. */
export interface WalletContext extends Ports {
  readonly wallets: WalletBook;
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
  /** Registrations under way, by wallet. */
  readonly registering: Map<string, Promise<WalletRecord>>;
  /** Refreshes under way, by wallet. */
  readonly refreshing: Map<string, Promise<CallOutput<'wallet.refresh'>>>;
}
