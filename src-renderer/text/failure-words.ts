import type { FailureCode } from '../../src-preload/contract/index.ts';
import { isMessage, say } from '../../src-preload/messages/say.ts';
import { kebab } from './kebab.ts';

/** What is said about a failure: what happened, where the title and what to do now do not say it. */
export interface FailureWords {
  readonly title: string;
  readonly happened: string | undefined;
  readonly todo: string | undefined;
}

/**
 * What is said in place of a code's own messages, behind them, and given to them. `variant`: messages of the code's name
 * and this one are said before the code's own, where there are any.
 */
export type Said = Partial<FailureWords> & {
  readonly variant?: string | undefined;
  /** Behind all, in brackets: what others call it. */
  readonly aside?: string;
  readonly [given: string]: unknown;
};

/** TypeScript cannot follow an id that is put together: test/unit/renderer/failures.test.ts asks for every one. */
const sayAs = say as unknown as (id: string, given: object) => string;

export function sayIf(id: string, given: object = {}): string | undefined {
  return isMessage(id) ? sayAs(id, given) : undefined;
}

/** The sentences of a code, or of those about a node's secret where it has some. */
export function wordsOf(code: FailureCode, said: Said, about: 'wallet' | 'node'): FailureWords {
  const { variant = '', title, happened, todo, aside = '', ...facts } = said;
  const given = Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => /^(?:string|number)$/.test(typeof fact)),
  );
  const id = `failure-${kebab(code)}`;
  const ids = /^\w+$/.test(variant) ? [`${id}-${variant}`, id] : [id];
  const part = (...names: string[]) => {
    for (const name of names)
      for (const one of ids) {
        const text = sayIf(`${one}${name}`, given);
        if (text !== undefined) return text;
      }
    return undefined;
  };
  const whatNow = todo ?? (about === 'node' ? part('.todo-node', '.todo') : part('.todo'));
  return {
    title: title ?? part('') ?? sayAs(id, given),
    happened: happened ?? part('.happened'),
    todo:
      [whatNow, aside === '' ? undefined : `(${aside})`].filter((one) => one !== undefined).join(' ') ||
      undefined,
  };
}
