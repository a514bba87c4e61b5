import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DATABASE, type WatchedKeys } from '../../base/own-service-state.ts';
import type { ChildLink, RefusedFile } from '../../ports/index.ts';
import { plainError } from '../../serving/answers.ts';
import { readAs, writeJson } from '../../serving/json.ts';
import type { Build } from './build.ts';
import { requireGenuineDatabase, startRgbLib, type RgbLibProcess } from './process.ts';
import { asWritten, openRelay, toRelayed, type Doors, type EndsByFile } from './relay.ts';
import { RgbLibError } from './messages.ts';
import {
  chainAhead,
  dropOldSnapshots,
  keepSnapshot,
  leaveNoWallet,
  openSavepoint,
  undoCutCall,
  type Savepoint,
} from './savepoint.ts';
import * as s from './shapes.ts';

export interface ReceiveAsked {
  readonly kind: 'blinded' | 'witness';
  /** Null: any asset. */
  readonly assetId: string | null;
  /** Base units; null: any amount. */
  readonly amount: bigint | null;
  /** Unix seconds: without one a build ends its process. */
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

/** Whether it holds its inputs until ended or cancelled. The end call knows it in any case. */
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
  /** Unix seconds; null: never, which one build can't. */
  readonly expiresAt: bigint | null;
}

export interface RgbLibRecipient {
  readonly recipientId: string;
  readonly witnessData: { readonly amountSat: bigint; readonly blinding: bigint | null } | null;
  readonly amount: bigint;
  readonly transportEndpoints: readonly string[];
}

/** Watch-only: no private key. Every method throws RgbLibError. */
export type RgbWallet = Awaited<ReturnType<typeof openRgbWallet>>;

export const NETWORKS = {
  mainnet: 'Mainnet',
  testnet3: 'Testnet',
  testnet4: 'Testnet4',
  signet: 'Signet',
  regtest: 'Regtest',
} as const;
export type RgbLibNetwork = keyof typeof NETWORKS;

export interface Surroundings {
  readonly build: Build;
  readonly startChild: () => ChildLink;
  readonly network: RgbLibNetwork;
  /** Electrum or Esplora, as rgb-lib takes it. */
  readonly indexerUrl: string;
  /** `rpc://` or `rpcs://`; null: it can't receive. */
  readonly proxyEndpoint: string | null;
  /** The way to proxies; null: rgb-lib goes by itself. */
  readonly doors: Doors | null;
}

const VANILLA_LOOKBACK = 20;
/** A look at the chain is fresh enough to build for so long. */
const LOOKED_MS = 30_000;

