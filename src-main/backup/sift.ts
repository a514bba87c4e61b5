import { MAX_CONTENT_BYTES } from '../domain/backup/file.ts';
import { joined } from '../domain/backup/pieces.ts';
import { NO_CHAIN } from '../domain/rgb/history/chain-facts.ts';
import { MAX_CONSIGNMENT_BYTES } from '../domain/rgb/rgb-limits.ts';
import { askedOf } from '../wallet/book/history-ask.ts';
import type { BackupView } from '../../src-preload/contract/index.ts';
import { plainName } from '../../src-preload/contract/outside.ts';
import * as v from 'valibot';
import { isNodeId } from '../domain/url.ts';
import { EVERY_KEYCHAIN, keychainsOf } from '../domain/keys/allowed-keychains.ts';
import type { WalletConnection, WalletRecord } from '../records/wallet.ts';
import type { WholeSigning } from '../domain/signing/whole-signing.ts';
import type { BackupCloud } from '../records/node.ts';
import type { BackupContent } from '../records/archive/backup-content.ts';
import type { KeptRow, KeptScope } from '../ports/index.ts';
import type { Context } from './context.ts';
import { readAddress } from '../nodes/list/save-node.ts';
import { rememberedRules } from '../wallet/rules/hold-to-rules.ts';
import { firstConnection } from '../wallet/vault/new-wallet.ts';
import { derivedInvoice } from './derived-invoice.ts';
import { letLoopTurn } from '../turns.ts';
import { soundOwnStates } from './own-states.ts';
import { provedSigning } from './proved-signing.ts';
import * as rows from './row-schemas.ts';
import { orElseNow } from '../wallet/failures.ts';

/**
 * What of a backup is not brought back, by name. `why`: `form`: not as Ochre writes it. `address`: one that may not be
 * asked. `signature`: not by the keys of the wallet. `claims`: not what the signed transaction says.
 */
type SetAside = BackupView['setAside'][number];

export interface Sifted {
  readonly content: BackupContent;
  readonly setAside: readonly SetAside[];
}

type Parts = Pick<Context, 'reader' | 'clock' | 'parseBaseUrl' | 'parseChainAddress' | 'ownService'>;
type Aside = (what: SetAside['what'], name: string, why?: SetAside['why']) => void;

const NAME_CHARS = { wallet: 40, node: 80, label: 200, row: 60 } as const;

/**
 * What a file holds, as it may be brought back: by the schemas and limits of the front door, with nothing in it that is
 * believed because the file says so. What is wrong is set aside by name, and takes nothing else with it.
 */
export async function sift(context: Parts, content: BackupContent): Promise<Sifted> {
  const setAside: SetAside[] = [];
  const aside: Aside = (what, name, why = 'form') => {
    setAside.push({ what, name: plainName(name, NAME_CHARS.row), why });
  };
  const wallets = content.wallets.map((wallet) => walletOf(context, wallet, aside));
  const signings: WholeSigning[] = [];
  for (const signing of content.signings) {
    const wallet = wallets.find(({ id }) => id === signing.walletId);
    if (wallet === undefined) continue;
    const problem = signingProblem(signing);
    const proved = problem === null ? await provedSigning(context, wallet, signing) : problem;
    if (typeof proved === 'string') aside('transaction', nameOf(signing), proved);
    else signings.push(proved);
  }
  const rest = await siftRest(context, { ...content, wallets }, aside);
  const scopes = await soundAssetData(context, wallets, rest.scopes, aside);
  const ownStates = await soundOwnStates(context, content.ownStates, wallets, (name) =>
    aside('ownState', name),
  );
  return { content: { ...content, wallets, signings, ...rest, scopes, ownStates }, setAside };
}

