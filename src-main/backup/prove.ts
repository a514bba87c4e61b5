import { plainName } from '../../src-preload/contract/outside.ts';
import { toHex } from '../base/bytes.ts';
import { toJsonValue } from '../base/json.ts';
import { outpointName, scriptKey } from '../base/bitcoin.ts';
import { parseUrl } from '../base/url.ts';
import { expiresAtMs, warningsOf, amountOf, parseInvoice } from '../invoices/invoice.ts';
import { isPayableOn } from '../invoices/recipient.ts';
import { EVERY_KEYCHAIN, keychainsOf } from '../keys/account.ts';
import { readAddress } from '../nodes/list/save-node.ts';
import type { Aside, BackupContent } from '../records/backup-content.ts';
import type { InvoiceRecord, NewInvoice } from '../records/invoice.ts';
import {
  type WholeSigning,
  readJudged,
  readSigned,
  readSpending,
  type SignedStep,
  type Spending,
} from '../records/signing.ts';
import { spentBy } from '../records/proved.ts';
import type { WalletConnection, WalletRecord } from '../records/wallet.ts';
import { letLoopTurn } from '../turns.ts';
import { NO_CHAIN, type Book, unsignedOf } from '../verify/index.ts';
import { askedOf } from '../wallet/book/history-ask.ts';
import { judgeAccount } from '../wallet/book/own-recipients.ts';
import { orElseNow, orOnFailure } from '../wallet/failures.ts';
import { signedStepOf } from '../wallet/pay/refuse-second-payment.ts';
import { rememberedRules } from '../wallet/rules/wallet-rules.ts';
import { firstConnection } from '../wallet/vault/new-wallet.ts';
import type { Context } from './context.ts';
import { soundOwnStates } from './merge-wallets.ts';

type Parts = Pick<Context, 'reader' | 'clock' | 'parseBaseUrl' | 'parseChainAddress' | 'ownService'>;

/** Proves a backup's claims, which are not believed. Keeps no address that this machine would refuse. */
export function createProver(context: Parts, named: readonly WalletRecord[], aside: Aside) {
  const wallets = named.map((wallet) => provedWallet(context, wallet, aside));
  const walletOf = new Map(wallets.map((wallet) => [wallet.id, wallet]));
  const services = new Set<string>();
  const seen = new Set<string>();
  const ofWallets = async <T extends { readonly walletId: string }>(
    entries: readonly T[],
    proved: (entry: T, wallet: WalletRecord) => T | null | Promise<T | null>,
  ): Promise<T[]> => {
    const kept: T[] = [];
    for (const entry of entries) {
      const wallet = walletOf.get(entry.walletId);
      const sound = wallet === undefined ? null : await proved(entry, wallet);
      if (sound !== null) kept.push(sound);
      await letLoopTurn();
    }
    return kept;
  };
  const provedScope = async (
    scope: BackupContent['scopes'][number],
    { keys }: WalletRecord,
  ): Promise<BackupContent['scopes'][number] | null> => {
    const name = `${scope.walletId} ${scope.service}`;
    if (!isService(context, scope.service)) {
      if (!seen.has(name)) aside('service', scope.service, 'address');
      seen.add(name);
      return null;
    }
    services.add(name);
    const invoices: InvoiceRecord[] = [];
    for (const invoice of scope.invoices) {
      if (invoiceIn(invoice, keys.network, scope.service) === null) aside('invoice', invoice.invoice);
      else invoices.push(invoice);
      await letLoopTurn();
    }
    return { ...scope, invoices };
  };
  return {
    wallets,
    prove: async (content: BackupContent): Promise<BackupContent> => ({
      signings: await ofWallets(content.signings, async (signing, wallet) => {
        const proved = await provedSigning(context, wallet, signing);
        if (typeof proved !== 'string') return proved;
        const day = new Date(signing.createdAtMs).toISOString().slice(0, 10);
        aside('transaction', `${signing.imported?.name ?? signing.kind} ${day}`, proved);
        return null;
      }),
      scopes: await ofWallets(content.scopes, provedScope),
      assetData: await ofWallets(content.assetData, async (left, { keys }) => {
        const ask = askedOf(keys.network, left);
        const isSound =
          services.has(`${left.walletId} ${left.service}`) &&
          ask.recipient !== null &&
          (await context.reader.validateHistory(left.file, ask, NO_CHAIN)).outcome !== 'refused';
        if (!isSound) aside('assetData', left.recipientId);
        return isSound ? left : null;
      }),
      pinned: await ofWallets(content.pinned, (asset) => asset),
      labels: await ofWallets(content.labels, (label) => label),
      clouds: await provedClouds(context, content.clouds, aside),
      ownStates: await soundOwnStates(context, content.ownStates, { wallets, seen, aside }),
    }),
  };
}

