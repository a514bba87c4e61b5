import type { FactsOf } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';
import { kebab } from './kebab.ts';

/** Why a transaction is refused: what it would do, and why that is no small matter. */
interface RefusalText {
  /** A headline, after “Blocked: ”. */
  readonly title: string;
  readonly would: string;
}

/** Words for a refusal code, or for a refusal without one. */
export function refusal(code: FactsOf<'PSBT_REFUSED'>['code'] | null): RefusalText {
  const id = `refusal-${kebab(code ?? 'INTENT_MISMATCH')}` as const;
  return { title: say(id), would: say(`${id}.would`) };
}