export async function openRgbWallet(
  at: Surroundings & { readonly folder: string; readonly keys: WatchedKeys; readonly ends: EndsByFile },
) {
  const { build, keys } = at;
  mkdirSync(at.folder, { recursive: true });
  await undoCutCall(at.folder, keys.fingerprint);
  const database = join(at.folder, keys.fingerprint, DATABASE);
  if (existsSync(database)) await requireGenuineDatabase(build, at.startChild, database);
  await keepSnapshot(at.folder, keys.fingerprint, build.version);
  const savepoint = openSavepoint(at.folder, keys.fingerprint);
  const ahead = chainAhead(at.folder, keys.fingerprint);
  const relay = at.doors === null ? null : await openRelay(at.doors, at.ends);
  const lib = await startRgbLib(build, at.startChild, relay?.url ?? null).catch(async (error: unknown) => {
    await relay?.stop();
    throw error;
  });
  let isStopped = false;
  const stop = async (): Promise<void> => {
    isStopped = true;
    await lib.stop();
    await relay?.stop();
  };
  const run = async (name: string, args: Args): Promise<string | null> => {
    try {
      return await lib.run(name, args, READS.has(name) ? {} : { savepoint });
    } finally {
      if (!lib.isGone()) relay?.outlived();
      else if (!isStopped) relay?.ended();
    }
  };
  const ask = async <S extends v.GenericSchema>(schema: S, name: string, args: Args = {}) => {
    const text = await run(`rgblib_${name}`, args);
    // Plain texts (addresses, PSBTs, ids) come without quotes.
    return schema.type === 'string' ? v.parse(schema, text) : readAs(schema, text ?? 'null');
  };
  const inward = relay === null ? (endpoint: string) => endpoint : toRelayed;
  const settings = {
    accountXpubVanilla: keys.xpubVanilla,
    accountXpubColored: keys.xpubColored,
    vanillaKeychain: build.vanillaKeychain,
    masterFingerprint: keys.fingerprint,
    mnemonic: null,
    witnessVersion: 'Taproot',
  };
  const data = {
    dataDir: at.folder,
    bitcoinNetwork: NETWORKS[at.network],
    databaseType: 'Sqlite',
    maxAllocationsPerUtxo: 1,
    supportedSchemas: ['Nia', 'Uda', 'Cfa'],
    reuseAddresses: false,
  };
  const goOnline = (isChecked: boolean): Promise<unknown> => {
    const [indexer, skip] = [at.indexerUrl, !isChecked];
    const online = { indexerUrl: indexer, skipConsistencyCheck: skip, vanillaSyncLookback: VANILLA_LOOKBACK };
    const args = { online_options: writeJson(online), electrum_url: indexer, skip_consistency_check: skip };
    return lib.run('rgblib_go_online', args, { keepAs: 'online', savepoint });
  };
  try {
    await openOrLoad(lib, savepoint, build, data, settings);
    try {
      await goOnline(true);
      ahead.isOver();
      await dropOldSnapshots(at.folder, keys.fingerprint);
    } catch (error) {
      if (!ahead.isMarked() || !isInconsistent(error)) throw error;
      await goOnline(false);
    }
  } catch (error) {
    await stop();
    leaveNoWallet(at.folder, keys.fingerprint);
    throw error;
  }

  let lookedAtMs = -Infinity;
  /** Looks at the chain: several round trips to the indexer, up to a second each. */
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
    address: () => ask(v.string(), 'get_address'),
    btcBalance: (skipSync: boolean) => {
      const told = ask(s.btcBalance, 'get_btc_balance', { skip_sync: skipSync });
      return skipSync ? told : looking(told);
    },
    unspents: () => looking(ask(s.unspents, 'list_unspents', { settled_only: false, skip_sync: false })),
    assets: () => ask(s.assets, 'list_assets', { filter_asset_schemas: '[]' }),
    assetBalance: (assetId: string) => ask(s.balance, 'get_asset_balance', { asset_id: assetId }),
    issueNia: (asked: { ticker: string; name: string; precision: number; amounts: readonly bigint[] }) =>
      ask(s.asset, 'issue_asset_nia', {
        ticker: asked.ticker,
        name: asked.name,
        precision: String(asked.precision),
        amounts: JSON.stringify(asked.amounts.map(String)),
      }),
    createUtxosBegin: (asked: RgbLibSlots) =>
      ask(v.string(), 'create_utxos_begin', {
        up_to: asked.upTo,
        num_opt: String(asked.num),
        size_opt: String(asked.size),
        fee_rate: String(asked.feeRate),
        // Spends what was just listed; the signer holds it to that list.
        skip_sync: hasLooked(),
        dry_run: !asked.keepsBegun,
      }),
    createUtxosEnd: (signedPsbt: string) =>
      ask(v.bigint(), 'create_utxos_end', { signed_psbt: signedPsbt, skip_sync: false }),
    receive: async ({ kind, assetId, amount, expiresAt, minConfirmations }: ReceiveAsked) => {
      const made = await ask(s.received, kind === 'blinded' ? 'blind_receive' : 'witness_receive', {
        asset_id_opt: assetId,
        assignment: writeJson(amount === null ? 'Any' : { Fungible: amount }),
        expiration_timestamp_opt: String(expiresAt),
        transport_endpoints: JSON.stringify(proxiesOf(at).map(inward)),
        min_confirmations: String(minConfirmations),
      });
      return { ...made, invoice: asWritten(made.invoice) };
    },
    invoiceData: (invoice: string) => ask(s.invoiceData, 'invoice_data', { invoice_string: invoice }),
    sendBegin: (asked: RgbLibSend) =>
      ask(s.begun, 'send_begin', {
        recipient_map: writeJson(recipientMap(asked.recipients, inward)),
        donation: asked.donation,
        fee_rate: String(asked.feeRate),
        min_confirmations: String(asked.minConfirmations),
        expiration_timestamp_opt: asked.expiresAt === null ? null : String(asked.expiresAt),
        dry_run: !asked.keepsBegun,
      }),
    sendEnd: (signedPsbt: string) => ask(s.sent, 'send_end', { signed_psbt: signedPsbt, skip_sync: false }),
    /** Null: transfers without an asset yet. */
    transfers: async (assetId: string | null) => {
      const told = await ask(s.transfers, 'list_transfers', { asset_id_opt: assetId });
      return told.map((one) => ({
        ...one,
        transportEndpoints: one.transportEndpoints.map((at) => ({ ...at, endpoint: asWritten(at.endpoint) })),
        invoiceString: one.invoiceString === null ? null : asWritten(one.invoiceString),
      }));
    },
    failTransfers: (batch: number | null, noAssetOnly: boolean, skipSync: boolean) =>
      ask(v.boolean(), 'fail_transfers', {
        batch_transfer_idx_opt: batch === null ? null : String(batch),
        no_asset_only: noAssetOnly,
        skip_sync: skipSync,
      }),
    refresh: () => ask(s.refreshed, 'refresh', { asset_id_opt: null, filter: '[]', skip_sync: false }),
    refused: (): ReadonlyMap<string, RefusedFile> => relay?.refused ?? new Map(),
    sendBtcBegin: (address: string, amount: bigint, feeRate: bigint) =>
      ask(v.string(), 'send_btc_begin', {
        address,
        amount: String(amount),
        fee_rate: String(feeRate),
        skip_sync: false,
      }),
    sendBtcEnd: (signedPsbt: string) =>
      ask(v.string(), 'send_btc_end', { signed_psbt: signedPsbt, skip_sync: false }),
    isGone: () => lib.isGone(),
    stop,
  };
}