/** Of what senders left, by its form, only what breaks no rule of its contract. Nothing is proved by it: no chain is asked. */
async function soundAssetData(
  { reader }: Parts,
  wallets: readonly WalletRecord[],
  scopes: readonly KeptScope[],
  aside: Aside,
): Promise<KeptScope[]> {
  const kept: KeptScope[] = [];
  let room = MAX_CONTENT_BYTES;
  for (const scope of scopes) {
    const network = wallets.find(({ id }) => id === scope.walletId)?.keys.network ?? 'mainnet';
    const consignments: KeptRow[] = [];
    for (const row of scope.consignments) {
      const most = Math.min(room, MAX_CONSIGNMENT_BYTES);
      const file = rows.isConsignment(row) ? joined(scope.pieces, row['pieces'], most)?.file : undefined;
      room -= file?.length ?? 0;
      const ask = askedOf(network, {
        recipientId: textOf(row['recipient_id']),
        txid: textOf(row['txid']),
        vout: typeof row['vout'] === 'number' ? row['vout'] : null,
      });
      const isSound =
        file !== undefined &&
        ask.recipient !== null &&
        (await reader.validateHistory(file, ask, NO_CHAIN)).outcome !== 'refused';
      if (isSound) consignments.push(row);
      else aside('assetData', textOf(row['recipient_id']));
    }
    kept.push({ ...scope, consignments });
  }
  return kept;
}

async function siftRest(
  context: Parts,
  { wallets, scopes, book, clouds }: BackupContent,
  aside: Aside,
): Promise<Pick<BackupContent, 'scopes' | 'book' | 'clouds'>> {
  const kept: KeptScope[] = [];
  for (const scope of scopes) {
    const wallet = wallets.find(({ id }) => id === scope.walletId);
    if (wallet === undefined) continue;
    if (!isService(context, scope.service)) {
      aside('service', scope.service, 'address');
      continue;
    }
    const assets = await those(scope.assets, rows.isAsset, (row) => aside('asset', textOf(row['asset_id'])));
    const known = new Set(assets.map((row) => row['asset_id']));
    const transfers = await those(
      scope.transfers,
      (row) => known.has(row['asset_id'] ?? null) && rows.isTransfer(row),
      (row) => aside('transfer', `${textOf(row['asset_id'])} ${textOf(row['idx'])}`),
    );
    const invoices: KeptRow[] = [];
    for (const row of scope.invoices) {
      const derived = rows.isInvoice(row) ? derivedInvoice(row, wallet.keys.network, scope.service) : null;
      if (derived === null) aside('invoice', textOf(row['invoice']));
      else invoices.push(derived);
      await letLoopTurn();
    }
    kept.push({ ...scope, assets, transfers: transfers.map(labelled), invoices });
  }
  const pinned = await those(book.assets, rows.isPinned, (row) => aside('asset', textOf(row['asset_id'])));
  return {
    scopes: kept,
    // Outputs are found again by what is signed and by what the chain shows; names are as the file tells them. What a
    // history proved is proved again by whoever validates it here.
    book: {
      outputs: [],
      history: [],
      assets: pinned.map((row) => ({ ...row, ground: 'told', dismissed: null })),
    },
    clouds: await cloudsOf(context, clouds, aside),
  };
}

async function those(
  all: readonly KeptRow[],
  isSound: (row: KeptRow) => boolean,
  aside: (row: KeptRow) => void,
): Promise<KeptRow[]> {
  const sound: KeptRow[] = [];
  for (const row of all) {
    if (isSound(row)) sound.push(row);
    else aside(row);
    await letLoopTurn();
  }
  return sound;
}

function labelled(row: KeptRow): KeptRow {
  const label = row['label'] ?? null;
  return typeof label === 'string' ? { ...row, label: plainName(label, NAME_CHARS.label) } : row;
}

/** By the same checks as a wallet that is set up here; what was proved elsewhere is proved again here. */
function walletOf(context: Parts, wallet: WalletRecord, aside: Aside): WalletRecord {
  const name = plainName(wallet.name, NAME_CHARS.wallet);
  const connection = connectionOf(context, wallet);
  if (connection === null) aside('service', name, 'address');
  const rules = wallet.rules !== null && rememberedRules(wallet) === null ? null : wallet.rules;
  if (rules !== wallet.rules) aside('rules', name);
  const place = connection ?? firstConnection(false);
  const allowed = keychainsOf(place.kind === 'remote' ? place.keychains : 'learned');
  const among = (branch: 'vanilla' | 'colored') => {
    const some = wallet.keychains[branch].filter((one) => EVERY_KEYCHAIN[branch].includes(one));
    return some.length === 0 ? allowed[branch] : [...new Set(some)];
  };
  return {
    ...wallet,
    name,
    connection: place,
    rules,
    keychains: { vanilla: among('vanilla'), colored: among('colored') },
    wordsCheckedAtMs: null,
    lastAddress: null,
    keysUnproved: 'backup',
  };
}

