import { HDKey } from '@scure/bip32';
import { Address, OutScript, p2tr } from '@scure/btc-signer';
import * as v from 'valibot';
import { attempt } from '../../base/json.ts';
import { hexFromBytes } from '../bytes.ts';
import { COINBASE_MATURITY, REGTEST, tip, TPUB_VERSIONS } from './chain.ts';
import { sql, type World } from './store.ts';

const BRANCHES = ['vanilla', 'colored'] as const;
export type PracticeBranch = (typeof BRANCHES)[number];

/** rgb-lib's default on both branches (service-facts.md 3.2). */
const KEYCHAIN = 0;
const HARDENED = 0x80000000;
const ACCOUNT_PATHS = {
  vanilla: [86 + HARDENED, 1 + HARDENED, HARDENED],
  colored: [86 + HARDENED, 827167 + HARDENED, HARDENED],
} as const;

/** x-only by BIP371, and the BIP86 script. */
interface DerivedKey {
  readonly internalKey: Uint8Array;
  readonly script: Uint8Array;
}

/** Null unless a test network's account xpub (depth 3, last step hardened 0). */
export function readAccountXpub(text: string): HDKey | null {
  const key = attempt(() => HDKey.fromExtendedKey(text, TPUB_VERSIONS));
  return key?.depth === 3 && key.index === HARDENED ? key : null;
}

/** Deriving is the costliest step, and a reopened chain asks for the same public keys. */
function remembered<T>(most: number, make: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const made = make(name);
    known.set(name, made);
    return made;
  };
}

const branchKey = remembered(100, (xpub) => HDKey.fromExtendedKey(xpub, TPUB_VERSIONS).deriveChild(KEYCHAIN));

const derivedKey = remembered(20_000, (name): DerivedKey => {
  const [xpub = '', index] = name.split('/');
  const { publicKey } = branchKey(xpub).deriveChild(Number(index));
  if (publicKey === null) throw new Error('a derived key without a public key');
  const internalKey = publicKey.slice(1);
  return { internalKey, script: p2tr(internalKey, undefined, REGTEST).script };
});

function addressOf(script: Uint8Array): string {
  return Address(REGTEST).encode(OutScript.decode(script));
}

export function fullPath(branch: PracticeBranch, index: number): number[] {
  return [...ACCOUNT_PATHS[branch], KEYCHAIN, index];
}

/** generate_keys' five values (interface.md 2, Keys). */
export function keysOfSeed(seed: Uint8Array) {
  const master = HDKey.fromMasterSeed(seed, TPUB_VERSIONS);
  const vanilla = master.derive("m/86'/1'/0'");
  const colored = master.derive("m/86'/827167'/0'");
  return {
    xpub: master.publicExtendedKey,
    account_xpub_vanilla: vanilla.publicExtendedKey,
    account_xpub_colored: colored.publicExtendedKey,
    account_xpub_colored_fingerprint: fingerprintText(colored),
  };
}

function fingerprintText({ fingerprint }: HDKey): string {
  return fingerprint.toString(16).padStart(8, '0');
}

/** BIP44's address gap limit. */
const GAP_LIMIT = 20;

const walletRow = v.object({
  xpubVanilla: v.string(),
  xpubColored: v.string(),
  fingerprint: v.string(),
  /** Highest index revealed or seen on the chain; -1 before the first. */
  vanillaRevealed: v.number(),
  coloredRevealed: v.number(),
});
export type ServedWallet = Readonly<v.InferOutput<typeof walletRow>>;
const highestRow = v.object({ highest: v.nullable(v.number()) });
const REVEALED = { vanilla: 'vanillaRevealed', colored: 'coloredRevealed' } as const;

export function findWallet(world: World, xpubVanilla: string): ServedWallet | null {
  const wallet = readWallet(world, xpubVanilla);
  if (wallet === null) return null;
  return world.store.atomic(() => {
    for (const branch of BRANCHES) followUse(world, xpubVanilla, branch);
    return readWallet(world, xpubVanilla);
  });
}

export function addWallet(
  world: World,
  keys: Pick<ServedWallet, 'xpubVanilla' | 'xpubColored' | 'fingerprint'>,
): void {
  world.store.atomic(() => {
    world.store.insert('wallets', { ...keys, vanillaRevealed: -1, coloredRevealed: -1 });
    for (const branch of BRANCHES) followUse(world, keys.xpubVanilla, branch);
  });
}

/** Reveals a new address at each call, as rgb-lib does. */
export function revealAddress(world: World, wallet: ServedWallet): string {
  return addressOf(derivedKeyOf(wallet, 'vanilla', revealNext(world, wallet, 'vanilla')).script);
}

