import { concatBytes } from '@scure/btc-signer/utils.js';
import { checkedText, readCheckedText } from './texts.ts';

/** Who is to be paid: a place that only they know, or an output that the sender makes. */
export type Recipient =
  | { readonly kind: 'blinded'; readonly secretSeal: Uint8Array }
  | { readonly kind: 'witness'; readonly script: Uint8Array };

/** The network's name in invoices: the practice chain calls itself regtest. */
const NETWORK = 'bcrt';
/** Payload type, and what stands before the hash or key in a segwit script (rgb-commitment.md 9). */
const SCRIPTS = [
  { type: 3, before: [0x00, 0x14], length: 20 },
  { type: 4, before: [0x00, 0x20], length: 32 },
  { type: 5, before: [0x51, 0x20], length: 32 },
] as const;
const WITNESS_BYTES = 33;

/** rgb-lib's recipient id. Throws on a script that is no segwit one: this service hands out none. */
export function recipientIdText(recipient: Recipient): string {
  if (recipient.kind === 'blinded') return `${NETWORK}:utxob:${checkedText('utxob', recipient.secretSeal)}`;
  const { script } = recipient;
  const form = SCRIPTS.find(({ before, length }) => {
    const [version, push] = before;
    return script.length === length + 2 && script[0] === version && script[1] === push;
  });
  if (form === undefined) throw new Error('no segwit script');
  const payload = concatBytes(
    Uint8Array.of(form.type),
    script.subarray(2),
    new Uint8Array(WITNESS_BYTES - 1 - form.length),
  );
  return `${NETWORK}:wvout:${checkedText('wvout', payload)}`;
}

/** Null for another network, the forms before segwit, and everything mistyped. */
export function readRecipientId(text: string): Recipient | null {
  const [network, kind, code = '', ...more] = text.split(':');
  if (network !== NETWORK || more.length > 0) return null;
  if (kind === 'utxob') {
    const secretSeal = readCheckedText('utxob', code, 32);
    return secretSeal && { kind: 'blinded', secretSeal };
  }
  const payload = kind === 'wvout' ? readCheckedText('wvout', code, WITNESS_BYTES) : null;
  const form = SCRIPTS.find(({ type }) => type === payload?.[0]);
  if (payload === null || form === undefined) return null;
  if (payload.subarray(1 + form.length).some((byte) => byte !== 0)) return null;
  return {
    kind: 'witness',
    script: Uint8Array.from([...form.before, ...payload.subarray(1, 1 + form.length)]),
  };
}
