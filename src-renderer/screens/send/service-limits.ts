import type { WalletView } from '../../../src-preload/contract/index.ts';
import { rate } from '../../text/numbers.ts';

type Can = WalletView['can'];

/** Why a send cannot be broadcast so through this service; null: it can. */
export function broadcastOff({ broadcast }: Can, donation: boolean): string | null {
  if (donation) return broadcast === 'waits' ? 'This service always waits for them.' : null;
  return broadcast === 'unsaid' ? 'This service takes no such wish, and may broadcast at once.' : null;
}

/** What of a send this service would do otherwise; null: nothing. Main refuses the same before anything is asked. */
export function serviceOff(
  can: Can,
  form: {
    readonly recipients: readonly { readonly read: { readonly kind: 'blinded' | 'witness' } }[];
    readonly donation: boolean;
    readonly rateSatsPerVb: number | null;
    readonly minConfirmations: number | null;
  },
): string | null {
  const { recipients, donation, rateSatsPerVb, minConfirmations } = form;
  if (recipients.length > 1 && !can.manyRecipients) return 'This service sends to one recipient at a time.';
  if (recipients.some(({ read }) => read.kind === 'witness') && !can.witnessRecipients)
    return 'This service pays invoices on a slot only: ask for a blinded one.';
  if (broadcastOff(can, donation) !== null)
    return donation
      ? 'Choose to wait for their acknowledgement: this service always does.'
      : 'Choose to broadcast at once: this service may do so whatever you choose.';
  if (can.sendRateSatsPerVb !== null && rateSatsPerVb !== can.sendRateSatsPerVb)
    return `Choose ${rate(can.sendRateSatsPerVb)}: this service knows no other fee.`;
  if (can.minConfirmations !== null && minConfirmations !== can.minConfirmations)
    return `Choose ${String(can.minConfirmations)} under “More”: this service knows no other depth.`;
  return null;
}
