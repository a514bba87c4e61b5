import type { CallOutput } from '../../src-preload/contract/index.ts';

type Refused = Extract<CallOutput<'signing.readPayment'>, { payable: false }>['reason'];

/** Why an address or a link is not paid, as one sentence. */
export const notPayable: Readonly<Record<Refused, string>> = {
  form: 'It is no bitcoin address that Ochre knows. A character may be missing or wrong.',
  network: 'It belongs to another network than this wallet.',
  ours: 'It is an address of this very wallet.',
  link: 'It is no payment link that can be read.',
  asset:
    'This link asks for an RGB asset, and bitcoin paid to its address is not that. Paste the invoice that stands behind “rgb=” in it where assets are sent. To pay bitcoin all the same, paste the address alone.',
  means:
    'It names no bitcoin address, only other means to be paid by, such as Lightning. Ask for an address.',
  needs: 'This payment link asks for something that Ochre does not know, and is not to be paid without it.',
};
