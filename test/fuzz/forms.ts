import { parseUnits, type DecimalMark } from '../../src-preload/contract/units.ts';
import { WalletError } from '../../src-main/base/errors.ts';
import { splitBehind } from '../../src-main/invoices/behind.ts';
import { readPasted } from '../../src-main/invoices/pasted.ts';
import { derivePublicKeys } from '../../src-main/keys/derive.ts';
import { vanillaDescriptors, withChecksum } from '../../src-main/keys/descriptors.ts';
import { readPhrase } from '../../src-main/phrase/diagnose.ts';
import { letters } from '../../src-main/phrase/listed-words.ts';
import { readPayableAddress, plainSpelling } from '../../src-main/keys/payable-address.ts';
import { entropyToWords } from '../../src-main/phrase/phrase.ts';
import { WORD_LISTS } from '../../src-main/phrase/word-lists.ts';
import { accountFromText } from '../../src-main/verify/imported/import-account.ts';
import { readPaymentLink } from '../../src-main/invoices/payment-link.ts';
import { parseInvoice } from '../../src-main/invoices/invoice.ts';
import { readLabels } from '../../src-main/wallet/transfers/label-lines.ts';
import { readNodeList } from '../../src-main/nodes/state/node-list.ts';
import { parsePin } from '../../src-main/base/service/route.ts';

/** One way of writing a thing, and what is to be read in it: `refused` for a refusal, each of which has a genuine twin. */
interface Form {
  readonly reader: string;
  readonly name: string;
  readonly text: string;
  readonly right: string;
}

/** What each reader makes of a text, in few words; a refusal in words of ours is `refused` and its code. */
const READ: Readonly<Record<string, (text: string) => string>> = {
  phrase: (text) => Buffer.from(readPhrase(text).entropy).toString('hex'),
  link: (text) => {
    const read = readPaymentLink(text, 'regtest');
    return read.ok ? `${String(read.asked.amountSats)} ${read.asked.label ?? '-'}` : `refused ${read.reason}`;
  },
  address: (text) => {
    const read = readPayableAddress(plainSpelling(text.trim()), 'regtest');
    return read.ok ? 'read' : `refused ${read.reason}`;
  },
  'amount en': (text) => amount(text, '.'),
  'amount es': (text) => amount(text, ','),
  'amount de': (text) => amount(text, ','),
  'amount program': (text) => amount(text, null),
  invoice: (text) => {
    const parsed = parseInvoice(splitBehind(text.trim()).text);
    if (!parsed.ok) return `refused ${parsed.reason}`;
    return parsed.invoice.endpoints.map((one) => one.text).join(' ');
  },
  table: (text) => {
    const { columns, items } = readPasted(text);
    const rows = items.map((item) => (item.ok ? (item.row?.amount ?? '-') : `refused ${item.problem}`));
    return `${columns?.map((one) => one.as).join(',') ?? 'lines'} ${rows.join(' ')}`;
  },
  account: (text) => {
    const read = accountFromText(text);
    return read.kind === 'foreign' ? read.account.fingerprint : read.kind;
  },
  labels: (text) => {
    const read = readLabels(text);
    return read === null ? 'refused' : [...read.ofTransactions.values()].join(' ');
  },
  nodes: (text) => String(readNodeList(text, 'csv').nodes.length),
  pin: (text) => parsePin(text).of,
};

function amount(text: string, mark: DecimalMark | null): string {
  const read = parseUnits(text, 3, mark);
  if (read.ok) return String(read.amount);
  return read.problem === 'twoReadings' ? read.readings.join(' or ') : `refused ${read.problem}`;
}

const of = (
  reader: string,
  ...forms: readonly (readonly [name: string, text: string, right: string])[]
): Form[] => forms.map(([name, text, right]) => ({ reader, name, text, right }));

const ENTROPY = Uint8Array.from({ length: 16 }, (_, i) => i * 29 + 11);
const HEX = Buffer.from(ENTROPY).toString('hex');
const WAYS: Readonly<Record<string, (words: readonly string[]) => string>> = {
  spaces: (words) => words.join('  '),
  lines: (words) => words.join('\r\n'),
  commas: (words) => words.join(', '),
  semicolons: (words) => words.join(';'),
  hyphens: (words) => words.join('-'),
  quotes: (words) => words.map((word) => `"${word}"`).join(' '),
  numbers: (words) => words.map((word, i) => `${String(i + 1)}.${word}`).join(' '),
  bullets: (words) => words.map((word) => `• ${word}`).join('\n'),
  json: (words) => JSON.stringify({ mnemonic: words }),
  capitals: (words) => words.join(' ').toUpperCase(),
  mark: (words) => `\ufeff${words.join(' ')}`,
  composed: (words) => words.join(' ').normalize('NFC'),
};
const LANGUAGES = ['english', 'spanish', 'french', 'portuguese', 'japanese', 'chineseSimplified'] as const;
const english = entropyToWords(ENTROPY);

