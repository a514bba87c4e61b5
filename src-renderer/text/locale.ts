import { language } from '../../src-preload/messages/say.ts';

/** The language that is spoken, for Intl: as the person's own region writes it, where their system speaks it too. */
export function locale(): string {
  const spoken = language();
  const { navigator } = globalThis as { readonly navigator?: { readonly language: string } };
  const own = navigator?.language ?? spoken;
  return own.toLowerCase().split('-')[0] === spoken ? own : spoken;
}
