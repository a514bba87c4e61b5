import { sha256 } from '@scure/btc-signer/utils.js';
import {
  EMPTY_BOOK,
  type BookAllocation,
  type BookOutput,
  openBook,
} from '../../../src-main/verify/book/book.ts';
import { readPsbt, type Psbt } from '../../../src-main/verify/psbt/read.ts';
import { formatAssetId } from '../../../src-main/invoices/asset-id.ts';
import {
  proveCommitment,
  type AskedAsset,
  type AskedRecipient,
  type OwnSide,
} from '../../../src-main/verify/rgb/commitment.ts';
import { transferAssignments } from '../../../src-main/verify/rgb/transition.ts';
import { checkMeaning, type Meaning } from '../../../src-main/verify/rgb/movement.ts';
import { sizeOf } from '../psbt/builder.ts';
import { reversed, writeOutput, writeRaw, type Pair, type RawPsbt } from '../psbt/raw-psbt.ts';
import { inputLabel, outputLabel, testWallet, type TestKey, type TestWallet } from '../psbt/test-wallet.ts';
import { concealed, fungible, token, writeFields } from './encode.ts';
import type { RawGroup, RawOperation, RawOpout, RawSeal } from './encode.ts';

/** A begin call for a send and its honest answer, all of it open to change. */
export interface SendDraft {
  raw: RawPsbt;
  /** What the transaction commits to. After a change, `commit` writes fields and OP_RETURN anew. */
  operations: RawOperation[];
  entropy: string;
  asked: { assetId: string; recipients: Changeable<AskedRecipient>[] }[];
  unspents: Changeable<OwnUnspent>[];
  wallet: TestWallet;
  inputKeys: TestKey[];
  /** The asset change's output; null where it goes to an output that exists already. */
  change: number | null;
  rateSatsPerVb: number;
  /** What the own book has of the spent coins: nothing, or all of it. */
  holdings: BookAllocation[];
}

/** An own unspent, and whether this transaction spends it. */
interface OwnUnspent {
  readonly txid: string;
  readonly vout: number;
  readonly colorable: boolean;
  readonly exists: boolean;
  readonly spent: boolean;
  readonly allocations: readonly {
    readonly assetId: string;
    readonly amount: bigint;
    readonly opout?: string;
  }[];
}

/** What is ours where the unspents are all that is known: free slots are those that are there and can hold assets. */
function ownSideOf(unspents: readonly OwnUnspent[]): OwnSide {
  const spends = new Set(unspents.flatMap(({ spent, txid, vout }) => (spent ? [`${txid}:${vout}`] : [])));
  const outputs = unspents.map(({ txid, vout, colorable, exists }): BookOutput => {
    const branch = colorable && exists ? 'colored' : 'vanilla';
    return { txid, vout, amountSats: 1_000n, branch, index: -1, spent: false };
  });
  const { sealProblem } = openBook({ ...EMPTY_BOOK, outputs }, { txid: '', spends });
  return {
    held: unspents.flatMap(({ spent, allocations }) =>
      spent ? allocations.map((one) => ({ ...one, opout: one.opout ?? null })) : [],
    ),
    sealProblem,
    elsewhere: () => null,
    schemaOf: () => null,
  };
}

type Changeable<T> = T extends unknown ? { -readonly [K in keyof T]: T[K] } : never;

export interface Coin {
  readonly sats?: bigint;
  readonly assets: readonly {
    readonly contract: string;
    readonly amount: bigint;
    readonly fromGenesis?: boolean;
  }[];
}

export interface Wish {
  readonly contract: string;
  readonly amount: bigint;
  /** An output of its own, with these sats; absent for a blinded seal. */
  readonly sats?: bigint;
}

