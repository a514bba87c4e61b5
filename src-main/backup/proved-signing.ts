import { type Book, unsignedOf } from '../verify/index.ts';
import { spentBy } from '../records/proved.ts';
import { toJsonValue } from '../base/json.ts';
import { EVERY_KEYCHAIN } from '../keys/allowed-paths.ts';
import type { WalletRecord } from '../records/wallet.ts';
import { toHex } from '../base/bytes.ts';
import { outpointName, scriptKey } from '../base/outpoint.ts';
import type { WholeSigning } from '../records/signing.ts';
import type { Context } from './context.ts';
import { judgeAccount } from '../wallet/book/own-indexes.ts';
import { readJudged, readSigned, readSpending, type SignedStep, type Spending } from '../records/signing.ts';
import { signedStepOf } from '../wallet/pay/signed-step.ts';
import { orOnFailure, orElseNow } from '../wallet/failures.ts';

const NOTHING_KNOWN: Book = { outputs: [], allocations: [], reserved: [], invoices: [], assets: [] };

/** Our keys prove signatures, and the signed PSBT its effects. Unsigned flows and imports only reserve their coins. */
export async function provedSigning(
  { reader }: Pick<Context, 'reader'>,
  wallet: WalletRecord,
  signing: WholeSigning,
): Promise<WholeSigning | 'signature' | 'claims'> {
  const { proves: _told, ...plain } = signing;
  const spends: WholeSigning = { ...plain, proves: 'spends' };
  if (plain.imported !== null) return spends;
  const data = Object.fromEntries(
    plain.steps.map(({ state, data: text }) => [state, JSON.parse(text) as unknown]),
  );
  if (data['signed'] === undefined || data['signed'] === null) return spends;
  const signed = readSigned(data['signed']);
  const original = psbtIn(data['built']);
  if (signed === null || original === null) return 'signature';
  const account = { ...judgeAccount(wallet), keychains: EVERY_KEYCHAIN };
  const txid = (await orOnFailure(reader.verifySigned(original, signed.psbt, account), null))?.txid;
  if (txid === undefined) return 'signature';
  if (txid !== signed.txid || !saysWhatIsSigned(signed)) return 'claims';
  const told = plain.steps.flatMap((step) => toldBy(step) ?? []);
  if (!told.every((one) => isOfSigned(one, signed))) return 'claims';
  const judged = orElseNow(() => readJudged({ ...plain, data }), null);
  if (judged === null || judged.psbt !== original) return spends;
  const { psbt, intent, snapshot, limits } = judged;
  const verdict = await reader.judge({ psbt, intent, snapshot, limits, account, book: NOTHING_KNOWN });
  if (verdict.txid === null || verdict.outcome === 'contradicts') return spends;
  const proved = signedStepOf(verdict, []);
  const claims = told.flatMap((one) => readSpending(one) ?? []);
  return claims.every((one) => isWithin(one, proved)) ? plain : 'claims';
}

function toldBy({ state, data }: WholeSigning['steps'][number]): object | null {
  if (state !== 'approved' && state !== 'away' && state !== 'signed') return null;
  const value: unknown = JSON.parse(data);
  return typeof value === 'object' ? value : null;
}

function isOfSigned(told: object, { txid, inputs }: SignedStep): boolean {
  const named = 'txid' in told ? told.txid : txid;
  return named === txid && spentBy(told).every((one) => inputs.includes(one));
}

function saysWhatIsSigned({ psbt, inputs, recipients }: SignedStep): boolean {
  const unsigned = unsignedOf(psbt);
  const spent = new Set(unsigned.inputs.map(({ outpoint }) => outpointName(outpoint)));
  const paid = new Set(unsigned.outputs.map(({ script }) => scriptKey(toHex(script))));
  return (
    inputs.length === spent.size &&
    inputs.every((one) => spent.has(one)) &&
    recipients.every((one) => paid.has(one) || !one.startsWith(scriptKey('')))
  );
}

function isWithin(claimed: Spending, proved: Omit<SignedStep, 'psbt'>): boolean {
  const among = (told: readonly object[], known: readonly object[]) =>
    told.every((one) => known.some((other) => isPart(one, other)));
  return (
    claimed.slots.every((slot) => proved.slots.includes(slot)) &&
    among(claimed.made, proved.made) &&
    among(claimed.coins, proved.coins) &&
    among(claimed.back, proved.back)
  );
}

function isPart(one: object, other: object): boolean {
  const [part, whole] = [one, other].map((value) => toJsonValue(value) as Readonly<Record<string, unknown>>);
  return Object.entries(part ?? {}).every(([name, value]) => whole?.[name] === value);
}

function psbtIn(built: unknown): string | null {
  const has = typeof built === 'object' && built !== null && 'psbt' in built;
  return has && typeof built.psbt === 'string' ? built.psbt : null;
}
