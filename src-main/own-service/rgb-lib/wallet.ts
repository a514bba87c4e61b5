import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DATABASE, type WatchedKeys } from '../../base/own-service-state.ts';
import type { ChildLink, RefusedFile } from '../../ports/index.ts';
import { plainError } from '../../serving/answers.ts';
import { readAs } from '../../serving/json.ts';
import type { Build } from './build.ts';
import type { CallName } from './calls.ts';
import { requireGenuineDatabase, startRgbLib, type Args, type RgbLibProcess } from './process.ts';
import { IndexerAway, RgbLibError } from './messages.ts';
import { openData, type RgbLibNetwork } from './open-data.ts';
import { asWritten, openRelay, toRelayed, type Doors, type EndsByFile, type Relay } from './relay.ts';
import { isOpenedBy, noteRelease, tryRelease } from './release.ts';
import {
  chainAhead,
  dropOldSnapshots,
  keepSnapshot,
  leaveNoWallet,
  openSavepoint,
  standingState,
  undoCutCall,
} from './savepoint.ts';
import * as s from './shapes.ts';

export interface ReceiveAsked {
  readonly kind: 'blinded' | 'witness';
  /** Null: any asset. */
  readonly assetId: string | null;
  /** Base units; null: any amount. */
  readonly amount: bigint | null;
  /** Unix seconds. */
  readonly expiresAt: bigint;
  readonly minConfirmations: number;
}

export interface RgbLibSlots extends Begun {
  readonly upTo: boolean;
  readonly num: number;
  /** Sats. */
  readonly size: number;
  /** Sats for each vbyte. */
  readonly feeRate: bigint;
}

/** `keepsBegun`: it reserves its inputs until it ends or is cancelled. A send without that can be ended, too. */
interface Begun {
  readonly keepsBegun: boolean;
}

export interface RgbLibSend extends Begun {
  /** By asset id. */
  readonly recipients: Readonly<Record<string, readonly RgbLibRecipient[]>>;
  readonly donation: boolean;
  /** Sats for each vbyte. */
  readonly feeRate: bigint;
  readonly minConfirmations: number;
  /** Unix seconds. */
  readonly expiresAt: bigint;
}

export interface RgbLibRecipient {
  readonly recipientId: string;
  readonly witnessData: { readonly amountSat: bigint; readonly blinding: bigint | null } | null;
  readonly amount: bigint;
  readonly transportEndpoints: readonly string[];
}

/** Watch-only: no private key. Every method throws RgbLibError, or IndexerAway. */
export type RgbWallet = Awaited<ReturnType<typeof openRgbWallet>>;

export interface Surroundings {
  readonly build: Build;
  readonly startChild: () => ChildLink;
  readonly network: RgbLibNetwork;
  /** Electrum or Esplora, as rgb-lib takes it. */
  readonly indexerUrl: string;
  /** `rpc://` or `rpcs://`; null: the wallet can't receive. */
  readonly proxyEndpoint: string | null;
  /** How rgb-lib reaches indexer and proxies; null: directly. */
  readonly doors: Doors | null;
  /** Called after a call that may have changed the wallet's files, before the next begins. Never throws. */
  readonly onStanding?: () => Promise<void>;
}

/** A look at the chain is recent enough to build a transaction for this long. */
const LOOKED_MS = 30_000;

