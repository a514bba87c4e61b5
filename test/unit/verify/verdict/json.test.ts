import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Intent, intentJson } from '../../../../src-main/verify/verdict/judge.ts';
import { snapshotJson } from '../../../../src-main/verify/verdict/claims/snapshot.ts';
import { toJsonValue } from '../../../../src-main/base/json.ts';
import { EMPTY_SLOT, WITNESS, genuineTrial } from '../../../support/psbt/send.ts';

const U64 = 0xffff_ffff_ffff_ffffn;
const { intent: send, snapshot } = genuineTrial(WITNESS);
const asText = (value: unknown): unknown => JSON.parse(JSON.stringify(toJsonValue(value)));

describe('an intent as JSON', () => {
  const slots = {
    kind: 'createSlots',
    num: 1,
    askedNum: 2,
    sizeSats: U64,
    rateSatsPerVb: 3,
    upTo: true,
  } as const;
  const largest = { ...send, recipients: [{ ...send.recipients[0]!, amount: U64, invoice: 'rgb:~/~/~/x' }] };
  it.each<[string, Intent]>([
    ['slots', slots],
    ['a send', send],
    ['a send of more than a double holds', largest],
    ['a bare PSBT', { kind: 'offline' }],
  ])('is read back as the very value: %s', (_, intent) =>
    expect(v.parse(intentJson, asText(intent))).toEqual(intent),
  );

  const json = asText(send) as { recipients: Record<string, unknown>[] } & Record<string, unknown>;
  const recipient = (change: Record<string, unknown>): unknown => ({
    ...json,
    recipients: [{ ...json.recipients[0], ...change }],
  });
  it.each<[string, unknown]>([
    ['of a kind that nobody knows', { ...json, kind: 'burn' }],
    ['with something more', { ...json, memo: 'x' }],
    ['with something more of a recipient', recipient({ memo: 'x' })],
    ['with an amount that is a number', recipient({ amount: 40 })],
    ['with an amount in another form', recipient({ amount: '040' })],
    ['with an amount below zero', recipient({ amount: '-1' })],
    ['without an invoice or null', recipient({ invoice: undefined })],
    ['with sats that are a number', recipient({ witnessSats: 1 })],
    ['with half a sat per vbyte', { ...json, rateSatsPerVb: 0.5 }],
    ['that does not say whether it is a donation', { ...json, donation: undefined }],
    ['of a bare PSBT with a wish', { kind: 'offline', num: 1 }],
  ])('is refused %s', (_, value) => expect(v.safeParse(intentJson, value).success).toBe(false));
});

it('a snapshot as JSON is read back as the very value, with what we know of an allocation ourselves', () => {
  const [held] = snapshot.entries[0]!.allocations;
  const known = { ...held!, opout: `${EMPTY_SLOT.txid}/4000/0` };
  const value = { ...snapshot, entries: [{ ...snapshot.entries[0]!, allocations: [held!, known] }] };
  expect(v.parse(snapshotJson, asText(value))).toEqual(value);
  expect(v.parse(snapshotJson, asText(value)).entries[0]!.allocations[0]).not.toHaveProperty('opout');
});

it('a snapshot as JSON is read back with rights, with what is not known, and with a told index', () => {
  const { assetId } = snapshot.entries[0]!.allocations[0]!;
  const right = { assetId, amount: 0n, form: 'inflationRight', right: 500n, settled: true } as const;
  const unknown = { assetId, amount: null, form: 'notKnown', right: null, settled: false } as const;
  const entry = { ...snapshot.entries[0]!, allocations: [right, unknown], derivationIndex: 3 };
  const value = { ...snapshot, entries: [entry] };
  expect(v.parse(snapshotJson, asText(value))).toEqual(value);
});