const PHRASES: readonly Form[] = [
  ...LANGUAGES.flatMap((language) =>
    Object.entries(WAYS).map(([way, write]) => ({
      reader: 'phrase',
      name: `${way}, ${language}`,
      text: write(entropyToWords(ENTROPY, WORD_LISTS[language])),
      right: HEX,
    })),
  ),
  ...(['spanish', 'french'] as const).map((language) => ({
    reader: 'phrase',
    name: `without accents, ${language}`,
    text: entropyToWords(ENTROPY, WORD_LISTS[language])
      .map((word) => letters(word, language))
      .join(' '),
    right: HEX,
  })),
  ...of(
    'phrase',
    ['four letters', english.map((word) => word.slice(0, 4)).join(' '), 'refused WORDS_COMPLETED'],
    ['one word wrong', english.with(3, 'zoo').join(' '), 'refused WORDS_CHECKSUM'],
    ['one word strange', english.with(3, 'zzzzz').join(' '), 'refused WORDS_UNKNOWN'],
    ['one word less', english.slice(1).join(' '), 'refused WORDS_COUNT'],
    ['one word more', `${english.join(' ')} trezor`, 'refused WORDS_FOREIGN'],
  ),
];

const ADDRESS = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const paid = (query: string): string => `bitcoin:${ADDRESS}?${query}`;
const LINKS: readonly Form[] = [
  ...of(
    'link',
    ['an address', ADDRESS, 'null -'],
    ['blanks around', ` ${ADDRESS}\n`, 'null -'],
    ['quotation marks', `"${paid('amount=1')}"`, '100000000 -'],
    ['capitals', paid('amount=1').toUpperCase(), '100000000 -'],
    ['slashes', `bitcoin://${ADDRESS}?amount=1`, '100000000 -'],
    ['no zero before', paid('amount=.5'), '50000000 -'],
    ['nothing behind', paid('amount=5.'), '500000000 -'],
    ['zeros behind', paid('amount=0.1000000000000'), '10000000 -'],
    ['zeros before', paid('amount=0001'), '100000000 -'],
    ['three decimals', paid('amount=1.000'), '100000000 -'],
    ['nothing', paid('amount=0'), 'null -'],
    ['another order', paid('label=a&amount=1'), '100000000 a'],
    ['a broken label', paid('amount=1&label=%'), '100000000 -'],
    ['unknown names', paid('x=%zz&amount=1'), '100000000 -'],
    ['a fragment', `${paid('amount=1')}#x`, '100000000 -'],
    ['a comma', paid('amount=0,5'), 'refused amountForm'],
    ['an exponent', paid('amount=1e2'), 'refused amountForm'],
    ['groups', paid('amount=1 000'), 'refused amountForm'],
    ['a sign', paid('amount=+1'), 'refused amountForm'],
    ['less than a satoshi', paid('amount=0.000000001'), 'refused amountForm'],
    ['twice', paid('amount=1&amount=1'), 'refused amountTwice'],
    ['too much', paid('amount=21000001'), 'refused amountTooLarge'],
    ['what must be known', paid('req-x=1'), 'refused needs'],
    ['an asset', paid('rgb=x'), 'refused asset'],
    ['a silent payment', `sp1q${'q'.repeat(112)}`, 'refused silentPayment'],
    ['a name', 'me@example.com', 'refused paymentName'],
    ['Lightning', 'lightning:lnbc1x', 'refused lightning'],
  ),
  ...of(
    'address',
    ['as it is', ADDRESS, 'read'],
    ['capitals', ADDRESS.toUpperCase(), 'read'],
    ['blanks around', `\t${ADDRESS} `, 'read'],
    ['mixed case', ADDRESS.replace('q', 'Q'), 'refused form'],
    ['one letter changed', ADDRESS.replace(/0$/, 'q'), 'refused form'],
    ['another network', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'refused network'],
  ),
];