/** The keys decide at display whether the invoice is ours. Null if unreadable or of another network. Pure. */
export function invoiceIn(
  { invoice: text, batchTransferIdx, createdAtMs, slot }: InvoiceRecord,
  network: WalletRecord['keys']['network'],
  service: string,
): NewInvoice | null {
  const parsed = parseInvoice(text);
  if (!parsed.ok || !isPayableOn(network, parsed.invoice.recipient.network)) return null;
  const { invoice } = parsed;
  const amount = amountOf(invoice.asked);
  if (amount === null) return null;
  const serviceHost = parseUrl(service)?.hostname ?? null;
  const { kind } = invoice.recipient;
  return {
    ...{ invoice: text, batchTransferIdx, createdAtMs, amount, kind, recipientId: invoice.recipientId },
    assetId: invoice.assetId ?? '',
    slot: kind === 'blinded' ? slot : null,
    provedOurs: null,
    expiresAtMs: expiresAtMs(invoice),
    endpoints: invoice.endpoints.map((endpoint) => endpoint.text),
    warnings: warningsOf(invoice, { serviceHost, nowMs: createdAtMs }),
    fromBackup: true,
  };
}

function provedWallet(context: Parts, wallet: WalletRecord, aside: Aside): WalletRecord {
  const name = plainName(wallet.name, 40);
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
    ...{ ...wallet, name, connection: place, rules },
    keychains: { vanilla: among('vanilla'), colored: among('colored') },
    ...{ wordsCheckedAtMs: null, lastAddress: null, keysUnproved: 'backup' },
  };
}

/** Null if this machine may not ask the service. */
function connectionOf(context: Parts, { connection, keys }: WalletRecord): WalletConnection | null {
  if (connection.kind === 'practice') return keys.network === 'regtest' ? connection : null;
  if (connection.kind === 'own')
    return (
      orElseNow(() => context.parseChainAddress(connection.indexer, { ...connection, pin: null }), null) &&
      connection
    );
  if (connection.baseUrl === '') return connection;
  const baseUrl = readAddress(context, connection.baseUrl, { proxy: connection.proxy, pin: null });
  return baseUrl === null ? null : { ...connection, baseUrl };
}

function isService(context: Parts, service: string): boolean {
  return ['practice', 'own', ''].includes(service) || readAddress(context, service, ANY_ROUTE) !== null;
}
/** Only parsed: nothing is sent to it. */
const ANY_ROUTE = {
  proxy: { kind: 'socks5', host: '127.0.0.1', port: 9050, user: null },
  pin: null,
} as const;

async function provedClouds(
  context: Parts,
  clouds: BackupContent['clouds'],
  aside: Aside,
): Promise<BackupContent['clouds']> {
  const kept: BackupContent['clouds'][number][] = [];
  for (const cloud of clouds) {
    const name = plainName(cloud.name, 80);
    const isRemote = cloud.kind === 'remote';
    const baseUrl = isRemote ? readAddress(context, cloud.baseUrl) : '';
    const asked = isRemote ? cloud.nodeApiUrl : null;
    const nodeApiUrl = asked === null ? null : readAddress(context, asked);
    if (baseUrl === null || (asked !== null && nodeApiUrl === null)) {
      aside('nodeService', name, 'address');
      continue;
    }
    const nodes: BackupContent['clouds'][number]['nodes'] = [];
    const ids = new Set<string>();
    for (const node of cloud.nodes) {
      await letLoopTurn();
      const called = plainName(node.name, 80);
      const invokeUrl = node.invokeUrl === null ? null : readAddress(context, node.invokeUrl);
      if (ids.has(node.nodeId)) aside('node', called);
      else if (node.invokeUrl !== null && invokeUrl === null) aside('node', called, 'address');
      else {
        ids.add(node.nodeId);
        nodes.push({ ...node, name: called, invokeUrl });
      }
    }
    kept.push({ ...cloud, name, baseUrl, nodeApiUrl, nodes });
  }
  return kept;
}

