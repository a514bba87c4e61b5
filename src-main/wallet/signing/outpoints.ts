import type { Verdict } from '../../domain/psbt/verdict.ts';

/** What a judged transaction spends, each as `txid:vout`. */
export function outpointsOf(verdict: Pick<Verdict, 'inputs'>): string[] {
  return verdict.inputs.flatMap(({ outpoint }) =>
    outpoint === null ? [] : [`${outpoint.txid}:${String(outpoint.vout)}`],
  );
}
