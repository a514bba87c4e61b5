import { backupCalls } from '../backup/calls.ts';
import { nodesCalls } from '../nodes/calls.ts';
import { assetsCalls } from '../wallet/assets/calls.ts';
import { chainCalls } from '../wallet/chain/calls.ts';
import { connectionCalls } from '../wallet/connection/calls.ts';
import { lockCalls } from '../wallet/lock/password.ts';
import { manageCalls } from '../wallet/manage/calls.ts';
import { receiveCalls } from '../wallet/receive/calls.ts';
import { refreshCalls } from '../wallet/refresh/refresh-wallet.ts';
import { rulesCalls } from '../wallet/rules/read-rules.ts';
import { signingCalls } from '../wallet/signing/calls.ts';
import { submitCalls } from '../wallet/submit/submit.ts';
import { transfersCalls } from '../wallet/transfers/calls.ts';
import { vaultCalls } from '../wallet/vault/calls.ts';
import { appCalls } from './calls.ts';
import { practiceCalls } from './use-practice.ts';

/** Each call of the contract, by the room that answers it: a missing one does not compile (dispatch.ts). */
export const allCalls = {
  ...vaultCalls,
  ...connectionCalls,
  ...chainCalls,
  ...signingCalls,
  ...receiveCalls,
  ...refreshCalls,
  ...transfersCalls,
  ...submitCalls,
  ...assetsCalls,
  ...manageCalls,
  ...rulesCalls,
  ...lockCalls,
  ...nodesCalls,
  ...backupCalls,
  ...practiceCalls,
  ...appCalls,
};
