import { readConsignment } from '../../../src-main/verify/history/consignment.ts';
import { trialOfBundles, type HistoryTrial } from './consignments.ts';
import { readRawHistory, remade } from './raw-history.ts';

/** So many of them begin alike and are known at a time. */
const ALIKE = 4;
/** Behind what may be compared before it is hashed. */
const FAR_BYTES = 400;

/** Its one bundle's transaction pays to two more scripts of these sizes: the second is far from where it begins. */
function withScripts(trial: HistoryTrial, bytes: number): HistoryTrial {
  const history = readRawHistory(trial.bytes);
  const { outputs } = history.bundles[0]!.tx;
  for (const size of [FAR_BYTES, bytes]) outputs.push({ amount: 0n, script: '51'.repeat(size) });
  return remade(history, trial);
}

const bundleOf = ({ bytes }: HistoryTrial): Uint8Array => readConsignment(bytes).bundles[0]!.read().bytes;

/**
 * Right histories of one contract, each of one bundle of about `bytes` that begins like the others. `endsAlike`: a
 * multiple of the small one long, so that in a file of small ones each place is followed by what a large one ends with.
 */
export function largeHistories(bytes: number, endsAlike: boolean): HistoryTrial[] {
  const trial = trialOfBundles(1);
  const least = bundleOf(withScripts(trial, 0)).length;
  return Array.from({ length: ALIKE }, (_, at) => {
    const length = endsAlike ? (Math.ceil(bytes / least) + at) * least : bytes + 1 + at;
    return withScripts(trial, length - least);
  });
}

/** A file of their contract of at most `bytes`, where it is at all: small bundles, one after the other, that begin like the large ones. */
export function beginsLikeLarge(large: readonly HistoryTrial[], bytes: number, endsAlike: boolean) {
  const { cuts } = readConsignment(large[0]!.bytes);
  const small = bundleOf(endsAlike ? withScripts(trialOfBundles(1), 0) : trialOfBundles(1));
  const around = large[0]!.bytes.length - bundleOf(large[0]!).length;
  const count = Math.max(0, Math.floor((bytes - around) / small.length));
  const counted = Buffer.alloc(4);
  counted.writeUInt32LE(count);
  const file = [
    large[0]!.bytes.subarray(0, cuts[1]),
    counted,
    ...Array.from({ length: count }, () => small),
    large[0]!.bytes.subarray(cuts.at(-1)),
  ];
  return Uint8Array.from(Buffer.concat(file));
}