export async function openRgbWallet(
  at: Surroundings & { readonly folder: string; readonly keys: WatchedKeys; readonly ends: EndsByFile },
) {
  const { build, keys } = at;
  mkdirSync(at.folder, { recursive: true });
  const standing = standingState(at.folder, keys.fingerprint);
  const database = join(standing ?? at.folder, DATABASE);
  // Checked before anything changes, so that a refused database stays as it is.
  if (existsSync(database)) await requireGenuineDatabase(build, at.startChild, database);
  await undoCutCall(at.folder, keys.fingerprint);
  await keepSnapshot(at.folder, keys.fingerprint, build.version);
  const kept = openSavepoint(at.folder, keys.fingerprint);
  const savepoint = {
    ...kept,
    over: async (): Promise<void> => {
      await kept.over();
      await at.onStanding?.();
    },
  };
  const ahead = chainAhead(at.folder, keys.fingerprint);
  const relay = at.doors === null ? null : await openRelay(at.doors, at.ends);
  const relayUrl = relay?.url ?? null;
  const opening = {
    ...at,
    indexerUrl: relay?.indexer.url ?? at.indexerUrl,
    isAhead: ahead.isMarked,
  };
  const start = async (): Promise<RgbLibProcess> => {
    if (existsSync(join(at.folder, keys.fingerprint, DATABASE)) && !isOpenedBy(at.folder, build)) {
      const open = (lib: RgbLibProcess, dataDir: string) => openData(lib, { ...opening, dataDir });
      await tryRelease({ ...at, relayUrl, savepoint, open });
    }
    return startRgbLib(build, at.startChild, relayUrl);
  };
  const lib = await start().catch(async (error: unknown) => {
    const why = explained(error, relay);
    await relay?.stop();
    throw why;
  });
  let isStopped = false;
  const stop = async (): Promise<void> => {
    isStopped = true;
    await lib.stop();
    await savepoint.idle();
    await relay?.stop();
  };
  const ask = async <S extends v.GenericSchema>(schema: S, name: CallName, args: Args = {}) => {
    try {
      const told = await lib.run(name, args, READS.has(name) ? undefined : savepoint);
      relay?.indexer.forget();
      return readAs(schema, told);
    } catch (error) {
      throw explained(error, relay);
    } finally {
      if (!lib.isGone()) relay?.outlived();
      else if (!isStopped) relay?.ended();
    }
  };
  const inward = relay === null ? (endpoint: string) => endpoint : toRelayed;
  try {
    const isChecked = await openData(lib, { ...opening, dataDir: at.folder, savepoint });
    noteRelease(at.folder, build);
    if (isChecked) {
      ahead.isOver();
      await dropOldSnapshots(at.folder, keys.fingerprint);
    }
  } catch (error) {
    const why = explained(error, relay);
    await stop();
    leaveNoWallet(at.folder, keys.fingerprint);
    throw why;
  }

  let lookedAtMs = -Infinity;
  /** Notes when a call last looked at the chain, which takes several round trips to the indexer and up to a second. */
  const looking = async <T>(asked: Promise<T>): Promise<T> => {
    const told = await asked;
    lookedAtMs = Date.now();
    return told;
  };
  const hasLooked = (): boolean => {
    const agoMs = Date.now() - lookedAtMs;
    return agoMs >= 0 && agoMs < LOOKED_MS;
  };

  return {
    address: () => ask(v.string(), 'wallet_get_address'),
    btcBalance: (skipSync: boolean) => {
      const told = ask(s.btcBalance, 'wallet_get_btc_balance', { skipSync });
      return skipSync ? told : looking(told);
    },
    unspents: () => looking(ask(s.unspents, 'wallet_list_unspents', { settledOnly: false, skipSync: false })),
    assets: () => ask(s.assets, 'wallet_list_assets', { filterAssetSchemas: [] }),
    assetBalance: (assetId: string) => ask(s.balance, 'wallet_get_asset_balance', { assetId }),
    issueNia: (asked: { ticker: string; name: string; precision: number; amounts: readonly bigint[] }) =>
      ask(s.asset, 'wallet_issue_asset_nia', {
        ticker: asked.ticker,
        name: asked.name,
        precision: BigInt(asked.precision),
        amounts: asked.amounts,
      }),
    createUtxosBegin: (asked: RgbLibSlots) =>
      ask(v.string(), 'wallet_create_utxos_begin', {
        upTo: asked.upTo,
        num: BigInt(asked.num),
        size: BigInt(asked.size),
        feeRate: asked.feeRate,
        // The transaction spends coins that were just listed, and the signer compares it with that list.
        skipSync: hasLooked(),
        dryRun: !asked.keepsBegun,
      }),
    createUtxosEnd: (signedPsbt: string) => ask(v.bigint(), 'wallet_create_utxos_end', { signedPsbt }),
    receive: async ({ kind, assetId, amount, expiresAt, minConfirmations }: ReceiveAsked) => {
      const made = await ask(
        s.received,
        kind === 'blinded' ? 'wallet_blind_receive' : 'wallet_witness_receive',
        {
          assetId,
          assignment: amount === null ? 'Any' : { Fungible: amount },
          expirationTimestamp: expiresAt,
          transportEndpoints: proxiesOf(at).map(inward),
          minConfirmations: BigInt(minConfirmations),
        },
      );
      return { ...made, invoice: asWritten(made.invoice) };
    },
    invoiceData: (invoice: string) => ask(s.invoiceData, 'invoice_invoice_data', { invoiceString: invoice }),
    sendBegin: (asked: RgbLibSend) =>
      ask(s.begun, 'wallet_send_begin', {
        recipientMap: recipientMap(asked.recipients, inward),
        donation: asked.donation,
        feeRate: asked.feeRate,
        minConfirmations: BigInt(asked.minConfirmations),
        expirationTimestamp: asked.expiresAt,
        dryRun: !asked.keepsBegun,
      }),
    sendEnd: (signedPsbt: string) => ask(s.sent, 'wallet_send_end', { signedPsbt }),
    /** `assetId` null: transfers that have no asset yet. */
    transfers: async (assetId: string | null) => {
      const told = await ask(s.transfers, 'wallet_list_transfers', { assetId });
      return told.map((one) => ({
        ...one,
        transportEndpoints: one.transportEndpoints.map((at) => ({ ...at, endpoint: asWritten(at.endpoint) })),
        invoiceString: one.invoiceString === null ? null : asWritten(one.invoiceString),
      }));
    },
    failTransfers: (batch: number | null, noAssetOnly: boolean, skipSync: boolean) =>
      ask(v.boolean(), 'wallet_fail_transfers', {
        batchTransferIdx: batch === null ? null : BigInt(batch),
        noAssetOnly,
        skipSync,
      }),
    refresh: () => ask(s.refreshed, 'wallet_refresh', { assetId: null, filter: [], skipSync: false }),
    refused: (): ReadonlyMap<string, RefusedFile> => relay?.refused ?? new Map(),
    sendBtcBegin: (address: string, amount: bigint, feeRate: bigint) =>
      ask(v.string(), 'wallet_send_btc_begin', {
        address,
        amount,
        feeRate,
        skipSync: false,
        dryRun: true,
      }),
    sendBtcEnd: (signedPsbt: string) => ask(v.string(), 'wallet_send_btc_end', { signedPsbt }),
    isGone: () => lib.isGone(),
    stop,
  };
}

