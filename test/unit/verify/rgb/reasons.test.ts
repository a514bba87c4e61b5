import type { ClaimFacts } from '../../../../src-preload/contract/claims.ts';
import { describe, expect, it } from 'vitest';
import { proveCommitment } from '../../../../src-main/verify/rgb/commitment.ts';
import { transferAssignments } from '../../../../src-main/verify/rgb/transition.ts';
import { replaceValue, valueOf } from '../../../support/psbt/raw-psbt.ts';
import { toOutpoint } from '../../../support/psbt/send.ts';
import {
  bundleIdOf,
  fungible,
  operationIdOf,
  proprietary,
  token,
  writeInputMap,
  writeMpc,
  writeOperation,
} from '../../../support/rgb/encode.ts';
import type { RawOperation, RawSeal } from '../../../support/rgb/encode.ts';
import {
  A,
  B,
  RIDING,
  assetIdOf,
  commit,
  contractId,
  genuineSend,
  psbtOf,
  rgbVerdict,
  strangersScript,
  strangersSeal,
  units,
} from '../../../support/rgb/genuine-send.ts';
import type { SendDraft, SendOptions } from '../../../support/rgb/genuine-send.ts';

const ASSET = assetIdOf(A);
const [HONEST] = genuineSend().operations;
const OPID = operationIdOf(HONEST!);
const WITNESS: SendOptions = { wishes: [units(A, 40n, { sats: 1_200n })] };
const TWO_COINS: SendOptions = { coins: [1, 2].map(() => ({ assets: [units(A, 300n)] })) };

/** What is said of a commitment that does not hold. */
function said(change: (draft: SendDraft) => unknown, options: SendOptions = {}): unknown {
  const draft = genuineSend(options);
  change(draft);
  const proof = proveCommitment(psbtOf(draft), transferAssignments);
  if (proof.ok) return 'proved';
  expect(proof.outcome).toBe(proof.code === 'RGB_UNREADABLE' ? 'notProved' : 'contradicts');
  return [proof.code, proof.facts];
}

const says = (code: string, facts: object, change: (draft: SendDraft) => unknown): void =>
  expect(said(change)).toEqual([code, facts]);
const host = ({ raw }: SendDraft) => raw.outputs[0]!;
const committed = (change: (op: RawOperation) => void) => (draft: SendDraft) => {
  change(draft.operations[0]!);
  commit(draft);
};
const withMap =
  (mapOf: (map: string) => string) =>
  (draft: SendDraft): void => {
    const key = proprietary('RGB', 4, A);
    const map = mapOf(valueOf(draft.raw.global, key));
    replaceValue(draft.raw.global, key, map);
    replaceValue(host(draft), proprietary('MPC', 0, A), bundleIdOf(map));
  };

