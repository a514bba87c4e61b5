import type { HistoryContent, HistoryVerdict } from '../../../src-main/verify/history/validate.ts';
import type { Allocation } from '../../../src-main/verify/history/rules.ts';
import type { Line, MovedAsset, Verdict } from '../../../src-main/verify/types.ts';

// Each key is written here once more, so that a member which is renamed or moved in the source changes no digest; one that
// is added does not compile until it stands here too.

/** What each member is hashed as: under a name, what becomes of it under one, or (null) not at all. */
type Members<T> = {
  readonly [K in keyof T]-?: string | readonly [name: string, made: (value: T[K]) => unknown] | null;
};

const said =
  <T extends object>(members: Members<T>) =>
  (value: T): object =>
    Object.fromEntries(
      (Object.keys(members) as (keyof T)[]).flatMap((key) => {
        const as = members[key];
        if (as === null) return [];
        return [typeof as === 'string' ? [as, value[key]] : [as[0], as[1](value[key])]];
      }),
    );

const each =
  <T, M>(made: (value: T) => M) =>
  (list: readonly T[]): M[] =>
    list.map(made);
const orNull =
  <T, M>(made: (value: T) => M) =>
  (value: T | null): M | null =>
    value === null ? null : made(value);
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

function sealOf(seal: MovedAsset['given'][number]['seal'] | Allocation['seal']): string {
  if (seal.kind === 'secret') return seal.secretSeal;
  return seal.kind === 'output' ? `this:${seal.vout}` : `${seal.txid}:${seal.vout}`;
}

const lineOf = said<Line>({
  ...{ index: 'index', kind: 'kind', amountSats: 'sats', outcome: 'outcome', path: 'path' },
  address: 'address',
  outpoint: ['outpoint', orNull(({ txid, vout }) => `${txid}:${vout}`)],
  assets: ['assets', each(said<Line['assets'][number]>({ assetId: 'asset', amount: 'amount' }))],
});

const assetOf = said<MovedAsset>({
  ...{ assetId: 'asset', role: 'role', inAmount: 'in' },
  given: [
    'given',
    each(
      said<MovedAsset['given'][number]>({
        ...{ to: 'to', amount: 'amount', opout: 'opout' },
        seal: ['seal', sealOf],
      }),
    ),
  ],
});

const verdictOf = said<Verdict>({
  ...{ outcome: 'outcome', code: 'code', txid: 'txid' },
  // It covers the names of the members.
  digest: null,
  claims: [
    'claims',
    each(
      said<Verdict['claims'][number]>({
        ...{ name: 'name', outcome: 'outcome', ground: 'basis', code: 'code', facts: 'facts' },
      }),
    ),
  ],
  inputs: ['inputs', each(lineOf)],
  outputs: ['outputs', each(lineOf)],
  assets: ['assets', each(assetOf)],
  sums: [
    'sums',
    orNull(
      said<NonNullable<Verdict['sums']>>({
        ...{ inSats: 'in', outSats: 'out', feeSats: 'fee', vbytes: 'vbytes', ownSats: 'own' },
        strangerSats: 'stranger',
        othersInSats: ['othersIn', (sats) => sats ?? null],
      }),
    ),
  ],
});

/** All that a verdict says, as one canonical line. */
export const verdictLine = (verdict: Verdict): string => canonicalJson(verdictOf(verdict));

type Contract = HistoryContent['contract'];
type Token = NonNullable<Contract['token']>;

const MEDIA = { mimeType: 'type', digest: 'sha256' } as const;
const tokenOf = said<Token>({
  ...{ index: 'index', ticker: 'ticker', name: 'name', details: 'details' },
  preview: [
    'preview',
    orNull(said<NonNullable<Token['preview']>>({ mimeType: 'type', bytes: ['bytes', hexOf] })),
  ],
  media: ['media', orNull(said<NonNullable<Token['media']>>(MEDIA))],
  attachments: ['attachments', each(said<Token['attachments'][number]>({ id: 'id', ...MEDIA }))],
});

const contractOf = said<Contract>({
  ...{ contractId: 'contractId', assetId: 'assetId', schema: 'schema', schemaId: 'schemaId' },
  ...{ chainNet: 'chainNet', issuedAtSeconds: 'issuedAtSeconds', supply: 'supply', ticker: 'ticker' },
  ...{ name: 'name', details: 'details', precision: 'precision', issued: 'issued', maxSupply: 'maxSupply' },
  ...{ terms: 'terms', rejectListUrl: 'rejectListUrl' },
  media: ['media', orNull(said<NonNullable<Contract['media']>>(MEDIA))],
  token: ['token', orNull(tokenOf)],
});

function allocationOf({ opid, type, no, state, seal, ...more }: Allocation): object {
  const held = state.kind === 'structured' ? hexOf(state.bytes) : state.kind === 'void' ? null : state.amount;
  const none: Record<string, never> = more;
  return { ...none, opout: `${opid}/${type}/${no}`, class: state.kind, held, seal: sealOf(seal) };
}

const contentOf = said<HistoryContent>({
  contract: ['contract', contractOf],
  // Without the bundles' digests and `cuts`, which save work and say nothing.
  bundles: ['bundles', each(({ txid }) => txid)],
  cuts: null,
  open: ['open', each(allocationOf)],
  paidFrom: 'paidFrom',
  received: ['received', each(allocationOf)],
});

type Outcome = HistoryVerdict['outcome'];
const HISTORIES: { readonly [O in Outcome]: Members<Extract<HistoryVerdict, { outcome: O }>> } = {
  proved: { outcome: 'outcome', content: ['content', contentOf] },
  pending: { outcome: 'outcome', unshown: 'unshown', content: ['content', contentOf] },
  notMined: {
    ...{ outcome: 'outcome', code: 'code', unshown: 'unshown', named: 'named' },
    content: ['content', orNull(contentOf)],
  },
  refused: { outcome: 'outcome', code: 'code', facts: 'facts' },
};

/** All that is said of an asset's history. */
export function historyLine(verdict: HistoryVerdict): string {
  const members = new Map(Object.entries(HISTORIES)).get(verdict.outcome) ?? {};
  return canonicalJson(said(members as Members<HistoryVerdict>)(verdict));
}

/** What is refused before there is a verdict. */
export const refusalLine = (reason: string): string => canonicalJson({ refused: reason });

/** Members in the order of their names, a bigint as decimal text, no white space. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) => {
    if (typeof held === 'bigint') return String(held);
    if (typeof held !== 'object' || held === null || Array.isArray(held)) return held;
    return Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
