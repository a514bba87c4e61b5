import { concealed, fungible, type RawGroup, type RawOperation } from './encode.ts';
import { genesisForgeries } from './genesis-forgeries.ts';
import type { Forgery, Random, RawBundle, RawHistory } from './raw-history.ts';

const someHex = (random: Random, bytes: number): string =>
  Array.from({ length: bytes }, () => random(256).toString(16).padStart(2, '0')).join('');

const forgery = (name: string, codes: Forgery['codes'], forge: Forgery['forge']): Forgery => ({
  name,
  codes,
  forge,
});

const onBundle = (
  name: string,
  codes: Forgery['codes'],
  change: (bundle: RawBundle, random: Random) => boolean,
): Forgery =>
  forgery(name, codes, ({ bundles }, random) => {
    const bundle = bundles[random(bundles.length)];
    return bundle !== undefined && change(bundle, random);
  });

const onOperation = (
  name: string,
  codes: Forgery['codes'],
  change: (op: RawOperation, random: Random, bundle: RawBundle) => boolean,
): Forgery =>
  onBundle(name, codes, (bundle, random) => {
    const shown = bundle.operations[random(bundle.operations.length)];
    return shown !== undefined && change(shown.op, random, bundle);
  });

const onAmount = (
  name: string,
  codes: Forgery['codes'],
  change: (amount: bigint, group: RawGroup, at: number) => boolean,
): Forgery =>
  onOperation(name, codes, ({ groups }, random) => {
    const group = groups.find(({ type, stateClass }) => type === 4000 && stateClass === 1);
    const at = random(group?.items.length ?? 1);
    const state = group?.items[at]?.state;
    if (group === undefined || state === undefined) return false;
    return change(Buffer.from(state, 'hex').readBigUInt64LE(1), group, at);
  });

const onToken = (name: string, codes: Forgery['codes'], change: (group: RawGroup) => void): Forgery =>
  onOperation(name, codes, ({ groups }) => {
    const group = groups.find(({ stateClass }) => stateClass === 2);
    if (group !== undefined) change(group);
    return group !== undefined;
  });

/** The place of a bundle that a later one needs, or -1. */
const neededBundle = ({ bundles }: RawHistory): number =>
  bundles.findIndex(({ operations }, i) =>
    operations.some(({ was }) =>
      bundles
        .slice(i + 1)
        .some((later) => later.operations.some(({ op }) => op.inputs.some(({ opid }) => opid === was))),
    ),
  );

/** What a change gives is of no interest. */
const done = (_: unknown): true => true;

