import { HDKey } from '@scure/bip32';
import { Transaction } from '@scure/btc-signer';
import { sha256 } from '@scure/btc-signer/utils.js';
import { fullPath, keysOfSeed } from '../chain/account.ts';
import { toHex } from '../chain/bytes.ts';
import { TPUB_VERSIONS } from '../chain/regtest.ts';
import type { Unspent } from '../chain/unspents.ts';
import { payScripts } from '../chain/faucet.ts';
import { freeSlots, slotsOf } from '../ledger/slots.ts';
import { addWallet, findWallet, keyOf, revealNext, type ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';

/** Not a secret: anyone can make these keys from this sentence, and they hold nothing but practice coins and assets. */
const PUBLIC_SEED = 'Ochre practice friend. These keys are public and what they hold is worthless.';

type FriendKeys = Pick<ServedWallet, 'xpubVanilla' | 'xpubColored' | 'fingerprint'>;

/** Written down, since deriving them takes a tenth of a second of every start; a test derives them again. */
const KEYS: FriendKeys = {
  xpubVanilla:
    'tpubDC7Uch64ApvGtkASwv99NN5Jhedi7nMtVVYBrv7Dsr1ZRFtTxc8EfQ5TrDGFmwvKwinQ8zUCFKVSiezritaDBjhkCFXrHMjqCJHaThop92H',
  xpubColored:
    'tpubDCHPEdeg4KMkPGWpiGpKtnqjRpxF5XaXQzbTFHV52VNqrZ6pA7fWZqZzxr9jU7JkWeRADv7bBV6DKwkcbp4Pyv7NjUPhJpYs4MvfhqUi5pz',
  fingerprint: '69ca41f2',
};

let made: { readonly seed: Uint8Array; readonly master: HDKey } | null = null;

/** What the service knows of the friend's wallet, as of any other. */
export function friendKeys(): FriendKeys {
  return KEYS;
}

/** The friend's keys, derived from the sentence itself. */
export function deriveFriendKeys(): FriendKeys {
  const { seed, master } = friend();
  const known = keysOfSeed(seed);
  const fingerprint = new Uint8Array(4);
  new DataView(fingerprint.buffer).setUint32(0, master.fingerprint);
  return {
    xpubVanilla: known.account_xpub_vanilla,
    xpubColored: known.account_xpub_colored,
    fingerprint: toHex(fingerprint),
  };
}

/** Signs and finalises every input; `coins` are what they spend, in their order. Answers the transaction. */
export function signAsFriend(psbt: string, coins: readonly Unspent[]): Transaction {
  const transaction = Transaction.fromPSBT(Buffer.from(psbt, 'base64'), { allowUnknownOutputs: true });
  coins.forEach(({ branch, keyIndex }, input) => {
    const { privateKey } = fullPath(branch, keyIndex).reduce(
      (key, step) => key.deriveChild(step),
      friend().master,
    );
    if (privateKey === null) throw new Error('a derived key without a private one');
    transaction.signIdx(privateKey, input, undefined, new Uint8Array(32));
  });
  transaction.finalize();
  return transaction;
}

function friend() {
  if (made === null) {
    const seed = sha256(new TextEncoder().encode(PUBLIC_SEED));
    made = { seed, master: HDKey.fromMasterSeed(seed, TPUB_VERSIONS) };
  }
  return made;
}

/** Enough for a change output and for the fee of any send that a friend makes. */
const SLOT_SATS = 10_000n;
/** Made at once, so that the treasury is not asked for each. */
const SLOTS_AT_ONCE = 20;

/** The counterparty's wallet: served like any other, but its keys are here, and its slots come from the treasury. */
export function friendWallet(world: World): ServedWallet {
  const keys = friendKeys();
  if (findWallet(world, keys.xpubVanilla) === null) addWallet(world, keys);
  const wallet = findWallet(world, keys.xpubVanilla);
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
      script: keyOf(world, wallet, 'colored', first + i).script,
      sats: SLOT_SATS,
    })),
  );
  return friendWallet(world);
}
