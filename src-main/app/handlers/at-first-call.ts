import { names } from '../../../src-preload/names.ts';
import type { Handlers } from '../handlers.ts';

type Handler = (input: never) => Promise<unknown>;

/** All handlers, of which those that are not at hand are loaded with the first call of any of them, and once. */
export function atFirstCall<H extends Partial<Handlers>>(
  atHand: H,
  load: () => Promise<Omit<Handlers, keyof H>>,
): Handlers {
  let loading: Promise<Omit<Handlers, keyof H>> | null = null;
  const loaded = (): Promise<Omit<Handlers, keyof H>> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  const late = calls()
    .filter((name) => !(name in atHand))
    .map((name): [string, Handler] => [
      name,
      async (input) => {
        const handlers = (await loaded()) as Readonly<Record<string, Handler>>;
        const handler = handlers[name];
        if (handler === undefined) throw new Error(`nobody answers ${name}`);
        return handler(input);
      },
    ]);
  return { ...Object.fromEntries(late), ...atHand } as unknown as Handlers;
}

function calls(): readonly string[] {
  return Object.entries(names).flatMap(([group, members]) =>
    Object.entries(members).flatMap(([key, kind]) => (kind === 'call' ? [`${group}.${key}`] : [])),
  );
}
