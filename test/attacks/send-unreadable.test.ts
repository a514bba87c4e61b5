import { expect } from 'vitest';
import { attackSend } from '../support/psbt/attack-send.ts';
import { replaceValue, valueOf } from '../support/psbt/raw-psbt.ts';
import type { SendTrial } from '../support/psbt/send.ts';
import { operationIdOf, proprietary } from '../support/rgb/encode.ts';
import { A, commit } from '../support/rgb/genuine-send.ts';

const RGB_CLAIMS = [
  'commitmentRecomputes',
  'assetsAsAsked',
  'recipientsAsAsked',
  'assetChangeOurs',
  'assetsWhole',
];

const layouts: Readonly<Record<string, (trial: SendTrial) => unknown>> = {
  'there are no RGB fields at all': ({ raw }) => {
    raw.global = [];
    raw.outputs[0] = [];
  },
  'there is a field of an unknown kind': ({ raw }) => raw.global.push([proprietary('RGB', 5), '00']),
  'there is a field that only another version has': ({ raw }) =>
    raw.global.push([proprietary('RGB', 0), '00']),
  'the seals are to be closed by tapret': ({ raw }) => replaceValue(raw.global, proprietary('RGB', 2), '01'),
  'there is a tapret field': ({ raw }) => raw.outputs[1]!.push([proprietary('TAPRET', 0), '']),
  'the commitment is not made yet': ({ raw }) => raw.outputs[0]!.push([proprietary('OPRET', 0), '']),
  'an input has an RGB field': ({ raw }) =>
    raw.inputs[0]!.push([proprietary('RGB', 1, 'aa'.repeat(32)), '00']),
  'the tree stands on another output': ({ raw }) => {
    raw.outputs[1]!.push(...raw.outputs[0]!);
    raw.outputs[0] = [];
  },
  'a part of the tree stands on another output': ({ raw }) =>
    raw.outputs[1]!.push([proprietary('MPC', 0, A), '00'.repeat(32)]),
  'there is no input map': ({ raw }) =>
    void (raw.global = raw.global.filter(([key]) => key !== proprietary('RGB', 4, A))),
  'there is no entropy': ({ raw }) =>
    void (raw.outputs[0] = raw.outputs[0]!.filter(([key]) => key !== proprietary('MPC', 1))),
  'the entropy is a byte longer': ({ raw }) =>
    replaceValue(raw.outputs[0], proprietary('MPC', 1), '00'.repeat(9)),
  'the transition is of another version': (trial) => {
    trial.operations[0]!.formatVersion = 1;
    commit(trial);
  },
  'the transition has a byte more': ({ raw, operations }) => {
    const key = proprietary('RGB', 1, operationIdOf(operations[0]!));
    replaceValue(raw.global, key, `${valueOf(raw.global, key)}00`);
  },
  'the transition moves a token of another form': (trial) => {
    trial.operations[0]!.groups[0]!.stateClass = 2;
    for (const item of trial.operations[0]!.groups[0]!.items) item.state = '0b000000000001000000000000';
    commit(trial);
  },
  'the transition has state of an unknown class': (trial) => {
    trial.operations[0]!.groups[0]!.stateClass = 3;
    commit(trial);
  },
};
for (const [title, change] of Object.entries(layouts))
  attackSend(title, 'RGB_UNREADABLE', {
    change,
    also: ({ claims, assets, outputs }) => {
      const outcomes = new Map(claims.map(({ name, outcome, code }) => [name, `${outcome} ${code ?? ''}`]));
      for (const [name, said] of outcomes)
        expect([name, said]).toEqual([
          name,
          RGB_CLAIMS.includes(name) ? 'notProved RGB_UNREADABLE' : 'proved ',
        ]);
      expect(RGB_CLAIMS.every((name) => outcomes.has(name as never))).toBe(true);
      expect(assets).toEqual([]);
      expect(outputs.map(({ kind, outcome, assets: held }) => [kind, outcome, held.length])).toEqual([
        ['commitment', 'notProved', 0],
        ['change', 'proved', 0],
      ]);
    },
  });
attackSend('the layout is unknown, and the fee ten times what was asked', 'FEE_TOO_HIGH', {
  change: ({ raw, change }) => {
    raw.global.push([proprietary('RGB', 5), '00']);
    raw.tx.outputs[change!]!.amount -= 3_000n;
  },
  also: ({ outcome, claims }) => {
    expect(outcome).toBe('contradicts');
    expect(claims.find(({ name }) => name === 'commitmentRecomputes')).toMatchObject({
      outcome: 'notProved',
      code: 'RGB_UNREADABLE',
    });
  },
});
