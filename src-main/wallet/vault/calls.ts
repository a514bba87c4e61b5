import type { RoomCalls } from '../../ports/index.ts';
import type { WalletContext } from '../context/context.ts';
import {
  adoptWallet,
  createFromService,
  createWallet,
  lookInKeychain,
  restoreWallet,
} from './create-wallet.ts';
import { checkWords, revealWords } from './words.ts';

export const vaultCalls = {
  'vault.keychain': ({ signer }) => signer.keychain(),
  'vault.create': createWallet,
  'vault.restore': restoreWallet,
  'vault.createFromService': createFromService,
  'vault.reveal': revealWords,
  'vault.checkWords': checkWords,
  'vault.wordsOnScreen': ({ screen }, { shown }) => screen.keepPrivate(shown),
  'vault.lookInKeychain': lookInKeychain,
  'vault.adopt': adoptWallet,
} satisfies RoomCalls<WalletContext>;
