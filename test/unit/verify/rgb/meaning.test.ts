import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proveCommitment } from '../../../../src-main/verify/rgb/commitment.ts';
import { RGB_CLAIMS } from '../../../../src-main/verify/rgb/rgb-findings.ts';
import { reversed } from '../../../support/psbt/raw-psbt.ts';
import { fungible, operationIdOf, token } from '../../../support/rgb/encode.ts';
import type { RawSeal } from '../../../support/rgb/encode.ts';
import {
  A,
  assetIdOf,
  commit,
  contractId,
  genuineSend,
  psbtOf,
  rgbVerdict,
  strangersScript,
  strangersSeal,
} from '../../../support/rgb/genuine-send.ts';
import type { SendDraft, SendOptions } from '../../../support/rgb/genuine-send.ts';

const B = contractId('B', 0x46);
const C = contractId('C', 0x4e);

/** The send is as asked, until one thing is changed; then the first finding has this code. */
function refused(
  title: string,
  code: string,
  change: (draft: SendDraft) => void,
  options: SendOptions = {},
): void {
  it(`${title}: ${code}`, () => {
    const draft = genuineSend(options);
    expect(rgbVerdict(draft).code).toBeNull();
    change(draft);
    commit(draft);
    expect(proveCommitment(psbtOf(draft)).ok).toBe(true);
    const { meaning } = rgbVerdict(draft);
    expect(meaning?.findings[0]?.code).toBe(code);
    expect(RGB_CLAIMS).toContain(meaning?.findings[0]?.claim);
  });
}

const items = (draft: SendDraft, operation = 0) => draft.operations[operation]!.groups[0]!.items;
const itemOf = (draft: SendDraft, amount: bigint, operation = 0) =>
  items(draft, operation).find(({ state }) => state === fungible(amount))!;
const toOutput = (vout: number): RawSeal => ({ txid: null, vout, blinding: '0102030405060708' });
const toOutpoint = (txid: string, vout: number): RawSeal => ({
  txid: reversed(txid),
  vout,
  blinding: '0102030405060708',
});
const riding: SendOptions = {
  coins: [
    {
      assets: [
        { contract: A, amount: 547n },
        { contract: B, amount: 178n },
      ],
    },
  ],
  wishes: [{ contract: A, amount: 7n }],
};
const witness: SendOptions = { wishes: [{ contract: A, amount: 40n, sats: 1_200n }] };
const twoCoins: SendOptions = {
  coins: [
    { assets: [{ contract: A, amount: 500n }] },
    { assets: [{ contract: A, amount: 300n, fromGenesis: false }] },
  ],
};

describe('an asset that was not asked for, or is left behind, is refused:', () => {
  refused('another asset is moved', 'WRONG_ASSET', ({ operations }) => {
    operations[0]!.contract = B;
  });
  refused('an asset is moved too that nobody knows of', 'EXTRA_ASSET', ({ operations }) => {
    const extra = genuineSend({
      coins: [{ assets: [{ contract: B, amount: 1n }] }],
      wishes: [{ contract: B, amount: 1n }],
    });
    operations.push(...extra.operations);
  });
  refused(
    'one that rides along is left behind',
    'RGB_BURN',
    ({ operations }) => void operations.pop(),
    riding,
  );
  refused('one is left behind that cannot even be read', 'RGB_BURN', ({ unspents }) => {
    unspents[0] = {
      ...unspents[0]!,
      allocations: [...unspents[0]!.allocations, { assetId: 'rgb:?', amount: 1n }],
    };
  });
  refused('a wish that names no asset', 'INTENT_MISMATCH', ({ asked }) => {
    asked[0]!.assetId = asked[0]!.assetId.slice(0, -1);
  });
  refused('a wish that names a recipient twice', 'INTENT_MISMATCH', ({ asked }) => {
    asked.push({ assetId: assetIdOf(B), recipients: asked[0]!.recipients });
  });
  refused(
    'counted and unique state together',
    'RGB_TRANSITION_TYPE',
    (draft) => {
      const op = draft.operations[1]!;
      op.contract = A;
      op.groups[0] = { ...op.groups[0]!, stateClass: 2 };
      items(draft, 1)[0]!.state = token(0, 178n);
      draft.unspents[0] = {
        ...draft.unspents[0]!,
        allocations: [547n, 178n].map((amount) => ({ assetId: assetIdOf(A), amount })),
      };
    },
    riding,
  );
});

