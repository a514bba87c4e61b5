import { attackSends, attackSend, stillProved } from '../support/psbt/attack-send.ts';
import { replaceValue, valueOf, type Pair } from '../support/psbt/raw-psbt.ts';
import { giveToChange, moveChange, addOutput, WITNESS, items, type SendTrial } from '../support/psbt/send.ts';
import {
  proprietary,
  bundleIdOf,
  writeInputMap,
  writeMpc,
  operationIdOf,
  writeFields,
  type RawOperation,
} from '../support/rgb/encode.ts';
import { commit, A, B, strangersSeal } from '../support/rgb/genuine-send.ts';

attackSends('NO_COMMITMENT', {
  'nothing commits to what is shown': (trial) => {
    trial.raw.tx.outputs.shift();
    trial.raw.outputs.shift();
    trial.change = 0;
    giveToChange(trial, 86n);
  },
  'an output of our own stands in place of the commitment': (trial) => {
    const { raw, wallet } = trial;
    trial.change = 0;
    moveChange(trial, wallet.key('colored', 0, 8));
    raw.tx.outputs[0]!.amount = 400n;
    raw.tx.outputs[1]!.amount -= 400n;
  },
});

attackSends('TWO_COMMITMENTS', {
  'a second commitment follows': (trial) =>
    addOutput(trial, { amount: 0n, script: `6a20${'c0'.repeat(32)}` }),
  'the same commitment stands there twice': (trial) => addOutput(trial, { ...trial.raw.tx.outputs[0]! }),
  'an OP_RETURN without data follows': (trial) => addOutput(trial, { amount: 0n, script: '6a' }),
});

for (const sats of [1n, 5_000n])
  attackSend(`the commitment burns ${sats} sats`, 'OP_RETURN_VALUE', (trial) => {
    trial.raw.tx.outputs[0]!.amount = sats;
    giveToChange(trial, -sats);
  });

const forms: readonly (readonly [string, (data: string) => string])[] = [
  ['one byte more', (data) => `6a21${data}00`],
  ['one byte less', (data) => `6a1f${data.slice(2)}`],
  ['pushed by OP_PUSHDATA1', (data) => `6a4c20${data}`],
  ['followed by another opcode', (data) => `6a20${data}51`],
  ['followed by a second push', (data) => `6a20${data}0100`],
  ['said to be 33 bytes, of which 32 are there', (data) => `6a21${data}`],
  ['of 32 bytes, said to be 31', (data) => `6a1f${data}`],
  ['not there at all', () => '6a'],
];
for (const [title, write] of forms)
  attackSend(
    `the commitment is ${title}`,
    'COMMITMENT_FORM',
    ({ raw }) => (raw.tx.outputs[0]!.script = write(raw.tx.outputs[0]!.script.slice(4))),
  );

/** Puts the output at `vout` in front of the commitment, and the seal on it with it. */
function putFirst(trial: SendTrial, vout: number): void {
  const moved: Record<number, number> = { 0: vout, [vout]: 0 };
  for (const { seal } of items(trial))
    if (seal.secret === undefined) seal.vout = moved[seal.vout] ?? seal.vout;
  // Revealed seals stand in the order of their outputs.
  items(trial).sort((a, b) =>
    a.seal.secret === undefined && b.seal.secret === undefined ? a.seal.vout - b.seal.vout : 0,
  );
  commit(trial);
  for (const list of [trial.raw.tx.outputs, trial.raw.outputs] as unknown[][])
    [list[0], list[vout]] = [list[vout], list[0]];
}
stillProved({
  'the recipient’s output stands before the commitment': {
    from: WITNESS,
    change: (trial) => putFirst(trial, 1),
  },
});
attackSends('COMMITMENT_POSITION', {
  'our own output stands before the commitment': (trial) => putFirst(trial, 1),
  'our own output stands before commitment and recipient': {
    from: WITNESS,
    change: (trial) => putFirst(trial, 2),
  },
});

/** The first byte is another; in the proof block, the last of a leaf. */
const flipped = (hex: string, at = 0): string =>
  hex.slice(0, at) + (parseInt(hex[at]!, 16) ^ 1).toString(16) + hex.slice(at + 1);

const places = [
  ['its own copy', proprietary('MPC', 0x10), 0],
  ['the copy of the closing method', proprietary('OPRET', 1), 63],
  ['the entropy of the free leaves', proprietary('MPC', 1), 15],
  ['the bundle of the asset', proprietary('MPC', 0, A), 7],
  ['the depth in the proof', proprietary('MPC', 0x11), 1],
  ['a leaf of the proof', proprietary('MPC', 0x11), 99],
  ['the entropy in the proof', proprietary('MPC', 0x11), -1],
] as const;
for (const [title, key, at] of places)
  attackSend(`the commitment and ${title} differ`, 'COMMITMENT_MISMATCH', ({ raw }) => {
    const value = valueOf(raw.outputs[0], key);
    replaceValue(raw.outputs[0], key, flipped(value, at < 0 ? value.length + at : at));
  });
