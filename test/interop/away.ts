import { toJsonValue } from '../../src-main/base/json.ts';
import { judge } from '../../src-main/verify/verdict/judge.ts';
import { defaultLimits } from '../../src-main/verify/verdict/claims/snapshot.ts';
import type { Line, Verdict } from '../../src-main/verify/types.ts';
import type { BegunIntent } from '../../src-main/records/signing.ts';
import { judgeAccount } from '../../src-main/wallet/book/own-recipients.ts';
import { serviceName } from '../../src-main/wallet/context/wallet-list.ts';
import type { InteropApp } from './app.ts';

const EMPTY_BOOK = { outputs: [], allocations: [], reserved: [], invoices: [], assets: [] };

/**
 * Lets a PSBT wait for its signature elsewhere, as if a service had built it here: as new slots if it makes some, else
 * as a payment. Returns the signing's id.
 */
export async function beginAway(app: InteropApp, psbt: string): Promise<string> {
  const { signings, settings, clock } = app.ports;
  const wallet = settings.read().wallets.find(({ id }) => id === app.walletId);
  if (wallet === undefined) throw new Error('the wallet is gone');
  const account = judgeAccount(wallet);
  const limits = defaultLimits(null);
  const takenAtMs = clock.nowMs();
  const judgedAs = (intent: Parameters<typeof judge>[0]['intent'], entries: typeof listed): Verdict =>
    judge({ psbt, intent, snapshot: { takenAtMs, entries }, book: EMPTY_BOOK, account, limits });
  const listed: ReturnType<typeof entryOf>[] = [];
  const described = judgedAs({ kind: 'offline' }, []);
  listed.push(...described.inputs.map(entryOf));
  const intent = intentOf(described);
  const snapshot = { takenAtMs, entries: listed };
  const verdict = judgedAs(intent, listed);
  const { outcome, code, digest, txid } = verdict;
  if (outcome === 'contradicts') throw new Error(`what went out contradicts: ${code ?? ''}`);
  const id = app.ports.random.id();
  const asked = { intent, snapshot, service: serviceName(wallet), assets: [] };
  signings.open({ id, walletId: wallet.id, kind: intent.kind, data: toJsonValue(asked) });
  const built = { psbt, outcome, code, digest, txid, limits: toJsonValue(limits) };
  signings.advance(id, 'asked', 'built', built);
  await app.get('handoff.begin', { flowId: id, digest, acceptNotProved: outcome === 'notProved' });
  return id;
}

function entryOf({ outpoint, amountSats }: Line) {
  if (outpoint === null) throw new Error('an input without an outpoint');
  const listed = { colorable: false, exists: true, allocations: [], pendingBlinded: 0 };
  return { ...outpoint, amountSats: amountSats ?? 0n, ...listed };
}

function intentOf({ outputs, sums }: Verdict): BegunIntent {
  const slots = outputs.filter(({ kind }) => kind === 'assetSlot');
  const rateSatsPerVb = sums === null ? 1 : Math.max(1, Math.round(Number(sums.feeSats) / sums.vbytes));
  const [slot] = slots;
  if (slot !== undefined) {
    const num = slots.length;
    const sizeSats = slot.amountSats ?? 0n;
    return { kind: 'createSlots', num, askedNum: num, sizeSats, rateSatsPerVb, upTo: false };
  }
  const paid = outputs.find(({ kind }) => kind === 'stranger');
  return {
    kind: 'sendBtc',
    recipients: [{ address: paid?.address ?? '', amountSats: paid?.amountSats ?? 0n }],
    rateSatsPerVb,
  };
}