/** Null where it is no place that this machine may ask. */
function connectionOf(context: Parts, { connection, keys }: WalletRecord): WalletConnection | null {
  if (connection.kind === 'practice') return keys.network === 'regtest' ? connection : null;
  if (connection.kind === 'own')
    return orElseNow(() => context.parseChainAddress(connection.indexer), null) && connection;
  if (connection.baseUrl === '') return connection;
  const baseUrl = readAddress(context, connection.baseUrl, { proxy: connection.proxy, pin: null });
  return baseUrl === null ? null : { ...connection, baseUrl };
}

/** As it is kept with what a service told: its address, `practice`, `own`, or nothing. */
function isService(context: Parts, service: string): boolean {
  return ['practice', 'own', ''].includes(service) || readAddress(context, service, ANY_ROUTE) !== null;
}
/** Only whether it is an address is asked: nothing is sent to it. */
const ANY_ROUTE = {
  proxy: { kind: 'socks5', host: '127.0.0.1', port: 9050, user: null },
  pin: null,
} as const;

function signingProblem({
  kind,
  imported,
  createdAtMs,
  updatedAtMs,
  steps,
}: WholeSigning): SetAside['why'] | null {
  const times = [createdAtMs, updatedAtMs, ...steps.map(({ atMs }) => atMs)];
  if (times.some((time) => time > rows.LAST_MS)) return 'form';
  // Of what was brought each step is held to its form where it is merged.
  if (imported !== null) return null;
  const isDropped = steps.at(-1)?.state === 'dropped';
  return steps.some((step) => rows.stepProblem(kind, step, isDropped)) ? 'form' : null;
}

function nameOf({ kind, imported, createdAtMs }: WholeSigning): string {
  const day = createdAtMs > rows.LAST_MS ? '' : ` ${new Date(createdAtMs).toISOString().slice(0, 10)}`;
  return `${imported?.name ?? kind}${day}`;
}

async function cloudsOf(
  context: Parts,
  clouds: readonly BackupCloud[],
  aside: Aside,
): Promise<BackupCloud[]> {
  const kept: BackupCloud[] = [];
  for (const cloud of clouds) {
    const name = plainName(cloud.name, NAME_CHARS.node);
    const hasAddress = cloud.kind === 'remote';
    const baseUrl = hasAddress ? readAddress(context, cloud.baseUrl) : '';
    const nodeApiUrl =
      !hasAddress || cloud.nodeApiUrl === null ? null : readAddress(context, cloud.nodeApiUrl);
    if (baseUrl === null || (cloud.nodeApiUrl !== null && hasAddress && nodeApiUrl === null)) {
      aside('nodeService', name, 'address');
      continue;
    }
    const nodes: BackupCloud['nodes'][number][] = [];
    const ids = new Set<string>();
    for (const node of cloud.nodes) {
      await letLoopTurn();
      const called = plainName(node.name, NAME_CHARS.node);
      const invokeUrl = node.invokeUrl === null ? null : readAddress(context, node.invokeUrl);
      const areIds = isNodeId(node.nodeId) && (node.userId === null || isNodeId(node.userId));
      if (!areIds || ids.has(node.nodeId)) aside('node', called);
      else if (node.invokeUrl !== null && invokeUrl === null) aside('node', called, 'address');
      else {
        ids.add(node.nodeId);
        nodes.push({ ...node, name: called, invokeUrl });
      }
    }
    const everySeconds = Math.min(Math.max(cloud.everySeconds, 5), 86_400);
    kept.push({ ...cloud, name, baseUrl, nodeApiUrl, everySeconds, nodes });
  }
  return kept;
}

function textOf(value: unknown): string {
  return v.is(v.union([v.string(), v.number()]), value) ? String(value) : '';
}
