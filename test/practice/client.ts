import { type SnapshotEntry, defaultLimits } from '../../src-main/verify/verdict/claims/snapshot.ts';
import { EMPTY_BOOK } from '../../src-main/verify/book/book.ts';
import { createWalletApi } from '../../src-main/services/wallet-api/client.ts';
import type { WalletApi } from '../../src-main/ports/index.ts';
import type { LazyPractice } from '../support/practice.ts';
import { judge } from '../../src-main/verify/verdict/judge.ts';
import { parsedInvoice, type AssetWallet, type Pay } from './asset-wallet.ts';
import { entriesOf } from '../../src-main/wallet/connection/service-reading.ts';
import { anyHost } from '../support/any-host.ts';

/** The program's own client, over HTTP, for a test wallet. */
export async function clientOf(
  practice: LazyPractice,
  { account: { fingerprint, xpubs } }: Pick<AssetWallet, 'account'>,
): Promise<WalletApi> {
  const keys = {
    ...{ network: 'regtest' as const, fingerprint, xpub: '', accountXpubColoredFingerprint: '' },
    ...{ accountXpubVanilla: xpubs.vanilla, accountXpubColored: xpubs.colored ?? '' },
  };
  return createWalletApi(anyHost)({
    baseUrl: await practice.baseUrl(),
    dialect: 'practice',
    token: null,
    keys,
  });
}

/** Amounts up to a u64. */
export type PayOn = Omit<Pay, 'amount'> & { readonly amount: number | bigint };

/**
 * Begins, proves by the real judge, signs and submits. Only the invoices tell judge and service what is paid. Throws
 * the judge's findings.
 */
export async function provedSend(
  practice: LazyPractice,
  wallet: AssetWallet,
  pays: readonly PayOn[],
  rateSatsPerVb = 2,
) {
  const api = await clientOf(practice, wallet);
  const recipients = pays.map(({ invoice, assetId, amount, sats }) => ({
    ...{ assetId, amount: BigInt(amount), invoice, recipientId: parsedInvoice(invoice).recipientId },
    witnessSats: sats === undefined ? null : BigInt(sats),
  }));
  const wish = { donation: false, rateSatsPerVb, minConfirmations: 1 };
  const asked = {
    ...wish,
    recipients: recipients.map(({ witnessSats, ...recipient }) => ({
      ...recipient,
      witness: witnessSats === null ? null : { amountSats: witnessSats, blinding: null },
      transportEndpoints: parsedInvoice(recipient.invoice).endpoints.map(({ text }) => text),
    })),
  };
  const snapshot = { takenAtMs: Date.now(), entries: entriesOf(await api.listUnspents(), () => false) };
  const psbt = await api.sendBegin(asked);
  const verdict = judge({
    ...{ psbt, snapshot, intent: { kind: 'send', recipients, ...wish } },
    book: { ...EMPTY_BOOK, outputs: snapshot.entries.map(ownOutput) },
    account: {
      ...wallet.account,
      ...{ keychains: { vanilla: [0], colored: [0] }, highestIndex: { vanilla: 0, colored: 4 } },
    },
    limits: defaultLimits((await practice.status()).height),
  });
  // Assets on the slots are on trust here: the judge got no book of them.
  const bad = verdict.claims.filter(({ outcome }) => outcome !== 'proved' && outcome !== 'onTrust');
  if (bad.length > 0) throw new Error(`${String(verdict.code)} ${JSON.stringify(bad)}`);
  return { verdict, psbt, ...(await api.sendEnd(asked, wallet.sign(psbt))) };
}

/** The practice service never lists foreign coins as ours, so its list says whose they are. */
function ownOutput({ txid, vout, amountSats, colorable }: SnapshotEntry) {
  const branch = colorable ? ('colored' as const) : ('vanilla' as const);
  return { txid, vout, amountSats, branch, index: -1, spent: false };
}
