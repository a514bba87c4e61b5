import type { CallOutput } from '../../src-preload/contract/index.ts';

export type Damage = CallOutput<'settings.about'>['damage'][number];

/** What happened to a file, and what follows from it. */
export function damageText({ file, keptAs, recovered, rows }: Damage): {
  readonly title: string;
  readonly more: string;
} {
  const missing = rows === undefined || rows.inAll === 0 ? '' : `${namedOf(rows)}. `;
  if (recovered === 'rest')
    return {
      title: `Not all of ${file} can be read`,
      more: `${missing}It stays in the file and is not shown; everything else is here.`,
    };
  const then = THEN[recovered][file] ?? OTHERWISE[recovered];
  return keptAs === null
    ? { title: `${file} was gone`, more: then }
    : { title: `${file} was damaged`, more: `kept as ${keptAs}. ${missing}${then}` };
}

function namedOf({ named, inAll }: NonNullable<Damage['rows']>): string {
  const list = named.join(', ');
  return `Cannot be read: ${list}${inAll > named.length ? `, and ${String(inAll - named.length)} more` : ''}`;
}

const OTHERWISE: Readonly<Record<Damage['recovered'], string>> = {
  previous: 'Its copy was taken instead.',
  part: 'What could be read of it was taken over.',
  nothing: 'Ochre began without it.',
  rest: '',
};

/** What is missing, and what to do about it. */
const THEN: Readonly<Record<Damage['recovered'], Readonly<Record<string, string>>>> = {
  previous: {},
  rest: {},
  part: {
    'settings.json':
      'All other wallets are here. Secrets of one that is missing are in your keychain: its words, or a backup, bring it back.',
    'journal.sqlite':
      'What could be read of the record of what was signed was taken over. Refresh, and look among your transfers before you pay anybody again.',
  },
  nothing: {
    'settings.json': 'Ochre began without it. Secrets are in your keychain: look there under Settings.',
    'journal.sqlite':
      'The record of what was signed begins anew. Refresh, and look among your transfers before you pay anybody again.',
    'practice.sqlite': 'A new practice chain begins, without the coins of the old one.',
  },
};
