import { join } from 'node:path';
import Database from 'libsql';
import * as v from 'valibot';
import { friendKeys } from '../../src-main/practice/friend/friend-keys.ts';
import { createPractice, type PracticeService } from '../../src-main/practice/index.ts';
import type { Ledger, ToService } from './messages.ts';

/** The practice service in a process of its own, over one folder after the other. It is never killed. */
let shiftMs = 0;
let open: PracticeService | null = null;

process.on('message', (message: ToService & { readonly id: number }) => {
  answer(message).then(
    (value) => process.send?.({ id: message.id, value }),
    (error: unknown) => process.send?.({ id: message.id, error: String(error) }),
  );
});
process.once('disconnect', () => process.exit(0));

async function answer(message: ToService): Promise<unknown> {
  switch (message.do) {
    case 'open': {
      await open?.close();
      shiftMs = 0;
      open = createPractice({
        dataFolder: message.folder,
        clock: { nowMs: () => Date.now() + shiftMs },
        blockEverySeconds: 0,
        friendAfterSeconds: 0,
      });
      return { url: await open.baseUrl(), height: (await open.status()).height };
    }
    case 'close':
      await open?.close();
      open = null;
      return null;
    case 'mine':
      return opened().mine(1);
    case 'shift':
      shiftMs += message.ms;
      return null;
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

function opened(): PracticeService {
  if (open === null) throw new Error('the practice service is not open');
  return open;
}

const slotRow = v.object({ txid: v.string(), made: v.number() });
const sendRow = v.object({
  txid: v.string(),
  recipientId: v.string(),
  amount: v.string(),
  status: v.number(),
  onChain: v.number(),
});

/** Read beside the service, from its file: by no code that the wallet shares. */
function ledgerIn(file: string): Ledger {
  const db = new Database(file);
  try {
    const friend = friendKeys().xpubVanilla;
    const slots = db
      .prepare(
        `SELECT coins.txid, count(*) AS made FROM coins JOIN scripts ON scripts.script = coins.script
           JOIN transactions ON transactions.txid = coins.txid
          WHERE scripts.branch = 'colored' AND scripts.xpubVanilla <> ? GROUP BY coins.txid`,
      )
      .all(friend);
    const sends = db
      .prepare(
        `SELECT batches.txid, transfers.recipientId, transfers.amount, batches.status,
                EXISTS (SELECT 1 FROM transactions WHERE transactions.txid = batches.txid) AS onChain
           FROM transfers JOIN batches ON batches.id = transfers.batchId
          WHERE transfers.kind = 3 AND batches.xpubVanilla <> ? ORDER BY transfers.id`,
      )
      .all(friend);
    return {
      slots: v.parse(v.array(slotRow), slots),
      sends: v
        .parse(v.array(sendRow), sends)
        .map(({ onChain, ...send }) => ({ ...send, isOnChain: onChain === 1 })),
    };
  } finally {
    db.close();
  }
}
