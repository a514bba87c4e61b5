import { HDKey } from '@scure/bip32';
import { Transaction } from '@scure/btc-signer';
import { sha256 } from '@scure/btc-signer/utils.js';
import * as v from 'valibot';
import { fail, type WalletError } from '../../base/errors.ts';
import { textBytes, hexFromBytes } from '../bytes.ts';
import { TPUB_VERSIONS } from '../chain/chain.ts';
import { checkTransaction, payScripts } from '../chain/mempool.ts';
import { worldSeconds, type World } from '../chain/store.ts';
import { addWallet, findWallet, derivedKeyOf, revealNext, type ServedWallet } from '../chain/wallets.ts';
import { assetBalanceOf, assetIdOf, contractOf, findAsset } from '../ledger/assets.ts';
import { leaveInstead } from '../ledger/left.ts';
import { chooseCoins, type PracticeSend } from '../ledger/send-request.ts';
import { buildSend, checkStillFree, finishSend } from '../ledger/send.ts';
import { freeSlots, issueOnLedger, slotsOf, type Issue } from '../ledger/slots.ts';
import { STATUS, readChoices } from '../ledger/terms.ts';
import { readInvoiceText, readRecipientId } from '../rgb/invoice.ts';
import { ServedRefusal } from '../../serving/answers.ts';

/** No secret: anyone can make these keys, and they hold only practice coins and assets. */
export const PUBLIC_SEED = 'Ochre practice friend. These keys are public and what they hold is worthless.';

/** Deriving takes a tenth of a second per start; a test derives them again. */
export const FRIEND_KEYS = {
  xpubVanilla:
    'tpubDC7Uch64ApvGtkASwv99NN5Jhedi7nMtVVYBrv7Dsr1ZRFtTxc8EfQ5TrDGFmwvKwinQ8zUCFKVSiezritaDBjhkCFXrHMjqCJHaThop92H',
  xpubColored:
    'tpubDCHPEdeg4KMkPGWpiGpKtnqjRpxF5XaXQzbTFHV52VNqrZ6pA7fWZqZzxr9jU7JkWeRADv7bBV6DKwkcbp4Pyv7NjUPhJpYs4MvfhqUi5pz',
  fingerprint: '69ca41f2',
} as const;

let master: HDKey | null = null;

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

const SLOT_SATS = 10_000n;
/** Together, so that the treasury isn't asked for each. */
const SLOTS_AT_ONCE = 20;

/** Served like any wallet, but keys are here and slots come from the treasury. */
export function friendWallet(world: World): ServedWallet {
  const { xpubVanilla } = FRIEND_KEYS;
  if (findWallet(world, xpubVanilla) === null) addWallet(world, FRIEND_KEYS);
  const wallet = findWallet(world, xpubVanilla);
  if (wallet === null) throw new Error('a wallet that was just added is not there');
  return wallet;
}

export function friendWithSlots(world: World, free: number): ServedWallet {
  const wallet = friendWallet(world);
  const missing = free - freeSlots(slotsOf(world, wallet)).length;
  if (missing <= 0) return wallet;
  const count = Math.max(missing, SLOTS_AT_ONCE);
  const first = revealNext(world, wallet, 'colored', count);
  payScripts(
    world,
    Array.from({ length: count }, (_, i) => ({
      script: derivedKeyOf(wallet, 'colored', first + i).script,
      sats: SLOT_SATS,
    })),
  );
  return friendWallet(world);
}

interface FriendPays {
  readonly invoice: string;
  readonly assetId: string | null;
  readonly amount: bigint | null;
}

const RATE_SATS_PER_VB = 2;
const WITNESS_SATS = 1_000n;
/** For the asset's change, and for sats of the fee. */
const SPARE_SLOTS = 2;

/** Broadcast after ACK and the friend's refresh. Returns the txid. Throws PRACTICE_REFUSED. */
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
        raw: hexFromBytes(raw),
        minConfirmations: asked.minConfirmations,
      });
      const { friendLeaves } = readChoices(world);
      for (const { recipientId } of asked.recipients) leaveInstead(world, recipientId, friendLeaves);
      return begun.txid;
    }),
  );
}

function readPayment(world: World, { invoice: text, assetId, amount: chosen }: FriendPays): PracticeSend {
  const invoice = readInvoiceText(text);
  const recipient = invoice && readRecipientId(invoice.recipientId);
  if (invoice === null || recipient === null) throw refused('this is no invoice of the practice network');
  if (invoice.expiresAtSeconds !== null && invoice.expiresAtSeconds < worldSeconds(world)) {
    throw refused('the invoice has expired');
  }
  const named = invoice.contract && hexFromBytes(invoice.contract);
  // An open asset may be the payer's first: choose an interesting one.
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

function checkHolds(world: World, { recipients }: PracticeSend): void {
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

export function asPerson<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof ServedRefusal)) throw error;
    const body = v.safeParse(libraryBody, error.answer.body);
    throw refused(body.success ? body.output.message : error.message);
  }
}

interface Sample extends Omit<Issue, 'amounts' | 'media'> {
  readonly gift: bigint;
  /** Separate pieces, so several may be pending. */
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
/** All three kinds, and a look-alike: same ticker, nearly the same name. */
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
  const contract = issueOnLedger(world, friendWithSlots(world, gifts), {
    ...about,
    amounts: Array<bigint>(gifts).fill(gift),
    media: mime === null ? null : { mime, digest: world.random(32) },
  });
  world.store.insert('samples', { name: about.name, contract }, 'OR REPLACE');
  return contract;
}
