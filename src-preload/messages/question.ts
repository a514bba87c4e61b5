import type { Question } from '../contract/confirm.ts';
import type { Messages } from './ids.ts';
import { isMessage, say, type Given } from './say.ts';

/** Main's own questions, put together of the catalogue's messages. */

type Asked = Omit<Question, 'questionId'>;

type Titles = Extract<keyof Messages, `question-${string}`>;
/** What a question says of itself: the message of its title, and `.message` and `.confirm` of the same. */
type Own<Id extends Titles> = Extract<keyof Messages, Id | `${Id}.message` | `${Id}.confirm`>;
type GivenAll<Id extends Titles> = keyof Given<Own<Id>> extends never ? unknown : Given<Own<Id>>;
type Lacking<Id extends Titles> = `${Id}.message` extends keyof Messages ? unknown : Pick<Asked, 'message'>;

/**
 * What main asks: `id` is the title, `id.message` stands below it, and `id.confirm` is the button that agrees, where it has
 * one. The second says what is put into these, and what stands instead of one of them. Details that are false are left out.
 */
export function question<Id extends Titles>(
  id: Id,
  about: Readonly<GivenAll<Id> & Lacking<Id> & Partial<Omit<Asked, 'title' | 'details'>>>,
  details: readonly (string | false)[],
): Asked {
  const { message, confirmLabel, dismissLabel, danger = false, ...given } = about as Partial<Asked>;
  const own = (part: string) => say(part as Titles, given as Given<Titles>);
  return {
    title: own(id),
    message: message ?? own(`${id}.message`),
    details: details.filter((line) => line !== false),
    confirmLabel: confirmLabel ?? (isMessage(`${id}.confirm`) ? own(`${id}.confirm`) : say('question-agree')),
    ...(dismissLabel === undefined ? {} : { dismissLabel }),
    danger,
  };
}
