import { HDKey } from '@scure/bip32';
import { Transaction } from '@scure/btc-signer';
import { sha256 } from '@scure/btc-signer/utils.js';
import { fullPath, keysOfSeed } from '../chain/account.ts';
import { toHex } from '../chain/bytes.ts';
import { TPUB_VERSIONS } from '../chain/regtest.ts';
import type { Unspent } from '../chain/unspents.ts';
import type { ServedWallet } from '../chain/wallets.ts';

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
