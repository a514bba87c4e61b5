import { HDKey } from '@scure/bip32';
import { Transaction } from '@scure/btc-signer';
import { sha256 } from '@scure/btc-signer/utils.js';
import * as v from 'valibot';
import { fail, type WalletError } from '../../base/errors.ts';
import { textBytes, toHex } from '../bytes.ts';
import { TPUB_VERSIONS } from '../chain/chain.ts';
import { checkTransaction, payScripts } from '../chain/mempool.ts';
import { nowSeconds, type World } from '../chain/store.ts';
import { addWallet, findWallet, keyOf, revealNext, type ServedWallet } from '../chain/wallets.ts';
import { assetBalanceOf, assetIdOf, contractOf, findAsset } from '../ledger/assets.ts';
import { leaveInstead } from '../ledger/left.ts';
import { chooseCoins, type SendAsked } from '../ledger/send-request.ts';
import { buildSend, checkStillFree, finishSend } from '../ledger/send.ts';
import { freeSlots, issueAsset, slotsOf, type Issue } from '../ledger/slots.ts';
import { STATUS, readChoices } from '../ledger/terms.ts';
import { readInvoice, readRecipientId } from '../rgb/invoice.ts';
import { Refusal } from '../../serving/answers.ts';

/** Not a secret: anyone can make these keys from this sentence, and they hold nothing but practice coins and assets. */
export const PUBLIC_SEED = 'Ochre practice friend. These keys are public and what they hold is worthless.';

/** Written down, since deriving them takes a tenth of a second of every start; a test derives them again. */
export const FRIEND_KEYS = {
  xpubVanilla:
    'tpubDC7Uch64ApvGtkASwv99NN5Jhedi7nMtVVYBrv7Dsr1ZRFtTxc8EfQ5TrDGFmwvKwinQ8zUCFKVSiezritaDBjhkCFXrHMjqCJHaThop92H',
  xpubColored:
    'tpubDCHPEdeg4KMkPGWpiGpKtnqjRpxF5XaXQzbTFHV52VNqrZ6pA7fWZqZzxr9jU7JkWeRADv7bBV6DKwkcbp4Pyv7NjUPhJpYs4MvfhqUi5pz',
  fingerprint: '69ca41f2',
} as const;

let master: HDKey | null = null;

/** Signs and finalises every input by the key that its origin names. Answers the transaction. */
function signAsFriend(psbt: string): Transaction {
  master ??= HDKey.fromMasterSeed(sha256(textBytes(PUBLIC_SEED)), TPUB_VERSIONS);
  const transaction = Transaction.fromPSBT(Buffer.from(psbt, 'base64'), { allowUnknownOutputs: true });
  for (let input = 0; input < transaction.inputsLength; input += 1) {
    const [origin] = transaction.getInput(input).tapBip32Derivation ?? [];
    let key = master;
    for (const step of origin?.[1].der.path ?? []) key = key.deriveChild(Number(step));
    if (key.privateKey === null) throw new Error('a derived key without a private one');
    transaction.signIdx(key.privateKey, input, undefined, new Uint8Array(32));
  }
  transaction.finalize();
  return transaction;
}

/** Enough for a change output and for the fee of any send that a friend makes. */
const SLOT_SATS = 10_000n;
/** Made at once, so that the treasury is not asked for each. */
const SLOTS_AT_ONCE = 20;

/** The counterparty's wallet: served like any other, but its keys are here, and its slots come from the treasury. */
export function friendWallet(world: World): ServedWallet {
  const { xpubVanilla } = FRIEND_KEYS;
  if (findWallet(world, xpubVanilla) === null) addWallet(world, FRIEND_KEYS);
  const wallet = findWallet(world, xpubVanilla);
  if (wallet === null) throw new Error('a wallet that was just added is not there');
  return wallet;
}

/** The friend's wallet with at least so many free slots. They wait for a block like any other output; that hinders nothing. */
export function friendWithSlots(world: World, free: number): ServedWallet {
  const wallet = friendWallet(world);
  const missing = free - freeSlots(slotsOf(world, wallet)).length;
  if (missing <= 0) return wallet;
  const count = Math.max(missing, SLOTS_AT_ONCE);
  const first = revealNext(world, wallet, 'colored', count);
  payScripts(
    world,
    Array.from({ length: count }, (_, i) => ({
      script: keyOf(wallet, 'colored', first + i).script,
      sats: SLOT_SATS,
    })),
  );
  return friendWallet(world);
}

interface FriendPays {
  readonly invoice: string;
  /** Where the invoice leaves it open; an asset's id. */
  readonly assetId: string | null;
  /** Base units, likewise. */
  readonly amount: bigint | null;
}

const RATE_SATS_PER_VB = 2;
/** What an output that is made for a witness recipient holds. */
const WITNESS_SATS = 1_000n;
/** One for the change of the asset, and one more for sats should a fee need them. */
const SPARE_SLOTS = 2;

/**
 * The friend sends on an invoice, by the same steps as any wallet: choose, build, sign, hand over. It is broadcast once
 * the recipient acknowledged and the friend has refreshed. Answers the txid. Throws PRACTICE_REFUSED.
 */
