import type { Verdict } from '../../verify/index.ts';
import { outpointName } from '../../base/outpoint.ts';
import { branchAndIndex } from '../book/own-indexes.ts';
import type { TransactionEffect } from './refuse-second-payment.ts';
import type { SignedStep } from '../../records/signing.ts';

export function outpointsOf(verdict: Pick<Verdict, 'inputs'>): string[] {
  return verdict.inputs.flatMap(({ outpoint }) => (outpoint === null ? [] : [outpointName(outpoint)]));
}

export function signedStepOf(
  verdict: Verdict,
  recipients: readonly string[],
): Omit<SignedStep, 'psbt'> & Pick<TransactionEffect, 'inputs' | 'recipients'> {
  const { inputs, outputs, assets, txid, outcome } = verdict;
  if (txid === null) throw new Error('a transaction that could not be read was to be signed');
  return {
    txid,
    inputs: outpointsOf(verdict),
    slots: outputs.flatMap(({ kind, index }) => (kind === 'assetSlot' ? [index] : [])),
    made: outputs.flatMap(({ index: vout, path, amountSats }) =>
      path === null ? [] : [{ vout, ...lies(path), ...(amountSats === null ? {} : { sats: amountSats }) }],
    ),
    coins: inputs.flatMap(({ outpoint, path, amountSats: sats }) =>
      path === null || outpoint === null || sats === null ? [] : [{ ...outpoint, ...lies(path), sats }],
    ),
    recipients: [...recipients],
    proved: outcome !== 'notProved',
    back: assets.flatMap(({ assetId, given }) =>
      given.flatMap(({ to, amount, opout, seal }) => {
        if (to !== 'own' || seal.kind === 'secret') return [];
        const at = seal.kind === 'output' ? txid : seal.txid;
        return [{ assetId, amount, opout, txid: at, vout: seal.vout }];
      }),
    ),
  };
}

function lies(path: string): { readonly colored: boolean; readonly index: number } {
  const { branch, index } = branchAndIndex(path);
  return { colored: branch === 'colored', index };
}
