import type { PublicKeys } from '../../../../src-main/keys/account.ts';

/** A public test vector of BIP32 in all fields; only its form matters here. */
const TPUB =
  'tpubD6NzVbkrYhZ4XTE4PD1yxATkaQRWaxdNp7yAD2Pnqiiqs7aTYioNmJsYFmE1WLCQifnKUgobwKwqNDRSqaD8UcDXEVZEZbc6Ce1Nrmbg2US';
export const TPUB_COLORED =
  'tpubDCNyfuS6Are75WRm61sf38RKEBbntVbMQyAuTTPAEaVFezU8yPWDreezPf38wxvcLgT3UjH5AsnegrfRniku1HWz9HN2bvCLxxgESeAUqJf';

export const keys: PublicKeys = {
  network: 'regtest',
  fingerprint: '0badf00d',
  xpub: TPUB,
  accountXpubVanilla: TPUB,
  accountXpubColored: TPUB_COLORED,
  accountXpubColoredFingerprint: 'f375eb09',
};

export const TXID = 'e52dd0b1a49b1bcedd68fb008abd5fa03a669974bd7638653e37a985c4aae70a';
export const ASSET = 'rgb:3K6piVgM-B5hLxu4-w5BuxYT-LPkH43g-gbk2RMS-B0rq9SA';
