import { say } from '../../src-preload/messages/say.ts';

/** States of another transaction in which it stands in the way. */
const LIVE = [
  'away',
  'signed',
  'handingOver',
  'accepted',
  'handedOver',
  'refused',
  'givenUp',
  'broadcast',
  'settled',
] as const;

/** What is said where another transaction stands in the way, by the state that it is in. */
export function liveWords(state: string): { readonly happened: string; readonly todo: string } | undefined {
  const live = LIVE.find((one) => one === state);
  if (live === undefined) return undefined;
  return { happened: say(`progress-live-${live}.happened`), todo: say(`progress-live-${live}.todo`) };
}
