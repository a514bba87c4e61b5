import { createHash } from 'node:crypto';
import { mnemonicToSeedSync } from 'bip39';
import { formatAssetId } from '../../../src-main/invoices/asset-id.ts';
import { formatRecipientId, parseRecipientId, type Recipient } from '../../../src-main/invoices/recipient.ts';
import { readRaw, reversed, writeRaw, type Pair } from '../../support/psbt/raw-psbt.ts';
import { genuineTrial, NO_CHANGE, type SendTrial } from '../../support/psbt/send.ts';
import { testWallet } from '../../support/psbt/test-wallet.ts';
import type { RawOperation } from '../../support/rgb/encode.ts';
import { A, contractId, units, type SendOptions } from '../../support/rgb/genuine-send.ts';
import { nameOf, outpointOf, readCorpusJson, unspentOf } from './case.ts';
import type { AllocationJson, BookJson, CaseJson, HeldJson, PinnedJson, WalletsJson } from './case.ts';
import { recommitted, transfersOf } from './transfers.ts';

/** A genuine case whose book knows everything that is listed, and what its PSBT touches. Outpoints are `txid:vout`. */
export interface Base {
  readonly one: CaseJson & { book: BookJson };
  /** Spent, in the PSBT's order. */
  readonly inputs: readonly string[];
  /** Existing outputs that its seals name. */
  readonly seals: readonly string[];
  /** Other listed slots. */
  readonly free: readonly string[];
}

const files = { public: readCorpusJson('public.json'), lies: readCorpusJson('lies-sample.json') };

export const BASES = {
  create: baseOf('PC01'),
  createOfTwoCoins: baseOf('LP351'),
  createUpTo: baseOf('PC04'),
  blind: baseOf('PC02'),
  blindElsewhere: baseOf('LP365'),
  witness: baseOf('PC03'),
  // The opouts of its two inputs stand in the other order than the inputs.
  twoInputs: baseOf('PC05', [1, 0]),
  riding: baseOf('PC08'),
  twoAssets: baseOf('PC09'),
  existing: baseOf('PC10'),
  witnessExisting: baseOf('LP571'),
} as const;

/** Throw-away words that everybody knows. */
const WORDS = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';

export const WALLETS: WalletsJson = {
  ...files.public.wallets,
  ...files.lies.wallets,
  'built/alice': { mnemonic: WORDS },
};

/** The same with its asset change on an existing slot: of all transfers, or of one. */
export function resealed(base: Base, to: string, only?: number): Base {
  const one = structuredClone(base.one);
  const { txid, vout } = outpointOf(to);
  // The change is on an existing output already, or on the last one that is made.
  const last = base.seals.length > 0 ? -1 : readRaw(one.psbt).tx.outputs.length - 1;
  const move = (transfer: RawOperation): void => {
    for (const item of transfer.groups.flatMap(({ items }) => items))
      if (item.seal.secret === undefined && (item.seal.txid !== null || item.seal.vout === last))
        item.seal = { txid: reversed(txid), vout, blinding: item.seal.blinding };
  };
  one.psbt = recommitted(one.psbt, (transfers) =>
    transfers.filter((_, i) => only === undefined || only === i).forEach(move),
  );
  one.note = reencoded(one.note);
  return described(one);
}

/** The same with its transfers changed, and committed to anew. */
export function retold(base: Base, change: (transfers: RawOperation[]) => void): Base {
  const one = structuredClone(base.one);
  one.psbt = recommitted(one.psbt, change);
  one.note = reencoded(one.note);
  return described(one);
}

/** The same keys and transaction on another test network; invoices name theirs, so none is kept. */
export function onNetwork(base: Base, network: 'testnet' | 'signet'): Base {
  const one = structuredClone(base.one);
  one.account.network = network;
  const named = network === 'testnet' ? 'testnet3' : 'signet';
  for (const recipient of one.intent.recipients ?? []) {
    const parsed = parseRecipientId(recipient.recipientId);
    if (!parsed.ok) throw new Error(`no recipient: ${parsed.reason}`);
    recipient.recipientId = formatRecipientId({ ...parsed.recipient, network: named });
    delete recipient.invoice;
  }
  one.note += `; on ${network}`;
  return { ...base, one };
}

const [B, C] = [contractId('B', 0x46), contractId('C', 0x77)];
const [SENT, RIDING] = [units(A, 500n), units(B, 300n)];