export interface SendOptions {
  readonly wallet?: TestWallet;
  /** Spent, with all that sits on them. */
  readonly coins?: readonly Coin[];
  readonly wishes?: readonly Wish[];
  /** Contracts that are unique, not counted. */
  readonly unique?: readonly string[];
  readonly changeTo?: 'output' | 'outpoint';
  readonly entropy?: string;
  readonly rateSatsPerVb?: number;
  /** The own book proves what lies on the coins, too. */
  readonly known?: boolean;
}

/** So much of an asset: on a coin, or as a wish. */
export function units<More extends object>(contract: string, amount: bigint, more = {} as More) {
  return { contract, amount, ...more };
}

/** Some contract: 32 bytes from a name, the first of which, that places it in the tree, can be chosen. */
export function contractId(name: string, firstByte?: number): string {
  const id = Buffer.from(sha256(Buffer.from(`contract ${name}`)));
  if (firstByte !== undefined) id[0] = firstByte;
  return id.toString('hex');
}

export const assetIdOf = (contract: string): string => formatAssetId(Buffer.from(contract, 'hex'));

/** A blinded seal that a stranger drew. */
export const strangersSeal = (name: string): string =>
  Buffer.from(sha256(Buffer.from(`seal ${name}`))).toString('hex');

export const A = contractId('A', 0x95);
/** Two others, which want the same leaf of a tree. */
export const B = contractId('B', 0x46);
export const C = contractId('C', 0x4e);
/** A is sent, and B rides along on the same slot. */
export const RIDING: SendOptions = {
  coins: [{ assets: [units(A, 547n), units(B, 178n)] }],
  wishes: [units(A, 7n)],
};

/**
 * An honest send as rgb-lib builds it (rgb-commitment.md 8): every allocation on the spent outputs is closed; per asked
 * contract one transition with recipients and change, and one per allocation that rides along; OP_RETURN first, then
 * witness recipients, then change. Keys and scripts are @scure's, the fields this folder's own encoder's.
 */
export function genuineSend(options: SendOptions = {}): SendDraft {
  const { wallet = testWallet(), coins = [{ assets: [{ contract: A, amount: 500n }] }] } = options;
  const { wishes = [{ contract: A, amount: 100n }], unique = [], changeTo = 'output' } = options;
  const { entropy = '5546498b33ea9583', rateSatsPerVb = 2, known = false } = options;
  const sats = coins.map((coin) => coin.sats ?? 20_000n);
  const inputKeys = coins.map((_, i) => wallet.key('colored', 0, i));
  const inputs = coins.map((_, i) => ({
    txid: Buffer.alloc(32, 0xb0 + i).toString('hex'),
    vout: i,
    scriptSig: '',
    sequence: 0xffff_fffd,
  }));
  const witnesses = wishes.flatMap((wish, i) =>
    wish.sats === undefined ? [] : [{ amount: wish.sats, script: strangersScript(i) }],
  );
  const changeKey = wallet.key('colored', 0, 9);
  const change = changeTo === 'output' ? witnesses.length + 1 : null;
  const outputCount = 1 + witnesses.length + (change === null ? 0 : 1);
  const fee = BigInt(rateSatsPerVb * sizeOf(coins.length, outputCount));
  const left = total(sats) - total(witnesses.map(({ amount }) => amount)) - fee;

  const kept = { txid: 'c5'.repeat(32), vout: 3 };
  let blinding = 1n;
  const changeSeal = (): RawSeal => {
    const blinded = hex64(0x0749_d230_415a_33b5n * blinding++);
    return change === null
      ? { txid: reversed(kept.txid), vout: kept.vout, blinding: blinded }
      : { txid: null, vout: change, blinding: blinded };
  };
  const recipientSeal = (wish: Wish, i: number): RawSeal => {
    if (wish.sats === undefined) return { secret: strangersSeal(`recipient ${i}`) };
    const vout = 1 + wishes.slice(0, i).filter((other) => other.sats !== undefined).length;
    return { txid: null, vout, blinding: hex64(0x00aa_0000_0000_0001n + BigInt(i)) };
  };

  const operations = transferAll({ coins, wishes, unique, changeSeal, recipientSeal });
  const assets = [...new Set(wishes.map(({ contract }) => contract))];
  const draft: SendDraft = {
    raw: {
      tx: {
        version: 2,
        inputs,
        outputs: [
          { amount: 0n, script: '' },
          ...witnesses,
          ...(change === null ? [] : [{ amount: left, script: changeKey.script }]),
        ],
        lockTime: 800,
      },
      txHex: null,
      global: [],
      inputs: inputKeys.map((key, i): Pair[] => [
        ['01', writeOutput({ amount: sats[i]!, script: key.script })],
        ...inputLabel(key),
      ]),
      outputs: [[], ...witnesses.map((): Pair[] => []), ...(change === null ? [] : [outputLabel(changeKey)])],
    },
    operations,
    entropy,
    asked: assets.map((contract) => ({
      assetId: assetIdOf(contract),
      recipients: wishes.flatMap((wish, i) => (wish.contract === contract ? [askedRecipient(wish, i)] : [])),
    })),
    unspents: [
      ...inputs.map(({ txid, vout }, i) => ({
        txid,
        vout,
        colorable: true,
        exists: true,
        spent: true,
        allocations: coins[i]!.assets.map(({ contract, amount }) => ({
          assetId: assetIdOf(contract),
          amount,
        })),
      })),
      { ...kept, colorable: true, exists: true, spent: false, allocations: [] },
    ],
    wallet,
    inputKeys,
    change,
    rateSatsPerVb,
    holdings: known ? holdingsOf(coins, inputs) : [],
  };
  commit(draft);
  return draft;
}

