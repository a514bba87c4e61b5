import { HDKey } from '@scure/bip32';
import { Transaction } from '@scure/btc-signer';
import { sha256 } from '@scure/btc-signer/utils.js';
import { fullPath, keysOfSeed } from '../account.ts';
import { toHex } from '../bytes.ts';
import { TPUB_VERSIONS } from '../regtest.ts';
import type { Unspent } from '../unspents.ts';
import type { ServedWallet } from '../wallets.ts';

/** Not a secret: anyone can make these keys from this sentence, and they hold nothing but practice coins and assets. */
const PUBLIC_SEED = 'Ochre practice friend. These keys are public and what they hold is worthless.';

type FriendKeys = Pick<ServedWallet, 'xpubVanilla' | 'xpubColored' | 'fingerprint'>;

let made: { readonly master: HDKey; readonly keys: FriendKeys } | null = null;

/** What the service knows of the friend's wallet, as of any other. */
export function friendKeys(): FriendKeys {
  return friend().keys;
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
    const master = HDKey.fromMasterSeed(seed, TPUB_VERSIONS);
    const known = keysOfSeed(seed);
    const fingerprint = new Uint8Array(4);
    new DataView(fingerprint.buffer).setUint32(0, master.fingerprint);
    made = {
      master,
      keys: {
        xpubVanilla: known.account_xpub_vanilla,
        xpubColored: known.account_xpub_colored,
        fingerprint: toHex(fingerprint),
      },
    };
  }
  return made;
}