describe('a recipient who is given other than was confirmed is refused:', () => {
  refused('the seal is a stranger’s', 'RGB_RECIPIENT', (draft) => {
    itemOf(draft, 100n).seal = { secret: strangersSeal('thief') };
  });
  refused('the amount is more', 'RGB_AMOUNT', (draft) => {
    itemOf(draft, 400n).state = fungible(399n);
    itemOf(draft, 100n).state = fungible(101n);
  });
  refused('the amount is less', 'RGB_AMOUNT', (draft) => {
    itemOf(draft, 400n).state = fungible(401n);
    itemOf(draft, 100n).state = fungible(99n);
  });
  refused('amounts of recipient and change are swapped', 'RGB_AMOUNT', (draft) => {
    const [first, second] = items(draft);
    [first!.state, second!.state] = [second!.state, first!.state];
  });
  refused('part of it goes to a second, hidden seal', 'RGB_RECIPIENT', (draft) => {
    itemOf(draft, 400n).state = fungible(1n);
    items(draft).push({ seal: { secret: strangersSeal('thief') }, state: fungible(399n) });
  });
  refused('it is given in two parts', 'RGB_RECIPIENT', (draft) => {
    const item = itemOf(draft, 100n);
    item.state = fungible(50n);
    items(draft).push({ ...item });
  });
  refused('it is given twice', 'RGB_RECIPIENT', (draft) => {
    itemOf(draft, 400n).state = fungible(300n);
    items(draft).push({ ...itemOf(draft, 100n) });
  });
  refused('the change goes to a stranger’s seal', 'RGB_RECIPIENT', (draft) => {
    itemOf(draft, 400n).seal = { secret: strangersSeal('thief') };
  });
  refused(
    'the recipient of one asset is given another',
    'RGB_RECIPIENT',
    (draft) => {
      const [a, b] = [items(draft), items(draft, 1)];
      const first = a.find(({ seal }) => seal.secret !== undefined)!;
      const second = b.find(({ seal }) => seal.secret !== undefined)!;
      [first.seal, second.seal] = [second.seal, first.seal];
    },
    {
      coins: [{ assets: [B, C].map((contract) => ({ contract, amount: 500n })) }],
      wishes: [B, C].map((contract) => ({ contract, amount: 10n })),
    },
  );
  refused(
    'an asset that rides along goes to the recipient too',
    'RGB_RECIPIENT',
    (draft) => {
      items(draft, 1)[0]!.seal = { secret: strangersSeal('recipient 0') };
    },
    riding,
  );
  refused(
    'seals of recipient and change point at each other',
    'RGB_AMOUNT',
    (draft) => {
      const [first, second] = items(draft);
      [first!.seal, second!.seal] = [second!.seal, first!.seal];
    },
    witness,
  );
  refused(
    'the witness output is another script',
    'RGB_RECIPIENT',
    ({ raw }) => {
      raw.tx.outputs[1]!.script = strangersScript(9);
    },
    witness,
  );
  refused(
    'the witness output is there twice',
    'RGB_RECIPIENT',
    ({ raw }) => {
      raw.tx.outputs.push({ ...raw.tx.outputs[1]! });
      raw.outputs.push([]);
    },
    witness,
  );
  refused(
    'the witness output has a sat more',
    'OUTPUT_SIZE',
    ({ raw }) => void (raw.tx.outputs[1]!.amount += 1n),
    witness,
  );
  refused(
    'the witness output has a sat less',
    'OUTPUT_SIZE',
    ({ raw }) => void (raw.tx.outputs[1]!.amount -= 1n),
    witness,
  );
  refused(
    'another amount was confirmed',
    'RGB_AMOUNT',
    ({ asked }) => void (asked[0]!.recipients[0]!.amount = 101n),
  );
  refused('a second recipient was confirmed', 'RGB_RECIPIENT', ({ asked }) => {
    asked[0]!.recipients.push({ kind: 'blinded', secretSeal: strangersSeal('second'), amount: 1n });
  });
});

