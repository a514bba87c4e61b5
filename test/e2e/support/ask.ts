import { expect, type Page } from '@playwright/test';
import type { Call, CallInput, CallOutput, Result } from '../../../src-preload/contract/index.ts';
import type { LoopbackTransport } from '../../../src-renderer/bridge/loopback-transport.ts';
import { openLoopbackPage } from '../../support/loopback-page.ts';

/** What the page makes of its one-time code, once main has answered; runs in the page. */
const TOKEN = "sessionStorage.getItem('ochre-token')";

/** A second session of the tab, as after a reload; opened again if the tab moved to another host. */
const sessions = new WeakMap<Page, { readonly token: string; readonly opened: Promise<LoopbackTransport> }>();

/**
 * Asks main like the page, through the same door, for practice events without a button. Waits, as the page's calls do,
 * until the page may ask.
 */
export async function ask<N extends Call>(page: Page, name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  // Not waitForFunction, which evaluates text in the page, against the page's policy.
  await expect.poll(() => page.evaluate(`${TOKEN} !== null`)).toBe(true);
  const token: string = await page.evaluate(TOKEN);
  const before = sessions.get(page);
  const session = before?.token === token ? before : { token, opened: openLoopbackPage(page.url(), token) };
  if (session !== before) {
    sessions.set(page, session);
    void before?.opened.then(({ close }) => close());
    page.once('close', () => void session.opened.then(({ close }) => close()));
  }
  const result = (await (await session.opened).ask(name, input)) as Result<CallOutput<N>>;
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result)}`);
  return result.value;
}