const READS: ReadonlySet<CallName> = new Set<CallName>([
  ...(['wallet_list_assets', 'wallet_get_asset_balance', 'wallet_list_transfers'] as const),
  'invoice_invoice_data',
]);

/** rgb-lib's errors about its indexer, whose cause the relay may know better. */
const OF_INDEXER: ReadonlySet<string> = new Set([
  ...['Indexer', 'InvalidIndexer', 'InvalidElectrum', 'FailedBdkSync', 'FailedBroadcast'],
  ...['Network', 'Internal'],
]);

function explained(error: unknown, relay: Relay | null): unknown {
  if (!(error instanceof RgbLibError) || !OF_INDEXER.has(error.kind)) return error;
  const failure = relay?.indexer.failure() ?? null;
  relay?.indexer.forget();
  return failure === null ? error : new IndexerAway(failure);
}

function proxiesOf({ proxyEndpoint }: Surroundings): readonly string[] {
  if (proxyEndpoint === null) throw plainError(400, 'This service was given no proxy for invoices');
  return [proxyEndpoint];
}

function recipientMap(recipients: RgbLibSend['recipients'], inward: (endpoint: string) => string): Args {
  return Object.fromEntries(
    Object.entries(recipients).map(([assetId, list]) => [
      assetId,
      list.map(({ amount, transportEndpoints, ...rest }) => ({
        ...rest,
        transportEndpoints: transportEndpoints.map(inward),
        assignment: { Fungible: amount },
      })),
    ]),
  );
}
