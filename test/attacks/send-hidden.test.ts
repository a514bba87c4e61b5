import { attackSends } from '../support/psbt/attack-send.ts';
import { replaceValue, valueOf, type Pair } from '../support/psbt/raw-psbt.ts';
import { items, type SendTrial } from '../support/psbt/send.ts';
import { operationIdOf, proprietary, writeFields, type RawOperation } from '../support/rgb/encode.ts';
import { A, B, commit, strangersSeal } from '../support/rgb/genuine-send.ts';

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
