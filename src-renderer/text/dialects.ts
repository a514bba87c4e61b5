import type { Detected, Dialect, KeychainChoice } from '../../src-preload/contract/index.ts';
import { sayList, say } from '../../src-preload/messages/say.ts';

/** All dialects by their type, the newest servers first. */
const DIALECTS = {
  document: true,
  'rgb-node-api': true,
  'rgb-node-2026-03': true,
  'rgb-node-2025-08': true,
  'rgb-node-2025-07': true,
  'rgb-node-2025-06': true,
  'rgb-node-2025-05': true,
  'rgb-node-2025-04': true,
  thunderlink: true,
} as const satisfies Readonly<Record<Dialect, true>>;
const KEYCHAINS = ['learned', 'vanilla0', 'vanilla1', 'oldest'] as const satisfies readonly KeychainChoice[];

export const dialectName = (dialect: Dialect): string => say(`dialect-${dialect}`);
export const dialectOptions = (): { value: Dialect; label: string }[] =>
  (Object.keys(DIALECTS) as Dialect[]).map((value) => ({ value, label: dialectName(value) }));
export const keychainOptions = (): { value: KeychainChoice; label: string }[] =>
  KEYCHAINS.map((value) => ({ value, label: say(`dialect-keychain-${value}`) }));

type Sighting = Detected['saw'][number];

/** What a question to the service showed. Paths and names are our own words, never the service’s. */
export function sightingText({ says, path, status, names }: Sighting): string {
  if (says === 'namesCalls' && names.length === 0) return say('dialect-saw-names-no-calls');
  if (says === 'noSense' && status !== null)
    return say('dialect-saw-no-sense-status', { path, status: String(status) });
  return say(`dialect-saw-${says}`, { path, names: sayList(names) });
}
