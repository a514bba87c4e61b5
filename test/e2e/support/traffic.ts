import type { Page } from '@playwright/test';
import { tap, type Tap } from './seals.ts';

/** One message between the page and the host. */
export interface Message {
  /** As `vault.create to page`; notices are called so. */
  readonly act: string;
  readonly text: string;
}
export type Traffic = readonly Message[];

/** The calls that carry words by design. */
export const WORD_CALLS = ['vault.reveal to page', 'vault.checkWords to host', 'vault.restore to host'];

/** Everything that crosses between page and host, calls and notices, from now on. Call before the page is opened. */
export async function recordTraffic(page: Page): Promise<Traffic> {
  const messages: Message[] = [];
  page.on('request', (request) => messages.push({ act: 'request', text: request.url() }));
  page.on('console', (message) => messages.push({ act: 'console', text: message.text() }));
  await page.exposeFunction('crossed', (call: string, direction: string, text: string) => {
    messages.push({ act: `${call} ${direction}`, text });
  });
  await tap(page);
  await page.addInitScript(tellCrossed);
  return messages;
}

/** Runs in the page: hands over what it seals and opens. */
function tellCrossed(): void {
  const scope = globalThis as unknown as { ochreTap: Tap; crossed: Tap['heard'][number] };
  scope.ochreTap.heard.push(scope.crossed);
}
