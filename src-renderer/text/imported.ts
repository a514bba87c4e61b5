import type { FactsOf } from '../../src-preload/contract/index.ts';

/** What is said of a thing that was brought to be signed and is not: what it is, and what to bring instead. */
export interface BroughtText {
  readonly title: string;
  readonly happened: string;
  readonly todo: string;
}

const say = (title: string, happened: string, todo: string): BroughtText => ({ title, happened, todo });

const BRING =
  'Bring the unsigned PSBT that the other program saved: a .psbt file, its text, or its QR codes.';
const AGAIN = 'Save it once more where it comes from, and bring the whole of it.';

const brought: Readonly<Record<FactsOf<'BROUGHT_REFUSED'>['problem'], BroughtText>> = {
  empty: say('There is nothing in it', 'It is empty, or holds nothing but white space.', AGAIN),
  tooLarge: say(
    'This is too large for a PSBT',
    'No transaction that the network takes needs so much room, so it was not read.',
    BRING,
  ),
  folder: say('This is a folder', 'A folder cannot be signed.', 'Choose the file in it.'),
  several: say(
    'Several files were opened at once',
    'Ochre opens one file at a time, so none of them was read.',
    'Open one. Or go to Sign offline and drop all of them there.',
  ),
  elsewhere: say(
    'This file is not on this computer',
    'To read it, Ochre would have to ask another machine. It does not do that for a file that it is opened with.',
    'Copy the file to this computer, and open it from there.',
  ),
  image: say(
    'This is a picture',
    'A picture holds no PSBT that could be read here, not even one of a QR code.',
    'Show the QR codes to the camera, or bring the PSBT as a file.',
  ),
  document: say('This is a document', 'It is a PDF or a written document.', BRING),
  archive: say('This is an archive', 'It is a packed file.', 'Unpack it, and bring the .psbt file from it.'),
  program: say('This is a program', 'It is something to run, not something to sign.', BRING),
  database: say(
    'This is a database',
    'It is a file in which a program keeps its data, perhaps a wallet. Ochre did not look into it.',
    BRING,
  ),
  html: say(
    'This is a web page',
    'It is HTML: a site may have shown a message in place of the file that it should have given.',
    'Save it again, and look whether it is the file and not the page around it.',
  ),
  otherJson: say('This is other data', 'It is JSON, and no signing pack of Ochre.', BRING),
  words: say(
    'These are the recovery words of a wallet',
    'Ochre did not keep them, and wrote them nowhere. But whoever sees them can take everything that they protect, and another program may read the clipboard.',
    'Copy something else now, so that they leave the clipboard. Never send them to anyone who asks.',
  ),
  privateKey: say(
    'This is a private key',
    'Ochre did not keep it, and wrote it nowhere. But whoever sees it can take what it protects, and another program may read the clipboard.',
    'Copy something else now, so that it leaves the clipboard.',
  ),
  publicKey: say(
    'This is a public key',
    'It tells which addresses a wallet has. There is nothing in it to sign.',
    BRING,
  ),
  invoice: say(
    'This is an RGB invoice',
    'It asks for a payment. Nobody has built the transaction yet.',
    'Open Send and paste it there.',
  ),
  assetId: say(
    'This is the id of an asset',
    'It names an asset. There is nothing in it to sign.',
    'Open Assets to see what you hold of it.',
  ),
  paymentLink: say(
    'This is a payment link',
    'It asks for a payment. Nobody has built the transaction yet.',
    'Open Send and paste it there.',
  ),
  lightning: say(
    'This is a Lightning invoice',
    'It is paid through a Lightning node, not with a transaction that is signed here.',
    BRING,
  ),
  address: say(
    'This is an address',
    'It says where bitcoin can be sent. Nobody has built the transaction yet.',
    'Open Send and paste it there.',
  ),
  link: say(
    'This is a link',
    'Ochre opens no links, so it does not know what is behind it.',
    'Save the file that it leads to, and bring that.',
  ),
  path: say(
    'This is the name of a file',
    'The clipboard held where the file lies, not what is in it.',
    'Open the file itself.',
  ),
  hash: say(
    'These are 64 hexadecimal digits',
    'They may be the id of a transaction, which only names it. If they are a key, copy something else now.',
    BRING,
  ),
  transaction: say(
    'This is a bare transaction',
    'It is no PSBT: it does not say what it spends, so that its fee cannot be known, nor whose its inputs are.',
    'If it is signed already, it can be broadcast as it is. If not, have it saved as a PSBT.',
  ),
  otherUr: say(
    'These QR codes hold something else',
    'They are codes (ur: or BBQr) of a kind that holds no PSBT.',
    'In the other program, show the PSBT as QR codes, not an account or a message.',
  ),
  unknownText: say('This is some other text', 'It is none of what Ochre can tell apart.', BRING),
  unknownBytes: say('This is some other file', 'It is none of what Ochre can tell apart.', BRING),
  version2: say(
    'This PSBT of version 2 is not whole',
    'Ochre reads version 2 as version 0. This one lacks a piece for that, or says two things at once.',
    'Most programs can save version 0, too: look for “PSBT version” there.',
  ),
  cutShort: say('The end of this PSBT is missing', 'It begins like a PSBT and stops in the middle.', AGAIN),
  damaged: say(
    'This PSBT is damaged',
    'It begins like a PSBT, but what follows does not have the one form that can be read in one way only.',
    AGAIN,
  ),
  urDamaged: say(
    'A part of this code is damaged',
    'Its letters do not add up to the sum that stands in it: some are missing, or were read wrongly.',
    'Copy or scan it again.',
  ),
  urIncomplete: say(
    'Parts of this code are missing',
    'It is one of several parts, or several of more, and what is there does not suffice.',
    'Scan until all parts are there, or bring the file in place of the codes.',
  ),
  urMixed: say(
    'These are parts of two codes',
    'Not all of the parts belong to the same PSBT.',
    'Bring the parts of one of them alone.',
  ),
  packVersion: say(
    'This signing pack is of a newer kind',
    'A later version of Ochre made it.',
    'Update Ochre here, or bring the bare PSBT: then all that is asked for has to be checked by you.',
  ),
  packDamaged: say(
    'This signing pack is not as it was made',
    'Something in it was changed or lost on the way, so nothing in it is believed.',
    'Make a new one where it came from, and bring it unchanged.',
  ),
  account: say(
    'This is the public account of a wallet',
    'It tells which addresses a wallet has, so that another machine can watch it. There is nothing in it to sign.',
    'To watch that wallet here, choose “Watch a wallet that signs elsewhere” where wallets are added.',
  ),
  accountVersion: say(
    'This account is of a newer kind',
    'A later version of Ochre made it.',
    'Update Ochre here, and bring it again.',
  ),
  accountDamaged: say(
    'This account is not as it was made',
    'Something in it was changed or lost on the way, so nothing in it is believed.',
    'Show or save it once more on the machine that signs, and bring the whole of it.',
  ),
  accountKeys: say(
    'The keys in this account do not fit',
    'Its digest holds, but its keys are not those of one wallet on the network that it names.',
    'Whoever made it did so by hand or meant harm. Take it from the machine that signs, and from nowhere else.',
  ),
  descriptorForm: say(
    'This is not a whole descriptor',
    'Something is missing in it, or stands in it that no descriptor has.',
    'Copy it once more, from “tr(” to the eight characters after the #.',
  ),
  descriptorChecksum: say(
    'The checksum of this descriptor is missing or wrong',
    'The eight characters after the # show that nothing was changed or lost on the way. Nothing in it is believed without them.',
    'Copy the whole of it once more where it comes from.',
  ),
  descriptorScript: say(
    'These addresses are not taproot',
    'The descriptor is of wpkh, pkh, sh or another kind. Ochre watches and signs taproot with a single key alone: tr(…), BIP86.',
    'Export the taproot account of the signer. A wallet of another kind, watch with the program that made it.',
  ),
  descriptorMultisig: say(
    'This is a multisig descriptor',
    'Several keys sign for its coins. Ochre watches and signs wallets of one key alone.',
    'Watch it with the program that made it.',
  ),
  descriptorTree: say(
    'This taproot descriptor has scripts in it',
    'Its coins can be spent by other ways than its key, and Ochre judges none of those.',
    'Watch it with the program that made it.',
  ),
  descriptorOrigin: say(
    'This descriptor names no key origin',
    'Without the master fingerprint and the path in square brackets, [1a2b3c4d/86h/…], the signer would not know its own key again.',
    'Export it with its key origin.',
  ),
  descriptorPath: say(
    'This account lies at another path',
    'Ochre watches the first taproot account of BIP86 alone: m/86h/0h/0h, and m/86h/1h/0h on test networks.',
    'Export that account of the signer.',
  ),
  descriptorNetwork: say(
    'The networks in this account do not agree',
    'Its path, its key or its first address are of other networks than each other, or than the one that was chosen.',
    'Export it once more on the network that you mean.',
  ),
  descriptorKey: say(
    'The key in this account cannot be read',
    'It is no extended public key of an account (xpub or tpub), or a character of it is wrong.',
    'Export it once more. A zpub or ypub is of another kind of address.',
  ),
  descriptorKeychains: say(
    'This descriptor names other addresses',
    'Below the account Ochre reads /0/*, /1/*, or both as /<0;1>/*.',
    'Export the descriptor of the whole account.',
  ),
  descriptorsDiffer: say(
    'There is more than one taproot account in it',
    'Its descriptors name different keys, and Ochre cannot know which one you mean.',
    'Bring the descriptors of one account.',
  ),
  noTaproot: say(
    'There is no taproot account in it',
    'It tells accounts of other kinds alone (wpkh, pkh, sh). Ochre watches taproot with a single key: tr(…), BIP86.',
    'Export the taproot account of the signer. Some show it only once it was turned on there.',
  ),
  firstAddressOther: say(
    'The first address in it is not of its key',
    'Ochre derived the first address from the key, and the file names another one.',
    'Do not receive with it. Export it once more from the signer itself.',
  ),
  psbt: say('This is a PSBT', 'It is a transaction to be signed, or signed already.', BRING),
  pack: say('This is a signing pack', 'It is a transaction that Ochre wants to have signed.', BRING),
  alreadySigned: say(
    'This PSBT is signed already',
    'There are signatures in it where this wallet would put its own.',
    'If it is complete, take it back to where it came from. To sign, bring the one before it was signed.',
  ),
  otherNetwork: say(
    'This PSBT is for another network',
    'It names a key of your phrase, but of another network than this wallet is on.',
    'Open the wallet of that network, or have the PSBT made for this one.',
  ),
  notOurs: say(
    'This PSBT is for somebody else’s wallet',
    'None of what it spends belongs to this wallet, so there is nothing to sign with its keys.',
    'Look whether the right wallet is open, and whether this is the right file.',
  ),
  otherScript: say(
    'This PSBT spends an older kind of output',
    'It names a key of your phrase, but not one of taproot. Ochre signs for taproot alone.',
    'Sign it with the program that made the address.',
  ),
  scriptPath: say(
    'This PSBT spends by a script',
    'It names a key of yours in a taproot script. What such a script allows cannot be shown here, so it is not signed.',
    'Sign it with the program that made the address.',
  ),
  noKeyPath: say(
    'This PSBT does not say which key signs',
    'It spends bitcoin of this wallet, further out than is looked without the path to the key, and leaves the path out.',
    'Have it saved again with the key origins (derivation paths) in it.',
  ),
  backUnsigned: say(
    'This is the one that is to be signed',
    'It is the same transaction, and nobody has signed it yet.',
    'Sign it on the other machine, and bring the file whose name ends in “signed”.',
  ),
  backOther: say(
    'This is another transaction',
    'It is not the one that went out to be signed. Whatever it does, it is not taken for it.',
    'Bring the signed file of this very transaction. Its name holds the first letters of the transaction’s id.',
  ),
  backForeign: say(
    'This is of somebody else’s wallet',
    'None of what it spends belongs to this wallet, so it is not what went out from here.',
    'Bring the signed file of this very transaction. Its name holds the first letters of the transaction’s id.',
  ),
  backHalf: say(
    'Not all of it is signed',
    'It is the right transaction, but some of its inputs have no signature yet.',
    'Sign the rest on the other machine, and bring it again.',
  ),
  backInvalid: say(
    'A signature in it does not hold',
    'It is the right transaction, but what stands where a signature belongs was not made by this wallet’s keys for it.',
    'Sign it again on the other machine. If it happens twice, that machine may have other words.',
  ),
};

