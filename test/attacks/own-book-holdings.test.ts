import { describe, expect, it } from 'vitest';
import { EMPTY_BOOK, type BookAllocation } from '../../src-main/verify/book/book.ts';
import { judgeDraft } from '../support/psbt/attack.ts';
import { attackSend, attackSends, attackSendsFrom, stillProved } from '../support/psbt/attack-send.ts';
import { genuineSlots, type Draft } from '../support/psbt/builder.ts';
import {
  genuineTrial,
  judgeBare,
  judgeTrial,
  recommitted,
  reservation,
  items,
} from '../support/psbt/send.ts';
import type { SendTrial } from '../support/psbt/send.ts';
import { genuineBtc, judgeBtc } from '../support/psbt/send-btc.ts';
import { fungible } from '../support/rgb/encode.ts';
import { A, B, assetIdOf, type SendOptions } from '../support/rgb/genuine-send.ts';

const KNOWN: SendOptions = { known: true };
const SPENT = { txid: 'b0'.repeat(32), vout: 0 };
const OUTPOINT = `${SPENT.txid}:${SPENT.vout}`;
const proved = (part: Partial<BookAllocation> = {}): BookAllocation => ({
  ...SPENT,
  assetId: assetIdOf(B),
  amount: 9n,
  opout: `${'0f'.repeat(32)}/4000/0`,
  ground: 'book',
  ...part,
});
const list = (trial: SendTrial, allocations: SendTrial['snapshot']['entries'][number]['allocations']): void =>
  void (trial.snapshot.entries[0]!.allocations = allocations);
const held = (amount: bigint, settled = true) => ({ assetId: assetIdOf(A), amount, settled });
attackSends('LIST_DENIES', {
  'the list has other sats than the book': {
    change: ({ book }) =>
      (book.outputs = book.outputs.map((one, i) => (i === 0 ? { ...one, amountSats: 19_000n } : one))),
    claim: 'amountsAsListed',
    facts: expect.objectContaining({ bookSats: '19000', listSats: '20000' }) as object,
  },
});
attackSendsFrom(KNOWN, 'LIST_DENIES', {
  'the list denies one unit of what the book has': {
    change: (trial) => list(trial, [held(499n)]),
    claim: 'assetsWhole',
    facts: { input: '0', outpoint: OUTPOINT, asset: assetIdOf(A), book: '500', list: '499' },
  },
  'the list has one unit more in place of what the book has': (trial) => list(trial, [held(501n)]),
  'the list splits what the book has': (trial) => list(trial, [held(300n), held(200n)]),
  'the list denies an asset that the book has, which is left behind': ({ book }) =>
    (book.allocations = [...book.allocations, proved()]),
  'the list names another asset in place of the one that the book has': (trial) =>
    list(trial, [{ assetId: assetIdOf(B), amount: 500n, settled: true }]),
  'the list denies a second allocation of the same amount': ({ book }) =>
    (book.allocations = [...book.allocations, proved({ assetId: assetIdOf(A), amount: 500n })]),
});
attackSends('RGB_INPUTS', {
  'another allocation is closed than the one that the book has': {
    from: KNOWN,
    change: ({ book }) =>
      (book.allocations = book.allocations.map((one) => ({ ...one, opout: `${'0f'.repeat(32)}/4000/0` }))),
  },
  'an allocation is closed that lies on another slot of ours': {
    change: ({ book }) =>
      (book.allocations = [
        proved({ txid: 'e0'.repeat(32), vout: 4, assetId: assetIdOf(A), amount: 500n, opout: `${A}/4000/0` }),
      ]),
    facts: expect.objectContaining({ opout: `${A}/4000/0`, outpoint: `${'e0'.repeat(32)}:4` }) as object,
  },
});
attackSends('RESERVED', {
  'an input is one that we spent': {
    change: ({ book }) =>
      (book.outputs = book.outputs.map((one, i) => (i === 0 ? { ...one, spent: true } : one))),
    claim: 'inputsOurs',
    facts: expect.objectContaining({ outpoint: OUTPOINT, problem: 'spent' }) as object,
  },
  'an input is held by another transaction of ours': {
    change: ({ book }) => (book.reserved = [reservation({ outpoints: [OUTPOINT], spends: [OUTPOINT] })]),
    facts: { input: '0', outpoint: OUTPOINT, by: 'ab'.repeat(32) },
  },
  'an input is the slot to which another transaction of ours, given up, sends its change': ({ book }) =>
    (book.reserved = [reservation({ outpoints: [OUTPOINT], mayShare: true })]),
});
attackSend(
  'an input is the slot of an open invoice, and the list has nothing pending on it',
  'INVOICE_SLOT',
  ({ book }) => (book.invoices = [{ outpoint: OUTPOINT, open: true }]),
);
attackSends('RGB_UNSETTLED', {
  'what lies on an input is not settled': (trial) => list(trial, [held(500n, false)]),
  'what the book has on an input is not settled, by the list': {
    from: KNOWN,
    change: (trial) => list(trial, [held(500n, false)]),
  },
});
attackSend(
  'a plain coin by the book is listed as a slot',
  'UNEXPECTED_INPUT',
  ({ book }) =>
    (book.outputs = book.outputs.map((one, i) => (i === 0 ? { ...one, branch: 'vanilla' } : one))),
);
stillProved({
  'one that was given up spends the same coin': ({ book }) =>
    (book.reserved = [reservation({ outpoints: [OUTPOINT], spends: [OUTPOINT], mayShare: true })]),
  'an invoice that waited on its coin is closed': ({ book }) =>
    (book.invoices = [{ outpoint: OUTPOINT, open: false }]),
  'another asset arrived on a slot that it does not spend': ({ snapshot }) =>
    (snapshot.entries[1]!.allocations = [{ assetId: assetIdOf(B), amount: 5n, settled: true }]),
});

