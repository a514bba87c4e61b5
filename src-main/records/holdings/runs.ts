import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import * as v from 'valibot';

export const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const runsText = v.pipe(
  v.string(),
  v.maxLength(BOUNDS.pieceRunsChars),
  v.parseJson(),
  v.array(v.tuple([place, place])),
);
export type Runs = v.InferOutput<typeof runsText>;

export function runsOf(places: readonly number[]): Runs {
  const runs: Runs = [];
  for (const at of places) {
    const last = runs.at(-1);
    if (last?.[1] === at - 1) last[1] = at;
    else runs.push([at, at]);
  }
  return runs;
}