const NOTHING_KNOWN: Book = { outputs: [], allocations: [], reserved: [], invoices: [], assets: [] };

/** Our keys prove signatures, the signed PSBT its effects. Unsigned flows and imports only reserve coins. */
async function provedSigning(
  { reader }: Pick<Context, 'reader'>,
  wallet: WalletRecord,
  signing: WholeSigning,
): Promise<WholeSigning | 'signature' | 'claims'> {
  const { proves: _told, ...plain } = signing;
  const spends: WholeSigning = { ...plain, proves: 'spends' };
  if (plain.imported !== null) return spends;
  const data = Object.fromEntries(
    plain.steps.map(({ state, data: text }) => [state, JSON.parse(text) as unknown]),
  );
  if (data['signed'] === undefined || data['signed'] === null) return spends;
  const signed = readSigned(data['signed']);
  const original = psbtIn(data['built']);
  if (signed === null || original === null) return 'signature';
  const account = { ...judgeAccount(wallet), keychains: EVERY_KEYCHAIN };
  const txid = (await orOnFailure(reader.verifySigned(original, signed.psbt, account), null))?.txid;
  if (txid === undefined) return 'signature';
  if (txid !== signed.txid || !saysWhatIsSigned(signed)) return 'claims';
  const told = plain.steps.flatMap((step) => toldBy(step) ?? []);
  if (!told.every((one) => isOfSigned(one, signed))) return 'claims';
  const judged = orElseNow(() => readJudged({ ...plain, data }), null);
  if (judged === null || judged.psbt !== original) return spends;
  const { psbt, intent, snapshot, limits } = judged;
  const verdict = await reader.judge({ psbt, intent, snapshot, limits, account, book: NOTHING_KNOWN });
  if (verdict.txid === null || verdict.outcome === 'contradicts') return spends;
  const proved = signedStepOf(verdict, []);
  const claims = told.flatMap((one) => readSpending(one) ?? []);
  return claims.every((one) => isWithin(one, proved)) ? plain : 'claims';
}

function toldBy({ state, data }: WholeSigning['steps'][number]): object | null {
  if (state !== 'approved' && state !== 'away' && state !== 'signed') return null;
  const value: unknown = JSON.parse(data);
  return typeof value === 'object' ? value : null;
}

function isOfSigned(told: object, { txid, inputs }: SignedStep): boolean {
  const named = 'txid' in told ? told.txid : txid;
  return named === txid && spentBy(told).every((one) => inputs.includes(one));
}

function saysWhatIsSigned({ psbt, inputs, recipients }: SignedStep): boolean {
  const unsigned = unsignedOf(psbt);
  const spent = new Set(unsigned.inputs.map(({ outpoint }) => outpointName(outpoint)));
  const paid = new Set(unsigned.outputs.map(({ script }) => scriptKey(toHex(script))));
  return (
    inputs.length === spent.size &&
    inputs.every((one) => spent.has(one)) &&
    recipients.every((one) => paid.has(one) || !one.startsWith(scriptKey('')))
  );
}

function isWithin(claimed: Spending, proved: Omit<SignedStep, 'psbt'>): boolean {
  const among = (told: readonly object[], known: readonly object[]) =>
    told.every((one) => known.some((other) => isPart(one, other)));
  return (
    claimed.slots.every((slot) => proved.slots.includes(slot)) &&
    among(claimed.made, proved.made) &&
    among(claimed.coins, proved.coins) &&
    among(claimed.back, proved.back)
  );
}

function isPart(one: object, other: object): boolean {
  const [part, whole] = [one, other].map((value) => toJsonValue(value) as Readonly<Record<string, unknown>>);
  return Object.entries(part ?? {}).every(([name, value]) => whole?.[name] === value);
}

function psbtIn(built: unknown): string | null {
  const has = typeof built === 'object' && built !== null && 'psbt' in built;
  return has && typeof built.psbt === 'string' ? built.psbt : null;
}
