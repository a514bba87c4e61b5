import { accountPath } from '../../domain/keys/derive.ts';
import type { Network } from '../../domain/network.ts';
import type { Verdict } from '../../domain/psbt/verdict.ts';
import { outpointsOf } from './outpoints.ts';
import { recipientsOf } from './recipients.ts';
import type { BegunIntent, SignedStep } from './records.ts';

/** What the journal keeps with the signed bytes: what a transaction spends, makes and gives, by its verdict. */
export function signedStepOf(
  intent: BegunIntent,
  verdict: Verdict,
  network: Network,
): Omit<SignedStep, 'psbt'> {
  const { outputs, assets, txid } = verdict;
  if (txid === null) throw new Error('a transaction that could not be read was to be signed');
  const isColored = (path: string) => path.startsWith(`${accountPath(network, 'colored')}/`);
  const own = outputs.filter(({ path }) => path !== null);
  return {
    txid,
    inputs: outpointsOf(verdict),
    slots: outputs.flatMap(({ kind, index }) => (kind === 'assetSlot' ? [index] : [])),
    made: own.map(({ index, path, amountSats }) => ({
      vout: index,
      colored: isColored(path ?? ''),
      ...(amountSats === null ? {} : { sats: amountSats }),
    })),
    recipients: recipientsOf(intent, network),
    back: assets.flatMap(({ assetId, given }) =>
      given.flatMap(({ to, amount, opout, seal }) => {
        if (to !== 'own' || seal.kind === 'secret') return [];
        const place =
          seal.kind === 'output' ? { txid, vout: seal.vout } : { txid: seal.txid, vout: seal.vout };
        return [{ assetId, amount, opout, ...place }];
      }),
    ),
  };
}