describe('a commitment that does not hold says why, and where:', () => {
  it('the output it stands in', () => {
    const opReturn = (change: Partial<{ amount: bigint; script: string }>) => (draft: SendDraft) =>
      void Object.assign(draft.raw.tx.outputs[0]!, change);
    says('TWO_COMMITMENTS', { first: '0' }, ({ raw }) => {
      raw.tx.outputs.push({ ...raw.tx.outputs[0]! });
      raw.outputs.push([]);
    });
    says('COMMITMENT_FORM', { bytes: '33' }, opReturn({ script: `6a1f${'11'.repeat(31)}` }));
    expect(said(opReturn({ amount: 7n }))).toEqual(['OP_RETURN_VALUE', { amountSats: '7' }]);
    says('COMMITMENT_POSITION', { taproot: '0' }, ({ raw }) => {
      raw.tx.outputs.reverse();
      raw.outputs.reverse();
    });
  });

  it('the field that is missing, of another form, or in another place', () => {
    says('RGB_UNREADABLE', { field: 'RGB/02', detail: 'missing' }, ({ raw }) => void raw.global.splice(1, 1));
    says('RGB_UNREADABLE', { field: 'RGB/02', map: 'global', detail: 'of another form' }, ({ raw }) =>
      replaceValue(raw.global, proprietary('RGB', 2), '0000'),
    );
    says('RGB_UNREADABLE', { method: '01', detail: 'another way to close seals' }, ({ raw }) =>
      replaceValue(raw.global, proprietary('RGB', 2), '01'),
    );
    const misplaced = (map: string) => [
      'RGB_UNREADABLE',
      { field: 'RGB/05', map, detail: 'unknown in this place' },
    ];
    const field = [proprietary('RGB', 5), '00'] as [string, string];
    expect(said(({ raw }) => void raw.global.push(field))).toEqual(misplaced('global'));
    expect(said(({ raw }) => void raw.inputs[0]!.push(field))).toEqual(misplaced('input 0'));
    expect(said(({ raw }) => void raw.outputs[1]!.push(field))).toEqual(misplaced('output 1'));
  });

  it('the operation that is shown under another name, or that nothing commits to', () => {
    const other = structuredClone(HONEST!);
    other.groups[0]!.items[1]!.seal = { secret: strangersSeal('thief') };
    says(
      'COMMITMENT_MISMATCH',
      { detail: 'another operation is named', operation: OPID },
      ({ raw }) => void (raw.global[0]![1] = writeOperation(other)),
    );
    const shown: [string, string] = [proprietary('RGB', 1, operationIdOf(other)), writeOperation(other)];
    says(
      'COMMITMENT_MISMATCH',
      { detail: 'nothing commits to the operation', operation: operationIdOf(other) },
      ({ raw }) => void raw.global.push(shown),
    );
  });

  it('the operation whose inputs the map has otherwise, or that is not shown', () => {
    const otherInputs = [
      'COMMITMENT_MISMATCH',
      { detail: 'the input map closes other inputs', contract: A, operation: OPID },
    ];
    expect(said(withMap(() => `${'33'.repeat(32)}a00f0000${OPID}`))).toEqual(otherInputs);
    says(
      'RGB_HIDDEN',
      { contract: A, operation: '77'.repeat(32) },
      withMap((map) => `${map}${'ee'.repeat(32)}a00f0000${'77'.repeat(32)}`),
    );
  });

  it('an input more than the map has, though all that it has is there', () => {
    const { operations } = genuineSend(TWO_COINS);
    const operation = operationIdOf(operations[0]!);
    const first = withMap((map) => map.slice(0, 136));
    expect(said(first, TWO_COINS)).toEqual([
      'COMMITMENT_MISMATCH',
      { detail: 'the input map closes other inputs', contract: A, operation },
    ]);
  });

  it('the contract that another one’s map closes inputs for', () =>
    expect(
      said(({ raw }) => {
        const at = raw.global.findIndex(([key]) => key === proprietary('RGB', 4, A));
        raw.global[at]![0] = proprietary('RGB', 4, B);
      }),
    ).toEqual([
      'COMMITMENT_MISMATCH',
      { detail: 'the operation is of another contract', contract: B, operation: OPID },
    ]));

  it('the form of an input map', () => {
    const unreadable = (detail: string) => ['RGB_UNREADABLE', { part: 'input map', detail }];
    expect(said(withMap(() => ''))).toEqual(unreadable('closes nothing'));
    expect(said(withMap((map) => map.repeat(2)))).toEqual(unreadable('is in another order'));
    expect(said(withMap((map) => `${map}00`))).toEqual(unreadable('has 1 bytes left over'));
  });

  it('the contract whose bundle is named otherwise, or is hidden', () => {
    const another = ['COMMITMENT_MISMATCH', { detail: 'another bundle is named', contract: A }];
    expect(said((draft) => replaceValue(host(draft), proprietary('MPC', 0, A), '55'.repeat(32)))).toEqual(
      another,
    );
    const hidden = contractId('hidden', 0x01);
    says(
      'RGB_HIDDEN',
      { contract: hidden },
      (draft) => void host(draft).push([proprietary('MPC', 0, hidden), '44'.repeat(32)]),
    );
  });

  it('the place that repeats another commitment, and the one that was computed', () => {
    const draft = genuineSend();
    const { commitment } = writeMpc([[A, bundleIdOf(writeInputMap(draft.operations))]], draft.entropy);
    const at = (place: string) => ['COMMITMENT_MISMATCH', { place, computed: commitment }];
    const replaced = (owner: string, subtype: number) =>
      said((changed) => {
        const key = proprietary(owner, subtype);
        replaceValue(host(changed), key, `00${valueOf(host(changed), key).slice(2)}`);
      });
    expect(said(({ raw }) => void (raw.tx.outputs[0]!.script = `6a20${'22'.repeat(32)}`))).toEqual(
      at('OP_RETURN'),
    );
    expect(replaced('MPC', 0x10)).toEqual(at('MPC/10'));
    expect(replaced('OPRET', 1)).toEqual(at('OPRET/01'));
    expect(replaced('MPC', 0x11)).toEqual(at('MPC/11'));
  });

  it('what an operation has that no transfer has', () => {
    const about = (change: (op: RawOperation) => void, facts: Record<string, string>): void => {
      const op = structuredClone(HONEST!);
      change(op);
      says('RGB_TRANSITION_TYPE', { operation: operationIdOf(op), ...facts }, committed(change));
    };
    about((op) => void (op.type = 8000), { type: '8000' });
    about((op) => void (op.groups[0]!.type = 4010), { assignment: '4010' });
    about((op) => op.metadata.push({ type: 1, value: 'abcd' }), { problem: 'moreThanTransfer' });
    about(
      ({ groups }) => {
        groups[0]!.stateClass = 0;
        for (const item of groups[0]!.items) item.state = '';
      },
      { problem: 'assignsNothing' },
    );
    expect(
      said(
        committed(({ groups }) => {
          groups[0]!.stateClass = 2;
          for (const item of groups[0]!.items) item.state = `0d00${'00'.repeat(13)}`;
        }),
      ),
    ).toEqual(['RGB_UNREADABLE', { part: 'token', detail: 'has 1 bytes left over' }]);
  });

  it('the cap that it is beyond', () => {
    const many = (count: number) => (draft: SendDraft) => {
      draft.operations = Array.from({ length: count }, (_, i) => ({
        ...structuredClone(HONEST!),
        contract: contractId(`many ${i}`),
      }));
      commit(draft);
    };
    expect(said(many(100))).toBe('proved');
    expect(said(many(101))).toEqual(['TOO_LARGE', { what: 'contracts', count: '101', limit: '100' }]);
    says('TOO_LARGE', { what: 'depth', count: '13', limit: '12' }, (draft) =>
      host(draft).push([proprietary('MPC', 4), '0d']),
    );
    const entries = (count: number) =>
      withMap(() =>
        Array.from(
          { length: count },
          (_, i) => `${i.toString(16).padStart(64, '0')}a00f0000${'77'.repeat(32)}`,
        ).join(''),
      );
    expect(said(entries(10_000))).toMatchObject(['RGB_HIDDEN', {}]);
    expect(said(entries(10_001))).toEqual(['TOO_LARGE', { what: 'closed inputs', limit: '10000' }]);
  });

  it('how many inputs and assignments there are together, of all operations', () => {
    const withSecond = (count: number) =>
      said(({ raw }) => {
        const second = structuredClone(HONEST!);
        second.groups = [1, 2].map((type) => ({
          ...second.groups[0]!,
          type,
          items: Array.from({ length: count / 2 }, () => second.groups[0]!.items[1]!),
        }));
        raw.global.push([proprietary('RGB', 1, '99'.repeat(32)), writeOperation(second)]);
      });
    // Each closes one input, which counts too, and the honest one assigns two.
    expect(withSecond(9_996)).toEqual([
      'COMMITMENT_MISMATCH',
      { detail: 'another operation is named', operation: '99'.repeat(32) },
    ]);
    expect(withSecond(9_998)).toEqual(['TOO_LARGE', { what: 'assignments', limit: '10000' }]);
  });
});

