import * as v from 'valibot';
import { assetBalanceOf } from '../ledger/allocations.ts';
import { assetIdOf, type AssetKind } from '../ledger/assets.ts';
import { issueAsset } from '../ledger/issue.ts';
import type { World } from '../chain/store.ts';
import { friendWallet, friendWithSlots } from './friend-keys.ts';

export interface PracticeSample {
  readonly assetId: string;
  readonly schema: AssetKind;
  /** Null for a CFA, which has none. */
  readonly ticker: string | null;
  readonly name: string;
  /** Base units of one gift. */
  readonly amount: bigint;
}

interface SampleKind {
  readonly kind: AssetKind;
  readonly ticker: string;
  readonly name: string;
  readonly details: string | null;
  readonly precision: number;
  readonly gift: bigint;
  /** How many gifts there are of one issue. Each is a piece of its own, so that several may be under way at once. */
  readonly gifts: number;
  readonly mime: string | null;
}

/** Of all three kinds, and one that is easily taken for another: same ticker, nearly the same name, other contract. */
const SAMPLES: readonly SampleKind[] = [
  {
    kind: 'nia',
    ticker: 'PTUSD',
    name: 'Practice Dollar',
    details: null,
    precision: 2,
    gift: 250_00n,
    gifts: 8,
    mime: null,
  },
  {
    kind: 'cfa',
    ticker: '',
    name: 'Practice Prints',
    details: 'A run of prints, to practise with. Worth nothing.',
    precision: 0,
    gift: 12n,
    gifts: 8,
    mime: 'image/jpeg',
  },
  {
    kind: 'uda',
    ticker: 'PLATE',
    name: 'Pigment Plate',
    details: 'The only one of its kind, to practise with. Worth nothing.',
    precision: 0,
    gift: 1n,
    gifts: 1,
    mime: 'image/png',
  },
  {
    kind: 'nia',
    ticker: 'PTUSD',
    // A capital I for an l.
    name: 'Practice DoIlar',
    details: null,
    precision: 2,
    gift: 250_00n,
    gifts: 8,
    mime: null,
  },
];

const sampleRow = v.object({ contract: v.string() });

/** What the friend can give now, one of each; it issues what it no longer holds enough of. */
export function prepareSamples(world: World): readonly PracticeSample[] {
  return world.store.atomic(() =>
    SAMPLES.map((sample): PracticeSample => {
      const { kind, ticker, name, gift } = sample;
      const contract = heldSample(world, sample) ?? issueSample(world, sample);
      return {
        assetId: assetIdOf(contract),
        schema: kind,
        ticker: kind === 'cfa' ? null : ticker,
        name,
        amount: gift,
      };
    }),
  );
}

function heldSample(world: World, { name, gift }: SampleKind): string | null {
  const [row] = world.store.rows(sampleRow)`SELECT contract FROM samples WHERE name = ${name}`;
  if (row === undefined) return null;
  return assetBalanceOf(world, friendWallet(world), row.contract).spendable >= gift ? row.contract : null;
}

function issueSample(
  world: World,
  { kind, ticker, name, details, precision, ...sample }: SampleKind,
): string {
  const { gift, gifts, mime } = sample;
  const contract = issueAsset(world, friendWithSlots(world, gifts), {
    kind,
    ticker,
    name,
    details,
    precision,
    amounts: Array<bigint>(gifts).fill(gift),
    // Of no file anywhere.
    media: mime === null ? null : { mime, digest: world.random(32) },
  });
  world.store.insert('samples', { name, contract }, 'OR REPLACE');
  return contract;
}
