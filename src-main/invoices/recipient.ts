import { isXOnlyPoint } from 'tiny-secp256k1';
import { concat } from '../base/bytes.ts';
import type { Network } from '../base/bitcoin.ts';
import { decodeBaid64, encodeBaid64 } from './asset-id.ts';

/** rgb-lib's recipientId (rgb-commitment.md 9). */
export function parseRecipientId(text: string): ParsedRecipient {
  const read = decodeRecipientId(text);
  if (!read.ok || read.recipient.kind === 'blinded' || read.recipient.scriptType !== 'tr') return read;
  return isXOnlyPoint(read.recipient.script.subarray(SCRIPT_FORMS.tr.before.length))
    ? read
    : { ok: false, reason: 'notOnCurve' };
}

/** Equal for all spellings of a recipient: an internal key, or another chain with the same keys, changes no output. */
export function recipientName(recipientId: string): string {
  const parsed = decodeRecipientId(recipientId);
  if (!parsed.ok) return recipientId;
  const network = SAME_KEYS[parsed.recipient.network] ?? parsed.recipient.network;
  const plain = { ...parsed.recipient, network };
  return formatRecipientId(plain.kind === 'witness' ? { ...plain, internalKey: null } : plain);
}

export function sameRecipient(one: string | null, other: string | null): boolean {
  if (one === other || one === null || other === null) return one === other;
  return recipientName(one) === recipientName(other);
}

const SAME_KEYS: Partial<Record<InvoiceNetwork, InvoiceNetwork>> = {
  testnet4: 'testnet3',
  customSignet: 'signet',
};

export type InvoiceNetwork = 'mainnet' | 'testnet3' | 'testnet4' | 'signet' | 'customSignet' | 'regtest';

export type ScriptType = 'pkh' | 'sh' | 'wpkh' | 'wsh' | 'tr';

interface WitnessRecipient {
  readonly kind: 'witness';
  readonly network: InvoiceNetwork;
  readonly scriptType: ScriptType;
  /** No RGB wallet hands out forms before segwit. */
  readonly isSegwit: boolean;
  readonly script: Uint8Array;
  /** x-only, hex. A hint for the receiver; no payment uses it. */
  readonly internalKey: string | null;
}

interface BlindedRecipient {
  readonly kind: 'blinded';
  readonly network: InvoiceNetwork;
  /** 32 bytes. */
  readonly secretSeal: Uint8Array;
}

export type Recipient = WitnessRecipient | BlindedRecipient;

/** `notOnCurve`: nobody could spend a payment to such a key. */
export type RecipientProblem =
  'form' | 'network' | 'liquid' | 'kind' | 'checksum' | 'scriptType' | 'padding' | 'notOnCurve';

type ParsedRecipient =
  | { readonly ok: true; readonly recipient: Recipient }
  | { readonly ok: false; readonly reason: RecipientProblem };

/** Doesn't check that a key lies on the curve: that takes ten times as long. */
export function decodeRecipientId(text: string): ParsedRecipient {
  const [prefix = '', kind = '', payload = '', ...more] = text.split(':');
  if (more.length > 0 || payload === '') return refuse('form');
  if (prefix === 'lq' || prefix === 'tl') return refuse('liquid');
  const network = NETWORKS.get(prefix);
  if (network === undefined) return refuse('network');
  if (kind === 'utxob') return parseBlinded(payload, network);
  if (kind === 'wvout') return parseWitness(payload, network);
  return refuse('kind');
}

export function formatRecipientId(recipient: Recipient): string {
  const [prefix] = [...NETWORKS].find(([, name]) => name === recipient.network) ?? [''];
  if (recipient.kind === 'blinded') return `${prefix}:utxob:${encodeBaid64(recipient.secretSeal, BLINDED)}`;
  const { scriptType, script, internalKey } = recipient;
  const { type, before, length } = SCRIPT_FORMS[scriptType];
  const hash = script.subarray(before.length, before.length + length);
  const payload = concat([Uint8Array.of(type), hash, new Uint8Array(PAYLOAD_BYTES - 1 - length)]);
  const key = internalKey === null ? '' : `+${internalKey}`;
  return `${prefix}:wvout:${encodeBaid64(payload, WITNESS)}${key}`;
}

/** Our keys don't tell the two testnets apart, nor the signets. */
export function isPayableOn(network: Network, named: InvoiceNetwork): boolean {
  switch (network) {
    case 'mainnet':
    case 'regtest':
      return named === network;
    case 'testnet':
      return named === 'testnet3' || named === 'testnet4';
    case 'signet':
      return named === 'signet' || named === 'customSignet';
  }
}

const NETWORKS: ReadonlyMap<string, InvoiceNetwork> = new Map([
  ['bc', 'mainnet'],
  ['tb3', 'testnet3'],
  ['tb4', 'testnet4'],
  ['sb', 'signet'],
  ['sbc', 'customSignet'],
  ['bcrt', 'regtest'],
]);

const BLINDED = { chunked: true, checksum: 'utxob' } as const;
const WITNESS = { chunked: true, checksum: 'wvout' } as const;
const PAYLOAD_BYTES = 33;

export const SCRIPT_FORMS: Readonly<
  Record<ScriptType, { type: number; length: number; before: readonly number[]; after: readonly number[] }>
> = {
  pkh: { type: 1, length: 20, before: [0x76, 0xa9, 0x14], after: [0x88, 0xac] },
  sh: { type: 2, length: 20, before: [0xa9, 0x14], after: [0x87] },
  wpkh: { type: 3, length: 20, before: [0x00, 0x14], after: [] },
  wsh: { type: 4, length: 32, before: [0x00, 0x20], after: [] },
  tr: { type: 5, length: 32, before: [0x51, 0x20], after: [] },
};
export const SCRIPT_TYPES = ['pkh', 'sh', 'wpkh', 'wsh', 'tr'] as const satisfies readonly ScriptType[];

function parseBlinded(payload: string, network: InvoiceNetwork): ParsedRecipient {
  const secretSeal = decodeBaid64(payload, 32, BLINDED);
  if (typeof secretSeal === 'string') return refuse(secretSeal);
  return { ok: true, recipient: { kind: 'blinded', network, secretSeal } };
}

function parseWitness(text: string, network: InvoiceNetwork): ParsedRecipient {
  const [payload = '', internalKey, ...more] = text.split('+');
  if (more.length > 0 || (internalKey !== undefined && !/^[0-9a-f]{64}$/.test(internalKey)))
    return refuse('form');
  const bytes = decodeBaid64(payload, PAYLOAD_BYTES, WITNESS);
  if (typeof bytes === 'string') return refuse(bytes);
  const scriptType = SCRIPT_TYPES.find((name) => SCRIPT_FORMS[name].type === bytes[0]);
  if (scriptType === undefined) return refuse('scriptType');
  const { length, before, after } = SCRIPT_FORMS[scriptType];
  const hash = bytes.subarray(1, 1 + length);
  if (bytes.subarray(1 + length).some((byte) => byte !== 0)) return refuse('padding');
  return {
    ok: true,
    recipient: {
      kind: 'witness',
      network,
      scriptType,
      isSegwit: scriptType !== 'pkh' && scriptType !== 'sh',
      script: concat([Uint8Array.from(before), hash, Uint8Array.from(after)]),
      internalKey: internalKey ?? null,
    },
  };
}

function refuse(reason: RecipientProblem): ParsedRecipient {
  return { ok: false, reason };
}
