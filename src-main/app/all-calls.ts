import { backupCalls } from '../backup/calls.ts';
import { nodesCalls } from '../nodes/calls.ts';
import { walletCalls } from '../wallet/calls.ts';
import { chainCalls } from '../wallet/chain/calls.ts';
import { appCalls } from './calls.ts';
import { practiceCalls } from './use-practice.ts';

export const allCalls = {
  ...walletCalls,
  ...chainCalls,
  ...nodesCalls,
  ...backupCalls,
  ...practiceCalls,
  ...appCalls,
};
