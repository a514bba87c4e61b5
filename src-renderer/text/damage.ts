import type { CallOutput } from '../../src-preload/contract/index.ts';

export type Damage = CallOutput<'settings.about'>['damage'][number];

/** What happened to a file, and what follows from it. */
export function damageText({ file, keptAs, recovered }: Damage): {
  readonly title: string;
  readonly more: string;
} {
  const then = THEN[recovered][file] ?? OTHERWISE[recovered];
  return keptAs === null
    ? { title: `${file} was gone`, more: then }
    : { title: `${file} was damaged`, more: `kept as ${keptAs}. ${then}` };
}

const OTHERWISE: Readonly<Record<Damage['recovered'], string>> = {
  previous: 'Its copy was taken instead.',
  part: 'What could be read of it was taken over.',
  nothing: 'Ochre began without it.',
};

/** What is missing, and what to do about it. */
const THEN: Readonly<Record<Damage['recovered'], Readonly<Record<string, string>>>> = {
  previous: {},
  part: {
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