export function revealNext(world: World, wallet: ServedWallet, branch: PracticeBranch, count = 1): number {
  const first = (readWallet(world, wallet.xpubVanilla) ?? wallet)[REVEALED[branch]] + 1;
  setRevealed(world, wallet, branch, first + count - 1);
  followUse(world, wallet.xpubVanilla, branch);
  return first;
}

function setRevealed(
  world: World,
  { xpubVanilla }: ServedWallet,
  branch: PracticeBranch,
  index: number,
): void {
  const column = sql([REVEALED[branch]]);
  world.store.run(sql`UPDATE wallets SET ${column} = ${index} WHERE xpubVanilla = ${xpubVanilla}`);
}

export function derivedKeyOf(wallet: ServedWallet, branch: PracticeBranch, index: number): DerivedKey {
  return derivedKey(`${branch === 'vanilla' ? wallet.xpubVanilla : wallet.xpubColored}/${index}`);
}

function readWallet(world: World, xpubVanilla: string): ServedWallet | null {
  const [wallet] = world.store.rows(walletRow)`SELECT * FROM wallets WHERE xpubVanilla = ${xpubVanilla}`;
  return wallet ?? null;
}

/** Watches up to the gap limit; payments inside the gap extend it. */
function followUse(world: World, xpubVanilla: string, branch: PracticeBranch): void {
  for (;;) {
    const wallet = readWallet(world, xpubVanilla);
    if (wallet === null) return;
    const revealed = wallet[REVEALED[branch]];
    watch(world, wallet, branch, revealed + GAP_LIMIT);
    const [used] = world.store.rows(
      highestRow,
    )`SELECT max(scripts.keyIndex) AS highest FROM scripts JOIN coins ON coins.script = scripts.script
        WHERE scripts.xpubVanilla = ${xpubVanilla} AND scripts.branch = ${branch}`;
    const highest = used?.highest ?? -1;
    if (highest <= revealed) return;
    setRevealed(world, wallet, branch, highest);
  }
}

function watch(world: World, wallet: ServedWallet, branch: PracticeBranch, upTo: number): void {
  const [watched] = world.store.rows(highestRow)`SELECT max(keyIndex) AS highest FROM scripts
    WHERE xpubVanilla = ${wallet.xpubVanilla} AND branch = ${branch}`;
  for (let index = (watched?.highest ?? -1) + 1; index <= upTo; index += 1) {
    const { script, internalKey } = derivedKeyOf(wallet, branch, index);
    world.store.insert('scripts', {
      xpubVanilla: wallet.xpubVanilla,
      branch,
      keyIndex: index,
      script: hexFromBytes(script),
      internalKey: hexFromBytes(internalKey),
    });
  }
}

const unspentRow = v.object({
  txid: v.string(),
  vout: v.number(),
  sats: v.pipe(
    v.number(),
    v.transform((sats) => BigInt(sats)),
  ),
  script: v.string(),
  internalKey: v.string(),
  branch: v.picklist(BRANCHES),
  keyIndex: v.number(),
  height: v.nullable(v.number()),
  coinbase: v.number(),
});

export interface Unspent extends Readonly<v.InferOutput<typeof unspentRow>> {
  readonly mature: boolean;
}

export function unspentsOf(world: World, wallet: ServedWallet): Unspent[] {
  const nextHeight = tip(world).height + 1;
  const rows = world.store.rows(unspentRow)`SELECT coins.txid, coins.vout, coins.sats, coins.script,
      scripts.internalKey, scripts.branch, scripts.keyIndex, made.height, made.coinbase
      FROM scripts JOIN coins ON coins.script = scripts.script JOIN transactions AS made ON made.txid = coins.txid
     WHERE scripts.xpubVanilla = ${wallet.xpubVanilla} AND coins.spentBy IS NULL
     ORDER BY made.arrival, coins.vout`;
  return rows.map((row) => ({
    ...row,
    mature: row.coinbase === 0 || nextHeight - (row.height ?? nextHeight) >= COINBASE_MATURITY,
  }));
}

/** rgb-lib's counting: settled is mined and unspent, future adds unmined (inputs too), spendable is without immature. */
export function balanceOf(unspents: readonly Unspent[], branch: PracticeBranch) {
  const own = unspents.filter((unspent) => unspent.branch === branch);
  return {
    settled: sum(own.filter((unspent) => unspent.height !== null && unspent.mature)),
    future: sum(own),
    spendable: sum(own.filter((unspent) => unspent.mature)),
  };
}

function sum(unspents: readonly Unspent[]): bigint {
  return unspents.reduce((total, unspent) => total + unspent.sats, 0n);
}
