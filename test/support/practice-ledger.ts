import Database from 'libsql';
import * as v from 'valibot';
import { FRIEND_KEYS } from '../../src-main/practice/friend/pay.ts';

/** What the chain and the books of the practice service say of the only wallet, beside the friend's. */
export type Ledger = ReturnType<typeof ledgerIn>;

const slotRow = v.object({ txid: v.string(), made: v.number() });
const paymentRow = v.object({ txid: v.string(), paidSats: v.number() });
const sendRow = v.object({
  txid: v.string(),
  recipientId: v.string(),
  amount: v.string(),
  status: v.number(),
  onChain: v.number(),
});

/** Read beside the service, from its file: by no code that the wallet shares. */
export function ledgerIn(file: string) {
  const db = new Database(file);
  try {
    const friend = FRIEND_KEYS.xpubVanilla;
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
    const payments = db
      .prepare(
        `SELECT made.txid, sum(made.sats) AS paidSats FROM coins AS made
          WHERE made.script NOT IN (SELECT script FROM scripts)
            AND made.txid IN (SELECT spent.spentBy FROM coins AS spent JOIN scripts ON scripts.script = spent.script
                               WHERE scripts.xpubVanilla <> ?)
          GROUP BY made.txid`,
      )
      .all(friend);
    return {
      /** Transactions on the chain that spend a coin of its plain branch, and what they pay to others. */
      payments: v.parse(v.array(paymentRow), payments),
      /** Transactions on the chain that made outputs on the coloured branch, and how many each. */
      slots: v.parse(v.array(slotRow), slots),
      /** Sends in its books. `isOnChain`: broadcast, in a block or not. */
      sends: v
        .parse(v.array(sendRow), sends)
        .map(({ onChain, ...send }) => ({ ...send, isOnChain: onChain === 1 })),
    };
  } finally {
    db.close();
  }
}