/** In each language the same, with its own mark and the other. */
const spoken = (reader: string, own: string, other: string): Form[] =>
  of(
    reader,
    ['whole', '1000', '1000000'],
    ['own mark', `1${own}5`, '1500'],
    ['own mark, as it is copied', `1${own}500`, '1500'],
    ['other mark', `1${other}5`, '1500 or 15000'],
    ['other mark behind a zero', `0${other}5`, '500'],
    ['own groups', `1${other}234${own}5`, '1234500'],
    ['other groups', `1${own}234${other}5`, '1234500'],
    ['groups alone', `1${other}234${other}567`, '1234567000'],
    ['blanks', `1 234${own}5`, '1234500'],
    ['narrow blanks', `1\u202f234${own}5`, '1234500'],
    ['apostrophes', `1’234${own}5`, '1234500'],
    ['nothing before', `${own}5`, '500'],
    ['nothing behind', `5${own}`, '5000'],
    ['two readings', `1${other}500`, '1500 or 1500000'],
    ['zero first', `0${other}500`, '500'],
    ['no groups', `1${other}23${other}4`, 'refused form'],
    ['one decimal more', `1${own}5000`, 'refused tooManyDecimals'],
    ['a sign', `-1${own}5`, 'refused form'],
    ['an exponent', '1e3', 'refused form'],
    ['too much', '99999999999999999999', 'refused tooLarge'],
  );
const AMOUNTS: readonly Form[] = [
  ...spoken('amount en', '.', ','),
  ...spoken('amount es', ',', '.'),
  ...spoken('amount de', ',', '.'),
  ...of(
    'amount program',
    ['whole', '1000', '1000000'],
    ['a point', '1.500', '1500'],
    ['nothing before', '.5', '500'],
    ['a comma', '1,500', 'refused form'],
    ['blanks', '1 500', 'refused form'],
    ['one decimal more', '1.5000', 'refused tooManyDecimals'],
  ),
];

const PLACE = 'rpcs://proxy.example/json-rpc';
const INVOICE = `rgb:~/~/~/bcrt:utxob:~7gWmgoA-22I3w3R-nVaZCVi-855DAIx-GHelWrC-kak2yq4-oICD6?expiry=1753383754&endpoints=${PLACE}`;
const INVOICES: readonly Form[] = [
  ...of(
    'invoice',
    ...['', '.', ',', ';1.5', ';2;600', '\t2', ',2', ' thanks', '#note', '!', ')', ';note'].map(
      (behind) => [`with ${JSON.stringify(behind)}`, INVOICE + behind, PLACE] as const,
    ),
    ...['""', '<>', '()', '“”'].map(
      ([open = '', close = '']) => [`in ${open}${close}`, open + INVOICE + close, PLACE] as const,
    ),
    ['two places', `${INVOICE},rpc://b.example/x`, `${PLACE} rpc://b.example/x`],
    ['an odd sign in it', INVOICE.replace('proxy', 'pr\u200boxy'), 'refused characters'],
    ['of RGB 0.12', 'contract:tb@abc/90@at:def', 'refused rgb012'],
    ['an older layout', 'rgb:abc/RGB20/1+utxob:def', 'refused olderLayout'],
    ['another scheme', `http:${INVOICE}`, 'refused scheme'],
  ),
  ...of(
    'table',
    ...([',', ';', '\t'] as const).flatMap((by) => [
      [`English, ${JSON.stringify(by)}`, `invoice${by}amount\n${INVOICE}${by}7`, 'invoice,amount 7'] as const,
      [
        `Spanish, ${JSON.stringify(by)}`,
        `Importe${by}Factura\n7${by}${INVOICE}`,
        'amount,invoice 7',
      ] as const,
      [`German, ${JSON.stringify(by)}`, `Rechnung${by}Betrag\n${INVOICE}${by}7`, 'invoice,amount 7'] as const,
      [`strange, ${JSON.stringify(by)}`, `счёт${by}N\n${INVOICE}${by}7`, 'invoice,other -'] as const,
      [
        `sep=, ${JSON.stringify(by)}`,
        `sep=${by}\ninvoice${by}amount\n${INVOICE}${by}7`,
        'invoice,amount 7',
      ] as const,
      [
        `a byte order mark, ${JSON.stringify(by)}`,
        `\ufeffinvoice${by}amount\r\n${INVOICE}${by}7\r\n`,
        'invoice,amount 7',
      ] as const,
    ]),
    ['lines', `${INVOICE};7\n${INVOICE}`, 'lines 7 -'],
    ['a cell too few', `invoice;amount;sats\n${INVOICE};7`, 'invoice,amount,sats refused csvFields'],
    ['an open quote', `invoice;amount\n${INVOICE};"7`, 'invoice,amount refused csvQuote'],
  ),
];

