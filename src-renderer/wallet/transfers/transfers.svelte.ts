import type { TransferFilter, TransferState } from '../../../src-preload/contract/index.ts';
import { FormDrafts } from '../../stores/form-drafts.ts';
import { UNFINISHED } from '../../text/transfers.ts';

/** Filter and scroll position of the transfers, which outlive the screen. */
export class TransfersView {
  readonly walletId: string;
  /** The asset for which the list was opened; undefined for all. */
  readonly openedFor: string | undefined;
  assetId = $state('');
  state = $state<'all' | 'unfinished' | TransferState>('all');
  direction = $state<'both' | 'in' | 'out'>('both');
  text = $state('');
  active = $state(0);
  scrollTop = $state(0);

  constructor(walletId: string, openedFor: string | undefined) {
    this.walletId = walletId;
    this.openedFor = openedFor;
    this.assetId = openedFor ?? '';
  }

  get filter(): TransferFilter {
    return {
      assetId: this.assetId === '' ? null : this.assetId,
      states: this.state === 'all' ? [] : this.state === 'unfinished' ? [...UNFINISHED] : [this.state],
      direction: this.direction === 'both' ? null : this.direction,
      text: this.text.trim(),
    };
  }

  get narrowed(): boolean {
    const { assetId, states, direction, text } = this.filter;
    return assetId !== null || states.length > 0 || direction !== null || text !== '';
  }

  clear(): void {
    this.assetId = '';
    this.state = 'all';
    this.direction = 'both';
    this.text = '';
  }
}

const left = new FormDrafts<TransfersView>();

export function keptView(owner: object, walletId: string, assetId: string | undefined): TransfersView {
  const view = left.of(owner, walletId);
  return view !== null && view.openedFor === assetId
    ? view
    : left.keep(owner, new TransfersView(walletId, assetId));
}
