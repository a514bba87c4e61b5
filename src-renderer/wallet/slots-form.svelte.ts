import type { CallInput, CallOutput, Result } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';
import type { Errand } from '../stores/index.ts';
import { FormDrafts } from '../stores/form-drafts.ts';
import { PlannedForm } from './reviewed-form.svelte.ts';

type SlotPlan = CallOutput<'signing.planSlots'>;

export class SlotsForm extends PlannedForm<SlotPlan> {
  num = $state<number | null>(5);
  sizeSats = $state<number | null>(1_000);
  upTo = $state(false);

  get asked(): CallInput<'signing.planSlots'> | null {
    const { walletId, num, sizeSats, rateSatsPerVb, upTo } = this;
    if (num === null || sizeSats === null || rateSatsPerVb === null) return null;
    return { walletId, num, sizeSats, rateSatsPerVb, upTo };
  }

  get invalid(): string | null {
    if (this.num === null) return say('slots-num');
    if (this.sizeSats === null) return say('slots-size');
    return this.rateSatsPerVb === null ? say('fee-rate') : null;
  }

  protected override toPlan(): (() => Promise<Result<SlotPlan>>) | null {
    const { asked } = this;
    return asked === null ? null : () => this.stores.bridge.signing.planSlots(asked);
  }

  async review(errand: Errand | null = null): Promise<void> {
    const { asked } = this;
    if (asked !== null) await this.begin(() => this.stores.bridge.signing.beginSlots(asked), errand);
  }
}

export const slotsDrafts = new FormDrafts<SlotsForm>();