describe('a send', () => {
  const claim = (trial: SendTrial, name: string) => judgeTrial(trial).claims.find((one) => one.name === name);
  const withGift = (): SendTrial => {
    const trial = genuineTrial({
      coins: [{ assets: [A, B].map((contract) => ({ contract, amount: 500n })) }],
      known: true,
    });
    trial.book.allocations = trial.book.allocations.slice(0, 1);
    return trial;
  };

  it('rests on the book where it proves all that lies on the coins, and shows their lines so', () => {
    const trial = genuineTrial(KNOWN);
    expect(claim(trial, 'assetsWhole')).toMatchObject({
      outcome: 'proved',
      ground: 'book',
      facts: { allocations: '1' },
    });
    expect(judgeTrial(trial).inputs[0]!.outcome).toBe('proved');
    trial.book.allocations = trial.book.allocations.map((one) => ({ ...one, ground: 'history' }));
    expect(claim(trial, 'assetsWhole')?.ground).toBe('history');
  });

  it('rests on the list where it adds to the book, and names the coin', () => {
    const trial = withGift();
    for (const name of ['assetsWhole', 'assetsAsAsked'])
      expect(claim(trial, name)).toMatchObject({
        outcome: 'onTrust',
        ground: 'told',
        facts: { told: OUTPOINT },
      });
    expect(judgeTrial(trial)).toMatchObject({ outcome: 'onTrust', code: null });
    expect(judgeTrial(trial).inputs[0]).toMatchObject({ outcome: 'onTrust' });
  });

  it('has another digest where the same rests on something else', () => {
    const digests = [genuineTrial(), genuineTrial(KNOWN)].map((trial) => judgeTrial(trial).digest);
    expect(new Set(digests).size).toBe(2);
    const history = genuineTrial(KNOWN);
    history.book.allocations = history.book.allocations.map((one) => ({ ...one, ground: 'history' }));
    expect(digests).not.toContain(judgeTrial(history).digest);
  });

  it('may not leave behind what the list adds', () => {
    const trial = withGift();
    trial.operations = trial.operations.slice(0, 1);
    recommitted(() => undefined)(trial);
    expect(judgeTrial(trial).code).toBe('RGB_BURN');
  });
});

