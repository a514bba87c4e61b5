import type { Component } from 'svelte';
import type { Review } from '../../../../src-preload/contract/index.ts';
import type { ImportedView } from '../review.svelte.ts';
import Bitcoin from './Bitcoin.svelte';
import Described from './Described.svelte';
import Replacement from './Replacement.svelte';
import Send from './Send.svelte';
import Slots from './Slots.svelte';

type Kind = Review['intent']['kind'];
type ReviewOf<K extends Kind> = Review & { readonly intent: { readonly kind: K } };
type Shown<K extends Kind> = Component<{ review: ReviewOf<K>; imported?: ImportedView | null }>;

const KINDS: { readonly [K in Kind]: Shown<K> } = {
  send: Send,
  sendBtc: Bitcoin,
  replacement: Replacement,
  createSlots: Slots,
  offline: Described,
};

export const shownBy = <K extends Kind>({ intent }: ReviewOf<K>): Shown<K> => KINDS[intent.kind];