describe('change that does not come back to us is refused:', () => {
  const change = (title: string, seal: RawSeal): void =>
    refused(title, 'RGB_CHANGE', (draft) => void (itemOf(draft, 400n).seal = seal));
  change('to the OP_RETURN', toOutput(0));
  change('to an output that is not there', toOutput(2));
  change('to an output far out', toOutput(0xffff_ffff));
  change('to an outpoint of a stranger', toOutpoint('dd'.repeat(32), 3));
  change('to another output of a transaction of ours', toOutpoint('c5'.repeat(32), 4));
  change('to an output that is spent here', toOutpoint('b0'.repeat(32), 0));
  refused(
    'to the output of a witness recipient',
    'RGB_AMOUNT',
    (draft) => {
      itemOf(draft, 460n).seal = toOutput(1);
      itemOf(draft, 40n).seal = toOutput(2);
    },
    witness,
  );
  refused('to a plain output of ours', 'RGB_CHANGE', ({ raw, wallet }) => {
    raw.tx.outputs[1]!.script = wallet.key('vanilla', 0, 5).script;
  });
  refused(
    'to a stranger’s output',
    'RGB_CHANGE',
    ({ raw }) => void (raw.tx.outputs[1]!.script = strangersScript(3)),
  );
  refused(
    'to an unspent that holds no assets',
    'RGB_CHANGE',
    ({ unspents }) => void (unspents[1]!.colorable = false),
    {
      changeTo: 'outpoint',
    },
  );
  refused(
    'to an unspent that does not exist yet',
    'RGB_CHANGE',
    ({ unspents }) => void (unspents[1]!.exists = false),
    {
      changeTo: 'outpoint',
    },
  );
  refused(
    'an asset that rides along goes to a stranger’s output',
    'RGB_CHANGE',
    (draft) => {
      items(draft, 1)[0]!.seal = toOutput(1);
    },
    { ...riding, wishes: [{ contract: A, amount: 7n, sats: 900n }] },
  );
});

describe('a send in which something vanishes or appears is refused:', () => {
  refused('part of the change', 'RGB_BALANCE', (draft) => void (itemOf(draft, 400n).state = fungible(399n)));
  refused('all of the change', 'RGB_BALANCE', (draft) => void items(draft).shift());
  refused(
    'the change is more than was there',
    'RGB_BALANCE',
    (draft) => void (itemOf(draft, 400n).state = fungible(401n)),
  );
  refused('an amount that wraps around', 'RGB_BALANCE', (draft) => {
    items(draft).push(
      { seal: toOutput(1), state: fungible(2n ** 64n - 1n) },
      { seal: toOutput(1), state: fungible(1n) },
    );
  });
  refused(
    'part of what rides along',
    'RGB_BALANCE',
    (draft) => void (items(draft, 1)[0]!.state = fungible(177n)),
    riding,
  );
  refused(
    'an allocation is left open',
    'RGB_INPUTS',
    ({ operations }) => void operations[0]!.inputs.pop(),
    twoCoins,
  );
  refused('an allocation is closed that we know nothing of', 'RGB_INPUTS', ({ operations }) => {
    operations[0]!.inputs.push({ opid: 'fe'.repeat(32), type: 4000, no: 0 });
  });
  refused('another allocation is closed than the one that we made', 'RGB_INPUTS', ({ unspents }) => {
    unspents[0] = {
      ...unspents[0]!,
      allocations: [{ assetId: assetIdOf(A), amount: 500n, opout: `${A}/4000/1` }],
    };
  });
  it('the allocation that we made is closed: nothing against it', () => {
    const draft = genuineSend();
    draft.unspents[0] = {
      ...draft.unspents[0]!,
      allocations: [{ assetId: assetIdOf(A), amount: 500n, opout: `${A}/4000/0` }],
    };
    expect(rgbVerdict(draft).code).toBeNull();
  });
});