const READS: ReadonlySet<string> = new Set(
  ['list_assets', 'get_asset_balance', 'list_transfers', 'invoice_data'].map((name) => `rgblib_${name}`),
);

/** Bitcoin that rgb-lib thinks unspent was spent, or its database and contracts don't match. */
const isInconsistent = (error: unknown): boolean =>
  error instanceof RgbLibError && error.kind === 'Inconsistency';

/** One build needs another call for a wallet on disk. */
async function openOrLoad(
  lib: RgbLibProcess,
  savepoint: Savepoint,
  build: Build,
  data: { readonly dataDir: string },
  keys: { readonly masterFingerprint: string },
): Promise<void> {
  const how = { keepAs: 'wallet', savepoint };
  const isThere = existsSync(join(data.dataDir, keys.masterFingerprint));
  if (isThere && build.loadsWallets) {
    const args = { data_dir: data.dataDir, master_fingerprint: keys.masterFingerprint, mnemonic_opt: null };
    await lib.run('rgblib_load_wallet', args, how);
  } else {
    await lib.run('rgblib_new_wallet', { wallet_data: writeJson(data), keys: writeJson(keys) }, how);
  }
}

function proxiesOf({ proxyEndpoint }: Surroundings): readonly string[] {
  if (proxyEndpoint === null) throw plainError(400, 'This service was given no proxy for invoices');
  return [proxyEndpoint];
}

type Args = Parameters<RgbLibProcess['run']>[1];

function recipientMap(recipients: RgbLibSend['recipients'], inward: (endpoint: string) => string) {
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
