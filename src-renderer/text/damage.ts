import type { CallOutput } from '../../src-preload/contract/index.ts';
import { isMessage, list, say } from '../../src-preload/messages/say.ts';

export type Damage = CallOutput<'settings.about'>['damage'][number];

/** What happened to a file, and what follows from it. */
export function damageText({ file, keptAs, recovered, rows }: Damage): {
  readonly title: string;
  readonly more: string;
} {
  const missing = rows === undefined || rows.inAll === 0 ? [] : [unread(rows, recovered)];
  if (recovered === 'rest')
    return { title: say('damage-rest', { file }), more: [...missing, say('damage-rest.more')].join(' ') };
  // What is missing, and what to do about it, where the file matters.
  const ofFile = `damage-${recovered}-${file.replace(/\.(?:json|sqlite)$/, '')}` as const;
  const then = say(isMessage(ofFile) ? ofFile : `damage-${recovered}`);
  return keptAs === null
    ? { title: say('damage-gone', { file }), more: then }
    : {
        title: say(recovered === 'merged' ? 'damage-differs' : 'damage-damaged', { file }),
        more: [say('damage-kept', { keptAs }), ...missing, then].join(' '),
      };
}

function unread({ named, inAll }: NonNullable<Damage['rows']>, recovered: Damage['recovered']): string {
  const more = inAll - named.length;
  const rest = more > 0 ? [say('part-flow-more', { count: more })] : [];
  return say(recovered === 'merged' ? 'damage-taken' : 'damage-unread', { list: list([...named, ...rest]) });
}
