import { language, say } from '../../src-preload/messages/say.ts';

/** The glossary's words, whose meanings are in resources/messages. Inline help shows the same. */
const WORDS = [
  ...['slot', 'free', 'reserved', 'holdsAssets', 'plainBitcoin'],
  ...['spendable', 'pending', 'settled'],
  ...['walletService', 'nodeService', 'reported', 'apiVersion'],
  ...['verified', 'notVerified', 'doesntMatch', 'discrepancy'],
  ...['reviewCode', 'submit', 'broadcast', 'donation', 'accept', 'cancel', 'discard', 'failed'],
  ...['inProgress', 'commitment', 'consignment', 'blindedInvoice', 'witnessInvoice', 'signingHistory'],
  ...['restore', 'signingRequest', 'watchOnly', 'publicAccount', 'offlineMode'],
  ...['recoveryPhrase', 'walletKey', 'appPassword', 'passphrase', 'lockedNode'],
] as const;
export type Word = (typeof WORDS)[number];

export function glossary() {
  const { compare } = new Intl.Collator(language());
  return WORDS.map((word) => ({
    word,
    name: say(`glossary-${word}`),
    means: say(`glossary-${word}.means`),
  })).toSorted((a, b) => compare(a.name, b.name));
}

type Entry = ReturnType<typeof glossary>[number];

/** Finds entries by all words of `text`, without case and accents. Matching names come first. */
export function lookUp(entries: readonly Entry[], text: string): readonly Entry[] {
  const asked = folded(text).split(/\s+/).filter(Boolean);
  const hasAll = (held: string): boolean => asked.every((one) => folded(held).includes(one));
  const named = entries.filter(({ name }) => hasAll(name));
  return [...named, ...entries.filter((one) => !named.includes(one) && hasAll(`${one.name} ${one.means}`))];
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
