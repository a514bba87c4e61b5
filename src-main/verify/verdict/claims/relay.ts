import type { Facts } from '../../../base/refused.ts';
import { isWitnessProgram } from '../../psbt/transaction.ts';
import type { Sums } from '../../types.ts';
import { doubt, lineDoubt, type Doubt } from './findings.ts';
import type { JudgedOutput } from './outputs.ts';

/**
 * What nodes have against a bare PSBT by most nodes' rules (Bitcoin Core's defaults). No signature is wrong for it,
 * but the transaction may wait for ever, which is worth a doubt. Facts: `feeSats`, `vbytes`, `leastSats` of a fee too
 * low; `dustSats`, `dustLeastSats`, `output` of the first output to others too small; `oddOutput` the first whose
 * script nodes don't pass on, as an empty one, which anybody may spend; `dataBytes` of data that some nodes don't
 * pass on: a note, no doubt.
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
  const odd = outputs.flatMap(({ kind, script }, i) =>
    kind === 'foreign' && !isStandard(script) ? [i] : [],
  );
  const facts: Facts = {
    ...(feeSats < leastSats ? { feeSats: `${feeSats}`, vbytes: `${vbytes}`, leastSats: `${leastSats}` } : {}),
    ...(first === undefined
      ? {}
      : { output: `${first.i}`, dustSats: `${first.amountSats}`, dustLeastSats: `${first.least}` }),
    ...(odd[0] === undefined ? {} : { oddOutput: `${odd[0]}` }),
  };
  const written = outputs.filter(({ kind }) => kind === 'opReturn');
  const dataBytes = written.reduce((sum, { script }) => sum + script.length, 0);
  const isMuch = dataBytes > MOST_DATA_BYTES || written.length > 1;
  return {
    doubts: [
      ...(Object.keys(facts).length === 0 ? [] : [doubt('relayed', facts)]),
      ...Array.from(new Set([...dust.map(({ i }) => i), ...odd]), (i) => lineDoubt('output', i, 'relayed')),
    ],
    facts: isMuch ? { dataBytes: `${dataBytes}` } : {},
  };
}

/** Kinds of scripts that nodes pass on, beside OP_RETURN (Bitcoin Core, script/solver.cpp). */
function isStandard(script: Uint8Array): boolean {
  if (isWitnessProgram(script)) return script[0] !== 0 || script.length === 22 || script.length === 34;
  return OLDER_KINDS.test(Buffer.from(script.subarray(0, MOST_OLDER_BYTES + 1)).toString('hex'));
}

/** P2PKH, P2SH, a bare key, and a bare multisig of three keys at most. */
const OLDER_KINDS =
  /^(?:76a914.{40}88ac|a914.{40}87|21.{66}ac|41.{130}ac|5[123](?:21.{66}|41.{130}){1,3}5[123]ae)$/;
const MOST_OLDER_BYTES = 201;

/** Bitcoin Core's -minrelaytxfee until release 30, and that of Knots; newer nodes take a tenth. */
const RELAY_SATS_PER_VB = 1n;
/** Bitcoin Core's -datacarriersize until release 30: OP_RETURN, its push and 80 bytes. */
const MOST_DATA_BYTES = 83;
/** Making and spending an output costs three sat/vB (-dustrelayfee): with a witness, or without. */
const DUST_SATS_PER_VB = 3n;
const SPENDING_BYTES = { witness: 67, older: 148 } as const;

function dustLimit(script: Uint8Array): bigint {
  const spending = isWitnessProgram(script) ? SPENDING_BYTES.witness : SPENDING_BYTES.older;
  const prefix = script.length < 0xfd ? 1 : 3;
  return DUST_SATS_PER_VB * BigInt(8 + prefix + script.length + spending);
}
