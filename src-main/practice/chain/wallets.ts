import * as v from 'valibot';
import { addressOf, deriveKey, type Branch, type DerivedKey } from './account.ts';
import { fromHex, toHex } from './bytes.ts';
import { sql, type World } from './store.ts';

/** A wallet as the service knows it: two account xpubs, a fingerprint, and how far it has revealed addresses. */
export interface ServedWallet {
  readonly xpubVanilla: string;
  readonly xpubColored: string;
  readonly fingerprint: string;
  /** The highest index handed out or seen on the chain; -1 before the first. */
  readonly vanillaRevealed: number;
  readonly coloredRevealed: number;
}

/** How far beyond the last revealed index the service watches, as wallets do (BIP44's address gap limit). */
const GAP_LIMIT = 20;

const walletRow = v.object({
  xpubVanilla: v.string(),
  xpubColored: v.string(),
  fingerprint: v.string(),
  vanillaRevealed: v.number(),
  coloredRevealed: v.number(),
});
const keyRow = v.object({ script: v.string(), internalKey: v.string() });
const highestRow = v.object({ highest: v.nullable(v.number()) });
const REVEALED = { vanilla: 'vanillaRevealed', colored: 'coloredRevealed' } as const;

/** The wallet, with what the chain has told since; null where nobody registered it. */
export function findWallet(world: World, xpubVanilla: string): ServedWallet | null {
  const wallet = readWallet(world, xpubVanilla);
  if (wallet === null) return null;
  return world.store.atomic(() => {
    for (const branch of ['vanilla', 'colored'] as const) followUse(world, xpubVanilla, branch);
    return readWallet(world, xpubVanilla);
  });
}

/** Makes it known. The keys were read before. */
export function addWallet(
  world: World,
  keys: Pick<ServedWallet, 'xpubVanilla' | 'xpubColored' | 'fingerprint'>,
): void {
  world.store.atomic(() => {
    world.store.insert('wallets', { ...keys, vanillaRevealed: -1, coloredRevealed: -1 });
    for (const branch of ['vanilla', 'colored'] as const) followUse(world, keys.xpubVanilla, branch);
  });
}

/** A new vanilla address at every call, as rgb-lib does. */
export function revealAddress(world: World, wallet: ServedWallet): string {
  return addressOf(keyOf(world, wallet, 'vanilla', revealNext(world, wallet, 'vanilla')).script);
}

/** The first of so many indexes that nobody was given yet. From now on they count as given. */
export function revealNext(world: World, wallet: ServedWallet, branch: Branch, count = 1): number {
  const first = freshen(world, wallet)[REVEALED[branch]] + 1;
  revealUpTo(world, wallet, branch, first + count - 1);
  return first;
}

/** Counts all indexes up to this one as revealed, and watches the gap beyond it. */
function revealUpTo(world: World, wallet: ServedWallet, branch: Branch, index: number): void {
  const name = sql([REVEALED[branch]]);
  world.store.run(
    sql`UPDATE wallets SET ${name} = max(${name}, ${index}) WHERE xpubVanilla = ${wallet.xpubVanilla}`,
  );
  followUse(world, wallet.xpubVanilla, branch);
}

export function keyOf(world: World, wallet: ServedWallet, branch: Branch, index: number): DerivedKey {
  const [watched] = world.store.rows(keyRow)`SELECT script, internalKey FROM scripts
    WHERE xpubVanilla = ${wallet.xpubVanilla} AND branch = ${branch} AND keyIndex = ${index}`;
  return watched === undefined
    ? derive(wallet, branch, index)
    : { script: fromHex(watched.script), internalKey: fromHex(watched.internalKey) };
}

function derive(wallet: ServedWallet, branch: Branch, index: number): DerivedKey {
  return deriveKey(branch === 'vanilla' ? wallet.xpubVanilla : wallet.xpubColored, branch, index);
}

function freshen(world: World, wallet: ServedWallet): ServedWallet {
  return readWallet(world, wallet.xpubVanilla) ?? wallet;
}

function readWallet(world: World, xpubVanilla: string): ServedWallet | null {
  const [wallet] = world.store.rows(walletRow)`SELECT * FROM wallets WHERE xpubVanilla = ${xpubVanilla}`;
  return wallet ?? null;
}

/** Watches up to the gap limit beyond what is revealed; what was paid inside the gap counts as revealed, and so on. */
function followUse(world: World, xpubVanilla: string, branch: Branch): void {
  const { store } = world;
  const column = REVEALED[branch];
  for (;;) {
    const wallet = readWallet(world, xpubVanilla);
    if (wallet === null) return;
    watch(world, wallet, branch, wallet[column] + GAP_LIMIT);
    const [used] = store.rows(
      highestRow,
    )`SELECT max(scripts.keyIndex) AS highest FROM scripts JOIN coins ON coins.script = scripts.script
        WHERE scripts.xpubVanilla = ${xpubVanilla} AND scripts.branch = ${branch}`;
    const highest = used?.highest ?? -1;
    if (highest <= wallet[column]) return;
    store.run(sql`UPDATE wallets SET ${sql([column])} = ${highest} WHERE xpubVanilla = ${xpubVanilla}`);
  }
}

function watch(world: World, wallet: ServedWallet, branch: Branch, upTo: number): void {
  const [watched] = world.store.rows(highestRow)`SELECT max(keyIndex) AS highest FROM scripts
    WHERE xpubVanilla = ${wallet.xpubVanilla} AND branch = ${branch}`;
  for (let index = (watched?.highest ?? -1) + 1; index <= upTo; index += 1) {
    const key = derive(wallet, branch, index);
    world.store.insert('scripts', {
      xpubVanilla: wallet.xpubVanilla,
      branch,
      keyIndex: index,
      script: toHex(key.script),
      internalKey: toHex(key.internalKey),
    });
  }
}
