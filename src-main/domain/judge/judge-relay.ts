import { doubt, lineDoubt, type Doubt } from './findings.ts';
import type { JudgedOutput } from './judge-outputs.ts';
import type { Facts } from '../psbt/refusal.ts';
import { isWitnessProgram } from '../psbt/transaction.ts';
import type { Sums } from '../verdict.ts';

/**
 * What nodes have against a bare PSBT that is signed, by the rules that most of them keep for what they pass on (Bitcoin
 * Core's defaults). None of it makes a signature wrong: it may wait for ever, and that is worth a doubt with the number.
 * Facts: `feeSats`, `vbytes` and `leastSats` of a fee that is too low; `dustSats` and `dustLeastSats` of the first output
 * to somebody else that is too small, `output` its number; `dataBytes` where so much is written into the chain that some
 * nodes do not pass it on, which is a note and no doubt.
 */
export function judgeRelay(
  { feeSats, vbytes }: Sums,
  outputs: readonly JudgedOutput[],
): { readonly doubts: readonly Doubt[]; readonly facts: Facts } {
  const leastSats = BigInt(vbytes) * RELAY_SATS_PER_VB;
  const dust = outputs.flatMap(({ kind, amountSats, script }, i) =>
    kind === 'foreign' && amountSats < dustLimit(script) ? [{ i, amountSats, least: dustLimit(script) }] : [],
  );
  const [first] = dust;
  const facts: Facts = {
    ...(feeSats < leastSats ? { feeSats: `${feeSats}`, vbytes: `${vbytes}`, leastSats: `${leastSats}` } : {}),
    ...(first === undefined
      ? {}
      : { output: `${first.i}`, dustSats: `${first.amountSats}`, dustLeastSats: `${first.least}` }),
  };
  const written = outputs.filter(({ kind }) => kind === 'opReturn');
  const dataBytes = written.reduce((sum, { script }) => sum + script.length, 0);
  const isMuch = dataBytes > MOST_DATA_BYTES || written.length > 1;
  return {
    doubts: [
      ...(Object.keys(facts).length === 0 ? [] : [doubt('relayed', facts)]),
      ...dust.map(({ i }) => lineDoubt('output', i, 'relayed')),
    ],
    facts: isMuch ? { dataBytes: `${dataBytes}` } : {},
  };
}

/** Bitcoin Core's -minrelaytxfee until release 30, and that of Knots; newer nodes take a tenth. */
const RELAY_SATS_PER_VB = 1n;
/** Bitcoin Core's -datacarriersize until release 30: OP_RETURN, its push and 80 bytes. */
const MOST_DATA_BYTES = 83;
/** What three sat/vB cost for making an output and spending it (-dustrelayfee): with a witness, or without. */
const DUST_SATS_PER_VB = 3n;
const SPENDING_BYTES = { witness: 67, older: 148 } as const;

function dustLimit(script: Uint8Array): bigint {
  const spending = isWitnessProgram(script) ? SPENDING_BYTES.witness : SPENDING_BYTES.older;
  const prefix = script.length < 0xfd ? 1 : 3;
  return DUST_SATS_PER_VB * BigInt(8 + prefix + script.length + spending);
}
