import type { Item, Kind } from './items.ts';

/** What was looked at, one check or test each. */
export interface Evidence {
  readonly item: number;
  readonly kind: Kind;
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed. */
  readonly detail?: string;
}

/** Why something cannot be looked at here; null where it can. */
export type NotHere = (item: number, kind: Kind) => string | null;

/** `needs Electron`: a window that is not here. `needs a package`: all else held, and what was packed is not here. */
export type Standing = 'passed' | 'failed' | 'needs Electron' | 'needs a package';

export interface Judged {
  readonly item: Item;
  readonly standing: Standing;
  /** What came of each kind, in words. */
  readonly parts: readonly string[];
  /** What failed. */
  readonly problems: readonly string[];
}

export interface Summary {
  readonly checks: number;
  readonly passed: number;
  readonly needsElectron: readonly number[];
  readonly needsPackage: readonly number[];
  readonly failed: readonly number[];
}

/**
 * How an item stands. It passed only where every kind of proof that it takes was looked at and held: one that needs
 * Electron for a part needs Electron, whatever else of it held. A kind without a single test that ran has failed.
 */
export function judgeItem(item: Item, evidence: readonly Evidence[], notHere: NotHere): Judged {
  const parts: string[] = [];
  const problems: string[] = [];
  let waits: 'needs Electron' | 'needs a package' | null = null;
  for (const kind of item.kinds) {
    const of = evidence.filter((one) => one.item === item.number && one.kind === kind);
    const count = (outcome: Evidence['outcome']): number =>
      of.filter((one) => one.outcome === outcome).length;
    const failed = of.filter(({ outcome }) => outcome === 'failed');
    problems.push(...failed.map(({ name, detail }) => (detail === undefined ? name : `${name}: ${detail}`)));
    if (notHere(item.number, kind) !== null) {
      waits = waits === 'needs Electron' || kind !== 'package' ? 'needs Electron' : 'needs a package';
      parts.push(`${kind}: not here`);
    } else if (count('passed') === 0) {
      if (failed.length === 0) problems.push(`no ${kind} test of it ran`);
      parts.push(`${kind}: none`);
    } else {
      const skipped = count('skipped') === 0 ? '' : `, ${count('skipped')} skipped`;
      parts.push(`${kind}: ${count('passed')}${skipped}`);
    }
  }
  const standing = problems.length > 0 ? 'failed' : (waits ?? 'passed');
  return { item, standing, parts, problems };
}

export function summarise(judged: readonly Judged[]): Summary {
  const numbers = (standing: Standing): readonly number[] =>
    judged.filter((one) => one.standing === standing).map(({ item }) => item.number);
  return {
    checks: judged.length,
    passed: numbers('passed').length,
    needsElectron: numbers('needs Electron'),
    needsPackage: numbers('needs a package'),
    failed: numbers('failed'),
  };
}

/** The items that a test names: `hardening 12:`, `hardening 12, 13:`. */
export const itemsOf = (testName: string): readonly number[] =>
  [...testName.matchAll(/\bhardening ((?:\d+, )*\d+):/g)].flatMap(([, list = '']) =>
    list.split(', ').map(Number),
  );