/** Writes the fields and the OP_RETURN for the operations as they are now. */
export function commit(draft: SendDraft): void {
  const { global, host, commitment } = writeFields(draft.operations, draft.entropy);
  draft.raw.global = global;
  draft.raw.outputs[0] = host;
  draft.raw.tx.outputs[0]!.script = `6a20${commitment}`;
}

/** Which outputs are ours is the builder's own knowledge here: their scripts. */
function outputsOf({ raw, wallet }: SendDraft) {
  const own = (branch: 'colored' | 'vanilla') =>
    new Set(Array.from({ length: 12 }, (_, i) => wallet.key(branch, 0, i).script));
  const [colored, vanilla] = [own('colored'), own('vanilla')];
  return raw.tx.outputs.map(({ amount, script }) => ({
    script: Buffer.from(script, 'hex'),
    amountSats: amount,
    own: colored.has(script)
      ? { branch: 'colored' as const }
      : vanilla.has(script)
        ? { branch: 'vanilla' as const }
        : null,
  }));
}

export const psbtOf = (draft: SendDraft): Psbt => readPsbt(writeRaw(draft.raw));

/** What the two parts say together: the proof's code, or the meaning. */
export function rgbVerdict(draft: SendDraft): { code: string | null; meaning: Meaning | null } {
  const proof = proveCommitment(psbtOf(draft), transferAssignments);
  if (!proof.ok) return { code: proof.code, meaning: null };
  const asked: readonly AskedAsset[] = draft.asked;
  const meaning = checkMeaning({ proof, asked, outputs: outputsOf(draft), own: ownSideOf(draft.unspents) });
  return { code: meaning.findings[0]?.code ?? null, meaning };
}

interface TransferParts extends Required<Pick<SendOptions, 'coins' | 'wishes' | 'unique'>> {
  readonly changeSeal: () => RawSeal;
  readonly recipientSeal: (wish: Wish, i: number) => RawSeal;
}

