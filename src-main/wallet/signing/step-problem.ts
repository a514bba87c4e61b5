import * as v from 'valibot';
import type { WholeStep } from '../../domain/signing/old-flow-format.ts';
import type { SigningKind, SigningState } from '../../domain/signing/states.ts';
import { intentJson, snapshotJson } from '../../domain/intents/json.ts';

const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(253_402_300_799_999));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const txid = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const vout = v.pipe(count, v.maxValue(0xffff_ffff));
const outpoint = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}:\d{1,10}$/));
const text = v.pipe(v.string(), v.maxLength(4_000));
const units = v.pipe(v.string(), v.regex(/^\d{1,20}$/));
const index = v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(-1), v.maxValue(0x7fff_ffff)));
const psbt = v.pipe(v.string(), v.regex(/^cHNidP[A-Za-z0-9+/]*={0,2}$/));

const spending = {
  txid,
  inputs: v.pipe(v.array(outpoint), v.minLength(1)),
  slots: v.array(vout),
  recipients: v.exactOptional(v.array(text)),
  made: v.exactOptional(
    v.array(v.object({ vout, colored: v.boolean(), sats: v.exactOptional(units), index })),
  ),
  coins: v.exactOptional(v.array(v.object({ txid, vout, sats: units, colored: v.boolean(), index }))),
  proved: v.exactOptional(v.boolean()),
  back: v.exactOptional(v.array(v.object({ assetId: text, amount: units, opout: text, txid, vout }))),
};
const asked = v.object({
  intent: intentJson,
  snapshot: v.exactOptional(snapshotJson),
  service: v.exactOptional(text),
  assets: v.exactOptional(
    v.array(v.object({ assetId: text, ticker: v.nullable(text), precision: v.pipe(count, v.maxValue(255)) })),
  ),
});
const built = v.object({
  psbt: v.exactOptional(psbt),
  outcome: v.exactOptional(text),
  digest: v.exactOptional(text),
});
const unanswered = v.object({
  because: v.exactOptional(text),
  named: v.exactOptional(v.nullable(txid)),
  handedOverAtMs: v.exactOptional(time),
  looks: v.exactOptional(count),
  lookedAtMs: v.exactOptional(v.nullable(time)),
});
/** Of which nothing is shown, and nothing but what is read by a form of its own. */
const anything = v.unknown();

const FORMS: Readonly<Record<SigningState, v.GenericSchema>> = {
  asked,
  built,
  contradicted: anything,
  away: v.object(spending),
  approved: anything,
  signed: v.object({ ...spending, psbt }),
  handingOver: anything,
  handedOver: unanswered,
  refused: unanswered,
  accepted: anything,
  broadcast: anything,
  settled: anything,
  givenUp: anything,
  dropped: anything,
};

/**
 * Whether a step of what was built is not as the record writes it: each by its own form, so that no list that shows it
 * fails. `isDropped`: signed bytes are erased where it was dropped. Pure; the data is JSON text.
 */
export function stepProblem(kind: SigningKind, { state, data }: WholeStep, isDropped: boolean): boolean {
  const value: unknown = JSON.parse(data);
  if (state === 'signed' && isDropped && value === null) return false;
  if (!v.is(FORMS[state], value)) return true;
  return state === 'asked' && v.parse(asked, value).intent.kind !== kind;
}
