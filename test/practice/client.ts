import type { BookOutput } from '../../src-main/verify/book/book.ts';
import type { SnapshotEntry } from '../../src-main/verify/verdict/claims/snapshot.ts';
import { EMPTY_BOOK } from '../../src-main/verify/book/book.ts';
import { createWalletApi } from '../../src-main/services/wallet-api/client.ts';
import type { WalletApi } from '../../src-main/ports/index.ts';
import type { LazyPractice } from '../support/practice.ts';
import { defaultLimits } from '../../src-main/verify/verdict/claims/limits.ts';
import type { SendIntent } from '../../src-main/verify/verdict/kinds/send-intent.ts';
import { judge } from '../../src-main/verify/verdict/judge.ts';
import type { Verdict } from '../../src-main/verify/types.ts';
import type { JudgeAccount } from '../../src-main/keys/account.ts';
import { parsedInvoice, type AssetWallet } from './asset-wallet.ts';
import { entriesOf } from '../../src-main/wallet/connection/held.ts';
import { anyHost } from '../support/any-host.ts';

/** The program's own client, over HTTP, for a wallet of the tests. */
export async function clientOf(
  practice: LazyPractice,
  { headers }: Pick<AssetWallet, 'headers'>,
): Promise<WalletApi> {
  const keys = {
    network: 'regtest' as const,
    fingerprint: headers['master-fingerprint'] ?? '',
    xpub: '',
    accountXpubVanilla: headers['xpub-van'] ?? '',
    accountXpubColored: headers['xpub-col'] ?? '',
    accountXpubColoredFingerprint: '',
  };
  return createWalletApi(anyHost)({
    baseUrl: await practice.baseUrl(),
    dialect: 'practice',
    token: null,
    keys,
  });
}

export interface PayOn {
  readonly invoice: string;
  readonly assetId: string;
  readonly amount: bigint;
  /** For a witness recipient. */
  readonly witnessSats?: bigint;
}

/** What the real judge is asked, and what the service: both from the invoices alone. */
async function begunSend(
  practice: LazyPractice,
  wallet: AssetWallet,
  pays: readonly PayOn[],
  rateSatsPerVb = 2,
) {
  const api = await clientOf(practice, wallet);
  const recipients = pays.map(({ invoice, assetId, amount, witnessSats }) => ({
    assetId,
    amount,
    invoice,
    recipientId: parsedInvoice(invoice).recipientId,
    witnessSats: witnessSats ?? null,
  }));
  const intent: SendIntent = {
    kind: 'send',
    recipients,
    donation: false,
    rateSatsPerVb,
    minConfirmations: 1,
  };
  const asked = {
    ...intent,
    recipients: recipients.map(({ assetId, recipientId, amount, invoice, witnessSats }) => ({
      assetId,
      recipientId,
      amount,
      invoice,
      witness: witnessSats === null ? null : { amountSats: witnessSats, blinding: null },
      transportEndpoints: parsedInvoice(invoice).endpoints.map(({ text }) => text),
    })),
  };
  const snapshot = { takenAtMs: Date.now(), entries: entriesOf(await api.listUnspents(), () => false) };
  const book = { ...EMPTY_BOOK, outputs: snapshot.entries.map(ownOutput) };
  const psbt = await api.sendBegin(asked);
  const { height } = await practice.status();
  const verdict = judge({
    psbt,
    intent,
    snapshot,
    book,
    account: accountOf(wallet),
    limits: defaultLimits(height),
  });
  return { api, psbt, verdict, end: () => api.sendEnd(asked, wallet.sign(psbt)) };
}

/** Begun, proved by the real judge, signed and handed over. Throws what the judge found where it found anything. */
export async function provedSend(
  practice: LazyPractice,
  wallet: AssetWallet,
  pays: readonly PayOn[],
  rateSatsPerVb = 2,
) {
  const { verdict, end, psbt } = await begunSend(practice, wallet, pays, rateSatsPerVb);
  if (!isGood(verdict)) throw new Error(`${String(verdict.code)} ${unproved(verdict)}`);
  return { verdict, psbt, ...(await end()) };
}

function accountOf({ headers }: AssetWallet): JudgeAccount {
  return {
    fingerprint: headers['master-fingerprint'] ?? '',
    network: 'regtest',
    xpubs: { vanilla: headers['xpub-van'] ?? '', colored: headers['xpub-col'] ?? '' },
    keychains: { vanilla: [0], colored: [0] },
    highestIndex: { vanilla: 0, colored: 4 },
    gap: 20,
    searchLength: 1_000,
  };
}

/** The practice service makes no coin of ours that is none, so its list says whose they are. */
function ownOutput({ txid, vout, amountSats, colorable }: SnapshotEntry): BookOutput {
  return { txid, vout, amountSats, branch: colorable ? 'colored' : 'vanilla', index: -1, spent: false };
}

/** What lies on the slots is the service's word here: the judge was given no book of it. */
function isGood({ outcome }: Pick<Verdict, 'outcome'>): boolean {
  return outcome === 'proved' || outcome === 'onTrust';
}

function unproved({ claims }: Verdict): string {
  return JSON.stringify(claims.filter((claim) => !isGood(claim)));
}