describe('what a send does is told for the review', () => {
  it('per asset: what was there, who is given what, what comes back and what rides along', () => {
    const draft = genuineSend({ ...riding, wishes: [{ contract: A, amount: 7n, sats: 900n }] });
    const opids = draft.operations.map(operationIdOf);
    const { meaning } = rgbVerdict(draft);
    expect(meaning?.assets).toEqual([
      {
        assetId: assetIdOf(A),
        role: 'asked',
        inAmount: 547n,
        allocations: 1,
        closed: 1,
        paid: [{ recipient: draft.asked[0]!.recipients[0], amount: 7n }],
        backAmount: 540n,
        back: [{ opout: `${opids[0]!}/4000/1`, amount: 540n, place: { vout: 2 } }],
        isUnique: false,
      },
      {
        assetId: assetIdOf(B),
        role: 'riding',
        inAmount: 178n,
        allocations: 1,
        closed: 1,
        paid: [],
        backAmount: 178n,
        back: [{ opout: `${opids[1]!}/4000/0`, amount: 178n, place: { vout: 2 } }],
        isUnique: false,
      },
    ]);
    expect(meaning?.proved).toEqual({
      assetsAsAsked: { askedAssets: assetIdOf(A), ridingAssets: assetIdOf(B) },
      recipientsAsAsked: { recipients: '1' },
      assetChangeOurs: { places: '2' },
      assetsWhole: { allocations: '2' },
    });
  });

  it('an asset that was asked for and is neither there nor moved', () => {
    const draft = genuineSend();
    draft.asked.push({ assetId: assetIdOf(B), recipients: [] });
    const { meaning } = rgbVerdict(draft);
    expect(meaning?.findings.map(({ code }) => code)).toEqual(['WRONG_ASSET']);
    expect(meaning?.assets[1]).toMatchObject({ role: 'asked', inAmount: 0n, closed: 0, isUnique: false });
  });

  it('one that nobody asked for: what it does is told too', () => {
    const draft = genuineSend();
    draft.operations.push(
      ...genuineSend({ coins: [{ assets: [{ contract: B, amount: 9n }] }], wishes: [] }).operations,
    );
    commit(draft);
    const { meaning } = rgbVerdict(draft);
    expect(meaning?.findings.map(({ code }) => code)).toEqual(['EXTRA_ASSET', 'RGB_BALANCE', 'RGB_INPUTS']);
    expect(meaning?.assets[1]).toMatchObject({ role: 'stranger', inAmount: 0n, backAmount: 9n });
  });

  it('change on an output that exists, as people write it; a unique asset as one', () => {
    const draft = genuineSend({ changeTo: 'outpoint', unique: [A] });
    expect(rgbVerdict(draft).meaning?.assets[0]).toMatchObject({
      isUnique: true,
      back: [{ amount: 400n, place: { txid: 'c5'.repeat(32), vout: 3 } }],
    });
  });

  it('what is against it names the output it stands on', () => {
    const draft = genuineSend(witness);
    draft.raw.tx.outputs[1]!.amount += 1n;
    draft.raw.tx.outputs[2]!.script = strangersScript(3);
    expect(rgbVerdict(draft).meaning?.findings).toEqual([
      {
        code: 'OUTPUT_SIZE',
        claim: 'recipientsAsAsked',
        side: 'output',
        index: 1,
        facts: { output: '1', script: strangersScript(0), agreedSats: '1200', amountSats: '1201' },
      },
      {
        code: 'RGB_CHANGE',
        claim: 'assetChangeOurs',
        side: 'output',
        index: 2,
        facts: {
          output: '2',
          asset: assetIdOf(A),
          amount: '460',
          opout: `${operationIdOf(draft.operations[0]!)}/4000/1`,
          problem: 'notOurs',
        },
      },
    ]);
  });
});

const contracts = [A, B, C, contractId('D')];
const coin = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...contracts), fc.bigInt(10n, 2n ** 60n)), {
    minLength: 1,
    maxLength: 4,
    selector: ([contract]) => contract,
  })
  .map((assets) => ({ sats: 50_000n, assets: assets.map(([contract, amount]) => ({ contract, amount })) }));
const send = fc
  .record({
    coins: fc.array(coin, { minLength: 1, maxLength: 4 }),
    parts: fc.array(fc.tuple(fc.nat(3), fc.bigInt(1n, 5n), fc.boolean()), { minLength: 1, maxLength: 3 }),
    changeTo: fc.constantFrom('output' as const, 'outpoint' as const),
    entropy: fc.uint8Array({ minLength: 8, maxLength: 8 }).map((bytes) => Buffer.from(bytes).toString('hex')),
    unique: fc.subarray(contracts),
  })
  .map(({ parts, ...options }): SendOptions => {
    const there = [...new Set(options.coins.flatMap(({ assets }) => assets.map(({ contract }) => contract)))];
    return {
      ...options,
      wishes: parts.map(([which, amount, isWitness]) => ({
        contract: there[which % there.length]!,
        amount: (amount % 3n) + 1n,
        ...(isWitness ? { sats: 1_000n } : {}),
      })),
    };
  });

describe('any honest send', () => {
  it('is proved, whatever is sent, rides along or comes back', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(send, (options) => {
        const { code, meaning } = rgbVerdict(genuineSend(options));
        expect(code).toBeNull();
        for (const { inAmount, paid, backAmount } of meaning?.assets ?? [])
          expect(paid.reduce((sum, { amount }) => sum + amount, backAmount)).toBe(inAmount);
      }),
      { numRuns: 200, seed: 20_251_120 },
    );
  });
});