attackSends('COMMITMENT_MISMATCH', {
  'the OP_RETURN holds another commitment': ({ raw }) =>
    (raw.tx.outputs[0]!.script = flipped(raw.tx.outputs[0]!.script, 5)),
  'the input map closes another place than the transition': ({ raw }) => {
    const key = proprietary('RGB', 4, A);
    replaceValue(raw.global, key, flipped(valueOf(raw.global, key), 69));
  },
  'the bundle is named nowhere': ({ raw }) =>
    (raw.outputs[0] = raw.outputs[0]!.filter(([key]) => key !== proprietary('MPC', 0, A))),
});

const MIN_DEPTH = proprietary('MPC', 4);

function growTree(trial: SendTrial, depth: number): void {
  const bundle = bundleIdOf(writeInputMap(trial.operations));
  const { commitment, proof } = writeMpc([[A, bundle]], trial.entropy, depth);
  const host = trial.raw.outputs[0];
  replaceValue(host, proprietary('MPC', 0x10), commitment);
  replaceValue(host, proprietary('MPC', 0x11), proof);
  replaceValue(host, proprietary('OPRET', 1), commitment);
  trial.raw.tx.outputs[0]!.script = `6a20${commitment}`;
}
attackSends('COMMITMENT_MISMATCH', {
  'the tree is deeper than it says it must be': (trial) => growTree(trial, 5),
  'the tree is said to be deeper than it is': ({ raw }) => raw.outputs[0]!.push([MIN_DEPTH, '05']),
});
attackSend('the tree is said to be too deep to be built', 'TOO_LARGE', ({ raw }) =>
  raw.outputs[0]!.push([MIN_DEPTH, 'ff']),
);
stillProved({
  'its tree is as deep as it says': (trial) => {
    growTree(trial, 5);
    trial.raw.outputs[0]!.push([MIN_DEPTH, '05']);
  },
  'it says the depth that is meant anyway': ({ raw }) => raw.outputs[0]!.push([MIN_DEPTH, '03']),
});

attackSends('DUPLICATE_KEY', {
  'a transition stands there twice': ({ raw }) => raw.global.push([...raw.global[0]!]),
  'a second bundle stands under the same asset': ({ raw }) =>
    raw.outputs[0]!.push([proprietary('MPC', 0, A), '00'.repeat(32)]),
});
attackSend('the same field is named a longer way', 'ENCODING', ({ raw }) => {
  const [key, value] = raw.global[0]!;
  raw.global.push([`fcfd0300${key.slice(4)}`, value]);
});

/** Commits to these operations, and shows but what `shown` keeps of the fields. */
function commitTo(trial: SendTrial, operations: RawOperation[], shown: (pair: Pair) => boolean): void {
  const { global, host, commitment } = writeFields(operations, trial.entropy);
  trial.raw.global = global.filter(shown);
  trial.raw.outputs[0] = host.filter(shown);
  trial.raw.tx.outputs[0]!.script = `6a20${commitment}`;
}

/** The same operation, whose gain is a thief's. */
function stolen(trial: SendTrial, contract: string): RawOperation {
  const copy = structuredClone(trial.operations[0]!);
  copy.contract = contract;
  copy.groups[0]!.items = [{ seal: { secret: strangersSeal('thief') }, state: items(trial)[0]!.state }];
  return copy;
}
attackSends('RGB_HIDDEN', {
  'another contract is committed to, and named by its bundle alone': (trial) =>
    commitTo(
      trial,
      [...trial.operations, stolen(trial, B)],
      ([key]) =>
        key !== proprietary('RGB', 4, B) && key !== proprietary('RGB', 1, operationIdOf(stolen(trial, B))),
    ),
  'another operation of the same asset closes an input, and is not shown': (trial) => {
    const hidden = stolen(trial, A);
    hidden.inputs[0]!.no = 7;
    commitTo(
      trial,
      [...trial.operations, hidden],
      ([key]) => key !== proprietary('RGB', 1, operationIdOf(hidden)),
    );
  },
});
attackSends('COMMITMENT_MISMATCH', {
  'another contract is in the commitment, and nowhere else': (trial) =>
    commitTo(
      trial,
      [...trial.operations, stolen(trial, B)],
      ([key]) => !key.includes(B) && !key.startsWith(proprietary('RGB', 1, operationIdOf(stolen(trial, B)))),
    ),
  'what is shown pays the recipient, and what is committed to a thief': (trial) => {
    const honest = trial.raw.global;
    trial.operations = [stolen(trial, A)];
    commit(trial);
    trial.raw.global = honest;
  },
  'an honest transition stands under the thief’s id': (trial) => {
    const [key] = trial.raw.global[0]!;
    const honest = valueOf(trial.raw.global, key);
    trial.operations = [stolen(trial, A)];
    commit(trial);
    replaceValue(trial.raw.global, trial.raw.global[0]![0], honest);
  },
  'an operation is shown that nothing commits to': (trial) => {
    const more = writeFields([stolen(trial, A)], trial.entropy);
    trial.raw.global.push(more.global[0]!);
  },
});
