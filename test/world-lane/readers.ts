import { WalletError } from '../../src-main/base/errors.ts';
import { accountFromText } from '../../src-main/verify/imported/import-account.ts';
import { isPhraseLength } from '../../src-main/phrase/phrase.ts';
import { parseInvoice } from '../../src-main/invoices/invoice.ts';
import { parseUnits, type DecimalMark } from '../../src-preload/contract/units.ts';
import { readPasted } from '../../src-main/invoices/pasted.ts';
import { readPayableAddress } from '../../src-main/keys/payable-address.ts';
import { readPaymentLink } from '../../src-main/invoices/payment-link.ts';
import { readPhrase } from '../../src-main/phrase/diagnose.ts';
import { splitBehind } from '../../src-main/invoices/behind.ts';
import { wordsIn } from '../../src-preload/contract/typed-words.ts';
import type { Made, WorldCase } from './lane.ts';

function readPhraseCase({ text }: WorldCase): Made {
  try {
    const { words, language } = readPhrase(text);
    return { outcome: 'taken', language, words: words.join(' ').normalize('NFC') };
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    const { code, facts } = error.failure;
    if (code !== 'WORDS_COMPLETED') return { outcome: 'named', named: phraseNamed(error.failure) };
    const completed = Object.fromEntries(facts.words.map(({ position, word }) => [String(position), word]));
    // As the page shows them before they are taken: they must be taken then.
    const whole = wordsIn(text).map((word, at) => completed[String(at + 1)] ?? word);
    const { words, language } = readPhrase(whole.join(' '));
    return { outcome: 'completed', language, completed, words: words.join(' ').normalize('NFC') };
  }
}

function phraseNamed({ code, facts }: WalletError['failure']): string {
  if (code === 'WORDS_CHECKSUM') return 'checksumWrong';
  // Words of no list, whether some of them or most.
  if (code === 'WORDS_UNKNOWN' || (code === 'WORDS_FOREIGN' && facts.kind === 'otherList'))
    return 'unknownWords';
  if (code === 'WORDS_FOREIGN') return facts.kind === 'oneMore' ? 'oneWordMore' : facts.kind;
  if (code === 'WORDS_COUNT' && isPhraseLength(facts.count + 1)) return 'oneWordLess';
  if (code === 'WORDS_COUNT' && isPhraseLength(facts.count - 1)) return 'oneWordMore';
  return code;
}

const ADDRESS = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';

function readLinkCase({ text }: WorldCase): Made {
  const read = readPaymentLink(text.replace('ADDR', ADDRESS), 'regtest');
  if (!read.ok) return linkNamed(read.reason);
  const { address, amountSats, label } = read.asked;
  if (!readPayableAddress(address, 'regtest').ok) return { outcome: 'notAnAddress' };
  return { outcome: 'read', sats: amountSats === null ? null : String(amountSats), label };
}

function linkNamed(reason: string): Made {
  if (reason.startsWith('amount')) return { outcome: 'refused', refuse: reason };
  return { outcome: 'named', named: reason === 'lightning' ? 'lightningInvoice' : reason };
}

const MARKS: Readonly<Record<string, DecimalMark>> = { en: '.', es: ',', de: ',' };

function readAmountCase({ text, precision = 0, language = 'en', from }: WorldCase): Made {
  const read = parseUnits(text, precision, from === 'program' ? null : (MARKS[language] ?? null));
  if (read.ok) return { outcome: 'value', value: String(read.amount) };
  if (read.problem === 'twoReadings') return { outcome: 'ask', readings: read.readings.map(String) };
  return { outcome: 'refused', refuse: read.problem === 'form' ? 'amountForm' : read.problem };
}

function readInvoiceCase({ text }: WorldCase): Made {
  const [item] = readPasted(text).items;
  if (item?.ok !== true) return { outcome: 'unread' };
  const parsed = parseInvoice(item.text);
  if (!parsed.ok) return { outcome: 'named', named: parsed.reason };
  const { behind } = splitBehind(text.trim());
  const told = (as: string): string | null => behind.find((one) => one.as === as)?.text ?? null;
  // As the flow has them, too.
  if (told('amount') !== (item.row?.amount ?? null) || told('sats') !== (item.row?.sats ?? null))
    return { outcome: 'unlike' };
  return { outcome: 'read', endpoints: parsed.invoice.endpoints.map((one) => one.text), rest: behind };
}

/** Only where a checksum fails. */
const DAMAGED: readonly string[] = ['descriptorChecksum', 'changed'];

function readAccountCase({ text }: WorldCase): Made {
  try {
    const brought = accountFromText(text);
    if (brought.kind !== 'foreign') return { outcome: brought.kind };
    const { fingerprint, networks } = brought.account;
    return { outcome: 'watched', fingerprint, path: `86h/${networks.includes('mainnet') ? '0' : '1'}h/0h` };
  } catch (error) {
    if (!(error instanceof WalletError) || error.failure.code !== 'BROUGHT_REFUSED') throw error;
    const { problem, lacks } = error.failure.facts;
    if (lacks !== undefined) return { outcome: 'named', named: lacks.form, missing: lacks.missing };
    // Told as a multisig, which is of another kind of address.
    if (problem === 'descriptorMultisig')
      return { outcome: 'named', named: 'descriptorOfOtherKind', missing: ['taprootKey'] };
    return { outcome: 'named', named: DAMAGED.includes(problem) ? 'damaged' : problem, missing: [] };
  }
}

export const READERS: Readonly<Record<string, (one: WorldCase) => Made>> = {
  'phrases.json': readPhraseCase,
  'links.json': readLinkCase,
  'amounts.json': readAmountCase,
  'invoices.json': readInvoiceCase,
  'accounts.json': readAccountCase,
};
