import type { CallOutput } from '../../src-preload/contract/index.ts';

type Refused = Extract<CallOutput<'signing.readPayment'>, { payable: false }>['reason'];

/** Why an address or a link is not paid, as one sentence. */
export const notPayable: Readonly<Record<Refused, string>> = {
  form: 'It is no bitcoin address that Ochre knows. A character may be missing or wrong.',
  network: 'It belongs to another network than this wallet.',
  ours: 'It is an address of this very wallet.',
  link: 'It is no payment link that can be read.',
  needs: 'This payment link asks for something that Ochre does not know, and is not to be paid without it.',
};
