import { p2tr } from '@scure/btc-signer';
import { pubSchnorr, sha256 } from '@scure/btc-signer/utils.js';
import { toHex } from './bytes.ts';
import { REGTEST } from './regtest.ts';

/** Not a secret: anyone can make this key from this sentence, and it holds nothing but practice coins. */
const PUBLIC_SEED = 'Ochre practice treasury. This key is public and its coins are worthless.';

export interface Treasury {
  readonly privateKey: Uint8Array;
  readonly internalKey: Uint8Array;
  /** P2TR output script (BIP86), hex. */
  readonly script: string;
}

let made: Treasury | null = null;

/** Where the practice chain's block rewards go, and where its faucet draws from. */
export function treasury(): Treasury {
  if (made === null) {
    const privateKey = sha256(new TextEncoder().encode(PUBLIC_SEED));
    const internalKey = pubSchnorr(privateKey);
    made = { privateKey, internalKey, script: toHex(p2tr(internalKey, undefined, REGTEST).script) };
  }
  return made;
}
