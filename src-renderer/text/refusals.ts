import type { FactsOf } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';
import { kebab } from './kebab.ts';

/**
 * Why a transaction is refused, by its code or without one: a headline, after “Blocked: ”; what it would do, and why that
 * is no small matter.
 */
export function refusal(code: FactsOf<'PSBT_REFUSED'>['code'] | null): { title: string; would: string } {
  const id = `refusal-${kebab(code ?? 'INTENT_MISMATCH')}` as const;
  return { title: say(id), would: say(`${id}.would`) };
}
