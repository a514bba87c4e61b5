import type { Result, Review } from '../../src-preload/contract/index.ts';
import type { World } from './world.ts';

/** A person's act that ends with a submit, and can be begun again for the same goal. */
export interface SigningAct {
  readonly name: string;
  /** The endpoint of the submit. */
  readonly end: string;
  /** Fixes the act, such as its payee; returns a function that begins it. */
  readonly plan: (world: World) => Promise<() => Promise<Result<Review>>>;
}

/** Nobody's of the practice network. */
const ADDRESS = 'bcrt1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqvg32hk';

export async function sendAsked({ owe, walletId, assetId }: World) {
  const { invoice, recipientId } = await owe(3n);
  const recipients = [{ invoice, recipientId, assetId, amount: '3', witnessSats: null }];
  return { walletId, recipients, donation: false, rateSatsPerVb: 2, minConfirmations: 1 };
}
export const oneSlot = { num: 1, sizeSats: 2_000, rateSatsPerVb: 2, upTo: false };

export const send: SigningAct = {
  name: 'a send',
  end: '/api/wallet/sendend',
  plan: async (world) => {
    const asked = await sendAsked(world);
    return () => world.ask('signing.beginSend', asked);
  },
};

export const slots: SigningAct = {
  name: 'slots',
  end: '/api/wallet/createutxosend',
  plan: ({ ask, walletId }) => Promise.resolve(() => ask('signing.beginSlots', { walletId, ...oneSlot })),
};

const payment: SigningAct = {
  name: 'a payment',
  end: '/api/wallet/sendbtcend',
  plan: ({ ask, walletId }) =>
    Promise.resolve(() =>
      ask('signing.beginSendBtc', {
        walletId,
        recipients: [{ address: ADDRESS, amountSats: 1_500 }],
        rateSatsPerVb: 2,
      }),
    ),
};

export const signingActs = [send, slots, payment] as const;

/** Approves a begun flow. */
export const approve = ({ ask }: World, { flowId, digest }: Pick<Review, 'flowId' | 'digest'>) =>
  ask('signing.approve', { flowId, digest, acceptNotProved: false });