export function payAsFriend(world: World, pays: FriendPays): string {
  if (readChoices(world).friendSilent) throw refused('your friend was told to be silent');
  return world.store.atomic(() =>
    asPerson(() => {
      const asked = readPayment(world, pays);
      const friend = friendWithSlots(world, SPARE_SLOTS);
      checkHolds(world, asked);
      const { psbt, ...begun } = buildSend(world, friend, asked, chooseCoins(world, friend, asked));
      checkStillFree(world, friend, begun.plan);
      const raw = signAsFriend(psbt).extract();
      checkTransaction(world, raw);
      finishSend(world, friend, begun, {
        status: STATUS.waitingCounterparty,
        raw: toHex(raw),
        minConfirmations: asked.minConfirmations,
      });
      const { friendLeaves } = readChoices(world);
      for (const { recipientId } of asked.recipients) leaveInstead(world, recipientId, friendLeaves);
      return begun.txid;
    }),
  );
}

function readPayment(world: World, { invoice: text, assetId, amount: chosen }: FriendPays): SendAsked {
  const invoice = readInvoice(text);
  const recipient = invoice && readRecipientId(invoice.recipientId);
  if (invoice === null || recipient === null) throw refused('this is no invoice of the practice network');
  if (invoice.expiresAtSeconds !== null && invoice.expiresAtSeconds < nowSeconds(world)) {
    throw refused('the invoice has expired');
  }
  const named = invoice.contract && toHex(invoice.contract);
  // Who leaves the asset open may have none yet: the friend chooses one that is worth looking at.
  const contract = assetId === null ? (named ?? sampleOf(world, DOLLAR)) : contractOf(world, assetId);
  if (named !== null && named !== contract) throw refused('the invoice asks for another asset');
  const amount = chosen ?? invoice.amount;
  if (amount === null) throw refused('the invoice leaves the amount open: say how much to send');
  if (invoice.amount !== null && invoice.amount !== amount)
    throw refused('the invoice asks for another amount');
  return {
    recipients: [
      {
        contract,
        recipientId: invoice.recipientId,
        recipient,
        amount,
        sats: recipient.kind === 'witness' ? WITNESS_SATS : 0n,
        blinding: null,
        endpoints: invoice.endpoints,
      },
    ],
    rateSatsPerVb: RATE_SATS_PER_VB,
    minConfirmations: 1,
  };
}

function checkHolds(world: World, { recipients }: SendAsked): void {
  for (const { contract, amount } of recipients) {
    const asset = findAsset(world, contract);
    const { settled, spendable } = assetBalanceOf(world, friendWithSlots(world, 0), contract);
    if (asset === null || settled === 0n) throw refused('your friend does not hold that asset');
    if (amount <= spendable) continue;
    throw refused(
      settled < amount
        ? `your friend holds ${settled} base units of it, not ${amount}`
        : `your friend can spend ${spendable} base units of it now: the rest waits for a block`,
    );
  }
}

const libraryBody = v.object({ message: v.string() });

function refused(detail: string): WalletError {
  return fail('PRACTICE_REFUSED', { detail });
}

/** What the ledger refuses the friend, said to the person who asked it of them. */
export function asPerson<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const body = v.safeParse(libraryBody, error.answer.body);
    throw refused(body.success ? body.output.message : error.message);
  }
}

interface Sample extends Omit<Issue, 'amounts' | 'media'> {
  /** Base units. */
  readonly gift: bigint;
  /** How many gifts there are of one issue. Each is a piece of its own, so that several may be under way at once. */
  readonly gifts: number;
  readonly mime: string | null;
}

const DOLLAR: Sample = {
  kind: 'nia',
  ticker: 'PTUSD',
  name: 'Practice Dollar',
  details: null,
  precision: 2,
  gift: 250_00n,
  gifts: 8,
  mime: null,
};
/** Of all three kinds, and one that is easily taken for another: same ticker, nearly the same name, other contract. */
const SAMPLES: readonly Sample[] = [
  DOLLAR,
  {
    kind: 'cfa',
    ticker: '',
    name: 'Practice Prints',
    details: 'A run of prints, to practise with. Worth nothing.',
    precision: 0,
    gift: 12n,
    gifts: 8,
    mime: 'image/jpeg',
  },
  {
    kind: 'uda',
    ticker: 'PLATE',
    name: 'Pigment Plate',
    details: 'The only one of its kind, to practise with. Worth nothing.',
    precision: 0,
    gift: 1n,
    gifts: 1,
    mime: 'image/png',
  },
  // A capital I for an l.
  { ...DOLLAR, name: 'Practice DoIlar' },
];

const sampleRow = v.object({ contract: v.string() });

/** What the friend can give now, one of each; it issues what it no longer holds enough of. Nothing is sent. */
export function prepareSamples(world: World) {
  return world.store.atomic(() =>
    SAMPLES.map((sample) => ({
      assetId: assetIdOf(sampleOf(world, sample)),
      schema: sample.kind,
      ticker: sample.kind === 'cfa' ? null : sample.ticker,
      name: sample.name,
      amount: sample.gift,
    })),
  );
}

const sampleOf = (world: World, sample: Sample): string =>
  heldSample(world, sample) ?? issueSample(world, sample);

function heldSample(world: World, { name, gift }: Sample): string | null {
  const [row] = world.store.rows(sampleRow)`SELECT contract FROM samples WHERE name = ${name}`;
  if (row === undefined) return null;
  return assetBalanceOf(world, friendWallet(world), row.contract).spendable >= gift ? row.contract : null;
}

function issueSample(world: World, { gift, gifts, mime, ...about }: Sample): string {
  const contract = issueAsset(world, friendWithSlots(world, gifts), {
    ...about,
    amounts: Array<bigint>(gifts).fill(gift),
    // Of no file anywhere.
    media: mime === null ? null : { mime, digest: world.random(32) },
  });
  world.store.insert('samples', { name: about.name, contract }, 'OR REPLACE');
  return contract;
}
