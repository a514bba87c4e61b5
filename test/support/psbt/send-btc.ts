import { Address, NETWORK, TEST_NETWORK, p2pkh, p2sh, p2tr, p2wpkh, p2wsh } from '@scure/btc-signer';
import { expect } from 'vitest';
import type { PaymentRecipient, SendBtcIntent } from '../../../src-main/verify/verdict/kinds/bitcoin.ts';
import type { Network } from '../../../src-main/base/bitcoin.ts';
import type { Verdict } from '../../../src-main/verify/types.ts';
import { attacksOn } from './attack.ts';
import { genuineSlots, judgeAny, sizeOf, type Draft } from './builder.ts';
import type { Pair } from './raw-psbt.ts';
import { outputLabel, testWallet, type TestWallet } from './test-wallet.ts';

/** A begin call for plain bitcoin and its honest answer, all of it open to change. */
export interface BtcDraft extends Omit<Draft, 'intent'> {
  intent: SendBtcIntent;
}

export interface BtcOptions {
  readonly wallet?: TestWallet;
  readonly to?: Payee;
  readonly amountSats?: bigint;
  readonly rateSatsPerVb?: number;
  readonly inputSats?: readonly bigint[];
  readonly withChange?: boolean;
}

/** Somebody else's address and its script, by @scure's own encoder. */
export interface Payee {
  readonly address: string;
  /** Hex. */
  readonly script: string;
}

const REGTEST = { ...TEST_NETWORK, bech32: 'bcrt' };
const networks = { mainnet: NETWORK, testnet: TEST_NETWORK, signet: TEST_NETWORK, regtest: REGTEST };
const KEY = Uint8Array.from(
  Buffer.from('0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798', 'hex'),
);

export type PayeeKind = 'p2tr' | 'p2wpkh' | 'p2wsh' | 'p2pkh' | 'p2sh';

export function payee(kind: PayeeKind = 'p2wpkh', network: Network = 'regtest'): Payee {
  const net = networks[network];
  const made = {
    p2tr: () => p2tr(KEY.slice(1), undefined, net),
    p2wpkh: () => p2wpkh(KEY, net),
    p2wsh: () => p2wsh(p2pkh(KEY, net), net),
    p2pkh: () => p2pkh(KEY, net),
    p2sh: () => p2sh(p2wpkh(KEY, net), net),
  }[kind]();
  return { address: made.address, script: Buffer.from(made.script).toString('hex') };
}

/** The address of any taproot script, as @scure writes it. */
export const taprootAddressOf = (script: string, network: Network = 'regtest'): string =>
  Address(networks[network]).encode({
    type: 'tr',
    pubkey: Uint8Array.from(Buffer.from(script.slice(4), 'hex')),
  });

/** An honest PSBT that pays one address, as BDK shapes it: plain inputs, the payment, plain change. */
export function genuineBtc(options: BtcOptions = {}): BtcDraft {
  const { wallet = testWallet(), to = payee(), amountSats = 30_000n, rateSatsPerVb = 2 } = options;
  const { inputSats = [100_000n, 50_000n], withChange = true } = options;
  const draft = genuineSlots({ wallet, num: 1, inputSats, rateSatsPerVb, withChange: true });
  const changeKey = wallet.key('vanilla', 0, 5);
  // Sized as two taproot outputs are: this payee's script may be shorter.
  const shorter = 34 - to.script.length / 2;
  const vbytes = sizeOf(inputSats.length, withChange ? 2 : 1) - shorter;
  const inSats = inputSats.reduce((sum, one) => sum + one, 0n);
  const fee = BigInt(rateSatsPerVb * vbytes);
  const paid = withChange ? amountSats : inSats - fee;
  const payment = { amount: paid, script: to.script };
  const change = { amount: inSats - paid - fee, script: changeKey.script };
  draft.raw.tx.outputs = withChange ? [payment, change] : [payment];
  draft.raw.outputs = withChange ? [[], outputLabel(changeKey)] : [[]];
  return {
    ...draft,
    intent: { kind: 'sendBtc', recipients: [{ address: to.address, amountSats: paid }], rateSatsPerVb },
    change: withChange ? 1 : null,
  };
}

/** Changes what was asked of the one recipient. */
export function asks(draft: BtcDraft, change: Partial<PaymentRecipient>): void {
  const recipients = draft.intent.recipients.map((one) => ({ ...one, ...change }));
  draft.intent = { ...draft.intent, recipients };
}

export const judgeBtc: (draft: BtcDraft, psbt?: string) => Verdict = judgeAny;

/** Adds an output, paid for by the change: its sats, and the vbytes that it is long. */
export function addBtcOutput(
  draft: BtcDraft,
  output: { amount: bigint; script: string },
  label: Pair[] = [],
): void {
  draft.raw.tx.outputs.push(output);
  draft.raw.outputs.push(label);
  const bytes = 9 + output.script.length / 2;
  draft.raw.tx.outputs[1]!.amount -= output.amount + BigInt(bytes * draft.intent.rateSatsPerVb);
}

export const { attack: attackBtc, attacks: attackBtcs } = attacksOn<BtcDraft, BtcOptions>(
  'a payment of bitcoin',
  genuineBtc,
  judgeBtc,
  (from) => {
    const { outcome, code } = judgeBtc(genuineBtc(from));
    expect([outcome, code]).toEqual(['proved', null]);
  },
);
