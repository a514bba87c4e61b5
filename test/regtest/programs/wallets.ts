import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { createOutputCache, taprootAddress } from '../../../src-main/keys/address.ts';
import { vanillaDescriptors } from '../../../src-main/keys/descriptors.ts';
import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { entropyToWords, phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { must } from '../flows/flow.ts';
import { follow } from '../flows/histories.ts';
import { TREASURY, type BitcoinNode } from '../node/bitcoind.ts';
import { amountSats } from '../node/rpc.ts';
import { get, type Host } from '../wallet/host.ts';
import { addPerson, fund, refresh } from '../wallet/person.ts';
import type { World } from '../world.ts';
import type { ProgramName } from './programs.ts';

/** How many addresses of each keychain are compared. */
export const COMPARED = 100;
const outputs = createOutputCache();

/** A wallet of the app that no service knows, with words that were drawn for this run. */
export type Kit = Awaited<ReturnType<typeof openKit>>;

const freshWords = (): string => entropyToWords(randomBytes(16)).join(' ');

export async function openKit(host: Host, name: string) {
  const words = freshWords();
  const asked = { name, network: 'regtest', keep: 'session', practice: false, words } as const;
  const { id: walletId } = await get(host.bridge.vault.restore(asked));
  const { forms } = await get(host.bridge.watch.forPrograms({ walletId }));
  const told = forms.find(({ form }) => form === 'core')?.text ?? '';
  const keys = derivePublicKeys(phraseToSeed(words.split(' ')), 'regtest');
  const descriptors = { ...vanillaDescriptors(keys), importCommand: told };
  const { accountXpubVanilla } = keys;
  const address = (keychain: 0 | 1, index: number): string =>
    taprootAddress(outputs.output(accountXpubVanilla, keychain, index, 'regtest'), 'regtest');
  return { words, walletId, host, descriptors /** Of plain bitcoin, as the app derives it. */, address };
}

export interface Addresses {
  readonly receive: readonly string[];
  readonly change: readonly string[];
}

/** The first of each keychain are the app's own, one by one. */
export function mustBeOurs({ address }: Kit, derived: Addresses): void {
  for (const [keychain, list] of [derived.receive, derived.change].entries()) {
    must(list.length === COMPARED, `${list.length} addresses of keychain ${keychain}`);
    const wrong = list.findIndex((one, index) => one !== address(keychain === 0 ? 0 : 1, index));
    must(wrong < 0, `keychain ${keychain}, index ${wrong}: ${list[wrong] ?? ''}`);
  }
}

/** Pays the wallet on both keychains, the second beyond a few unused ones, and mines it. Answers the sum in sats. */
export async function payBoth(node: BitcoinNode, { address }: Kit): Promise<number> {
  const coins: readonly (readonly [0 | 1, number, number])[] = [
    [0, 0, 61_113],
    [1, 7, 40_507],
    [0, 12, 20_331],
  ];
  for (const [keychain, index, sats] of coins) await node.pay(address(keychain, index), sats);
  await node.mine(1);
  return coins.reduce((sum, [, , sats]) => sum + sats, 0);
}

export const coinsOf = (node: BitcoinNode, { descriptors }: Kit) =>
  coinsBy(node, [descriptors.receive, descriptors.change]);

/** What of descriptors is unspent, by the node's own set of coins, with where each lies. */
export async function coinsBy(node: BitcoinNode, descriptors: readonly string[]) {
  const range = COMPARED;
  const asked = descriptors.map((desc) => ({ desc, range }));
  const { unspents } = await node.rpc.ask(scanned, 'scantxoutset', 'start', asked);
  return unspents.map(({ txid, vout, amount, desc }) => {
    const [, keychain, index] = /\/([01])\/(\d+)\]/.exec(desc) ?? [];
    return { txid, vout: Number(vout), sats: amount, keychain: Number(keychain), index: Number(index) };
  });
}

const scanned = v.object({
  unspents: v.array(
    v.object({
      txid: v.string(),
      vout: v.bigint(),
      amount: amountSats,
      desc: v.string(),
    }),
  ),
});
type Content = CallInput<'offline.bring'>['content'];

/** Brings a PSBT, signs it as its owner would who doubts nothing, and answers the whole transaction and what was held for codes. */
export async function signHere({ host, walletId }: Kit, content: Content) {
  const { offline } = host.bridge;
  const view = await get(offline.bring({ walletId, name: '', content }));
  const { broughtId, review, questions, compares } = view;
  for (const { id } of compares) await get(offline.compare({ broughtId, id, typed: null }));
  const doubts = doubtsOf(view);
  must(review.outcome === 'notProved' && doubts.length === 0, `${review.outcome}: ${doubts.join(', ')}`);
  const confirmed = questions.map(({ id }) => id);
  const { outcome } = await get(
    offline.sign({ broughtId, digest: review.digest, acceptNotProved: true, confirmed }),
  );
  must(outcome === 'signed', `it was ${outcome}`);
  const { text: hex } = await get(offline.copy({ broughtId, form: 'transaction' }));
  const { text: psbt } = await get(offline.copy({ broughtId, form: 'base64' }));
  return { broughtId, hex, psbt };
}

