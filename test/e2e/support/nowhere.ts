import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { searchBuffer, searchTree, type Needles } from '../../support/secret-search.ts';
import type { Ochre } from './practice.ts';
import type { Message } from './traffic.ts';

/**
 * Ends the program, then searches everything it wrote, printed and sent for secrets. Only the named messages, and
 * requests to their owners, may have them, and must.
 */
export async function expectNowhere(
  { page, host, folder }: Ochre,
  traffic: readonly Message[],
  needles: Needles,
  byDesign: { readonly messages: readonly string[]; readonly requests?: string },
): Promise<void> {
  await page.close();
  await host.stop();
  const lines = readFileSync(host.requestLog, 'utf8').trim().split('\n');
  const carries = (line: string): boolean => line.includes(byDesign.requests ?? '\0');
  const others = lines.filter((line) => !carries(line));
  const messages = traffic.filter(({ act }) => !byDesign.messages.includes(act));
  expect(messages.length).toBeGreaterThan(20);
  expect(lines.length).toBeGreaterThan(1);
  const find = (where: string, what: readonly unknown[]) =>
    searchBuffer(where, Buffer.from(JSON.stringify(what)), needles);
  expect([
    ...searchTree(`${folder}/data`, needles),
    ...searchTree(`${folder}/home`, needles),
    ...searchBuffer('output of the host', Buffer.from(host.output()), needles),
    ...searchBuffer('requests', Buffer.from(others.join('\n')), needles),
    ...find('calls and notices', messages),
  ]).toEqual([]);
  const carried = traffic.filter(({ act }) => byDesign.messages.includes(act));
  expect(find('by design', carried)).not.toEqual([]);
  if (byDesign.requests !== undefined)
    expect(searchBuffer('by design', Buffer.from(lines.filter(carries).join('\n')), needles)).not.toEqual([]);
}
