import { setTimeout as wait } from 'node:timers/promises';
import type { ProxyView } from '../../../src-preload/contract/connection.ts';
import type { OwnInvoice } from '../../../src-preload/contract/invoices.ts';
import type { Review } from '../../../src-preload/contract/signing.ts';
import { ABILITIES } from '../../../src-main/base/service/abilities.ts';
import type { World } from '../world.ts';
import { get, Refused, type Host } from './host.ts';

/** One wallet of the app, and what its owner does through the calls that screens make. */
export type Person = Awaited<ReturnType<typeof addPerson>>;

/**
 * A new wallet with words of its own, or restored from the given ones, connected to the service and shown to it, which may
 * ask for a token; `own`: to the one that the app runs itself, by a proxy if there is one.
 */
export async function addPerson(
  host: Host,
  world: World,
  name: string,
  {
    words,
    token,
    own = false,
    proxy = null,
  }: {
    readonly words?: string;
    readonly token?: string;
    readonly own?: boolean;
    readonly proxy?: ProxyView | null;
  } = {},
) {
  const { bridge } = host;
  const walletId =
    words === undefined
      ? (await get(bridge.vault.create({ ...OF_SESSION, name, wordCount: 12 }))).id
      : await restoreWords(host, { name, words });
  await (own ? connectOwn(host, world, walletId, proxy) : connectRemote(host, world, { walletId, token }));
  const { outcome, address } = await get(bridge.wallet.register({ walletId }));
  if (outcome !== 'registered' || address === null) throw new Error(`${name} was not registered`);
  return { name, walletId, host, world };
}

const OF_SESSION = { network: 'regtest', keep: 'session', practice: false } as const;

/** Of a new wallet, or of one that is listed there. Answers its id. */
export async function restoreWords(
  { bridge }: Host,
  asked: { readonly name: string; readonly words: string; readonly walletId?: string },
): Promise<string> {
  return (await get(bridge.vault.restore({ ...OF_SESSION, ...asked }))).id;
}

export async function wordsOf({ host, walletId }: Pick<Person, 'host' | 'walletId'>): Promise<string> {
  const shown = await get(host.bridge.vault.reveal({ walletId }));
  if (shown.outcome !== 'shown') throw new Error('the words are not shown');
  return shown.words.join(' ');
}

/** To the service that the app runs itself. */
export async function connectOwn(
  { bridge }: Host,
  { indexerUrl: indexer, proxyEndpoint: rgbProxy }: World,
  walletId: string,
  proxy: ProxyView | null = null,
): Promise<void> {
  const connection = { kind: 'own', indexer, rgbProxy, proxy } as const;
  await get(bridge.wallet.connect({ walletId, connection }));
}

/** To a service elsewhere, which may ask for a token. */
export async function connectRemote(
  { bridge }: Host,
  world: World,
  { walletId, token }: { readonly walletId: string; readonly token: string | undefined },
): Promise<void> {
  const { baseUrl } = world.server;
  // As the screen does it: takes over the detected profile, and asks nobody for a number.
  const { guess } = await get(bridge.wallet.detect({ baseUrl, ...(token === undefined ? {} : { token }) }));
  if (guess === null) throw new Error('nothing is known of the service');
  const { dialect } = guess;
  // The document's own fields tell less: the person who connects to such a service names the numbering.
  const numbering = (dialect === 'document' ? world.build.numbering : null) ?? guess.numbering;
  const connection = { kind: 'remote', baseUrl, dialect, numbering, token } as const;
  await get(bridge.wallet.connect({ walletId, connection }));
}

export async function refresh({ host, walletId }: Person): Promise<void> {
  await get(host.bridge.wallet.refresh({ walletId }));
}

/** Pays real coins of the chain to a new address of the wallet, and mines them. */
export async function fund(person: Person, sats: number): Promise<string> {
  const { host, walletId, world } = person;
  const { address } = await get(host.bridge.wallet.newAddress({ walletId }));
  await world.node.pay(address, sats);
  await world.node.mine(1);
  const isThere = async (): Promise<boolean> => {
    await refresh(person);
    const { balance } = await get(host.bridge.wallet.overview({ walletId }));
    return balance.vanilla.futureSats > 0;
  };
  // An indexer learns of a block a moment after its node.
  for (let tries = 0; tries < MOST_LOOKS && !(await isThere()); tries++) await wait(LOOK_EVERY_MS);
  return address;
}

