import type { CallOutput } from '../../src-preload/contract/index.ts';
import type { Messages } from '../../src-preload/messages/ids.ts';
import { list, say } from '../../src-preload/messages/say.ts';

export type Damage = CallOutput<'settings.about'>['damage'][number];

/** What happened to a file, and what follows from it. */
export function damageText({ file, keptAs, recovered, rows }: Damage): {
  readonly title: string;
  readonly more: string;
} {
  const missing = rows === undefined || rows.inAll === 0 ? [] : [unread(rows)];
  if (recovered === 'rest')
    return { title: say('damage-rest', { file }), more: [...missing, say('damage-rest.more')].join(' ') };
  const then = say(THEN[recovered][file] ?? `damage-${recovered}`);
  return keptAs === null
    ? { title: say('damage-gone', { file }), more: then }
    : {
        title: say('damage-damaged', { file }),
        more: [say('damage-kept', { keptAs }), ...missing, then].join(' '),
      };
}

function unread({ named, inAll }: NonNullable<Damage['rows']>): string {
  const more = inAll - named.length;
  const rest = more > 0 ? [say('damage-unread-more', { count: more })] : [];
  return say('damage-unread', { list: list([...named, ...rest]) });
}

type Then = Extract<keyof Messages, `damage-${'part' | 'nothing'}-${string}`>;

/** What is missing, and what to do about it, where the file matters. */
const THEN: Readonly<Record<Exclude<Damage['recovered'], 'rest'>, Readonly<Record<string, Then>>>> = {
  previous: {},
  part: { 'settings.json': 'damage-part-settings', 'journal.sqlite': 'damage-part-journal' },
  nothing: {
    'settings.json': 'damage-nothing-settings',
    'journal.sqlite': 'damage-nothing-journal',
    'practice.sqlite': 'damage-nothing-practice',
  },
};
