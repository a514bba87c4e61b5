import { forWallet } from '../http/endpoint.ts';
import { refreshAll } from '../ledger/refresh.ts';

/** 201 without content, as the document has it. */
export const refresh = forWallet('/wallet/refresh', ({ world }, wallet) => {
  refreshAll(world, wallet);
  return { status: 201, body: undefined };
});