const MOST_LOOKS = 160;
const LOOK_EVERY_MS = 250;

const RATE_SATS_PER_VB = 2;

export async function reviewSlots({ host, walletId }: Person, num: number, sizeSats: number) {
  const asked = { walletId, num, sizeSats, rateSatsPerVb: RATE_SATS_PER_VB, upTo: false };
  return get(host.bridge.signing.beginSlots(asked));
}

/**
 * Agrees to the review. A person who `insists` also accepts every doubt. If Ochre learnt more meanwhile, they review
 * again, once, as the screen says.
 */
export async function approve({ host }: Person, { flowId, digest }: Review, insists = false) {
  const { signing } = host.bridge;
  const agree = (review: Pick<Review, 'flowId' | 'digest'>) =>
    get(signing.approve({ flowId: review.flowId, digest: review.digest, acceptNotProved: insists }));
  try {
    return await agree({ flowId, digest });
  } catch (error) {
    if (!(error instanceof Refused) || error.failure.code !== 'REVIEW_CHANGED') throw error;
    return agree(await get(signing.resume({ flowId })));
  }
}

export interface Payment {
  readonly invoice: string;
  /** Where the invoice leaves it open. */
  readonly assetId?: string;
  readonly amount?: bigint;
  /** For a witness recipient. */
  readonly witnessSats?: number;
}

/** What is asked where nothing else is. */
export function howOf({ world }: Pick<Person, 'world'>, how: How): Required<How> {
  return { donation: false, rateSatsPerVb: RATE_SATS_PER_VB, ...fixedBy(world), ...how };
}

/** The choices that a service fixes for the person. */
function fixedBy({ speaks }: World): How {
  const { broadcast, sendRateSatsPerVb } = ABILITIES[speaks];
  return {
    ...(broadcast === 'unsaid' ? { donation: true } : {}),
    ...(sendRateSatsPerVb === null ? {} : { rateSatsPerVb: sendRateSatsPerVb }),
  };
}

export interface How {
  /** Broadcast at once. */
  readonly donation?: boolean;
  readonly rateSatsPerVb?: number;
}

/** Reads the invoices as the screen does, and begins one send to all of them. */
export async function reviewSend(person: Person, payments: readonly Payment[], how: How = {}) {
  const { host, walletId } = person;
  const { donation, rateSatsPerVb } = howOf(person, how);
  const text = payments.map(({ invoice }) => invoice).join('\n');
  const { invoices } = await get(host.bridge.invoices.read({ walletId, text }));
  const recipients = payments.map((payment) => {
    const read = invoices.find((one) => one.readable && one.invoice === payment.invoice);
    if (read?.readable !== true) throw new Error(`unreadable: ${JSON.stringify(invoices)}`);
    if (read.refusal !== null) throw new Error(`refused as ${read.refusal}: ${JSON.stringify(read.differs)}`);
    const assetId = read.assetId ?? payment.assetId;
    const amount = read.amount ?? payment.amount?.toString();
    if (assetId === undefined || amount === undefined) throw new Error('the invoice leaves something open');
    return {
      invoice: payment.invoice,
      recipientId: read.recipientId,
      assetId,
      amount,
      witnessSats: payment.witnessSats ?? null,
    };
  });
  return get(
    host.bridge.signing.beginSend({
      walletId,
      recipients,
      donation,
      rateSatsPerVb,
      minConfirmations: 1,
    }),
  );
}

/** An invoice of this wallet's. An empty asset id: for any asset. */
export async function invoice(
  { host, walletId }: Person,
  assetId: string,
  amount: bigint,
  kind?: OwnInvoice['kind'],
) {
  const wanted = kind === undefined ? {} : { kind };
  return get(host.bridge.invoices.create({ walletId, assetId, amount: amount.toString(), ...wanted }));
}

/** The spendable amount of an asset, as the wallet lists it after a refresh; 0 if unlisted. */
export async function spendable(person: Person, assetId: string): Promise<bigint> {
  await refresh(person);
  const { host, walletId } = person;
  const { assets } = await get(host.bridge.assets.list({ walletId }));
  return BigInt(assets.find((asset) => asset.assetId === assetId)?.balance?.spendable ?? 0);
}

export async function transfersOf({ host, walletId }: Person) {
  const filter = { assetId: null, states: [], direction: null, text: '' };
  const { rows } = await get(host.bridge.transfers.page({ walletId, filter, offset: 0, limit: 500 }));
  return rows;
}
