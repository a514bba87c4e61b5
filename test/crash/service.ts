import { join } from 'node:path';
import { startPractice, type Practice } from '../../src-main/practice/index.ts';
import { answerParent } from '../support/child.ts';
import { ledgerIn } from '../support/practice-ledger.ts';
import type { ToService } from './messages.ts';

/** The practice service in its own process, over one folder after another. It is never killed. */
let shiftMs = 0;
let open: Practice | null = null;

answerParent(answer);
process.once('disconnect', () => process.exit(0));

async function answer(message: ToService): Promise<unknown> {
  switch (message.do) {
    case 'open': {
      await open?.close();
      shiftMs = 0;
      open = await startPractice({
        dataFolder: message.folder,
        clock: { nowMs: () => Date.now() + shiftMs },
        blockEverySeconds: 0,
        friendAfterSeconds: 0,
      });
      return { url: open.baseUrl, chainAddress: open.chainAddress, height: open.status().height };
    }
    case 'close':
      await open?.close();
      open = null;
      return {};
    case 'mine':
      return opened().mine(1);
    case 'shift':
      shiftMs += message.ms;
      return {};
    case 'faucet':
      return opened().faucet(message.address, BigInt(message.sats));
    case 'invoice':
      return opened().friend.invoice({
        assetId: message.assetId,
        amount: BigInt(message.amount),
        kind: 'blinded',
        expiresInSeconds: 86_400,
      });
    case 'ledger':
      return ledgerIn(join(message.folder, 'practice.sqlite'));
  }
}

function opened(): Practice {
  if (open === null) throw new Error('the practice service is not open');
  return open;
}
