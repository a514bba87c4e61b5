import { describe, expect, it } from 'vitest';
import { type ImportQuestion, judgeImported } from '../../src-main/verify/imported/judge-imported.ts';
import type { Confirmation } from '../../src-main/ports/index.ts';
import type { WalletRecord } from '../../src-main/records/wallet.ts';
import { askSignImported } from '../../src-main/wallet/signing/ask-imported.ts';
import { writeRaw } from '../support/psbt/raw-psbt.ts';
import { addBtcOutput, genuineBtc, payee, type BtcDraft } from '../support/psbt/send-btc.ts';

const wallet = { name: 'Savings', keys: { network: 'regtest' } } as WalletRecord;

function asked(change: (draft: BtcDraft) => void, more: readonly ImportQuestion[] = []): Confirmation {
  const draft = genuineBtc({ inputSats: [200_000n, 50_000n] });
  change(draft);
  const { account, limits, book } = draft;
  const brought = { kind: 'psbt', psbt: writeRaw(draft.raw), form: 'binary' } as const;
  const judged = judgeImported({ brought, account, limits, book, nowMs: 1_800_000_000_000 });
  const held = { id: 'b', walletId: 'w', name: 'x', from: 'psbt', broughtAtMs: 0, ...judged } as const;
  const questions = [...more, ...judged.questions];
  return askSignImported(wallet, { ...held, questions }, { rivals: [], besides: 0, assets: [], skipped: 0 });
}
const ofNoWorth = (i: number): ImportQuestion => ({
  kind: 'asset',
  id: `a${String(i)}`,
  assetId: `rgb:${'worthless-'.repeat(4)}`,
  amount: 1n,
  seal: { kind: 'secret', secretSeal: '00'.repeat(32) },
});

describe('what main asks before a bare PSBT is signed', () => {
  it('names the largest payment and what is paid in all, however often it writes into the chain', () => {
    const { title, details } = asked((draft) => {
      for (let i = 0; i < 8; i++) addBtcOutput(draft, { amount: 0n, script: `6a04deadbe0${String(i)}` });
    });
    expect(details[0]).toContain(payee().address);
    // It does more than pay.
    expect(title).toBe('Sign this transaction as reviewed?');
  });

  it('names them however many assets of no worth it gives', () => {
    const { title, details } = asked(
      () => undefined,
      Array.from({ length: 20 }, (_, i) => ofNoWorth(i)),
    );
    expect(details[0]).toContain(payee().address);
    // It does more than pay.
    expect(title).toBe('Sign this transaction as reviewed?');
  });
});