function transferAll({ coins, wishes, unique, changeSeal, recipientSeal }: TransferParts): RawOperation[] {
  const held = heldOn(coins);
  const state = (contract: string, amount: bigint): string =>
    unique.includes(contract) ? token(0, amount) : fungible(amount);
  const transfer = (contract: string, inputs: RawOpout[], items: RawGroup['items']): RawOperation => ({
    formatVersion: 0,
    contract,
    nonce: 'ff'.repeat(8),
    type: 10_000,
    metadata: [],
    globals: [],
    inputs: inputs.sort((a, b) => (a.opid + hex16(a.no) < b.opid + hex16(b.no) ? -1 : 1)),
    groups: [{ type: 4000, stateClass: unique.includes(contract) ? 2 : 1, items: items.sort(bySeal) }],
    signature: '00',
  });

  const asked = [...new Set(wishes.map(({ contract }) => contract))].map((contract) => {
    const mine = held.filter((one) => one.contract === contract);
    const given = wishes.flatMap((wish, i) =>
      wish.contract === contract
        ? [{ seal: recipientSeal(wish, i), state: state(contract, wish.amount), amount: wish.amount }]
        : [],
    );
    const rest = total(mine) - total(given);
    const items = given.map(({ seal, state: content }) => ({ seal, state: content }));
    if (rest > 0n) items.push({ seal: changeSeal(), state: state(contract, rest) });
    return transfer(
      contract,
      mine.map(({ opout }) => opout),
      items,
    );
  });
  const riding = held
    .filter(({ contract }) => wishes.every((wish) => wish.contract !== contract))
    .map(({ contract, amount, opout }) =>
      transfer(contract, [opout], [{ seal: changeSeal(), state: state(contract, amount) }]),
    );
  return [...asked, ...riding];
}

/** Every allocation on the coins, with what a transition that moves it closes. */
const heldOn = (coins: readonly Coin[]) =>
  coins.flatMap(({ assets }, coin) =>
    assets.map(({ contract, amount, fromGenesis = true }, i) => ({
      coin,
      contract,
      amount,
      opout: {
        opid: fromGenesis ? contract : contractId(`operation ${coin} ${i}`),
        type: 4000,
        no: fromGenesis ? coin : i,
      },
    })),
  );

const holdingsOf = (
  coins: readonly Coin[],
  inputs: readonly { readonly txid: string; readonly vout: number }[],
): BookAllocation[] =>
  heldOn(coins).map(({ coin, contract, amount, opout: { opid, type, no } }) => ({
    txid: inputs[coin]!.txid,
    vout: inputs[coin]!.vout,
    assetId: assetIdOf(contract),
    amount,
    opout: `${opid}/${type}/${no}`,
    ground: 'book',
  }));

/** Revealed ones first, this transaction's before others, then secret ones by their bytes. */
function bySeal(a: { seal: RawSeal }, b: { seal: RawSeal }): number {
  const rank = ({ seal }: { seal: RawSeal }): string =>
    seal.secret === undefined
      ? `0${seal.txid === null ? '0' : `1${seal.txid}`}${hex16(seal.vout)}${reversed(seal.blinding)}`
      : `1${concealed(seal)}`;
  return rank(a) < rank(b) ? -1 : 1;
}

function askedRecipient(wish: Wish, i: number): AskedRecipient {
  const { amount, sats } = wish;
  if (sats === undefined) return { kind: 'blinded', secretSeal: strangersSeal(`recipient ${i}`), amount };
  return { kind: 'witness', script: strangersScript(i), amountSats: sats, amount };
}

/** P2WPKH of nobody. */
export const strangersScript = (n: number): string => `0014${Buffer.alloc(20, 0x40 + n).toString('hex')}`;

const total = (amounts: readonly (bigint | { readonly amount: bigint })[]): bigint =>
  amounts.reduce<bigint>((sum, one) => sum + (typeof one === 'bigint' ? one : one.amount), 0n);

const hex64 = (value: bigint): string => BigInt.asUintN(64, value).toString(16).padStart(16, '0');

const hex16 = (value: number): string => value.toString(16).padStart(4, '0');
