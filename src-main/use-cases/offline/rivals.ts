import type { Network } from '../../domain/network.ts';
import { scriptKey, sealKey } from '../../domain/rgb/send-terms.ts';
import type { Context } from '../context.ts';
import { signedFlows, type Wanted } from '../signing/conflicts.ts';
import { outpointsOf } from '../signing/outpoints.ts';
import { recipientsOf } from '../signing/recipients.ts';
import { signedAsBrought } from '../signing/signed-as-brought.ts';
import type { Held } from './held.ts';

/** What a brought transaction spends and whom it pays, as it is compared and written down. */
export function spendingOf(
  { input, verdict, questions }: Pick<Held, 'input' | 'verdict' | 'questions'>,
  network: Network,
): Wanted {
  const { intent } = input;
  const inputs = outpointsOf(verdict);
  if (intent.kind !== 'offline')
    return { kind: intent.kind, inputs, recipients: recipientsOf(intent, network) };
  const recipients = questions.flatMap((question) => {
    if (question.kind === 'output') return [scriptKey(question.script)];
    return question.kind === 'asset' && question.seal.kind === 'secret'
      ? [sealKey(question.seal.secretSeal)]
      : [];
  });
  return { kind: questions.some(({ kind }) => kind === 'asset') ? 'send' : 'sendBtc', inputs, recipients };
}

/** Another transaction that shares a coin with it. */
export interface Rival {
  readonly txid: string;
  readonly atMs: number;
  /** Out to be signed on another machine; else it was signed here. */
  readonly isAway: boolean;
}

/** Once each: what was signed here of what was brought, and flows that are signed or away and were not handed over. */
export function rivalsOf(
  context: Pick<Context, 'signings'>,
  { walletId, verdict }: Pick<Held, 'walletId' | 'verdict'>,
): Rival[] {
  const coins = outpointsOf(verdict);
  const brought = signedAsBrought(context, walletId).map((one) => ({ ...one, isAway: false }));
  const found = [...brought, ...signedFlows(context, walletId)].filter(
    ({ txid, inputs }) => txid !== verdict.txid && inputs.some((coin) => coins.includes(coin)),
  );
  return [...new Map(found.map(({ txid, atMs, isAway }) => [txid, { txid, atMs, isAway }])).values()];
}
