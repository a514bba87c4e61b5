import type { FactsOf } from '../../src-preload/contract/index.ts';
import { isMessage, list, say } from '../../src-preload/messages/say.ts';
import type { FailureWords } from './failure-words.ts';

/** Words for a thing that was brought to be signed and is not: what it is, and what to bring instead, by what was wanted. */
export function broughtText(facts: FactsOf<'BROUGHT_REFUSED'>): FailureWords {
  const { problem, wanted, fingerprint, lacks } = facts;
  if (problem === 'lacks') return lackingText(lacks ?? { form: 'keyWithoutOrigin', missing: ['origin'] });
  // Some are called otherwise where something else than a thing to sign was wanted.
  const other = `imported-for-${wanted ?? ''}-${problem}` as const;
  const isOther = isMessage(other);
  const id = isOther ? other : (`imported-is-${problem}` as const);
  const happened = say(`${id}.happened`);
  const todo = `${id}.todo` as const;
  return {
    title: say(id),
    happened:
      fingerprint === undefined || isOther
        ? happened
        : `${happened} ${say('imported-fingerprint', { fingerprint })}`,
    // Of those that have none nothing else helps than to bring what was wanted.
    todo:
      isMessage(todo) && !(wanted !== undefined && problem === 'archive')
        ? say(todo)
        : say(`imported-bring-${wanted ?? 'psbt'}`),
  };
}

/** Known for what it is, and what is missing in it. */
function lackingText({ form, missing }: NonNullable<FactsOf<'BROUGHT_REFUSED'>['lacks']>): FailureWords {
  return {
    title: say('imported-is-lacks', { form }),
    happened: say('imported-is-lacks.happened', {
      missing: list(missing.map((one) => say(`imported-lacks-${one}`))),
    }),
    todo: say('imported-is-lacks.todo'),
  };
}
