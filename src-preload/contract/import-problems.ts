import * as v from 'valibot';

/** An account that is known for what it is, and what it would have to hold besides to be watched. */
export const lacks = v.strictObject({
  form: v.picklist([
    'keyOfOtherKind',
    'keyWithoutOrigin',
    'descriptorWithoutOrigin',
    'descriptorOfOtherKind',
    'otherAccount',
    'keystoneJson',
    'coldcardJson',
    'bsms',
    'addwallet',
    'bitkeyExport',
  ]),
  missing: v.array(v.picklist(['origin', 'taprootKey', 'accountZero'])),
});

/**
 * What is wrong with a thing that somebody brought to be signed: what it is instead, or why it cannot be. Each has a
 * sentence of its own in src-renderer/text/imported.ts, complete by type.
 */
export const broughtProblem = v.picklist([
  // No PSBT at all
  'empty',
  'tooLarge',
  'folder',
  'several',
  'elsewhere',
  'image',
  'document',
  'archive',
  'program',
  'database',
  'html',
  'words',
  'privateKey',
  'publicKey',
  'invoice',
  'assetId',
  'paymentLink',
  'lightning',
  'address',
  'link',
  'path',
  'hash',
  'transaction',
  'otherUr',
  'unknownText',
  'unknownBytes',
  // A PSBT that cannot be read
  'version2',
  'cutShort',
  'damaged',
  'urDamaged',
  'urIncomplete',
  'urMixed',
  // A signing pack, or an account of Ochre's
  'newer',
  'changed',
  // The public account of a wallet
  'account',
  'accountKeys',
  // An account as another program tells it
  'descriptorForm',
  'descriptorChecksum',
  'descriptorMultisig',
  'descriptorTree',
  'descriptorPath',
  'descriptorNetwork',
  'descriptorKey',
  'descriptorKeychains',
  'descriptorsDiffer',
  'noTaproot',
  'firstAddressOther',
  'lacks',
  // What can be signed, where something else was wanted
  'psbt',
  'pack',
  // A PSBT that is not for this wallet to sign
  'alreadySigned',
  'otherNetwork',
  'notOurs',
  'otherScript',
  'scriptPath',
  'noKeyPath',
  // What comes back in place of the signed PSBT that went out
  'backUnsigned',
  'backOther',
  'backForeign',
  'backHalf',
  'backInvalid',
]);
