import { sha256 } from '@scure/btc-signer/utils.js';
import { fromHex } from './bytes.ts';

/** Not a secret: anyone can make this key from this sentence, and it holds nothing but practice coins. */
const PUBLIC_SEED = 'Ochre practice treasury. This key is public and its coins are worthless.';

/** What follows from the sentence, written out: the curve takes a tenth of a second to begin, and every block needs this. */
const INTERNAL_KEY = 'b3dc83b4dc1152149dd95f4c9938172f198a2d652c9e57ce20ca0e675f2995d1';
const SCRIPT = '51206b8097fe853fd8862b43d316dd07368852c987a2cd98c5805a13ec16947ad631';

export interface Treasury {
  readonly privateKey: Uint8Array;
  readonly internalKey: Uint8Array;
  /** P2TR output script (BIP86), hex. */
  readonly script: string;
}

/** Where the practice chain's block rewards go, and where its faucet draws from. */
export function treasury(): Treasury {
  return {
    privateKey: sha256(new TextEncoder().encode(PUBLIC_SEED)),
    internalKey: fromHex(INTERNAL_KEY),
    script: SCRIPT,
  };
}
