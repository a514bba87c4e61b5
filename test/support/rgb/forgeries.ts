import { concealed, fungible, type RawGroup, type RawOperation } from './encode.ts';
import { genesisForgeries } from './genesis-forgeries.ts';
import type { Forgery, Random, RawBundle, RawHistory } from './raw-history.ts';

const someHex = (random: Random, bytes: number): string =>
  Array.from({ length: bytes }, () => random(256).toString(16).padStart(2, '0')).join('');

const onOperation =
  (change: (op: RawOperation, random: Random, bundle: RawBundle) => boolean) =>
  (history: RawHistory, random: Random): boolean => {
    const bundle = history.bundles[random(history.bundles.length)];
    const shown = bundle?.operations[random(bundle.operations.length)];
    return bundle !== undefined && shown !== undefined && change(shown.op, random, bundle);
  };

const onAmount = (change: (amount: bigint, group: RawGroup, at: number) => boolean) =>
  onOperation(({ groups }, random) => {
    const group = groups.find(({ type, stateClass }) => type === 4000 && stateClass === 1);
    const at = random(group?.items.length ?? 1);
    const state = group?.items[at]?.state;
    if (group === undefined || state === undefined) return false;
    return change(Buffer.from(state, 'hex').readBigUInt64LE(1), group, at);
  });

const onToken = (change: (group: RawGroup) => void) =>
  onOperation(({ groups }) => {
    const group = groups.find(({ stateClass }) => stateClass === 2);
    if (group !== undefined) change(group);
    return group !== undefined;
  });

const onBundle =
  (change: (bundle: RawBundle, random: Random) => boolean) =>
  (history: RawHistory, random: Random): boolean => {
    const bundle = history.bundles[random(history.bundles.length)];
    return bundle !== undefined && change(bundle, random);
  };

/** The place of a bundle that a later one needs, or -1. */
function neededBundle({ bundles }: RawHistory): number {
  return bundles.findIndex(({ operations }, i) =>
    operations.some(({ was }) =>
      bundles
        .slice(i + 1)
        .some((later) => later.operations.some(({ op }) => op.inputs.some(({ opid }) => opid === was))),
    ),
  );
}

/** What a change gives is of no interest. */
const done = (_: unknown): true => true;

