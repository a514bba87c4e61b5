import { describe, expect, it } from 'vitest';
import type { SendIntent } from '../../../src-main/verify/verdict/kinds/send-intent.ts';
import type { GivenAsset, Verdict } from '../../../src-main/verify/types.ts';
import { formatRecipientId } from '../../../src-main/invoices/recipient.ts';
import { reviewOf as view } from '../../../src-main/wallet/pay/review.ts';

const ASSET = 'rgb:2bYv7GcA-wq8Hn3t-LzK5rDs-0fJx1Ue-PmC9oBi-R6dSaVk';
const seal = (byte: number) => new Uint8Array(32).fill(byte);
const hex = (byte: number) => byte.toString(16).padStart(2, '0').repeat(32);
const blinded = (byte: number) =>
  formatRecipientId({ kind: 'blinded', network: 'regtest', secretSeal: seal(byte) });
/** The x coordinate of the curve's generator: a key that there is. */
const KEY = Buffer.from('79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798', 'hex');
const witness = formatRecipientId({
  kind: 'witness',
  network: 'regtest',
  scriptType: 'tr',
  isSegwit: true,
  script: Uint8Array.from([0x51, 0x20, ...KEY]),
  internalKey: null,
});

const intent: SendIntent = {
  kind: 'send',
  recipients: [
    { assetId: ASSET, amount: 5n, recipientId: blinded(1), invoice: null, witnessSats: null },
    { assetId: ASSET, amount: 2n ** 64n - 1n, recipientId: witness, invoice: null, witnessSats: 1_000n },
  ],
  donation: false,
  rateSatsPerVb: 2,
  minConfirmations: 1,
};

const given = (secretSeal: string): GivenAsset => ({
  to: 'stranger',
  amount: 5n,
  opout: `${hex(9)}/4000/0`,
  seal: { kind: 'secret', secretSeal },
});

function reviewOf(secretSeal: string) {
  const verdict: Verdict = {
    outcome: 'contradicts',
    code: 'RGB_RECIPIENT',
    digest: hex(7),
    claims: [],
    inputs: [],
    outputs: [],
    assets: [{ assetId: ASSET, role: 'asked', inAmount: 5n, given: [given(secretSeal)] }],
    sums: null,
    txid: null,
  };
  return view({
    flowId: 'f0'.repeat(16),
    walletId: 'a1'.repeat(16),
    intent,
    verdict,
    preparedAtMs: 1,
    stops: [],
    network: 'regtest',
  });
}

describe('a verdict on its way to the screen', () => {
  it('writes a seal as the invoice does, so that the same one reads the same', () => {
    expect(reviewOf(hex(1)).assets[0]?.given[0]?.seal).toEqual({ kind: 'secret', recipientId: blinded(1) });
  });

  it('writes another seal otherwise than the one that was asked', () => {
    const { intent: asked, assets } = reviewOf(hex(2));
    expect(assets[0]?.given[0]?.seal).toEqual({ kind: 'secret', recipientId: blinded(2) });
    expect(asked.kind === 'send' && asked.recipients[0]?.recipientId).not.toBe(blinded(2));
  });

  it('says where the bitcoin of a witness recipient goes, and that a blinded one has no address', () => {
    const { intent: asked } = reviewOf(hex(1));
    expect(asked).toMatchObject({
      recipients: [
        { kind: 'blinded', address: null, witnessSats: null },
        {
          kind: 'witness',
          address: 'bcrt1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqc8gma6',
          witnessSats: 1_000n,
          amount: 18_446_744_073_709_551_615n,
        },
      ],
    });
  });
});
