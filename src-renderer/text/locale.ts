import { language } from '../../src-preload/messages/say.ts';

/** With the person's region, if their system speaks this language. */
export function locale(): string {
  const spoken = language();
  const { navigator } = globalThis as { readonly navigator?: { readonly language: string } };
  const own = navigator?.language ?? spoken;
  return own.toLowerCase().split('-')[0] === spoken ? own : spoken;
}