const keys = derivePublicKeys(new Uint8Array(64).fill(7), 'mainnet');
const { both, receive, change, importCommand } = vanillaDescriptors(keys);
const [bare = ''] = both.split('#');
const key = `[${keys.fingerprint}/86h/0h/0h]${keys.accountXpubVanilla}`;
const wpkh = withChecksum(`wpkh([${keys.fingerprint}/84h/0h/0h]${keys.accountXpubVanilla}/0/*)`);
const ACCOUNTS: readonly Form[] = of(
  'account',
  ...Object.entries({
    ...{ both, receive, importCommand, key, bare, 'two lines': `${receive}\n${change}` },
    ...{ 'quotation marks': `"${both}"`, 'a byte order mark': `\ufeff${both}\r\n`, comments: `# x\n${both}` },
    ...{
      branches: `${key}/<0;1>/*`,
      apostrophes: key.replace(/h(?=[/\]])/g, "'"),
      capitals: key.replace(/h(?=[/\]])/g, 'H'),
    },
    ...{ bsms: `BSMS 1.0\n${both}\nNo path restrictions\nbc1q`, addwallet: `addwallet Cold&${both}` },
    ...{ bitkey: `External: ${receive}\nInternal: ${change}` },
    keystone: `{"ExtPubKey":"${keys.accountXpubVanilla}","MasterFingerprint":"${keys.fingerprint}","AccountKeyPath":"m/86'/0'/0'"}`,
  }).map(([name, text]) => [name, text, keys.fingerprint] as const),
  ['no origin', keys.accountXpubVanilla, 'refused lacks'],
  ['another path', key.replace('86h', '84h'), 'refused lacks'],
  ['another account', key.replace(/0h\]/, '1h]'), 'refused lacks'],
  ['wpkh', wpkh, 'refused lacks'],
  ['wpkh in BSMS', `BSMS 1.0\n${wpkh}`, 'refused lacks'],
  ['a letter changed', key.replace(/.$/, '1'), 'refused changed'],
  ['a sum changed', both.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q')), 'refused descriptorChecksum'],
);

const TXID = 'f91d0a8a78462bc59398f2c5d7a84fcff491c26ba54c4833478b202796c8aafd';
const line = JSON.stringify({ type: 'tx', ref: TXID, label: 'Rent' });
const PIN = 'ab'.repeat(32);
const OTHERS: readonly Form[] = [
  ...of(
    'labels',
    ['lines', line, 'Rent'],
    ['a byte order mark', `\ufeff${line}\r\n`, 'Rent'],
    ['capitals', line.replace(TXID, TXID.toUpperCase()), 'Rent'],
    ['Electrum', JSON.stringify({ [TXID]: 'Rent' }, null, 4), 'Rent'],
    ['a table', `Date,Label,Txid\nx,Rent,${TXID}`, 'Rent'],
    ['semicolons', `Txid;Label\n${TXID};"Rent"`, 'Rent'],
    ['no label', 'Dear Sir', 'refused'],
    ['other JSON', '{"a":[]}', 'refused'],
  ),
  ...of(
    'nodes',
    ['commas', 'node_id,name\na,b', '1'],
    ['semicolons', 'node_id;name\na;b', '1'],
    ['a byte order mark', '\ufeffnode_id,name\r\na,b\r\n', '1'],
  ),
  ...of(
    'pin',
    ['hex', PIN, 'certificate'],
    ['with colons', PIN.match(/../g)?.join(':') ?? '', 'certificate'],
    ['short', PIN.slice(2), 'refused PIN_REFUSED'],
  ),
];

const FORMS: readonly Form[] = [...PHRASES, ...LINKS, ...AMOUNTS, ...INVOICES, ...ACCOUNTS, ...OTHERS];

/** Each form through its reader: those of which something else is made, and those that end in a fault of ours. */
export function readForms(forms: readonly Form[] = FORMS): {
  readonly forms: number;
  readonly misread: readonly string[];
  readonly internal: readonly string[];
  readonly slowestMs: number;
} {
  const [misread, internal]: [string[], string[]] = [[], []];
  let slowestMs = 0;
  for (const { reader, name, text, right } of forms) {
    const made = tried(READ[reader], text);
    // Read once more: what a reader makes at its first text is none of this one's.
    const began = performance.now();
    tried(READ[reader], text);
    slowestMs = Math.max(slowestMs, performance.now() - began);
    if (made === null) internal.push(`${reader}: ${name}`);
    else if (made !== right) misread.push(`${reader}: ${name}: ${made}, and not ${right}`);
  }
  // A refusal says little where the same reader takes nothing at all.
  for (const reader of new Set(forms.map((one) => one.reader)))
    if (forms.every((one) => one.reader !== reader || one.right.startsWith('refused')))
      misread.push(`${reader} has no genuine form`);
  return { forms: forms.length, misread, internal, slowestMs };
}

function tried(read: ((text: string) => string) | undefined, text: string): string | null {
  try {
    return read?.(text) ?? null;
  } catch (error) {
    if (!(error instanceof WalletError)) return null;
    const { code, facts } = error.failure;
    return `refused ${code === 'BROUGHT_REFUSED' ? facts.problem : code}`;
  }
}
