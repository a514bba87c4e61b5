import type { NoticePayload } from '../../../src-preload/contract/index.ts';
import type { WalletContext } from '../context.ts';

type Step = NoticePayload<'signing.progress'>['step'];

/** Tells the screens which step a flow is at and since when, so that every wait can say what it waits for. */
export function progressOf(
  context: Pick<WalletContext, 'tell' | 'clock'>,
  flowId: string,
): (step: Step) => void {
  return (step) => {
    context.tell('signing.progress', { flowId, step, sinceMs: context.clock.nowMs() });
  };
}
