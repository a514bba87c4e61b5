import { expect } from 'vitest';
import { attackSend, attackSends } from '../support/psbt/attack-send.ts';
import { items, recommitted, toOutput } from '../support/psbt/send.ts';
import { fungible } from '../support/rgb/encode.ts';
import { A, B, RIDING, assetIdOf, strangersSeal } from '../support/rgb/genuine-send.ts';

attackSend('another asset is moved in place of the one that was asked', 'WRONG_ASSET', {
  change: recommitted(({ operations }) => (operations[0]!.contract = B)),
  also: ({ assets }) =>
    expect(assets.map(({ assetId, role }) => [assetId, role])).toEqual([
      [assetIdOf(A), 'asked'],
      [assetIdOf(B), 'stranger'],
    ]),
});
attackSend(
  'a second bundle moves an asset that nobody knew of',
  'EXTRA_ASSET',
  recommitted((trial) => {
    const more = structuredClone(trial.operations[0]!);
    more.contract = B;
    more.groups[0]!.items = [{ seal: toOutput(1), state: fungible(1n) }];
    trial.operations.push(more);
  }),
);
attackSends('RGB_RECIPIENT', {
  'an asset that rides along goes to a thief’s seal': {
    from: RIDING,
    change: recommitted((trial) => (items(trial, 1)[0]!.seal = { secret: strangersSeal('thief') })),
  },
  'an asset that rides along goes to the recipient': {
    from: RIDING,
    change: recommitted((trial) => (items(trial, 1)[0]!.seal = { secret: strangersSeal('recipient 0') })),
  },
});
attackSend('an asset that rides along comes back in part', 'RGB_BALANCE', {
  from: RIDING,
  change: recommitted((trial) => (items(trial, 1)[0]!.state = fungible(177n))),
});
attackSends('RGB_BURN', {
  'an asset that rides along is left behind': {
    from: RIDING,
    change: recommitted(({ operations }) => operations.pop()),
  },
  'the list names an asset on the spent slot that is not moved': ({ snapshot }) =>
    (snapshot.entries[0]!.allocations = [
      ...snapshot.entries[0]!.allocations,
      { assetId: assetIdOf(B), amount: 1n, settled: true },
    ]),
});