/** All that is said of a proved commitment that does other than was asked. */
function meant(change: (draft: SendDraft) => void, options: SendOptions = {}): unknown {
  const draft = genuineSend(options);
  change(draft);
  commit(draft);
  const { meaning } = rgbVerdict(draft);
  return meaning?.findings.map(({ code, claim, facts }) => [code, claim, facts]);
}

const itemOf = (draft: SendDraft, amount: bigint) =>
  draft.operations[0]!.groups[0]!.items.find(({ state }) => state === fungible(amount))!;
/** The id is another for each change, so it is taken from what was changed. */
const opidAfter = (change: (draft: SendDraft) => void, options: SendOptions = {}): string => {
  const draft = genuineSend(options);
  change(draft);
  return operationIdOf(draft.operations[0]!);
};

describe('a send that does other than was asked says what is against it, and nothing more:', () => {
  it('the asset that is moved instead, and the one that is left', () =>
    expect(meant(({ operations }) => void (operations[0]!.contract = B))).toEqual([
      ['WRONG_ASSET', 'assetsAsAsked', { asset: ASSET }],
      ['RGB_BURN', 'assetsAsAsked', { asset: ASSET, amount: '500' }],
      ['EXTRA_ASSET', 'assetsAsAsked', { asset: assetIdOf(B) }],
      ...(['RGB_RECIPIENT'] as const).map((code) => [
        code,
        'recipientsAsAsked',
        {
          asset: assetIdOf(B),
          amount: '100',
          opout: `${opidAfter(({ operations }) => void (operations[0]!.contract = B))}/4000/1`,
          secretSeal: strangersSeal('recipient 0'),
        },
      ]),
      ['RGB_BALANCE', 'assetsWhole', { asset: assetIdOf(B), in: '0', out: '500' }],
      [
        'RGB_INPUTS',
        'assetsWhole',
        { asset: assetIdOf(B), in: '0', out: '500', allocations: '0', closed: '1' },
      ],
    ]));

  it('an asset that was asked for and is nowhere: not that it is burnt, since there was none', () => {
    const also = (draft: SendDraft): void => void draft.asked.push({ assetId: assetIdOf(B), recipients: [] });
    expect(meant(also)).toEqual([['WRONG_ASSET', 'assetsAsAsked', { asset: assetIdOf(B) }]]);
  });

  it('a wish that names no asset, or a recipient twice', () => {
    const nameless = (draft: SendDraft): void => void draft.asked.push({ assetId: 'rgb:?', recipients: [] });
    expect(meant(nameless)).toEqual([
      ['INTENT_MISMATCH', 'assetsAsAsked', { asset: 'rgb:?', problem: 'assetId' }],
      ['WRONG_ASSET', 'assetsAsAsked', { asset: 'rgb:?' }],
    ]);
    const twice = ({ asked }: SendDraft): void =>
      void asked.push({ assetId: ASSET, recipients: asked[0]!.recipients.slice() });
    expect(meant(twice)).toEqual([
      [
        'INTENT_MISMATCH',
        'assetsAsAsked',
        { recipient: `seal ${strangersSeal('recipient 0')}`, problem: 'duplicate' },
      ],
    ]);
  });

  it('state of two kinds', () => {
    const change = (draft: SendDraft): void => {
      const op = draft.operations[1]!;
      op.contract = A;
      op.groups = [
        { type: 4000, stateClass: 2, items: [{ ...op.groups[0]!.items[0]!, state: token(0, 178n) }] },
      ];
      draft.unspents[0]!.allocations = [547n, 178n].map((amount) => ({ assetId: ASSET, amount }));
    };
    expect(meant(change, RIDING)).toEqual([
      ['RGB_TRANSITION_TYPE', 'assetsAsAsked', { asset: ASSET, problem: 'twoKindsOfState' }],
    ]);
  });

  it('who is given what, against whom it was meant for', () => {
    const thief = (draft: SendDraft): void =>
      void (itemOf(draft, 100n).seal = { secret: strangersSeal('thief') });
    const recipient = `seal ${strangersSeal('recipient 0')}`;
    expect(meant(thief)).toEqual([
      [
        'RGB_RECIPIENT',
        'recipientsAsAsked',
        {
          asset: ASSET,
          amount: '100',
          opout: `${opidAfter(thief)}/4000/1`,
          secretSeal: strangersSeal('thief'),
        },
      ],
      [
        'RGB_RECIPIENT',
        'recipientsAsAsked',
        { asset: ASSET, recipient, asked: '100', given: '0', times: '0' },
      ],
    ]);
    expect(
      meant((draft) => {
        itemOf(draft, 400n).state = fungible(401n);
        itemOf(draft, 100n).state = fungible(99n);
      }),
    ).toEqual([['RGB_AMOUNT', 'recipientsAsAsked', { asset: ASSET, recipient, asked: '100', given: '99' }]]);
  });

  it('a witness output that is there twice, though both give what was agreed', () =>
    expect(
      meant(({ raw }) => {
        raw.tx.outputs.push({ ...raw.tx.outputs[1]! });
        raw.outputs.push([]);
      }, WITNESS),
    ).toEqual([
      [
        'RGB_RECIPIENT',
        'recipientsAsAsked',
        { script: strangersScript(0), agreedSats: '1200', problem: 'notOneOutput' },
      ],
    ]));

  it('why the change is not ours', () => {
    const changed = (seal: RawSeal, also: (draft: SendDraft) => void = () => undefined) => {
      const change = (draft: SendDraft): void => {
        itemOf(draft, 400n).seal = seal;
        also(draft);
      };
      const [[code, claim, facts] = []] = meant(change) as [string, string, ClaimFacts][];
      expect([code, claim]).toEqual(['RGB_CHANGE', 'assetChangeOurs']);
      expect(facts).toMatchObject({ asset: ASSET, amount: '400' });
      expect(facts?.opout).toMatch(new RegExp(`^${opidAfter(change)}/4000/[01]$`));
      return [facts?.problem, facts?.outpoint];
    };
    const kept = 'c5'.repeat(32);
    expect(changed({ txid: null, vout: 2, blinding: '00'.repeat(8) })).toEqual(['noSuchOutput', undefined]);
    expect(changed(toOutpoint('dd'.repeat(32), 3))).toEqual(['notOurs', `${'dd'.repeat(32)}:3`]);
    const people = '00112233445566778899aabbccddeeff'.repeat(2);
    expect(changed(toOutpoint(people, 3))).toEqual(['notOurs', `${people}:3`]);
    expect(changed(toOutpoint('b0'.repeat(32), 0))).toEqual(['spentHere', `${'b0'.repeat(32)}:0`]);
    for (const what of ['colorable', 'exists'] as const)
      expect(changed(toOutpoint(kept, 3), ({ unspents }) => void (unspents[1]![what] = false))).toEqual([
        'holdsNoAssets',
        `${kept}:3`,
      ]);
  });

  it('what goes in and out, and what is closed', () => {
    expect(meant((draft) => void (itemOf(draft, 400n).state = fungible(399n)))).toEqual([
      ['RGB_BALANCE', 'assetsWhole', { asset: ASSET, in: '500', out: '499' }],
    ]);
    expect(
      meant(
        ({ operations }) => void operations[0]!.inputs.push({ opid: 'fe'.repeat(32), type: 4000, no: 0 }),
      ),
    ).toEqual([
      ['RGB_INPUTS', 'assetsWhole', { asset: ASSET, in: '500', out: '500', allocations: '1', closed: '2' }],
    ]);
    const opout = `${A}/4000/1`;
    expect(
      meant(({ unspents }) => void (unspents[0]!.allocations = [{ assetId: ASSET, amount: 500n, opout }])),
    ).toEqual([['RGB_INPUTS', 'assetsWhole', { asset: ASSET, opout }]]);
  });
});

it('the evidence of a send names all assets that were asked for, and all that ride along', () => {
  const contracts = ['C', 'D', 'E', 'F'].map((name) => contractId(name));
  const draft = genuineSend({
    coins: [{ assets: contracts.map((contract) => ({ contract, amount: 9n })) }],
    wishes: contracts.slice(0, 2).map((contract) => ({ contract, amount: 1n })),
  });
  const ids = contracts.map(assetIdOf);
  expect(rgbVerdict(draft).meaning?.proved.assetsAsAsked).toEqual({
    askedAssets: ids.slice(0, 2).join(' '),
    ridingAssets: ids.slice(2).join(' '),
  });
});
