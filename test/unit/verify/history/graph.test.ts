import { describe, expect, it } from 'vitest';
import {
  graphOf,
  type GraphQuery,
  type GraphRow,
  type OwnPlaces,
  readGraph,
} from '../../../../src-main/verify/history/graph.ts';
import {
  unite,
  type KeptFile,
  type OperationPart,
  type Step,
} from '../../../../src-main/verify/history/operations.ts';
import { trialCalled, type HistoryTrial } from '../../../support/rgb/consignments.ts';
import { longHistory } from '../../../support/rgb/long-history.ts';

const ALL: GraphQuery = { offset: 0, limit: 100, opened: [] };
const NOBODY: OwnPlaces = { outpoints: [], spent: [], txids: [] };

type Drawn = readonly [
  id: string,
  closes: readonly string[],
  gives: Readonly<Record<string, Partial<OperationPart>>>,
];

/** Steps in this order, the first the genesis, each mined a block after the one before. */
const history = (drawn: readonly Drawn[]): Map<string, Step> =>
  new Map(
    drawn.map(([id, closes, gives], at) => [
      id,
      {
        id,
        kind: at === 0 ? 'genesis' : 'transfer',
        height: at === 0 ? null : at,
        closes: new Set(closes),
        gives: new Map(
          Object.entries(gives).map(([name, part]) => [
            name,
            { amount: 10n, outpoint: `${name}:0`, paid: null, ...part },
          ]),
        ),
      },
    ]),
  );
const US = { paid: 'us' } as const;
const rowsOf = (drawn: readonly Drawn[], own: Partial<OwnPlaces> = {}, ask: Partial<GraphQuery> = {}) =>
  graphOf({ steps: history(drawn) }, { ...NOBODY, ...own }, { ...ALL, ...ask }).rows;
const seen = (rows: readonly GraphRow[]) =>
  rows.map(({ kind, id, transactions, parents }) => [kind, id, transactions, parents.map(({ row }) => row)]);

/** Genesis, three transfers among others, one to us. */
const chain: readonly Drawn[] = [
  ['g', [], { a: {} }],
  ['t1', ['a'], { b: {} }],
  ['t2', ['b'], { c: {} }],
  ['t3', ['c'], { d: {} }],
  ['t4', ['d'], { e: { ...US, amount: 4n }, f: { amount: 6n } }],
];

describe('the rows of a history', () => {
  it('fold what went on among others, and end with what lies with us', () =>
    expect(seen(rowsOf(chain))).toEqual([
      ['genesis', 'g', 0, []],
      ['run', 't1', 3, [0]],
      ['transfer', 't4', 1, [1]],
      ['open', 'e', 0, [2]],
    ]));

  it('say of a run what went in and came out, and the last of its blocks', () => {
    const [, run] = rowsOf(chain);
    expect(run).toMatchObject({
      height: 3,
      closes: { ours: 0n, others: 10n },
      gives: { ours: 0n, others: 10n },
      inputCount: 1,
      outputCount: 1,
    });
  });

  it('take a run apart where it is opened, and leave it where nothing has that name', () => {
    expect(seen(rowsOf(chain, {}, { opened: ['t1'] })).map(([, id]) => id)).toEqual([
      'g',
      't1',
      't2',
      't3',
      't4',
      'e',
    ]);
    expect(seen(rowsOf(chain, {}, { opened: ['t2'] }))).toEqual(seen(rowsOf(chain)));
  });

  it('draw a single one among others as itself', () =>
    expect(seen(rowsOf([...chain.slice(0, 2), ['t4', ['b'], { e: US }]]))[1]).toEqual([
      'transfer',
      't1',
      1,
      [0],
    ]));

  it('mark what a transaction of ours closes, and its change, which nobody listed is paid', () => {
    const rows = rowsOf([...chain, ['t5', ['e'], { x: { paid: 'them', amount: 3n }, y: { amount: 1n } }]], {
      txids: ['t5'],
    });
    expect(rows.at(-2)).toMatchObject({
      id: 't5',
      closes: { ours: 4n, others: 0n },
      gives: { ours: 1n, others: 3n },
      parents: [{ row: 2, ours: true }],
    });
    expect(rows.at(-1)).toMatchObject({ kind: 'open', id: 'y', gives: { ours: 1n, others: 0n } });
  });

  it('show nothing as open that a transaction of ours spends otherwise', () =>
    expect(rowsOf(chain, { spent: ['e:0'] }).map(({ kind }) => kind)).not.toContain('open'));

  it('find what is ours by its output, too', () =>
    expect(
      rowsOf(chain, { outpoints: ['f:0'] })
        .filter(({ kind }) => kind === 'open')
        .map(({ id }) => id),
    ).toEqual(['e', 'f']));

  it('never put a run above and below one step: what went around us stands apart', () => {
    // t1 gives to us and on to others; t4 takes both together again.
    const around: readonly Drawn[] = [
      ['g', [], { a: {} }],
      ['t1', ['a'], { b: {}, c: {} }],
      ['t2', ['b'], { d: US }],
      ['t3', ['c'], { e: {} }],
      ['t4', ['d', 'e'], { f: {} }],
      ['t5', ['f'], { h: {} }],
    ];
    const rows = rowsOf(around, { txids: ['t2'] });
    for (const [row, { parents }] of rows.entries())
      for (const parent of parents) expect(parent.row).toBeLessThan(row);
    expect(rows.reduce((sum, { transactions }) => sum + transactions, 0)).toBe(5);
  });

  it('stand in the order of their blocks, whatever order the files had', () => {
    const [genesis, ...others] = [...history(chain)];
    const mixed = new Map([...others.toReversed(), genesis!]);
    const { rows } = graphOf({ steps: mixed }, NOBODY, { ...ALL, opened: ['t1'] });
    expect(rows.map(({ id }) => id)).toEqual(['g', 't1', 't2', 't3', 't4', 'e']);
  });

  it('come in pages, the last first; what goes on from above is named', () => {
    const page = graphOf({ steps: history(chain) }, NOBODY, { offset: null, limit: 2, opened: ['t1'] });
    expect([page.total, page.offset, page.rows.map(({ id }) => id)]).toEqual([6, 4, ['t4', 'e']]);
    expect(page.entering).toEqual([{ row: 3, lastChild: 4, ours: false }]);
    expect(graphOf({ steps: history(chain) }, NOBODY, { offset: 99, limit: 100, opened: [] }).offset).toBe(0);
  });
});