describe('a transaction of plain bitcoin', () => {
  const coin = { txid: 'a0'.repeat(32), vout: 0 };
  const outpoint = `${coin.txid}:0`;
  const output = { ...coin, amountSats: 100_000n, branch: 'vanilla', index: 0, spent: false } as const;
  const other = reservation({ outpoints: [outpoint], spends: [outpoint] });
  const judged = (title: string, code: string | null, change: (book: Draft['book']) => unknown): void =>
    it(title, () => {
      const verdicts = [genuineSlots(), genuineBtc()].map((draft) => {
        change(draft.book);
        return draft.intent.kind === 'sendBtc' ? judgeBtc(draft as never) : judgeDraft(draft as never);
      });
      for (const verdict of verdicts)
        expect([verdict.outcome, verdict.code]).toEqual([code === null ? 'proved' : 'contradicts', code]);
    });

  judged('is proved of coins that the book does not have', null, () => undefined);
  judged('is proved of coins that the book has', null, (book) => (book.outputs = [output]));
  judged('spends nothing on which the book has an asset', 'LIST_DENIES', (book) => {
    book.allocations = [proved(coin)];
  });
  judged('spends no slot, whatever the list calls it', 'SPENDS_COLORED', (book) => {
    book.outputs = [{ ...output, branch: 'colored' }];
  });
  judged('spends nothing that another one holds', 'RESERVED', (book) => (book.reserved = [other]));
  judged('may spend what one holds that was given up', null, (book) => {
    book.reserved = [{ ...other, mayShare: true }];
  });
  judged(
    'spends nothing that was spent',
    'RESERVED',
    (book) => (book.outputs = [{ ...output, spent: true }]),
  );
  judged('spends nothing that an invoice waits on', 'INVOICE_SLOT', (book) => {
    book.invoices = [{ outpoint, open: true }];
  });
  judged('has the sats that the book has', 'LIST_DENIES', (book) => {
    book.outputs = [{ ...output, amountSats: 99_999n }];
  });
});

describe('a bare PSBT that sends an asset of coins that the book has', () => {
  const known = genuineTrial(KNOWN);
  const spentAssets = (book = known.book, trial = known) =>
    judgeBare(trial, [], book).claims.find(({ name }) => name === 'spentAssetsKnown');

  it('is held to the book, which does not know what others paid to the slot since', () => {
    expect(spentAssets()).toMatchObject({ outcome: 'notProved', facts: { unlisted: '1' } });
    expect(judgeBare(known, [], known.book).inputs[0]).toMatchObject({ outcome: 'notProved' });
    const listed = judgeBare(known, known.snapshot.entries, known.book);
    expect(listed.claims.find(({ name }) => name === 'spentAssetsKnown')).toMatchObject({
      outcome: 'proved',
      ground: 'book',
    });
    expect(listed.inputs[0]).toMatchObject({ outcome: 'proved' });
    expect(spentAssets({ ...known.book, allocations: [] })).toMatchObject({ code: 'RGB_BALANCE' });
    expect(spentAssets(EMPTY_BOOK)).toMatchObject({ outcome: 'notProved', facts: { unlisted: '1' } });
  });

  it.each([
    ['RGB_BURN', { allocations: [...known.book.allocations, proved()] }],
    ['RESERVED', { reserved: [reservation({ outpoints: [OUTPOINT] })] }],
    ['INVOICE_SLOT', { invoices: [{ outpoint: OUTPOINT, open: true }] }],
    ['RGB_INPUTS', { allocations: known.book.allocations.map((one) => ({ ...one, opout: proved().opout })) }],
    ['AMOUNT_LIE', { outputs: known.book.outputs.map((one) => ({ ...one, amountSats: 1n })) }],
  ] as const)('is refused where the book says: %s', (code, part) =>
    expect(judgeBare(known, [], { ...known.book, ...part }).code).toBe(code),
  );

  it('is refused where less comes out than the book has', () => {
    const less = genuineTrial(KNOWN);
    recommitted((trial) => void (items(trial)[0]!.state = fungible(399n)))(less);
    expect(spentAssets(less.book, less)).toMatchObject({
      code: 'RGB_BALANCE',
      facts: { in: '500', out: '499' },
    });
  });
});
