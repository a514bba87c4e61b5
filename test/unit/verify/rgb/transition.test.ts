import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../../src-main/base/errors.ts';
import { operationId } from '../../../../src-main/verify/rgb/bundle.ts';
import { readTransition, writeTransition } from '../../../../src-main/verify/rgb/transition.ts';
import { fungible, operationIdOf, writeOperation, type RawOperation } from '../../../support/rgb/encode.ts';
import { A, genuineSend, strangersSeal } from '../../../support/rgb/genuine-send.ts';

const hexOf = (least: number, most: number): fc.Arbitrary<string> =>
  fc.uint8Array({ minLength: least, maxLength: most }).map((bytes) => Buffer.from(bytes).toString('hex'));
const bytes32 = hexOf(32, 32);
const u16 = fc.nat(0xffff);
const u32 = fc.nat(0xffff_ffff);
const byType = <T extends { type: number }>(item: fc.Arbitrary<T>, most: number): fc.Arbitrary<T[]> =>
  fc
    .uniqueArray(item, { maxLength: most, selector: ({ type }) => type })
    .map((items) => items.sort((a, b) => a.type - b.type));
const seal = fc.oneof(
  fc.record({ secret: bytes32 }),
  fc.record({ txid: fc.option(bytes32), vout: u32, blinding: hexOf(8, 8) }),
);
const states = [
  fc.constant(''),
  fc.bigInt(0n, 2n ** 64n - 1n).map(fungible),
  hexOf(0, 40).map((value) => `${(value.length / 2).toString(16).padStart(2, '0')}00${value}`),
];
const group = fc.nat(2).chain((stateClass) =>
  fc.record({
    type: u16,
    stateClass: fc.constant(stateClass),
    items: fc.array(fc.record({ seal, state: states[stateClass]! }), { minLength: 1, maxLength: 5 }),
  }),
);
const operation: fc.Arbitrary<RawOperation> = fc.record({
  formatVersion: fc.constant(0),
  contract: bytes32,
  nonce: hexOf(8, 8),
  type: u16,
  metadata: byType(fc.record({ type: u16, value: hexOf(0, 300) }), 3),
  globals: byType(fc.record({ type: u16, values: fc.array(hexOf(0, 20), { maxLength: 3 }) }), 3),
  inputs: fc
    .uniqueArray(fc.record({ opid: bytes32, type: u16, no: u16 }), {
      minLength: 1,
      maxLength: 9,
      selector: ({ opid }) => opid,
    })
    .map((inputs) => inputs.sort((a, b) => (a.opid < b.opid ? -1 : 1))),
  groups: byType(group, 3),
  signature: fc.oneof(
    fc.constant('00'),
    hexOf(64, 64).map((value) => `01${value}`),
  ),
});

const bytes = (value: string): Uint8Array => Uint8Array.from(Buffer.from(value, 'hex'));
const hex = (value: Uint8Array): string => Buffer.from(value).toString('hex');

it('a transition is read, written again and identified as a second encoder has it, whatever is in it', () =>
  fc.assert(
    fc.property(operation, (raw) => {
      const written = writeOperation(raw);
      const transition = readTransition(bytes(written));
      expect(hex(writeTransition(transition))).toBe(written);
      expect(hex(operationId(transition))).toBe(operationIdOf(raw));
      expect(transition.inputs.map(({ opid, type, no }) => ({ opid: hex(opid), type, no }))).toEqual(
        raw.inputs,
      );
      expect(transition.assignments.map(({ items }) => items.length)).toEqual(
        raw.groups.map(({ items }) => items.length),
      );
    }),
    { numRuns: 500, seed: 20_251_120 },
  ));

it('a transition ends where it ends: neither a byte more nor any fewer is read', () => {
  const written = writeOperation(genuineSend().operations[0]!);
  expect(code(`${written}00`)).toBe('RGB_UNREADABLE');
  for (let length = 0; length < written.length; length += 2)
    expect(code(written.slice(0, length))).toBe('RGB_UNREADABLE');
});

it('a transition has an id that does not cover its signature', () => {
  const [op] = genuineSend().operations;
  const signed = { ...op!, signature: `01${'09'.repeat(64)}` };
  const ids = [op!, signed].map((raw) => hex(operationId(readTransition(bytes(writeOperation(raw))))));
  expect(ids[0]).toBe(ids[1]);
});

