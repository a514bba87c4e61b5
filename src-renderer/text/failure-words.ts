import type { FailureCode } from '../../src-preload/contract/index.ts';
import type { Messages } from '../../src-preload/messages/ids.ts';
import { say, type Given } from '../../src-preload/messages/say.ts';
import { kebab, type Kebab } from './kebab.ts';

/** What is said about a failure: what happened, and what to do. Full sentences. */
export interface FailureWords {
  readonly title: string;
  readonly happened: string;
  readonly todo: string;
}

/** What is said in place of a code's own message, or behind it. */
interface Else extends Partial<FailureWords> {
  readonly more?: string | undefined;
  /** Whether doing the very same again can be right. */
  readonly retry?: boolean;
}

type Part = keyof FailureWords;
type IdOf<Name extends string, P extends Part> = P extends 'title' ? Name : `${Name}.${P}`;
type Name<C extends FailureCode> = `failure-${Kebab<C>}`;

/** What the messages of a code are given, and the sentences that the catalogue has under no name of the code's own. */
export type Said<C extends FailureCode> = Else &
  Given<IdOf<Name<C>, Part> & keyof Messages> & {
    readonly [P in Part as IdOf<Name<C>, P> extends keyof Messages ? never : P]: string;
  };

/** Messages that say all three. */
type Whole = {
  [Id in keyof Messages]: IdOf<Id, Part> extends keyof Messages ? Id : never;
}[keyof Messages];

/** TypeScript cannot follow an id that is put together of a parameter of a type: what it is given is checked where the caller wrote it. */
const sayAs = say as unknown as (id: string, given: object) => string;

export function whole<Id extends Whole>(
  id: Id,
  given: Readonly<Given<IdOf<Id, Part> & keyof Messages>>,
): FailureWords {
  return {
    title: sayAs(id, given),
    happened: sayAs(`${id}.happened`, given),
    todo: sayAs(`${id}.todo`, given),
  };
}

/** The sentences of a code, by what its messages are given. */
export function wordsOf<C extends FailureCode>(
  code: C,
  said: Said<C>,
): FailureWords & { readonly retry: boolean } {
  const { title, happened, todo, more, retry = false, ...given }: Else = said;
  const id = `failure-${kebab(code)}` as const;
  const first = happened ?? sayAs(`${id}.happened`, given);
  return {
    title: title ?? sayAs(id, given),
    happened: more === undefined ? first : `${first} ${more}`,
    todo: todo ?? sayAs(`${id}.todo`, given),
    retry,
  };
}
