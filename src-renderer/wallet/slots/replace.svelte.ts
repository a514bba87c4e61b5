import type { CallInput, CallOutput, Result } from '../../../src-preload/contract/index.ts';
import type { Stores } from '../../stores/index.ts';
import { PlannedForm } from '../reviewed-form.svelte.ts';

type Plan = CallOutput<'signing.planReplacement'>;

/** Replaces a waiting transaction by one with a higher fee, or by one that pays all back. */
export class ReplaceForm extends PlannedForm<Plan> {
  readonly txid: string;
  readonly act: CallInput<'signing.planReplacement'>['act'];

  constructor(stores: Stores, txid: string, act: ReplaceForm['act']) {
    super(stores);
    this.txid = txid;
    this.act = act;
  }

  get asked(): CallInput<'signing.beginReplacement'> | null {
    const { walletId, txid, act, rateSatsPerVb } = this;
    return rateSatsPerVb === null ? null : { walletId, txid, act, rateSatsPerVb };
  }

  protected override toPlan(): (() => Promise<Result<Plan>>) | null {
    const { asked } = this;
    return asked && (() => this.stores.bridge.signing.planReplacement(asked));
  }

  async review(): Promise<void> {
    const { asked } = this;
    if (asked !== null) await this.begin(() => this.stores.bridge.signing.beginReplacement(asked));
  }
}
