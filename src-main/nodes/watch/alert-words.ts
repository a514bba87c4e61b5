import type { AlertView } from '../../../src-preload/contract/nodes.ts';
import type { AlertKind } from '../state/alerts.ts';

/** For the OS's notification, which has no room for more. */
export function alertWords({ kind, count, names }: AlertView): [string, string] {
  const nodes = count === 1 ? (names[0] ?? '1 node') : `${String(count)} nodes`;
  const is = count === 1 ? 'is' : 'are';
  const who =
    count === 1
      ? 'It pays and receives nothing until it is unlocked.'
      : names.join(', ') + (count > names.length ? ' …' : '');
  const titles: Readonly<Record<AlertKind, string>> = {
    locked: `${nodes} ${is} locked`,
    lockedLong: `${nodes} ${is} still locked`,
    unreachable: `${nodes} ${count === 1 ? 'does' : 'do'} not answer`,
    outdated: `${nodes} ${count === 1 ? 'runs' : 'run'} an outdated image`,
    upgradeFailed: `The upgrade of ${nodes} failed`,
    willLock: `${nodes} will probably lock: a new image is out`,
    unlockedByItself: `${nodes} ${count === 1 ? 'was' : 'were'} unlocked by itself`,
  };
  return [titles[kind], kind === 'locked' || kind === 'lockedLong' ? who : names.join(', ')];
}