/** Sends that the project's own builder makes: what rgb-lib on regtest gave no sample of. */
export const BUILT = {
  mainnet: built({}, 'mainnet'),
  mainnetExisting: built(NO_CHANGE, 'mainnet'),
  unique: built(
    { coins: [{ assets: [units(A, 1n)] }], wishes: [units(A, 1n)], unique: [A] },
    'regtest',
    'UDA',
  ),
  mainnetRiding: built({ coins: [{ assets: [SENT, RIDING] }] }, 'mainnet'),
  twoRiding: built({ coins: [{ assets: [SENT, RIDING, units(C, 41n)] }] }, 'regtest'),
  // The first slot has too few sats for the fee.
  filler: built(
    {
      coins: [
        { sats: 400n, assets: [SENT] },
        { sats: 2_000n, assets: [RIDING] },
      ],
    },
    'regtest',
  ),
  idle: built({ coins: [{ assets: [SENT] }, { assets: [RIDING] }] }, 'regtest'),
};

function baseOf(id: string, order: readonly number[] = []): Base {
  const found = [...files.public.cases, ...files.lies.cases].find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no case ${id}`);
  const { note, book: _, ...one } = structuredClone(found);
  const [source = ''] = note.split(';');
  const free: CaseJson = { ...one, expect: 'sign', codes: [], note: `${id} ${source}` };
  return described({ ...free, book: fullBook(free, order) });
}

/** The n-th slot that nothing touches, lies on or waits for. */
export function emptySlot({ one, free }: Base, n = 0): string {
  const empty = free.filter((name) => {
    const { rgb_allocations, pending_blinded } = unspentOf(one, name);
    return rgb_allocations.length === 0 && pending_blinded === 0;
  });
  const found = empty[n];
  if (found === undefined) throw new Error('there is no such empty slot');
  return found;
}

/** What its PSBT touches, read from it. */
function described(one: Base['one']): Base {
  const inputs = inputsOf(one);
  const seals = one.flow === 'create' ? [] : [...new Set(transfersOf(one.psbt).flatMap(sealsOf))];
  const touched = new Set([...inputs, ...seals]);
  const slots = one.snapshot.filter(({ utxo }) => utxo.colorable).map(({ utxo }) => nameOf(utxo.outpoint));
  return { one, inputs, seals, free: slots.filter((name) => !touched.has(name)) };
}

function inputsOf({ psbt }: CaseJson): string[] {
  return readRaw(psbt).tx.inputs.map(nameOf);
}

function sealsOf({ groups }: RawOperation): string[] {
  return groups
    .flatMap(({ items }) => items)
    .flatMap(({ seal }) =>
      seal.secret === undefined && seal.txid !== null ? [`${reversed(seal.txid)}:${seal.vout}`] : [],
    );
}

/** Outputs, allocations and assets of the whole list. Which opout lies on which input follows from the PSBT. */
function fullBook(one: CaseJson, order: readonly number[]): BookJson {
  const raw = readRaw(one.psbt);
  const indexes = new Map(raw.tx.inputs.map((input, i) => [nameOf(input), indexOf(raw.inputs[i] ?? [])]));
  const closed = new Map(closedOf(one, order));
  return {
    outputs: one.snapshot.map(({ utxo }) => ({
      ...utxo.outpoint,
      amountSat: utxo.btc_amount,
      keychain: utxo.colorable ? 'colored' : 'vanilla',
      // Of an output that is not spent here nothing says it: -1 is "not written down".
      index: indexes.get(nameOf(utxo.outpoint)) ?? -1,
      spent: false,
    })),
    allocations: one.snapshot.flatMap(({ utxo, rgb_allocations }) =>
      rgb_allocations.map((held): AllocationJson => {
        const opout = closed.get(`${nameOf(utxo.outpoint)} ${held.asset_id}`);
        return {
          ...utxo.outpoint,
          assetId: held.asset_id,
          amount: held.amount,
          opout: opout ?? someOpout(nameOf(utxo.outpoint)),
          ground: opout === undefined ? 'history' : 'book',
        };
      }),
    ),
    reserved: [],
    invoices: [],
    assets: pinned(one),
  };
}

/** `[outpoint asset, opout]` for what lies on the inputs. */
function closedOf(one: CaseJson, order: readonly number[]): [string, string][] {
  if (one.flow === 'create') return [];
  return transfersOf(one.psbt).flatMap(({ contract, inputs }) => {
    const asset = formatAssetId(Buffer.from(contract, 'hex'));
    const holding = inputsOf(one).filter((name) =>
      unspentOf(one, name).rgb_allocations.some(({ asset_id }) => asset_id === asset),
    );
    return holding.flatMap((name, i): [string, string][] => {
      const opout = inputs[order[i] ?? i];
      return opout === undefined ? [] : [[`${name} ${asset}`, `${opout.opid}/${opout.type}/${opout.no}`]];
    });
  });
}

/** An operation that nobody sees here, whose output a slot holds. */
export function someOpout(name: string): string {
  return `${createHash('sha256').update(`opout of ${name}`).digest('hex')}/4000/0`;
}

function pinned({ snapshot, intent }: CaseJson): PinnedJson[] {
  const held = snapshot.flatMap(({ rgb_allocations }) => rgb_allocations);
  const ids = new Set([
    ...(intent.recipients ?? []).map(({ assetId }) => assetId),
    ...held.map(({ asset_id }) => asset_id),
  ]);
  return [...ids].map((assetId, i): PinnedJson => {
    const unique = held.some(({ asset_id, assignment }) => asset_id === assetId && isUnique(assignment));
    return pin(assetId, unique ? 'UDA' : 'NIA', i);
  });
}

function pin(assetId: string, schema: string, i: number): PinnedJson {
  return { assetId, ticker: `COIN${i}`, name: `Coin ${i}`, precision: 0, schema, ground: 'told' };
}

function isUnique(assignment: HeldJson['assignment']): boolean {
  return assignment === 'NonFungible';
}

/** The last step of the key origin. */
function indexOf(pairs: readonly Pair[]): number {
  const origin = pairs.find(([key]) => key.startsWith('16'));
  return origin === undefined ? -1 : Buffer.from(origin[1], 'hex').readUInt32LE(origin[1].length / 2 - 4);
}

function built(options: SendOptions, network: 'mainnet' | 'regtest', schema = 'NIA'): Base {
  const wallet = testWallet({ network, seed: Uint8Array.from(mnemonicToSeedSync(WORDS)) });
  const trial = genuineTrial({ ...options, wallet });
  const one = builtCase(trial, network, schema);
  const book = fullBook(one, []);
  return described({ ...one, book: { ...book, assets: book.assets.map((asset) => ({ ...asset, schema })) } });
}

function builtCase(trial: SendTrial, network: Recipient['network'], schema: string): CaseJson {
  const { intent, account, snapshot, limits } = trial;
  return {
    id: '',
    title: '',
    expect: 'sign',
    codes: [],
    note: 'built',
    flow: 'send',
    intent: {
      recipients: intent.recipients.map(({ assetId, amount, recipientId }) => {
        const parsed = parseRecipientId(recipientId);
        if (!parsed.ok) throw new Error(`no recipient: ${parsed.reason}`);
        return {
          assetId,
          amount: String(amount),
          recipientId: formatRecipientId({ ...parsed.recipient, network }),
        };
      }),
      donation: false,
      feeRate: intent.rateSatsPerVb,
      minConfirmations: 1,
    },
    snapshot: snapshot.entries.map(({ txid, vout, amountSats, colorable, exists, allocations }) => ({
      utxo: { outpoint: { txid, vout }, btc_amount: String(amountSats), colorable, exists },
      rgb_allocations: allocations.map(({ assetId, amount, settled }) => ({
        asset_id: assetId,
        amount: String(amount),
        assignment: schema === 'UDA' ? 'NonFungible' : { Fungible: String(amount) },
        settled,
      })),
      pending_blinded: 0,
    })),
    account: {
      wallet: 'built/alice',
      fingerprint: account.fingerprint,
      network: account.network,
      xpubs: { ...account.xpubs, colored: account.xpubs.colored ?? '' },
      keychains: account.keychains,
      highestKnownIndex: account.highestIndex,
      gap: account.gap,
    },
    limits: {
      knownHeight: limits.knownHeight,
      maxFeeRate: limits.maxRateSatsPerVb,
      maxFeeSat: String(limits.maxFeeSats),
      maxPsbtChars: limits.maxPsbtChars,
    },
    psbt: writeRaw(trial.raw),
  };
}

function reencoded(note: string): string {
  return note.includes('re-encoded') ? note : `${note}; re-encoded`;
}
