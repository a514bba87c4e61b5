import type { CallInput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { Context } from '../context.ts';

/** Gives up a flow before hand-over. One that was refused is closed already: nothing to do. */
export function cancelFlow(context: Context, { flowId }: CallInput<'signing.cancel'>): void {
  const flow = context.journal.read(flowId);
  if (flow === null) throw fail('FLOW_UNKNOWN', {});
  if (flow.state === 'refused' || flow.state === 'dropped') return;
  context.journal.advance(flowId, ['intent', 'begun', 'judged', 'signed'], 'dropped', {
    because: 'cancelled',
  });
}
