import { forWallet } from '../endpoint.ts';

/** 201 without content, as the document has it. The practice chain is always in step, so there is nothing to do. */
export const refresh = forWallet('/wallet/refresh', () => ({ status: 201, body: undefined }));
