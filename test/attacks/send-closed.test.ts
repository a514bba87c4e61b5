import { attackSends } from '../support/psbt/attack-send.ts';
import { items, recommitted } from '../support/psbt/send.ts';
import { fungible, operationIdOf } from '../support/rgb/encode.ts';
import { A, contractId } from '../support/rgb/genuine-send.ts';

const twoCoins = {
  coins: [
    { assets: [{ contract: A, amount: 300n }] },
    { assets: [{ contract: A, amount: 200n, fromGenesis: false }] },
  ],
  wishes: [{ contract: A, amount: 250n }],
};
attackSends('RGB_INPUTS', {
  'one of two allocations is not closed': {
    from: twoCoins,
    change: recommitted(({ operations }) => operations[0]!.inputs.pop()),
  },
  'an allocation more is closed than was listed': recommitted(({ operations }) =>
    operations[0]!.inputs.push({ opid: A, type: 4000, no: 1 }),
  ),
  'the transition closes a right to issue, and leaves the asset behind': recommitted(
    ({ operations }) => (operations[0]!.inputs[0]!.type = 4010),
  ),
  'a second transition closes what the first one makes, and one slot’s asset is burnt': {
    from: twoCoins,
    // As many inputs and as much in all as the list has, and each transition even by itself.
    change: recommitted((trial) => {
      const [first] = trial.operations;
      const own = items(trial)[0]!;
      first!.inputs = first!.inputs.slice(0, 1);
      own.state = fungible(50n);
      trial.operations.push({
        ...structuredClone(first!),
        inputs: [{ opid: operationIdOf(first!), type: 4000, no: 0 }],
        groups: [{ type: 4000, stateClass: 1, items: [{ seal: own.seal, state: fungible(200n) }] }],
      });
    }),
  },
  'another allocation is closed than the one that we know to be there': ({ snapshot }) => {
    const [held] = snapshot.entries[0]!.allocations;
    snapshot.entries[0]!.allocations = [{ ...held!, opout: `${contractId('proved before')}/4000/0` }];
  },
});