export const FORGERIES: readonly Forgery[] = [
  ...genesisForgeries,
  {
    name: 'one more than there was',
    codes: ['SUM'],
    forge: onAmount((amount, { items }, at) =>
      done((items[at]!.state = fungible(BigInt.asUintN(64, amount + 1n)))),
    ),
  },
  {
    name: 'one less than there was',
    codes: ['SUM'],
    forge: onAmount((amount, { items }, at) => done((items[at]!.state = fungible(amount - 1n)))),
  },
  {
    name: 'nothing, given to somebody',
    codes: ['SUM'],
    forge: onAmount((_, { items }) =>
      done(items.push({ seal: { secret: 'ab'.repeat(32) }, state: fungible(0n) })),
    ),
  },
  {
    name: 'amounts that only come out even past 64 bits',
    codes: ['SUM'],
    forge: onAmount((_, { items }) =>
      done(
        items.push(
          { seal: { secret: 'ab'.repeat(32) }, state: fungible(2n ** 64n - 1n) },
          { seal: { secret: 'ac'.repeat(32) }, state: fungible(1n) },
        ),
      ),
    ),
  },
  {
    name: 'an input left out',
    codes: ['SUM', 'SCHEMA'],
    forge: onOperation(({ inputs, type }) => type === 10_000 && inputs.length > 1 && done(inputs.pop())),
  },
  {
    name: 'an input from nowhere',
    codes: ['NO_PREVIOUS_STATE'],
    forge: onOperation(({ inputs }, random) => done((inputs[0]!.opid = someHex(random, 32)))),
  },
  {
    name: 'an input of another number',
    codes: ['NO_PREVIOUS_STATE'],
    forge: onOperation(({ inputs }) => done((inputs[0]!.no += 4_000))),
  },
  {
    name: 'an input of another type',
    codes: ['NO_PREVIOUS_STATE'],
    forge: onOperation(({ inputs }) => done((inputs[0]!.type += 1))),
  },
  {
    name: 'something closed a second time',
    codes: ['NO_PREVIOUS_STATE'],
    forge: ({ bundles }) => {
      const [first, last] = [bundles[0]?.operations[0]?.op.inputs[0], bundles.at(-1)?.operations[0]?.op];
      return (
        bundles.length > 1 &&
        first !== undefined &&
        last !== undefined &&
        done(last.inputs.push({ ...first }))
      );
    },
  },
  {
    name: 'a seal that its transaction does not spend',
    codes: ['SEAL_NOT_CLOSED'],
    forge: onBundle(({ tx }, random) => done(tx.inputs.map((input) => (input.txid = someHex(random, 32))))),
  },
  {
    name: 'a hidden seal closed',
    codes: ['SEAL_HIDDEN'],
    forge: (history) => {
      const { operations } = history.bundles[neededBundle(history)] ?? { operations: [] };
      const items = operations.flatMap(({ op }) => op.groups.flatMap((group) => group.items));
      for (const item of items) item.seal = { secret: concealed(item.seal) };
      return operations.length > 0 && items.length > 0;
    },
  },
  {
    name: 'a seal beyond the outputs',
    codes: ['SEAL_OUTPUT'],
    forge: onOperation(({ groups }, random, { tx }) => {
      const seal = groups
        .flatMap(({ items }) => items.map((item) => item.seal))
        .find((one) => one.secret === undefined && one.txid === null);
      return (
        seal !== undefined && seal.secret === undefined && done((seal.vout = tx.outputs.length + random(9)))
      );
    }),
  },
  {
    name: 'a taproot output before the commitment',
    codes: ['DBC'],
    forge: onBundle((bundle, random) => {
      bundle.tx.outputs.splice(bundle.host, 0, { amount: 330n, script: `5120${someHex(random, 32)}` });
      bundle.host += 1;
      return true;
    }),
  },
  {
    name: 'no commitment',
    codes: ['DBC'],
    forge: onBundle((bundle) => {
      bundle.tx.outputs[bundle.host]!.script = `0014${'00'.repeat(20)}`;
      return done((bundle.host = -1));
    }),
  },
  {
    name: 'another commitment',
    codes: ['COMMITMENT'],
    forge: onBundle((bundle, random) => {
      bundle.tx.outputs[bundle.host]!.script = `6a20${someHex(random, 32)}`;
      return done((bundle.host = -1));
    }),
  },
  {
    name: 'a commitment and more',
    codes: ['DBC'],
    forge: onBundle((bundle, random) => {
      bundle.tx.outputs[bundle.host]!.script = `6a21${someHex(random, 33)}`;
      return done((bundle.host = -1));
    }),
  },
  {
    name: 'metadata in a transfer',
    codes: ['SCHEMA'],
    forge: onOperation(
      ({ metadata, type }) => type === 10_000 && done(metadata.push({ type: 1_000, value: '00' })),
    ),
  },
  {
    name: 'a global in a transfer',
    codes: ['SCHEMA'],
    forge: onOperation(
      ({ globals, type }) => type === 10_000 && done(globals.push({ type: 2_010, values: ['ff'.repeat(8)] })),
    ),
  },
  {
    name: 'a type that is not known',
    codes: ['SCHEMA'],
    forge: onOperation((op, random) => done((op.type = 10_001 + random(90)))),
  },
  {
    name: 'a right that is not known',
    codes: ['SCHEMA'],
    forge: onOperation(({ groups }) => done((groups.at(-1)!.type += 1))),
  },
  {
    name: 'state of no class',
    codes: ['SCHEMA'],
    forge: onOperation(({ groups }) => {
      const [group] = groups;
      if (group === undefined) return false;
      group.stateClass = 0;
      return done(group.items.map((item) => (item.state = '')));
    }),
  },
  {
    name: 'nothing given at all',
    codes: ['SCHEMA', 'SUM'],
    forge: onOperation((op) => op.type === 10_000 && done((op.groups = []))),
  },
  {
    name: 'another token',
    codes: ['SUM'],
    forge: onToken(({ items }) => done((items[0]!.state = `0c0001000000${'01'.padEnd(16, '0')}`))),
  },
  {
    name: 'two of a token',
    codes: ['SUM'],
    forge: onToken(({ items }) => done((items[0]!.state = `0c0000000000${'02'.padEnd(16, '0')}`))),
  },
  {
    name: 'a token twice',
    codes: ['SCHEMA'],
    forge: onToken(({ items }) => done(items.push({ ...items[0]!, seal: { secret: 'ab'.repeat(32) } }))),
  },
  {
    name: 'a signature, which no id covers',
    codes: ['SIGNATURE'],
    forge: onOperation((op, random) => done((op.signature = `01${someHex(random, 64)}`))),
  },
  {
    name: 'an operation of another contract',
    codes: ['CONTRACT'],
    forge: onOperation((op, random) => done((op.contract = someHex(random, 32)))),
  },
  {
    name: 'an input map that closes less',
    codes: ['INPUT_MAP'],
    forge: onBundle((bundle) => {
      const [{ op } = { op: null }] = bundle.operations;
      if (op === null || op.inputs.length < 2) return false;
      return done((bundle.mapped = (entries) => entries.slice(1)));
    }),
  },
  {
    name: 'an input map for another operation',
    codes: ['INPUT_MAP'],
    forge: onBundle((bundle, random) => {
      const spender = someHex(random, 32);
      return done((bundle.mapped = (entries) => entries.map((entry) => ({ ...entry, spender }))));
    }),
  },
  {
    name: 'a bundle left out',
    codes: ['NO_PREVIOUS_STATE', 'TERMINAL'],
    forge: (history) => {
      const at = neededBundle(history);
      if (at < 0) return false;
      history.terminals.forEach((terminal) => (terminal.bundle -= terminal.bundle > at ? 1 : 0));
      return done(history.bundles.splice(at, 1));
    },
  },
  {
    name: 'children before parents',
    codes: ['NO_PREVIOUS_STATE'],
    forge: (history) => neededBundle(history) >= 0 && done(history.bundles.reverse()),
  },
  {
    name: 'a bundle twice',
    codes: ['DUPLICATE', 'NO_PREVIOUS_STATE'],
    forge: ({ bundles }) => done(bundles.push({ ...bundles.at(-1)! })),
  },
  {
    name: 'a terminal of no bundle',
    codes: ['TERMINAL'],
    forge: ({ terminals }) => done(terminals.push({ bundle: -1, seals: ['ab'.repeat(32)] })),
  },
  {
    name: 'a terminal of no seal of its bundle',
    codes: ['TERMINAL'],
    forge: ({ terminals }, random) => {
      const [terminal] = terminals;
      return terminal !== undefined && done(terminal.seals.push(someHex(random, 32)));
    },
  },
  { name: 'something behind the end', codes: ['TAIL'], forge: (history) => done((history.tail += '00')) },
  {
    name: 'a changed script',
    codes: ['TAIL'],
    forge: (history) => done((history.tail = `${history.tail.slice(0, -2)}ff`)),
  },
  {
    name: 'an end too early',
    codes: ['TAIL', 'UNREADABLE'],
    forge: (history, random) =>
      done((history.tail = history.tail.slice(0, 2 * random(history.tail.length / 2)))),
  },
];
