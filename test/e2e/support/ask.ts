import type { Page } from '@playwright/test';
import type { Call, CallInput, CallOutput } from '../../../src-preload/contract/index.ts';

/** What the page makes of its one-time code, once main has answered; runs in the page. */
const HAS_TOKEN = "sessionStorage.getItem('ochre-token') !== null";

/**
 * Asks main as the page does, over the same door, for what has no button: what happens at the practice service
 * meanwhile. Waits, as the page's own calls do, until the page may ask.
 */
export async function ask<N extends Call>(page: Page, name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  await page.waitForFunction(HAS_TOKEN);
  const result = await page.evaluate(
    async ([call, given]) => {
      const page = globalThis as unknown as { sessionStorage: { getItem: (key: string) => string | null } };
      const response = await fetch('/call', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-ochre-token': page.sessionStorage.getItem('ochre-token') ?? '',
        },
        body: JSON.stringify({ name: call, input: given }),
      });
      return (await response.json()) as { ok: boolean; value: unknown };
    },
    [name, input] as const,
  );
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result)}`);
  return result.value as CallOutput<N>;
}