describe('a transition is not read', () => {
  const wrong = (title: string, detail: string, change: (op: RawOperation) => unknown): void =>
    it(title, () => {
      const [op] = genuineSend().operations;
      change(op!);
      expect(refusalOf(writeOperation(op!)).facts).toEqual({ part: 'transition', detail });
    });
  wrong('of another format version', 'has format version 1', (op) => (op.formatVersion = 1));
  wrong('of format version 256', 'has format version 256', (op) => (op.formatVersion = 256));
  wrong('that closes nothing', 'closes nothing', (op) => (op.inputs = []));
  wrong('that closes an input twice', 'has its inputs in another order', (op) =>
    op.inputs.push({ ...op.inputs[0]! }),
  );
  wrong('whose inputs descend by operation', 'has its inputs in another order', (op) =>
    op.inputs.unshift({ opid: 'ff'.repeat(32), type: 4000, no: 0 }),
  );
  wrong('whose inputs descend by type', 'has its inputs in another order', (op) =>
    op.inputs.unshift({ ...op.inputs[0]!, type: 4001 }),
  );
  wrong('whose inputs descend by number', 'has its inputs in another order', (op) =>
    op.inputs.unshift({ ...op.inputs[0]!, no: 256 }),
  );
  wrong('with one type of assignment twice', 'has its types in another order', (op) =>
    op.groups.push(op.groups[0]!),
  );
  wrong('with types of assignments that descend', 'has its types in another order', (op) =>
    op.groups.unshift({ ...op.groups[0]!, type: 4001 }),
  );
  wrong('with metadata that descend', 'has its types in another order', (op) =>
    op.metadata.push({ type: 2, value: '' }, { type: 1, value: '' }),
  );
  wrong('with globals that descend', 'has its types in another order', (op) =>
    op.globals.push({ type: 2, values: [''] }, { type: 2, values: [''] }),
  );
  wrong('that assigns a type to nobody', 'assigns a type to nobody', (op) => (op.groups[0]!.items = []));
  wrong('with state of class 3', 'has state of class 3', (op) => (op.groups[0]!.stateClass = 3));
  wrong(
    'with an amount of 32 bits',
    'has an amount of kind 4',
    (op) => (op.groups[0]!.items[0]!.state = `04${'00'.repeat(8)}`),
  );
  wrong(
    'with a signature of kind 2',
    'has a signature of kind 2',
    (op) => (op.signature = `02${'09'.repeat(64)}`),
  );

  it('with half a signature', () => {
    const [op] = genuineSend().operations;
    op!.signature = `01${'09'.repeat(63)}`;
    expect(refusalOf(writeOperation(op!)).facts).toEqual({ part: 'transition', problem: 'endsEarly' });
  });

  it('with a seal or a pointer of another kind', () => {
    const draft = genuineSend();
    const written = writeOperation(draft.operations[0]!);
    const secret = `01${strangersSeal('recipient 0')}`;
    expect(refusalOf(written.replace(secret, `02${secret.slice(2)}`)).facts.detail).toBe(
      'has a seal of kind 2',
    );
    expect(refusalOf(written.replace('000001000000', '000201000000')).facts.detail).toBe(
      'has a seal pointer of kind 2',
    );
  });

  it('that claims more than it holds, and nothing is set aside for the claim', () => {
    const head = `0000${A}${'ff'.repeat(8)}1027`;
    const claims = {
      ff: 'claims 255 items in 0 bytes',
      '00ff': 'claims 255 items in 0 bytes',
      '0001ffff': 'claims 1 items in 2 bytes',
      '00010100ffff': 'claims 65535 items in 0 bytes',
      '0000ffff': 'claims 65535 items in 0 bytes',
      [`00000100${A}a00f0000ffff`]: 'claims 65535 items in 0 bytes',
      [`00000100${A}a00f00000100a00f01ffff`]: 'claims 65535 items in 0 bytes',
    };
    for (const [claim, detail] of Object.entries(claims))
      expect(refusalOf(head + claim).facts.detail).toBe(detail);
  });
});

function refusalOf(written: string): Refusal {
  try {
    readTransition(bytes(written));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('it was read');
}

function code(written: string): string {
  return refusalOf(written).code;
}
