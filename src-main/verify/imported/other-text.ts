import { readPayableAddress } from '../../keys/payable-address.ts';
import { parseAssetId } from '../../invoices/asset-id.ts';
import { isTransaction } from './other-bytes.ts';
import type { ImportProblem } from '../../base/refused.ts';

/** What a text is that is no PSBT, by its form alone: nothing is looked up, and nothing of it is stored. */
export function kindOfText(text: string): ImportProblem {
  const found = FORMS.find(([is]) => is(text));
  return found?.[1] ?? 'unknownText';
}

const starts =
  (form: RegExp) =>
  (text: string): boolean =>
    form.test(text.slice(0, BEGINNING_CHARS));
const BEGINNING_CHARS = 200;
/** A longer text is no address and need not be decoded. */
const MAX_ADDRESS_CHARS = 90;

const isAddress = (text: string): boolean => {
  if (text.length > MAX_ADDRESS_CHARS) return false;
  const read = readPayableAddress(text, 'mainnet');
  return read.ok || read.reason === 'network';
};

const decodesToTransaction = (text: string): boolean => {
  const joined = text.replace(/\s+/g, '');
  if (/^(?:[0-9a-fA-F]{2})+$/.test(joined)) return isTransaction(Buffer.from(joined, 'hex'));
  return /^[A-Za-z0-9+/]+={0,2}$/.test(joined) && isTransaction(Buffer.from(joined, 'base64'));
};

/** Forms that no other form resembles come first. */
const FORMS: readonly (readonly [is: (text: string) => boolean, problem: ImportProblem])[] = [
  [
    starts(/^[a-zA-Z]pub[1-9A-HJ-NP-Za-km-z]{100}|^(?:tr|wpkh|wsh|pkh|sh)\(|^\[[0-9a-fA-F]{8}[/\]]/),
    'publicKey',
  ],
  [starts(/^[{[]/), 'unknownText'],
  [starts(/^<(?:!doctype|\?xml|html|head|body|svg)/i), 'html'],
  [(text) => text.length < BEGINNING_CHARS && parseAssetId(text) !== null, 'assetId'],
  [starts(/^rgb:/i), 'invoice'],
  [starts(/^bitcoin:/i), 'paymentLink'],
  [starts(/^(?:lightning:|ln(?:bc|tb|tbs|bcrt)[0-9]|lnurl1|lno1)/i), 'lightning'],
  [starts(/^file:|^[A-Za-z]:\\|^(?:\/|~\/)[^\n]*\.[A-Za-z0-9]{1,5}$/), 'path'],
  [starts(/^https?:\/\//i), 'link'],
  [(text) => /^[0-9a-fA-F]{64}$/.test(text), 'hash'],
  [isAddress, 'address'],
  [decodesToTransaction, 'transaction'],
];
