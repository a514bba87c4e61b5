import { ok } from '../answers.ts';
import { forWallet } from '../endpoint.ts';
import { revealAddress } from '../wallets.ts';

export const address = forWallet('/wallet/address', ({ world }, wallet) => ok(revealAddress(world, wallet)));