export const FORGERIES: readonly Forgery[] = [
  ...genesisForgeries,
  onAmount('one more than there was', ['SUM'], (amount, { items }, at) =>
    done((items[at]!.state = fungible(BigInt.asUintN(64, amount + 1n)))),
  ),
  onAmount('one less than there was', ['SUM'], (amount, { items }, at) =>
    done((items[at]!.state = fungible(amount - 1n))),
  ),
  onAmount('nothing, given to somebody', ['SUM'], (_, { items }) =>
    done(items.push({ seal: { secret: 'ab'.repeat(32) }, state: fungible(0n) })),
  ),
  onAmount('amounts that only come out even past 64 bits', ['SUM'], (_, { items }) =>
    done(
      items.push(
        { seal: { secret: 'ab'.repeat(32) }, state: fungible(2n ** 64n - 1n) },
        { seal: { secret: 'ac'.repeat(32) }, state: fungible(1n) },
      ),
    ),
  ),
  onOperation(
    'an input left out',
    ['SUM', 'SCHEMA'],
    ({ inputs, type }) => type === 10_000 && inputs.length > 1 && done(inputs.pop()),
  ),
  onOperation('an input from nowhere', ['NO_PREVIOUS_STATE'], ({ inputs }, random) =>
    done((inputs[0]!.opid = someHex(random, 32))),
  ),
  onOperation('an input of another number', ['NO_PREVIOUS_STATE'], ({ inputs }) =>
    done((inputs[0]!.no += 4_000)),
  ),
  onOperation('an input of another type', ['NO_PREVIOUS_STATE'], ({ inputs }) =>
    done((inputs[0]!.type += 1)),
  ),
  forgery('something closed a second time', ['NO_PREVIOUS_STATE'], ({ bundles }) => {
    const [first, last] = [bundles[0]?.operations[0]?.op.inputs[0], bundles.at(-1)?.operations[0]?.op];
    return (
      bundles.length > 1 && first !== undefined && last !== undefined && done(last.inputs.push({ ...first }))
    );
  }),
  onBundle('a seal that its transaction does not spend', ['SEAL_NOT_CLOSED'], ({ tx }, random) =>
    done(tx.inputs.map((input) => (input.txid = someHex(random, 32)))),
  ),
  forgery('a hidden seal closed', ['SEAL_HIDDEN'], (history) => {
    const { operations } = history.bundles[neededBundle(history)] ?? { operations: [] };
    const items = operations.flatMap(({ op }) => op.groups.flatMap((group) => group.items));
    for (const item of items) item.seal = { secret: concealed(item.seal) };
    return operations.length > 0 && items.length > 0;
  }),
  onOperation('a seal beyond the outputs', ['SEAL_OUTPUT'], ({ groups }, random, { tx }) => {
    const seal = groups
      .flatMap(({ items }) => items.map((item) => item.seal))
      .find((one) => one.secret === undefined && one.txid === null);
    return (
      seal !== undefined && seal.secret === undefined && done((seal.vout = tx.outputs.length + random(9)))
    );
  }),
  onBundle('a taproot output before the commitment', ['DBC'], (bundle, random) => {
    bundle.tx.outputs.splice(bundle.host, 0, { amount: 330n, script: `5120${someHex(random, 32)}` });
    bundle.host += 1;
    return true;
  }),
  onBundle('no commitment', ['DBC'], (bundle) => {
    bundle.tx.outputs[bundle.host]!.script = `0014${'00'.repeat(20)}`;
    return done((bundle.host = -1));
  }),
  onBundle('another commitment', ['COMMITMENT'], (bundle, random) => {
    bundle.tx.outputs[bundle.host]!.script = `6a20${someHex(random, 32)}`;
    return done((bundle.host = -1));
  }),
  onBundle('a commitment and more', ['DBC'], (bundle, random) => {
    bundle.tx.outputs[bundle.host]!.script = `6a21${someHex(random, 33)}`;
    return done((bundle.host = -1));
  }),
  onOperation(
    'metadata in a transfer',
    ['SCHEMA'],
    ({ metadata, type }) => type === 10_000 && done(metadata.push({ type: 1_000, value: '00' })),
  ),
  onOperation(
    'a global in a transfer',
    ['SCHEMA'],
    ({ globals, type }) => type === 10_000 && done(globals.push({ type: 2_010, values: ['ff'.repeat(8)] })),
  ),
  onOperation('a type that is not known', ['SCHEMA'], (op, random) => done((op.type = 10_001 + random(90)))),
  onOperation('a right that is not known', ['SCHEMA'], ({ groups }) => done((groups.at(-1)!.type += 1))),
  onOperation('state of no class', ['SCHEMA'], ({ groups }) => {
    const [group] = groups;
    if (group === undefined) return false;
    group.stateClass = 0;
    return done(group.items.map((item) => (item.state = '')));
  }),
  onOperation(
    'nothing given at all',
    ['SCHEMA', 'SUM'],
    (op) => op.type === 10_000 && done((op.groups = [])),
  ),
  onToken('another token', ['SUM'], ({ items }) =>
    done((items[0]!.state = `0c0001000000${'01'.padEnd(16, '0')}`)),
  ),
  onToken('two of a token', ['SUM'], ({ items }) =>
    done((items[0]!.state = `0c0000000000${'02'.padEnd(16, '0')}`)),
  ),
  onToken('a token twice', ['SCHEMA'], ({ items }) =>
    done(items.push({ ...items[0]!, seal: { secret: 'ab'.repeat(32) } })),
  ),
  onOperation('a signature, which no id covers', ['SIGNATURE'], (op, random) =>
    done((op.signature = `01${someHex(random, 64)}`)),
  ),
  onOperation('an operation of another contract', ['CONTRACT'], (op, random) =>
    done((op.contract = someHex(random, 32))),
  ),
  onBundle('an input map that closes less', ['INPUT_MAP'], (bundle) => {
    const [{ op } = { op: null }] = bundle.operations;
    if (op === null || op.inputs.length < 2) return false;
    return done((bundle.mapped = (entries) => entries.slice(1)));
  }),
  onBundle('an input map for another operation', ['INPUT_MAP'], (bundle, random) => {
    const spender = someHex(random, 32);
    return done((bundle.mapped = (entries) => entries.map((entry) => ({ ...entry, spender }))));
  }),
  forgery('a bundle left out', ['NO_PREVIOUS_STATE', 'TERMINAL'], (history) => {
    const at = neededBundle(history);
    if (at < 0) return false;
    history.terminals.forEach((terminal) => (terminal.bundle -= terminal.bundle > at ? 1 : 0));
    return done(history.bundles.splice(at, 1));
  }),
  forgery(
    'children before parents',
    ['NO_PREVIOUS_STATE'],
    (history) => neededBundle(history) >= 0 && done(history.bundles.reverse()),
  ),
  forgery('a bundle twice', ['DUPLICATE', 'NO_PREVIOUS_STATE'], ({ bundles }) =>
    done(bundles.push({ ...bundles.at(-1)! })),
  ),
  forgery('a terminal of no bundle', ['TERMINAL'], ({ terminals }) =>
    done(terminals.push({ bundle: -1, seals: ['ab'.repeat(32)] })),
  ),
  forgery('a terminal of no seal of its bundle', ['TERMINAL'], ({ terminals }, random) => {
    const [terminal] = terminals;
    return terminal !== undefined && done(terminal.seals.push(someHex(random, 32)));
  }),
  forgery('something behind the end', ['TAIL'], (history) => done((history.tail += '00'))),
  forgery('a changed script', ['TAIL'], (history) => done((history.tail = `${history.tail.slice(0, -2)}ff`))),
  forgery('an end too early', ['TAIL', 'UNREADABLE'], (history, random) =>
    done((history.tail = history.tail.slice(0, 2 * random(history.tail.length / 2)))),
  ),
];