const fileOf = ({ bytes, chain: { witnesses } }: HistoryTrial): KeptFile => ({
  file: bytes,
  heights: JSON.stringify(Object.fromEntries([...witnesses].map(([txid, { height }]) => [txid, height]))),
});
const contractOf = ({ ask }: HistoryTrial): string => ask.contractId ?? '';

describe('the files of a contract together', () => {
  const trial = trialCalled('nia-blind-change');
  const seal = Buffer.from(
    trial.ask.recipient?.kind === 'blinded' ? trial.ask.recipient.secretSeal : [],
  ).toString('hex');
  const listed = [{ txid: trial.ask.txid ?? '', isOurs: true, pays: { secretSeal: seal } }];

  it('have each operation once, and what is paid to our seal is ours', () => {
    const once = unite([fileOf(trial)], contractOf(trial), listed);
    const twice = unite([fileOf(trial), fileOf(trial)], contractOf(trial), listed);
    expect(twice).toEqual(once);
    const given = [...(once.steps.get(trial.ask.txid ?? '')?.gives.values() ?? [])];
    expect(given.filter(({ paid }) => paid === 'us')).toMatchObject([{ amount: 100n, outpoint: null }]);
    expect([...once.steps.values()].slice(1).every(({ height }) => height !== null)).toBe(true);
  });

  it.each<[string, (file: KeptFile) => KeptFile, string]>([
    ['cannot be read', ({ heights }) => ({ file: Uint8Array.of(1, 2), heights }), contractOf(trial)],
    ['breaks a rule', ({ heights }) => ({ file: trial.bytes.subarray(0, -1), heights }), contractOf(trial)],
    ['is of another contract', (file) => file, '00'.repeat(32)],
  ])('leave one out that %s', (_, change, contractId) => {
    const found = unite([change(fileOf(trial))], contractId, listed);
    expect([found.steps.size, found.leftOut]).toEqual([0, 1]);
    expect(readGraph([change(fileOf(trial))], { contractId, listed, own: NOBODY }, ALL)).toEqual({
      outcome: 'nothing',
    });
  });

  it('know no block where heights are unreadable', () => {
    const found = unite([{ ...fileOf(trial), heights: '{"a":' }], contractOf(trial), listed);
    expect([...found.steps.values()].every(({ height }) => height === null)).toBe(true);
  });

  it('of a thousand transfers are a few rows, and a hundred more where a run is opened', () => {
    const long = longHistory(1_000);
    const of = { contractId: contractOf(long), listed: [], own: NOBODY };
    const folded = readGraph([fileOf(long)], of, ALL);
    if (folded.outcome !== 'shown') throw new Error(folded.outcome);
    expect(folded.page.rows.map(({ kind, transactions }) => [kind, transactions])).toEqual([
      ['genesis', 0],
      ['run', 1_000],
    ]);
    const opened = readGraph([fileOf(long)], of, { ...ALL, opened: [folded.page.rows[1]?.id ?? ''] });
    if (opened.outcome !== 'shown') throw new Error(opened.outcome);
    expect([opened.page.total, opened.page.rows.length]).toEqual([102, 100]);
  });
});