const SIGNED =
  'Bring what the other machine saved after it signed: a file whose name ends in “signed”, its text, or its QR codes.';
const ACCOUNT =
  'Bring the public account: on the machine that signs, in Settings, “Watch elsewhere” shows it as a file, a text and a QR code. Of other programs, bring the taproot descriptor with its origin and checksum.';

const LABELS = 'Bring the labels that Sparrow or another program exported: a .jsonl file, by BIP329.';

type Brought = FactsOf<'BROUGHT_REFUSED'>;
type Problem = Brought['problem'];

/** Where something else than a thing to sign was wanted, what is said otherwise. */
const forSigned: Partial<Record<Problem, BroughtText>> = {
  image: {
    ...brought.image,
    happened: 'It is a picture file. A picture of a QR code is read where codes are scanned.',
  },
  alreadySigned: say(
    'This is a transaction of another form',
    'It carries signatures where no taproot wallet has any, so it is not what went out from here.',
    SIGNED,
  ),
};

const forAccount: Partial<Record<Problem, BroughtText>> = {
  tooLarge: say('This is too large for an account', 'An account is less than a page of text.', ACCOUNT),
  image: say(
    'This is a picture',
    'It is a picture file. A picture of a QR code is read where codes are scanned.',
    'Choose Scan, and read the picture there.',
  ),
  otherJson: say(
    'This is other data',
    'It is JSON, and no account of Ochre, Bitcoin Core, Sparrow, Specter or Coldcard.',
    ACCOUNT,
  ),
  privateKey: say(
    'There is a private key in this',
    'Watching needs public keys alone. Ochre did not keep it, and wrote it nowhere. But whoever sees it can take what it protects, and another program may read the clipboard.',
    'Never paste it anywhere. Copy something else now, and export the account without private keys.',
  ),
  publicKey: say(
    'This is a key without its origin',
    'A bare extended key says neither which kind of addresses it has nor which master key it comes from.',
    ACCOUNT,
  ),
  link: say('This is a link', 'Ochre opens no links, so it does not know what is behind it.', ACCOUNT),
  otherUr: say(
    'These QR codes hold something else',
    'They are a Uniform Resource (ur:) that holds no account.',
    ACCOUNT,
  ),
  psbt: say(
    'This is a PSBT',
    'It is a transaction, and does not tell which addresses the wallet has.',
    ACCOUNT,
  ),
  pack: say(
    'This is a signing pack',
    'It goes to the machine that signs, and does not tell which addresses the wallet has.',
    ACCOUNT,
  ),
};

const forLabels: Partial<Record<Problem, BroughtText>> = {
  tooLarge: say('This is too large for labels', 'More than 4 MB are not read.', LABELS),
  otherJson: say('These are no labels', 'It is JSON of another kind, or more than 20,000 lines.', LABELS),
  unknownText: say('These are no labels', 'No line of it is a label as BIP329 writes them.', LABELS),
};

/** What is said otherwise of what was wanted, and what to bring. */
const FOR = {
  signed: [forSigned, SIGNED],
  account: [forAccount, ACCOUNT],
  labels: [forLabels, LABELS],
} as const;

/** Words for what was brought, by what was wanted. */
export function broughtText({ problem, wanted, fingerprint }: Brought): BroughtText {
  const words = brought[problem];
  const usual =
    fingerprint === undefined
      ? words
      : { ...words, happened: `${words.happened} The fingerprint of this wallet is ${fingerprint}.` };
  if (wanted === undefined) return usual;
  const [other, bring] = FOR[wanted];
  const said = other[problem];
  if (said !== undefined) return said;
  return usual.todo === BRING || problem === 'archive' ? { ...usual, todo: bring } : usual;
}
