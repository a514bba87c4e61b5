import { fail } from '../../domain/errors.ts';
import type { NodeRecord } from '../state/records.ts';
import { parseTemplate } from '../state/unlock-body.ts';

/** By the names that the unlock body has places for. */
export type Secrets = Readonly<Record<string, string>>;

/** The secrets that the unlock body has a place for. Empty where it cannot be read. */
export function neededNames({ unlockTemplate }: NodeRecord): readonly string[] {
  const read = parseTemplate(unlockTemplate);
  return read.ok ? read.names : [];
}

/** Those that were neither given now nor ever kept. Reads no secret. */
export function missingNames(node: NodeRecord, given: Secrets): readonly string[] {
  return neededNames(node).filter(
    (name) => !Object.hasOwn(given, name) && !Object.hasOwn(node.secretIds, name),
  );
}

/** INVALID_INPUT for a secret that the body has no place for: it would lie in the keychain, or in memory, for nothing. */
export function refuseForeignNames(node: NodeRecord, given: Secrets): void {
  const names = neededNames(node);
  const foreign = Object.keys(given).find((name) => !names.includes(name));
  if (foreign !== undefined)
    throw fail('INVALID_INPUT', {
      path: foreign,
      problem: `the unlock body of “${node.name}” has no place for it`,
    });
}
