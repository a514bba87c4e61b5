import { expect, type Page } from '@playwright/test';
import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { entropyToWords, phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import { writeAccount } from '../../../src-main/keys/account-file.ts';
import { writePack } from '../../../src-main/verify/imported/pack.ts';
import { ownWallet, SIGNER } from '../../support/offline/own-words.ts';
import { packOf } from '../../support/offline/packs.ts';
import { writeRaw } from '../../support/psbt/raw-psbt.ts';
import { genuineBtc } from '../../support/psbt/send-btc.ts';
import { ask } from './ask.ts';
import { go, title } from './practice.ts';

/** The seed of the machine without a network. */
export const elsewhere = phraseToSeed(entropyToWords(new Uint8Array(16).fill(0x42)));
/** The public account that this machine exports for a watching wallet. */
export const coldAccount = writeAccount({
  name: 'Cold store',
  keys: derivePublicKeys(elsewhere, 'regtest'),
});

export const wallet = ownWallet();
const payment = (amountSats: bigint) => {
  const draft = genuineBtc({ wallet, amountSats });
  return { ...draft, psbt: writeRaw(draft.raw) };
};
/** A signing request, and below the same transaction as a bare PSBT. */
export const packed = (amountSats: bigint): Buffer => Buffer.from(writePack(packOf(payment(amountSats))));
export const bare = (amountSats: bigint): Buffer => Buffer.from(payment(amountSats).psbt, 'base64');
export const file = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});
/** A file without anything to sign. */
export const photo = file('photo.png', Buffer.from('89504e470d0a1a0a0000', 'hex'));

/** A wallet that signs here, on Sign offline; `online`: with the network. */
export async function openSigner(page: Page, how?: 'online', signer: object = SIGNER): Promise<void> {
  await expect(title(page, /^Know what/)).toBeVisible();
  if (how !== 'online') await ask(page, 'offline.setOfflineMode', { on: true });
  await ask(page, 'vault.restore', { ...SIGNER, ...signer, keep: 'session' });
  await page.reload();
  await go(page, 'Sign offline');
}
