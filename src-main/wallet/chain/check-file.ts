import { checkHeaders, HEADERS_SLICE_MS, windowFrom } from '../../domain/chain/check-headers.ts';
import type { ChainRules } from '../../domain/chain/rules.ts';
import { PERIOD } from '../../domain/chain/rules.ts';
import type { Clock, HeaderFile } from '../../ports/index.ts';
import { inSlices } from '../yield-to-event-loop.ts';

/**
 * Checks the headers on this disk as if a stranger had sent them, since anything may have been written there, and keeps
 * those before the first that breaks a rule. Without our own clock: one that went wrong costs no headers.
 */
export async function checkFile(clock: Clock, rules: ChainRules, file: HeaderFile): Promise<void> {
  const end = await file.end();
  for (let from = rules.from; from < end; from += PERIOD) {
    const window = windowFrom(rules, from);
    const [known, added] = [await file.read(window, from), await file.read(from, from + PERIOD)];
    const checked = await inSlices(clock, checkHeaders(rules, known, added, Infinity), HEADERS_SLICE_MS);
    if (checked.ok) continue;
    await file.cut(checked.fault === 'checkpoint' ? rules.from : checked.height);
    return;
  }
}
