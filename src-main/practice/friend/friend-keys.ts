import { HDKey } from '@scure/bip32';
import { Transaction } from '@scure/btc-signer';
import { sha256 } from '@scure/btc-signer/utils.js';
import { textBytes } from '../bytes.ts';
import { TPUB_VERSIONS } from '../chain/chain.ts';
import { payScripts } from '../chain/mempool.ts';
import type { World } from '../chain/store.ts';
import { addWallet, findWallet, keyOf, revealNext, type ServedWallet } from '../chain/wallets.ts';
import { freeSlots, slotsOf } from '../ledger/slots.ts';

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
export function signAsFriend(psbt: string): Transaction {
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
