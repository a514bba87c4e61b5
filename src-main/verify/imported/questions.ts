import { onePerAsset } from '../../base/groups.ts';
import { outpointName } from '../../base/outpoint.ts';
import { toHex } from '../../base/bytes.ts';
import type { TransactionOutput } from '../psbt/transaction.ts';
import type { GivenAsset, HeldAmount, Verdict } from '../types.ts';

/** What a person answers one by one of a PSBT that nobody here asked for. `id` is the same for the same transaction. */
export type ImportQuestion =
  | {
      readonly kind: 'output';
      readonly id: string;
      readonly index: number;
      readonly amountSats: bigint;
      readonly address: string | null;
      /** Hex. */
      readonly script: string;
    }
  /** Others put inputs into it too and only ours are signed. Sats; what others say of theirs is the PSBT's word. */
  | {
      readonly kind: 'part';
      readonly id: 'part';
      readonly ours: number;
      readonly others: number;
      readonly signedByOthers: number;
      readonly oursSats: bigint;
      readonly othersSats: bigint;
      /** What comes back on keys of ours: more than `oursSats` where we are paid. */
      readonly backSats: bigint;
      /** The id may still change, since an input of theirs is of an older kind. */
      readonly idOpen: boolean;
    }
  /** What is written into the chain, hex, and the sats that nobody can spend any more for it. */
  | {
      readonly kind: 'data';
      readonly id: string;
      readonly index: number;
      readonly data: string;
      readonly amountSats: bigint;
    }
  /** Slots are spent and nothing shows where what lies on them goes: it is lost. `assets`: what is known to lie there. */
  | {
      readonly kind: 'slots';
      readonly id: 'slots';
      readonly outpoints: readonly string[];
      readonly assets: readonly HeldAmount[];
    }
  | {
      readonly kind: 'asset';
      readonly id: string;
      readonly assetId: string;
      /** Base units. */
      readonly amount: bigint;
      readonly seal: GivenAsset['seal'];
    };

/**
 * First that only our part is signed and that slots are lost, if so; then outputs that are not ours, data without a
 * proof of its meaning, and assets given to others. `scripts` are the judged transaction's outputs.
 */
export function questionsOf(
  scripts: readonly TransactionOutput[],
  { claims, inputs, outputs, assets }: Verdict,
): ImportQuestion[] {
  const ofOutputs = outputs.flatMap(({ index, kind, address, outcome }): ImportQuestion[] => {
    const written = scripts[index];
    if (written === undefined) return [];
    const { script, amountSats } = written;
    if (script[0] === OP_RETURN)
      return outcome === 'proved' && amountSats === 0n
        ? []
        : [{ kind: 'data', id: `d${String(index)}`, index, data: dataOf(script), amountSats }];
    if (kind !== 'stranger') return [];
    return [{ kind: 'output', id: `o${String(index)}`, index, amountSats, address, script: toHex(script) }];
  });
  const ofAssets = assets.flatMap(({ assetId, given }) =>
    given.flatMap(({ to, amount, seal, opout }): ImportQuestion[] =>
      to === 'own' ? [] : [{ kind: 'asset', id: `a${opout}`, assetId, amount, seal }],
    ),
  );
  return [...partOf(claims), ...slotsOf(claims, inputs), ...ofOutputs, ...ofAssets];
}

function partOf(claims: Verdict['claims']): ImportQuestion[] {
  const facts = claims.find(({ name }) => name === 'onlyOurPart')?.facts;
  if (facts === undefined) return [];
  const count = (name: 'ours' | 'others' | 'signedByOthers' | 'idOpen'): number => Number(facts[name] ?? 0);
  const amount = (name: 'oursSats' | 'othersSats' | 'backSats'): bigint => BigInt(facts[name] ?? 0);
  return [
    {
      kind: 'part',
      id: 'part',
      ours: count('ours'),
      others: count('others'),
      signedByOthers: count('signedByOthers'),
      oursSats: amount('oursSats'),
      othersSats: amount('othersSats'),
      backSats: amount('backSats'),
      idOpen: count('idOpen') > 0,
    },
  ];
}

function slotsOf(claims: Verdict['claims'], inputs: Verdict['inputs']): ImportQuestion[] {
  const proof = claims.find(({ name }) => name === 'commitmentRecomputes');
  if (proof !== undefined && (proof.outcome === 'proved' || proof.outcome === 'onTrust')) return [];
  const slots = inputs.filter(({ kind }) => kind === 'assetSlot');
  if (slots.length === 0) return [];
  return [
    {
      kind: 'slots',
      id: 'slots',
      outpoints: slots.flatMap(({ outpoint }) => (outpoint === null ? [] : [outpointName(outpoint)])),
      assets: onePerAsset(slots.flatMap(({ assets }) => assets)),
    },
  ];
}

/** What every OP_RETURN among `outputs` writes, hex, proved or not. */
export function dataWritten(
  outputs: readonly TransactionOutput[],
): { readonly index: number; readonly data: string }[] {
  return outputs.flatMap(({ script }, index) =>
    script[0] === OP_RETURN ? [{ index, data: dataOf(script) }] : [],
  );
}

const OP_RETURN = 0x6a;
/** The longest push whose opcode is its own length. */
const MAX_DIRECT_PUSH = 75;

/** The bytes of one push, or all that follows in any other form. */
function dataOf(script: Uint8Array): string {
  const [, length = 0] = script;
  const isOnePush = length <= MAX_DIRECT_PUSH && script.length === 2 + length;
  return toHex(script.subarray(isOnePush ? 2 : 1));
}
