import { mnemonicToSeedSync } from 'bip39';
import { testWallet, type TestWallet } from '../psbt/test-wallet.ts';

/** Published words (BIP39's first vector): a wallet restored from them has the keys that the builders sign for. */
export const OWN_WORDS =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';

/** The same wallet as another program derives it. */
export const ownWallet = (): TestWallet =>
  testWallet({ seed: new Uint8Array(mnemonicToSeedSync(OWN_WORDS)) });

/** What a machine that signs offline restores: a wallet that names no service. */
export const SIGNER = {
  name: 'Signer',
  network: 'regtest',
  practice: false,
  words: OWN_WORDS,
} as const;
