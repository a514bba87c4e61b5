import type { Assigned } from '../rgb/assigned.ts';
import type { ProvedContract } from '../rgb/commitment.ts';
import type { GivenAsset } from '../verdict.ts';

/** What a later transfer closes (rgb-commitment.md 2): the operation, the asset-owner type, the place in it. */
function opoutOf(opid: string, { no }: Assigned): string {
  return `${opid}/4000/${no}`;
}

/** Everything that is assigned of one asset, each with whose it is. */
export function givenOf(
  contract: ProvedContract | undefined,
  whose: (assigned: Assigned, opout: string) => GivenAsset['to'],
): GivenAsset[] {
  return (contract?.transitions ?? []).flatMap(({ opid, assigned }) =>
    assigned.map((one) => {
      const opout = opoutOf(opid, one);
      return { to: whose(one, opout), amount: one.amount, opout, seal: one.seal };
    }),
  );
}
