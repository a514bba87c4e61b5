import type { Question } from '../contract/confirm.ts';
import type { Messages } from './ids.ts';
import { isMessage, say, type MessageArguments } from './say.ts';

type Asked = Omit<Question, 'questionId'>;

type Titles = Extract<keyof Messages, `question-${string}`>;
type Own<Id extends Titles> = Extract<keyof Messages, Id | `${Id}.message` | `${Id}.confirm`>;
type GivenAll<Id extends Titles> = keyof MessageArguments<Own<Id>> extends never
  ? unknown
  : MessageArguments<Own<Id>>;
type Lacking<Id extends Titles> = `${Id}.message` extends keyof Messages ? unknown : Pick<Asked, 'message'>;

/** `about` has parameters for the messages of `id`, or replaces them. False details are left out. */
export function question<Id extends Titles>(
  id: Id,
  about: Readonly<GivenAll<Id> & Lacking<Id> & Partial<Omit<Asked, 'title' | 'details'>>>,
  details: readonly (string | false)[],
): Asked {
  const { message, confirmLabel, dismissLabel, danger = false, ...given } = about as Partial<Asked>;
  const own = (part: string) => say(part as Titles, given as MessageArguments<Titles>);
  return {
    title: own(id),
    message: message ?? own(`${id}.message`),
    details: details.filter((line) => line !== false),
    confirmLabel: confirmLabel ?? (isMessage(`${id}.confirm`) ? own(`${id}.confirm`) : say('question-agree')),
    ...(dismissLabel === undefined ? {} : { dismissLabel }),
    danger,
  };
}
