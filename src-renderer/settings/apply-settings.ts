import type { SettingsView } from '../../src-preload/contract/index.ts';
import type { Stores } from '../stores/index.ts';
import { inOneSentence } from '../text/failures.ts';

/** Changes settings. If that fails, they stay and a toast says why. */
export async function applySettings(
  { session, toasts }: Pick<Stores, 'session' | 'toasts'>,
  part: Partial<SettingsView>,
): Promise<void> {
  const result = await session.change(part);
  if (!result.ok) toasts.say(inOneSentence(result.failure));
}
