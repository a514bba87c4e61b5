import type { CallOutput } from '../../src-preload/contract/index.ts';
import { sayList, say, type MessageArguments } from '../../src-preload/messages/say.ts';

export type Damage = CallOutput<'settings.about'>['damage'][number];

export function damageText({ file, keptAs, recovered, rows }: Damage): {
  readonly title: string;
  readonly more: string;
} {
  const missing = rows === undefined || rows.inAll === 0 ? [] : [damagedRows(rows, recovered)];
  const how =
    recovered === 'rest'
      ? recovered
      : keptAs === null
        ? 'gone'
        : recovered === 'merged'
          ? 'differs'
          : 'damaged';
  const member = file.replace(/\.(?:json|sqlite)$/, '') as MessageArguments<'damage-then'>['file'];
  const then = say('damage-then', { recovered, file: member });
  return {
    title: say('damage-title', { how, file }),
    more: [
      ...(how === 'differs' || how === 'damaged' ? [say('damage-kept', { keptAs: keptAs ?? '' })] : []),
      ...(how === 'gone' ? [] : missing),
      then,
    ].join(' '),
  };
}

function damagedRows({ named, inAll }: NonNullable<Damage['rows']>, recovered: Damage['recovered']): string {
  const more = inAll - named.length;
  const rest = more > 0 ? [say('part-flow-more', { count: more })] : [];
  return say('damage-rows', {
    recovered: recovered === 'merged' ? recovered : 'other',
    list: sayList([...named, ...rest]),
  });
}