/** What nothing can prove of a bare PSBT: nobody here asked for it, and no service lists its coins. */
const OPEN_OF_BARE: readonly string[] = ['nothingToOthers', 'spentAssetsKnown', 'amountsAsListed'];

/** What is open beyond that. */
const doubtsOf = ({ review }: CallOutput<'offline.bring'>): string[] =>
  review.claims
    .filter(
      ({ name, outcome }) =>
        outcome === 'contradicts' || (outcome === 'notProved' && !OPEN_OF_BARE.includes(name)),
    )
    .map(({ name, outcome, code }) => `${name} ${outcome} ${code ?? ''}`);

/** A wallet that a real service builds for, and the words by which another program can sign what it built. */
type Served = Awaited<ReturnType<typeof openServed>>;

export async function openServed(host: Host, world: World) {
  const words = freshWords();
  const person = await addPerson(host, world, 'Served', { words, own: true });
  for (const sats of [90_011, 50_021]) await fund(person, sats);
  return { person, words };
}

/**
 * Two payments, one built by the service and one by Ochre for its own Bitcoin server: each reviewed here, out to be signed with
 * the same words by another program, and taken back from it; then handed over.
 */
export async function signedElsewhere(served: Served, to: string, sign: (psbt: string) => Promise<string>) {
  const { host, walletId, world } = served.person;
  await get(host.bridge.chain.turnOff({ walletId }));
  await paidBy(served, to, sign, false);
  await follow({ world }, served.person);
  await paidBy(served, to, sign, true);
}

async function paidBy(
  { person }: Served,
  to: string,
  sign: (psbt: string) => Promise<string>,
  isBuiltHere: boolean,
): Promise<void> {
  const { host, walletId, world } = person;
  const { signing, handoff } = host.bridge;
  const asked = { walletId, recipients: [{ address: to, amountSats: 11_000 }], rateSatsPerVb: 3 };
  const { flowId, digest, intent } = await get(signing.beginSendBtc(asked));
  must(intent.kind === 'sendBtc' && (intent.builtHere ?? false) === isBuiltHere, 'it was built elsewhere');
  await get(handoff.begin({ flowId, digest }));
  const saved = await get(handoff.save({ flowId, what: 'psbt' }));
  must(saved.outcome === 'saved', `it was ${saved.outcome}`);
  const psbt = readFileSync(saved.path).toString('base64');
  const source = { from: 'text', text: await sign(psbt) } as const;
  const { outcome } = await get(handoff.bringBack({ flowId, source }));
  must(outcome === 'signed', `taking it back was ${outcome}`);
  const handedOver = await get(signing.handOver({ flowId }));
  must(handedOver.outcome === 'paid', `handing it over was ${handedOver.outcome}`);
  const { txid } = handedOver;
  must((await world.node.waiting()).includes(txid), 'it was not broadcast');
  await world.node.mine(1);
  await refresh(person);
}

/** What the checks of all programs share. */
export interface Bench {
  readonly node: BitcoinNode;
  readonly host: Host;
  readonly electrumUrl: string;
  readonly served: Served;
  /** The wallet of the app that signs for all of them: what is its own is searched once. */
  readonly kit: Kit;
  /** New coins on both keychains of that wallet; answers all that it has, by the node's own set of coins, in sats. */
  readonly topUp: () => Promise<number>;
  /** A wallet for one program alone, to be restored there, with coins on both keychains. */
  readonly fresh: (name: string) => Promise<{ readonly kit: Kit; readonly sats: number }>;
}

/** One thing that another program and the app do together. Throws where it is not as it should be. */
export interface Check {
  readonly program: ProgramName;
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** An address of the node's own wallet, which is a stranger's to the app. */
export const strangersAddress = (node: BitcoinNode): Promise<string> =>
  node.walletRpc(TREASURY).ask(v.string(), 'getnewaddress', '', 'bech32m');

/** The node takes a whole transaction, sends it on and mines it; `arrivesAt`: what of it is paid there is answered, in sats. */
export async function takenByNode(node: BitcoinNode, hex: string, arrivesAt: string): Promise<number> {
  const [verdict] = await node.rpc.ask(accepted, 'testmempoolaccept', [hex]);
  must(verdict?.allowed === true, `the node refuses it: ${verdict?.['reject-reason'] ?? 'without a reason'}`);
  await node.rpc.ask(v.string(), 'sendrawtransaction', hex);
  await node.mine(1);
  const { vout } = await node.rpc.ask(decoded, 'decoderawtransaction', hex);
  return vout
    .filter(({ scriptPubKey }) => scriptPubKey.address === arrivesAt)
    .reduce((sum, { value }) => sum + value, 0);
}

const accepted = v.array(v.object({ allowed: v.boolean(), 'reject-reason': v.optional(v.string()) }));
const decoded = v.object({
  vout: v.array(v.object({ value: amountSats, scriptPubKey: v.object({ address: v.optional(v.string()) }) })),
});
