import type { CallOutput, DoubleSpend } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';

type Place = CallOutput<'chain.whereabouts'>;
type Rival = DoubleSpend['rival'];

/** Only a transaction in a checked block looks verified. */
export function placeLook({ state, height, rival }: Place): {
  readonly kind: 'ok' | 'plain' | 'told' | 'unknown';
  readonly word: string;
} {
  if (state === 'mined') return { kind: 'ok', word: say('chain-where-mined', { height: height ?? 0 }) };
  if (rival?.own === true) return { kind: 'plain', word: say('chain-rival-own') };
  const isSilent = state === 'unknown' || state === 'unsaid';
  return { kind: isSilent ? 'unknown' : 'told', word: say(`chain-where-${state}`) };
}

export function placeWords({ state, confirmations, rival }: Place): string {
  if (state === 'mined') return say('chain-where-mined.says', { confirmations: confirmations ?? 0 });
  if (rival === null) return say(`chain-where-${state}.says`);
  if (rival.own) return say('chain-rival-own.says');
  return rivalShort(rival);
}

export function rivalTitle({ height }: Rival): string {
  return say(height === null ? 'chain-rival-told' : 'chain-rival-mined');
}

export function rivalShort({ height }: Rival): string {
  return height === null ? say('chain-rival-told.short') : say('chain-rival-mined.short', { height });
}

export function rivalWords({ kind, rival: { height } }: DoubleSpend): string {
  const side = kind === 'receive' ? 'receive' : 'out';
  return height === null ? say(`chain-rival-${side}-told`) : say(`chain-rival-${side}-mined`, { height });
}

export function rivalTodo({ kind, rival: { height } }: DoubleSpend): string {
  const side = kind === 'receive' ? 'receive' : 'out';
  return say(`chain-rival-${side}-${height === null ? 'told' : 'mined'}.todo`);
}
